import {
  type AnyGame,
  actionProblems,
  at,
  bit,
  type Card,
  EVERYBODY,
  type Game,
  seeded,
  type Viewer,
} from "@gatehouse/engine";
import { describe, expect, expectTypeOf, test } from "vitest";
import { FIELDS } from "../src/actions/index.ts";
import type { Action, DragonIsland, Pending, Refusal, State, View } from "../src/index.ts";
import { dragons, give, island, lay, onTurn, pet, wizard } from "./island.ts";

/** The engine's own codes, and those that name no obstacle. */
type Forbidden = "wrong-seat" | "game-over" | "invalid" | "illegal" | "not-allowed";

const problems = (actions: readonly Action[]) =>
  actions.flatMap((action) => actionProblems(FIELDS[action.type], action));

describe("the types", () => {
  test("fit the contract", () => {
    expectTypeOf<Game<DragonIsland>>().toExtend<AnyGame>();
    expectTypeOf<State>().toExtend<View>();
    expectTypeOf<Extract<Refusal["code"], Forbidden>>().toBeNever();
    expect(problems([{ type: "pay-energy", colour: "blue", cubes: 11 }])).toHaveLength(1);
  });

  test("keep the longest game's last turn under 8 KB", () => {
    const cards = (count: number) => Array.from({ length: count }, () => ({ kind: 39, knownTo: 15 }));
    const full = {
      pending: [
        { type: "turn", seat: 3, step: "action" },
        { type: "payment", seat: 3, for: "white-lair", cost: 5, paid: [1, 1, 0, 0], asked: "red" },
      ],
      tiles: Array.from({ length: 45 }, (_, i) => ({
        q: -10,
        r: 10,
        face: 40 + i,
        colour: "green" as const,
        around: [40, 41, 42, 43, 44],
      })),
      shore: Array.from({ length: 50 }, (_, i) => 2000 + i),
      dragons: Array.from({ length: 5 }, () => Array.from({ length: 10 }, () => 44)),
      buildings: Array.from({ length: 13 }, () => ({ tile: 44, building: "white-lair" as const, seat: 3 })),
      treasures: Array.from({ length: 20 }, (_, i) => 20 + i),
      supply: { stock: [20, 20, 20, 20, 10], dragons: [10, 10, 10, 10, 10] },
      bag: { rest: Array.from({ length: 40 }, () => 0), under: [] },
      maps: { rest: Array.from({ length: 40 }, () => 0), under: cards(20) },
      seats: Array.from({ length: 4 }, () => ({
        tile: 44,
        stock: [10, 10, 10, 10, 10],
        fame: { captures: 10, buildings: 10, treasures: 20 },
        pets: Array.from({ length: 5 }, () => ({ colour: "green" as const, gold: 3, lair: false })),
        captured: ["blue" as const, "green" as const, "red" as const, "white" as const, "gold" as const],
        hand: cards(2),
        maps: cards(5),
      })),
    } satisfies State;
    expect(JSON.stringify(full).length).toBeLessThanOrEqual(8 * 1024);
  });
});

describe("(c) a capture with mixed payment", () => {
  /** The red wizard (seat 0) with a red pet before a red tile beside blue, white and gold ones: 10 − 1 − 1 energy. */
  const before = () => {
    const made = island({ seats: 2 });
    lay(made.state, { "1,0": "blue tower", "0,1": "white build", "1,1": "red dragon-build", "2,0": "gold build" });
    wizard(made.state, 0, "0,1");
    dragons(made.state, "1,1", "red", "red");
    pet(made.state, 0, "red");
    give(made.state, 0, { blue: 3, green: 6, red: 2, white: 5 });
    onTurn(made.state, 0, "wizard");
    made.play("move 1,1", "capture");
    return made;
  };

  test("asks blue, then red; white is what is left, green is not active", () => {
    const { state, play, events } = before();
    const turn = { type: "turn", seat: 0, step: "deal" } satisfies Pending;
    const asked = { type: "payment", seat: 0, for: "capture", cost: 8, paid: [0, 0, 0, 0], asked: "blue" };
    expect(state.pending).toEqual([turn, asked]);
    play("pay blue 2");
    expect(state.pending).toEqual([turn, { ...asked, paid: [2, 0, 0, 0], asked: "red" }]);
    play("pay red 2");
    expect(state.pending).toEqual([{ ...turn, step: "action" }]);
    expect(events).toContainEqual({ type: "energy-paid", seat: 0, cubes: [2, 0, 2, 4], for: "capture" });
  });

  test("names the least and the most that can be paid", () => {
    const { refusal, actions } = before();
    expect(refusal("pay blue 0")).toEqual({ code: "cubes-too-few", colour: "blue", need: 1, have: 0 });
    expect(refusal("pay blue 4")).toEqual({ code: "cubes-short", colour: "blue", need: 4, have: 3 });
    expect(actions()).toEqual(["pay blue 1", "pay blue 2", "pay blue 3"]);
  });

  test("would be one list of 286 mixes at worst; in parts no list is longer than 11", () => {
    const cost = 10;
    let mixes = 0;
    for (let blue = 0; blue <= cost; blue += 1)
      for (let green = 0; blue + green <= cost; green += 1) mixes += cost - blue - green + 1;
    expect(mixes).toBe(286);
    expect(FIELDS["pay-energy"].cubes.max + 1).toBe(cost + 1);
  });
});

describe("(d) draw two maps, keep one, with a known card under the deck", () => {
  /**
   * Map 1 is the last one unseen; under the deck lie map 4, which was played, and map 5, which seat 1 has returned. Seat 1
   * holds map 0, seat 2 all others.
   */
  const drawn = () => {
    const made = island({ seats: 3 });
    const held = (seat: number, kinds: readonly number[]) => {
      at(made.state.seats, seat).maps = kinds.map((kind) => ({ kind, knownTo: bit(seat) }));
    };
    held(0, []);
    held(1, [0]);
    held(2, [2, 3, ...Array.from({ length: 34 }, (_, index) => 6 + index)]);
    lay(made.state, { "1,0": "red tower" });
    wizard(made.state, 0, "1,0");
    onTurn(made.state, 0, "action");
    made.state.maps.rest = made.state.maps.rest.map((_count, kind) => (kind === 1 ? 1 : 0));
    made.state.maps.under = [
      { kind: 4, knownTo: EVERYBODY },
      { kind: 5, knownTo: bit(1) },
    ];
    made.play("maps");
    return made;
  };
  const kinds = (cards: readonly Card[]) => cards.map(({ kind }) => kind);
  const hidden = { hidden: 1 };

  test("is two draws, and the others see the card that they knew", () => {
    const { state, rules, events } = drawn();
    const [, offered] = rules.view(state, 1).pending;
    expect(offered?.type === "maps" && offered.offers.map(({ cards }) => kinds(cards))).toEqual([[hidden, 4]]);
    expect(kinds(rules.view(state, 1).maps.under)).toEqual([5]);
    const told = events.flatMap((event) => (event.type === "maps-drawn" ? [rules.redact(event, 2)] : []));
    expect(told).toMatchObject([{ maps: [{ kind: hidden }, { kind: 4 }] }]);
  });

  test("hides from the others which of the two went back", () => {
    const { state, rules, play } = drawn();
    play("return gold-b");
    const seen = (viewer: Viewer) => {
      const { seats, maps } = rules.view(state, viewer);
      return [...kinds(at(seats, 0).maps), ...kinds(maps.under)];
    };
    expect([seen(0), seen(1), seen(2), seen(null)]).toEqual([
      [4, hidden, 1],
      [hidden, 5, hidden],
      [hidden, hidden, hidden],
      [hidden, hidden, hidden],
    ]);
  });

  test("leaves each map in one place of every world that seat 1 can think of", () => {
    const { state, rules, play } = drawn();
    play("return gold-b");
    const view = rules.view(state, 1);
    const worlds = Array.from({ length: 9 }, (_, seed) => rules.determinize(view, 1, seeded(seed)));
    for (const world of worlds) expect(rules.view(world, 1)).toEqual(view);
    const returned = worlds.map(({ maps }) => maps.under.at(-1)?.kind);
    expect(new Set(returned).size).toBeGreaterThan(1);
  });
});
