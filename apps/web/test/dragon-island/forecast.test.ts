import { game, type State } from "@gatehouse/dragon-island";
import { seeded } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { mapChanges, mapsFitting, missingFor } from "../../src/boards/dragon-island/forecast.ts";
import { tablesOf } from "../../src/boards/dragon-island/names.ts";
import { wayTo } from "../../src/boards/dragon-island/ways.ts";

const OPTIONS = { seats: 2, turns: 10, screens: "open", tables: 1 } as const;
const TABLES = tablesOf(OPTIONS);
const SMUGGLERS_COVE = TABLES.treasures.findIndex(({ id }) => id === "red-a");

/** The Keep, and these tiles; each names those that it touches. */
function island(
  ...tiles: readonly (readonly [colour: State["tiles"][number]["colour"], ...around: number[]])[]
): State {
  const opened = game.open(OPTIONS);
  if (!opened.ok) throw new Error("no rules");
  const state = opened.value.setup(seeded(1));
  for (const [index, [colour, ...around]] of tiles.entries()) {
    state.tiles.push({ q: index + 1, r: 0, face: 0, colour, around });
    for (const other of around) state.tiles[other]?.around.push(index + 1);
  }
  return state;
}

describe("a map in hand", () => {
  test("misses what its best place lacks", () => {
    expect(missingFor(TABLES, island(["green", 0]), SMUGGLERS_COVE)).toBeNull();
    expect(missingFor(TABLES, island(["red", 0]), SMUGGLERS_COVE)).toBe(2);
    expect(missingFor(TABLES, island(["red", 0], ["blue", 1]), SMUGGLERS_COVE)).toBe(1);
  });

  test("fits where nothing is missing and no treasure was found", () => {
    const state = island(["red", 0], ["blue", 1], ["green", 1]);
    expect(mapsFitting(TABLES, state, [SMUGGLERS_COVE], 1)).toEqual([SMUGGLERS_COVE]);
    expect(mapsFitting(TABLES, state, [SMUGGLERS_COVE], 2)).toEqual([]);
    state.treasures.push(1);
    expect(mapsFitting(TABLES, state, [SMUGGLERS_COVE], 1)).toEqual([]);
  });

  test("is completed, brought nearer or spoilt by a tile", () => {
    const near = island(["red", 0], ["blue", 1]);
    const change = (after: State) => mapChanges(TABLES, near, after, [SMUGGLERS_COVE]).get(SMUGGLERS_COVE);
    expect(change(island(["red", 0], ["blue", 1], ["green", 1]))).toBe("completed");
    expect(change(island(["red", 0], ["blue", 1], ["gold", 1]))).toBeUndefined();
    const full = island(["red", 0], ["blue", 1], ["gold", 1], ["gold", 1], ["gold", 1], ["gold", 1]);
    expect(change(full)).toBe("spoilt");
    expect(mapChanges(TABLES, island(["red", 0]), near, [SMUGGLERS_COVE]).get(SMUGGLERS_COVE)).toBe("nearer");
  });
});

describe("the way of a wizard", () => {
  const state = island(["red", 0], ["blue", 1], ["green", 2], ["white", 3]);
  const [ann] = state.seats;
  if (!ann) throw new Error("no seat");

  test("is a step, a teleport, or one of them with a step further", () => {
    ann.tile = 3;
    expect(wayTo(state, 0, 2)).toMatchObject({ kind: "step" });
    expect(wayTo(state, 0, 0)).toMatchObject({ kind: "teleport", via: null });
    expect(wayTo(state, 0, 1)).toMatchObject({ kind: "teleport", via: 0 });
  });

  test("is a flight where a pet leads", () => {
    ann.tile = 1;
    ann.pets.push({ colour: "green", gold: 3, lair: false });
    expect(wayTo(state, 0, 3)).toMatchObject({ kind: "flight", pet: "green", via: null });
    expect(wayTo(state, 0, 4)).toMatchObject({ kind: "flight", pet: "green", via: 3 });
  });
});
