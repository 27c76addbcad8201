import type { Lesson } from "../board.ts";

/**
 * Two seats, a turn and a half. The dice have it all: fees, a bonus action with the own die in the other's hand, a building on
 * a bonus square that makes the first wizard possible, and a career with something to pay.
 */
export const lesson: Lesson = {
  options: {},
  seed: 786,
  seat: 0,
  others: ["Bea"],
  beats: [
    { say: "welcome" },
    { ask: "professors", action: "return tutor-of-brawn" },
    { play: ["return tutor-of-sorcery"] },
    { ask: "die", action: "die white4" },
    { ask: "fees", action: "fees 4" },
    { ask: "end", action: "done" },
    { play: ["die red5", "tournament 1", "done"] },
    { say: "bonus" },
    { ask: "dungeon", action: "dungeon 5" },
    { play: ["done"] },
    { ask: "second-die", action: "die white6" },
    { ask: "build", action: "build small-laboratory" },
    { ask: "place", action: "place 0,1r0" },
    { play: ["done", "die blue5", "alarm 1", "done", "die white1", "dungeon 1", "done"] },
    { say: "second-turn" },
    { ask: "career-die", action: "die red3" },
    { ask: "career", action: "career novice-of-candles 4wizard@1" },
    { say: "done" },
  ],
};
