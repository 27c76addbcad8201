import { at } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { forecast } from "../../src/index.ts";
import { award, city, give, hold, lay, out, ring } from "../city.ts";

describe("scoring a location", () => {
  test("[KG-6.1] the tile that fills the last free space scores at once; the rest of the group stays in hand", () => {
    const { state, play, places, refusal, actions } = city({ seats: 4, location: 7 });
    ring(state, "B1 R1 R1 R1 / R1 R1 / R1 R1 . .");
    hold(state, 0, "R1 R1 R1 R0 RD");
    play("place R1@1,1");
    expect(places()).toEqual([]);
    play("place R1@2,1");
    expect(places()).toEqual(["R9:6", "B1:3", "Y0:0", "G0:0"]);
    expect(refusal("place RD@-1,-1")).toEqual({ code: "other-choice-first", asked: "location" });
    expect(actions().every((action) => action.startsWith("location"))).toBe(true);
  });

  test("[KG-6.1] who burns first may then fill: a burnt space keeps the location open", () => {
    const { state, play, places } = city({ seats: 4, location: 7 });
    ring(state, "B1^Y1 B1 R1 R1 / R1 R1 / R1 R1 R1 .");
    hold(state, 0, "R1 R1 RD");
    play("place RD@0,-1", "place R1@2,1", "end-turn");
    expect([places(), state.scored.length]).toEqual([[], 6]);
  });

  test("[KG-6.2] visible tiles in the ring are added up, old ones included, others not", () => {
    const { state, play, places } = city({ seats: 4 });
    ring(state, "R1 R1 R1 R1 / R1 B4 / R1 R1 Y3^G2 .");
    lay(state, "Y5+guildmaster", 3, 1);
    hold(state, 0, "R0");
    play("place R0@2,1", "location 3,0", "end-turn");
    expect(places()).toEqual(["R7:2", "B4:2", "G2:1", "Y0:0"]);
    ring(state, ". Y1 Y1 Y1 / . Y1 / . . Y1 .");
    hold(state, 1, "B2");
    play("place B2@5,1");
    expect(places()).toEqual(["Y12:3", "B6:3", "R1:1", "G0:0"]);
  });

  test("[KG-6.2] [KG-6.6] the forecast is the scoring that would come now, and changes nothing", () => {
    const { state, play, events } = city({ seats: 3 });
    ring(state, "R1 R1 B1 B1 / Y1 Y1 / B0 Y0 R0 .");
    hold(state, 0, "R0");
    const before = JSON.stringify(state);
    const expected = forecast({ seats: 3 }, state, 0);
    expect(JSON.stringify(state)).toBe(before);
    play("place R0@2,1");
    expect(events).toContainEqual({ type: "location-scored", location: 0, places: expected });
    expect(forecast({ seats: 3 }, state, 1).map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });

  test("[KG-6.3] a Pub is enough for a prize, nothing or a covered tile is not, even before it in ties", () => {
    const { state, play, places } = city({ seats: 4, turn: 2 });
    ring(state, "R1 R1 R1 R1 / R1 R1 / G5^B1 B1 B1 .");
    hold(state, 2, "Y0");
    play("place Y0@2,1");
    expect(places()).toEqual(["R6:2", "B3:2", "G0:0", "Y0:1"]);
  });

  test("[KG-6.4] three play: the third gets the third prize", () => {
    const { state, play, places, points } = city({ seats: 3, location: 7 });
    ring(state, "R4 R1 R1 R1 / B1 B1 / B1 Y1 Y1 .");
    hold(state, 0, "R0");
    play("place R0@2,1");
    expect([places(), points()]).toEqual([
      ["R7:6", "B3:3", "Y2:1"],
      [6, 3, 1],
    ]);
  });

  test("[KG-6.4] the fourth gets nothing, and a prize of 0 is nothing", () => {
    const { state, play, places, points } = city({ seats: 4, location: 8 });
    award(state, 9, 9, 9, 9);
    ring(state, "R4 R4 R1 R1 / B4 B1 / Y4 Y1 G1 .");
    hold(state, 0, "R0");
    play("place R0@2,1");
    expect([places(), points()]).toEqual([
      ["R10:3", "B5:0", "Y5:0", "G1:0"],
      [12, 9, 9, 6],
    ]);
  });

  test.for([
    [1, 2, 2, 1],
    [2, 3, 3, 1],
    [3, 4, 3, 2],
    [4, 5, 4, 3],
    [5, 3, 2, 2],
    [6, 4, 3, 2],
    [7, 6, 3, 1],
    [8, 3, 0, 0],
    [9, 4, 3, 2],
    [10, 7, 4, 2],
  ])("[KG-6.5] location %i has the prizes %i, %i and %i", ([location = 0, first, second, third]) => {
    const { state, play, places } = city({ seats: 4, location });
    ring(state, "B4 B4 B4 R4 / R4 R1 / G4 G1 Y1 .");
    hold(state, 0, "R0");
    play("place R0@2,1");
    expect(places()).toEqual([`B12:${first}`, `R9:${second}`, `G5:${third}`, "Y1:0"]);
  });

  test.for([
    [0, "BYGR"],
    [1, "YGRB"],
    [2, "GRBY"],
    [3, "RBYG"],
  ] as const)("[KG-6.6] all equal, seat %i places last: %s", ([turn, order]) => {
    const { state, play, places } = city({ seats: 4, turn });
    ring(state, "R4 B4 Y4 G4 / R1 B1 / Y1 G1 R0 .");
    hold(state, turn, `${"RBYG"[turn]}0`);
    play(`place ${"RBYG"[turn]}0@2,1`);
    expect(places()).toEqual([...order].map((letter, rank) => `${letter}5:${[2, 2, 1, 0][rank]}`));
  });

  test("[KG-6.6] ties are broken clockwise from the last placer also when others are tied", () => {
    const { state, play, places } = city({ seats: 4, turn: 2 });
    ring(state, "R2 R1 B2 B1 / G2 G1 / Y4 Y4 Y4 .");
    hold(state, 2, "Y0");
    play("place Y0@2,1");
    expect(places()).toEqual(["Y12:2", "G3:2", "R3:1", "B3:0"]);
  });

  test.for([
    ["a dragon", "place BD@0,1"],
    ["a dragon put out of the game", "discard-dragon"],
  ] as const)("[KG-6.6] whoever placed %s last loses ties", ([, step]) => {
    const { state, play, places } = city({ seats: 3 });
    ring(state, "B3 . . . / . . / . . . .");
    out(state, 0, 1, 2);
    hold(state, 0, "R3");
    hold(state, 1, "BD");
    if (step !== "discard-dragon") lay(state, "Y2", 0, 1);
    play("place R3@2,1", "end-turn", step, "end-turn");
    expect(places()).toEqual(["R3:2", "B3:2", "Y0:0"]);
  });

  test("[KG-6.7] prizes, counters, next location, refill, next seat from the last placer", () => {
    const { state, play, events, actor } = city({ seats: 4, location: 5, turn: 2 });
    ring(state, "R4 R4 B4 B1 / Y1 Y1 / Y1 G1 G1 .");
    hold(state, 2, "Y1 Y0");
    events.length = 0;
    play("place Y1@2,1", "location 3,0", "end-turn");
    const order = ["location-scored", "counter-won", "counter-won", "location-placed", "turn-ended", "tiles-drawn"];
    expect(events.map((event) => event.type)).toEqual(["tile-placed", ...order]);
    expect([actor(), state.scored.length]).toEqual([3, 5]);
  });

  test.for([
    [8, ["location-scored", "points-lost", "turn-ended", "match-ended"]],
    [9, ["location-scored", "counter-won", "turn-ended", "match-ended"]],
  ] as const)("[KG-6.7] at location %i penalty or counter come before the end", ([location, order]) => {
    const { state, play, events } = city({ seats: 4, location });
    award(state, 9, 9, 9, 9);
    ring(state, "R4 R4 B4 B1 / Y1 Y1 / Y1 G1 G1 .");
    out(state, 0, 1, 2);
    hold(state, 0, "R0");
    events.length = 0;
    play("place R0@2,1", "end-turn");
    expect(events.map((event) => event.type)).toEqual(["tile-placed", ...order]);
    expect(state.scored.length).toBe(location);
  });
});

describe("special locations", () => {
  test.for([
    ["place R5@0,1", "place R4@1,1"],
    ["place R1@0,1", "place R4@1,1"],
    ["place R4@0,1", "place R1@1,1"],
    ["place R4@0,1", "place R4@1,1"],
    ["place RD@-1,-1", "place R0@1,1"],
  ])("[KG-9.1] the Graveyard takes two tiles of any numbers, %s and %s, no third", (steps) => {
    const { state, play, refusal, actions } = city({ seats: 4, location: 4 });
    hold(state, 0, "R0 R0 R1 R1 R4 R4 R5 RD RD");
    ring(state, "B1 B2 . . / . . / . . . .");
    play(...steps);
    for (const third of ["place R1@2,1", "place R0@2,1", "place RD@0,-1", "place R5@2,1"])
      expect(refusal(third)).toEqual({ code: "graveyard-limit", most: 2, placed: 2 });
    expect(actions()).toEqual(["end-turn"]);
  });

  test("[KG-9.1] one tile is enough at the Graveyard", () => {
    const { state, play, actor } = city({ seats: 4, location: 4 });
    hold(state, 0, "R4");
    play("place R4@0,1", "end-turn");
    expect(actor()).toBe(1);
  });

  test("[KG-9.2] the Garrison takes one 1 in a turn, with pub and dragon, and no higher tile besides", () => {
    const { state, play, refusal } = city({ seats: 4, location: 6 });
    hold(state, 0, "R0 R1 R1 R4 RD");
    lay(state, "B1", 0, -1);
    play("place R0@-1,1", "place R1@0,1");
    expect(refusal("place R1@1,1")).toEqual({ code: "garrison-limit", most: 1, placed: 1 });
    expect(refusal("place R4@1,1")).toEqual({ code: "ones-placed", placed: 1 });
    play("place RD@0,-1", "end-turn");
    const other = city({ seats: 2, location: 6 });
    hold(other.state, 0, "R1 B1");
    other.play("place R1@0,1");
    expect(other.refusal("place B1@1,1")).toEqual({ code: "garrison-limit", most: 1, placed: 1 });
  });

  test.for([
    [9, 6],
    [3, 0],
    [2, 0],
    [0, 0],
  ] as const)("[KG-9.3] of %i points the smallest total at the Tourney Grounds keeps %i", ([before, after]) => {
    const { state, play, points, events } = city({ seats: 4, location: 8 });
    award(state, 9, 9, 9, before);
    ring(state, "R4 R4 B4 B1 / Y1 Y1 / Y1 G0 R1 .");
    hold(state, 0, "R0");
    play("place R0@2,1");
    expect(points()).toEqual([12, 9, 9, after]);
    const lost = events.filter((event) => event.type === "points-lost");
    expect(lost).toEqual(before === after ? [] : [{ type: "points-lost", seat: 3, points: before - after }]);
  });

  test("[KG-9.3] no tile there is a total of 0, with or without tiles left; tiles there count for either", () => {
    const { state, play, points } = city({ seats: 4, location: 8 });
    award(state, 9, 9, 9, 9);
    out(state, 1, 3);
    ring(state, "R4 R4 Y4 Y1 / Y1 Y1 / Y1 G1 G2^R1 .");
    hold(state, 0, "R0");
    play("place R0@2,1");
    expect(points()).toEqual([12, 6, 9, 9]);
  });

  test("[KG-9.3] the penalty comes after the prizes: a prize just won can be lost", () => {
    const { state, play } = city({ seats: 4, location: 8 });
    out(state, 0, 1, 2, 3);
    hold(state, 0, "R0");
    play("place R0@2,1", "end-turn");
    expect(state.scored.at(-1)).toEqual({ prizes: [3, 0, 0, 0], loss: { seat: 0, points: 3 } });
  });

  test.for([
    [0, 3],
    [1, 1],
    [2, 2],
    [3, 3],
  ] as const)("[KG-9.4] B, Y and G equally small: when seat %i places last, seat %i loses", ([turn, loser]) => {
    const { state, play } = city({ seats: 4, location: 8, turn });
    award(state, 9, 9, 9, 9);
    ring(state, "R4 R4 R4 R4 / B1 Y1 / G1 R0 R1 .");
    hold(state, turn, `${"RBYG"[turn]}0`);
    play(`place ${"RBYG"[turn]}0@2,1`);
    expect(state.scored.at(-1)?.loss).toEqual({ seat: loser, points: 3 });
  });

  test("[KG-9.4] the penalty is taken even if the ring is empty", () => {
    const { state, play, points, places } = city({ seats: 3, location: 8, turn: 1 });
    award(state, 9, 9, 9);
    out(state, 0, 1, 2);
    hold(state, 1, "BD");
    lay(state, "R4", 0, 1);
    play("place BD@0,1", "end-turn");
    expect(places()).toEqual(["Y0:0", "R0:0", "B0:0"]);
    expect(points()).toEqual([9, 6, 9]);
  });

  test("[KG-9.3] [KG-8.1] the King does not lift the penalty", () => {
    const { state, play } = city({ seats: 4, location: 8 });
    award(state, 9, 9, 9, 9);
    give(state, 0, "king");
    ring(state, "R4 R4 B4 B1 / Y1 Y1 / Y1 G1 R1 .");
    hold(state, 0, "R0");
    play("place R0@2,1+king");
    expect(at(state.scored, 7).loss).toEqual({ seat: 3, points: 3 });
  });
});
