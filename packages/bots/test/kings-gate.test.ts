import { asView, at, seeded } from "@gatehouse/engine";
import { type Action, game, KINDS, type KingsGate, type Options, type State } from "@gatehouse/kings-gate";
import { rounds } from "@gatehouse/testkit/rounds";
import { expect, test } from "vitest";
import { contestOf } from "../src/evaluations/kings-gate/contest.ts";
import { outlookOn, surveySites } from "../src/evaluations/kings-gate/sites.ts";
import { loadEvaluation } from "../src/index.ts";

const [PALACE, HARBOUR, TOURNEY, KINGS_GATE] = [1, 7, 8, 10];
const COLOURS = "RBYG";

/** A tile by its colour and number, with 6 for a dragon: `Y4`. */
function tile(name: string): number {
  return COLOURS.indexOf(name.charAt(0)) * KINDS + Number(name.charAt(1));
}

interface Scene {
  readonly location: number;
  readonly ring: string;
  /** Per seat, in the order of seats. */
  readonly hands: readonly string[];
  readonly turn?: number;
}

/** A position around a location: tiles in its ring and in the hands, nothing anywhere else. */
function scene(options: Options, { location, ring, hands, turn = 0 }: Scene): State {
  const opened = game.open(options);
  if (!opened.ok) throw new Error("not opened");
  const state = opened.value.setup(seeded(1));
  const somewhere = at(state.locations, 0);
  state.locations = Array.from({ length: location }, () => somewhere);
  state.scored = Array.from({ length: location - 1 }, () => ({ prizes: hands.map(() => 0), loss: null }));
  state.piles = tilesOf(ring).map((top, x) => ({ x, y: 1, tiles: [top] }));
  state.ringStart = 0;
  state.pending = [{ type: "turn", seat: turn, placed: [], closed: null }];
  for (const [seat, hand] of hands.entries()) {
    const household = at(state.seats, seat);
    const card = at(household.hand, 0);
    household.hand = tilesOf(hand).map((kind) => ({ ...card, kind }));
  }
  return state;
}

function tilesOf(names: string): number[] {
  return names === "" ? [] : names.split(" ").map(tile);
}

const FOUR: Options = { seats: 4 };

test("whoever has the strongest tiles for the spaces that are left is first", () => {
  const state = scene(FOUR, { location: PALACE, ring: "R1 R1 B1 B1 Y1 Y1 G1", hands: ["R5", "B4", "Y2", "G3"] });
  const { prizes, totals, last, turns } = contestOf(FOUR, state);
  // The ring is full after yellow: green comes too late.
  expect([[...totals], last, turns]).toEqual([[7, 6, 4, 1], 2, 3]);
  expect([...prizes]).toEqual([2, 2, 1, 0]);
});

test("all 1s together are played if they are more than the highest number", () => {
  const state = scene(FOUR, { location: PALACE, ring: "B2 B2 Y2", hands: ["R1 R1 R1 R1 R3", "B2", "", ""] });
  const { totals, kept } = contestOf(FOUR, state);
  expect([totals[0], kept[0]]).toEqual([7, 0]);
});

test("at a dangerous location tiles are covered, but for Barracks", () => {
  const hands = ["R4", "", "", ""];
  const covering = contestOf(FOUR, scene(FOUR, { location: HARBOUR, ring: "B3 Y2 Y1", hands }));
  expect([...covering.totals]).toEqual([4, 3, 1, 0]);
  const beside = contestOf(FOUR, scene(FOUR, { location: PALACE, ring: "B3 Y2 Y1", hands }));
  expect([...beside.totals]).toEqual([4, 3, 3, 0]);
});

test("a dragon burns the most valuable tile that it can", () => {
  const state = scene(FOUR, { location: TOURNEY, ring: "B3 Y5 G4", hands: ["R6 R2", "", "", ""] });
  expect([...contestOf(FOUR, state).totals]).toEqual([2, 3, 0, 4]);
});

test("under the Bishop every tile counts 1", () => {
  const state = scene(FOUR, { location: KINGS_GATE, ring: "R5 R4 B1 B1 B1", hands: ["", "", "", ""] });
  state.bishop = true;
  expect([...contestOf(FOUR, state).prizes]).toEqual([4, 7, 0, 0]);
});

test("of equal totals those of the last placer rank last", () => {
  const state = scene(FOUR, { location: KINGS_GATE, ring: "R4 B4", hands: ["", "", "", ""], turn: 1 });
  expect([...contestOf(FOUR, state).prizes]).toEqual([7, 4, 0, 0]);
});

test("with two seats colours are ranked apart or together", () => {
  const position = { location: KINGS_GATE, ring: "R4 B3 Y5 G1", hands: ["", ""] };
  const separate: Options = { seats: 2, colours: "separate" };
  const combined: Options = { seats: 2, colours: "combined" };
  expect([...contestOf(separate, scene(separate, position)).prizes].slice(0, 2)).toEqual([6, 7]);
  expect([...contestOf(combined, scene(combined, position)).prizes].slice(0, 2)).toEqual([7, 4]);
});

test("a site is worth more the more own tiles lie around it, and nothing once no location is left to come", () => {
  const state = scene(FOUR, { location: 1, ring: "", hands: ["", "", "", ""] });
  const { x, y } = at(state.locations, 0);
  state.piles = [
    { x, y: y - 1, tiles: [tile("R4")] },
    { x: x + 1, y: y - 1, tiles: [tile("R4")] },
    { x, y: y + 1, tiles: [tile("B2")] },
  ];
  surveySites(asView<KingsGate>(state));
  const outlook = outlookOn(asView<KingsGate>(state));
  const best = [...(outlook?.best ?? [])];
  expect(at(best, 0)).toBeGreaterThan(at(best, 1));
  expect(at(best, 1)).toBeGreaterThan(at(best, 2));
  // Above or below, four of the ten spaces of a ring are in the ring of now.
  expect(outlook?.spaces[0]).toBe(6);
  state.locations = Array.from({ length: KINGS_GATE }, () => ({ x, y }));
  expect(outlookOn(asView<KingsGate>(state))).toBeNull();
});

test.for([2, 3, 4])("with %i seats every number is finite in every position of a match", async (seats) => {
  const opened = game.open({ seats });
  const evaluation = await loadEvaluation<KingsGate>("kings-gate");
  if (!opened.ok || !evaluation) throw new Error("King's Gate has an evaluation");
  const rules = opened.value;
  const chance = seeded(seats);
  const state = rules.setup(chance);
  const out = new Float64Array(seats * evaluation.features.length);
  for (const step of rounds("the end of the match")) {
    evaluation.measure(rules, state, out);
    expect(out.every(Number.isFinite), `step ${step}`).toBe(true);
    const seat = rules.actors(asView<KingsGate>(state))[0];
    if (seat === undefined) break;
    const legal: readonly Action[] = rules.legalActions(asView<KingsGate>(state), seat);
    rules.play(state, seat, at(legal, chance.pick(legal.length)), chance);
  }
});
