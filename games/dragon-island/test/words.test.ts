import { at } from "@gatehouse/engine";
import { readerOf } from "@gatehouse/testkit";
import { describe, expect, test } from "vitest";
import messages from "../messages/en.json" with { type: "json" };
import { type Event, game, type Refusal, type State, type Step } from "../src/index.ts";
import { dragons, give, hold, island, lay, maps, onTurn, opened, pet, print, wizard } from "./island.ts";

const english = readerOf(messages);

const { words } = opened({ seats: 3 });

/** Seat 0 (red) on the Keep of a small island, at a step of its turn. */
function begun(step: Step) {
  const made = island({ seats: 2 });
  lay(made.state, { "1,0": "red tower", "0,1": "blue tower", "-1,1": "red dragon-build", "-1,2": "wild green" });
  lay(made.state, { "-1,0": "gold storm", "0,-1": "white telekinesis", "1,-1": "blue double-dragon" });
  wizard(made.state, 0, "0,0");
  wizard(made.state, 1, "0,0");
  onTurn(made.state, 0, step);
  return made;
}

describe("what a seat is asked", () => {
  const asked = (state: State) => english(words.prompt(state, 0));

  test("in the set-up, in its first turn, and when the match is over", () => {
    const { state, play, actions } = island({ seats: 2 }, 0, true);
    expect(asked(state)).toBe("You have drawn 2 maps: choose the one that goes back.");
    while (state.pending.length > 1) play(at(actions(), 0));
    expect(asked(state)).toBe("Place your Tower.");
    play("tower 1,0");
    expect(asked(state)).toBe("Enter the island: on the Keep or on your Tower.");
    state.pending = [];
    expect(asked(state)).toBe("The match is over.");
  });

  test("to place a tile, and to name the colour of a wild one", () => {
    const { state, play } = begun("tile");
    hold(state, 0, Number.parseInt(print("wild wild-build"), 10));
    expect(asked(state)).toBe("Place a tile, either side up.");
    play(`place ${print("wild wild-build")}@1,1`);
    expect(asked(state)).toBe("Name the colour of your wild tile.");
  });

  test("to move dragons or the wizard", () => {
    const { state, play } = begun("dragons");
    dragons(state, "-1,1", "red", "blue", "blue");
    give(state, 0, { gold: 1 });
    expect(asked(state)).toBe("Move your wizard. Before that you may move dragons for gold.");
    play("dragons -1,1");
    expect(asked(state)).toBe("Dragons there: 2 blue and 1 red. Choose how many go, and to which tile.");
    play("drive 1,-1 red1");
    expect(asked(state)).toBe("Move your wizard.");
  });

  test("to end its turn when every way is barred, or to move dragons if it has gold", () => {
    const { state } = begun("dragons");
    for (const hex of ["1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"]) dragons(state, hex, "gold", "white");
    expect(asked(state)).toBe("Dragons bar every way: your wizard stays. End your turn.");
    give(state, 0, { gold: 1 });
    expect(asked(state)).toBe("Dragons bar every way. Move some for gold, or let your wizard stay and end your turn.");
  });

  test("to deal with dragons; taming is spoken of only where it can be", () => {
    const { state } = begun("deal");
    wizard(state, 0, "-1,1");
    dragons(state, "-1,1", "red");
    const tame = "A dragon here: 1 red. Capture it for 9 energy, or tame it for 3 coins.";
    expect(asked(state)).toBe(tame);
    pet(state, 0, "red");
    expect(asked(state)).toBe("Dragons here: 1 red. Capture them all for 8 energy.");
    at(state.seats, 0).pets = [];
    dragons(state, "-1,1", "gold");
    expect(asked(state)).toBe("Dragons here: 1 red and 1 gold. Capture them all for 9 energy.");
  });

  test("to pay, colour by colour", () => {
    const { state, play } = begun("wizard");
    give(state, 0, { blue: 3, green: 3, red: 3 });
    play("move -1,1", "build spire");
    expect(asked(state)).toBe("You pay 4 energy for an Energy Spire; 4 left. How many blue cubes?");
    play("pay blue 1");
    expect(asked(state)).toBe("You pay 4 energy for an Energy Spire; 3 left. How many green cubes?");
  });

  test.for([
    ["-1,1", "action", "You may build here, play a map, or end your turn."],
    ["1,0", "action", "You may draw maps, play one, or end your turn."],
    ["0,-1", "action", "You may use telekinesis, play a map, or end your turn."],
    ["0,0", "action", "You may take gold, or end your turn."],
    ["-1,0", "action", "This tile has no action: you may play a map, or end your turn."],
    ["-1,0", "map", "You may play a map, or end your turn."],
    ["-1,0", "draw", "End your turn."],
  ] as const)("on %s at the step %s: %s", ([hex, step, sentence]) => {
    const { state } = begun(step);
    wizard(state, 0, hex);
    expect(asked(state)).toBe(sentence);
  });
});

describe("what a choice is called", () => {
  test.for([
    ["return gold-d", "Return Embers in the Vault: gold beside 1 green and 2 red (fame 3, gold 2)"],
    ["treasure white-h", "Play Giant's Meadow: white beside 3 green and 1 gold (fame 6, gold 3)"],
    ["tower 1,-1", "Place your Tower on (1, −1)"],
    ["place 7f@1,1", "Place white dragon ground on (1, 1)"],
    ["place 7b@1,1", "Place gold storm on (1, 1)"],
    ["place 1b@-2,1", "Place wild building ground on (−2, 1)"],
    ["place 34b@1,1", "Place red double dragon on (1, 1)"],
    ["name white", "Name white"],
    ["dragons 1,-1", "Move dragons from (1, −1) (2 blue and 1 gold)"],
    ["drive -1,1 blue2 red1", "Move 2 blue and 1 red to (−1, 1) for 3 coins"],
    ["drive -1,1 gold1", "Move 1 gold to (−1, 1) for 1 coin"],
    ["move 0,0", "Move to (0, 0): the Keep"],
    ["move 1,0", "Move to (1, 0): red Tower"],
    ["move -1,2", "Move to (−1, 2): wild building ground, named green"],
    ["move 1,-1", "Move to (1, −1): blue double dragon, dragons: 2 blue and 1 gold"],
    ["tame", "Tame the dragon"],
    ["capture", "Capture all dragons here"],
    ["pay red 3", "Pay 3 red"],
    ["build pen", "Build the Dragon Pen"],
    ["build gold-lair", "Build the Gold Lair"],
    ["telekinesis north-west", "Use telekinesis to the upper left"],
    ["maps", "Draw maps"],
    ["gold", "Take gold"],
    ["end-turn", "End your turn"],
  ] as const)("%s: %s", ([step, sentence]) => {
    const { state } = begun("wizard");
    dragons(state, "1,-1", "blue", "blue", "gold");
    const action = game.notation.read(step);
    expect(action && english(words.action(state, action))).toBe(sentence);
  });
});

describe("what the log says", () => {
  const seat = 1;
  const hex = { q: -2, r: 3 };
  const hidden = { kind: { hidden: 1 }, knownTo: 2 };
  const card = (kind: number) => ({ kind, knownTo: 2 });
  const paying = { type: "energy-asked", seat, for: "capture", asked: "green" } as const;

  test.for<[string, Event]>([
    ["The match starts; Seat 2 takes the first turn.", { type: "match-started", starter: 2 }],
    ["Seat 1 draws a tile: white dragon ground / gold storm.", { type: "tile-drawn", seat, tile: card(6) }],
    ["Seat 1 draws a tile.", { type: "tile-drawn", seat, tile: hidden }],
    [
      "Seat 1 draws maps: Pilgrim's Purse, Grain Tithe and Twin Springs.",
      { type: "maps-drawn", seat, maps: [0, 1, 2].map(card) },
    ],
    ["Seat 1 draws maps: Grain Tithe and 1 unseen.", { type: "maps-drawn", seat, maps: [hidden, card(1)] }],
    ["Seat 1 draws 2 maps.", { type: "maps-drawn", seat, maps: [hidden, hidden] }],
    ["Seat 1 draws no maps.", { type: "maps-drawn", seat, maps: [] }],
    ["Seat 1 puts Grain Tithe back under the deck.", { type: "map-returned", seat, map: card(1) }],
    ["Seat 1 puts a map back under the deck.", { type: "map-returned", seat, map: hidden }],
    ["Seat 1 places blue Tower on (−2, 3).", { type: "tile-placed", seat, face: 80, ...hex }],
    ["Seat 1 names red for the wild tile on (−2, 3).", { type: "colour-named", seat, colour: "red", ...hex }],
    ["Seat 1 raises a storm (gold).", { type: "storm-raged", seat, colour: "gold" }],
    ["The storm takes 1 white from Seat 1.", { type: "stock-lost", seat, colour: "white" }],
    ["A pet of Seat 1 (green) loses a coin; 2 left.", { type: "pet-gold-lost", seat, colour: "green", left: 2 }],
    ["Seat 1 loses a pet (green).", { type: "pet-lost", seat, colour: "green" }],
    ["Seat 1 gains 1 blue, 2 white and 1 coin.", { type: "tile-produced", seat, gained: [1, 0, 0, 2, 1] }],
    ["Seat 1 gains 2 coins.", { type: "tile-produced", seat, gained: [0, 0, 0, 0, 2] }],
    ["Seat 1 gains nothing.", { type: "tile-produced", seat, gained: [0, 0, 0, 0, 0] }],
    ["A dragon appears on (−2, 3) (red).", { type: "dragons-appeared", ...hex, colour: "red", count: 1 }],
    ["2 dragons appear on (−2, 3) (red).", { type: "dragons-appeared", ...hex, colour: "red", count: 2 }],
    ["Seat 1 wants to move dragons from (−2, 3).", { type: "dragons-chosen", seat, ...hex }],
    [
      "Seat 1 moves dragons (2 blue) from (1, 0) to (−2, 3).",
      { type: "dragons-moved", seat, fromQ: 1, fromR: 0, ...hex, dragons: [2, 0, 0, 0, 0] },
    ],
    ["Seat 1 moves to (−2, 3).", { type: "wizard-moved", seat, ...hex }],
    ["Seat 1 cannot move and stays.", { type: "wizard-stayed", seat }],
    ["Seat 1 tames a dragon (gold).", { type: "dragon-tamed", seat, colour: "gold" }],
    ["Seat 1 chooses the cubes for the capture, green first.", { ...paying, cubes: [0, 0, 0, 0] }],
    ["Seat 1 has chosen 3 blue for the capture; green is next.", { ...paying, cubes: [3, 0, 0, 0] }],
    [
      "Seat 1 pays 1 blue and 4 red for the Dragon Pen.",
      { type: "energy-paid", seat, cubes: [1, 0, 4, 0], for: "pen" },
    ],
    [
      "Seat 1 captures dragons (1 green and 1 gold) for 4 fame.",
      { type: "dragons-captured", seat, dragons: [0, 1, 0, 0, 1], fame: 4 },
    ],
    ["Seat 1 takes a token for a first capture (blue).", { type: "token-taken", seat, colour: "blue" }],
    ["Seat 1 builds the White Lair for 1 fame.", { type: "building-built", seat, building: "white-lair", fame: 1 }],
    [
      "Seat 1 uses telekinesis to the left and gains 1 green and 1 coin.",
      { type: "telekinesis-used", seat, direction: "west", gained: [0, 1, 0, 0, 1] },
    ],
    ["Seat 1 takes 2 coins on the Keep.", { type: "gold-taken", seat, gold: 2 }],
    ["Seat 1 takes 1 coin on the Keep.", { type: "gold-taken", seat, gold: 1 }],
    ["Seat 1 finds Fisher's Luck: 2 fame, 0 gold.", { type: "treasure-found", seat, map: 16, fame: 2, gold: 0 }],
    ["Seat 1 ends the turn.", { type: "turn-ended", seat }],
    [
      "The island is explored: the last tile has been placed. The match is over.",
      { type: "match-ended", reason: "island-explored" },
    ],
  ])("%s", ([sentence, event]) => {
    expect(english(words.event(event))).toBe(sentence);
  });
});

describe("why something is refused", () => {
  const hex = { q: 2, r: -1 };
  const way = { code: "dragons-in-the-way", energyNeed: 9, energyHave: 8, goldHave: 2 } as const;

  test.for<[string, Refusal]>([
    ["First finish paying.", { code: "other-choice-first", asked: "payment" }],
    ["Too late for placing a tile: now comes playing a map.", { code: "step-over", step: "tile", now: "map" }],
    [
      "Too early for the action of the tile: first comes moving the wizard.",
      { code: "step-ahead", step: "action", now: "wizard" },
    ],
    ["Your wizard has to move first; it can go to 1 tile.", { code: "wizard-must-move", goals: 1 }],
    ["First comes another colour: blue.", { code: "other-colour-asked", asked: "blue" }],
    ["Only a dragon on its own can be tamed; here are 2: capture them.", { code: "several-dragons", count: 2 }],
    ["For this you have to be on a tile with the right icon: Map.", { code: "icon-missing", icon: "map" }],
    [
      "A tile holds 1 building, and here stands one (Energy Spire): build elsewhere.",
      { code: "building-there", building: "spire" },
    ],
    ["This tile is not in your hand: white dragon ground / gold storm.", { code: "tile-not-in-hand", tile: 6 }],
    ["This map is not in your hand: Fisher's Luck.", { code: "map-not-in-hand", map: 16 }],
    [
      "The only Lair of this colour (gold) was built by Seat 2: choose another building.",
      { code: "lair-taken", colour: "gold", by: 2 },
    ],
    ["A Lair needs a pet of its colour: tame a dragon (red) first.", { code: "pet-missing", colour: "red" }],
    ["You want to move 2 (red), but only 1 is there.", { code: "dragons-short", colour: "red", need: 2, have: 1 }],
    ["This takes 3 coins; you have 1.", { code: "gold-short", need: 3, have: 1 }],
    [
      "Pay at least 2 red: with 1 the other colours do not cover the rest.",
      { code: "cubes-too-few", colour: "red", need: 2, have: 1 },
    ],
    ["There is already a tile on (2, −1): take an empty space.", { code: "hex-occupied", ...hex }],
    ["These dragons are in the Pen of Seat 1: there they can only be captured.", { code: "dragons-penned", seat: 1 }],
    [
      "You could not deal with the dragon there: capturing takes 9 active energy, you have 8; taming takes 3 coins, you have 2.",
      { ...way, count: 1, goldNeed: 3 },
    ],
    [
      "You could not deal with the 2 dragons there: capturing takes 9 active energy, you have 8.",
      { ...way, count: 2, goldNeed: 0 },
    ],
    ["This map is for a gold tile; yours is red.", { code: "centre-differs", need: "gold", have: "red" }],
    [
      "This map needs 2 green tiles next to yours; here is 1.",
      { code: "neighbour-missing", colour: "green", need: 2, have: 1 },
    ],
  ])("%s", ([sentence, refusal]) => {
    expect(english(words.refusal(refusal))).toBe(sentence);
  });
});

test("a changed edition speaks of its own values", () => {
  const overrides = { treasures: { "gold-a": { centre: "blue", neighbours: ["red"], fame: 9, gold: 4 } } };
  const { state, rules } = island({ seats: 2, overrides });
  maps(state, 0, "gold-a");
  const message = rules.words.action(state, { type: "play-map", map: 0 });
  expect(english(message)).toBe("Play Pilgrim's Purse: blue beside 1 red (fame 9, gold 4)");
});
