import { at, type Emit, type Seat } from "@gatehouse/engine";
import { MISSING_SKILL_COINS } from "./data/constants.ts";
import type { Help } from "./deeds.ts";
import { change } from "./goods.ts";
import { groundsOf } from "./grounds.ts";
import { freeApprentices } from "./people.ts";
import { pushList } from "./stack.ts";
import type { Table } from "./table.ts";
import type { DragonsgateCollege, House, State, View } from "./types.ts";

/** How many careers of each type a house has. */
export function careerCounts(table: Table, { careers }: House): number[] {
  const counts = [0, 0, 0];
  for (const { career } of careers) {
    const { type } = at(table.careers, career);
    counts[type] = at(counts, type) + 1;
  }
  return counts;
}

/** The points that an apprentice lacks in the two skills that are not the career's main one. */
function missingPoints(table: Table, house: House, apprentice: number, type: number, need: number): number {
  const skills = at(table.apprentices, apprentice);
  let missing = 0;
  for (let skill = 0; skill < skills.length; skill += 1)
    if (skill !== type) missing += Math.max(0, need - at(skills, skill) - at(house.skills, skill));
  return missing;
}

/** The coins that a career costs with this apprentice. */
export function careerCoins(
  table: Table,
  view: View,
  seat: Seat,
  apprentice: number,
  column: number,
  type: number,
  { asksOthers }: Help,
): number {
  const { others } = at(table.levels, at(view.columns, column).level);
  return asksOthers ? MISSING_SKILL_COINS * missingPoints(table, at(view.seats, seat), apprentice, type, others) : 0;
}

/** What a mastery tile asks for a career of a type: how many of which. */
export function masteryOf(table: Table, mastery: number | null, type: number): { type: number; count: number } {
  if (mastery === null) return { type, count: 0 };
  const asks = at(table.masteries, mastery);
  return { type: asks.type ?? type, count: asks.count };
}

/** Every apprentice, column and type that a seat could take now, in this order, as one number each; the slot is still open. */
export function possibleCareers(table: Table, view: View, seat: Seat, help: Help): number[] {
  const house = at(view.seats, seat);
  const found: number[] = [];
  const counts = careerCounts(table, house);
  for (const apprentice of freeApprentices(view, seat)) {
    const skills = at(table.apprentices, apprentice);
    for (let column = 0; column < view.columns.length; column += 1) {
      const { level, mastery, careers } = at(view.columns, column);
      const { main } = at(table.levels, level);
      for (let type = 0; type < careers.length; type += 1) {
        if (careers[type] === null || (help.asksTalent && skills[type] === 0)) continue;
        if (at(skills, type) + at(house.skills, type) + help.main < main) continue;
        const asks = masteryOf(table, mastery, type);
        if (help.asksMastery && at(counts, asks.type) < asks.count) continue;
        if (careerCoins(table, view, seat, apprentice, column, type, help) > house.coins) continue;
        found.push((apprentice * view.columns.length + column) * careers.length + type);
      }
    }
  }
  return found;
}

export function freeSlots(table: Table, house: House): number[] {
  let covered = 0;
  for (const { slot } of house.careers) covered |= 1 << slot;
  const free: number[] = [];
  const { length } = groundsOf(table, house).slots;
  for (let slot = 0; slot < length; slot += 1) if ((covered & (1 << slot)) === 0) free.push(slot);
  return free;
}

/** An apprentice takes a career: reward of the column, bonus of the slot, reward of the tile; then it leaves (DC-14.8). */
export function takeCareer(
  table: Table,
  state: State,
  seat: Seat,
  chosen: { readonly apprentice: number; readonly column: number; readonly type: number; readonly slot: number },
  help: Help,
  emit?: Emit<DragonsgateCollege>,
): void {
  const { apprentice, column, type, slot } = chosen;
  const house = at(state.seats, seat);
  const { careers } = at(state.columns, column);
  const career = careers[type];
  if (career === undefined || career === null) throw new RangeError(`no career ${type} in column ${column}`);
  const coins = careerCoins(table, state, seat, apprentice, column, type, help);
  change(table, state, seat, "coins", -coins, "career", emit);
  careers[type] = null;
  house.careers.push({ career, slot });
  emit?.({ type: "career-chosen", seat, career, slot });
  // What is pushed last comes first.
  if (!help.stays) state.pending.push({ type: "leaving", seat, apprentice });
  pushList(table, state, seat, "careers", at(table.careers, career).list);
  pushList(table, state, seat, "careers", at(groundsOf(table, house).slots, slot));
  pushList(table, state, seat, "careers", at(table.columns, column).list);
}
