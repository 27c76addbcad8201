import type { Problem } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { TILES } from "../src/data/tiles.ts";
import { TREASURES } from "../src/data/treasures.ts";
import { game } from "../src/index.ts";
import { hold, island, lay, maps, onTurn, wizard } from "./island.ts";

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

  test("may print other sides on a tile, wild ones too", () => {
    const tiles = {
      "tile-01": { front: { colour: "wild", icon: "wild-build" }, back: { colour: "gold", icon: "storm" } },
    };
    const { state, play } = island({ seats: 2, overrides: { tiles } });
    lay(state, { "1,0": "red tower", "0,1": "blue tower" });
    wizard(state, 0, "1,0");
    hold(state, 0, 1);
    onTurn(state, 0, "tile");
    play("place 1f@-1,0", "name red");
    hold(state, 0, 1);
    onTurn(state, 0, "tile");
    play("place 1b@0,-1");
    expect(state.tiles.slice(-2).map(({ colour }) => colour)).toEqual(["red", "gold"]);
  });

  test("goes to the limits", () => {
    const neighbours = ["blue", "green", "red", "white", "gold", "gold"];
    expect(problems({ treasures: { "red-a": { neighbours, fame: 20, gold: 0 } } })).toEqual([]);
    expect(problems({ supply: { dragons: { count: 10 }, cubes: { count: 1 }, spires: { count: 9 } } })).toEqual([]);
    for (const wrong of [[...neighbours, "blue"], ["blue", "pink"], "blue"])
      expect(problems({ treasures: { "red-a": { neighbours: wrong } } })).toHaveLength(1);
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
    { colour: "red", icon: ["storm"] },
    { colour: "red", icon: { toString: 1 } },
    { colour: "red" },
    { colour: "red", icon: "storm", more: 1 },
    "red storm",
  ])("with the side %j is refused", (front) => {
    expect(problems({ tiles: { "tile-01": { front } } })).toMatchObject([{ path: "overrides.tiles.tile-01.front" }]);
  });

  test("names the release of the tables that it changes, of which there is one", () => {
    expect(island({ seats: 2 }).rules.options.tables).toBe(1);
    expect(game.open({ seats: 2, tables: 2 })).toMatchObject({ ok: false, error: [{ path: "tables", found: "2" }] });
  });

  test("tells all that is wrong at once", () => {
    expect(problems({ cards: {}, supply: { gold: { count: 0 } } })).toHaveLength(2);
  });
});

describe("the reconstructed tables", () => {
  test("no tile has the same colour or the same icon on both sides", () => {
    expect(TILES.filter(({ front, back }) => front.colour === back.colour || front.icon === back.icon)).toEqual([]);
  });

  test("no two tiles have the same two sides", () => {
    const pairs = TILES.map(({ front, back }) =>
      [front, back]
        .map(({ colour, icon }) => `${colour} ${icon}`)
        .sort()
        .join(),
    );
    expect(new Set(pairs).size).toBe(40);
  });

  test("what is harder to find is worth more: each further neighbour, and neighbours of one colour", () => {
    const worth = (letter: string) => {
      const found = TREASURES.filter(({ id }) => id.endsWith(`-${letter}`));
      return found.reduce((sum, { fame, gold }) => sum + fame + gold / 2, 0);
    };
    const ordered = ["a", "c", "d", "g", "h"].map(worth);
    expect(ordered).toEqual(ordered.toSorted((one, other) => one - other));
    expect(TREASURES.filter(({ fame }) => fame < 1 || fame > 7)).toEqual([]);
    expect(TREASURES.every(({ gold }) => gold >= 0 && gold <= 3)).toBe(true);
  });

  test("no two maps ask for the same, and each colour stands 8 times in the middle and 24 times beside it", () => {
    const patterns = TREASURES.map(({ centre, neighbours }) => `${centre} ${neighbours.toSorted()}`);
    expect(new Set(patterns).size).toBe(40);
    const beside = TREASURES.flatMap(({ neighbours }) => neighbours);
    for (const colour of ["blue", "green", "red", "white", "gold"]) {
      const ids = TREASURES.filter(({ centre }) => centre === colour).map(({ id }) => id);
      expect(ids).toEqual(["a", "b", "c", "d", "e", "f", "g", "h"].map((letter) => `${colour}-${letter}`));
      expect(beside.filter((each) => each === colour)).toHaveLength(24);
    }
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
