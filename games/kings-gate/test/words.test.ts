import { readerOf } from "@gatehouse/testkit";
import { describe, expect, test } from "vitest";
import messages from "../messages/en.json" with { type: "json" };
import { game } from "../src/index.ts";
import type { Event, Refusal, State } from "../src/types.ts";
import { words } from "../src/words.ts";
import { city, give, hold, lay, ring } from "./city.ts";

const english = readerOf(messages);

describe("what a seat is asked", () => {
  const asked = (state: State, seat = 0) => english(words.prompt(state, seat));

  test("to place at the beginning of its turn, and whether to go on after a tile", () => {
    const { state, play } = city({ seats: 3 });
    ring(state, "B1 B1 . . / . . / . . . .");
    hold(state, 0, "R0 R1 RD");
    expect(asked(state)).toBe("Palace, 8 free spaces: place at least one tile.");
    play("place R0@0,1");
    expect(asked(state)).toBe("Palace, 7 free spaces: go on placing, or end your turn.");
    play("place R1@1,1", "place RD@0,-1");
    expect(asked(state)).toBe("Palace: you have no tile left in hand. End your turn.");
  });

  test("to burn with a hand of dragons, which only the seat itself can know", () => {
    const { state, play } = city({ seats: 2, location: 3 });
    hold(state, 0, "RD BD");
    const dragons =
      "your hand is dragons only. Burn a tile with one; if none can be burnt, put one dragon out of the game.";
    expect(asked(state)).toBe(`Wizard's Tower: ${dragons}`);
    const opened = game.open({ seats: 2 });
    const theirs = opened.ok && opened.value.view(state, 1);
    expect(theirs && english(words.prompt(theirs, 0))).toBe("Wizard's Tower, 10 free spaces: place at least one tile.");
    play("discard-dragon");
    expect(asked(state)).toBe("Wizard's Tower: the dragon you put out of the game was your whole turn. End it.");
  });

  test("to lay the next location, and then to end its turn", () => {
    const { state, play } = city({ seats: 3 });
    ring(state, "R1 R1 R1 R1 / R1 R1 / R1 R1 R1 .");
    hold(state, 0, "R1 R1");
    play("place R1@2,1");
    expect(asked(state)).toBe("Palace is scored: choose where Cathedral goes.");
    play("location 3,0");
    expect(asked(state)).toBe("Cathedral is now the current location: end your turn and refill your hand.");
  });

  test("to end its turn after the Sorceress", () => {
    const { state, play } = city({ seats: 3, location: 10 });
    give(state, 0, "sorceress");
    lay(state, "R4", 7, 7);
    play("move 7,7>0,1");
    expect(asked(state)).toBe("King's Gate: the Sorceress was your whole turn. End it.");
  });

  test("to close the match; after that nothing", () => {
    const { state, play } = city({ seats: 3, location: 10 });
    ring(state, "R1 R1 R1 R1 / R1 R1 / R1 R1 R1 .");
    hold(state, 0, "R1 R1");
    play("place R1@2,1");
    expect(asked(state)).toBe("The tenth location is scored. End your turn to close the match.");
    play("end-turn");
    expect(asked(state)).toBe("The match is over.");
  });
});

describe("what a choice is called", () => {
  const called = (state: State, step: string) => {
    const action = game.notation.read(step);
    return action && english(words.action(state, action));
  };

  test.for([
    ["place R4@0,1", "Place red 4 (Merchant Houses) on (0, 1)"],
    ["place R0@-1,1+king", "Place red 0 (Pub) with the King on (−1, 1)"],
    ["place R5@0,-1", "Cover yellow 1 (Cottages) on (0, −1) with red 5 (Citadel)"],
    ["place R2@0,-1+bishop", "Cover yellow 1 (Cottages) on (0, −1) with red 2 (Workshops) and the Bishop"],
    ["place RD@0,-1", "Burn yellow 1 (Cottages) on (0, −1) with red Dragon"],
    ["place RD@0,1", "Place red Dragon on (0, 1)"],
    ["move 7,-7>0,1", "Move red 3 (Barracks) from (7, −7) to (0, 1) with the Sorceress"],
    ["move 7,-7>0,-1", "Move red 3 (Barracks) from (7, −7) onto yellow 1 (Cottages) on (0, −1) with the Sorceress"],
    ["move 5,5>0,1", "Move (5, 5) from (5, 5) to (0, 1) with the Sorceress"],
    ["location 3,0", "Lay Cathedral on (3, 0) and (4, 0)"],
    ["location -1,2", "Lay Cathedral on (−1, 2) and (0, 2)"],
    ["discard-dragon", "Put a dragon out of the game"],
    ["end-turn", "End your turn"],
  ] as const)("%s: %s", ([step, sentence]) => {
    const { state } = city({ seats: 3 });
    ring(state, ". B4^Y1 . . / . . / . . . .");
    lay(state, "R3", 7, -7);
    expect(called(state, step)).toBe(sentence);
  });
});

describe("what the log says", () => {
  const seat = 1;
  const [red4, blue1, dragon] = [4, 8, 27];
  const moved = { type: "tile-moved", seat, tile: red4, fromX: -3, fromY: 2, x: 0, y: -1 } as const;
  const placed = { type: "tile-placed", seat, tile: red4, x: 0, y: -1 } as const;
  const place = (of: number, total: number, prize: number) => ({ seat: of, colour: of, total, prize });

  test.for<[string, Event]>([
    ["The match starts; Seat 2 takes the first turn.", { type: "match-started", starter: 2 }],
    ["Seat 1 draws blue 1 (Cottages).", { type: "tiles-drawn", seat, tiles: [8] }],
    [
      "Seat 1 draws 2 × blue 1 (Cottages), blue 5 (Citadel) and blue Dragon.",
      { type: "tiles-drawn", seat, tiles: [13, 8, 12, 8] },
    ],
    ["Seat 1 draws blue 1 (Cottages) and blue 5 (Citadel).", { type: "tiles-drawn", seat, tiles: [12, 8] }],
    ["Seat 1 draws 3 tiles.", { type: "tiles-drawn", seat, tiles: { hidden: 3 } }],
    ["Seat 1 draws no tiles.", { type: "tiles-drawn", seat, tiles: [] }],
    ["Seat 1 places red 4 (Merchant Houses) on (0, −1).", { ...placed, counter: "none", covered: null }],
    [
      "Seat 1 places red 4 (Merchant Houses) with the Wizard on (0, −1).",
      { ...placed, counter: "wizard", covered: null },
    ],
    [
      "Seat 1 covers blue 1 (Cottages) on (0, −1) with red 4 (Merchant Houses).",
      { ...placed, counter: "none", covered: blue1 },
    ],
    [
      "Seat 1 covers blue 1 (Cottages) on (0, −1) with red 4 (Merchant Houses) and the Guildmaster.",
      { ...placed, counter: "guildmaster", covered: blue1 },
    ],
    [
      "Seat 1 burns blue 1 (Cottages) on (2, 0); the dragon leaves the game too.",
      { type: "tile-burnt", seat, dragon, tile: blue1, x: 2, y: 0 },
    ],
    [
      "Seat 1 finds nothing to burn and puts green Dragon out of the game.",
      { type: "dragon-discarded", seat, tile: dragon },
    ],
    [
      "Seat 1 plays the Sorceress and moves red 4 (Merchant Houses) from (−3, 2) to (0, −1).",
      { ...moved, covered: null },
    ],
    [
      "Seat 1 plays the Sorceress and moves red 4 (Merchant Houses) from (−3, 2) to (0, −1), where it covers blue 1 (Cottages).",
      { ...moved, covered: blue1 },
    ],
    ["The King makes Palace dangerous.", { type: "location-turned", location: 0, dangerous: true }],
    ["The King makes Harbour safe.", { type: "location-turned", location: 6, dangerous: false }],
    [
      "Harbour is scored: Seat 2 (yellow) gets 6 points with 7, Seat 0 (red) gets 1 point with 3 and Seat 1 (blue) gets nothing with 0.",
      { type: "location-scored", location: 6, places: [place(2, 7, 6), place(0, 3, 1), place(1, 0, 0)] },
    ],
    [
      "Tourney Grounds is scored: Seat 1 gets 3 points with 4.",
      { type: "location-scored", location: 7, places: [{ seat: 1, colour: null, total: 4, prize: 3 }] },
    ],
    [
      "Tourney Grounds is scored: nobody has a tile there.",
      { type: "location-scored", location: 7, places: [place(0, 0, 0), place(1, 0, 0)] },
    ],
    ["Seat 1 has the smallest total and loses 3 points.", { type: "points-lost", seat, points: 3 }],
    ["Seat 1 wins the Sorceress.", { type: "counter-won", seat, counter: "sorceress" }],
    ["Seat 1 lays Graveyard on (−2, 5) and (−1, 5).", { type: "location-placed", seat, location: 3, x: -2, y: 5 }],
    ["Seat 1 ends the turn.", { type: "turn-ended", seat }],
    ["Seat 1 has no tiles left and is skipped.", { type: "seat-skipped", seat }],
    ["Nobody has any tiles left. The match is over.", { type: "match-ended", reason: "no-tiles-left" }],
  ])("%s", ([sentence, event]) => {
    expect(english(words.event(event))).toBe(sentence);
  });
});

describe("why something is refused", () => {
  test.for<[string, Refusal]>([
    ["First lay the next location.", { code: "other-choice-first", asked: "location" }],
    [
      "Nothing more can be placed this turn, since the Sorceress was your whole turn: end your turn.",
      { code: "turn-closed", by: "sorceress" },
    ],
    ["You have no such tile in hand: yellow Dragon.", { code: "tile-not-in-hand", tile: 20 }],
    ["You do not have this counter: Merchant.", { code: "counter-not-held", counter: "merchant" }],
    [
      "The tile on (−1, 0) carries a counter (King), which protects it to the end of the game.",
      { code: "tile-protected", x: -1, y: 0, counter: "king" },
    ],
    [
      "Nothing is covered while the location is safe (Royal Library): take a free space.",
      { code: "location-safe", location: 8 },
    ],
    ["Covering this tile takes a value of at least 5; yours is 4.", { code: "value-too-low", need: 5, have: 4 }],
    [
      "A location laid on (−1, 3) and (0, 3) would touch nothing: at least 1 of its 6 edges has to meet a tile.",
      { code: "no-common-edge", x: -1, y: 3 },
    ],
    ["Place at least 1 tile before you end your turn.", { code: "nothing-placed" }],
  ])("%s", ([sentence, refusal]) => {
    expect(english(words.refusal(refusal))).toBe(sentence);
  });
});
