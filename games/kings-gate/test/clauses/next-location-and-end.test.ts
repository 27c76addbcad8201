import { at } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { game } from "../../src/index.ts";
import { award, type City, city, clear, give, hand, hold, lay, out, ring, stack } from "../city.ts";

/** A city in which the last placer, seat 0, is to lay the next location; only red tiles around. */
function atNextLocation(): City {
  const ready = city({ seats: 3 });
  ring(ready.state, "R1 R1 R1 R1 / R1 R1 / R1 R1 R1 .");
  hold(ready.state, 0, "R4 R1");
  ready.play("place R4@2,1");
  return ready;
}

describe("the next location", () => {
  test("[KG-10.1] the last placer lays it, before the refill and before anything else", () => {
    const { state, play, refusal, actor, events } = atNextLocation();
    expect([actor(), hand(state, 0)]).toEqual([0, ["R1"]]);
    for (const step of ["end-turn", "place R1@3,1", "discard-dragon", "move 0,1>3,1"])
      expect(refusal(step)).toEqual({ code: "other-choice-first", asked: "location" });
    play("location 3,0");
    const placed = { type: "location-placed", seat: 0, location: 1, x: 3, y: 0 };
    expect([hand(state, 0), events.at(-1)]).toEqual([["R1"], placed]);
    play("end-turn");
    expect([hand(state, 0).length, actor()]).toEqual([6, 1]);
  });

  test("[KG-10.1] also without tiles left, but at no other time", () => {
    const { state, play, refusal, actor } = city({ seats: 3, turn: 2 });
    ring(state, "R1 R1 R1 R1 / R1 R1 / R1 R1 R1 .");
    out(state, 2);
    hold(state, 2, "Y4");
    expect(refusal("location 3,0")).toEqual({ code: "other-choice-first", asked: "turn" });
    play("place Y4@2,1");
    expect(actor()).toBe(2);
    play("location 3,0");
    expect(refusal("location 3,2")).toEqual({ code: "other-choice-first", asked: "turn" });
    play("end-turn");
    expect(actor()).toBe(0);
  });

  test("[KG-10.2] both spaces are empty, and it lies like the others", () => {
    const { state, play, refusal, actions } = atNextLocation();
    expect(refusal("location 2,1")).toEqual({ code: "cell-occupied", x: 2, y: 1 });
    expect(refusal("location -2,1")).toEqual({ code: "cell-occupied", x: -1, y: 1 });
    expect(refusal("location 1,0")).toEqual({ code: "cell-occupied", x: 1, y: 0 });
    play("location -3,1", "end-turn");
    expect(state.locations).toEqual([
      { x: 0, y: 0 },
      { x: -3, y: 1 },
    ]);
    hold(state, 1, "B2");
    const cells = ["-4,0", "-3,0", "-2,0", "-4,1", "-4,2", "-3,2", "-2,2", "-1,2"];
    expect(actions()).toEqual(cells.map((cell) => `place B2@${cell}`));
  });

  test("[KG-10.3] around the first ring there are sixteen places, on all sides", () => {
    const { actions } = atNextLocation();
    const [above, below] = [-2, 2].map((y) => [-2, -1, 0, 1, 2].map((x) => `location ${x},${y}`));
    const beside = [-1, 0, 1].flatMap((y) => [`location -3,${y}`, `location 3,${y}`]);
    expect(actions()).toEqual([...(above ?? []), ...beside, ...(below ?? [])]);
  });

  test("[KG-10.3] one of its six edges meets a tile, a corner is not enough", () => {
    const { state, actions, refusal } = atNextLocation();
    lay(state, "B1", 10, 10);
    const beside = ["9,9", "10,9", "8,10", "11,10", "9,11", "10,11"].map((cell) => `location ${cell}`);
    expect(actions().filter((action) => /\d\d|9/.test(action))).toEqual(beside);
    for (const [x, y] of [
      [8, 9],
      [11, 9],
      [8, 11],
      [11, 11],
      [12, 10],
    ])
      expect(refusal(`location ${x},${y}`)).toEqual({ code: "no-common-edge", x, y });
  });

  test("[KG-10.3] a location is as good as a district tile", () => {
    const { state, refusal } = atNextLocation();
    expect(refusal("location 16,10")).toEqual({ code: "no-common-edge", x: 16, y: 10 });
    state.locations.unshift({ x: 14, y: 10 });
    expect(refusal("location 16,10")).toBeNull();
  });

  test("[KG-10.4] at least one space of its ring is free", () => {
    const { state, play, refusal } = atNextLocation();
    for (const y of [-1, 0, 1]) for (const x of [3, 4, 5, 6]) if (y !== 0 || x === 6) lay(state, "B1", x, y);
    lay(state, "B1", 3, 0);
    expect(refusal("location 4,0")).toEqual({ code: "no-free-space", x: 4, y: 0 });
    clear(state, 6, 1);
    play("location 4,0");
  });

  test("[KG-10.5] what lies in its ring belongs to it and fills it", () => {
    const { state, play, places } = atNextLocation();
    play("location 3,0", "end-turn");
    ring(state, ". B1 B1 B1 / . B1 / . B1 B1 .");
    hold(state, 1, "B4");
    play("place B4@5,1");
    expect(places()).toEqual(["B10:3", "R6:3", "Y0:0"]);
  });
});

describe("the end", () => {
  test("[KG-11.1] the tenth location scored ends the match, whatever else does too", () => {
    const { state, play, actions, events, result, actor } = city({ seats: 3, location: 10 });
    ring(state, "R1 R1 R1 R1 / R1 R1 / R1 R1 R1 .");
    out(state, 1, 2);
    play(`place ${hand(state, 0).find((each) => each !== "RD")}@2,1`);
    expect([actions(), result()]).toEqual([["end-turn"], null]);
    play("end-turn");
    expect(events.at(-1)).toEqual({ type: "match-ended", reason: "tenth-location" });
    expect([result()?.reason, actor(), state.locations.length]).toEqual(["tenth-location", undefined, 10]);
  });

  test("[KG-11.1] the ninth does not", () => {
    const { state, play, actor } = city({ seats: 3, location: 9 });
    ring(state, "R1 R1 R1 R1 / R1 R1 / R1 R1 R1 .");
    hold(state, 0, "R1");
    play("place R1@2,1", "location 3,0", "end-turn");
    expect(actor()).toBe(1);
  });

  test.for([
    ["", "", "no-tiles-left"],
    ["B1", "", "one-seat-with-tiles"],
    ["", "R2", "one-seat-with-tiles"],
  ] as const)(
    "[KG-11.2] a scoring that leaves another's hand '%s', one's own stack '%s': %s",
    ([held, left, reason]) => {
      const { state, play, result, actions } = city({ seats: 3 });
      ring(state, "R1 R1 R1 R1 / R1 R1 / R1 R1 R1 .");
      out(state, 0, 1, 2);
      hold(state, 0, "R1");
      hold(state, 1, held);
      stack(state, 0, left);
      play("place R1@2,1");
      expect(actions()).toEqual(["end-turn"]);
      play("end-turn");
      expect([result()?.reason, state.locations.length, state.scored.length]).toEqual([reason, 1, 1]);
    },
  );

  test("[KG-11.2] two seats with tiles play on, even if one has but a dragon and the other but a stack", () => {
    const { state, play, actor, events } = city({ seats: 3 });
    ring(state, "R1 R1 R1 R1 / R1 R1 / R1 R1 R1 .");
    out(state, 0, 1, 2);
    hold(state, 0, "R1");
    stack(state, 0, "R2");
    hold(state, 2, "YD");
    play("place R1@2,1", "location 3,0", "end-turn");
    expect([hand(state, 0), actor(), events.at(-1)]).toEqual([["R2"], 2, { type: "seat-skipped", seat: 1 }]);
  });

  test("[KG-11.3] [KG-11.5] when nobody has tiles the unfinished location is scored, with the Bishop and ties", () => {
    const { state, play, places, result, points } = city({ seats: 3, location: 7 });
    ring(state, "B5 Y1 R1 Y2^R5 / . . / . . . .");
    out(state, 0, 1, 2);
    hold(state, 0, "R4");
    hold(state, 1, "B1");
    give(state, 0, "bishop");
    play("place R4@0,1+bishop", "end-turn", "place B1@1,1");
    expect([places(), result()]).toEqual([[], null]);
    play("end-turn");
    expect([places(), points()]).toEqual([
      ["R3:6", "B2:3", "Y1:1"],
      [6, 3, 1],
    ]);
    expect(result()?.reason).toBe("no-tiles-left");
  });

  test("[KG-11.3] a seat that still has a stack goes on", () => {
    const { state, play, places, actor } = city({ seats: 3 });
    out(state, 0, 1, 2);
    hold(state, 0, "R1");
    stack(state, 0, "R2");
    play("place R1@0,1", "end-turn");
    expect([actor(), hand(state, 0), places()]).toEqual([0, ["R2"], []]);
  });

  test.for([
    ["its tiles are used up", "R1", "no-tiles-left"],
    ["the ring is full", "R1 R2", "one-seat-with-tiles"],
  ] as const)("[KG-11.4] one seat alone plays on until %s", ([, held, reason]) => {
    const { state, play, events, result } = city({ seats: 3 });
    ring(state, "B1 B1 B1 B1 / B1 B1 / B1 . . .");
    out(state, 0, 1, 2);
    hold(state, 0, `R4 ${held}`);
    stack(state, 0, reason === "no-tiles-left" ? "" : "R5 R2");
    play("place R4@0,1", "end-turn");
    const skipped = [1, 2].map((seat) => ({ type: "seat-skipped", seat }));
    expect(events.slice(-2)).toEqual(skipped);
    if (reason === "no-tiles-left") play("place R1@1,1", "end-turn");
    else play("place R5@1,1", "end-turn", "place R2@2,1", "end-turn");
    expect([result()?.reason, state.scored.length]).toEqual([reason, 1]);
  });

  test("[KG-11.5] the unfinished Tourney Grounds have their penalty, a ring without tiles has no prizes", () => {
    const { state, play, points } = city({ seats: 3, location: 8 });
    award(state, 5, 5, 5);
    out(state, 0, 1, 2);
    hold(state, 0, "R1");
    lay(state, "B2", 0, 1);
    play("place R1@1,1", "end-turn");
    expect(points()).toEqual([5, 8, 2]);
    const empty = city({ seats: 3, location: 7 });
    out(empty.state, 0, 1, 2);
    hold(empty.state, 0, "RD");
    empty.play("discard-dragon", "end-turn");
    expect([empty.places(), empty.points()]).toEqual([
      ["B0:0", "Y0:0", "R0:0"],
      [0, 0, 0],
    ]);
  });

  test.for([
    ["most points win", [5, 9, 7, 1], [0, 0, 0, 0], [3, 1, 2, 4]],
    ["a tie goes to the prize of the last location", [4, 6, 6, 2], [4, 2, 1, 0], [1, 2, 3, 4]],
    ["for any rank", [9, 2, 3, 0], [0, 1, 0, 3], [1, 3, 4, 2]],
    ["equal seats share the rank", [6, 6, 1, 1], [1, 1, 0, 0], [1, 1, 3, 3]],
  ] as const)("[KG-11.6] %s", ([, before, last, ranks]) => {
    const { state, result } = city({ seats: 4, location: 9 });
    award(state, ...before);
    state.scored.push({ prizes: [...last], loss: null });
    state.pending = [];
    state.ending = "no-tiles-left";
    expect(result()?.ranks).toEqual(ranks);
  });

  test("[KG-11.6] the penalty at the last location counts as points, but not in the tie", () => {
    const { state, result } = city({ seats: 3, location: 8 });
    award(state, 5, 5, 4);
    state.scored.push({ prizes: [3, 0, 0], loss: { seat: 0, points: 3 } });
    state.pending = [];
    state.ending = "no-tiles-left";
    expect([result()?.scores, result()?.ranks]).toEqual([
      [5, 5, 4],
      [1, 2, 3],
    ]);
  });
});

describe("open and hidden", () => {
  function views(state: City["state"]) {
    const opened = game.open({ seats: 3 });
    if (!opened.ok) throw new Error("not opened");
    return [0, 1, null].map((viewer) => opened.value.view(state, viewer));
  }

  test("[KG-13.1] everybody sees the table, what lies beneath, counters, points, sizes and what is burnt", () => {
    const { state } = city({ seats: 3, location: 7 });
    ring(state, "B1^R2 Y4+king . . / . . / . . . .");
    award(state, 1, 2, 3);
    hold(state, 1, "B1 B2");
    stack(state, 1, "B4 B4 B5");
    state.burnt = [6, 8];
    for (const view of views(state)) {
      const { piles, played, scored, burnt, locations } = state;
      expect(view).toMatchObject({ piles, played, scored, burnt, locations });
      expect([view.seats[1]?.hand.length, view.seats[1]?.stack.rest]).toEqual([2, { hidden: 3 }]);
    }
    expect(game.components().find(({ id }) => id === "locations")?.components.length).toBe(10);
  });

  test("[KG-13.2] a hand is seen by its seat alone, a stack by nobody", () => {
    const { state } = city({ seats: 3 });
    hold(state, 0, "R1 RD");
    const hidden = { hidden: 1 };
    expect(views(state).map((view) => at(view.seats, 0).hand.map((card) => card.kind))).toEqual([
      [1, 6],
      [hidden, hidden],
      [hidden, hidden],
    ]);
    expect(views(state).map((view) => at(view.seats, 0).stack)).toEqual(
      Array(3).fill({ rest: { hidden: 16 }, under: [] }),
    );
  });

  test("[KG-13.2] what is drawn is told to its seat alone", () => {
    const { state, play, events } = city({ seats: 3, draws: [0] });
    hold(state, 0, "R2 R4");
    stack(state, 0, "R5");
    play("place R4@0,1", "end-turn");
    const drawn = at(events, events.length - 1);
    const opened = game.open({ seats: 3 });
    expect([0, 1, null].map((viewer) => opened.ok && opened.value.redact(drawn, viewer))).toEqual(
      [[5], { hidden: 1 }, { hidden: 1 }].map((tiles) => ({ type: "tiles-drawn", seat: 0, tiles })),
    );
  });
});
