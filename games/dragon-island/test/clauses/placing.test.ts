import { at } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import type { State } from "../../src/index.ts";
import {
  building,
  dragons,
  dragonsAt,
  give,
  hold,
  type Island,
  island,
  lay,
  onTurn,
  pet,
  print,
  stock,
  tile,
  wizard,
} from "../island.ts";

/** Seat 0 has its wizard on the Keep between two Towers and holds the tile of a print. */
function begun(text: string, options: object = { seats: 2 }): Island & { readonly place: (hex: string) => void } {
  const made = island({ ...options });
  lay(made.state, { "1,0": "red tower", "0,1": "blue tower" });
  for (let seat = 0; seat < made.state.seats.length; seat += 1) wizard(made.state, seat, "0,0");
  hold(made.state, 0, Number.parseInt(print(text), 10));
  return { ...made, place: (hex) => made.play(`place ${print(text)}@${hex}`) };
}

const pets = (state: State, seat: number) => at(state.seats, seat).pets.map(({ colour, gold }) => `${colour} ${gold}`);

describe("placing a tile", () => {
  test("[DI-3.1] first the Tower, then a tile from the hand", () => {
    const { state, play, refusal } = island({ seats: 2 });
    hold(state, 0, 7);
    expect(refusal("place 7f@1,0")).toEqual({ code: "tower-first" });
    play("tower 1,0", "move 0,0", "end-turn", "tower 0,1", "move 0,0", "end-turn");
    expect(refusal("tower -1,0")).toEqual({ code: "tower-standing" });
    expect(refusal("place 40f@-1,0")).toEqual({ code: "tile-not-in-hand", tile: 39 });
    play("place 7f@-1,0");
  });

  test("[DI-3.2] either side", () => {
    const { actions } = begun("red storm");
    const sides = new Set(actions().map((action) => action.split("@")[0]));
    expect(sides).toEqual(new Set(["place 11f", "place 11b"]));
  });

  test("[DI-3.3] on an empty space that touches the Keep or two tiles", () => {
    const { actions, refusal } = begun("red storm");
    const hexes = actions().flatMap((action) => action.match(/11f@(.*)/)?.[1] ?? []);
    expect(hexes.toSorted()).toEqual(["-1,0", "-1,1", "0,-1", "1,-1", "1,1"]);
    expect(refusal("place 11f@1,0")).toEqual({ code: "hex-occupied", q: 1, r: 0 });
    expect(refusal("place 11f@0,0")).toEqual({ code: "hex-occupied", q: 0, r: 0 });
    expect(refusal("place 11f@2,0")).toEqual({ code: "neighbours-short", need: 2, have: 1 });
    expect(refusal("place 11f@9,0")).toEqual({ code: "neighbours-short", need: 2, have: 0 });
  });

  test("[DI-3.4] a wild tile is named first, never gold, and is then a tile of that colour", () => {
    const { state, place, actions, play } = begun("wild wild-build");
    place("1,1");
    expect(stock(state, 0)).toEqual([0, 0, 0, 0, 0]);
    expect(actions()).toEqual(["name blue", "name green", "name red", "name white"]);
    play("name white");
    expect(at(state.tiles, 3).colour).toBe("white");
    expect(stock(state, 0)).toEqual([1, 0, 1, 1, 0]);
  });

  test("[DI-3.4] [DI-8.4] a pet flies to a wild tile of the colour that was named", () => {
    const { state, refusal } = begun("red build");
    lay(state, { "1,1": "red build", "2,0": "red build", "2,1": "wild green", "3,0": "red build" });
    pet(state, 0, "green");
    onTurn(state, 0, "wizard");
    expect(["2,1", "3,0"].map((hex) => refusal(`move ${hex}`))).toEqual([null, null]);
    at(state.tiles, tile(state, "2,1")).colour = "blue";
    expect(refusal("move 3,0")).toEqual({ code: "hex-out-of-reach", q: 3, r: 0 });
  });

  test("[DI-3.5] the storm acts before production: what others lose can be produced", () => {
    const { state, place, events } = begun("red storm");
    give(state, 1, { red: 40 });
    place("1,1");
    expect(events.map(({ type }) => type)).toEqual(["tile-placed", "storm-raged", "stock-lost", "tile-produced"]);
    expect([stock(state, 1)[2], stock(state, 0)[2]]).toEqual([39, 1]);
  });

  test("[DI-3.6] a Tower is terrain of its colour with a Map icon", () => {
    const { state, play, actions } = island({ seats: 2 });
    play("tower 1,0", "move 1,0");
    expect([at(state.tiles, 1).colour, actions()]).toEqual(["red", ["maps", "end-turn"]]);
  });
});

describe("storms", () => {
  test("[DI-4.1] take a coin from every pet of the others, whatever the colour, and never again", () => {
    const { state, place, play, events } = begun("red storm", { seats: 3 });
    for (const seat of [0, 1, 2]) pet(state, seat, "blue", 2);
    pet(state, 2, "gold", 3);
    const bank = state.supply.stock[4];
    place("-1,0");
    expect([0, 1, 2].map((seat) => pets(state, seat))).toEqual([["blue 2"], ["blue 1"], ["blue 1", "gold 2"]]);
    // The Keep beside the storm has given a coin of it to its placer.
    expect(state.supply.stock[4]).toBe(Number(bank) + 3 - 1);
    events.length = 0;
    play("move -1,0");
    expect(events.map(({ type }) => type)).toEqual(["wizard-moved"]);
  });

  test("[DI-4.2] a pet without coins is lost at once, and its dragon may appear in this very turn", () => {
    const { state, place, events } = begun("red storm");
    lay(state, { "-1,1": "blue dragon-build" });
    pet(state, 1, "blue", 1);
    state.supply.dragons[0] = 0;
    place("-1,0");
    expect(pets(state, 1)).toEqual([]);
    expect(events).toContainEqual({ type: "pet-lost", seat: 1, colour: "blue" });
    expect(dragonsAt(state, "-1,1")).toEqual([1, 0, 0, 0, 0]);
  });

  test("[DI-4.2] only the pet without coins is lost, the others keep their dragons", () => {
    const { state, place, events } = begun("red storm");
    pet(state, 1, "blue", 1);
    pet(state, 1, "gold", 3);
    pet(state, 1, "white", 2);
    place("-1,0");
    expect(pets(state, 1)).toEqual(["gold 2", "white 1"]);
    expect(state.supply.dragons).toEqual([10, 10, 10, 9, 9]);
    expect(events.filter(({ type }) => type === "pet-lost")).toHaveLength(1);
  });

  test("[DI-4.2] what was lost can be tamed again, and has no power until then", () => {
    const { state, place, play, refusal } = begun("red storm");
    pet(state, 1, "green", 1);
    place("-1,0");
    lay(state, { "-1,1": "green dragon-build" });
    dragons(state, "-1,1", "green");
    onTurn(state, 1, "wizard");
    give(state, 1, { gold: 2 });
    expect(refusal("move -1,1")).toMatchObject({ code: "dragons-in-the-way", goldNeed: 3, goldHave: 2 });
    give(state, 1, { gold: 1 });
    play("move -1,1", "tame");
    expect(pets(state, 1)).toEqual(["green 3"]);
  });

  test("[DI-4.3] take a cube of their colour from each other seat, of gold a coin; from nothing nothing", () => {
    const { state, place } = begun("red storm", { seats: 3 });
    give(state, 0, { red: 2 });
    give(state, 1, { red: 2, blue: 2, gold: 2 });
    place("-1,1");
    expect([stock(state, 0)[2], stock(state, 1), stock(state, 2)]).toEqual([3, [2, 0, 1, 0, 2], [0, 0, 0, 0, 0]]);
    const gold = begun("gold storm");
    give(gold.state, 1, { gold: 2 });
    gold.place("1,1");
    expect(stock(gold.state, 1)[4]).toBe(1);
  });

  test("[DI-4.4] pets in a Lair are safe", () => {
    const { state, place } = begun("red storm");
    pet(state, 1, "blue", 1, true);
    pet(state, 1, "white", 2);
    place("-1,0");
    expect(pets(state, 1)).toEqual(["blue 1", "white 1"]);
  });
});

describe("production", () => {
  test("[DI-5.1] one for the tile and one for each that touches it; a coin from gold", () => {
    const { state, place } = begun("gold build");
    lay(state, { "2,0": "white build" });
    place("1,1");
    expect(stock(state, 0)).toEqual([1, 0, 1, 1, 1]);
  });

  test("[DI-5.2] the Keep gives a coin, but is no gold tile to fly to", () => {
    const { state, place, refusal } = begun("red build");
    place("-1,0");
    expect(stock(state, 0)).toEqual([0, 0, 1, 0, 1]);
    lay(state, { "1,1": "red build", "2,0": "red build", "2,1": "gold build", "3,0": "red build" });
    pet(state, 0, "gold");
    expect(refusal("move 3,0")).toBeNull();
    at(state.tiles, tile(state, "2,1")).colour = "red";
    expect(refusal("move 3,0")).toEqual({ code: "hex-out-of-reach", q: 3, r: 0 });
  });

  test("[DI-5.3] a tile with a Spire gives two, to everybody", () => {
    const { state, place } = begun("white build");
    lay(state, { "1,1": "green dragon-build" });
    building(state, "1,1", "spire", 1);
    place("2,0");
    expect(stock(state, 0)).toEqual([0, 2, 1, 1, 0]);
  });
});

describe("dragons appear", () => {
  test("[DI-6.1] on every empty icon of every tile without a building", () => {
    const { state, place } = begun("red dragon-build");
    lay(state, { "-1,0": "blue double-dragon", "1,-1": "green dragon-build" });
    building(state, "1,-1", "pen", 1);
    place("1,1");
    expect(["-1,0", "1,1", "1,-1"].map((hex) => dragonsAt(state, hex))).toEqual([
      [2, 0, 0, 0, 0],
      [0, 0, 1, 0, 0],
      [0, 0, 0, 0, 0],
    ]);
  });

  test("[DI-6.2] a dragon of any colour fills an icon, a wizard does not", () => {
    const { state, place } = begun("red build");
    lay(state, { "-1,0": "blue double-dragon", "1,-1": "green dragon-build" });
    dragons(state, "-1,0", "gold");
    dragons(state, "1,-1", "gold");
    wizard(state, 1, "-1,0");
    place("1,1");
    expect(["-1,0", "1,-1"].map((hex) => dragonsAt(state, hex))).toEqual([
      [1, 0, 0, 0, 1],
      [0, 0, 0, 0, 1],
    ]);
    expect(at(state.seats, 1).tile).toBe(tile(state, "-1,0"));
  });

  test("[DI-6.3] if there are too few, on the oldest tiles first", () => {
    const { state, place, events } = begun("red build");
    lay(state, { "-1,0": "blue double-dragon", "1,-1": "blue dragon-build" });
    state.supply.dragons[0] = 1;
    place("1,1");
    const appeared = events.filter(({ type }) => type === "dragons-appeared");
    expect(appeared).toEqual([{ type: "dragons-appeared", q: -1, r: 0, colour: "blue", count: 1 }]);
    expect([dragonsAt(state, "-1,0")[0], dragonsAt(state, "1,-1")[0], state.supply.dragons[0]]).toEqual([1, 0, 0]);
  });

  test("[DI-6.4] a tamed dragon is replaced in the next seat's turn, not before", () => {
    const { state, play } = begun("red build");
    lay(state, { "-1,0": "blue dragon-build" });
    dragons(state, "-1,0", "blue");
    give(state, 0, { gold: 3 });
    onTurn(state, 0, "wizard");
    play("move -1,0", "tame", "end-turn");
    expect(dragonsAt(state, "-1,0")[0]).toBe(0);
    hold(state, 1, Number.parseInt(print("red build"), 10));
    play(`place ${print("red build")}@1,1`);
    expect(dragonsAt(state, "-1,0")[0]).toBe(1);
  });
});
