import { at, seeded } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { game, type State } from "../src/index.ts";
import { city, give, hold, lay, out, ring } from "./city.ts";

const opened = (seats: number) => {
  const found = game.open({ seats });
  if (!found.ok) throw new Error("not opened");
  return found.value;
};

describe("what cannot be in any match", () => {
  const problems = (state: State) => opened(3).violations(state);

  test("a match that begins, goes on and gets a new location has nothing wrong", () => {
    const { state, play } = city({ seats: 3 });
    expect(problems(state)).toEqual([]);
    ring(state, "R1 B1+bishop B1 B1 / B1 B1 / B1 B1 B1 .");
    hold(state, 0, "R1");
    play("place R1@2,1");
    expect(problems(state)).toEqual([]);
    play("location 3,0", "end-turn");
    expect(problems(state)).toEqual([]);
  });

  test.for<[string, (state: State) => void]>([
    [
      "two things on one cell",
      (state) => {
        lay(state, "R1", 0, 1);
        lay(state, "B1", 0, 1);
      },
    ],
    ["two things on one cell", (state) => lay(state, "R1", 1, 0)],
    ["an empty pile", (state) => state.piles.push({ x: 0, y: 1, tiles: [] })],
    ["the ring does not begin at pile 0", (state) => state.piles.push({ x: 9, y: 9, tiles: [1] })],
    ["a counter without a tile", (state) => state.played.push({ x: 0, y: 1, counter: "king" })],
    ["counters king,king", (state) => give(state, 0, "king", "king")],
    ["7 tiles in hand", (state) => hold(state, 0, "R1 R1 R1 R1 R1 R1 R1")],
    ["seat 1 has tiles of others", (state) => hold(state, 1, "B1 R1")],
    ["seat 1 has tiles of others", (state) => at(state.seats, 1).stack.under.push({ kind: 20, knownTo: 0 })],
    ["seat 1 has tiles of others", (state) => at(state.seats, 1).stack.rest.fill(1, 0, 1)],
    ["seat 1 has tiles of others", (state) => at(state.seats, 1).stack.rest.fill(-1, 8, 9)],
    ["too many locations", (state) => state.scored.push(...[1, 2].map(() => ({ prizes: [0, 0, 0], loss: null })))],
    ["a turn at a full location", (state) => ring(state, "R1 R1 R1 R1 / R1 R1 / R1 R1 R1 R1")],
    ["a turn without tiles", (state) => out(state, 0)],
  ])("%s", ([problem, spoil]) => {
    const { state } = city({ seats: 3 });
    spoil(state);
    expect(problems(state)).toContain(problem);
  });

  test("an eleventh location", () => {
    const { state } = city({ seats: 3, location: 10 });
    expect(problems(state)).toEqual([]);
    state.locations.unshift({ x: 20, y: -18 });
    expect(problems(state)).toEqual(["too many locations"]);
  });

  test("a turn that is closed or begun may be without tiles or at a full location", () => {
    const { state } = city({ seats: 3 });
    out(state, 0);
    state.pending = [{ type: "turn", seat: 0, placed: [1], closed: null }];
    expect(problems(state)).toEqual([]);
    ring(state, "R1 R1 R1 R1 / R1 R1 / R1 R1 R1 R1");
    state.pending = [{ type: "turn", seat: 0, placed: [1], closed: "location" }];
    expect(problems(state)).toEqual([]);
  });
});

describe("the census", () => {
  test("counts hands, stacks, piles and what is burnt", () => {
    const { state } = city({ seats: 3 });
    out(state, 0, 1, 2);
    hold(state, 0, "R1 R1 RD");
    at(state.seats, 1).stack.rest[8] = 4;
    at(state.seats, 1).stack.under.push({ kind: 9, knownTo: 0 });
    lay(state, "Y2^R1", 0, 1);
    state.burnt.push(13, 8);
    const census = { "tile-1": 3, "tile-6": 1, "tile-8": 5, "tile-9": 1, "tile-13": 1, "tile-16": 1 };
    expect(opened(3).census(state)).toEqual(census);
  });
});

describe("copies", () => {
  test("a clone is the same, and nothing that is played in it is played in the original", () => {
    const rules = opened(3);
    const { state, play } = city({ seats: 3, location: 7 });
    ring(state, "B1^R1+king Y4 Y0 . / . . / . . . .");
    state.burnt.push(6);
    give(state, 1, "bishop");
    hold(state, 0, "R0 R1 R1 RD");
    play("place R0@0,1");
    const before = JSON.stringify(state);
    const copy = rules.clone(state);
    expect(JSON.stringify(copy)).toBe(before);
    const place = (tile: number, x: number, y: number) =>
      rules.play(copy, 0, { type: "place-tile", tile, x, y, counter: "none" }, seeded(1));
    place(1, 1, 1);
    place(1, 1, -1);
    place(6, 0, -1);
    expect(copy.piles.map(({ tiles }) => tiles)).not.toEqual(state.piles.map(({ tiles }) => tiles));
    rules.play(copy, 0, { type: "end-turn" }, seeded(1));
    at(copy.seats, 1).counters.pop();
    expect(JSON.stringify(state)).toBe(before);
  });
});
