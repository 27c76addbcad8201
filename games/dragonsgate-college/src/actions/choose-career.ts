import { at, type Seat } from "@gatehouse/engine";
import { careerCoins, careerCounts, freeSlots, masteryOf, possibleCareers, takeCareer } from "../careers.ts";
import { CAREER_TYPES, SKILLS, SLOTS } from "../data/constants.ts";
import { begin, deedRefusal, type Help, helpFor, impsRefusal, isOpen } from "../deeds.ts";
import { settle } from "../flow.ts";
import { freeApprentices } from "../people.ts";
import type { Table } from "../table.ts";
import type { Action, Refusal, View } from "../types.ts";
import { NONE, numbered } from "./numbered.ts";

type ChooseCareer = Extract<Action, { type: "choose-career" }>;

const COLUMNS = 10;
const TYPES = CAREER_TYPES.length;

export const chooseCareer = numbered<"choose-career">({
  numbers(table, view, seat) {
    if (!isOpen(table, view, seat, "career")) return NONE;
    const slots = freeSlots(table, at(view.seats, seat));
    if (slots.length === 0) return NONE;
    const found: number[] = [];
    for (const career of possibleCareers(table, view, seat, helpFor(table, view, seat, "career")))
      for (const slot of slots) found.push(career * SLOTS + slot);
    return found;
  },
  action(number) {
    const career = Math.floor(number / SLOTS);
    const place = Math.floor(career / TYPES);
    return {
      type: "choose-career",
      apprentice: Math.floor(place / COLUMNS),
      column: place % COLUMNS,
      career: at(CAREER_TYPES, career % TYPES),
      slot: number % SLOTS,
    };
  },
  refusal(table, view, seat, action) {
    const early = deedRefusal(table, view, "career");
    if (early) return early;
    const { apprentice, column, career, slot } = action;
    const house = at(view.seats, seat);
    if (!freeApprentices(view, seat).includes(apprentice)) return { code: "apprentice-not-held", apprentice };
    if (at(view.columns, column).careers[CAREER_TYPES.indexOf(career)] === null)
      return { code: "career-gone", column, career };
    const short = impsRefusal(table, view, seat, "career");
    if (short) return short;
    const unfit = demandRefusal(table, view, seat, action, helpFor(table, view, seat, "career"));
    if (unfit) return unfit;
    return house.careers.some((each) => each.slot === slot) ? { code: "slot-taken", slot } : null;
  },
  play(table, state, seat, { apprentice, column, career, slot }, chance, emit) {
    const help = helpFor(table, state, seat, "career");
    begin(table, state, seat, "career", emit);
    const type = CAREER_TYPES.indexOf(career);
    takeCareer(table, state, seat, { apprentice, column, type, slot }, help, emit);
    settle(table, state, chance, emit);
  },
});

/** What the apprentice lacks for the career: talent, main skill, mastery, or the coins for the other skills. */
export function demandRefusal(
  table: Table,
  view: View,
  seat: Seat,
  { apprentice, column, career }: ChooseCareer,
  help: Help,
): Refusal | null {
  const house = at(view.seats, seat);
  const type = CAREER_TYPES.indexOf(career);
  const skill = at(SKILLS, type);
  const { level, mastery } = at(view.columns, column);
  const own = at(at(table.apprentices, apprentice), type);
  if (help.asksTalent && own === 0) return { code: "apprentice-untalented", skill };
  const need = at(table.levels, level).main;
  const have = own + at(house.skills, type) + help.main;
  if (have < need) return { code: "skill-short", skill, need, have };
  const asks = masteryOf(table, mastery, type);
  const masters = at(careerCounts(table, house), asks.type);
  if (help.asksMastery && masters < asks.count)
    return { code: "mastery-short", career: at(CAREER_TYPES, asks.type), need: asks.count, have: masters };
  const coins = careerCoins(table, view, seat, apprentice, column, type, help);
  return coins > house.coins ? { code: "coins-short", need: coins, have: house.coins } : null;
}
