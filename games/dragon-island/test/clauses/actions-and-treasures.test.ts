import { at, EVERYBODY } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import {
  building,
  dragons,
  dragonsAt,
  give,
  hold,
  island,
  lay,
  maps,
  onTurn,
  pet,
  print,
  stock,
  tile,
  wizard,
} from "../island.ts";

/** Seat 0 (red) has just moved to a hex of a small island. */
function on(hex: string, options: object = {}) {
  const made = island({ seats: 2, ...options });
  lay(made.state, { "1,0": "red tower", "0,1": "blue tower", "1,1": "white dragon-build", "2,0": "green telekinesis" });
  lay(made.state, { "-1,1": "red build", "0,2": "gold build", "-1,0": "white storm", "1,-1": "blue double-dragon" });
  wizard(made.state, 1, "0,0");
  wizard(made.state, 0, hex);
  onTurn(made.state, 0, "action");
  return made;
}

describe("the action of the tile", () => {
  test("[DI-11.1] is that of its icon, once; storm and double dragon have none", () => {
    const none = [on("-1,0"), on("1,-1")].map(({ actions }) => actions());
    expect(none).toEqual([["end-turn"], ["end-turn"]]);
    const { state, play, refusal } = on("0,0");
    for (const [step, icon] of [
      ["build pen", "build"],
      ["maps", "map"],
      ["telekinesis east", "telekinesis"],
    ] as const)
      expect(refusal(step)).toEqual({ code: "icon-missing", icon });
    play("gold");
    expect(refusal("gold")).toEqual({ code: "step-over", step: "action", now: "map" });
    expect(state.pending[0]).toMatchObject({ step: "map" });
  });

  test("[DI-11.2] one building a tile, beside wizards and markers, over the dragon icon for good", () => {
    const { state, play, refusal } = on("1,1");
    wizard(state, 1, "1,1");
    state.treasures.push(tile(state, "1,1"));
    give(state, 0, { white: 5 });
    play("build pen", "end-turn");
    hold(state, 1, Number.parseInt(print("red build"), 10));
    play(`place ${print("red build")}@0,-1`);
    expect(dragonsAt(state, "1,1")).toEqual([0, 0, 0, 0, 0]);
    onTurn(state, 0, "action");
    expect(refusal("build spire")).toEqual({ code: "building-there", building: "pen" });
  });

  test.for(["wild green", "green build", "green dragon-build"])("[DI-11.2] there is a Build icon on %s", (side) => {
    const { state, play } = on("1,1");
    lay(state, { "2,1": side });
    wizard(state, 0, "2,1");
    give(state, 0, { green: 5 });
    play("build spire");
    expect(state.buildings).toEqual([{ tile: tile(state, "2,1"), building: "spire", seat: 0 }]);
  });

  test.for([
    ["1,1", false, 5],
    ["-1,1", false, 4],
    ["-1,1", true, 3],
    ["1,1", true, 4],
  ] as const)("[DI-11.3] building on %s (White pet: %s) costs %i", ([hex, isWhite, cost]) => {
    const { state, play, refusal } = on(hex);
    if (isWhite) pet(state, 0, "white");
    give(state, 0, { white: cost - 1, blue: 0 });
    expect(refusal("build spire")).toEqual({ code: "energy-short", need: cost, have: cost - 1 });
    give(state, 0, { white: 1 });
    play("build spire");
    expect(stock(state, 0)[3]).toBe(0);
  });

  test("[DI-11.4] the Pen gives 2 fame, and each has one", () => {
    const { state, play, refusal } = on("1,1");
    building(state, "-1,1", "pen", 1);
    give(state, 0, { white: 20 });
    play("build pen");
    expect(at(state.seats, 0).fame.buildings).toBe(2);
    onTurn(state, 0, "action");
    wizard(state, 0, "0,2");
    expect(refusal("build pen")).toEqual({ code: "pen-built" });
  });

  test("[DI-11.5] a Lair gives 1 fame, needs a pet of its colour, and there is one a colour", () => {
    const { state, play, refusal, actions } = on("1,1");
    give(state, 0, { white: 20 });
    expect(refusal("build gold-lair")).toEqual({ code: "pet-missing", colour: "gold" });
    pet(state, 0, "gold", 2);
    play("build gold-lair");
    expect(at(state.seats, 0).pets).toEqual([{ colour: "gold", gold: 2, lair: true }]);
    expect([at(state.seats, 0).fame.buildings, state.supply.dragons[4]]).toEqual([1, 10]);
    onTurn(state, 1, "action");
    wizard(state, 1, "-1,1");
    pet(state, 1, "gold", 2);
    give(state, 1, { red: 9 });
    expect(refusal("build gold-lair")).toEqual({ code: "lair-taken", colour: "gold", by: 0 });
    expect(actions()).not.toContain("build gold-lair");
  });

  test.for([
    ["blue", 0],
    ["green", 1],
    ["red", 2],
    ["white", 3],
    ["gold", 4],
  ] as const)("[DI-11.5] the %s Lair is for the pet of that colour alone", ([colour, index]) => {
    const { state, play, refusal } = on("1,1");
    const other = colour === "blue" ? "red" : "blue";
    give(state, 0, { white: 20 });
    pet(state, 0, other, 1);
    expect(refusal(`build ${colour}-lair`)).toEqual({ code: "pet-missing", colour });
    pet(state, 0, colour, 2);
    play(`build ${colour}-lair`);
    expect(at(state.seats, 0).pets.map(({ lair }) => lair)).toEqual([false, true]);
    expect(state.supply.dragons[index]).toBe(10);
  });

  test("[DI-11.6] a Spire gives 3 fame; four in all, any number for a seat", () => {
    const { state, play, refusal } = on("1,1");
    lay(state, { "2,1": "red build", "-1,2": "blue build", "-2,1": "green build" });
    give(state, 0, { white: 9 });
    for (const hex of ["2,1", "-1,2", "-2,1"]) building(state, hex, "spire", 0);
    play("build spire");
    expect(at(state.seats, 0).fame.buildings).toBe(3);
    onTurn(state, 0, "action");
    wizard(state, 0, "-1,1");
    expect(refusal("build spire")).toEqual({ code: "spires-used-up" });
  });

  test("[DI-11.7] on any Tower two maps, one of which goes under the deck", () => {
    const { state, play, actions, refusal } = on("0,1");
    const [held, under] = [at(state.seats, 0).maps.length, state.maps.under.length];
    play("maps");
    expect(actions()).toHaveLength(2);
    const all = Array.from({ length: 40 }, (_, map) => ({ type: "return-map", map }) as const);
    const other = all.find(({ map }) => state.maps.rest[map] === 1);
    expect(other && on("0,1").rules.refusal(state, 0, other)).toEqual({ code: "map-not-drawn", map: other?.map });
    play(at(actions(), 1));
    expect([at(state.seats, 0).maps.length, state.maps.under.length]).toEqual([held + 1, under + 1]);
    expect(refusal("maps")).toEqual({ code: "step-over", step: "action", now: "map" });
  });

  test.for([
    [false, 1, 1],
    [false, 0, 0],
    [true, 2, 2],
    [true, 1, 1],
  ] as const)("[DI-11.8] a short deck (Blue pet: %s) of %i cards gives %i", ([isBlue, left, kept]) => {
    const { state, play, actions } = on("0,1");
    if (isBlue) pet(state, 0, "blue");
    maps(state, 0);
    state.maps.rest.fill(0);
    state.maps.under = Array.from({ length: left }, (_, kind) => ({ kind, knownTo: EVERYBODY }));
    play("maps");
    expect([at(state.seats, 0).maps.length, actions().at(-1)]).toEqual([kept, "end-turn"]);
  });

  test.for([
    ["west", [0, 1, 1, 1, 1]],
    ["south-west", [0, 1, 0, 1, 1]],
    ["east", [0, 1, 0, 0, 0]],
  ] as const)("[DI-11.9] telekinesis to the %s takes one of each tile up to the first gap", ([direction, gained]) => {
    const { state, play } = on("2,0");
    building(state, "1,1", "spire", 0);
    dragons(state, "1,0", "gold");
    play(`telekinesis ${direction}`);
    // To the west: the Tower with a dragon, the Keep with a wizard (a coin) and the storm; to the south-west the Spire's
    // tile gives only one.
    expect(stock(state, 0)).toEqual(gained);
  });

  test("[DI-11.10] the Keep gives two coins, or what the bank has", () => {
    const gained = [40, 1, 0].map((bank) => {
      const { state, play } = on("0,0");
      state.supply.stock[4] = bank;
      play("gold");
      return stock(state, 0)[4];
    });
    expect(gained).toEqual([2, 1, 0]);
  });
});

describe("treasures", () => {
  test("[DI-12.1] one map from the hand a turn, also one just drawn", () => {
    const { state, play, refusal } = on("1,0");
    maps(state, 0);
    state.maps.rest.fill(0);
    state.maps.under = [{ kind: 9, knownTo: EVERYBODY }];
    play("maps");
    expect(refusal("treasure gold-a")).toEqual({ code: "map-not-in-hand", map: 0 });
    expect(refusal("treasure red-b")).toMatchObject({ code: "neighbour-missing" });
    lay(state, { "2,-1": "gold build" });
    play("treasure red-b");
    expect(refusal("treasure red-b")).toEqual({ code: "step-over", step: "map", now: "draw" });
  });

  test("[DI-12.1] also where a building stands, even one built in this turn", () => {
    const { state, play } = on("1,1");
    maps(state, 0, "white-b");
    give(state, 0, { white: 5 });
    play("build pen", "treasure white-b");
    expect(state.treasures).toEqual([tile(state, "1,1")]);
  });

  test("[DI-12.2] the colour of the tile, and every listed neighbour by a tile of its own", () => {
    const { state, refusal } = on("1,1");
    maps(state, 0, "gold-a", "white-b", "white-c", "white-e");
    expect(refusal("treasure gold-a")).toEqual({ code: "centre-differs", need: "gold", have: "white" });
    expect(refusal("treasure white-c")).toEqual({ code: "neighbour-missing", colour: "red", need: 2, have: 1 });
    expect(refusal("treasure white-b")).toBeNull();
    lay(state, { "1,2": "red build" });
    expect(refusal("treasure white-c")).toBeNull();
    expect(refusal("treasure white-e")).toEqual({ code: "neighbour-missing", colour: "white", need: 1, have: 0 });
  });

  test("[DI-12.3] Towers and wild tiles count, the Keep does not", () => {
    const { state, refusal } = on("1,0");
    maps(state, 0, "red-b");
    // White beside; the Keep, which gives gold when producing, is no gold neighbour.
    expect(refusal("treasure red-b")).toEqual({ code: "neighbour-missing", colour: "gold", need: 1, have: 0 });
    maps(state, 0, "red-a");
    lay(state, { "2,-1": "wild blue" });
    at(state.tiles, tile(state, "1,-1")).colour = "gold";
    expect(refusal("treasure red-a")).toBeNull();
  });

  test("[DI-12.4] a marker stays: not there again, not on the Keep, not without markers", () => {
    const { state, play, refusal } = on("1,1", { overrides: { supply: { markers: { count: 1 } } } });
    maps(state, 0, "white-b", "white-b");
    play("treasure white-b");
    expect(state.treasures).toEqual([tile(state, "1,1")]);
    const again = (hex: string) => {
      onTurn(state, 0, "action");
      wizard(state, 0, hex);
      return refusal("treasure white-b");
    };
    expect(again("1,1")).toEqual({ code: "treasure-found-there" });
    expect(again("0,0")).toEqual({ code: "keep-without-treasure" });
    expect(again("-1,0")).toEqual({ code: "markers-used-up" });
  });

  test("[DI-12.5] fame, coins as far as the bank has them, and the map goes under the deck for all to know", () => {
    const { state, play } = on("0,2");
    lay(state, { "-1,2": "red build", "-1,3": "red build", "0,3": "green build" });
    maps(state, 0, "gold-d");
    state.supply.stock[4] = 1;
    play("treasure gold-d");
    expect([at(state.seats, 0).fame.treasures, stock(state, 0)[4], at(state.seats, 0).maps]).toEqual([3, 1, []]);
    expect(state.maps.under.at(-1)).toEqual({ kind: 3, knownTo: EVERYBODY });
  });
});

describe("the pets", () => {
  test("[DI-13.1] a pet in a Lair keeps its power, a lost one has none", () => {
    const needs = [true, false].map((isThere) => {
      const { state, refusal } = on("1,1");
      if (isThere) pet(state, 0, "white", 1, true);
      return refusal("build pen");
    });
    expect(needs).toMatchObject([{ need: 4 }, { need: 5 }]);
  });

  test("[DI-13.2] [DI-13.3] Red makes captures cheaper, White buildings, not the other way round", () => {
    for (const [colour, capture, build] of [
      ["red", 9, 5],
      ["white", 10, 4],
    ] as const) {
      const { state, refusal } = on("1,1");
      pet(state, 0, colour);
      expect(refusal("build pen")).toMatchObject({ code: "energy-short", need: build });
      dragons(state, "1,1", "blue", "blue");
      onTurn(state, 0, "deal");
      expect(refusal("capture")).toMatchObject({ code: "energy-short", need: capture });
    }
  });

  test("[DI-13.4] Gold gives one fame more for a treasure", () => {
    const { state, play } = on("1,1");
    pet(state, 0, "gold");
    maps(state, 0, "white-b");
    play("treasure white-b");
    expect(at(state.seats, 0).fame.treasures).toBe(3);
  });

  test.for([
    [2, 40, true],
    [2, 0, false],
    [3, 40, true],
  ] as const)("[DI-13.5] Green with %i coins and a bank of %i: taming %s", ([own, bank, works]) => {
    const { state, refusal, play } = on("1,1");
    pet(state, 0, "green");
    dragons(state, "1,1", "white");
    give(state, 0, { gold: own });
    state.supply.stock[4] = bank;
    onTurn(state, 0, "deal");
    expect(refusal("tame") === null).toBe(works);
    if (works) play("tame");
    expect([stock(state, 0)[4], state.supply.stock[4]]).toEqual(works ? [own - 2, bank - 1] : [own, bank]);
  });

  test("[DI-13.6] Blue draws three maps and keeps two", () => {
    const { state, play, actions } = on("0,1");
    pet(state, 0, "blue");
    maps(state, 0);
    play("maps");
    expect(actions()).toHaveLength(3);
    play(at(actions(), 0));
    expect(at(state.seats, 0).maps).toHaveLength(2);
  });
});
