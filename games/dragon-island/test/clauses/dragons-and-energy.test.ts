import { at } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { building, dragons, dragonsAt, give, island, lay, onTurn, pet, stock, wizard } from "../island.ts";

/** Seat 0 (red) beside a red tile with a Build icon, which touches the Keep, a blue Tower and a white tile. */
function before(step: "dragons" | "wizard" = "wizard") {
  const made = island({ seats: 2 });
  lay(made.state, { "1,0": "red tower", "0,1": "blue tower", "-1,1": "red dragon-build", "-1,2": "white build" });
  wizard(made.state, 0, "0,0");
  wizard(made.state, 1, "1,0");
  onTurn(made.state, 0, step);
  return made;
}

describe("dealing with dragons", () => {
  test("[DI-9.1] comes before everything else; who can do both chooses", () => {
    const { state, play, actions } = before();
    dragons(state, "-1,1", "red");
    give(state, 0, { red: 10, gold: 3 });
    play("move -1,1");
    expect(actions()).toEqual(["tame", "capture"]);
    play("tame");
    expect(actions()).toContain("build pen");
  });

  test("[DI-9.2] taming takes a single dragon, three coins, and no pet of its colour yet", () => {
    const { state, play, refusal } = before();
    dragons(state, "-1,1", "red");
    give(state, 0, { red: 10, gold: 2 });
    play("move -1,1");
    expect(refusal("tame")).toEqual({ code: "gold-short", need: 3, have: 2 });
    give(state, 0, { gold: 2 });
    pet(state, 0, "red", 1, true);
    expect(refusal("tame")).toEqual({ code: "pet-owned", colour: "red" });
    at(state.seats, 0).pets = [];
    dragons(state, "-1,1", "blue");
    expect(refusal("tame")).toEqual({ code: "several-dragons", count: 2 });
    at(state.dragons, 0).length = 0;
    play("tame");
    expect([at(state.seats, 0).pets, stock(state, 0)[4]]).toEqual([[{ colour: "red", gold: 3, lair: false }], 1]);
    // Its figure stands on the card, not in the supply.
    expect([dragonsAt(state, "-1,1")[2], state.supply.dragons[2]]).toEqual([0, 9]);
  });

  test("[DI-9.3] taming gives no fame and no token; its coins count as long as they lie there", () => {
    const { state, play, rules } = before();
    dragons(state, "-1,1", "red");
    give(state, 0, { gold: 3 });
    play("move -1,1", "tame");
    expect([at(state.seats, 0).captured, at(state.seats, 0).fame]).toEqual([
      [],
      { captures: 0, buildings: 0, treasures: 0 },
    ]);
    expect(rules.standing(state).breakdown[0]).toEqual({ captures: 0, buildings: 0, treasures: 0, pets: 3 });
  });

  test.for([
    [0, "-1,1", false, 9],
    [0, "-1,1", true, 8],
    [1, "-1,1", false, 10],
    [0, "-1,2", true, 9],
  ] as const)("[DI-9.4] seat %i captures on %s (Red pet: %s) for %i", ([seat, hex, isRed, cost]) => {
    const { state, play, refusal } = before();
    dragons(state, hex, "gold", "gold", "blue");
    onTurn(state, seat, "deal");
    wizard(state, seat, hex);
    if (isRed) pet(state, seat, "red");
    give(state, seat, { red: cost - 1 });
    expect(refusal("capture")).toEqual({ code: "energy-short", need: cost, have: cost - 1 });
    give(state, seat, { red: 1 });
    play("capture");
    expect([stock(state, seat)[2], dragonsAt(state, hex)]).toEqual([0, [0, 0, 0, 0, 0]]);
  });

  test("[DI-9.5] in the own Pen all are captured, none tamed", () => {
    const { state, play, refusal } = before();
    building(state, "-1,1", "pen", 0);
    dragons(state, "-1,1", "white");
    give(state, 0, { red: 9, gold: 3 });
    play("move -1,1");
    expect(refusal("tame")).toEqual({ code: "dragons-penned", seat: 0 });
    play("capture");
    expect(dragonsAt(state, "-1,1")).toEqual([0, 0, 0, 0, 0]);
  });

  test("[DI-9.6] [DI-9.7] 2 fame for the first of a colour in the game, 1 for each other; the dragons go back", () => {
    const { state, play, events } = before();
    dragons(state, "-1,1", "blue", "blue", "red", "gold");
    at(state.seats, 0).captured = ["red"];
    give(state, 0, { red: 9 });
    play("move -1,1", "capture");
    expect(at(state.seats, 0).fame.captures).toBe(2 + 1 + 1 + 2);
    expect(at(state.seats, 0).captured).toEqual(["red", "blue", "gold"]);
    expect(state.supply.dragons).toEqual([10, 10, 10, 10, 10]);
    expect(events).toContainEqual({ type: "dragons-captured", seat: 0, dragons: [2, 0, 1, 0, 1], fame: 6 });
  });
});

describe("active energy", () => {
  test("[DI-10.1] are the colours of the tile and its neighbours; gold and the Keep give none", () => {
    const { state, play, refusal } = before();
    lay(state, { "-2,2": "gold build" });
    give(state, 0, { green: 9, gold: 9, blue: 1, white: 1, red: 1 });
    play("move -1,1");
    expect(refusal("build pen")).toEqual({ code: "energy-short", need: 4, have: 3 });
    give(state, 0, { white: 1 });
    expect(refusal("build pen")).toBeNull();
  });

  test("[DI-10.2] own terrain is printed, a Tower, or a wild tile named so", () => {
    const { state, refusal } = before("dragons");
    lay(state, { "-1,0": "wild red", "0,-1": "wild blue" });
    for (const hex of ["1,0", "-1,1", "-1,0", "0,-1"]) dragons(state, hex, "gold", "gold");
    const needs = ["1,0", "-1,1", "-1,0", "0,-1"].map((hex) => refusal(`move ${hex}`));
    expect(needs).toMatchObject([9, 9, 9, 10].map((energyNeed) => ({ code: "dragons-in-the-way", energyNeed })));
  });

  test("[DI-10.3] how many blue, then green, then red, the rest white; all back to the supply", () => {
    const { state, play, refusal, actions } = before();
    give(state, 0, { blue: 3, green: 6, red: 3, white: 3 });
    play("move -1,1", "build pen");
    expect(actions()).toEqual(["pay blue 0", "pay blue 1", "pay blue 2", "pay blue 3"]);
    expect(refusal("pay red 1")).toEqual({ code: "other-colour-asked", asked: "blue" });
    expect(refusal("pay blue 4")).toEqual({ code: "cubes-short", colour: "blue", need: 4, have: 3 });
    play("pay blue 0");
    expect(refusal("pay red 0")).toEqual({ code: "cubes-too-few", colour: "red", need: 1, have: 0 });
    give(state, 0, { red: 3 });
    expect(refusal("pay red 5")).toEqual({ code: "cubes-too-many", colour: "red", need: 4, have: 5 });
    play("pay red 3");
    expect(stock(state, 0)).toEqual([3, 6, 3, 2, 0]);
    expect(state.supply.stock.slice(0, 4)).toEqual([37, 34, 37, 38]);
  });

  test("[DI-10.4] a colour that leaves one number is not asked", () => {
    const { state, play, actions, events } = before();
    give(state, 0, { blue: 2, white: 2 });
    play("move -1,1", "build pen");
    expect(events).toContainEqual({ type: "energy-paid", seat: 0, cubes: [2, 0, 0, 2], for: "pen" });
    expect(actions()).toEqual(["end-turn"]);
  });
});
