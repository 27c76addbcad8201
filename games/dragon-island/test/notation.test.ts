import { describe, expect, test } from "vitest";
import { notation } from "../src/notation.ts";
import type { Action } from "../src/types.ts";

const NONE = { blue: 0, green: 0, red: 0, white: 0, gold: 0 };

describe("notation", () => {
  test.for<[string, Action]>([
    ["return gold-a", { type: "return-map", map: 0 }],
    ["tower 1,-1", { type: "place-tower", q: 1, r: -1 }],
    ["place 1f@-10,12", { type: "place-tile", tile: 0, side: "front", q: -10, r: 12 }],
    ["place 40b@2,0", { type: "place-tile", tile: 39, side: "back", q: 2, r: 0 }],
    ["name white", { type: "name-colour", colour: "white" }],
    ["dragons 3,-1", { type: "choose-dragons", q: 3, r: -1 }],
    ["drive 2,0 blue1 gold10", { type: "move-dragons", q: 2, r: 0, ...NONE, blue: 1, gold: 10 }],
    ["move 0,0", { type: "move-wizard", q: 0, r: 0 }],
    ["tame", { type: "tame-dragon" }],
    ["capture", { type: "capture-dragons" }],
    ["pay red 10", { type: "pay-energy", colour: "red", cubes: 10 }],
    ["build red-lair", { type: "build", building: "red-lair" }],
    ["telekinesis north-east", { type: "use-telekinesis", direction: "north-east" }],
    ["maps", { type: "draw-maps" }],
    ["gold", { type: "take-gold" }],
    ["treasure white-h", { type: "play-map", map: 39 }],
    ["end-turn", { type: "end-turn" }],
  ])("%s is written and read", ([text, action]) => {
    expect(notation.write(action)).toBe(text);
    expect(notation.read(text)).toEqual(action);
  });

  test.for([
    "",
    "end",
    "end-turn ",
    "place 1@1,0",
    "place 1f@1",
    "place 100f@1,0",
    " place 1f@1,0",
    "place 1f@1,0 ",
    "tower 1",
    "tower 01,0",
    "tower 1,-0",
    "remove 1,0",
    "move 1,0,0",
    "drive 2,0",
    "drive 2,0 blue0",
    "drive 2,0 blue1 blue1",
    "drive 2,0 black1",
    "drive 2,0 blue1 ",
    "pay gold 1",
    "pay blue",
    "pay blue 100",
    "name gold",
    "build tower",
    "telekinesis north",
    "treasure gold-z",
    "return gold-z",
    "return 1",
    "prebuild pen",
  ])("'%s' is not read", (text) => {
    expect(notation.read(text)).toBeNull();
  });
});
