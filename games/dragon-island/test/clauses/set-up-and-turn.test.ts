import { at, deckSize, scripted, seeded } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { TILES } from "../../src/data/tiles.ts";
import { type Event, game } from "../../src/index.ts";
import { wizardColour } from "../../src/table.ts";
import { dragons, give, hold, island, lay, onTurn, opened, print, stock, wizard } from "../island.ts";

const components = (id: string) => game.components().find((table) => table.id === id)?.components ?? [];

describe("set-up", () => {
  test("[DI-1.1] two to four seats, whose wizards are red, blue, white and green", () => {
    expect([1, 2, 3, 4, 5].map((seats) => game.open({ seats }).ok)).toEqual([false, true, true, true, false]);
    expect([0, 1, 2, 3].map(wizardColour)).toEqual(["red", "blue", "white", "green"]);
  });

  test("[DI-1.2] 80 sides: per colour 6, 2, 2, 2 and 2 of the five icons, and ten wild ones", () => {
    const sides = TILES.flatMap(({ front, back }) => [front, back]);
    const count = (colour: string, icon: string) =>
      sides.filter((side) => side.colour === colour && side.icon === icon).length;
    for (const colour of ["blue", "green", "red", "white", "gold"])
      expect(
        ["dragon-build", "build", "double-dragon", "storm", "telekinesis"].map((icon) => count(colour, icon)),
      ).toEqual([6, 2, 2, 2, 2]);
    expect([sides.length, count("wild", "wild-build")]).toEqual([80, 10]);
  });

  test("[DI-1.3] the Keep lies in the middle; Pens and pet cards for four, five Lairs, four Spires, 20 markers", () => {
    expect(island({ seats: 2 }).state.tiles).toEqual([{ q: 0, r: 0, face: 84, colour: null, around: [] }]);
    const copies = ["buildings", "pets", "supply"].map((id) => components(id).map((each) => each.copies));
    expect(copies).toEqual([
      [4, 4, 1, 1, 1, 1, 1],
      [4, 4, 4, 4, 4],
      [160, 40, 50, 4, 20],
    ]);
  });

  test("[DI-1.4] the supply has 40 cubes of each colour, 40 coins and 10 dragons of each; what is used up nobody gets", () => {
    const { state, play } = island({ seats: 2 });
    expect(state.supply).toEqual({ stock: [40, 40, 40, 40, 40], dragons: [10, 10, 10, 10, 10] });
    state.supply.stock[2] = 0;
    play("tower 1,0");
    expect(stock(state, 0)).toEqual([0, 0, 0, 0, 1]);
  });

  test("[DI-1.5] nobody has anything, and the wizards are not on the island", () => {
    const { state, rules } = island({ seats: 3 });
    expect(state.seats.map((seat) => [seat.tile, ...seat.stock])).toEqual(Array(3).fill([null, 0, 0, 0, 0, 0]));
    expect(rules.standing(state).scores).toEqual([0, 0, 0]);
    expect([state.dragons, state.buildings, state.treasures]).toEqual([[[], [], [], [], []], [], []]);
  });

  test.for([
    [2, 18],
    [3, 24],
    [4, 28],
  ] as const)("[DI-1.6] [DI-1.7] with %i seats %i tiles are drawn, the first by each for itself", ([seats, tiles]) => {
    const { state } = island({ seats });
    expect(state.seats.map(({ hand }) => hand.map((card) => card.knownTo))).toEqual(
      state.seats.map((_seat, seat) => [1 << seat]),
    );
    expect(deckSize(state.bag) + seats).toBe(40);
    const table = opened({ seats });
    expect(table.draw(state, (key) => key)).toContain(`draw.tiles ${tiles - seats} `);
  });

  test("[DI-1.8] all choose at once; then what they return goes under the deck in seating order", () => {
    const { state, play, actions, rules } = island({ seats: 3 }, 1, true);
    expect(rules.actors(state)).toEqual([0, 1, 2]);
    const top = state.pending[1];
    const offered = top?.type === "maps" ? top.offers.map(({ cards }) => cards.map((card) => card.kind)) : [];
    expect(offered.map((cards) => cards.length)).toEqual([2, 2, 2]);
    for (let seat = 0; seat < 3; seat += 1) play(at(actions(), 0));
    expect(state.maps.under.map((card) => card.kind)).toEqual(offered.map((cards) => cards[0]));
    expect(state.seats.map(({ maps }) => maps.map((card) => card.kind))).toEqual(offered.map((cards) => [cards[1]]));
  });

  test("[DI-1.9] chance decides who begins, and turns go clockwise", () => {
    expect([0, 1, 2].map((turn) => island({ seats: 3 }, turn).actor())).toEqual([0, 1, 2]);
    const events: Event[] = [];
    opened({ seats: 3 }).setup(scripted([2], seeded(1)), (event) => events.push(event));
    expect(events[0]).toEqual({ type: "match-started", starter: 2 });
    const { play, actor } = island({ seats: 3 }, 2);
    play("tower 1,0", "move 0,0", "end-turn");
    expect(actor()).toBe(0);
  });

  test("[DI-1.10] [DI-1.11] 10, 9 or 8 turns each, unless told: 2 to 21, 14 or 11", () => {
    expect([2, 3, 4].map((seats) => opened({ seats }).options.turns)).toEqual([10, 9, 8]);
    const longest = [2, 3, 4].map((seats) =>
      [10, 11, 12, 14, 15, 21, 22].filter((turns) => game.open({ seats, turns }).ok),
    );
    expect(longest.map((list) => list.at(-1))).toEqual([21, 14, 11]);
    expect([1, 2].map((turns) => game.open({ seats: 2, turns }).ok)).toEqual([false, true]);
  });
});

describe("the turn", () => {
  test("[DI-2.1] placing and moving must be, action and map may be left", () => {
    const { play, refusal, actions } = island({ seats: 2 });
    expect(refusal("end-turn")).toEqual({ code: "step-ahead", step: "draw", now: "tile" });
    play("tower 1,0");
    expect(refusal("end-turn")).toEqual({ code: "wizard-must-move", goals: 2 });
    play("move 1,0");
    expect(actions()).toEqual(["maps", "end-turn"]);
  });

  test("[DI-2.2] no step before its time or after it", () => {
    const { state, play, refusal } = island({ seats: 2 });
    expect(refusal("move 0,0")).toEqual({ code: "step-ahead", step: "wizard", now: "tile" });
    expect(refusal("gold")).toEqual({ code: "step-ahead", step: "action", now: "tile" });
    expect(refusal("capture")).toEqual({ code: "step-ahead", step: "deal", now: "tile" });
    play("tower 1,0");
    expect(refusal("tower 0,1")).toEqual({ code: "step-over", step: "tile", now: "dragons" });
    expect(refusal("tame")).toEqual({ code: "step-ahead", step: "deal", now: "dragons" });
    play("move 0,0");
    expect(refusal("capture")).toEqual({ code: "step-over", step: "deal", now: "action" });
    play("gold");
    expect(refusal("gold")).toEqual({ code: "step-over", step: "action", now: "map" });
    expect(refusal("tower 0,1")).toEqual({ code: "step-over", step: "tile", now: "map" });
    give(state, 0, { gold: 1 });
    expect(refusal("dragons 1,0")).toEqual({ code: "step-over", step: "dragons", now: "map" });
  });

  test("[DI-2.3] an open choice comes first, and none is made that is not open", () => {
    const { state, play, refusal } = island({ seats: 2 });
    lay(state, { "1,0": "red tower", "0,1": "blue tower" });
    wizard(state, 0, "0,0");
    hold(state, 0, Number.parseInt(print("wild wild-build"), 10));
    for (const early of ["name red", "pay blue 1", "drive 1,0 red1", "return gold-a"])
      expect(refusal(early)).toEqual({ code: "other-choice-first", asked: "turn" });
    play(`place ${print("wild wild-build")}@-1,1`);
    expect(refusal("move 1,0")).toEqual({ code: "other-choice-first", asked: "wild" });
    dragons(state, "1,0", "red");
    onTurn(state, 0, "dragons");
    give(state, 0, { gold: 1 });
    play("dragons 1,0");
    expect(refusal("end-turn")).toEqual({ code: "other-choice-first", asked: "dragons" });
  });
});
