import { at } from "@gatehouse/engine";
import { begin, deedRefusal, helpFor, impsNeeded, impsRefusal, isOpen } from "../deeds.ts";
import { enterDungeon as enter } from "../dungeon.ts";
import { settle } from "../flow.ts";
import { NONE, numbered } from "./numbered.ts";

export const enterDungeon = numbered<"enter-dungeon">({
  numbers(table, view, seat) {
    const { treasure, imps } = at(view.seats, seat);
    if (treasure !== null || !isOpen(table, view, seat, "dungeon")) return NONE;
    const found: number[] = [];
    for (let face = 1; face < table.dungeonSteps.length; face += 1)
      if (table.dungeonSteps[face] !== 0 && impsNeeded(table, view, seat, "dungeon", face) <= imps) found.push(face);
    return found;
  },
  action: (face) => ({ type: "enter-dungeon", face }),
  refusal(table, view, seat, { face }) {
    const early = deedRefusal(table, view, "dungeon");
    if (early) return early;
    if (table.dungeonSteps[face] === 0) return { code: "face-without-use", action: "dungeon", face };
    const short = impsRefusal(table, view, seat, "dungeon", face);
    if (short) return short;
    return at(view.seats, seat).treasure === null ? null : { code: "in-treasure-room" };
  },
  play(table, state, seat, { face }, chance, emit) {
    const steps = at(table.dungeonSteps, face) + helpFor(table, state, seat, "dungeon").steps;
    begin(table, state, seat, "dungeon", emit, face);
    enter(table, state, seat, steps, emit);
    settle(table, state, chance, emit);
  },
});
