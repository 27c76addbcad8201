import { type ActionRule, at } from "@gatehouse/engine";
import { COLOURS, GOLD, KEEP } from "../data/constants.ts";
import { addDragons, countOf, dragonsOn, removeDragons } from "../dragons.ts";
import { asked, otherChoiceFirst, turnOf } from "../flow.ts";
import { hexOf, tileAt } from "../island.ts";
import { giveBack } from "../stock.ts";
import type { Table } from "../table.ts";
import type { Action, Colour, DragonIsland, Refusal, View } from "../types.ts";

type MoveDragons = Extract<Action, { type: "move-dragons" }>;
type Numbers = Readonly<Record<Colour, number>>;

export const moveDragons: ActionRule<DragonIsland, "move-dragons", Table> = {
  list(_table, view, seat) {
    const actions: MoveDragons[] = [];
    for (const numbers of groups(view, seat))
      for (let index = 0; index < countGoals(view); index += 1) actions.push(moveAt(view, numbers, index));
    return actions;
  },
  refusal(_table, view, seat, action) {
    const top = asked(view);
    if (top?.type !== "dragons") return otherChoiceFirst(view);
    return numbersRefusal(view, seat, top.from, action) ?? goalRefusal(view, top.from, action.q, action.r);
  },
  play(_table, state, seat, action, _chance, emit) {
    const top = state.pending.pop();
    if (top?.type !== "dragons") throw new TypeError("no dragons were chosen");
    const goal = tileAt(state, action.q, action.r);
    const dragons = COLOURS.map((colour) => action[colour]);
    for (const [index, count] of dragons.entries()) {
      removeDragons(state, top.from, index, count);
      addDragons(state, goal, index, count);
    }
    giveBack(state, seat, GOLD, countOf(dragons));
    turnOf(state).step = "wizard";
    const { q: fromQ, r: fromR } = hexOf(state, top.from);
    emit?.({ type: "dragons-moved", seat, fromQ, fromR, q: action.q, r: action.r, dragons });
  },
};

/** Why so many dragons cannot leave: none, more than are there, more than can be paid for (DI-7.1, DI-7.2). */
function numbersRefusal(view: View, seat: number, from: number, numbers: Numbers): Refusal | null {
  const there = dragonsOn(view, from);
  let need = 0;
  for (const [index, colour] of COLOURS.entries()) {
    const have = at(there, index);
    if (numbers[colour] > have) return { code: "dragons-short", colour, need: numbers[colour], have };
    need += numbers[colour];
  }
  if (need === 0) return { code: "no-dragon-chosen" };
  const have = at(at(view.seats, seat).stock, GOLD);
  return need > have ? { code: "gold-short", need, have } : null;
}

function goalRefusal(view: View, from: number, q: number, r: number): Refusal | null {
  const goal = tileAt(view, q, r);
  if (goal < 0) return { code: "hex-empty", q, r };
  if (goal === KEEP) return { code: "keep-without-dragons" };
  return goal === from ? { code: "same-tile", q, r } : null;
}

/** Every number of dragons per colour that can leave the chosen tile and be paid for. */
export function groups(view: View, seat: number): Numbers[] {
  const top = asked(view);
  if (top?.type !== "dragons") return [];
  const there = dragonsOn(view, top.from);
  let found: Numbers[] = [{ blue: 0, green: 0, red: 0, white: 0, gold: 0 }];
  for (const [index, colour] of COLOURS.entries()) {
    const most = at(there, index);
    if (most === 0) continue;
    found = found.flatMap((numbers) =>
      Array.from({ length: most + 1 }, (_, count) => ({ ...numbers, [colour]: count })),
    );
  }
  return found.filter((numbers) => numbersRefusal(view, seat, top.from, numbers) === null);
}

/** How many tiles dragons can be moved to: all but the Keep and the one they come from. */
export function countGoals(view: View): number {
  return view.tiles.length - 2;
}

/** A move to the goal that stands at an index among all of them. */
export function moveAt(view: View, numbers: Numbers, index: number): MoveDragons {
  const top = asked(view);
  const from = top?.type === "dragons" ? top.from : KEEP;
  const goal = index + 1 < from ? index + 1 : index + 2;
  return { type: "move-dragons", ...hexOf(view, goal), ...numbers };
}
