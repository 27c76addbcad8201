import { at } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { CAREERS } from "../../src/data/careers.ts";
import {
  apprentice,
  become,
  career,
  careers,
  college,
  deck,
  hand,
  held,
  house,
  level,
  mastery,
  offer,
  playCard,
  prestige,
  windowFor,
} from "./college.ts";
import { NEWS, PRINTED, TRICK, withCards } from "./printed.ts";

/** Seat 0 may choose a career, with these house skills and these apprentices. */
function graduate(skills: number[], ids: string[], options: { readonly [name: string]: unknown } = {}) {
  const made = college(options);
  Object.assign(house(made.state, 0), { skills, apprentices: ids.map(apprentice) });
  windowFor(made.state, 0, "career");
  return made;
}

/** The third column group of the display: column 4 is the first of level II, column 7 of level III. */
const LEVEL_II = 4;
const LEVEL_III = 7;

describe("choosing a career", () => {
  test("[DC-14.1] one's own apprentice, a career that lies there, a free slot", () => {
    const { state, play, refusal } = graduate([9, 9, 9], ["ada"]);
    offer(state, "level-1-b", "star-reader");
    house(state, 0).careers = [{ career: career("night-runner"), slot: 5 }];
    expect(refusal(become("wizard", "bram"))).toEqual({ code: "apprentice-not-held", apprentice: apprentice("bram") });
    expect(refusal(become("warrior", "ada"))).toEqual({ code: "career-gone", column: 0, career: "warrior" });
    expect(refusal(become("wizard", "ada", 5))).toEqual({ code: "slot-taken", slot: 5 });
    play(become("wizard", "ada", 4));
    expect(house(state, 0).careers[1]).toEqual({ career: career("star-reader"), slot: 4 });
  });

  test("[DC-14.2] the apprentice's own tile needs a point in the main skill", () => {
    const { state, refusal } = graduate([9, 9, 9], ["ada", "bram", "cleo"]);
    offer(state, "level-1-b", "star-reader", "night-runner", "caravan-guard");
    expect(refusal(become("rogue", "ada"))).toEqual({ code: "apprentice-untalented", skill: "stealth" });
    expect(refusal(become("warrior", "bram"))).toEqual({ code: "apprentice-untalented", skill: "brawn" });
    expect(refusal(become("wizard", "cleo"))).toEqual({ code: "apprentice-untalented", skill: "sorcery" });
    for (const [type, id] of [
      ["wizard", "ada"],
      ["rogue", "bram"],
      ["warrior", "cleo"],
    ] as const)
      expect(refusal(become(type, id))).toBeNull();
  });

  test("[DC-14.3] [DC-14.4] tile and house together reach the upper number; coins do not help", () => {
    const { state, refusal } = graduate([1, 2, 2], ["ada"]);
    offer(state, "level-1-b", "star-reader");
    expect(refusal(become("wizard", "ada"))).toEqual({ code: "skill-short", skill: "sorcery", need: 3, have: 2 });
    house(state, 0).skills = [2, 2, 2];
    expect(refusal(become("wizard", "ada"))).toBeNull();
  });

  test("[DC-14.5] a coin for each point that the two others lack", () => {
    const { state, refusal, play } = graduate([2, 1, 0], ["ada"], { overrides: { ...PRINTED, columns: {} } });
    offer(state, "level-1-b", "star-reader");
    house(state, 0).coins = 2;
    expect(refusal(become("wizard", "ada"))).toEqual({ code: "coins-short", need: 3, have: 2 });
    house(state, 0).coins = 3;
    deck(state, "encore");
    state.columns.push({ ...at(state.columns, 0) });
    play(become("wizard", "ada"));
    expect(house(state, 0).careers).toHaveLength(1);
  });

  test("[DC-14.4] [DC-14.5] example 3: 1/0/1 and +2, +1, +2 take a level I wizard at 3/2 for one coin", () => {
    const { state, play, changes } = graduate([2, 1, 2], ["novice-of-staves"]);
    offer(state, "level-1-b", "star-reader");
    deck(state, "encore");
    play(become("wizard", "novice-of-staves"));
    expect(changes()[0]).toBe("0 coins -1 career");
    expect(held(state, 0)).toEqual(["encore"]);
  });

  test("[DC-14.6] [DC-14.7] level II and III also ask for careers one had before: of a type, or of the same", () => {
    const { state, refusal, play } = graduate([9, 9, 9], ["ada", "bram"]);
    for (const [column, demand] of [
      [LEVEL_II, "level-2-a"],
      [LEVEL_III, "level-3-a"],
    ] as const)
      Object.assign(at(state.columns, column), {
        level: level(demand),
        careers: [career("star-reader"), career("night-runner"), null],
      });
    const asked = (column: number, id: string, ...had: string[]) => {
      at(state.columns, column).mastery = mastery(id);
      careers(state, 0, ...had);
      return refusal(become("rogue", "bram", 6, column));
    };
    expect(asked(LEVEL_II, "mastery-2-a")).toBeNull();
    expect(asked(LEVEL_II, "mastery-2-c")).toEqual({ code: "mastery-short", career: "wizard", need: 1, have: 0 });
    expect(asked(LEVEL_II, "mastery-2-c", "rune-carver")).toBeNull();
    expect(asked(LEVEL_II, "mastery-2-f", "rune-carver")).toEqual({
      code: "mastery-short",
      career: "rogue",
      need: 1,
      have: 0,
    });
    expect(asked(LEVEL_II, "mastery-2-f", "silent-blade")).toBeNull();
    expect(asked(LEVEL_III, "mastery-3-c", "silent-blade")).toEqual({
      code: "mastery-short",
      career: "rogue",
      need: 2,
      have: 1,
    });
    expect(asked(LEVEL_III, "mastery-3-f", "silent-blade", "roof-walker")).toBeNull();
    play(become("rogue", "bram", 6, LEVEL_II));
    expect(prestige(state, 0)).toBe(10);
  });

  test("[DC-14.8] the column's reward, then the slot's bonus, then the tile's reward", () => {
    const { state, play, changes } = graduate([9, 9, 9], ["cleo"]);
    offer(state, "level-1-b", "lance-captain");
    play(become("warrior", "cleo", 0));
    expect(changes()).toEqual(["0 coins +5 careers", "0 sorcery +1 careers", "0 prestige +1 careers"]);
  });

  test("[DC-14.8] the reward of a column may be an action without a die", () => {
    const columns = { "column-1-a": { effects: [{ kind: "deed", terms: { deed: "tournament" } }] } };
    const { state, play } = graduate([9, 9, 9], ["cleo"], { overrides: { ...PRINTED, columns } });
    offer(state, "level-1-b", "lance-captain");
    house(state, 0).coins = 7;
    play(become("warrior", "cleo", 0), { type: "buy-prestige", offer: 1 });
    expect([house(state, 0).coins, prestige(state, 0)]).toEqual([0, 10]);
  });

  test("[DC-14.8] where coins may be taken in place of an action, nobody has to do it", () => {
    const cheaper = { kind: "deed", terms: { deed: "tournament", coinsLess: 2 } };
    const coins = { kind: "gain", good: "coins", amount: 2 };
    const columns = { "column-1-a": { effects: [{ kind: "choose", options: [[cheaper], [coins]] }] } };
    const { state, play, actions } = graduate([9, 9, 9], ["bram", "cleo"], { overrides: { ...PRINTED, columns } });
    offer(state, "level-1-b", "night-runner", "lance-captain");
    house(state, 0).coins = 1;
    play(become("rogue", "bram", 0));
    expect(actions()).toEqual([
      { type: "choose-option", option: 0 },
      { type: "choose-option", option: 1 },
    ]);
    play({ type: "choose-option", option: 0 }, { type: "buy-prestige", offer: 0 });
    expect(house(state, 0).coins).toBe(0);
    windowFor(state, 0, "career");
    // Without a coin the tournament cannot be paid, so that there is nothing to choose.
    play(become("warrior", "cleo", 6));
    expect(house(state, 0).coins).toBe(2);
  });

  test("[DC-14.9] every taker gets the column's reward, a slot gives its bonus once", () => {
    const { state, play, changes } = graduate([9, 9, 9], ["ada", "bram", "cleo"]);
    offer(state, "level-1-b", "night-runner", "caravan-guard");
    play(become("rogue", "bram", 0));
    windowFor(state, 0, "career");
    play(become("warrior", "cleo", 1));
    expect(changes().filter((change) => change === "0 coins +5 careers")).toHaveLength(2);
    expect(at(house(state, 0).skills, 0)).toBe(10);
  });

  test("[DC-14.10] what a career brings does not pay for it or lift its skills", () => {
    const { state, refusal } = graduate([1, 9, 9], ["ada"]);
    offer(state, "level-1-b", "star-reader");
    expect(refusal(become("wizard", "ada", 0))).toMatchObject({ code: "skill-short" });
    house(state, 0).skills = [2, 1, 9];
    house(state, 0).coins = 0;
    expect(refusal(become("wizard", "ada"))).toEqual({ code: "coins-short", need: 1, have: 0 });
  });

  test("[DC-14.11] [DC-14.12] [DC-14.13] a card for each wizard, steps, imps and seals for rogues, prestige, coins and trophies for warriors", () => {
    const gains = (type: string) =>
      CAREERS.filter((each) => each.type === type).map(({ effects }) =>
        effects.map((effect) => (effect.kind === "gain" ? `${effect.good} ${effect.amount}` : effect.kind)),
      );
    expect(new Set(gains("wizard").flat())).toEqual(new Set(["cards 1"]));
    for (const [first, ...more] of gains("rogue")) {
      expect(first).toMatch(/^subterfuge [12]$/);
      for (const other of more) expect(["imps 1", "seal"]).toContain(other);
    }
    for (const [first, ...more] of gains("warrior")) {
      expect(first).toMatch(/^(prestige|coins) \d$/);
      for (const other of more) expect(other).toBe("trophy");
    }
    expect(gains("warrior").filter((list) => list.length > 1).length).toBeGreaterThan(5);
  });

  test("[DC-14.11] [DC-14.12] [DC-14.13] the reward of the tile is given", () => {
    const { state, play, changes } = graduate([9, 9, 9], ["ada", "bram", "cleo"]);
    offer(state, "level-1-b", "star-reader", "rumour-broker", "gate-champion");
    deck(state, "encore");
    for (const [type, id, slot] of [
      ["wizard", "ada", 3],
      ["rogue", "bram", 4],
      ["warrior", "cleo", 5],
    ] as const) {
      windowFor(state, 0, "career");
      play(become(type, id, slot));
    }
    expect(held(state, 0)).toEqual(["encore"]);
    expect(changes().filter((change) => change !== "0 coins +5 careers")).toEqual([
      "0 subterfuge +1 careers",
      "0 imps +1 careers",
      "0 coins +3 careers",
    ]);
  });

  test("[DC-14.14] the apprentice is gone before an IMMEDIATE card is played", () => {
    const { state, play } = graduate(
      [9, 9, 9],
      ["ada"],
      withCards({
        [NEWS]: [
          {
            kind: "pay",
            price: "apprentice",
            amount: 1,
            times: 1,
            effects: [{ kind: "gain", good: "coins", amount: 9 }],
          },
        ],
      }),
    );
    offer(state, "level-1-b", "star-reader");
    deck(state, NEWS, "encore");
    play(become("wizard", "ada"));
    expect(house(state, 0).apprentices).toEqual([]);
    expect(state.apprentices.discarded).toEqual([apprentice("ada")]);
    expect([house(state, 0).coins, held(state, 0)]).toEqual([15, ["encore"]]);
  });

  test("[DC-14.15] with seven careers no other can be chosen", () => {
    const { state, refusal, actions } = graduate([9, 9, 9], ["ada"]);
    const seven = [
      "night-runner",
      "silent-blade",
      "roof-walker",
      "mask-maker",
      "letter-thief",
      "key-bearer",
      "lamp-snuffer",
    ];
    careers(state, 0, ...seven);
    for (let slot = 0; slot < 7; slot += 1)
      expect(refusal(become("wizard", "ada", slot))).toEqual({ code: "slot-taken", slot });
    expect(actions().filter(({ type }) => type === "choose-career")).toEqual([]);
  });

  test("[DC-14.16] a career that was taken is not replaced", () => {
    const { state, play, refusal } = graduate([9, 9, 9], ["bram", "edda"]);
    offer(state, "level-1-b", "night-runner");
    play(become("rogue", "bram"));
    windowFor(state, 0, "career");
    expect(at(state.columns, 0).careers).toEqual([null, null, null]);
    expect(refusal(become("rogue", "edda", 5))).toEqual({ code: "career-gone", column: 0, career: "rogue" });
  });
});

describe("subterfuge, seals and trophies", () => {
  test("[DC-15.1] from 0 to 12 and no further", () => {
    const { state, play } = graduate([9, 9, 9], ["bram"]);
    expect(house(state, 0).subterfuge).toBe(0);
    house(state, 0).subterfuge = 11;
    offer(state, "level-1-b", "night-runner");
    play(become("rogue", "bram"));
    expect(house(state, 0).subterfuge).toBe(12);
  });

  test("[DC-15.2] seals break ties on the Subterfuge track and do nothing else", () => {
    const { state, score } = college({ seats: 2 });
    for (const seat of [0, 1]) house(state, seat).subterfuge = 3;
    careers(state, 0, "silent-blade");
    careers(state, 1, "silent-blade");
    const before = [score(0), score(1)];
    careers(state, 1, "rumour-broker");
    expect([score(0) - at(before, 0), score(1) - at(before, 1)]).toEqual([-10, 10]);
    for (const seat of [0, 1]) house(state, seat).subterfuge = 0;
    const without = score(1);
    careers(state, 1, "silent-blade");
    expect(score(1)).toBe(without);
  });

  test("[DC-15.3] [DC-15.4] trophies of careers, the Treasure Room and cards make sets together, at the end only", () => {
    const { state, score } = college(withCards({ [TRICK]: [{ kind: "trophy", metal: "gold" }] }));
    careers(state, 0, "lance-captain");
    hand(state, 0, TRICK);
    house(state, 0).treasure = 0;
    const before = score(0);
    const points = prestige(state, 0);
    house(state, 0).kept = [at(house(state, 0).hand, 0).kind];
    house(state, 0).hand = [];
    expect([score(0) - before, prestige(state, 0) - points]).toEqual([4, 0]);
    house(state, 0).treasure = 1;
    expect(score(0) - before).toBe(6 - 9);
  });

  test("[DC-15.4] a trophy on a space of an owner's dungeon counts while the disc stands on it, not once it has gone on", () => {
    const silver = { kind: "trophy", metal: "silver" };
    const spaces = [[], [silver, { kind: "trophy", metal: "bronze" }], [], []];
    const { state, score } = college({ overrides: { dungeon: { track: { spaces } } } });
    careers(state, 0, "lance-captain");
    const scores = [0, 1, 2, 3].map((space) => {
      house(state, 0).dungeon = space;
      return score(0);
    });
    const [start = 0] = scores;
    expect(scores.map((each) => each - start)).toEqual([0, 0, 4, 0]);
  });

  test("[DC-15.5] a card that is a trophy lies beside the board and never returns to the deck", () => {
    const { state, play } = college(withCards({ [TRICK]: [{ kind: "trophy", metal: "gold" }] }));
    hand(state, 0, TRICK, "encore");
    deck(state, "second-bell");
    windowFor(state, 0, "career");
    play(playCard(TRICK));
    expect([held(state, 0), house(state, 0).kept.length, state.wizardry.under.length]).toEqual([["encore"], 1, 1]);
  });
});
