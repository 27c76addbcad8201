import { at } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { city, clear, give, hand, hold, lay, onTurn, pile, ring } from "../city.ts";

describe("safe and dangerous", () => {
  test.for([
    [1, false],
    [2, false],
    [3, true],
    [4, true],
    [5, false],
    [6, false],
    [7, true],
    [8, true],
    [9, false],
    [10, true],
  ] as const)("[KG-4.1] location %i is dangerous: %s", ([location, isDangerous]) => {
    const { state, actions } = city({ seats: 4, location });
    hold(state, 0, "R5");
    lay(state, "B4", 0, 1);
    expect(actions().includes("place R5@0,1")).toBe(isDangerous);
  });

  test("[KG-4.2] at a safe location tiles go on free spaces only", () => {
    const { state, actions, refusal } = city({ seats: 4, location: 9 });
    hold(state, 0, "R5");
    ring(state, "B0 B1 . G2 / Y4 B5 / B1 . B1 B1");
    expect(refusal("place R5@-1,-1")).toEqual({ code: "location-safe", location: 8 });
    expect(actions()).toEqual(["place R5@1,-1", "place R5@0,1"]);
  });

  test("[KG-4.3] a dangerous location lets a greater value cover, an equal one not", () => {
    const { state, play, refusal } = city({ seats: 4, location: 7 });
    hold(state, 0, "R4");
    ring(state, "B4 B5 G2 . / . . / . . . .");
    expect(refusal("place R4@-1,-1")).toEqual({ code: "value-too-low", need: 5, have: 4 });
    expect(refusal("place R4@0,-1")).toEqual({ code: "value-too-low", need: 6, have: 4 });
    play("place R4@1,-1");
    expect(pile(state, 1, -1)).toEqual(["G2", "R4"]);
  });

  test("[KG-4.3] only the visible tile matters, and only in the ring", () => {
    const { state, actions, refusal } = city({ seats: 4, location: 7 });
    hold(state, 0, "R2");
    ring(state, "B1^G4 B4^G1 R4^B1 B1^R1 / B3^Y1 B2 / B2 B2 B2 B2");
    lay(state, "B0", 3, 0);
    expect(actions()).toEqual(["place R2@0,-1", "place R2@1,-1", "place R2@-1,0"]);
    expect(refusal("place R2@-1,-1")).toEqual({ code: "value-too-low", need: 5, have: 2 });
    expect(refusal("place R2@3,0")).toEqual({ code: "cell-away-from-location", x: 3, y: 0 });
  });

  test("[KG-4.3] a 1 covers a Pub, a Pub covers nothing unless under the Guildmaster", () => {
    const { state, play, refusal } = city({ seats: 4, location: 7 });
    hold(state, 0, "R0 R1");
    give(state, 0, "guildmaster");
    ring(state, "B0 Y0 B1 B2 / . . / . . . .");
    expect(refusal("place R0@-1,-1")).toEqual({ code: "value-too-low", need: 1, have: 0 });
    expect(refusal("place R1@1,-1")).toEqual({ code: "value-too-low", need: 2, have: 1 });
    play("place R1@-1,-1");
    expect(refusal("place R0@2,-1+guildmaster")).toEqual({ code: "value-too-low", need: 3, have: 2 });
    play("place R0@1,-1+guildmaster");
  });

  test("[KG-4.4] own tiles are never covered or burnt, not even those of this turn", () => {
    const { state, play, refusal } = city({ seats: 4, location: 4 });
    hold(state, 0, "R1 R4 RD");
    lay(state, "B1^R1", 0, 1);
    expect(refusal("place R4@0,1")).toEqual({ code: "tile-yours", x: 0, y: 1 });
    expect(refusal("place RD@0,1")).toEqual({ code: "tile-yours", x: 0, y: 1 });
    play("place R1@1,1");
    expect(refusal("place R4@1,1")).toEqual({ code: "tile-yours", x: 1, y: 1 });
  });

  test("[KG-4.5] Barracks are neither covered nor burnt, but may cover", () => {
    const { state, play, refusal } = city({ seats: 4, location: 7 });
    hold(state, 0, "R3 R5 RD");
    ring(state, "B3 Y0^G3 B2 . / . . / . . . .");
    expect(refusal("place R5@-1,-1")).toEqual({ code: "tile-is-barracks", x: -1, y: -1 });
    expect(refusal("place RD@-1,-1")).toEqual({ code: "tile-is-barracks", x: -1, y: -1 });
    expect(refusal("place RD@0,-1")).toEqual({ code: "tile-is-barracks", x: 0, y: -1 });
    play("place R3@1,-1");
  });
});

describe("the dragon", () => {
  test.for([1, 7])(
    "[KG-5.1] at location %i it goes on an opponent's visible tile in the ring, of any value",
    (location) => {
      const { state, actions, refusal } = city({ seats: 4, location });
      hold(state, 0, "RD");
      ring(state, "B0 Y5 . R1 / B3 G4+merchant / B1^R2 R1^B1 . .");
      lay(state, "B1", 3, 1);
      expect(actions()).toEqual(["place RD@-1,-1", "place RD@0,-1", "place RD@0,1"]);
      expect(refusal("place RD@3,1")).toEqual({ code: "cell-away-from-location", x: 3, y: 1 });
      expect(refusal("place RD@1,-1")).toEqual({ code: "nothing-to-burn", x: 1, y: -1 });
      expect(refusal("place RD@-1,1")).toEqual({ code: "tile-yours", x: -1, y: 1 });
    },
  );

  test("[KG-5.1] a tile of an earlier location burns too, if it lies in the current ring", () => {
    const { state, play, refusal } = city({ seats: 4 });
    ring(state, "R1 R1 R1 R1 / R1 B4 / B1 R1 R1 .");
    hold(state, 0, "R1");
    hold(state, 1, "B2");
    hold(state, 2, "YD");
    play("place R1@2,1", "location 3,0", "end-turn", "place B2@4,1", "end-turn");
    expect(refusal("place YD@-1,1")).toEqual({ code: "cell-away-from-location", x: -1, y: 1 });
    play("place YD@2,0");
    expect(pile(state, 2, 0)).toEqual([]);
  });

  test("[KG-5.2] the burnt tile and the dragon leave the game", () => {
    const { state, play, events } = city({ seats: 4 });
    hold(state, 0, "R1 RD");
    hold(state, 1, "B1");
    lay(state, "B4", 0, 1);
    const left = state.seats.map((seat) => seat.stack.rest.slice());
    play("place RD@0,1");
    expect([hand(state, 0), hand(state, 1), state.piles]).toEqual([["R1"], ["B1"], []]);
    expect(state.seats.map((seat) => seat.stack.rest)).toEqual(left);
    expect([state.burnt, events.at(-1)]).toEqual([
      [6, 11],
      { type: "tile-burnt", seat: 0, dragon: 6, tile: 11, x: 0, y: 1 },
    ]);
  });

  test("[KG-5.3] a bared tile keeps the space filled", () => {
    const { state, play, places } = city({ seats: 4, location: 7 });
    ring(state, "Y2^B4 R1 R1 R1 / R1 R1 / R1 R1 R1 .");
    hold(state, 0, "RD R1");
    play("place RD@-1,-1");
    expect([pile(state, -1, -1), places()]).toEqual([["Y2"], []]);
    play("place R1@2,1");
    expect(places()).toEqual(["R9:6", "Y2:3", "B0:0", "G0:0"]);
  });

  test("[KG-5.3] a freed space must be filled again before the scoring, by the same seat if it likes", () => {
    const { state, play, places } = city({ seats: 4 });
    ring(state, "B4 R1 R1 R1 / R1 R1 / R1 R1 R1 .");
    hold(state, 0, "RD R1 R1");
    play("place RD@-1,-1", "place R1@2,1");
    expect(places()).toEqual([]);
    play("place R1@-1,-1");
    expect(at(places(), 0)).toBe("R10:2");
  });

  test("[KG-5.4] a hand of dragons without a target loses exactly one", () => {
    const { state, play, actions, actor, events } = city({ seats: 2 });
    hold(state, 0, "BD RD");
    ring(state, "R1 B5 Y3 G1+merchant / . . / . . . .");
    lay(state, "Y1", 3, 1);
    expect(actions()).toEqual(["discard-dragon"]);
    play("discard-dragon");
    expect([hand(state, 0), state.burnt]).toEqual([["RD"], [13]]);
    expect(events.at(-1)).toEqual({ type: "dragon-discarded", seat: 0, tile: 13 });
    play("end-turn");
    expect([hand(state, 0).length, actor()]).toEqual([6, 1]);
  });

  test("[KG-5.4] it depends on the hand at the beginning of the turn", () => {
    const { state, play, refusal } = city({ seats: 4 });
    hold(state, 0, "R0 RD");
    expect(refusal("discard-dragon")).toEqual({ code: "other-tiles-in-hand", tiles: 1 });
    play("place R0@0,1");
    expect(refusal("discard-dragon")).toEqual({ code: "turn-begun", placed: 1 });
  });

  test("[KG-5.5] with a target one of them must burn; the second is not thrown away", () => {
    const { state, play, actions, refusal } = city({ seats: 2 });
    hold(state, 0, "BD RD");
    ring(state, "R1 . . . / Y4 . / . . . .");
    expect(refusal("discard-dragon")).toEqual({ code: "dragon-has-target", x: -1, y: 0 });
    expect(actions()).toEqual(["place BD@-1,0", "place RD@-1,0"]);
    play("place BD@-1,0");
    expect(refusal("discard-dragon")).toEqual({ code: "turn-begun", placed: 1 });
    expect(actions()).toEqual(["end-turn"]);
  });

  test("[KG-5.5] the Sorceress may be played instead, with or without a target", () => {
    const { state, actions } = city({ seats: 4, location: 10 });
    hold(state, 0, "RD");
    give(state, 0, "sorceress");
    ring(state, "R1 R3 R3 R3 / Y3 Y3 / R3 R3 R3 .");
    expect(actions()).toContain("move -1,-1>2,1");
    expect(actions()).toContain("discard-dragon");
    lay(state, "B4", 2, 1);
    lay(state, "R1", 5, 5);
    clear(state, -1, -1);
    onTurn(state, 0);
    expect(actions()).toContain("move 5,5>-1,-1");
    expect(actions()).toContain("place RD@2,1");
    expect(actions()).not.toContain("discard-dragon");
  });
});
