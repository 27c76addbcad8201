import type { Problem } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { TILES } from "../src/data/tiles.ts";
import { TREASURES } from "../src/data/treasures.ts";
import { game } from "../src/index.ts";
import { island, lay, maps, onTurn, wizard } from "./island.ts";

const problems = (overrides: unknown): readonly Problem[] => {
  const found = game.open({ seats: 2, overrides });
  return found.ok ? [] : found.error;
};
const COLOURS = "blue | green | red | white | gold";

describe("an owner's edition file", () => {
  test("changes what it names and nothing else", () => {
    const overrides = { treasures: { "gold-a": { centre: "red", neighbours: ["blue"], fame: 9 } } };
    const { state, play } = island({ seats: 2, overrides });
    lay(state, { "1,0": "red tower", "0,1": "blue tower" });
    wizard(state, 0, "1,0");
    maps(state, 0, "gold-a");
    onTurn(state, 0, "map");
    play("treasure gold-a");
    expect([state.seats[0]?.fame.treasures, state.seats[0]?.stock[4]]).toEqual([9, 0]);
  });

  test("is part of the options, so that a record replays anywhere", () => {
    const overrides = { supply: { gold: { count: 50 } } };
    const { rules, state } = island({ seats: 2, overrides });
    expect([rules.options.overrides, state.supply.stock[4]]).toEqual([overrides, 50]);
  });

  test.for<[string, unknown, Problem]>([
    [
      "a table that is not there",
      { cards: {} },
      { path: "overrides.cards", expected: "tiles | treasures | supply", found: '"cards"' },
    ],
    ["no table", { tiles: 3 }, { path: "overrides.tiles", expected: "{ … }", found: "3" }],
    [
      "an unknown tile",
      { tiles: { "tile-41": {} } },
      { path: "overrides.tiles.tile-41", expected: "tile-01 … tile-40", found: '"tile-41"' },
    ],
    [
      "an unknown value",
      { tiles: { "tile-01": { top: 1 } } },
      { path: "overrides.tiles.tile-01.top", expected: "front | back", found: '"top"' },
    ],
    [
      "a wrong colour",
      { treasures: { "red-a": { centre: "pink" } } },
      { path: "overrides.treasures.red-a.centre", expected: COLOURS, found: '"pink"' },
    ],
    [
      "no neighbours",
      { treasures: { "red-a": { neighbours: [] } } },
      { path: "overrides.treasures.red-a.neighbours", expected: `[ 1 … 6 × ${COLOURS} ]`, found: "[]" },
    ],
    [
      "too much fame",
      { treasures: { "red-a": { fame: 21 } } },
      { path: "overrides.treasures.red-a.fame", expected: "0 … 20", found: "21" },
    ],
    [
      "half a coin",
      { treasures: { "red-a": { gold: 0.5 } } },
      { path: "overrides.treasures.red-a.gold", expected: "0 … 20", found: "0.5" },
    ],
    [
      "too many dragons",
      { supply: { dragons: { count: 11 } } },
      { path: "overrides.supply.dragons.count", expected: "1 … 10", found: "11" },
    ],
  ])("with %s is refused: where, what is expected, what was found", ([_what, overrides, problem]) => {
    expect(problems(overrides)).toEqual([problem]);
  });

  test.for([
    { colour: "wild", icon: "storm" },
    { colour: "red", icon: "wild-build" },
    { colour: "red", icon: "map" },
    { colour: "red" },
    { colour: "red", icon: "storm", more: 1 },
    "red storm",
  ])("with the side %j is refused", (front) => {
    expect(problems({ tiles: { "tile-01": { front } } })).toMatchObject([{ path: "overrides.tiles.tile-01.front" }]);
  });

  test("tells all that is wrong at once", () => {
    expect(problems({ cards: {}, supply: { gold: { count: 0 } } })).toHaveLength(2);
  });
});

describe("the reconstructed tables", () => {
  test("no tile has the same colour or the same icon on both sides", () => {
    expect(TILES.filter(({ front, back }) => front.colour === back.colour || front.icon === back.icon)).toEqual([]);
  });

  test("no two maps ask for the same, and each colour stands eight times in the middle", () => {
    const patterns = TREASURES.map(({ centre, neighbours }) => `${centre} ${neighbours.toSorted()}`);
    expect(new Set(patterns).size).toBe(40);
    for (const colour of ["blue", "green", "red", "white", "gold"])
      expect(TREASURES.filter(({ centre }) => centre === colour)).toHaveLength(8);
  });

  test("every value says where it comes from", () => {
    const values = game
      .components()
      .flatMap(({ components }) => components.flatMap((each) => Object.values(each.values)));
    const known = ["found", "rulebook", "inferred", "reconstructed"];
    expect(values.filter(({ provenance }) => !known.includes(provenance))).toEqual([]);
    const maps = game.components().find(({ id }) => id === "treasures")?.components ?? [];
    expect(maps.filter((map) => map.values["centre"]?.provenance === "found").map(({ id }) => id)).toEqual(["gold-d"]);
    expect(new Set(maps.map((map) => map.values["fame"]?.provenance))).toEqual(new Set(["reconstructed"]));
  });
});
