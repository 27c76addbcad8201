import { z } from "zod";

/** The kinds of no, each with its HTTP status. */
export const STATUS = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  NOT_YOUR_TURN: 409,
  STALE: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  REFUSED: 422,
  TOO_MANY_REQUESTS: 429,
  SERVICE_UNAVAILABLE: 503,
} as const;

/** One of {@link STATUS}. */
export type FaultKind = keyof typeof STATUS;

/** Every reason of the server for a no, with its kind. Their texts are the server's messages `fault.<reason>`. */
export const REASONS = {
  "bad-input": "BAD_REQUEST",
  "bad-address": "BAD_REQUEST",
  "bad-host": "BAD_REQUEST",
  "body-malformed": "BAD_REQUEST",
  "body-too-large": "PAYLOAD_TOO_LARGE",
  "body-type-unknown": "UNSUPPORTED_MEDIA_TYPE",
  "only-by-post": "METHOD_NOT_ALLOWED",
  "no-such-request": "NOT_FOUND",
  "bad-options": "BAD_REQUEST",
  "bad-record": "BAD_REQUEST",
  "bad-salt": "BAD_REQUEST",
  "malformed-action": "BAD_REQUEST",
  "unknown-action": "BAD_REQUEST",
  "no-action": "BAD_REQUEST",
  "unknown-seat": "BAD_REQUEST",
  "unknown-game": "BAD_REQUEST",
  "unknown-bot": "BAD_REQUEST",
  "other-rules-version": "BAD_REQUEST",
  "wrong-seat-count": "BAD_REQUEST",
  "nobody-sits": "BAD_REQUEST",
  "foreign-origin": "FORBIDDEN",
  "no-identity": "UNAUTHORIZED",
  "unknown-identity": "UNAUTHORIZED",
  "guests-only": "FORBIDDEN",
  "not-your-seat": "FORBIDDEN",
  "not-at-table": "FORBIDDEN",
  "private-match": "FORBIDDEN",
  "bad-invitation": "FORBIDDEN",
  "record-still-secret": "FORBIDDEN",
  "not-host": "FORBIDDEN",
  "private-target": "FORBIDDEN",
  "unknown-zone": "BAD_REQUEST",
  "no-mail-here": "CONFLICT",
  "way-not-confirmed": "CONFLICT",
  "no-way": "NOT_FOUND",
  "no-passkey": "NOT_FOUND",
  "no-table-code": "NOT_FOUND",
  "code-expired": "NOT_FOUND",
  "passkey-challenge-expired": "CONFLICT",
  "passkey-not-proven": "FORBIDDEN",
  "passkey-needs-domain": "CONFLICT",
  "no-match": "NOT_FOUND",
  "no-entry": "NOT_FOUND",
  "no-bot-token": "NOT_FOUND",
  "seat-taken": "CONFLICT",
  "no-free-seat": "CONFLICT",
  "not-gathering": "CONFLICT",
  "not-salting": "CONFLICT",
  "not-playing": "CONFLICT",
  "not-over": "CONFLICT",
  "match-frozen": "CONFLICT",
  "game-over": "CONFLICT",
  "already-resigned": "CONFLICT",
  "not-covered": "CONFLICT",
  "nothing-to-undo": "CONFLICT",
  "not-a-step": "CONFLICT",
  "undo-crosses-draw": "CONFLICT",
  "undo-crosses-seat": "CONFLICT",
  "no-proposal": "CONFLICT",
  "proposal-open": "CONFLICT",
  busy: "CONFLICT",
  "wrong-seat": "NOT_YOUR_TURN",
  stale: "STALE",
  refused: "REFUSED",
  "too-many-requests": "TOO_MANY_REQUESTS",
  "too-many-tables": "TOO_MANY_REQUESTS",
  "too-much-chat": "TOO_MANY_REQUESTS",
  "too-many-guesses": "TOO_MANY_REQUESTS",
  "too-many-ways": "TOO_MANY_REQUESTS",
  "too-many-trials": "TOO_MANY_REQUESTS",
  "too-many-connections": "TOO_MANY_REQUESTS",
  "too-many-bots": "TOO_MANY_REQUESTS",
  "not-stored": "SERVICE_UNAVAILABLE",
} as const satisfies Record<string, FaultKind>;

/** One of {@link REASONS}. */
export type Reason = keyof typeof REASONS;

/** What goes with every no: the reason, and its facts by name (for a refusal the game's own, with its clause). */
export const faultSchema = z.looseObject({ reason: z.string() });

type ErrorItems = { readonly [K in FaultKind]: { readonly status: number; readonly data: typeof faultSchema } };

/** The errors of the contract. */
export const ERRORS = Object.fromEntries(
  Object.entries(STATUS).map(([kind, status]) => [kind, { status, data: faultSchema }]),
  // Made of exactly the names of STATUS, which fromEntries forgets.
) as ErrorItems;
