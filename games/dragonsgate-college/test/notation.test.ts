import { describe, expect, test } from "vitest";
import { notation } from "../src/notation.ts";
import type { Action } from "../src/types.ts";

describe("notation", () => {
  test.for<[string, Action]>([
    ["board star-court", { type: "choose-board", board: 1 }],
    ["return tutor-of-brawn", { type: "return-professor", professor: 20 }],
    ["income trophy-room 2", { type: "choose-income", source: 5, option: 1 }],
    ["imp", { type: "buy-imp" }],
    ["die black6", { type: "take-die", colour: "black", face: 6 }],
    ["influence", { type: "exchange-die" }],
    ["fees 4", { type: "collect-coins", face: 4 }],
    ["tournament 2", { type: "buy-prestige", offer: 1 }],
    ["recruit ada", { type: "take-apprentice", apprentice: 0 }],
    ["draw-apprentice", { type: "draw-apprentice" }],
    ["hire shadows", { type: "take-professor", professor: 1 }],
    ["draw-professor", { type: "draw-professor" }],
    ["dismiss-apprentice novice-of-staves", { type: "discard-apprentice", apprentice: 34 }],
    ["dismiss-professor arms", { type: "discard-professor", professor: 2 }],
    ["build builders-guild", { type: "build", building: 23 }],
    ["place 4,0r3", { type: "place-building", x: 4, y: 0, turn: 3 }],
    ["dungeon 5", { type: "enter-dungeon", face: 5 }],
    ["alarm 1", { type: "place-disc", space: 0 }],
    ["career ada 10warrior@7", { type: "choose-career", apprentice: 0, column: 9, career: "warrior", slot: 6 }],
    ["card bent-luck", { type: "play-card", card: 0 }],
    ["discard bent-luck", { type: "discard-card", card: 0 }],
    ["option 1", { type: "choose-option", option: 0 }],
    ["pay 2", { type: "pay-price", times: 2 }],
    ["repeat star-reader", { type: "repeat-career", career: 0 }],
    ["rob 3", { type: "rob-seat", seat: 2 }],
    ["maintenance 0", { type: "pay-maintenance", coins: 0 }],
    ["done", { type: "end-window" }],
  ])("%s is written and read", ([text, action]) => {
    expect(notation.write(action)).toBe(text);
    expect(notation.read(text)).toEqual(action);
  });

  test.for([
    "",
    "done ",
    " done",
    "done now",
    "board",
    "board pub",
    "return ada",
    "income trophy-room",
    "income trophy-room 0",
    "income nowhere 1",
    "die black7",
    "die pink1",
    "die black",
    "fees",
    "fees 04",
    "fees 100",
    "alarm 0",
    "option 0",
    "rob 0",
    "place 1,1",
    "place 1,1r",
    "place 10,1r0",
    "career ada 0wizard@1",
    "career ada 1wizard@0",
    "career ada 1wizard",
    "career ada 1witch@1",
    "career nobody 1wizard@1",
    "prebuild pub",
    "Card bent-luck",
  ])("'%s' is not read", (text) => {
    expect(notation.read(text)).toBeNull();
  });
});
