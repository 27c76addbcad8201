import { at, deckSize, legal, seeded } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { isRingFull } from "../../src/board.ts";
import { game } from "../../src/index.ts";
import { writeTile } from "../../src/notation.ts";
import type { Household } from "../../src/types.ts";
import { award, city, give, hand, hold, lay, onTurn, out, pile, ring, stack, tile } from "../city.ts";

const RING_CELLS = ["-1,-1", "0,-1", "1,-1", "2,-1", "-1,0", "2,0", "-1,1", "0,1", "1,1", "2,1"];

/** More steps than any match has: 88 tiles placed, as many turns ended, nine locations laid. */
const LONGEST = 200;

/** All tiles a seat begins with, each as often as it has it. */
function tilesOf({ hand: held, stack: left }: Household): string[] {
  const unseen = "hidden" in left.rest ? [] : left.rest.flatMap((copies, kind) => Array<number>(copies).fill(kind));
  const kinds = held.flatMap(({ kind }) => (typeof kind === "number" ? [kind] : []));
  return [...kinds, ...unseen].map(writeTile).sort();
}

describe("set-up", () => {
  test.for([
    [3, ["R", "B", "Y"]],
    [4, ["R", "B", "Y", "G"]],
  ] as const)("[KG-1.1] %i seats have one colour each, in seating order %s", ([seats, colours]) => {
    const { state } = city({ seats });
    const found = state.seats.map((seat) => [...new Set(tilesOf(seat).map((each) => each.charAt(0)))].join());
    expect(found).toEqual(colours);
    expect([1, 5].map((wrong) => game.open({ seats: wrong }).ok)).toEqual([false, false]);
  });

  test("[KG-1.2] a colour has 22 tiles: a pub, seven 1s, four each of 2, 3 and 4, a 5 and a dragon", () => {
    const { state } = city({ seats: 4 });
    for (const [seat, letter] of ["R", "B", "Y", "G"].entries()) {
      const numbers = [..."0111111122223333444", ..."45D"];
      expect(tilesOf(at(state.seats, seat))).toEqual(numbers.map((each) => letter + each));
      expect(numbers.length).toBe(22);
    }
  });

  test("[KG-1.3] the ring is the ten spaces around the two of the location, corners included", () => {
    const { state, actions, refusal } = city({ seats: 4 });
    hold(state, 0, "R2");
    expect(actions()).toEqual(RING_CELLS.map((cell) => `place R2@${cell}`));
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [3, 0],
      [-2, 0],
      [0, 2],
      [3, 1],
    ])
      expect(refusal(`place R2@${x},${y}`)).toEqual({ code: "cell-away-from-location", x, y });
  });

  test("[KG-1.4] the Palace begins in the middle; whichever location was laid last is the current one", () => {
    const { state, play, actions } = city({ seats: 4 });
    expect([
      state.locations,
      game
        .components()[0]
        ?.components.map(({ id }) => id)
        .slice(0, 2),
    ]).toEqual([[{ x: 0, y: 0 }], ["palace", "cathedral"]]);
    ring(state, "R1 R1 R1 R1 / R1 R1 / R1 R1 R1 .");
    hold(state, 0, "R2");
    hold(state, 1, "B2");
    play("place R2@2,1", "location 3,0", "end-turn");
    expect(actions().map((action) => action.slice(9))).toEqual(["3,-1", "4,-1", "5,-1", "5,0", "3,1", "4,1", "5,1"]);
  });

  test("[KG-1.5] six counters lie ready, nobody has one; points are paid beyond the 86 in the box", () => {
    const { state, play, points } = city({ seats: 3, location: 2 });
    const counters = game.components().find(({ id }) => id === "counters")?.components;
    expect(counters?.map(({ id, copies }) => `${copies} ${id}`)).toEqual(
      ["king", "bishop", "wizard", "guildmaster", "merchant", "sorceress"].map((id) => `1 ${id}`),
    );
    expect([state.played, ...state.seats.map((seat) => seat.counters)]).toEqual([[], [], [], []]);
    award(state, 86, 86, 0);
    ring(state, "R1 R1 R1 R1 / R1 R1 / R1 R1 R1 .");
    hold(state, 0, "R1");
    play("place R1@2,1");
    expect(points()).toEqual([89, 86, 0]);
  });

  test("[KG-1.6] each seat draws six by chance, which it alone knows, and chance decides who begins", () => {
    expect([0, 1, 2].map((turn) => city({ seats: 3, turn }).actor())).toEqual([0, 1, 2]);
    const { state } = city({ seats: 3, draws: [21, 20, 0, 0, 0, 0] });
    expect(hand(state, 0)).toEqual(["RD", "R5", "R0", "R1", "R1", "R1"]);
    expect(state.seats.map((seat) => [seat.hand.map((card) => card.knownTo), deckSize(seat.stack)])).toEqual(
      [1, 2, 4].map((bit) => [Array(6).fill(bit), 16]),
    );
  });

  test("[KG-1.6] [KG-2.7] turns go clockwise", () => {
    const { state, play, actor } = city({ seats: 3, turn: 1 });
    for (const [seat, letter] of ["R", "B", "Y"].entries()) hold(state, seat, `${letter}1`);
    play("place B1@0,1", "end-turn");
    expect(actor()).toBe(2);
    play("place Y1@1,1", "end-turn");
    expect(actor()).toBe(0);
  });
});

describe("the turn", () => {
  test("[KG-2.1] a turn does not end before a tile is placed", () => {
    const { state, play, refusal, actions } = city({ seats: 4 });
    hold(state, 0, "R4");
    expect(refusal("end-turn")).toEqual({ code: "nothing-placed" });
    play("place R4@0,1");
    expect(actions()).toEqual(["end-turn"]);
  });

  test("[KG-2.2] each tile is judged when it is placed: only after the dragon is the space free", () => {
    const { state, play, refusal, actions } = city({ seats: 4 });
    hold(state, 0, "R1 R1 RD");
    lay(state, "B4", 0, 1);
    play("place R1@1,1");
    expect(refusal("place R1@0,1")).toEqual({ code: "location-safe", location: 0 });
    expect(actions()).toContain("end-turn");
    play("place RD@0,1", "place R1@0,1");
    expect([pile(state, 0, 1), actions()]).toEqual([["R1"], ["end-turn"]]);
  });

  test("[KG-2.3] any number of 1s, and then nothing higher", () => {
    const { state, play, refusal } = city({ seats: 4 });
    hold(state, 0, "R1 R1 R1 R1 R2 R5");
    play("place R1@-1,1", "place R1@0,1", "place R1@1,1");
    expect(refusal("place R2@2,1")).toEqual({ code: "ones-placed", placed: 3 });
    expect(refusal("place R5@2,1")).toEqual({ code: "ones-placed", placed: 3 });
    play("place R1@2,1", "end-turn");
  });

  test.for(["2", "3", "4", "5"])("[KG-2.3] a single %s, and then neither 1s nor another", (number) => {
    const { state, play, refusal } = city({ seats: 4, location: 7 });
    hold(state, 0, `R${number} R${number} R1 R2 R5`);
    play(`place R${number}@0,1`);
    expect(refusal("place R1@1,1")).toEqual({ code: "number-placed", number: Number(number) });
    expect(refusal(`place R${number}@1,1`)).toEqual({ code: "wizard-needed", number: Number(number) });
    const other = number === "2" ? "5" : "2";
    expect(refusal(`place R${other}@1,1`)).toEqual({ code: "number-placed", number: Number(number) });
  });

  test.for([
    ["place RD@0,1", "place R1@0,1", "place R0@1,1", "place R1@2,1"],
    ["place R0@1,1", "place R4@2,0", "place RD@0,1"],
    ["place R1@1,1", "place RD@0,1", "place R1@2,1", "place R0@2,0"],
    ["place R0@1,1"],
    ["place RD@0,1"],
    ["place R0@1,1", "place RD@0,1"],
    ["place RD@0,1", "place R0@0,1"],
  ])("[KG-2.4] pub and dragon before, between, after or instead: %s", (steps) => {
    const { state, play, actor } = city({ seats: 4 });
    hold(state, 0, "R0 R1 R1 R4 RD");
    lay(state, "B2", 0, 1);
    play(...steps, "end-turn");
    expect(actor()).toBe(1);
  });

  test("[KG-2.5] a 1 under the Guildmaster is still a 1 among 1s, a 2 still a 2", () => {
    const { state, play, refusal } = city({ seats: 4 });
    hold(state, 0, "R1 R1 R3");
    give(state, 0, "guildmaster", "wizard");
    play("place R1@0,1+guildmaster", "place R1@1,1");
    expect(refusal("place R3@2,1+wizard")).toEqual({ code: "ones-placed", placed: 2 });
    const other = city({ seats: 4 });
    hold(other.state, 0, "R2 R2 R4");
    give(other.state, 0, "guildmaster", "wizard");
    other.play("place R2@0,1+guildmaster");
    expect(other.refusal("place R4@1,1+wizard")).toEqual({ code: "number-placed", number: 2 });
    other.play("place R2@1,1+wizard");
  });

  test("[KG-2.6] the Sorceress is a whole turn: nothing before, nothing after", () => {
    const { state, play, refusal, actions } = city({ seats: 4, location: 10 });
    hold(state, 0, "R0 R1");
    give(state, 0, "sorceress");
    lay(state, "R4", 7, 7);
    play("place R0@0,1");
    expect(refusal("move 7,7>1,1")).toEqual({ code: "turn-begun", placed: 1 });
    play("end-turn");
    onTurn(state, 0);
    play("move 7,7>1,1");
    expect(refusal("place R1@2,1")).toEqual({ code: "turn-closed", by: "sorceress" });
    expect(actions()).toEqual(["end-turn"]);
  });

  test("[KG-2.6] a dragon put out of the game is a whole turn, as is the turn in which a location is scored", () => {
    const { state, play, refusal, actions } = city({ seats: 2 });
    hold(state, 0, "RD BD");
    play("discard-dragon");
    expect(refusal("discard-dragon")).toEqual({ code: "turn-closed", by: "dragon" });
    expect(actions()).toEqual(["end-turn"]);
    const scored = city({ seats: 2 });
    ring(scored.state, "R1 R1 R1 R1 / R1 R1 / R1 R1 R1 .");
    hold(scored.state, 0, "R1 R1 B0");
    scored.play("place R1@2,1", "location 3,0");
    expect(scored.refusal("place R1@3,1")).toEqual({ code: "turn-closed", by: "location" });
    expect(scored.actions()).toEqual(["end-turn"]);
  });

  test.for([
    ["R2 R2 R3 R4 R5", 6],
    ["R4", 4],
    ["", 3],
  ] as const)("[KG-2.7] the hand is refilled at the end of the turn, from the stack %s to %i tiles", ([left, size]) => {
    const { state, play, actor } = city({ seats: 4 });
    hold(state, 0, "R1 R1 R2 R2 R0");
    stack(state, 0, left);
    play("place R1@0,1", "place R1@1,1");
    expect(hand(state, 0).length).toBe(3);
    play("end-turn");
    expect([hand(state, 0).length, actor()]).toEqual([size, 1]);
  });

  test("[KG-2.8] a seat without tiles is skipped, even with the Sorceress", () => {
    const { state, play, actor, events } = city({ seats: 4, location: 10 });
    out(state, 1);
    give(state, 1, "sorceress");
    lay(state, "B4", 7, 7);
    hold(state, 0, "R4");
    play("place R4@0,1", "end-turn");
    expect(actor()).toBe(2);
    expect(events.at(-1)).toEqual({ type: "seat-skipped", seat: 1 });
  });
});

describe("placing tiles", () => {
  test("[KG-3.1] a tile comes from the own hand and goes around the current location only", () => {
    const { state, play, refusal } = city({ seats: 4, location: 2 });
    state.locations[0] = { x: 6, y: 0 };
    hold(state, 0, "R4 R1");
    hold(state, 1, "B4");
    expect(refusal("place R5@0,1")).toEqual({ code: "tile-not-in-hand", tile: tile("R5") });
    expect(refusal("place B4@0,1")).toEqual({ code: "tile-not-in-hand", tile: tile("B4") });
    expect(refusal("place R4@6,1")).toEqual({ code: "cell-away-from-location", x: 6, y: 1 });
    play("place R4@0,1");
    expect([hand(state, 0), pile(state, 0, 1)]).toEqual([["R1"], ["R4"]]);
  });

  test.for([1, 7])("[KG-3.2] at location %i every tile but a dragon may go on a free space", (location) => {
    const { state, actions, refusal } = city({ seats: 4, location });
    hold(state, 0, "R0 R1 R2 R3 R4 R5 RD");
    const placing = ["R0", "R1", "R2", "R3", "R4", "R5"].flatMap((each) =>
      RING_CELLS.map((cell) => `place ${each}@${cell}`),
    );
    expect(actions()).toEqual(placing);
    expect(refusal("place RD@0,1")).toEqual({ code: "nothing-to-burn", x: 0, y: 1 });
  });

  test.for([2, 3, 4])("[KG-3.2] with %i seats every turn of any match begins with a free space", (seats) => {
    const opened = game.open({ seats });
    if (!opened.ok) throw new Error("not opened");
    const rules = opened.value;
    const chance = seeded(seats);
    for (let match = 0; match < 20; match += 1) {
      const state = rules.setup(chance);
      for (let steps = 0; rules.result(state) === null; steps += 1) {
        expect(steps).toBeLessThan(LONGEST);
        const seat = at(rules.actors(state), 0);
        const top = state.pending.at(-1);
        if (top?.type === "turn" && top.placed.length === 0) expect(isRingFull(state)).toBe(false);
        const actions = legal(rules, state, seat);
        rules.play(state, seat, at(actions, chance.pick(actions.length)), chance);
      }
    }
  });

  test("[KG-3.3] covering fills no free space, piles grow, and only the top counts", () => {
    const { state, play, places } = city({ seats: 4, location: 7 });
    ring(state, "B1 Y1 Y1 Y1 / Y1 Y1 / Y1 Y1 Y1 .");
    for (const [seat, held] of ["R2", "B4", "Y1", "G5 G1"].entries()) hold(state, seat, held);
    play("place R2@-1,-1", "end-turn", "place B4@-1,-1", "end-turn");
    onTurn(state, 3);
    play("place G5@-1,-1", "end-turn");
    expect(pile(state, -1, -1)).toEqual(["B1", "R2", "B4", "G5"]);
    expect(places()).toEqual([]);
    onTurn(state, 2);
    play("place Y1@2,1");
    expect(places()).toEqual(["Y9:6", "G5:3", "R0:0", "B0:0"]);
  });

  test("[KG-3.3] [KG-5.3] a covered tile is visible again when the one on it is burnt or moved", () => {
    const { state, play } = city({ seats: 4, location: 10 });
    ring(state, "B1^Y2 Y1^R4 . . / . . / . . . .");
    hold(state, 0, "RD");
    play("place RD@-1,-1", "end-turn");
    expect(pile(state, -1, -1)).toEqual(["B1"]);
    give(state, 0, "sorceress");
    onTurn(state, 0);
    play("move 0,-1>-1,-1");
    expect([pile(state, 0, -1), pile(state, -1, -1)]).toEqual([["Y1"], ["B1", "R4"]]);
  });
});
