import { type AnyGame, actionProblems, type Game } from "@gatehouse/engine";
import { describe, expect, expectTypeOf, test } from "vitest";
import { FIELDS } from "../src/actions/index.ts";
import type { Action, Event, KingsGate, Pending, Pile, Refusal, State, View } from "../src/index.ts";

/** The engine's own codes, and those that name no obstacle. */
type Forbidden = "wrong-seat" | "game-over" | "invalid" | "illegal" | "not-allowed";

const problems = (actions: readonly Action[]) =>
  actions.flatMap((action) => actionProblems(FIELDS[action.type], action));

const mine = (kind: number) => ({ kind, knownTo: 1 });
const theirs = (seat: number, count: number) =>
  Array.from({ length: count }, () => ({ kind: { hidden: 1 }, knownTo: 1 << seat }));
const stack = (count: number) => ({ rest: { hidden: count }, under: [] });

describe("the types", () => {
  test("fit the contract", () => {
    expectTypeOf<Game<KingsGate>>().toExtend<AnyGame>();
    expectTypeOf<State>().toExtend<View>();
    expectTypeOf<Extract<Refusal["code"], Forbidden>>().toBeNever();
    expect(problems([{ type: "place-location", x: 28, y: 0 }])).toHaveLength(1);
  });

  test("keep the fullest table under 8 KB", () => {
    const piles = Array.from({ length: 60 }, (_, i) => ({
      x: -10 - (i % 12),
      y: -10 - Math.floor(i / 12),
      tiles: [10 + (i % 18)],
    }));
    const full = {
      pending: [{ type: "turn", seat: 3, placed: [22, 22, 22, 21, 27], closed: null }],
      locations: Array.from({ length: 10 }, (_, i) => ({ x: -10 - 2 * i, y: -10 })),
      piles,
      ringStart: 50,
      played: (["king", "bishop", "wizard", "guildmaster"] as const).map((counter) => ({ counter, x: -10, y: -10 })),
      burnt: [6, 13, 20, 27, 4, 11, 18, 25],
      king: true,
      bishop: true,
      scored: Array.from({ length: 9 }, () => ({ prizes: [3, 2, 1, 0], loss: { seat: 3, points: 3 } })),
      ending: null,
      seats: Array.from({ length: 4 }, () => ({
        hand: Array.from({ length: 6 }, () => ({ kind: 25, knownTo: 8 })),
        stack: { rest: Array.from({ length: 28 }, () => 0), under: [] },
        counters: ["sorceress" as const, "merchant" as const],
      })),
    } satisfies State;
    expect(JSON.stringify(full).length).toBeLessThanOrEqual(8 * 1024);
  });
});

describe("(a) four 1s, the pub, the dragon and the Wizard in one turn", () => {
  // The Harbour (7, dangerous) lies on (6,2) and (7,2). Only its ring is listed, not the piles of older locations.
  const before = {
    pending: [{ type: "turn", seat: 0, placed: [], closed: null }],
    locations: [
      { x: 0, y: 0 },
      { x: 3, y: 0 },
      { x: 6, y: 0 },
      { x: 6, y: -2 },
      { x: 3, y: -2 },
      { x: 0, y: -2 },
      { x: 6, y: 2 },
    ],
    piles: [
      { x: 5, y: 1, tiles: [11] },
      { x: 6, y: 1, tiles: [17] },
      { x: 7, y: 1, tiles: [2] },
      { x: 8, y: 1, tiles: [21] },
    ],
    ringStart: 0,
    played: [],
    burnt: [],
    king: false,
    bishop: false,
    scored: [
      { prizes: [0, 2, 2, 1], loss: null },
      { prizes: [3, 0, 3, 1], loss: null },
      { prizes: [4, 3, 0, 2], loss: null },
      { prizes: [4, 0, 3, 5], loss: null },
      { prizes: [0, 2, 2, 3], loss: null },
      { prizes: [2, 4, 3, 0], loss: null },
    ],
    ending: null,
    seats: [
      { hand: [1, 1, 1, 1, 0, 6].map(mine), stack: stack(9), counters: ["wizard"] },
      { hand: theirs(1, 6), stack: stack(8), counters: ["king", "merchant"] },
      { hand: theirs(2, 6), stack: stack(8), counters: ["bishop"] },
      { hand: theirs(3, 6), stack: stack(9), counters: ["guildmaster"] },
    ],
  } satisfies View;
  const actions = [
    { type: "place-tile", tile: 6, x: 5, y: 1, counter: "none" },
    { type: "place-tile", tile: 1, x: 5, y: 1, counter: "wizard" },
    { type: "place-tile", tile: 0, x: 5, y: 2, counter: "none" },
    { type: "place-tile", tile: 1, x: 8, y: 1, counter: "none" },
    { type: "place-tile", tile: 1, x: 5, y: 3, counter: "none" },
    { type: "place-tile", tile: 1, x: 6, y: 3, counter: "none" },
    { type: "end-turn" },
  ] as const satisfies readonly Action[];
  const ended = { type: "turn", seat: 0, placed: [6, 1, 0, 1, 1, 1], closed: null } satisfies Pending;

  test("uses up the hand, tile by tile, before the one action that draws", () => {
    const placed = actions.flatMap((action) => (action.type === "place-tile" ? [action.tile] : []));
    expect(problems(actions)).toEqual([]);
    expect(placed).toEqual(ended.placed);
    expect(placed.toSorted()).toEqual(before.seats[0]?.hand.map((card) => card.kind).toSorted());
    expect(actions.at(-1)?.type).toBe("end-turn");
    expect(JSON.parse(JSON.stringify(before))).toEqual(before);
  });

  test("has near misses whose refusals name what lies there", () => {
    const low = { code: "value-too-low", need: 5, have: 1 } satisfies Refusal;
    const barracks = { code: "tile-is-barracks", x: 6, y: 1 } satisfies Refusal;
    const yours = { code: "tile-yours", x: 7, y: 1 } satisfies Refusal;
    const top = (x: number, y: number) => before.piles.find((pile) => pile.x === x && pile.y === y)?.tiles.at(-1) ?? -1;
    expect((top(5, 1) % 7) + 1).toBe(low.need);
    expect(top(barracks.x, barracks.y) % 7).toBe(3);
    expect(Math.floor(top(yours.x, yours.y) / 7)).toBe(before.pending[0]?.seat);
  });
});

describe("(b) a location fills in mid-turn", () => {
  // The Guild Hall (5, safe) on (3,0) and (4,0), after seat 2 has placed two 1s on its last free cells.
  const ring = [
    { x: 2, y: -1, tiles: [4] },
    { x: 3, y: -1, tiles: [2] },
    { x: 4, y: -1, tiles: [11] },
    { x: 5, y: -1, tiles: [17] },
    { x: 5, y: 0, tiles: [21] },
    { x: 5, y: 1, tiles: [15] },
    { x: 4, y: 1, tiles: [15] },
    { x: 3, y: 1, tiles: [0] },
    { x: 2, y: 1, tiles: [8] },
    { x: 2, y: 0, tiles: [26] },
  ] satisfies Pile[];
  const turn = { type: "turn", seat: 2, placed: [15, 15], closed: "location" } satisfies Pending;
  const stacks = [
    [turn, { type: "location", seat: 2 }],
    [turn],
    [{ ...turn, seat: 3, placed: [], closed: null }],
  ] satisfies Pending[][];
  const scoring = {
    type: "location-scored",
    location: 4,
    places: [
      { seat: 0, colour: 0, total: 6, prize: 3 },
      { seat: 3, colour: 3, total: 5, prize: 2 },
      { seat: 1, colour: 1, total: 5, prize: 2 },
      { seat: 2, colour: 2, total: 5, prize: 0 },
    ],
  } satisfies Event;

  test("is scored from the tiles on the table", () => {
    for (const place of scoring.places) {
      const tiles = ring.flatMap((pile) => pile.tiles).filter((tile) => Math.floor(tile / 7) === place.colour);
      expect(tiles.reduce((sum, tile) => sum + (tile % 7), 0)).toBe(place.total);
    }
  });

  test("leaves the location and then the end of the turn to decide", () => {
    const actions = [{ type: "place-location", x: 6, y: 1 }, { type: "end-turn" }] as const satisfies readonly Action[];
    expect(problems(actions)).toEqual([]);
    expect(stacks.map((open) => open.at(-1)?.type)).toEqual(["location", "turn", "turn"]);
    expect(stacks[0]?.slice(0, -1)).toEqual(stacks[1]);
  });
});
