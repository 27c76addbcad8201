import { z } from "zod";

/** JSON of a game that the server passes on without knowing it: a view, an event. */
const foreign = z.looseObject({});

const hash = z.string().regex(/^[0-9a-f]{64}$/, "64 digits 0 … f");

/** How long a name of a person or a bot may be. */
export const NAME_LENGTH = 30;

/** How long a line of chat may be. */
export const CHAT_LENGTH = 500;

/** A name as people write it; what is around it and control characters are not part of it. */
export const nameSchema = z
  .string()
  .transform((name) => name.normalize("NFC").replace(/\p{C}/gu, "").replace(/\s+/g, " ").trim())
  .pipe(z.string().min(1).max(NAME_LENGTH));

export const languageSchema = z.enum(["en", "es", "de"]);

export const matchIdSchema = z.string().regex(/^[a-z0-9-]{3,60}$/);

export const seatSchema = z.int().min(0).max(15);

/** A seat in an address, where everything is text; left out, it is nobody's: a spectator. */
export const viewerSchema = z.coerce.number().int().min(0).max(15).optional();

export const hashSchema = hash;

/** Live: so many minutes for a decision. By correspondence: so many days. */
export const paceSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("live"), minutes: z.int().min(1).max(1440) }),
  z.object({ kind: z.literal("correspondence"), days: z.int().min(1).max(30) }),
]);
export type Pace = z.infer<typeof paceSchema>;

/** Who shall sit at a seat of a new match: its maker, anybody, somebody with an invitation, or a bot. */
export const seatRequestSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("me") }),
  z.object({ kind: z.literal("open") }),
  z.object({ kind: z.literal("person") }),
  z.object({ kind: z.literal("bot"), level: z.string().max(30) }),
]);
export type SeatRequest = z.infer<typeof seatRequestSchema>;

export const visibilitySchema = z.enum(["public", "private"]);
export type Visibility = z.infer<typeof visibilitySchema>;

/** Gathering players; collecting salts; being played; over; given up before it began. */
export const phaseSchema = z.enum(["gathering", "salting", "playing", "over", "closed"]);
export type Phase = z.infer<typeof phaseSchema>;

/** A bot that plays in a person's place, and why. */
export const coverSchema = z.object({ level: z.string(), reason: z.enum(["asked", "deadline", "resigned"]) });
export type Cover = z.infer<typeof coverSchema>;

export const seatInfoSchema = z.object({
  kind: z.enum(["open", "person", "bot"]),
  /** The public name of the identity that sits here. */
  player: z.string().nullable(),
  name: z.string().nullable(),
  level: z.string().nullable(),
  cover: coverSchema.nullable(),
  resigned: z.boolean(),
  saltHash: hash.nullable(),
  /** Known once all salts are in. */
  salt: hash.nullable(),
});
export type SeatInfo = z.infer<typeof seatInfoSchema>;

/** What somebody asks of all the others at the table. */
export const proposalSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("takeback"), by: seatSchema, to: z.int(), agreed: z.array(seatSchema) }),
  z.object({ kind: z.literal("pace"), by: seatSchema, pace: paceSchema, agreed: z.array(seatSchema) }),
]);
export type Proposal = z.infer<typeof proposalSchema>;

export const outcomeSchema = z.object({
  scores: z.array(z.number()),
  ranks: z.array(z.number()),
  /** One of the game's ways to end, or `resigned`. */
  reason: z.string(),
});
export type Outcome = z.infer<typeof outcomeSchema>;

/** Why a match can only be looked at. */
export const frozenSchema = z.enum(["other-rules-version", "replay-differs", "unknown-game"]);
export type Frozen = z.infer<typeof frozenSchema>;

/** A match as everybody who may see it sees its table. `revision` grows with every change of it. */
export const tableInfoSchema = z.object({
  id: z.string(),
  game: z.string(),
  rulesVersion: z.int(),
  options: foreign,
  created: z.iso.datetime(),
  revision: z.int(),
  phase: phaseSchema,
  frozen: frozenSchema.nullable(),
  visibility: visibilitySchema,
  pace: paceSchema,
  seats: z.array(seatInfoSchema),
  proposal: proposalSchema.nullable(),
  outcome: outcomeSchema.nullable(),
  rematch: z.string().nullable(),
  /** Who may invite and arrange: the public name of somebody at the table. */
  host: z.string().nullable(),
  /** What the server's secret is bound to; `null` for a match that began elsewhere, whose luck nobody can check. */
  commitment: hash.nullable(),
  /** Seats whose salt did not come in time. */
  leftOut: z.array(seatSchema),
});
export type TableInfo = z.infer<typeof tableInfoSchema>;

/** One line of a list of matches. */
export const listedMatchSchema = z.object({
  table: tableInfoSchema,
  seq: z.int(),
  actors: z.array(seatSchema),
  deadline: z.iso.datetime().nullable(),
  updated: z.iso.datetime(),
  /** The caller's seats, and whether one of them owes a decision. */
  mine: z.array(seatSchema),
  myTurn: z.boolean(),
});
export type ListedMatch = z.infer<typeof listedMatchSchema>;

/** An entry of the log, with what this viewer learns from it. */
export const entryInfoSchema = z.object({
  seq: z.int(),
  kind: z.enum(["start", "step", "undo", "takeback"]),
  seat: seatSchema.nullable(),
  /** The step from which on an undo or takeback takes back. */
  to: z.int().nullable(),
  head: hash,
  events: z.array(foreign),
  /** Points per seat afterwards, as far as this viewer knows. */
  scores: z.array(z.number()),
});
export type EntryInfo = z.infer<typeof entryInfoSchema>;

/** For free; only if everybody agrees; not at all. */
export const undoSchema = z.enum(["free", "by-consent", "none"]);
export type UndoRight = z.infer<typeof undoSchema>;

/**
 * All that a viewer has to know after a change. `entries` are those since what the viewer had; if `reset`, forget what you
 * had: the view is all. `table` is there only when it has changed, `view` only once the match has begun.
 */
export const updateSchema = z.object({
  type: z.literal("update"),
  match: z.string(),
  version: z.int(),
  seq: z.int(),
  viewer: seatSchema.nullable(),
  reset: z.boolean(),
  view: foreign.nullable(),
  actors: z.array(seatSchema),
  deadline: z.iso.datetime().nullable(),
  undo: undoSchema,
  entries: z.array(entryInfoSchema),
  legal: z.array(foreign).optional(),
  table: tableInfoSchema.optional(),
});
export type Update = z.infer<typeof updateSchema>;

export const chatLineSchema = z.object({
  n: z.int(),
  player: z.string(),
  name: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
});
export type ChatLine = z.infer<typeof chatLineSchema>;

export const invitationSchema = z.object({ seat: seatSchema, code: z.string(), link: z.url() });
export type Invitation = z.infer<typeof invitationSchema>;

/** What those at a table give away. The code is short enough to be said; it takes any free seat, until the start. */
export const tableLinksSchema = z.object({
  code: z.string(),
  join: z.url(),
  watch: z.url(),
});
export type TableLinks = z.infer<typeof tableLinksSchema>;

export const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(["guest", "bot"]),
  language: languageSchema,
});
export type Person = z.infer<typeof personSchema>;

const optionSpecSchema = z.looseObject({ name: z.string(), kind: z.string() });
const fieldSpecSchema = z.looseObject({ kind: z.string() });

/** A game as a program has to know it: its options, and per type of action the range of each field. */
export const gameInfoSchema = z.object({
  id: z.string(),
  rulesVersion: z.int(),
  seats: z.object({ min: z.int(), max: z.int() }),
  options: z.array(optionSpecSchema),
  fields: z.record(z.string(), z.record(z.string(), fieldSpecSchema)),
});

export const catalogueSchema = z.object({ games: z.array(gameInfoSchema), botLevels: z.array(z.string()) });

/** What the server answers once an entry is safe on disk. */
export const acknowledgedSchema = z.object({
  key: z.string(),
  seq: z.int(),
  /** The newest entry's head, which stands for the whole log. */
  head: hash,
  /** Actions behind one that drew: nobody could know what they would meet. */
  unplayed: z.int(),
});
export type Acknowledged = z.infer<typeof acknowledgedSchema>;

/** An action as data; the rules of its game check the rest. */
export const actionSchema = z.looseObject({ type: z.string().max(60) });

/** Chosen by the sender, new for each submission: sent again with the same key, nothing happens twice. */
export const keySchema = z.string().regex(/^[\w-]{8,64}$/, "8 to 64 letters, digits, - or _");

export const submissionSchema = z.object({
  seat: seatSchema,
  /** The newest entry that the sender had seen. */
  seq: z.int().min(0),
  key: keySchema,
  actions: z.array(actionSchema).min(1).max(50),
});
export type Submission = z.infer<typeof submissionSchema>;

export const recordSchema = foreign;
export const viewSchema = foreign;
