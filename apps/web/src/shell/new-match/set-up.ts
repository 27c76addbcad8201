import { LEVELS, STANDARD_LEVEL } from "@gatehouse/bots/levels";
import type { OptionSpec } from "@gatehouse/engine";
import { shownGame } from "../games.ts";

/** Who is to sit at a seat. */
export interface SeatChoice {
  /** The bot that plays, or `null` for a person. */
  readonly bot: string | null;
  /** The person's name; it stays while a bot has the seat, so that changing one's mind loses nothing. */
  readonly name: string;
}

/** How a match is to begin. */
export interface SetUp {
  readonly seats: readonly SeatChoice[];
  readonly options: { readonly [name: string]: unknown };
}

/** Alone against bots, several people around one screen, or each at their own over the server. */
export type Mode = "play" | "pass" | "friends";

const USUAL_SEATS = 3;
const KEPT = "gatehouse.set-up";

/** The set-up of last time, or one to begin with. */
export function lastSetUp(mode: Mode, game: string): SetUp {
  const [least, most] = shownGame(game)?.cover.players ?? [2, 2];
  const kept = readKept()[`${mode} ${game}`];
  if (isSetUp(kept) && kept.seats.length >= least && kept.seats.length <= most) return kept;
  const count = Math.min(Math.max(mode === "play" ? USUAL_SEATS : 2, least), most);
  return { seats: Array.from({ length: count }, (_, seat) => newSeat(mode, seat)), options: {} };
}

export function keepSetUp(mode: Mode, game: string, setUp: SetUp): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...readKept(), [`${mode} ${game}`]: setUp }));
  } catch {
    // Then it is chosen anew next time.
  }
}

/** Another number of seats: who sits already stays. */
export function withSeats(mode: Mode, { seats, options }: SetUp, count: number): SetUp {
  const next = Array.from({ length: count }, (_, seat) => seats[seat] ?? newSeat(mode, seat));
  const hasPerson = next.some(({ bot }) => bot === null);
  return { seats: hasPerson ? next : next.map((each, seat) => (seat === 0 ? { ...each, bot: null } : each)), options };
}

/** The options that can be chosen for so many seats. */
export function optionsFor(specs: readonly OptionSpec[], seats: number): readonly OptionSpec[] {
  return specs.filter((spec) => isChoice(spec) && (!spec.atSeats || spec.atSeats.includes(seats)));
}

/** Whether there is anything to choose. An owner's printed values come from a file, not from a field. */
export function isChoice(spec: OptionSpec): boolean {
  return spec.kind !== "overrides" && !(spec.kind === "integer" && spec.min === spec.max);
}

function newSeat(mode: Mode, seat: number): SeatChoice {
  return { bot: mode !== "play" || seat === 0 ? null : STANDARD_LEVEL, name: "" };
}

function readKept(): { readonly [key: string]: unknown } {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return typeof kept === "object" && kept !== null ? Object.fromEntries(Object.entries(kept)) : {};
  } catch {
    return {};
  }
}

/** An older version may have kept bots that are gone. */
function isSetUp(kept: unknown): kept is SetUp {
  if (typeof kept !== "object" || kept === null || !("seats" in kept) || !("options" in kept)) return false;
  return Array.isArray(kept.seats) && kept.seats.every(isSeatChoice) && typeof kept.options === "object";
}

function isSeatChoice(kept: unknown): kept is SeatChoice {
  if (typeof kept !== "object" || kept === null || !("bot" in kept) || !("name" in kept)) return false;
  return typeof kept.name === "string" && (kept.bot === null || LEVELS.some((level) => level === kept.bot));
}
