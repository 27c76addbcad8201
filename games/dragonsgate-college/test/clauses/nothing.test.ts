import { at } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { CAREERS } from "../../src/data/careers.ts";
import type { Effect } from "../../src/effects/vocabulary.ts";
import type { State } from "../../src/index.ts";
import { apprentice, card, careers, college, hand, house, offer, playCard, professor, window } from "./college.ts";
import { TRICK, withCards } from "./printed.ts";

type Change = (state: State) => void;

const gain = (good: "coins" | "imps" | "subterfuge", amount: number): Effect => ({ kind: "gain", good, amount });

/** Sets something of seat 0, or of another seat. */
const own =
  (values: object): Change =>
  (state) => {
    Object.assign(house(state, 0), values);
  };
const others =
  (values: object): Change =>
  (state) => {
    for (const seat of [1, 2]) Object.assign(house(state, seat), values);
  };
const table =
  (values: object): Change =>
  (state) => {
    Object.assign(state, values);
  };
const both =
  (...changes: Change[]): Change =>
  (state) => {
    for (const change of changes) change(state);
  };
const row = (display: number[], stack: number[] = []) => ({ display, stack, discarded: [] });
const bonus =
  (...seats: number[]): Change =>
  (state) => {
    const bottom = at(state.pending, 0);
    if (bottom.type === "activation") bottom.bonus = seats;
  };
const actionsLeft =
  (...left: "any"[]): Change =>
  (state) => {
    const top = at(state.pending, 1);
    if (top.type === "window") top.left = left;
  };

const SEVEN = CAREERS.slice(10, 17).map(({ id }) => id);
const WIZARD: Change = both(own({ skills: [9, 9, 9], apprentices: [apprentice("ada")] }), (state) =>
  offer(state, "level-1-b", "star-reader"),
);

/** An effect, when it does nothing, and when it does something. */
const CASES: readonly (readonly [what: string, effect: Effect, nothing: Change, something: Change])[] = [
  ["imps", gain("imps", 1), table({ tower: 0 }), table({ tower: 1 })],
  ["Subterfuge", gain("subterfuge", 1), own({ subterfuge: 12 }), own({ subterfuge: 11 })],
  [
    "what is counted",
    { kind: "gain-per", good: "coins", count: "lowest-skill", plus: 0, most: 4 },
    own({ skills: [0, 5, 5] }),
    own({ skills: [1, 5, 5] }),
  ],
  ["the dungeon", { kind: "dungeon", steps: 1 }, own({ treasure: 0 }), own({ treasure: null })],
  ["maintenance", { kind: "maintenance", steps: 1 }, own({ maintenance: 0 }), own({ maintenance: 1 })],
  ["a disc ahead", { kind: "shadow", most: 3 }, own({ subterfuge: 4 }), others({ subterfuge: 5 })],
  [
    "a career again",
    { kind: "repeat-career" },
    both(own({ subterfuge: 12 }), (state) => careers(state, 0, "night-runner", "mask-maker")),
    own({ subterfuge: 11 }),
  ],
  ["no maintenance", { kind: "exempt" }, own({ maintenance: 0 }), own({ maintenance: 2 })],
  [
    "a choice",
    { kind: "choose", options: [[gain("imps", 1)], [gain("subterfuge", 1)]] },
    both(table({ tower: 0 }), own({ subterfuge: 12 })),
    table({ tower: 1 }),
  ],
  [
    "a price",
    { kind: "pay", price: "coins", amount: 4, times: 1, effects: [gain("imps", 1)] },
    own({ coins: 3 }),
    own({ coins: 4 }),
  ],
  [
    "what a price buys",
    { kind: "pay", price: "coins", amount: 1, times: 1, effects: [gain("imps", 1)] },
    table({ tower: 0 }),
    table({ tower: 1 }),
  ],
  ["others' coins", { kind: "others", good: "coins", by: -1 }, others({ coins: 0 }), others({ coins: 1 })],
  [
    "others' discs",
    { kind: "others", good: "subterfuge", by: 1 },
    others({ subterfuge: 12 }),
    others({ subterfuge: 11 }),
  ],
  ["taking", { kind: "steal", good: "imps", most: 1 }, own({ imps: 3 }), others({ imps: 1 })],
  ["others who act", { kind: "silence" }, bonus(), bonus(1)],
  ["a die again", { kind: "draft-again" }, table({ ready: [] }), table({ ready: [{ colour: "white", face: 1 }] })],
  [
    "new apprentices",
    { kind: "refresh", display: "apprentices" },
    table({ apprentices: row([], [0]) }),
    table({ apprentices: row([0]) }),
  ],
  [
    "new professors",
    { kind: "refresh", display: "professors" },
    table({ professors: row([], [0]) }),
    table({ professors: row([0]) }),
  ],
  [
    "influence without a white die",
    { kind: "deed", terms: { deed: "influence" } },
    table({ used: ["red"] }),
    table({ used: ["white"] }),
  ],
  [
    "influence without an own die",
    { kind: "deed", terms: { deed: "influence" } },
    both(table({ used: ["white"] }), own({ dice: 0 })),
    own({ dice: 1 }),
  ],
  ["a tournament", { kind: "deed", terms: { deed: "tournament", coinsLess: 1 } }, own({ coins: 1 }), own({ coins: 2 })],
  [
    "an apprentice for a coin",
    { kind: "deed", terms: { deed: "recruit" } },
    both(table({ apprentices: row([], [apprentice("ada")]) }), own({ coins: 0 })),
    own({ coins: 1 }),
  ],
  [
    "an apprentice for nothing",
    { kind: "deed", terms: { deed: "recruit", freeDraw: true } },
    both(table({ apprentices: row([]) }), own({ coins: 0 })),
    table({ apprentices: row([], [apprentice("ada")]) }),
  ],
  [
    "a professor for two coins",
    { kind: "deed", terms: { deed: "hire" } },
    both(table({ professors: row([], [professor("arms")]) }), own({ coins: 1 })),
    own({ coins: 2 }),
  ],
  [
    "an open professor",
    { kind: "deed", terms: { deed: "hire" } },
    both(table({ professors: row([]) }), own({ coins: 0 })),
    table({ professors: row([professor("arms")]) }),
  ],
  ["room to build", { kind: "deed", terms: { deed: "build" } }, own({ free: 0 }), own({ free: 0b1000 })],
  [
    "the order track",
    { kind: "deed", terms: { deed: "order" } },
    table({ order: [1, 2, 1] }),
    table({ order: [1, 2, null] }),
  ],
  [
    "an own disc",
    { kind: "deed", terms: { deed: "order", occupied: true } },
    table({ order: [0, null, null] }),
    table({ order: [1, 2, 1] }),
  ],
  ["a career", { kind: "deed", terms: { deed: "career" } }, both(WIZARD, own({ apprentices: [] })), WIZARD],
  [
    "a free slot",
    { kind: "deed", terms: { deed: "career" } },
    both(WIZARD, (state) => careers(state, 0, ...SEVEN)),
    own({ careers: [] }),
  ],
  [
    "an action to help",
    { kind: "next-deed", terms: { deed: "build", coinsLess: 2 } },
    actionsLeft(),
    actionsLeft("any"),
  ],
  ["a die to change", { kind: "die", as: "any" }, actionsLeft(), actionsLeft("any")],
  ["a ready die", { kind: "die", as: "ready" }, table({ ready: [] }), table({ ready: [{ colour: "red", face: 2 }] })],
];

describe("cards that could do nothing", () => {
  test.for(CASES)(
    "[DC-16.11] [DC-16.12] %s: a card is played only if it does something",
    ([_what, effect, nothing, something]) => {
      const { state, refusal } = college(withCards({ [TRICK]: [effect] }));
      hand(state, 0, TRICK);
      window(state, 0, 3);
      nothing(state);
      expect(refusal(playCard(TRICK))).toEqual({ code: "card-without-effect", card: card(TRICK) });
      something(state);
      expect(refusal(playCard(TRICK))).toBeNull();
    },
  );

  test("[DC-16.11] a card with a lasting effect always does something", () => {
    const { state, refusal } = college(withCards({ [TRICK]: [{ kind: "face", deed: "build", face: 3 }] }));
    hand(state, 0, TRICK);
    window(state, 0, 3);
    expect(refusal(playCard(TRICK))).toBeNull();
  });
});
