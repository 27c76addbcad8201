import { randomBytes } from "node:crypto";
import {
  type Answer,
  type AnyGame,
  at,
  type GameTypes,
  gameOfRecord,
  isForeign,
  readRecord,
  verifyRecord,
  yes,
} from "@gatehouse/engine";
import type { Pace, SeatRequest, Visibility } from "@gatehouse/protocol";
import { isBot } from "../bots/choose.ts";
import { freshCode } from "../codes.ts";
import { engineFault, refuse, type ServerFault } from "../faults.ts";
import type { AnyMatch, Games } from "../games.ts";
import { concluded } from "./outcome.ts";
import { freshInvitation, type Sitter, seated } from "./seats.ts";
import { EMPTY_SEAT, seatsOf, type Table, type TableSeat } from "./table.ts";

/** What all new tables have in common. */
export interface TableRequest {
  readonly seats: readonly SeatRequest[];
  readonly visibility: Visibility;
  readonly pace: Pace;
  readonly saltHash?: string | undefined;
}

/** A new table, the codes of its invitations, and its log if it has one already. */
export interface NewTable {
  readonly table: Table;
  readonly game: AnyGame;
  readonly play: AnyMatch | null;
  readonly codes: readonly { readonly seat: number; readonly code: string }[];
}

/** Opens a table for a new match. */
export function newTable(
  games: Games,
  who: Sitter,
  now: number,
  request: TableRequest & { readonly game: string; readonly options: unknown },
): Answer<NewTable, ServerFault> {
  const game = games.get(request.game);
  if (!game) return refuse("unknown-game", { found: request.game, known: [...games.keys()].join(", ") });
  const wanted = isForeign(request.options) ? { seats: request.seats.length, ...request.options } : request.options;
  const opened = game.open(wanted);
  if (!opened.ok) return engineFault({ code: "bad-options", problem: at(opened.error, 0) });
  const secret = randomBytes(32).toString("hex");
  return laid(game, opened.value.options, who, now, request, secret, null);
}

/** Opens a table for a match that began elsewhere: every step is played again, and its luck stays unproven. */
export function uploadedTable(
  games: Games,
  who: Sitter,
  now: number,
  { record, ...request }: TableRequest & { readonly record: unknown },
): Answer<NewTable, ServerFault> {
  const id = gameOfRecord(record);
  if (!id.ok) return engineFault(id.error);
  const game = games.get(id.value);
  if (!game) return refuse("unknown-game", { found: id.value, known: [...games.keys()].join(", ") });
  const read = readRecord(game, record);
  if (!read.ok) return engineFault(read.error);
  const verified = verifyRecord(game, read.value);
  if (!verified.ok) return engineFault(verified.error);
  const play = verified.value;
  const made = laid(game, play.rules.options, who, now, request, null, play);
  if (!made.ok) return made;
  // One that is over has nobody to wait for.
  const isOver = play.rules.result(play.state) !== null;
  if (!isOver) return made;
  return yes({ ...made.value, table: concluded({ ...made.value.table, phase: "playing" }, play) });
}

function laid(
  game: AnyGame,
  options: GameTypes["Options"],
  who: Sitter,
  now: number,
  { seats, visibility, pace, saltHash }: TableRequest,
  secret: string | null,
  play: AnyMatch | null,
): Answer<NewTable, ServerFault> {
  if (seats.length !== options.seats) return refuse("wrong-seat-count", { wanted: options.seats, found: seats.length });
  if (!seats.some(({ kind }) => kind === "me")) return refuse("nobody-sits");
  const codes: { seat: number; code: string }[] = [];
  const laidSeats: TableSeat[] = [];
  for (const [seat, request] of seats.entries()) {
    if (request.kind === "bot" && !isBot(request.level)) return refuse("unknown-bot", { found: request.level });
    const invitation =
      request.kind === "person" || (request.kind === "open" && visibility === "private") ? freshInvitation() : null;
    if (invitation) codes.push({ seat, code: invitation.code });
    laidSeats.push(laidSeat(request, who, invitation?.hash ?? null));
  }
  // A person has one salt, with their first seat.
  const first = seats.findIndex(({ kind }) => kind === "me");
  const salted = laidSeats.map((each, seat) => (seat === first ? { ...each, saltHash: saltHash ?? null } : each));
  const id = `${game.id}-${randomBytes(6).toString("hex")}`;
  const table: Table = {
    ...{ id, game: game.id, rulesVersion: game.rulesVersion, options, created: now, revision: 1 },
    ...{ phase: "gathering", frozen: null, visibility, pace, seats: salted, proposal: null, outcome: null },
    ...{ rematch: null, secret, leftOut: [], saltsDue: null, host: who.id },
    ...{ code: freshCode(), pass: randomBytes(15).toString("base64url") },
  };
  return yes({ table, game, play, codes });
}

function laidSeat(request: SeatRequest, who: Sitter, invitation: string | null): TableSeat {
  switch (request.kind) {
    case "me":
      return seated(who, undefined);
    case "bot":
      return { ...EMPTY_SEAT, kind: "bot", level: request.level, name: request.level };
    case "person":
      return { ...EMPTY_SEAT, kind: "invited", invitation };
    case "open":
      return { ...EMPTY_SEAT, kind: invitation ? "invited" : "open", invitation };
  }
}

/** The same table again: bots as before, a seat kept for everybody who sat there, and the asker already on theirs. */
export function rematchTable(
  games: Games,
  who: Sitter,
  now: number,
  old: Table,
  saltHash: string | undefined,
): Answer<NewTable, ServerFault> {
  if (old.phase !== "over") return refuse("not-over");
  const [first] = seatsOf(old, who.id);
  if (first === undefined) return refuse("not-at-table");
  const seats = old.seats.map((seat): SeatRequest => {
    if (seat.kind === "bot") return { kind: "bot", level: seat.level ?? "" };
    return seat.player === who.id ? { kind: "me" } : { kind: "person" };
  });
  const { visibility, pace, game, options } = old;
  const made = newTable(games, who, now, { game, options, seats, visibility, pace, saltHash });
  if (!made.ok) return made;
  const reserved = made.value.table.seats.map((seat, i) =>
    seat.kind === "invited" ? { ...seat, reserved: old.seats[i]?.player ?? null } : seat,
  );
  return yes({ ...made.value, table: { ...made.value.table, seats: reserved } });
}
