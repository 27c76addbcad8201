import { at } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import type { Effect } from "../../src/effects/vocabulary.ts";
import type { Action } from "../../src/index.ts";
import {
  apprentice,
  become,
  build,
  building,
  buildings,
  card,
  careers,
  college,
  deck,
  discardCard,
  END,
  hand,
  held,
  house,
  level,
  mastery,
  offer,
  option,
  place,
  playCard,
  prestige,
  professor,
  ready,
  take,
  under,
  window,
  windowFor,
} from "./college.ts";
import { NEWS, TRICK, withCards } from "./printed.ts";

const fees = (face: number): Action => ({ type: "collect-coins", face });
const dungeon = (face: number): Action => ({ type: "enter-dungeon", face });
const alarm = (space: number): Action => ({ type: "place-disc", space });
const coins = (amount: number): Effect => ({ kind: "gain", good: "coins", amount });

/** Seat 0 holds one card with these effects and may act with a die of this face. */
function trick(effects: readonly Effect[], face = 3, options: { readonly [name: string]: unknown } = {}) {
  const made = college({ ...withCards({ [TRICK]: effects }), ...options });
  hand(made.state, 0, TRICK);
  window(made.state, 0, face);
  return made;
}

/** Seat 0 draws these cards, of which NEWS is IMMEDIATE and has these effects, and may act again. */
function news(effects: readonly Effect[], ...drawn: string[]) {
  const made = college(
    withCards({ [NEWS]: effects, [TRICK]: [{ kind: "gain", good: "cards", amount: drawn.length }] }),
  );
  hand(made.state, 0, TRICK);
  deck(made.state, ...drawn);
  window(made.state, 0, 3);
  return made;
}

const nothingNow = { code: "card-without-effect", card: card(TRICK) };

describe("Wizardry cards", () => {
  test("[DC-16.1] cards are played after a die is taken or in a bonus action, not before", () => {
    const { state, play, refusal } = trick([coins(3)]);
    ready(state, 0, "blue 3", "white 1");
    expect(refusal(playCard(TRICK))).toEqual({ code: "other-choice-first", asked: "activation" });
    hand(state, 1, TRICK);
    play(take("blue", 3), playCard(TRICK), END, playCard(TRICK));
    expect([0, 1].map((seat) => house(state, seat).coins)).toEqual([13, 13]);
  });

  test("[DC-16.2] any number, before and after the action and without one, but not in the middle of it", () => {
    const { state, play, refusal } = trick([coins(3)]);
    hand(state, 0, TRICK, TRICK);
    play(playCard(TRICK), fees(3), playCard(TRICK), END);
    expect(house(state, 0).coins).toBe(19);
    hand(state, 0, TRICK);
    windowFor(state, 0, "build");
    play(build("cheap-quarters"));
    expect(refusal(playCard(TRICK))).toEqual({ code: "other-choice-first", asked: "building" });
    window(state, 0, 3);
    play(playCard(TRICK), END);
  });

  test("[DC-16.3] [DC-16.6] a played card and a discarded one go under the deck; only the played one was seen", () => {
    const { state, play } = trick([{ kind: "gain", good: "cards", amount: 2 }]);
    hand(state, 0, TRICK, "encore");
    deck(state, "second-bell", "tailing");
    play(playCard(TRICK));
    expect(held(state, 0)).toEqual(["encore", "second-bell", "tailing"]);
    play(discardCard("encore"));
    expect(under(state)).toEqual([`${TRICK}!`, "encore"]);
    expect([house(state, 0).coins, house(state, 0).kept]).toEqual([10, []]);
  });

  test("[DC-16.4] more than two: play or discard any, until there are two", () => {
    const { state, play, refusal, asked } = news([coins(1)], TRICK);
    hand(state, 0, "encore", "open-day");
    deck(state, TRICK, "second-bell", "open-day");
    windowFor(state, 0, "build");
    play(build("arcane-fair"), place(3, 0));
    expect([asked(), held(state, 0).length]).toEqual(["hand-limit", 4]);
    expect(refusal(END)).toEqual({ code: "other-choice-first", asked: "hand-limit" });
    play(playCard(TRICK));
    expect(held(state, 0)).toEqual(["encore", "open-day", "second-bell", "open-day"]);
    play(discardCard("open-day"), discardCard("encore"));
    expect([asked(), held(state, 0)]).toEqual(["window", ["second-bell", "open-day"]]);
  });

  test("[DC-16.4] [DC-16.9] the limit is checked only when the action and its IMMEDIATE cards are done", () => {
    const { state, play, asked } = college(withCards({ [NEWS]: [{ kind: "gain", good: "cards", amount: 1 }] }));
    hand(state, 0, "encore", "open-day");
    deck(state, NEWS, "tailing", "second-bell");
    windowFor(state, 0, "build");
    play(build("arcane-fair"), place(3, 0));
    expect([asked(), held(state, 0)]).toEqual(["hand-limit", ["encore", "open-day", "tailing", "second-bell"]]);
  });

  test("[DC-16.7] several cards are drawn before anything is decided", () => {
    const { state, play, events } = news([coins(4)], NEWS, "encore");
    play(playCard(TRICK));
    const drawn = events.findIndex(({ type }) => type === "cards-drawn");
    expect(events[drawn]).toMatchObject({ cards: [{ kind: card(NEWS) }, { kind: card("encore") }] });
    expect(events.findLastIndex(({ type }) => type === "card-played")).toBeGreaterThan(drawn);
    expect(held(state, 0)).toEqual(["encore"]);
  });

  test("[DC-16.8] an IMMEDIATE card is shown and played at once, neither kept nor discarded", () => {
    const { state, play, rules, events } = news([coins(4)], NEWS);
    play(playCard(TRICK));
    expect([held(state, 0), house(state, 0).coins]).toEqual([[], 14]);
    const drawn = events.find(({ type }) => type === "cards-drawn");
    expect(drawn && rules.redact(drawn, 1)).toMatchObject({ cards: [{ kind: card(NEWS) }] });
  });

  test("[DC-16.9] of several one chooses the order, and cards they draw are added", () => {
    const { state, play, asked, refusal } = college(
      withCards({
        [NEWS]: [{ kind: "gain", good: "cards", amount: 1 }],
        [TRICK]: [{ kind: "gain", good: "cards", amount: 2 }],
        "grand-design": [coins(4)],
        "fire-drill": [coins(1)],
      }),
    );
    hand(state, 0, TRICK);
    deck(state, NEWS, "grand-design", "fire-drill");
    window(state, 0, 3);
    play(playCard(TRICK));
    expect(asked()).toBe("immediate");
    expect(refusal(END)).toEqual({ code: "other-choice-first", asked: "immediate" });
    expect(refusal(discardCard(NEWS))).toEqual({ code: "other-choice-first", asked: "immediate" });
    play(playCard(NEWS));
    expect([asked(), house(state, 0).coins]).toEqual(["immediate", 10]);
    play(playCard("fire-drill"));
    expect([asked(), house(state, 0).coins]).toEqual(["window", 15]);
  });

  test("[DC-16.10] one that could do nothing is shown, goes under the deck and is replaced, again and again", () => {
    const { state, play, events } = news([{ kind: "deed", terms: { deed: "build" } }], NEWS);
    house(state, 0).free = 0;
    deck(state, NEWS, NEWS, "encore");
    play(playCard(TRICK));
    expect(events.filter(({ type }) => type === "card-replaced")).toHaveLength(2);
    expect(held(state, 0)).toEqual(["encore"]);
    expect(under(state).filter((id) => id === `${NEWS}!`)).toHaveLength(2);
  });

  test("[DC-16.11] a part that is possible is done, and what is possible must be played", () => {
    const part: readonly Effect[] = [
      { kind: "deed", terms: { deed: "build" } },
      { kind: "others", good: "coins", by: 2 },
    ];
    const { state, play } = news(part, NEWS);
    house(state, 0).coins = 0;
    play(playCard(TRICK));
    expect(state.seats.map((each) => each.coins)).toEqual([0, 12, 12]);
    const poor = news([{ kind: "pay", price: "coins", amount: 4, times: 1, effects: [coins(9)] }], NEWS, "encore");
    house(poor.state, 0).coins = 3;
    poor.play(playCard(TRICK));
    expect(poor.events.some(({ type }) => type === "card-replaced")).toBe(true);
  });

  test("[DC-16.11] without a die a card that needs one does nothing", () => {
    const made = college({ seats: 2, ...withCards({ [NEWS]: [{ kind: "die", as: "any" }] }) });
    buildings(made.state, 0, "trophy-hall");
    deck(made.state, NEWS, "encore");
    ready(made.state, 0, "white 3");
    made.play(take("white", 3), END);
    while (made.asked() === "maintenance") made.play(at(made.actions(), 0));
    made.play({ type: "choose-income", source: building("trophy-hall"), option: 2 });
    expect(held(made.state, 0)).toEqual(["encore"]);
  });

  test("[DC-16.12] a card in hand that could do nothing cannot be played", () => {
    const { state, refusal } = trick([{ kind: "maintenance", steps: 2 }]);
    expect(refusal(playCard(TRICK))).toEqual(nothingNow);
    house(state, 0).maintenance = 1;
    expect(refusal(playCard(TRICK))).toBeNull();
    expect(refusal(playCard("encore"))).toEqual({ code: "card-not-held", card: card("encore") });
  });

  test("[DC-16.13] the last cards are drawn again from under the deck", () => {
    const { state, play } = trick([{ kind: "gain", good: "cards", amount: 1 }]);
    deck(state, "encore");
    play(playCard(TRICK));
    window(state, 0, 3);
    hand(state, 0);
    windowFor(state, 0, "build");
    play(build("laboratory"), place(3, 0));
    expect(held(state, 0)).toEqual([TRICK]);
  });

  test("[DC-16.14] what a card says goes first: with one that costs an apprentice somebody leaves", () => {
    const effect: Effect = { kind: "pay", price: "apprentice", amount: 1, times: 1, effects: [coins(5)] };
    const { state, play } = trick([effect]);
    house(state, 0).apprentices = [apprentice("ada"), apprentice("bram")];
    play(playCard(TRICK), { type: "discard-apprentice", apprentice: apprentice("ada") });
    expect([house(state, 0).apprentices, house(state, 0).coins]).toEqual([[apprentice("bram")], 15]);
  });
});

describe("what the cards do", () => {
  test("[DC-17.1] an action without a die keeps its conditions and prices; no price falls below 0", () => {
    const { state, play, refusal, changes } = trick(
      [{ kind: "deed", terms: { deed: "build", mostSize: 2, coinsLess: 3 } }],
      2,
    );
    play(playCard(TRICK));
    expect(refusal(build("pub"))).toEqual({ code: "building-too-large", size: 3, most: 2 });
    house(state, 0).coins = 0;
    expect(refusal(build("alchemist"))).toEqual({ code: "coins-short", need: 1, have: 0 });
    play(build("cheap-quarters"), place(3, 0));
    expect(changes()).toEqual(["0 maintenance +1 build", "0 prestige +1 buildings"]);
    play(fees(2));
  });

  test("[DC-17.1] a card that exchanges a die works exactly like action 1", () => {
    const { state, play, refusal } = trick([{ kind: "deed", terms: { deed: "influence" } }]);
    state.used = ["blue"];
    expect(refusal(playCard(TRICK))).toEqual(nothingNow);
    state.used = ["white"];
    play(playCard(TRICK));
    expect([state.used, house(state, 0).dice]).toEqual([["red"], 1]);
  });

  test("[DC-17.1] a largest size allows that size", () => {
    const { state, play } = trick([{ kind: "deed", terms: { deed: "build", mostSize: 2 } }], 2);
    play(playCard(TRICK), build("alchemist"), place(3, 0));
    expect(house(state, 0).buildings).toHaveLength(1);
  });

  test("[DC-17.1] a free draw and a cheaper tournament", () => {
    const { state, play } = trick([{ kind: "deed", terms: { deed: "recruit", freeDraw: true } }]);
    Object.assign(house(state, 0), { coins: 0, apprentices: [] });
    play(playCard(TRICK), { type: "draw-apprentice" });
    expect(house(state, 0).apprentices).toHaveLength(1);
    const other = trick([{ kind: "deed", terms: { deed: "tournament", coinsLess: 3 } }]);
    other.play(playCard(TRICK), { type: "buy-prestige", offer: 1 });
    expect([house(other.state, 0).coins, prestige(other.state, 0)]).toEqual([6, 9]);
  });

  test("[DC-17.2] a changed die keeps its own face, imps change either, and after the action it is as before", () => {
    const { state, play, refusal } = trick([{ kind: "die", as: "other-side" }], 6);
    house(state, 0).imps = 1;
    play(playCard(TRICK));
    for (const [action, need] of [
      [dungeon(1), 0],
      [dungeon(5), 1],
      [fees(2), 1],
    ] as const)
      expect([refusal(action), need]).toEqual([null, need]);
    expect(refusal(fees(4))).toEqual({ code: "imps-short", need: 2, have: 1 });
    play(fees(2));
    hand(state, 0, TRICK);
    expect(refusal(playCard(TRICK))).toEqual(nothingNow);
  });

  test("[DC-17.3] any face, the other side, the face of a ready die, or a second roll", () => {
    const any = trick([{ kind: "die", as: "any" }], 6);
    any.play(playCard(TRICK), fees(4));
    const other = trick([{ kind: "die", as: "other-side" }], 4);
    other.play(playCard(TRICK));
    expect(other.refusal(fees(3))).toBeNull();
    const like = trick([{ kind: "die", as: "ready" }], 6);
    ready(like.state, 0, "white 3", "white 1");
    const { ready: dice } = like.state;
    window(like.state, 0, 6);
    like.state.ready = dice;
    like.play(playCard(TRICK));
    expect([like.refusal(fees(3)), like.refusal(fees(2))]).toEqual([null, { code: "imps-short", need: 1, have: 0 }]);
    const again = trick([{ kind: "die", as: "rolled-again" }], 6);
    again.draws(1);
    again.play(playCard(TRICK));
    expect(again.events).toContainEqual({ type: "die-rerolled", seat: 0, face: 2 });
    again.play(fees(2));
  });

  test("[DC-17.3] who acts after a second roll still uses the first", () => {
    const { state, play, refusal, draws } = trick([{ kind: "die", as: "rolled-again" }]);
    ready(state, 0, "blue 6", "white 1");
    draws(1);
    play(take("blue", 6), playCard(TRICK), fees(2), END);
    expect(refusal(fees(2))).toEqual({ code: "imps-short", need: 2, have: 0 });
  });

  test("[DC-17.4] one more action with the same die: another one, or the same again", () => {
    const other = trick([{ kind: "again", deed: "other" }]);
    other.play(playCard(TRICK), fees(3));
    expect(other.refusal(fees(3))).toEqual({ code: "action-taken", action: "fees" });
    other.play(dungeon(3));
    expect(other.refusal(fees(3))).toMatchObject({ code: "action-taken" });
    const same = trick([{ kind: "again", deed: "same" }]);
    same.play(playCard(TRICK), fees(3));
    expect(same.refusal(dungeon(3))).toEqual({ code: "same-action-only", action: "fees" });
    same.play(fees(3));
    expect(house(same.state, 0).coins).toBe(16);
  });

  test("[DC-17.5] help for the next action of a kind is used up by it, adds up, and is lost with the activation", () => {
    const { state, play, refusal } = trick([{ kind: "next-deed", terms: { deed: "build", coinsLess: 2 } }], 4);
    hand(state, 0, TRICK, TRICK);
    house(state, 0).coins = 0;
    play(playCard(TRICK), playCard(TRICK));
    expect(refusal(build("pub"))).toEqual({ code: "coins-short", need: 2, have: 0 });
    play(build("alchemist"), place(3, 0));
    hand(state, 0, TRICK);
    window(state, 0, 4);
    play(playCard(TRICK), END);
    window(state, 0, 4);
    expect(refusal(build("cheap-quarters"))).toEqual({ code: "coins-short", need: 2, have: 0 });
  });

  test("[DC-17.5] what helped once does not help again", () => {
    const { state, play, changes } = trick(
      [
        { kind: "next-deed", terms: { deed: "build", coinsLess: 2 } },
        { kind: "next-deed", terms: { deed: "career", main: 2 } },
        { kind: "again", deed: "same" },
      ],
      4,
    );
    play(playCard(TRICK), build("alchemist"), place(3, 0), build("locksmith"), place(1, 2));
    expect(changes().filter((change) => change.endsWith("build") && change.includes("coins"))).toEqual([
      "0 coins -2 build",
      "0 coins -4 build",
    ]);
    const top = at(state.pending, 1);
    expect(top.type === "window" && top.helps).toEqual([{ deed: "career", main: 2 }]);
  });

  test("[DC-17.5] help counts for an action that a card grants too", () => {
    const { state, play, changes } = college(
      withCards({
        [TRICK]: [{ kind: "next-deed", terms: { deed: "build", coinsLess: 2 } }],
        encore: [{ kind: "deed", terms: { deed: "build", coinsLess: 1 } }],
      }),
    );
    hand(state, 0, TRICK, "encore");
    window(state, 0, 3);
    play(playCard(TRICK), playCard("encore"), build("alchemist"), place(3, 0));
    expect(changes()[0]).toBe("0 coins -1 build");
  });

  test("[DC-17.5] a building without upkeep does not move the marker", () => {
    const { state, play } = trick([{ kind: "next-deed", terms: { deed: "build", upkeep: false } }], 4);
    play(playCard(TRICK), build("small-laboratory"), place(3, 0));
    expect(house(state, 0).maintenance).toBe(0);
  });

  test("[DC-17.6] the price is paid first, at least once and as often as the card allows", () => {
    const effect: Effect = { kind: "pay", price: "imps", amount: 1, times: 2, effects: [coins(2)] };
    const { state, play, refusal, actions, changes } = trick([effect]);
    expect(refusal(playCard(TRICK))).toEqual(nothingNow);
    house(state, 0).imps = 3;
    play(playCard(TRICK));
    expect(actions()).toEqual([
      { type: "pay-price", times: 1 },
      { type: "pay-price", times: 2 },
    ]);
    play({ type: "pay-price", times: 2 });
    expect(changes()).toEqual(["0 imps -2 cards", "0 coins +2 cards", "0 coins +2 cards"]);
  });

  test.for([
    [
      "one option",
      { kind: "choose", options: [[{ kind: "gain", good: "imps", amount: 1 }], [coins(2)]] },
      "0 coins +2 cards",
    ],
    ["one payment", { kind: "pay", price: "coins", amount: 6, times: 3, effects: [coins(1)] }, "0 coins -6 cards"],
    [
      "one apprentice",
      { kind: "pay", price: "apprentice", amount: 1, times: 1, effects: [coins(3)] },
      "0 coins +3 cards",
    ],
    ["one career", { kind: "repeat-career" }, "0 coins +3 cards"],
    ["one other", { kind: "steal", good: "coins", most: 3 }, "0 coins +3 cards"],
  ] as const)("[DC-2.7] with %s there is nothing to ask", ([_what, effect, gained]) => {
    const { state, play, asked, changes } = trick([effect], 3, { seats: 2 });
    state.tower = 0;
    house(state, 0).apprentices = [apprentice("ada")];
    careers(state, 0, "gate-champion");
    play(playCard(TRICK));
    expect([asked(), changes().includes(gained)]).toEqual(["window", true]);
  });

  test("[DC-17.7] gains are given as far as possible", () => {
    const { state, play, changes } = trick([
      { kind: "gain", good: "imps", amount: 2 },
      { kind: "gain", good: "subterfuge", amount: 2 },
      { kind: "maintenance", steps: 2 },
    ]);
    state.tower = 1;
    Object.assign(house(state, 0), { subterfuge: 11, maintenance: 1 });
    play(playCard(TRICK));
    expect(changes()).toEqual(["0 imps +1 cards", "0 subterfuge +1 cards", "0 maintenance -1 cards"]);
  });

  test("[DC-17.8] of several gains exactly one, and one that gives something", () => {
    const effect: Effect = {
      kind: "choose",
      options: [[coins(4)], [{ kind: "gain", good: "imps", amount: 2 }], [coins(1)]],
    };
    const { state, play, refusal, changes } = trick([effect]);
    state.tower = 0;
    play(playCard(TRICK));
    expect(refusal(option(1))).toEqual({ code: "option-without-effect", option: 1 });
    expect(refusal(option(3))).toEqual({ code: "option-missing", option: 3, options: 3 });
    play(option(0));
    expect(changes()).toEqual(["0 coins +4 cards"]);
  });

  test("[DC-17.9] what is counted is counted when the card is played, up to what it gives at most", () => {
    const effect: Effect = { kind: "gain-per", good: "prestige", count: "lowest-skill", plus: 1, most: 4 };
    const gained = ([...skills]: number[]) => {
      const { state, play } = trick([effect]);
      house(state, 0).skills = skills;
      play(playCard(TRICK));
      return prestige(state, 0) - 6;
    };
    expect([gained([0, 5, 5]), gained([3, 2, 5]), gained([9, 9, 9])]).toEqual([1, 3, 4]);
    const ahead = trick([{ kind: "gain-per", good: "coins", count: "seats-ahead", plus: 2, most: 5 }]);
    house(ahead.state, 1).prestige.cards += 1;
    ahead.play(playCard(TRICK));
    expect(house(ahead.state, 0).coins).toBe(13);
  });

  test("[DC-17.10] others never fall below 0; what is taken comes from one player, as far as it is there", () => {
    const loss = trick([{ kind: "others", good: "coins", by: -2 }]);
    house(loss.state, 1).coins = 1;
    loss.play(playCard(TRICK));
    expect(loss.state.seats.map((each) => each.coins)).toEqual([10, 0, 8]);
    const theft = trick([{ kind: "steal", good: "imps", most: 2 }], 3, { seats: 4 });
    house(theft.state, 2).imps = 1;
    house(theft.state, 3).imps = 5;
    theft.play(playCard(TRICK));
    expect(theft.refusal({ type: "rob-seat", seat: 1 })).toEqual({ code: "nothing-to-take", seat: 1 });
    theft.play({ type: "rob-seat", seat: 2 });
    expect([house(theft.state, 0).imps, house(theft.state, 2).imps]).toEqual([1, 0]);
  });

  test("[DC-17.11] to the next disc ahead on the Subterfuge track, but not too far", () => {
    const { state, play, refusal } = trick([{ kind: "shadow", most: 3 }]);
    for (const [seat, space] of [5, 7, 10].entries()) house(state, seat).subterfuge = space;
    play(playCard(TRICK));
    expect(house(state, 0).subterfuge).toBe(7);
    hand(state, 0, TRICK, TRICK);
    house(state, 1).subterfuge = 7;
    house(state, 2).subterfuge = 12;
    play(playCard(TRICK));
    expect(house(state, 0).subterfuge).toBe(10);
    house(state, 0).subterfuge = 12;
    expect(refusal(playCard(TRICK))).toEqual(nothingNow);
  });

  test("[DC-17.12] a career is repeated without its trophy and seal", () => {
    const { state, play, changes, score } = trick([{ kind: "repeat-career" }]);
    careers(state, 0, "rumour-broker", "lance-captain");
    const before = score(0);
    play(playCard(TRICK), { type: "repeat-career", career: at(house(state, 0).careers, 0).career });
    expect(changes()).toEqual(["0 subterfuge +1 cards", "0 imps +1 cards"]);
    house(state, 0).subterfuge = 0;
    expect(score(0)).toBe(before);
  });

  test("[DC-17.13] no maintenance in this turn's clean-up, but in the next; the marker stays", () => {
    const made = trick([{ kind: "exempt" }]);
    const { state } = made;
    house(state, 0).maintenance = 5;
    made.play(playCard(TRICK));
    for (const coinsLeft of [12, 9]) {
      ready(state, 0, "white 3");
      made.play(take("white", 3), END);
      while (made.asked() === "maintenance") made.play(at(made.actions(), made.actions().length - 1));
      expect([house(state, 0).coins, house(state, 0).maintenance]).toEqual([coinsLeft, 5]);
    }
  });

  test("[DC-17.14] added steps come on top of those of the face", () => {
    const { state, play } = trick([{ kind: "next-deed", terms: { deed: "dungeon", steps: 2 } }]);
    play(playCard(TRICK), dungeon(3));
    expect(house(state, 0).dungeon).toBe(4);
  });

  test("[DC-17.15] nobody acts after whoever keeps the others from it", () => {
    const { state, play, actor, asked, refusal } = trick([{ kind: "silence" }]);
    expect(refusal(playCard(TRICK))).toEqual(nothingNow);
    ready(state, 0, "black 3", "white 1");
    play(take("black", 3), playCard(TRICK), END);
    expect([actor(), asked()]).toEqual([1, "activation"]);
  });

  test("[DC-17.16] a die again, then the next player clockwise", () => {
    const { state, play, actor } = trick([{ kind: "draft-again" }]);
    play(playCard(TRICK), END);
    expect(actor()).toBe(0);
    play(take("white", 1), END);
    expect(actor()).toBe(1);
    expect(state.ready).toHaveLength(1);
  });

  test("[DC-17.17] the tiles of a row are discarded and replaced", () => {
    const { state, play } = trick([{ kind: "refresh", display: "professors" }]);
    const before = state.professors.display.slice();
    play(playCard(TRICK));
    expect(state.professors.discarded).toEqual(before);
    expect(state.professors.display).toHaveLength(before.length);
    for (const tile of before) expect(state.professors.display).not.toContain(tile);
  });

  test("[DC-17.18] a disc on a taken space goes back to its owner, who may place it again", () => {
    const { state, play, refusal } = trick([{ kind: "deed", terms: { deed: "order", occupied: true } }]);
    state.order = [1, 2, null];
    play(playCard(TRICK), alarm(0));
    expect(state.order).toEqual([0, 2, null]);
    windowFor(state, 1, "order");
    expect(refusal(alarm(2))).toBeNull();
  });

  test.for([
    ["the main skill", { main: 2 }, [0, 9, 9], "ada"],
    ["the other skills", { others: false }, [9, 0, 0], "ada"],
    ["the mastery tile", { mastery: false }, [9, 9, 9], "ada"],
    ["the printed point", { talent: false }, [9, 9, 9], "bram"],
  ] as const)("[DC-17.19] a card helps with %s", ([_what, terms, skills, id]) => {
    const { state, play, refusal } = trick([{ kind: "next-deed", terms: { deed: "career", ...terms } }]);
    Object.assign(house(state, 0), { skills: [...skills], apprentices: [apprentice(id)], coins: 0 });
    offer(state, "level-1-b", "star-reader");
    const first = at(state.columns, 0);
    if ("mastery" in terms) Object.assign(first, { level: level("level-2-a"), mastery: mastery("mastery-2-c") });
    expect(refusal(become("wizard", id))).not.toBeNull();
    play(playCard(TRICK));
    deck(state, "encore");
    play(become("wizard", id));
    expect(house(state, 0).apprentices).toEqual([]);
  });

  test("[DC-17.19] what a card does not waive still holds", () => {
    const { state, play, refusal } = trick([{ kind: "next-deed", terms: { deed: "career", main: 1 } }]);
    play(playCard(TRICK));
    offer(state, "level-1-b", "star-reader");
    Object.assign(house(state, 0), { apprentices: ["ada", "bram"].map(apprentice), skills: [9, 0, 0], coins: 0 });
    expect(refusal(become("wizard", "ada"))).toEqual({ code: "coins-short", need: 4, have: 0 });
    expect(refusal(become("wizard", "bram"))).toEqual({ code: "apprentice-untalented", skill: "sorcery" });
    Object.assign(at(state.columns, 0), { level: level("level-2-a"), mastery: mastery("mastery-2-c") });
    house(state, 0).skills = [9, 9, 9];
    expect(refusal(become("wizard", "ada"))).toEqual({ code: "mastery-short", career: "wizard", need: 1, have: 0 });
  });

  test("[DC-17.19] an apprentice may stay", () => {
    const { state, play } = trick([{ kind: "next-deed", terms: { deed: "career", stays: true } }]);
    Object.assign(house(state, 0), { skills: [9, 9, 9], apprentices: [apprentice("cleo")] });
    offer(state, "level-1-b", "caravan-guard");
    play(playCard(TRICK), become("warrior", "cleo"));
    expect(house(state, 0).apprentices).toEqual([apprentice("cleo")]);
  });

  test("[DC-17.20] a place, a card more in hand, a face more: lasting cards lie beside the board", () => {
    const { state, play, asked } = trick([
      { kind: "place", for: "professor" },
      { kind: "hand-limit", more: 1 },
      { kind: "face", deed: "build", face: 3 },
    ]);
    play(playCard(TRICK));
    expect([house(state, 0).kept, held(state, 0), under(state)]).toEqual([[card(TRICK)], [], []]);
    play(build("alchemist"), place(3, 0));
    state.professors.display = [professor("arms")];
    windowFor(state, 0, "hire");
    play({ type: "take-professor", professor: professor("arms") });
    expect(asked()).toBe("window");
    hand(state, 0, "encore", "open-day");
    deck(state, "tailing");
    windowFor(state, 0, "build");
    play(build("laboratory"), place(1, 2));
    expect([asked(), held(state, 0).length]).toEqual(["window", 3]);
    expect(at(state.buildings, building("laboratory"))).toBe(2);
  });

  test("[DC-17.20] only what a lasting card says is more: another one gives no room in hand", () => {
    const { state, play, asked } = trick([{ kind: "trophy", metal: "gold" }]);
    play(playCard(TRICK));
    hand(state, 0, "encore", "open-day");
    deck(state, "tailing");
    windowFor(state, 0, "build");
    play(build("laboratory"), place(1, 2));
    expect(asked()).toBe("hand-limit");
  });

  test("[DC-17.21] lasting rewards come whenever others place a large building or take a die of one's colour", () => {
    const { state, play, changes } = trick([
      { kind: "whenever", event: "large-building", effects: [coins(1)] },
      { kind: "whenever", event: "own-die-taken", effects: [coins(3)] },
    ]);
    play(playCard(TRICK));
    ready(state, 1, "red 4", "red 4", "white 1");
    for (const seat of [1, 2]) {
      changes();
      play(take("red", 4));
      expect(changes()).toEqual(["0 coins +3 cards"]);
      play(build(seat === 1 ? "alchemist" : "locksmith"), place(3, 0));
      expect(changes()).toContain("0 coins +1 cards");
      play(END, END);
    }
    ready(state, 2, "black 4", "white 1");
    changes();
    play(take("black", 4));
    expect(changes()).toEqual([]);
    ready(state, 0, "red 4", "white 1");
    play(take("red", 4), build("weaponsmith"), place(3, 0));
    expect(changes().filter((change) => change.includes("+3") || change.includes("coins +1"))).toEqual([]);
  });
});
