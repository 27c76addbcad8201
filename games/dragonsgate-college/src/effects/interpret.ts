import { at, type Chance, type Emit, type Seat } from "@gatehouse/engine";
import { drawCards } from "../cards.ts";
import { FACES } from "../data/constants.ts";
import { begin } from "../deeds.ts";
import { enterDungeon } from "../dungeon.ts";
import { change } from "../goods.ts";
import { exchangeDie } from "../influence.ts";
import { clearRow, dismiss, fillRow, freeApprentices } from "../people.ts";
import { activationOf, pushList, windowOf } from "../stack.ts";
import { numberOf, type Table } from "../table.ts";
import type { DragonsgateCollege, Origin, State } from "../types.ts";
import {
  countedGain,
  doesNothing,
  repeatable,
  robbable,
  stepsToNextDisc,
  timesPayable,
  usefulOptions,
} from "./nothing.ts";
import type { Effect } from "./vocabulary.ts";

type Running = Extract<State["pending"][number], { type: "effects" }>;
type Of<K> = Extract<Effect, { kind: K }>;

/** The two opposite sides of a die add up to this. */
const OPPOSITE = 7;

/**
 * Carries out the next effect of a running list, which is on top; answers whether it asks the seat for something. A choice
 * with one answer is not asked. Lists inside an effect are pushed and come before the rest of this one.
 */
export function carryOutNext(
  table: Table,
  state: State,
  running: Running,
  chance: Chance,
  emit?: Emit<DragonsgateCollege>,
): boolean {
  const { seat, for: origin } = running;
  const effect = at(at(table.lists, running.list), running.next);
  if (doesNothing(table, state, seat, effect)) {
    running.next += 1;
    return false;
  }
  switch (effect.kind) {
    case "choose": {
      const [first, ...others] = usefulOptions(table, state, seat, effect);
      if (first === undefined || others.length > 0) return true;
      takeOption(table, state, running, effect, first);
      return false;
    }
    case "pay":
      if (waysToPay(state, seat, effect) > 1) return true;
      payPrice(table, state, running, effect, 1, freeApprentices(state, seat)[0], emit);
      return false;
    case "repeat-career": {
      const [career, ...others] = repeatable(table, state, seat);
      if (career === undefined || others.length > 0) return true;
      repeatCareer(table, state, running, career);
      return false;
    }
    case "steal": {
      const [victim, ...others] = robbable(state, seat, effect.good);
      if (victim === undefined || others.length > 0) return true;
      rob(table, state, running, effect, victim, emit);
      return false;
    }
    case "deed":
      if (effect.terms.deed !== "influence") return true;
      begin(table, state, seat, "influence", emit);
      exchangeDie(state, seat, emit);
      return false;
    default:
      running.next += 1;
      perform(table, state, seat, origin, effect, chance, emit);
      return false;
  }
}

/** How many answers there are to what is paid: how often, or with which apprentice. */
function waysToPay(state: State, seat: Seat, effect: Of<"pay">): number {
  return effect.price === "apprentice" ? freeApprentices(state, seat).length : timesPayable(state, seat, effect);
}

/** Carries out an effect that asks nothing. */
function perform(
  table: Table,
  state: State,
  seat: Seat,
  origin: Origin,
  effect: Exclude<Effect, { kind: "choose" | "pay" | "repeat-career" | "steal" | "deed" }>,
  chance: Chance,
  emit?: Emit<DragonsgateCollege>,
): void {
  switch (effect.kind) {
    case "gain":
      if (effect.good === "cards") drawCards(table, state, seat, effect.amount, chance, emit);
      else change(table, state, seat, effect.good, effect.amount, origin, emit);
      return;
    case "gain-per":
      change(table, state, seat, effect.good, countedGain(state, seat, effect), origin, emit);
      return;
    case "dungeon":
      enterDungeon(table, state, seat, effect.steps, emit);
      return;
    case "maintenance":
      change(table, state, seat, "maintenance", -effect.steps, origin, emit);
      return;
    case "shadow":
      change(table, state, seat, "subterfuge", stepsToNextDisc(state, seat, effect.most), origin, emit);
      return;
    case "exempt":
      at(state.seats, seat).exempt = true;
      return;
    case "others":
      for (let distance = 1; distance < table.seats; distance += 1)
        change(table, state, (seat + distance) % table.seats, effect.good, effect.by, origin, emit);
      return;
    case "silence": {
      const activation = activationOf(state);
      if (activation !== null) activation.bonus = [];
      return;
    }
    case "draft-again": {
      const activation = activationOf(state);
      if (activation !== null) activation.next = seat;
      return;
    }
    case "refresh":
      refresh(state, effect, chance, emit);
      return;
    case "next-deed":
      windowOf(state, seat)?.helps.push(effect.terms);
      return;
    case "die":
      changeDie(state, seat, effect, chance, emit);
      return;
    case "again":
      windowOf(state, seat)?.left.push(effect.deed);
      return;
    case "trophy":
    case "seal":
    case "place":
    case "income":
    case "whenever":
    case "hand-limit":
    case "face":
      // Asked for where it counts, as long as its component lies there.
      return;
  }
}

function refresh(state: State, { display }: Of<"refresh">, chance: Chance, emit?: Emit<DragonsgateCollege>): void {
  const people = state[display];
  const spaces = people.display.length;
  clearRow(people);
  const filled = fillRow(people, spaces, chance);
  emit?.({ type: "display-filled", apprentices: [], professors: [], [display]: filled });
}

function changeDie(state: State, seat: Seat, { as }: Of<"die">, chance: Chance, emit?: Emit<DragonsgateCollege>): void {
  const window = windowOf(state, seat);
  if (window === null) return;
  if (as === "any") window.faces = Array.from({ length: FACES }, (_, index) => index + 1);
  else if (as === "ready")
    addFaces(
      window.faces,
      state.ready.map(({ face }) => face),
    );
  else if (as === "other-side") addFaces(window.faces, [OPPOSITE - at(window.faces, 0)]);
  else {
    const face = 1 + chance.pick(FACES);
    addFaces(window.faces, [face]);
    emit?.({ type: "die-rerolled", seat, face });
  }
}

function addFaces(faces: number[], more: readonly number[]): void {
  for (const face of more) if (!faces.includes(face)) faces.push(face);
}

/** Goes on with one of several lists. */
export function takeOption(
  table: Table,
  state: State,
  running: Running,
  { options }: Of<"choose">,
  option: number,
): void {
  running.next += 1;
  pushList(table, state, running.seat, running.for, numberOf(table, at(options, option)));
}

/** Pays the price so many times and goes on with what it buys. */
export function payPrice(
  table: Table,
  state: State,
  running: Running,
  { price, amount, effects }: Of<"pay">,
  times: number,
  apprentice: number | undefined,
  emit?: Emit<DragonsgateCollege>,
): void {
  const { seat } = running;
  running.next += 1;
  if (price !== "apprentice") change(table, state, seat, price, -amount * times, running.for, emit);
  else if (apprentice !== undefined) dismiss(table, state, seat, "apprentice", apprentice, emit);
  for (let left = times; left > 0; left -= 1) pushList(table, state, seat, running.for, numberOf(table, effects));
}

/** Carries out a career tile again; its trophy and seal are not given by that. */
export function repeatCareer(table: Table, state: State, running: Running, career: number): void {
  running.next += 1;
  pushList(table, state, running.seat, running.for, at(table.careers, career).list);
}

export function rob(
  table: Table,
  state: State,
  running: Running,
  { good, most }: Of<"steal">,
  victim: Seat,
  emit?: Emit<DragonsgateCollege>,
): void {
  const { seat, for: origin } = running;
  running.next += 1;
  const amount = Math.min(most, at(state.seats, victim)[good]);
  change(table, state, victim, good, -amount, origin, emit);
  change(table, state, seat, good, amount, origin, emit);
}
