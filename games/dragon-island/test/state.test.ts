import { at, seeded } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import type { State } from "../src/index.ts";
import { building, dragons, give, hold, island, lay, maps, onTurn, opened, pet, tile, wizard } from "./island.ts";

/** A rich position that could be in a match: seat 0 (red) has just ended its move on a red tile with a Build icon. */
function rich() {
  const made = island({ seats: 2 });
  lay(made.state, { "1,0": "red tower", "0,1": "blue tower", "-1,1": "red build", "-1,2": "white dragon-build" });
  lay(made.state, { "0,2": "gold build", "1,1": "wild green" });
  wizard(made.state, 0, "-1,1");
  wizard(made.state, 1, "0,0");
  dragons(made.state, "-1,2", "white");
  building(made.state, "0,2", "blue-lair", 1);
  pet(made.state, 1, "blue", 3, true);
  pet(made.state, 0, "gold", 2);
  give(made.state, 0, { red: 3, blue: 2, gold: 1 });
  made.state.treasures.push(tile(made.state, "1,1"));
  onTurn(made.state, 0, "action");
  return made;
}

describe("what cannot be in any match", () => {
  const problems = (state: State) => opened({ seats: 2 }).violations(state);

  test("a rich position, a wild tile without a name, and the end have nothing wrong", () => {
    const { state } = rich();
    expect(problems(state)).toEqual([]);
    lay(state, { "2,0": "wild" });
    state.pending.push({ type: "wild", seat: 0, tile: 7 });
    expect(problems(state)).toEqual([]);
    state.pending = [];
    at(state.tiles, 7).colour = "red";
    expect(problems(state)).toEqual([]);
  });

  test("nothing is wrong at the limits: four Spires, 20 markers, two tiles in hand, a pet with one coin", () => {
    const { state } = rich();
    lay(state, { "2,0": "red build", "2,1": "blue build", "1,2": "green build", "0,3": "white build" });
    for (const hex of ["2,0", "2,1", "1,2", "0,3"]) building(state, hex, "spire", 1);
    state.treasures = [1, 2, 3, ...Array.from({ length: 17 }, (_, index) => 20 + index)];
    hold(state, 0, 1, 2);
    at(at(state.seats, 0).pets, 0).gold = 1;
    expect(problems(state)).toEqual([]);
  });

  test("the order in which a tile's neighbours are named does not matter", () => {
    const { state } = rich();
    at(state.tiles, 2).around.reverse();
    expect(problems(state)).toEqual([]);
  });

  test.for<[string, (state: State) => void]>([
    ["two tiles on one hex", (state) => Object.assign(at(state.tiles, 2), { q: 1, r: 0 })],
    ["tile 1 is joined to 0,2, not 0,2,6", (state) => at(state.tiles, 1).around.pop()],
    ["1 tiles without a colour", (state) => Object.assign(at(state.tiles, 6), { colour: null })],
    ["0 tiles without a colour", (state) => state.pending.push({ type: "wild", seat: 0, tile: 6 })],
    ["a dragon on the Keep", (state) => at(state.dragons, 2).push(0)],
    ["a stock of 38,40,37,40,34,10,10,10,9,9,2,0,3,0,1,0,-1,0,0,0", (state) => at(state.seats, 1).stock.fill(-1, 1, 2)],
    ["a stock of 38,40,37,40,34,10,10,-1,9,9,2,0,3,0,1,0,0,0,0,0", (state) => state.supply.dragons.fill(-1, 2, 3)],
    ["a stock of 0.5,40,37,40,34,10,10,10,9,9,2,0,3,0,1,0,0,0,0,0", (state) => state.supply.stock.fill(0.5, 0, 1)],
    ["two buildings on one tile", (state) => building(state, "0,2", "spire", 0)],
    ["buildings blue-lair,pen 0,pen 0", (state) => ["-1,1", "1,1"].map((hex) => building(state, hex, "pen", 0))],
    ["buildings blue-lair,blue-lair", (state) => building(state, "1,1", "blue-lair", 0)],
    [
      "too many spires",
      (state) => ["-1,1", "1,1", "-1,2", "1,0", "0,1"].map((hex) => building(state, hex, "spire", 0)),
    ],
    ["a building without an icon", (state) => building(state, "1,0", "pen", 0)],
    ["two markers on one tile", (state) => state.treasures.push(6)],
    ["a marker too many", (state) => state.treasures.push(0)],
    ["a marker too many", (state) => state.treasures.push(...Array.from({ length: 20 }, (_, index) => 20 + index))],
    ["seat 0 has a pet twice", (state) => pet(state, 0, "gold")],
    ["seat 0 has a pet without gold", (state) => pet(state, 0, "red", 0)],
    ["seat 1 has a token twice", (state) => at(state.seats, 1).captured.push("red", "red")],
    ["seat 1 has 3 tiles", (state) => hold(state, 1, 1, 2, 3)],
    ["the wizard of seat 1 is off the island", (state) => Object.assign(at(state.seats, 1), { tile: 7 })],
    ["the Lair of seat 1 for blue", (state) => state.buildings.pop()],
    ["the Lair of seat 0 for gold", (state) => building(state, "1,1", "gold-lair", 0)],
    ["the Lair of seat 1 for blue", (state) => Object.assign(at(state.buildings, 0), { seat: 0 })],
    ["dragons that were not dealt with", (state) => dragons(state, "-1,1", "red")],
  ])("%s", ([problem, spoil]) => {
    const { state } = rich();
    spoil(state);
    expect(problems(state)).toContain(problem);
  });

  test("a hex too many or too few on the shore", () => {
    const { state } = rich();
    const whole = state.shore.toSorted();
    state.shore.pop();
    expect(problems(state)).toEqual([expect.stringMatching(/^the shore is /)]);
    state.shore = [...whole.slice(1), 0];
    expect(problems(state)).toEqual([expect.stringMatching(/^the shore is /)]);
  });

  test.for(["action", "map", "draw"] as const)(
    "a wizard before dragons at the step %s, but not before that",
    (step) => {
      const { state } = rich();
      dragons(state, "-1,1", "red");
      onTurn(state, 0, step);
      expect(problems(state)).toEqual(["dragons that were not dealt with"]);
      onTurn(state, 0, "deal");
      expect(problems(state)).toEqual([]);
    },
  );

  test("a wizard who deals with dragons in the Pen of another", () => {
    const { state } = rich();
    building(state, "-1,1", "pen", 1);
    dragons(state, "-1,1", "red");
    onTurn(state, 0, "deal");
    expect(problems(state)).toEqual(["a wizard in the Pen of another"]);
    at(state.buildings, 1).seat = 0;
    expect(problems(state)).toEqual([]);
  });

  test("more tiles than turns", () => {
    const { state } = rich();
    const short = opened({ seats: 2, turns: 3 });
    expect(short.violations(state)).toEqual([]);
    lay(state, { "2,0": "red build" });
    expect(short.violations(state)).toEqual(["more tiles than turns"]);
  });
});

describe("the census", () => {
  test("counts supply, stocks, pets, tiles and maps wherever they lie", () => {
    const { state, rules } = rich();
    const before = rules.census(state);
    expect(Object.keys(before)).toHaveLength(5 + 5 + 40 + 40);
    expect(before["dragon-white"]).toBe(10);
    expect([before["stock-red"], before["stock-gold"], before["dragon-gold"], before["dragon-blue"]]).toEqual([
      40, 40, 10, 10,
    ]);
    give(state, 1, { red: 2 });
    maps(state, 1);
    state.maps.under.push({ kind: 5, knownTo: 0 });
    dragons(state, "-1,2", "white");
    expect(rules.census(state)).not.toEqual(before);
  });

  test("misses what was lost: a cube, a coin of a pet, a dragon, a tile, a map", () => {
    const lost = (spoil: (state: State) => void) => {
      const { state, rules } = rich();
      const before = rules.census(state);
      spoil(state);
      const after = rules.census(state);
      return Object.keys(before).filter((name) => before[name] !== after[name]);
    };
    expect(lost((state) => state.supply.stock.fill(0, 0, 1))).toEqual(["stock-blue"]);
    expect(lost((state) => at(state.seats, 0).stock.fill(0, 2, 3))).toEqual(["stock-red"]);
    expect(lost((state) => Object.assign(at(at(state.seats, 0).pets, 0), { gold: 1 }))).toEqual(["stock-gold"]);
    expect(lost((state) => at(state.dragons, 3).pop())).toEqual(["dragon-white"]);
    expect(lost((state) => at(state.seats, 0).pets.pop())).toEqual(["dragon-gold", "stock-gold"]);
    expect(lost((state) => at(state.seats, 1).pets.pop())).toEqual(["stock-gold"]);
    const held = at(rich().state.seats, 0);
    expect(lost((state) => at(state.seats, 0).hand.pop())).toEqual([`tile-${at(held.hand, 0).kind}`]);
    expect(lost((state) => at(state.seats, 0).maps.pop())).toEqual([`map-${at(held.maps, 0).kind}`]);
    expect(lost((state) => state.maps.under.pop())).toHaveLength(1);
    expect(lost((state) => state.bag.rest.fill(0))).toHaveLength(38);
    expect(lost((state) => state.maps.rest.fill(0))).toHaveLength(36);
  });

  test("counts maps that were drawn and not yet chosen from", () => {
    const { state, rules, play } = rich();
    const before = rules.census(state);
    wizard(state, 0, "1,0");
    play("maps");
    expect(rules.census(state)).toEqual(before);
  });
});

describe("copies", () => {
  test("a clone is the same, and nothing done to it is done to the original", () => {
    const { state, rules, play } = rich();
    give(state, 0, { green: 3 });
    play("build spire");
    const before = structuredClone(state);
    const copy = rules.clone(state);
    expect(copy).toEqual(before);
    rules.play(copy, 0, { type: "pay-energy", colour: "blue", cubes: 1 }, seeded(1));
    for (const card of [...at(copy.seats, 0).hand, ...at(copy.seats, 0).maps, ...copy.maps.under]) card.knownTo = 0;
    for (const each of copy.seats) each.pets.pop();
    for (const { around } of copy.tiles) around.pop();
    for (const places of copy.dragons) places.pop();
    for (const each of copy.seats) each.captured.push("red");
    copy.supply.dragons.fill(0);
    copy.supply.stock.fill(0);
    copy.shore.pop();
    copy.treasures.pop();
    copy.bag.rest.fill(0);
    expect(state).toEqual(before);
  });

  test("a clone of an open offer shares no card of it", () => {
    const { state, rules } = island({ seats: 2 }, 0, true);
    const before = structuredClone(state);
    const copy = rules.clone(state);
    expect(copy).toEqual(before);
    const top = copy.pending[1];
    if (top?.type === "maps") for (const offer of top.offers) Object.assign(at(offer.cards, 0), { knownTo: 0 });
    expect(state).toEqual(before);
  });
});
