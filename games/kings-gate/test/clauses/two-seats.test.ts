import { deckSize } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { writeTile } from "../../src/notation.ts";
import { award, city, give, hold, lay, out, ring } from "../city.ts";

describe("two seats", () => {
  test("[KG-12.1] red and blue against yellow and green, one stack of 44 and one hand of six each", () => {
    const { state } = city({ seats: 2, draws: [43, 22] });
    const [first, second] = state.seats;
    expect(first?.hand.slice(0, 2).map((card) => writeTile(card.kind))).toEqual(["BD", "B0"]);
    for (const [index, household] of [first, second].entries()) {
      const counts = [...(household?.stack.rest ?? [])];
      for (const { kind } of household?.hand ?? []) counts[kind] = (counts[kind] ?? 0) + 1;
      const [mine, theirs] = [[1, 7, 4, 4, 4, 1, 1], Array<number>(14).fill(0)];
      expect(counts).toEqual(index === 0 ? [...mine, ...mine, ...theirs] : [...theirs, ...mine, ...mine]);
      expect(household && [household.hand.length, deckSize(household.stack)]).toEqual([6, 38]);
    }
  });

  test("[KG-12.2] both colours are one's own for covering, burning and the Sorceress", () => {
    const { state, play, refusal, actions } = city({ seats: 2, location: 10, turn: 1 });
    hold(state, 1, "Y4 GD");
    give(state, 1, "sorceress");
    ring(state, "G1 Y1 B1 . / . . / . . . .");
    expect(refusal("place Y4@-1,-1")).toEqual({ code: "tile-yours", x: -1, y: -1 });
    expect(refusal("place GD@0,-1")).toEqual({ code: "tile-yours", x: 0, y: -1 });
    expect(refusal("move 1,-1>2,-1")).toEqual({ code: "no-own-tile", x: 1, y: -1 });
    expect(actions()).toContain("move 0,-1>2,-1");
    play("move -1,-1>2,-1");
  });

  test("[KG-12.2] 1s of mixed colours, with both Pubs and both dragons", () => {
    const { state, play, refusal } = city({ seats: 2 });
    hold(state, 0, "R1 B1 R0 B0 RD BD B4");
    ring(state, "Y4 G4 . . / . . / . . . .");
    play("place R1@-1,1", "place B0@0,1", "place B1@1,1", "place R0@2,1", "place BD@-1,-1", "place RD@0,-1");
    expect(refusal("place B4@1,-1")).toEqual({ code: "ones-placed", placed: 2 });
    play("end-turn");
  });

  test("[KG-12.2] one tile from 2 to 5 in all; the Wizard goes by number, not by colour", () => {
    const { state, play, refusal } = city({ seats: 2 });
    hold(state, 0, "R4 B4 B2 B1");
    give(state, 0, "wizard");
    play("place R4@0,1");
    expect(refusal("place B2@1,1")).toEqual({ code: "number-placed", number: 4 });
    expect(refusal("place B1@1,1")).toEqual({ code: "number-placed", number: 4 });
    expect(refusal("place B4@1,1")).toEqual({ code: "wizard-needed", number: 4 });
    play("place B4@1,1+wizard");
  });

  test("[KG-12.3] colours apart: each colour is ranked, prizes and counters go to its owner", () => {
    const { state, play, places, points } = city({ seats: 2, location: 5 });
    ring(state, "R4 R4 B4 B1 / Y5 Y4 / G4 G1 G2 .");
    hold(state, 0, "R0");
    play("place R0@2,1");
    expect(places()).toEqual(["Y9:3", "R8:2", "G7:2", "B5:0"]);
    expect([points(), state.seats.map((seat) => seat.counters)]).toEqual([
      [2, 5],
      [["merchant"], ["guildmaster"]],
    ]);
  });

  test("[KG-12.3] one seat may take several prizes, and pays for its smallest colour", () => {
    const { state, play, points } = city({ seats: 2, location: 8 });
    award(state, 9, 9);
    ring(state, "R4 R4 R4 R4 / R1 Y1 / Y1 G1 G1 .");
    hold(state, 0, "B0");
    play("place B0@2,1");
    expect(points()).toEqual([9, 9]);
    expect(state.scored.at(-1)).toEqual({ prizes: [3, 0], loss: { seat: 0, points: 3 } });
  });

  test.for([
    [0, "YGRB", [1, 4]],
    [1, "RBYG", [4, 1]],
  ] as const)("[KG-12.4] all colours equal, seat %i places last: %s", ([turn, order, points]) => {
    const own = turn === 0 ? "R" : "Y";
    const { state, play, places, points: score } = city({ seats: 2, turn });
    ring(state, "R4 B4 Y4 G4 / R1 B1 / Y1 G1 R0 .");
    hold(state, turn, `${own}0`);
    play(`place ${own}0@2,1`);
    expect(places().map((place) => place.slice(0, 2))).toEqual([...order].map((letter) => `${letter}5`));
    expect(score()).toEqual(points);
  });

  test("[KG-12.4] the penalty in a tie is the last placer's", () => {
    const { state, play } = city({ seats: 2, location: 8, turn: 1 });
    award(state, 9, 9);
    ring(state, "R4 R4 R4 B1 / G1 Y4 / Y4 Y4 Y4 .");
    hold(state, 1, "Y0");
    play("place Y0@2,1");
    expect(state.scored.at(-1)?.loss).toEqual({ seat: 1, points: 3 });
  });

  test("[KG-12.5] colours combined: totals are added, first and second prize are given", () => {
    const { state, play, places, points } = city({ seats: 2, colours: "combined", location: 5 });
    ring(state, "R4 R1 B4 B1 / Y5 Y1 / G1 G0 G0 .");
    hold(state, 0, "R0");
    play("place R0@2,1");
    expect([places(), points()]).toEqual([
      ["010:3", "17:2"],
      [3, 2],
    ]);
    expect(state.seats.map((seat) => seat.counters)).toEqual([["guildmaster"], ["merchant"]]);
  });

  test.for([0, 1])("[KG-12.5] combined and equal: seat %i, who placed last, comes second and pays", (turn) => {
    const own = turn === 0 ? "B" : "G";
    const { state, play } = city({ seats: 2, colours: "combined", location: 8, turn });
    award(state, 9, 9);
    ring(state, "R4 B1 B1 R1 / R1 Y4 / Y4 R0 Y0 .");
    hold(state, turn, `${own}0`);
    play(`place ${own}0@2,1`);
    const prizes = turn === 0 ? [0, 3] : [3, 0];
    expect(state.scored.at(-1)).toEqual({ prizes, loss: { seat: turn, points: 3 } });
  });

  test("[KG-12.5] combined: a seat without a tile there gets no prize, the smaller total pays", () => {
    const { state, play } = city({ seats: 2, colours: "combined", location: 8 });
    award(state, 9, 9);
    out(state, 0, 1);
    hold(state, 0, "R1");
    lay(state, "B2", 0, 1);
    play("place R1@1,1", "end-turn");
    expect(state.scored.at(-1)).toEqual({ prizes: [3, 0], loss: { seat: 1, points: 3 } });
  });

  test("[KG-11.6] [KG-12.3] in a final tie the prizes of both colours are added", () => {
    const { state, play, result } = city({ seats: 2, location: 4 });
    award(state, 0, 2);
    out(state, 0, 1);
    ring(state, "Y5 R4 B2 G1 / . . / . . . .");
    hold(state, 0, "R0");
    play("place R0@2,1", "end-turn");
    expect([state.scored.at(-1)?.prizes, result()?.scores, result()?.ranks]).toEqual([
      [7, 5],
      [7, 7],
      [1, 2],
    ]);
  });
});
