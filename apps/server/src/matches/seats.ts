import { createHash, randomBytes } from "node:crypto";
import { type AnyGame, at, dealer, type Seal, type Seat, start } from "@gatehouse/engine";
import { hashOf, readCode } from "../codes.ts";
import { engineFault, refuse } from "../faults.ts";
import { type Decision, type Situation, tableMove } from "./situation.ts";
import { changed, EMPTY_SEAT, seatsOf, type Table, type TableSeat, withSeat } from "./table.ts";

const SALT_MS = { live: 60_000, correspondence: 24 * 3_600_000 } as const;

/** Who wants to sit down. */
export interface Sitter {
  readonly id: string;
  readonly name: string;
}

/** How somebody asks for a seat. */
export interface JoinRequest {
  readonly seat?: Seat | undefined;
  readonly code?: string | undefined;
  readonly saltHash?: string | undefined;
}

/** A fresh invitation: its code, which only the host sees, and the hash that is kept. */
export function freshInvitation(): { readonly code: string; readonly hash: string } {
  // A program to which a code that begins with a dash is given takes it for an option.
  const code = randomBytes(15).toString("hex");
  return { code, hash: hashOf(code) };
}

/** Sits down. When the last seat is taken the salts are collected, and without any the match begins. */
export function join(
  situation: Situation,
  game: AnyGame,
  now: number,
  who: Sitter,
  request: JoinRequest,
): Decision<Seat> {
  const { table } = situation;
  if (table.phase !== "gathering") return refuse("not-gathering", { phase: table.phase });
  const [own] = seatsOf(table, who.id);
  // Whoever sits already may give another salt, as all must when somebody has left after some were known.
  if (own !== undefined) return tableMove(situation, withSalt(table, own, request.saltHash), own);
  const seat = seatFor(table, who, request);
  if (typeof seat !== "number") return seat;
  const sat = withSeat(table, seat, seated(who, request.saltHash));
  return gathered(situation, sat, game, now, seat);
}

function withSalt(table: Table, seat: Seat, saltHash: string | undefined): Table {
  return saltHash === undefined ? table : withSeat(table, seat, { saltHash, salt: null });
}

/** A seat with a person on it. */
export function seated({ id, name }: Sitter, saltHash: string | undefined): TableSeat {
  return { ...EMPTY_SEAT, kind: "person", player: id, name, saltHash: saltHash ?? null };
}

function seatFor(table: Table, who: Sitter, { seat, code }: JoinRequest) {
  const fits = (each: TableSeat) =>
    each.reserved === who.id ||
    (code !== undefined && each.invitation === hashOf(code)) ||
    (code !== undefined && readCode(code) === table.code && each.reserved === null) ||
    (each.kind === "open" && table.visibility === "public");
  if (seat !== undefined) {
    const wanted = table.seats[seat];
    if (!wanted) return refuse("unknown-seat", { seat, last: table.seats.length - 1 });
    if (wanted.player !== null || wanted.kind === "bot") return refuse("seat-taken", { seat });
    return fits(wanted) ? seat : refuse("bad-invitation");
  }
  const free = table.seats.findIndex((each) => each.player === null && each.kind !== "bot" && fits(each));
  if (free >= 0) return free;
  return code === undefined && table.visibility === "public" ? refuse("no-free-seat") : refuse("bad-invitation");
}

/** Goes on as soon as nobody is missing. */
export function gathered<T>(situation: Situation, table: Table, game: AnyGame, now: number, reply: T): Decision<T> {
  const isFull = table.seats.every(({ kind }) => kind === "person" || kind === "bot");
  if (!isFull) return tableMove(situation, table, reply);
  // A match that began elsewhere has its set-up and its luck behind it.
  if (situation.play) return tableMove(situation, changed(table, { phase: "playing" }), reply);
  if (table.seats.every(({ saltHash }) => saltHash === null)) return begun(table, game, reply);
  const saltsDue = now + SALT_MS[table.pace.kind];
  return tableMove(situation, changed(table, { phase: "salting", saltsDue }), reply);
}

/** Reveals a salt; when all are in the match begins. */
export function reveal(situation: Situation, game: AnyGame, player: string, salt: string): Decision<null> {
  const { table } = situation;
  const seat = seatsOf(table, player).find((each) => table.seats[each]?.saltHash !== null);
  if (seat === undefined) return refuse("not-at-table");
  if (at(table.seats, seat).salt === salt) return tableMove(situation, table, null);
  if (table.phase !== "salting") return refuse("not-salting", { phase: table.phase });
  const hash = createHash("sha256").update(Buffer.from(salt, "hex")).digest("hex");
  if (hash !== table.seats[seat]?.saltHash) return refuse("bad-salt");
  const known = withSeat(table, seat, { salt });
  const isMissing = known.seats.some((each) => each.saltHash !== null && each.salt === null);
  return isMissing ? tableMove(situation, known, null) : begun(known, game, null);
}

/** Begins without the salts that did not come in time; whose they are is told. */
export function beginWithout({ table }: Situation, game: AnyGame): Decision<null> {
  const missing = [...table.seats.keys()].filter((seat) => {
    const each = at(table.seats, seat);
    return each.saltHash !== null && each.salt === null;
  });
  return begun(changed(table, { leftOut: missing }), game, null);
}

function begun<T>(table: Table, game: AnyGame, reply: T): Decision<T> {
  const seal = sealOf(table);
  const started = start(game, table.options, seal ? dealer(seal, 0) : { pick: () => 0 }, seal);
  if (!started.ok) return engineFault(started.error);
  const { match, events } = started.value;
  const played = [{ entry: at(match.log, 0), events, author: null, key: null }];
  return {
    ok: true,
    value: { table: changed(table, { phase: "playing", saltsDue: null }), play: match, played, reply },
  };
}

/** What fixes every draw of the match. */
export function sealOf({ id, secret, seats }: Table): Seal | null {
  if (secret === null) return null;
  const salts = seats.flatMap(({ salt }, seat) => (salt === null ? [] : [{ seat, salt }]));
  return { match: id, secret, salts };
}

/** Stands up before the match has begun. With the last person the table is closed. */
export function leave(situation: Situation, player: string): Decision<null> {
  const { table } = situation;
  const seats = seatsOf(table, player);
  if (seats.length === 0) return refuse("not-at-table");
  if (table.phase !== "gathering" && table.phase !== "salting") return refuse("not-gathering", { phase: table.phase });
  const kind = table.visibility === "public" ? "open" : "invited";
  let left = table;
  for (const seat of seats) left = withSeat(left, seat, { ...EMPTY_SEAT, kind });
  // The salts of the others are worth nothing once they are known: all give fresh ones when they sit down again.
  const hashesOnly = left.seats.map((each) => ({
    ...each,
    salt: null,
    saltHash: each.salt === null ? each.saltHash : null,
  }));
  const isEmpty = left.seats.every((each) => each.player === null);
  const host = left.seats.find((each) => each.player !== null)?.player ?? table.host;
  const phase = isEmpty ? "closed" : "gathering";
  return tableMove(situation, changed(left, { seats: hashesOnly, phase, saltsDue: null, host }), null);
}

/** Makes a new invitation to a free seat, in place of an older one. */
export function invite(situation: Situation, player: string, seat: Seat): Decision<{ readonly code: string }> {
  const { table } = situation;
  if (table.host !== player) return refuse("not-host");
  if (table.phase !== "gathering") return refuse("not-gathering", { phase: table.phase });
  const wanted = table.seats[seat];
  if (!wanted) return refuse("unknown-seat", { seat, last: table.seats.length - 1 });
  if (wanted.player !== null || wanted.kind === "bot") return refuse("seat-taken", { seat });
  const { code, hash } = freshInvitation();
  return tableMove(situation, withSeat(table, seat, { kind: "invited", invitation: hash, reserved: null }), { code });
}

/** Gives a seat that nobody has taken to a bot, or frees it again. With the last one the match goes on to begin. */
export function arrange(
  situation: Situation,
  game: AnyGame,
  now: number,
  player: string,
  seat: Seat,
  level: string | null,
): Decision<null> {
  const { table } = situation;
  if (table.host !== player) return refuse("not-host");
  if (table.phase !== "gathering") return refuse("not-gathering", { phase: table.phase });
  const wanted = table.seats[seat];
  if (!wanted) return refuse("unknown-seat", { seat, last: table.seats.length - 1 });
  if (wanted.player !== null) return refuse("seat-taken", { seat });
  const freed: TableSeat = { ...EMPTY_SEAT, kind: table.visibility === "public" ? "open" : "invited" };
  const bot: TableSeat = { ...EMPTY_SEAT, kind: "bot", level, name: level };
  return gathered(situation, withSeat(table, seat, level === null ? freed : bot), game, now, null);
}
