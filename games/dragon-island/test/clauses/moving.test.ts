import { at } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { building, dragons, dragonsAt, give, island, lay, onTurn, pet, stock, wizard } from "../island.ts";

/** A row from the Keep to the east, with a second row to hold it; seat 0 is to move dragons or its wizard. */
function row() {
  const made = island({ seats: 2 });
  lay(made.state, { "1,0": "red tower", "0,1": "blue tower", "1,1": "white build", "2,0": "green build" });
  lay(made.state, { "2,1": "red build", "3,0": "gold build", "3,1": "blue dragon-build", "4,0": "red dragon-build" });
  wizard(made.state, 0, "0,0");
  wizard(made.state, 1, "0,0");
  onTurn(made.state, 0, "dragons");
  const goals = () => made.actions().flatMap((action) => action.match(/^move (.*)/)?.[1] ?? []);
  return { ...made, goals };
}

describe("moving dragons", () => {
  test("[DI-7.1] costs a coin each, once a turn; gold on pets is not spent", () => {
    const { state, play, refusal } = row();
    dragons(state, "3,1", "blue", "blue");
    pet(state, 0, "white");
    expect(refusal("dragons 3,1")).toEqual({ code: "gold-short", need: 1, have: 0 });
    give(state, 0, { gold: 1 });
    play("dragons 3,1");
    expect(refusal("drive 4,0 blue2")).toEqual({ code: "gold-short", need: 2, have: 1 });
    play("drive 4,0 blue1");
    expect([stock(state, 0)[4], dragonsAt(state, "3,1")[0], dragonsAt(state, "4,0")[0]]).toEqual([0, 1, 1]);
    give(state, 0, { gold: 1 });
    expect(refusal("dragons 3,1")).toEqual({ code: "step-over", step: "dragons", now: "wizard" });
  });

  test("[DI-7.2] one tile, and some or all of the dragons on it", () => {
    const { state, play, refusal, actions } = row();
    dragons(state, "3,1", "blue", "red");
    give(state, 0, { gold: 5 });
    expect(refusal("dragons 4,0")).toEqual({ code: "no-dragons", q: 4, r: 0 });
    expect(refusal("dragons 0,0")).toEqual({ code: "no-dragons", q: 0, r: 0 });
    expect(refusal("dragons 9,9")).toEqual({ code: "hex-empty", q: 9, r: 9 });
    play("dragons 3,1");
    const kinds = new Set(actions().map((action) => action.split(" ").slice(2).join(" ")));
    expect(kinds).toEqual(new Set(["blue1", "red1", "blue1 red1"]));
    expect(refusal("drive 4,0 blue2")).toEqual({ code: "dragons-short", colour: "blue", need: 2, have: 1 });
    const none = { type: "move-dragons", q: 4, r: 0, blue: 0, green: 0, red: 0, white: 0, gold: 0 } as const;
    expect(row().rules.refusal(state, 0, none)).toEqual({ code: "no-dragon-chosen" });
  });

  test("[DI-7.3] to any other tile but the Keep, also with a building, dragons or a wizard", () => {
    const { state, play, refusal, actions } = row();
    dragons(state, "3,1", "blue");
    dragons(state, "4,0", "red");
    building(state, "2,0", "spire", 1);
    wizard(state, 1, "1,1");
    give(state, 0, { gold: 1 });
    play("dragons 3,1");
    expect(refusal("drive 0,0 blue1")).toEqual({ code: "keep-without-dragons" });
    expect(refusal("drive 3,1 blue1")).toEqual({ code: "same-tile", q: 3, r: 1 });
    expect(actions()).toHaveLength(7);
    play("drive 1,1 blue1");
    expect([dragonsAt(state, "1,1")[0], at(state.seats, 1).tile]).toEqual([1, 3]);
  });

  test("[DI-7.4] into any Pen, and never out of it", () => {
    const { state, play, refusal } = row();
    building(state, "2,1", "pen", 1);
    dragons(state, "3,1", "blue", "blue", "red");
    give(state, 0, { gold: 4 });
    play("dragons 3,1", "drive 2,1 blue2 red1");
    onTurn(state, 0, "dragons");
    expect(refusal("dragons 2,1")).toEqual({ code: "dragons-penned", seat: 1 });
    onTurn(state, 1, "wizard");
    give(state, 1, { red: 10 });
    wizard(state, 1, "3,1");
    play("move 2,1");
    expect(refusal("tame")).toEqual({ code: "several-dragons", count: 3 });
  });
});

describe("moving the wizard", () => {
  test("[DI-8.1] first on the Keep or the own Tower", () => {
    const { play, refusal, actions } = island({ seats: 2 });
    play("tower 1,0", "move 1,0", "end-turn", "tower 0,1");
    expect(actions()).toEqual(["move 0,0", "move 0,1"]);
    expect(refusal("move 1,0")).toEqual({ code: "first-move", q: 1, r: 0 });
  });

  test("[DI-8.2] then to another tile, always", () => {
    const { refusal, goals } = row();
    expect(refusal("move 0,0")).toEqual({ code: "same-tile", q: 0, r: 0 });
    expect(refusal("end-turn")).toEqual({ code: "wizard-must-move", goals: goals().length });
  });

  test("[DI-8.3] [DI-8.5] a step, or to the Keep with a step after it", () => {
    const { state, refusal, goals } = row();
    wizard(state, 0, "3,0");
    expect(goals()).toEqual(["0,0", "1,0", "0,1", "2,0", "2,1", "3,1", "4,0"]);
    expect(refusal("move 1,1")).toEqual({ code: "hex-out-of-reach", q: 1, r: 1 });
    expect(refusal("move 5,5")).toEqual({ code: "hex-empty", q: 5, r: 5 });
  });

  test("[DI-8.4] a flight to any tile of a pet's colour, with a step after it", () => {
    const { state, goals } = row();
    pet(state, 0, "gold");
    expect(goals()).toEqual(["1,0", "0,1", "2,0", "2,1", "3,0", "3,1", "4,0"]);
    pet(state, 0, "blue");
    expect(goals()).toContain("1,1");
  });

  test("[DI-8.6] one kind of movement, and what lies between has no effect", () => {
    const { state, goals } = row();
    dragons(state, "1,0", "blue", "blue");
    pet(state, 0, "white");
    lay(state, { "4,1": "green build", "5,0": "green build", "5,1": "green build" });
    // Over the white tile to its neighbours, over the Tower with dragons; no second flight to the far east.
    expect(goals()).toEqual(["0,1", "1,1", "2,0", "2,1"]);
  });

  test("[DI-8.7] not where dragons are that cannot be dealt with", () => {
    const { state, refusal, goals } = row();
    wizard(state, 0, "3,0");
    dragons(state, "4,0", "red");
    dragons(state, "3,1", "blue", "blue");
    give(state, 0, { red: 8, gold: 2 });
    const energy = { energyNeed: 9, energyHave: 8 };
    expect(refusal("move 4,0")).toEqual({ code: "dragons-in-the-way", count: 1, ...energy, goldNeed: 3, goldHave: 2 });
    expect(refusal("move 3,1")).toMatchObject({ code: "dragons-in-the-way", count: 2, energyNeed: 10, goldNeed: 0 });
    give(state, 0, { gold: 1 });
    expect(goals()).toContain("4,0");
    expect(goals()).not.toContain("3,1");
    give(state, 0, { red: 2 });
    expect(goals()).toContain("3,1");
  });

  test("[DI-8.8] a Pen with dragons is open to its owner only, an empty one to all", () => {
    const { state, refusal, goals } = row();
    wizard(state, 0, "3,0");
    give(state, 0, { red: 10 });
    building(state, "2,1", "pen", 1);
    expect(goals()).toContain("2,1");
    dragons(state, "2,1", "blue");
    expect(refusal("move 2,1")).toEqual({ code: "pen-of-another", seat: 1 });
    at(state.buildings, 0).seat = 0;
    expect(goals()).toContain("2,1");
  });

  test("[DI-8.8] [DI-9.5] coins do not open the own Pen: its dragons cannot be tamed", () => {
    const { state, refusal } = row();
    wizard(state, 0, "3,0");
    give(state, 0, { red: 8, gold: 3 });
    building(state, "2,1", "pen", 0);
    dragons(state, "2,1", "blue");
    expect(refusal("move 2,1")).toMatchObject({
      code: "dragons-in-the-way",
      energyNeed: 9,
      energyHave: 8,
      goldNeed: 0,
    });
    give(state, 0, { red: 1 });
    expect(refusal("move 2,1")).toBeNull();
  });

  test("[DI-8.9] several wizards may be on one tile", () => {
    const { state, play } = row();
    wizard(state, 1, "1,0");
    play("move 1,0");
    expect(state.seats.map((seat) => seat.tile)).toEqual([1, 1]);
  });

  test("[DI-8.10] without a goal the wizard stays, and nothing but the end of the turn is left", () => {
    const { state, play, actions, events, actor } = row();
    dragons(state, "1,0", "blue", "blue");
    dragons(state, "0,1", "red", "red");
    expect(actions()).toEqual(["end-turn"]);
    play("end-turn");
    expect([events.map(({ type }) => type)[0], actor()]).toEqual(["wizard-stayed", 1]);
  });

  test("[DI-8.10] who spends the coins on moving dragons may be left without a goal", () => {
    const { state, play, actions, goals } = row();
    for (const hex of ["1,0", "0,1"]) dragons(state, hex, "blue");
    dragons(state, "3,1", "red");
    give(state, 0, { gold: 3 });
    expect(goals()).toEqual(["1,0", "0,1"]);
    play("dragons 3,1", "drive 4,0 red1");
    expect(actions()).toEqual(["end-turn"]);
  });
});
