import { describe, expect, test } from "vitest";
import { notation } from "../src/notation.ts";
import type { Action } from "../src/types.ts";

describe("notation", () => {
  test.for<[string, Action]>([
    ["place R0@4,-1", { type: "place-tile", tile: 0, x: 4, y: -1, counter: "none" }],
    ["place R3@12,-10", { type: "place-tile", tile: 3, x: 12, y: -10, counter: "none" }],
    ["place B5@-10,12", { type: "place-tile", tile: 12, x: -10, y: 12, counter: "none" }],
    ["place YD@0,0", { type: "place-tile", tile: 20, x: 0, y: 0, counter: "none" }],
    ["place G1@0,0+king", { type: "place-tile", tile: 22, x: 0, y: 0, counter: "king" }],
    ["place G1@0,0+merchant", { type: "place-tile", tile: 22, x: 0, y: 0, counter: "merchant" }],
    ["move -10,11>12,-13", { type: "play-sorceress", fromX: -10, fromY: 11, x: 12, y: -13 }],
    ["location -27,18", { type: "place-location", x: -27, y: 18 }],
    ["discard-dragon", { type: "discard-dragon" }],
    ["end-turn", { type: "end-turn" }],
  ])("%s is written and read", ([text, action]) => {
    expect(notation.write(action)).toBe(text);
    expect(notation.read(text)).toEqual(action);
  });

  test.for([
    "",
    "end",
    "end-turn ",
    " place R3@4,-1",
    "place R3@4,-1 ",
    "place R3@4,-1,0",
    "place W3@4,-1",
    "place R6@4,-1",
    "place R33@4,-1",
    "place R3@4",
    "place R3@x,1",
    "place R3@4,-1+",
    "place R3@4,-1+sorceress",
    "place R3@4,-1+queen",
    "place R3@4,-1king",
    "place R3@4,-1+none",
    "place R3@04,-1",
    "location 3,-0",
    "move 0,1",
    "move 0,1>4,-1>2,2",
    "remove 0,1>4,-1",
    "location 3",
    "location 3,1 ",
    `location 3,${"9".repeat(400)}`,
    "location 3,1000",
    "allocation 3,1",
  ])("'%s' is not read", (text) => {
    expect(notation.read(text)).toBeNull();
  });
});
