import type { Lesson } from "../board.ts";

/**
 * Two seats, three turns. The deal has it all: gold from the Keep for a first pet, a wild tile that somebody else names as
 * needed, a storm, and in the last turn a Spire and a treasure on one tile.
 */
export const lesson: Lesson = {
  options: {},
  seed: 1256,
  seat: 0,
  others: ["Bea"],
  beats: [
    { say: "welcome" },
    { ask: "map", action: "return white-b" },
    { play: ["return green-g"] },
    { ask: "tower", action: "tower 1,-1" },
    { ask: "enter", action: "move 0,0" },
    { ask: "gold", action: "gold" },
    { ask: "end", action: "end-turn" },
    { play: ["tower 1,0", "move 0,0", "gold", "end-turn"] },
    { ask: "place", action: "place 14f@0,-1" },
    { ask: "dragon", action: "move 0,-1" },
    { ask: "tame", action: "tame" },
    { play: ["end-turn", "place 35f@1,-2", "name blue", "move 0,-1", "tame", "end-turn"] },
    { ask: "storm", action: "place 8b@2,-2" },
    { ask: "step", action: "move 1,-2" },
    { ask: "build", action: "build spire" },
    { ask: "treasure", action: "treasure blue-b" },
    { say: "more" },
    { say: "done" },
  ],
};
