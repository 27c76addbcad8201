import { commitment, type GameTypes, type Seat } from "@gatehouse/engine";
import type { Cover, Frozen, Outcome, Pace, Phase, Proposal, TableInfo, Visibility } from "@gatehouse/protocol";

/** A seat as the server knows it. `invited` waits for somebody with an invitation, or for the one it is reserved for. */
export interface TableSeat {
  readonly kind: "open" | "invited" | "person" | "bot";
  readonly player: string | null;
  readonly name: string | null;
  readonly level: string | null;
  readonly cover: Cover | null;
  readonly resigned: boolean;
  readonly saltHash: string | null;
  readonly salt: string | null;
  /** The hash of the code that lets somebody sit here. */
  readonly invitation: string | null;
  readonly reserved: string | null;
}

/** Everything about a match that is not its log. A value; `revision` grows with each change that others may see. */
export interface Table {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: GameTypes["Options"];
  readonly created: number;
  readonly revision: number;
  readonly phase: Phase;
  readonly frozen: Frozen | null;
  readonly visibility: Visibility;
  readonly pace: Pace;
  readonly seats: readonly TableSeat[];
  readonly proposal: Proposal | null;
  readonly outcome: Outcome | null;
  readonly rematch: string | null;
  /** What every draw follows from; shown when the match has ended. `null` for a match that began elsewhere. */
  readonly secret: string | null;
  readonly leftOut: readonly Seat[];
  /** Until when salts are waited for. */
  readonly saltsDue: number | null;
  /** Who may invite. */
  readonly host: string | null;
  /** Said or typed, it takes any free seat. */
  readonly code: string;
  /** Lets those without a seat look at a private match. */
  readonly pass: string;
}

export const EMPTY_SEAT: TableSeat = {
  kind: "open",
  player: null,
  name: null,
  level: null,
  cover: null,
  resigned: false,
  saltHash: null,
  salt: null,
  invitation: null,
  reserved: null,
};

/** The table with some of it changed, as others will notice. */
export function changed(table: Table, change: Partial<Table>): Table {
  return { ...table, ...change, revision: table.revision + 1 };
}

/** The table with one seat changed. */
export function withSeat(table: Table, seat: Seat, change: Partial<TableSeat>): Table {
  return changed(table, { seats: table.seats.map((each, i) => (i === seat ? { ...each, ...change } : each)) });
}

/** The seats of a player, in order. */
export function seatsOf(table: Table, player: string | null): readonly Seat[] {
  if (player === null) return [];
  return [...table.seats.keys()].filter((seat) => table.seats[seat]?.player === player);
}

/** Whether a bot decides for this seat now. */
export function isPlayedByBot(seat: TableSeat | undefined): boolean {
  return seat?.kind === "bot" || (seat?.cover ?? null) !== null;
}

/** The level of the bot that decides for this seat now. */
export function botOf(seat: TableSeat | undefined): string | null {
  return seat?.cover?.level ?? seat?.level ?? null;
}

/** The seats of people who have not resigned: those whose consent counts. */
export function peoplesSeats(table: Table): readonly Seat[] {
  return [...table.seats.keys()].filter((seat) => {
    const each = table.seats[seat];
    return each?.kind === "person" && !each.resigned;
  });
}

/** Who sits where, for the lists. */
export function sittingsOf(table: Table): readonly { seat: Seat; player: string }[] {
  return table.seats.flatMap(({ player, reserved }, seat) => {
    const sitter = player ?? reserved;
    return sitter === null ? [] : [{ seat, player: sitter }];
  });
}

/** What everybody who may see the table may know: no secret, no code, no salt before all are in. */
export function tableInfo(table: Table): TableInfo {
  const { id, game, rulesVersion, options, revision, phase, frozen, visibility, pace, proposal, outcome } = table;
  const areSaltsOpen = phase === "playing" || phase === "over";
  const seats = table.seats.map(({ kind, player, name, level, cover, resigned, saltHash, salt }) => ({
    ...({ kind: kind === "invited" ? "person" : kind, player, name, level, cover, resigned, saltHash } as const),
    salt: areSaltsOpen ? salt : null,
  }));
  return {
    ...{ id, game, rulesVersion, options, revision, phase, frozen, visibility, pace, seats, proposal, outcome },
    created: new Date(table.created).toISOString(),
    rematch: table.rematch,
    host: table.host,
    commitment: table.secret === null ? null : commitment(id, table.secret),
    leftOut: [...table.leftOut],
  };
}
