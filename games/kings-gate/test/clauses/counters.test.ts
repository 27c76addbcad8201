import { at } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { TILE_COUNTERS } from "../../src/data/components.ts";
import { game } from "../../src/index.ts";
import { award, city, give, hand, hold, lay, onTurn, out, pile, ring } from "../city.ts";

describe("character counters", () => {
  test.for([
    [1, [[], ["king"], [], []]],
    [2, [[], ["bishop"], [], []]],
    [3, [[], ["wizard"], [], []]],
    [4, [[], [], [], []]],
    [5, [[], ["guildmaster"], ["merchant"], []]],
    [6, [[], [], [], []]],
    [7, [[], [], [], []]],
    [8, [[], [], [], []]],
    [9, [[], ["sorceress"], [], []]],
    [10, [[], [], [], []]],
  ] as const)("[KG-7.1] location %i, won by seat 1 before seat 2, gives %s", ([location, won]) => {
    const { state, play } = city({ seats: 4, location });
    ring(state, "B4 B4 B1 B1 / Y4 Y1 / Y1 G1 G1 .");
    hold(state, 0, "R4");
    play("place R4@2,1");
    expect(state.seats.map((seat) => seat.counters)).toEqual(won);
  });

  test("[KG-7.1] without a second at the Guild Hall nobody gets the Merchant", () => {
    const { state, play } = city({ seats: 3, location: 5 });
    ring(state, "R1 R1 R1 R1 / R1 R1 / R1 B4^R5 R1 .");
    hold(state, 0, "R4");
    play("place R4@2,1");
    expect(state.seats.map((seat) => seat.counters)).toEqual([["guildmaster"], [], []]);
  });

  test("[KG-7.2] only counters won are played, and not before the next turn", () => {
    const { state, play, refusal } = city({ seats: 3, location: 1 });
    ring(state, "R1 R1 R1 R1 / R1 R1 / R1 R1 R1 .");
    hold(state, 0, "R1 R1");
    give(state, 1, "merchant");
    expect(refusal("place R1@2,1+merchant")).toEqual({ code: "counter-not-held", counter: "merchant" });
    expect(refusal("move 0,1>2,1")).toEqual({ code: "counter-not-held", counter: "sorceress" });
    play("place R1@2,1", "location 3,0");
    expect(refusal("place R1@3,1+king")).toEqual({ code: "turn-closed", by: "location" });
    play("end-turn");
    onTurn(state, 0);
    play("place R1@3,1+king");
  });

  test("[KG-7.2] [KG-13.1] counters held lie open", () => {
    const { state } = city({ seats: 3 });
    give(state, 1, "king", "bishop");
    const opened = game.open({ seats: 3 });
    const views = [0, 1, null].map((viewer) => opened.ok && opened.value.view(state, viewer).seats[1]?.counters);
    expect(views).toEqual(Array(3).fill(["king", "bishop"]));
  });

  test("[KG-7.3] a counter goes on the tile being placed, never on a dragon", () => {
    const { state, play, refusal, events } = city({ seats: 4 });
    hold(state, 0, "R4 RD");
    give(state, 0, "merchant");
    lay(state, "B1", 0, 1);
    expect(refusal("place RD@0,1+merchant")).toEqual({ code: "dragon-carries-nothing", counter: "merchant" });
    expect(game.notation.read("place R4@1,1+sorceress")).toBeNull();
    play("place R4@1,1+merchant");
    expect([state.played, at(state.seats, 0).counters]).toEqual([[{ x: 1, y: 1, counter: "merchant" }], []]);
    expect(events.at(-1)).toMatchObject({ type: "tile-placed", counter: "merchant" });
  });

  test("[KG-7.4] several counters in a turn, one per tile, each once", () => {
    const { state, play, refusal } = city({ seats: 4 });
    ring(state, ". . R1 R1 / R1 R1 / R1 . . .");
    hold(state, 0, "R1 R1 R1 R1 R1");
    give(state, 0, "merchant", "wizard", "sorceress");
    play("place R1@0,1+merchant", "place R1@1,1+wizard");
    expect(refusal("place R1@2,1+merchant")).toEqual({ code: "counter-not-held", counter: "merchant" });
    play("place R1@2,1", "place R1@-1,-1", "place R1@0,-1", "location 3,0", "end-turn");
    const placed = ["merchant", "wizard"].map((counter, x) => ({ x, y: 1, counter }));
    expect([state.played, at(state.seats, 0).counters]).toEqual([placed, ["sorceress", "king"]]);
    onTurn(state, 0);
    expect(refusal("move 0,1>3,0")).toEqual({ code: "tile-protected", x: 0, y: 1, counter: "merchant" });
  });

  test.for([...TILE_COUNTERS, "sorceress"] as const)(
    "[KG-7.5] the %s protects from tile, dragon and Sorceress",
    (counter) => {
      const { state, refusal, actions } = city({ seats: 4, location: 10 });
      ring(state, `B1+${counter} . . . / . . / . . . .`);
      lay(state, `R4+${counter}`, 9, 9);
      hold(state, 0, "R5 RD");
      give(state, 0, "sorceress");
      expect(refusal("place R5@-1,-1")).toEqual({ code: "tile-protected", x: -1, y: -1, counter });
      expect(refusal("place RD@-1,-1")).toEqual({ code: "tile-protected", x: -1, y: -1, counter });
      expect(refusal("move 9,9>0,1")).toEqual({ code: "tile-protected", x: 9, y: 9, counter });
      expect(actions().filter((action) => !action.startsWith("place R5"))).toEqual([]);
    },
  );

  test("[KG-7.6] counters act tile by tile, in their order", () => {
    const { state, play, refusal } = city({ seats: 4 });
    ring(state, "B2 B0 B0 . / . . / . . . .");
    hold(state, 0, "R1 R1 R1");
    give(state, 0, "king", "guildmaster");
    expect(refusal("place R1@-1,-1+guildmaster")).toEqual({ code: "location-safe", location: 0 });
    play("place R1@0,-1+king", "place R1@-1,-1+guildmaster", "place R1@1,-1");
    expect(pile(state, -1, -1)).toEqual(["B2", "R1"]);
  });

  test("[KG-7.7] any counter but the Sorceress may protect a single tile", () => {
    const { state, actions } = city({ seats: 4 });
    ring(state, "R1 R1 R1 R1 / R1 R1 / R1 R1 R1 .");
    hold(state, 0, "R4");
    give(state, 0, ...TILE_COUNTERS);
    expect(actions()).toEqual(["", ...TILE_COUNTERS.map((each) => `+${each}`)].map((each) => `place R4@2,1${each}`));
  });

  test("[KG-7.7] King, Bishop and Guildmaster take effect even where it does harm", () => {
    const { state, play, places, events } = city({ seats: 4, location: 7 });
    ring(state, "R5 R5 B1 B1 / B1 Y1 / Y1 G1 . .");
    hold(state, 0, "R1 R1");
    give(state, 0, "king", "bishop");
    play("place R1@1,1+king", "place R1@2,1+bishop");
    expect(places()).toEqual(["R4:6", "B3:3", "Y2:1", "G1:0"]);
    expect(events).toContainEqual({ type: "location-turned", location: 6, dangerous: false });
    const other = city({ seats: 4 });
    ring(other.state, "B4 B1 R1 R1 / R1 R1 / Y1 G1 G1 .");
    hold(other.state, 0, "R1");
    give(other.state, 0, "guildmaster");
    other.play("place R1@2,1+guildmaster");
    expect(at(other.places(), 0)).toBe("R7:2");
  });
});

describe("King and Bishop", () => {
  test("[KG-8.1] the King changes sides for all, until the location is scored", () => {
    const { state, play, refusal, events } = city({ seats: 4 });
    ring(state, "R1 R1 R1 R1 / R1 R1 / R1 R1 . .");
    hold(state, 0, "R1");
    hold(state, 1, "B4");
    hold(state, 2, "Y2");
    hold(state, 3, "G5");
    give(state, 0, "king");
    play("place R1@1,1+king", "end-turn", "place B4@-1,-1", "end-turn", "place Y2@2,1", "location 3,0", "end-turn");
    expect(refusal("place G5@2,0")).toEqual({ code: "location-safe", location: 1 });
    expect(events).toContainEqual({ type: "location-turned", location: 0, dangerous: true });
  });

  test("[KG-8.1] a dangerous location becomes safe, and the next is as printed", () => {
    const { state, play, refusal } = city({ seats: 4, location: 3 });
    ring(state, "R1 R1 R1 R1 / R1 R1 / R1 R1 . .");
    hold(state, 0, "R1");
    hold(state, 1, "B4");
    hold(state, 2, "Y2");
    give(state, 0, "king");
    play("place R1@1,1+king", "end-turn");
    expect(refusal("place B4@-1,-1")).toEqual({ code: "location-safe", location: 2 });
    play("place B4@2,1", "location 3,0", "end-turn", "place Y2@2,0");
  });

  test("[KG-8.1] the special rules of Graveyard and Garrison stay", () => {
    const graveyard = city({ seats: 4, location: 4 });
    hold(graveyard.state, 0, "R1 R4 R1");
    give(graveyard.state, 0, "king");
    graveyard.play("place R1@0,1+king", "place R4@1,1");
    expect(graveyard.refusal("place R1@2,1")).toEqual({ code: "graveyard-limit", most: 2, placed: 2 });
    const garrison = city({ seats: 4, location: 6 });
    hold(garrison.state, 0, "R1 R1");
    give(garrison.state, 0, "king");
    garrison.play("place R1@0,1+king");
    expect(garrison.refusal("place R1@1,1")).toEqual({ code: "garrison-limit", most: 1, placed: 1 });
  });

  test("[KG-8.2] [KG-7.6] the King's tile covers at a safe location and needs a free space at a dangerous one", () => {
    const safe = city({ seats: 4 });
    hold(safe.state, 0, "R4");
    give(safe.state, 0, "king", "merchant");
    ring(safe.state, "B2 B4 . . / . . / . . . .");
    expect(safe.refusal("place R4@0,-1+king")).toEqual({ code: "value-too-low", need: 5, have: 4 });
    expect(safe.refusal("place R4@-1,-1+merchant")).toEqual({ code: "location-safe", location: 0 });
    safe.play("place R4@-1,-1+king");
    const dangerous = city({ seats: 4, location: 7 });
    hold(dangerous.state, 0, "R4");
    give(dangerous.state, 0, "king");
    lay(dangerous.state, "B2", 0, 1);
    expect(dangerous.refusal("place R4@0,1+king")).toEqual({ code: "location-safe", location: 6 });
    dangerous.play("place R4@1,1+king");
  });

  test("[KG-8.3] under the Bishop every visible tile counts 1, Pub and Guildmaster's tile too", () => {
    const { state, play, places } = city({ seats: 4 });
    ring(state, "R5 R4+guildmaster B0 B1 / B1 Y5^B1 / G4 G4 G4 .");
    hold(state, 0, "R4");
    give(state, 0, "bishop");
    play("place R4@2,1+bishop");
    expect(places()).toEqual(["B4:2", "G3:2", "R3:1", "Y0:0"]);
  });

  test("[KG-8.3] the penalty goes by the number of tiles too", () => {
    const { state, play } = city({ seats: 4, location: 8 });
    award(state, 9, 9, 9, 9);
    ring(state, "R1 R1 B0 B1 / Y0 Y1 / G5 R1 R1 .");
    hold(state, 0, "R1");
    give(state, 0, "bishop");
    play("place R1@2,1+bishop");
    expect(state.scored.at(-1)?.loss).toEqual({ seat: 3, points: 3 });
  });

  test("[KG-8.3] covering still goes by the real values", () => {
    const { state, play, refusal } = city({ seats: 4, location: 7 });
    ring(state, "R2 . . . / . . / . . . .");
    hold(state, 0, "R4");
    hold(state, 1, "B2 B4");
    give(state, 0, "bishop");
    play("place R4@2,1+bishop", "end-turn");
    expect(refusal("place B2@-1,-1")).toEqual({ code: "value-too-low", need: 3, have: 2 });
    play("place B4@-1,-1");
  });

  test("[KG-8.3] the next location is scored as usual", () => {
    const { state, play, places } = city({ seats: 4 });
    ring(state, "B1 B1 B1 R4 / B1 R4 / Y1 Y1 Y1 .");
    hold(state, 0, "R4");
    hold(state, 1, "B1");
    give(state, 0, "bishop");
    play("place R4@2,1+bishop", "location 3,0", "end-turn");
    expect(at(places(), 0)).toBe("B4:2");
    ring(state, ". Y1 Y1 Y1 / . Y1 / . Y1 Y1 .");
    play("place B1@5,1");
    expect(places()).toEqual(["R12:3", "Y6:3", "B1:1", "G0:0"]);
  });
});

describe("Wizard, Guildmaster and Merchant", () => {
  test("[KG-8.4] the Wizard allows one second tile of the number, also later in the turn", () => {
    const { state, play, refusal } = city({ seats: 4 });
    hold(state, 0, "R4 R4 R4 R2 R0");
    give(state, 0, "wizard", "merchant", "bishop");
    play("place R4@0,1+merchant", "place R0@1,1");
    expect(refusal("place R4@2,1")).toEqual({ code: "wizard-needed", number: 4 });
    expect(refusal("place R4@2,1+bishop")).toEqual({ code: "wizard-needed", number: 4 });
    expect(refusal("place R2@2,1+wizard")).toEqual({ code: "number-placed", number: 4 });
    play("place R4@2,1+wizard");
    expect(refusal("place R4@2,0")).toEqual({ code: "number-placed", number: 4 });
  });

  test("[KG-8.4] on the first tile the Wizard allows nothing", () => {
    const { state, play, refusal } = city({ seats: 4 });
    hold(state, 0, "R2 R2");
    give(state, 0, "wizard");
    play("place R2@0,1+wizard");
    expect(refusal("place R2@1,1")).toEqual({ code: "wizard-needed", number: 2 });
    expect(refusal("place R2@1,1+wizard")).toEqual({ code: "counter-not-held", counter: "wizard" });
  });

  test("[KG-8.5] with 1s the Wizard only protects, and never goes on a dragon", () => {
    const { state, play, refusal } = city({ seats: 4 });
    hold(state, 0, "R1 R1 R1 R4 RD");
    give(state, 0, "wizard");
    lay(state, "B1", 0, -1);
    play("place R1@0,1");
    expect(refusal("place R4@1,1+wizard")).toEqual({ code: "ones-placed", placed: 1 });
    expect(refusal("place RD@0,-1+wizard")).toEqual({ code: "dragon-carries-nothing", counter: "wizard" });
    play("place R1@1,1+wizard", "place R1@2,1");
  });

  test("[KG-8.5] a second 4 at the Garrison but no second 1, and no third tile at the Graveyard", () => {
    const garrison = city({ seats: 4, location: 6 });
    hold(garrison.state, 0, "R4 R4 R1 R1");
    give(garrison.state, 0, "wizard");
    garrison.play("place R4@0,1", "place R4@1,1+wizard");
    onTurn(garrison.state, 0);
    give(garrison.state, 0, "wizard");
    garrison.play("place R1@2,1");
    expect(garrison.refusal("place R1@2,0+wizard")).toEqual({ code: "garrison-limit", most: 1, placed: 1 });
    const graveyard = city({ seats: 4, location: 4 });
    hold(graveyard.state, 0, "R4 R4 R4");
    give(graveyard.state, 0, "wizard");
    graveyard.play("place R4@0,1", "place R4@1,1");
    expect(graveyard.refusal("place R4@2,1+wizard")).toEqual({ code: "graveyard-limit", most: 2, placed: 2 });
  });

  test("[KG-8.6] a 1 under the Guildmaster covers a 2 but not a 4", () => {
    const { state, actions, refusal } = city({ seats: 4, location: 7 });
    hold(state, 0, "R1");
    give(state, 0, "guildmaster");
    ring(state, "B0 B1 B2 B3 / B4 B5 / R1 R1 R1 R1");
    expect(refusal("place R1@-1,0+guildmaster")).toEqual({ code: "value-too-low", need: 5, have: 3 });
    expect(actions().filter((action) => action.includes("+"))).toEqual(
      ["-1,-1", "0,-1", "1,-1"].map((cell) => `place R1@${cell}+guildmaster`),
    );
  });

  test("[KG-8.6] his tile counts 2 more at this and at every later location", () => {
    const { state, play, places } = city({ seats: 4, location: 7 });
    ring(state, "Y1 Y1 Y1 G1 / B1 B2 / B1 B1 B1 .");
    hold(state, 0, "R1 R1");
    hold(state, 1, "B0");
    give(state, 0, "guildmaster");
    play("place R1@2,0+guildmaster", "place R1@2,1", "location 3,0", "end-turn");
    expect(places()).toEqual(["B4:6", "R4:3", "Y3:1", "G1:0"]);
    ring(state, ". Y1 Y1 Y1 / . Y1 / . Y1 Y1 .");
    play("place B0@5,1");
    expect(places()).toEqual(["Y6:3", "R4:0", "G1:0", "B0:0"]);
  });

  test("[KG-8.6] on a corner of the ring too", () => {
    const { state, play, places } = city({ seats: 3 });
    ring(state, "R1+guildmaster B1 B1 B1 / B1 Y1 / Y1 R1 R1 .");
    hold(state, 0, "R0");
    play("place R0@2,1");
    expect(places()).toEqual(["R5:2", "B4:2", "Y2:1"]);
  });

  test("[KG-8.7] the Merchant protects and does nothing else", () => {
    const { state, play, places, refusal } = city({ seats: 4, location: 7 });
    ring(state, "R1 R1 R1 R1 / B4 B4 / B4 B1 . .");
    hold(state, 0, "R2 R2");
    hold(state, 1, "B5 B0");
    give(state, 0, "merchant");
    play("place R2@1,1+merchant");
    expect(refusal("place R2@2,1")).toEqual({ code: "wizard-needed", number: 2 });
    play("end-turn");
    expect(refusal("place B5@1,1")).toEqual({ code: "tile-protected", x: 1, y: 1, counter: "merchant" });
    play("place B0@2,1");
    expect([places(), state.king, state.bishop]).toEqual([["B13:6", "R6:3", "Y0:0", "G0:0"], false, false]);
  });
});

describe("the Sorceress", () => {
  test("[KG-8.8] she is a whole turn without a tile from the hand, be it only a dragon", () => {
    const { state, play, refusal } = city({ seats: 4, location: 10 });
    hold(state, 0, "RD");
    give(state, 0, "sorceress", "merchant");
    ring(state, "R1 B2 . . / . . / . . . .");
    play("move -1,-1>0,1");
    expect(hand(state, 0)).toEqual(["RD"]);
    expect(refusal("place RD@0,-1")).toEqual({ code: "turn-closed", by: "sorceress" });
    expect(refusal("move 0,1>1,1")).toEqual({ code: "turn-closed", by: "sorceress" });
  });

  test("[KG-8.8] a full hand stays as it is", () => {
    const { state, play, events } = city({ seats: 4, location: 10 });
    hold(state, 0, "R1 R1 R1 R2 R2 RD");
    give(state, 0, "sorceress");
    lay(state, "R4", 9, 9);
    events.length = 0;
    play("move 9,9>0,1", "end-turn");
    expect(events.map((event) => event.type)).toEqual(["tile-moved", "turn-ended"]);
    expect(hand(state, 0)).toEqual(["R1", "R1", "R1", "R2", "R2", "RD"]);
  });

  test("[KG-8.9] she takes a visible tile of one's own without a counter, from anywhere", () => {
    const { state, actions, refusal } = city({ seats: 4, location: 10 });
    ring(state, "R1 B5 B5 B5 / B5 B5 / B5 R5^B1 B5 .");
    lay(state, "B4^R4", 9, 9);
    lay(state, "R4+king", 9, 8);
    hold(state, 0, "RD");
    give(state, 0, "sorceress");
    const moves = ["move 9,9>0,1", "move 9,9>2,1", "move -1,-1>2,1"];
    expect(actions().filter((action) => action.startsWith("move"))).toEqual(moves);
    expect(refusal("move 0,1>2,1")).toEqual({ code: "no-own-tile", x: 0, y: 1 });
    expect(refusal("move 5,5>2,1")).toEqual({ code: "no-own-tile", x: 5, y: 5 });
    expect(refusal("move 9,8>2,1")).toEqual({ code: "tile-protected", x: 9, y: 8, counter: "king" });
  });

  test("[KG-8.9] without a tile to take she is not played", () => {
    const { state, actions } = city({ seats: 4, location: 10 });
    ring(state, "R1^B5 R4+king . . / . . / . . . .");
    hold(state, 0, "R1");
    give(state, 0, "sorceress");
    expect(actions().some((action) => action.startsWith("move"))).toBe(false);
  });

  test("[KG-8.10] the tile is lifted first and ends on another space of the ring", () => {
    const { state, play, refusal, places } = city({ seats: 4, location: 10 });
    ring(state, "R4 B5 B3 B4 / B5 B5 / B5 B1 B5 .");
    hold(state, 0, "R1");
    give(state, 0, "sorceress");
    expect(refusal("move -1,-1>-1,-1")).toEqual({ code: "same-cell", x: -1, y: -1 });
    expect(refusal("move -1,-1>3,1")).toEqual({ code: "cell-away-from-location", x: 3, y: 1 });
    expect(refusal("move -1,-1>1,-1")).toEqual({ code: "tile-is-barracks", x: 1, y: -1 });
    expect(refusal("move -1,-1>2,-1")).toEqual({ code: "value-too-low", need: 5, have: 4 });
    expect(refusal("move -1,-1>-1,1")).toEqual({ code: "value-too-low", need: 6, have: 4 });
    play("move -1,-1>2,1");
    expect([pile(state, -1, -1), pile(state, 2, 1), places()]).toEqual([[], ["R4"], []]);
  });

  test("[KG-8.10] she covers only while the location is dangerous", () => {
    const { state, play, refusal } = city({ seats: 4, location: 10 });
    ring(state, "R4 B1 . . / . . / . R1 . .");
    hold(state, 0, "R1");
    give(state, 0, "sorceress");
    expect(refusal("move -1,-1>0,1")).toEqual({ code: "tile-yours", x: 0, y: 1 });
    state.king = true;
    expect(refusal("move -1,-1>0,-1")).toEqual({ code: "location-safe", location: 9 });
    state.king = false;
    play("move -1,-1>0,-1");
    expect(pile(state, 0, -1)).toEqual(["B1", "R4"]);
  });

  test("[KG-8.11] [KG-6.6] the moved tile carries her, completes the location, and its mover loses ties", () => {
    const { state, play, places, refusal } = city({ seats: 4, location: 10 });
    ring(state, "R1 R1 B4 B1 / Y4 Y1 / G4 G2 R0 .");
    lay(state, "B2^R3", 9, 9);
    give(state, 0, "sorceress");
    play("move 9,9>2,1");
    expect(state.played).toEqual([{ x: 2, y: 1, counter: "sorceress" }]);
    expect(places()).toEqual(["G6:7", "B5:4", "Y5:2", "R5:0"]);
    expect(state.scored.length).toBe(10);
    expect(refusal("place R1@0,1")).toEqual({ code: "turn-closed", by: "location" });
  });

  test("[KG-8.11] a tile from far away, which leaves its space empty, completes the location too", () => {
    const { state, play, places } = city({ seats: 4, location: 10 });
    ring(state, "R1 R1 B4 B1 / Y4 Y1 / G4 G2 R0 .");
    lay(state, "R2", 9, 9);
    give(state, 0, "sorceress");
    play("move 9,9>2,1");
    expect([pile(state, 9, 9), places()]).toEqual([[], ["G6:7", "B5:4", "Y5:2", "R4:0"]]);
  });

  test("[KG-8.11] older locations are not scored again when she takes a tile of theirs", () => {
    const { state, play, points } = city({ seats: 4, location: 10 });
    award(state, 1, 2, 3, 4);
    out(state, 1, 2, 3);
    lay(state, "R3", -28, -18);
    give(state, 0, "sorceress");
    play("move -28,-18>2,1", "end-turn");
    expect([state.scored.length, points()]).toEqual([9, [1, 2, 3, 4]]);
  });
});
