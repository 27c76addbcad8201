import type { Delivery, NoticeKind, Phase, Visibility, WayKind } from "@gatehouse/protocol";
import type { Insertable, Selectable } from "kysely";

/** A person or a bot with a token. What they prove themselves with is kept as a hash only. */
interface PlayersTable {
  id: string;
  kind: "guest" | "bot";
  name: string;
  language: string;
  /** Whose bot it is. */
  owner: string | null;
  secret: string;
  /** The hash of the code in the return link. */
  link: string | null;
  created: number;
}

/** A match: what lists and timers ask for, and its table as JSON. `version` grows with every change and guards it. */
interface MatchesTable {
  id: string;
  game: string;
  rules: number;
  phase: Phase;
  visibility: Visibility;
  version: number;
  seq: number;
  /** Seats that owe a decision, as JSON. */
  actors: string;
  deadline: number | null;
  /** Whether a bot has to decide next. */
  botdue: number;
  updated: number;
  created: number;
  doc: string;
  /** Said or typed, it finds the table. */
  code: string | null;
}

interface SittingsTable {
  match: string;
  seat: number;
  player: string;
}

/** The truth about a match: only ever appended to. */
interface EntriesTable {
  match: string;
  seq: number;
  kind: "start" | "step" | "undo" | "takeback";
  seat: number | null;
  /** JSON. */
  action: string | null;
  /** JSON. */
  draws: string | null;
  target: number | null;
  head: string;
  author: string | null;
  key: string | null;
  at: number;
}

/** The state after an entry, to notice when the same log replays differently. */
interface SnapshotsTable {
  match: string;
  seq: number;
  hash: string;
  state: string;
}

interface ChatTable {
  match: string;
  n: number;
  player: string;
  name: string;
  text: string;
  at: number;
}

interface MutesTable {
  player: string;
  muted: string;
}

/** A device that is signed in beside the first one; the hash of what it proves itself with. */
interface SessionsTable {
  secret: string;
  player: string;
  created: number;
}

/** Something that works once and not for long; `subject` is what it is about. */
interface CodesTable {
  hash: string;
  kind: "device" | "passkey" | "mail";
  player: string | null;
  subject: string | null;
  expires: number;
}

interface PasskeysTable {
  id: string;
  player: string;
  name: string;
  publickey: string;
  counter: number;
  /** JSON. */
  transports: string;
  created: number;
  used: number | null;
}

/** A way to reach somebody. */
interface WaysTable {
  id: string;
  player: string;
  kind: WayKind;
  name: string;
  /** A mail address, the address of a webhook, or a push subscription as JSON. */
  address: string;
  /** Where its owner reaches the server, for links. */
  base: string;
  /** Whoever has it may stop messages that way. */
  stop: string;
  confirmed: number;
  created: number;
}

interface HoursTable {
  player: string;
  zone: string;
  quietfrom: string | null;
  quietto: string | null;
}

/** That somebody has to be told something: written with the entry it follows from, gone once deliveries are made of it. */
interface NoticesTable {
  id: string;
  player: string;
  match: string;
  seat: number;
  seq: number;
  kind: "turn" | "reminder";
  deadline: number | null;
  due: number;
  created: number;
}

/** One message on one way. `due`: when it is tried next, or when it was sent or given up. */
interface DeliveriesTable {
  id: string;
  player: string;
  way: string;
  wayname: string;
  kind: NoticeKind;
  match: string | null;
  seat: number | null;
  seq: number | null;
  deadline: number | null;
  /** JSON. */
  content: string;
  state: Delivery["state"];
  tries: number;
  due: number;
  created: number;
  problem: string | null;
}

/** What the server made for itself on its first start. */
interface KeysTable {
  name: string;
  value: string;
}

/** All tables, the same on both databases. */
export interface Schema {
  players: PlayersTable;
  matches: MatchesTable;
  sittings: SittingsTable;
  entries: EntriesTable;
  snapshots: SnapshotsTable;
  chat: ChatTable;
  mutes: MutesTable;
  sessions: SessionsTable;
  codes: CodesTable;
  passkeys: PasskeysTable;
  ways: WaysTable;
  hours: HoursTable;
  notices: NoticesTable;
  deliveries: DeliveriesTable;
  keys: KeysTable;
}

export type PlayerRow = Selectable<PlayersTable>;
export type MatchRow = Selectable<MatchesTable>;
export type EntryRow = Selectable<EntriesTable>;
export type SnapshotRow = Selectable<SnapshotsTable>;
export type ChatRow = Insertable<ChatTable>;
export type CodeRow = Selectable<CodesTable>;
export type PasskeyRow = Selectable<PasskeysTable>;
export type WayRow = Selectable<WaysTable>;
export type HoursRow = Selectable<HoursTable>;
export type NoticeRow = Selectable<NoticesTable>;
export type DeliveryRow = Selectable<DeliveriesTable>;

/** The names of all tables, in an order in which they can be copied. */
export const TABLES = [
  "players",
  "matches",
  "sittings",
  "entries",
  "snapshots",
  "chat",
  "mutes",
  "sessions",
  "codes",
  "passkeys",
  "ways",
  "hours",
  "notices",
  "deliveries",
  "keys",
] as const satisfies readonly (keyof Schema)[];
