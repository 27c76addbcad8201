import { at, deckSize, type Seat } from "@gatehouse/engine";
import { possibleCareers } from "../careers.ts";
import { OFFERS, SLOTS, SUBTERFUGE_SPACES, TURNS } from "../data/constants.ts";
import { helpWith } from "../deeds.ts";
import { maintenanceCost, prestigeOf } from "../goods.ts";
import { affordable } from "../grounds.ts";
import { BLIND_COINS, canDraw, freeApprentices, rowOf } from "../people.ts";
import { activationOf, windowOf } from "../stack.ts";
import { numberOf, type Table } from "../table.ts";
import type { View } from "../types.ts";
import type { Effect, Terms } from "./vocabulary.ts";

type Of<K> = Extract<Effect, { kind: K }>;

/** Whether each effect of a list would do nothing for a seat now (DC-16.11). */
export function listDoesNothing(table: Table, view: View, seat: Seat, list: number): boolean {
  for (const effect of at(table.lists, list)) if (!doesNothing(table, view, seat, effect)) return false;
  return true;
}

/** Whether an effect would do nothing for a seat now. */
export function doesNothing(table: Table, view: View, seat: Seat, effect: Effect): boolean {
  const house = at(view.seats, seat);
  switch (effect.kind) {
    case "gain":
      return gainsNothing(view, seat, effect);
    case "gain-per":
      return countedGain(view, seat, effect) === 0;
    case "dungeon":
      return house.treasure !== null;
    case "maintenance":
      return house.maintenance === 0;
    case "shadow":
      return stepsToNextDisc(view, seat, effect.most) === 0;
    case "repeat-career":
      return repeatable(table, view, seat).length === 0;
    case "exempt":
      return maintenanceCost(table, view, seat) === 0;
    case "choose":
      return usefulOptions(table, view, seat, effect).length === 0;
    case "pay":
      return (
        timesPayable(view, seat, effect) === 0 || listDoesNothing(table, view, seat, numberOf(table, effect.effects))
      );
    case "others":
      return view.seats.every((other, index) => index === seat || isUnchanged(other[effect.good], effect));
    case "steal":
      return robbable(view, seat, effect.good).length === 0;
    case "silence":
      return (activationOf(view)?.bonus.length ?? 0) === 0;
    case "draft-again":
      return activationOf(view) === null || view.ready.length === 0;
    case "refresh": {
      const people = effect.display === "apprentices" ? view.apprentices : view.professors;
      return people.display.length === 0;
    }
    case "deed":
      return isDeedImpossible(table, view, seat, effect.terms);
    case "next-deed":
      return !hasActionLeft(view, seat);
    case "die":
      return !hasActionLeft(view, seat) || (effect.as === "ready" && view.ready.length === 0);
    case "again":
      return windowOf(view, seat) === null;
    case "trophy":
    case "seal":
    case "place":
    case "income":
    case "whenever":
    case "hand-limit":
    case "face":
      return false;
  }
}

function gainsNothing(view: View, seat: Seat, { good }: Of<"gain">): boolean {
  if (good === "imps") return view.tower === 0;
  if (good === "subterfuge") return at(view.seats, seat).subterfuge === SUBTERFUGE_SPACES;
  return good === "cards" && deckSize(view.wizardry) === 0;
}

function isUnchanged(has: number, { good, by }: Of<"others">): boolean {
  if (by < 0) return has === 0;
  return good === "subterfuge" && has === SUBTERFUGE_SPACES;
}

function hasActionLeft(view: View, seat: Seat): boolean {
  return (windowOf(view, seat)?.left.length ?? 0) > 0;
}

/** How much is gained by what is counted. */
export function countedGain(view: View, seat: Seat, { count, plus, most }: Of<"gain-per">): number {
  return Math.min(most, counted(view, seat, count) + plus);
}

function counted(view: View, seat: Seat, count: Of<"gain-per">["count"]): number {
  const house = at(view.seats, seat);
  switch (count) {
    case "turns-left":
      return TURNS - view.turn;
    case "lowest-skill":
      return Math.min(...house.skills);
    case "seats-ahead": {
      const own = prestigeOf(house);
      return view.seats.filter((other) => prestigeOf(other) > own).length;
    }
  }
}

/** Spaces to the next disc ahead on the Subterfuge track, at most so many; 0 if there is none. */
export function stepsToNextDisc(view: View, seat: Seat, most: number): number {
  const own = at(view.seats, seat).subterfuge;
  const ahead = view.seats.map(({ subterfuge }) => subterfuge - own).filter((steps) => steps > 0);
  return ahead.length === 0 ? 0 : Math.min(most, ...ahead);
}

/** The own careers that would do something if they were carried out again. */
export function repeatable(table: Table, view: View, seat: Seat): number[] {
  return at(view.seats, seat)
    .careers.map(({ career }) => career)
    .filter((career) => !repeatsNothing(table, view, seat, career));
}

/** Whether a career tile gives nothing but trophy and seal, which are not given again. */
export function repeatsNothing(table: Table, view: View, seat: Seat, career: number): boolean {
  return at(table.lists, at(table.careers, career).list).every(
    (effect) => effect.kind === "trophy" || effect.kind === "seal" || doesNothing(table, view, seat, effect),
  );
}

/** The options that would do something. */
export function usefulOptions(table: Table, view: View, seat: Seat, { options }: Of<"choose">): number[] {
  return [...options.keys()].filter(
    (option) => !listDoesNothing(table, view, seat, numberOf(table, at(options, option))),
  );
}

/** How often the price of an effect can be paid. */
export function timesPayable(view: View, seat: Seat, { price, amount, times }: Of<"pay">): number {
  const { coins, imps } = at(view.seats, seat);
  const have = { coins, imps, apprentice: freeApprentices(view, seat).length }[price];
  return Math.min(times, Math.floor(have / amount));
}

/** The other seats that have some of a good. */
export function robbable(view: View, seat: Seat, good: "coins" | "imps"): Seat[] {
  return [...view.seats.keys()].filter((other) => other !== seat && at(view.seats, other)[good] > 0);
}

/** Whether a deed could not be done without a die on these terms. */
function isDeedImpossible(table: Table, view: View, seat: Seat, terms: Terms): boolean {
  const house = at(view.seats, seat);
  const help = helpWith(view, seat, terms.deed, terms);
  switch (terms.deed) {
    case "influence":
      return house.dice === 0 || !view.used.includes("white");
    case "tournament":
      return OFFERS.every(({ coins }) => coins - help.coinsLess > house.coins);
    case "recruit":
    case "hire": {
      const kind = terms.deed === "recruit" ? "apprentice" : "professor";
      const people = rowOf(view, kind);
      const isDrawPayable = help.isDrawFree || BLIND_COINS[kind] <= house.coins;
      return people.display.length === 0 && !(canDraw(people) && isDrawPayable);
    }
    case "build":
      return affordable(table, view, seat, help).length === 0;
    case "dungeon":
      return house.treasure !== null;
    case "order":
      return view.order.includes(seat) || !(help.mayPushAside || view.order.includes(null));
    case "career":
      return house.careers.length === SLOTS || possibleCareers(table, view, seat, help).length === 0;
  }
}
