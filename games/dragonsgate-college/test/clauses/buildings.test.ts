import { at } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { BUILDINGS } from "../../src/data/buildings.ts";
import type { Action } from "../../src/index.ts";
import {
  apprentice,
  build,
  building,
  buildings,
  college,
  deck,
  hand,
  held,
  house,
  place,
  playCard,
  prestige,
  professor,
  window,
  windowFor,
} from "./college.ts";
import { NEWS, TRICK, withCards } from "./printed.ts";

const admit = (id: string): Action => ({ type: "take-apprentice", apprentice: apprentice(id) });
const hire = (id: string): Action => ({ type: "take-professor", professor: professor(id) });

/** A match of two in which seat 0 may build and can pay for anything; the next cards do nothing by themselves. */
function builder(options: { readonly [name: string]: unknown } = {}) {
  const made = college({ seats: 2, ...options });
  house(made.state, 0).coins = 20;
  deck(made.state, "encore", "second-bell", "bent-luck");
  windowFor(made.state, 0, "build");
  return made;
}

/** Where the shapes fit without a bonus. */
const SPOTS = { single: [3, 0], pair: [3, 0], line: [2, 1], corner: [3, 1] } as const;

describe("raising a building", () => {
  test("[DC-10.1] 2 coins for each square of a tile that is still there", () => {
    const { state, play, refusal } = builder();
    house(state, 0).coins = 5;
    expect(refusal(build("pub"))).toEqual({ code: "coins-short", need: 6, have: 5 });
    state.buildings[building("alchemist")] = 0;
    expect(refusal(build("alchemist"))).toEqual({ code: "building-sold-out", building: building("alchemist") });
    play(build("locksmith"), place(3, 0));
    expect(house(state, 0).coins).toBe(1);
  });

  test("[DC-10.2] it lies completely on the grounds, over no building, placed or printed", () => {
    const { state, play, refusal } = builder();
    play(build("alchemist"));
    expect(refusal(place(4, 0))).toEqual({ code: "off-the-grounds", x: 5, y: 0 });
    expect(refusal(place(3, 3))).toEqual({ code: "off-the-grounds", x: 4, y: 3 });
    expect(refusal(place(4, 1))).toEqual({ code: "off-the-grounds", x: 5, y: 1 });
    expect(refusal(place(2, 0))).toEqual({ code: "off-the-grounds", x: 2, y: 0 });
    play(place(3, 0));
    windowFor(state, 0, "build");
    play(build("locksmith"));
    expect(refusal(place(4, 0, 1))).toEqual({ code: "square-built-over", x: 4, y: 0 });
  });

  test("[DC-10.2] a building that fits nowhere cannot be chosen", () => {
    const { state, refusal } = builder();
    house(state, 0).free = 0b11000;
    expect(refusal(build("alchemist"))).toBeNull();
    expect(refusal(build("pub"))).toEqual({ code: "no-room-to-build", building: building("pub") });
  });

  test("[DC-10.3] in any rotation, anywhere; a square with a bonus is a free square at the same price", () => {
    const { play, actions, changes } = builder();
    play(build("pub"));
    const turns = actions().filter((action) => action.type === "place-building" && action.x === 2 && action.y === 1);
    expect(turns).toHaveLength(4);
    const { play: playOther, changes: changesOther } = builder();
    playOther(build("cheap-quarters"), place(0, 3));
    expect(changesOther().filter((change) => change.includes("coins"))).toEqual([
      "0 coins -2 build",
      "0 coins +2 buildings",
    ]);
    expect(changes()).toEqual([]);
  });

  test("[DC-10.4] maintenance moves with every square, and stops on the last space", () => {
    const { state, play } = builder();
    play(build("library"), place(3, 1));
    expect(house(state, 0).maintenance).toBe(3);
    house(state, 0).maintenance = 6;
    windowFor(state, 0, "build");
    play(build("cheap-quarters"), place(3, 0));
    windowFor(state, 0, "build");
    play(build("professor-chamber"), place(4, 0));
    expect([house(state, 0).maintenance, house(state, 0).buildings.length]).toEqual([7, 3]);
  });

  test("[DC-10.5] 1 prestige for each square", () => {
    const { state, play } = builder();
    play(build("library"), place(3, 1));
    expect(prestige(state, 0)).toBe(9);
  });

  test("[DC-10.6] a covered bonus is given once; a skill remains", () => {
    const { state, play } = builder();
    const [sorcery = 0] = house(state, 0).skills;
    const { imps } = house(state, 0);
    play(build("alchemist"), place(0, 2));
    expect(at(house(state, 0).skills, 0)).toBe(sorcery + 2);
    windowFor(state, 0, "build");
    play(build("locksmith"), place(1, 3));
    expect([house(state, 0).imps, held(state, 0)]).toEqual([imps + 1, ["encore"]]);
  });

  test("[DC-10.7] price, maintenance, prestige, bonuses, effects, Builder's Guilds, and IMMEDIATE cards at the end", () => {
    const { state, play, changes } = builder(withCards({ [NEWS]: [{ kind: "gain", good: "coins", amount: 9 }] }));
    buildings(state, 1, "builders-guild");
    deck(state, NEWS);
    house(state, 0).coins = 4;
    play(build("laboratory"), place(0, 2));
    expect(changes()).toEqual([
      "0 coins -4 build",
      "0 maintenance +2 build",
      "0 prestige +2 buildings",
      "0 sorcery +1 buildings",
      "0 sorcery +1 buildings",
      "1 prestige +1 buildings",
      "0 coins +9 cards",
    ]);
  });

  test("[DC-10.7] coins that a building brings do not pay for it", () => {
    const { state, refusal } = builder();
    house(state, 0).coins = 5;
    expect(refusal(build("large-storage"))).toEqual({ code: "coins-short", need: 6, have: 5 });
  });

  test("[DC-10.8] there are as many as tiles, for all together; one player may have several", () => {
    const { state, play, refusal } = builder();
    for (const [seat, x, y] of [
      [0, 3, 0],
      [0, 4, 0],
      [1, 3, 0],
    ] as const) {
      windowFor(state, seat, "build");
      play(build("small-laboratory"), place(x, y));
    }
    windowFor(state, 0, "build");
    expect(refusal(build("small-laboratory"))).toEqual({
      code: "building-sold-out",
      building: building("small-laboratory"),
    });
  });
});

const SIZES = { single: 1, pair: 2, line: 3, corner: 3 } as const;

describe("the buildings", () => {
  test.for([
    ["[DC-11.1] Small Laboratory", "small-laboratory", 1, 3, ["sorcery +1"]],
    ["[DC-11.2] Small Fencing Range", "small-fencing-range", 1, 3, ["brawn +1"]],
    ["[DC-11.3] Small Guild Hall", "small-guild-hall", 1, 3, ["stealth +1"]],
    ["[DC-11.4] Cheap Quarters", "cheap-quarters", 1, 1, []],
    ["[DC-11.5] Professor Chamber", "professor-chamber", 1, 1, []],
    ["[DC-11.6] Trophy Room", "trophy-room", 1, 1, []],
    ["[DC-11.7] Laboratory", "laboratory", 2, 3, ["sorcery +1"]],
    ["[DC-11.8] Fencing Range", "fencing-range", 2, 3, ["brawn +1", "coins +1"]],
    ["[DC-11.9] Guild Hall", "guild-hall", 2, 3, ["stealth +1", "subterfuge +1"]],
    ["[DC-11.10] Alchemist", "alchemist", 2, 1, ["sorcery +1", "maintenance -1"]],
    ["[DC-11.11] Weaponsmith", "weaponsmith", 2, 1, ["brawn +1", "maintenance -1"]],
    ["[DC-11.12] Locksmith", "locksmith", 2, 1, ["stealth +1", "maintenance -1"]],
    ["[DC-11.13] Professor Quarters", "professor-quarters", 2, 1, ["maintenance -1"]],
    ["[DC-11.14] Warrior Guild", "warrior-guild", 2, 1, ["brawn +1"]],
    ["[DC-11.15] Smuggling Den", "smuggling-den", 2, 1, ["subterfuge +1", "maintenance -1"]],
    ["[DC-11.16] Arcane Fair", "arcane-fair", 2, 1, ["sorcery +1", "coins +2"]],
    ["[DC-11.17] Large Storage", "large-storage", 3, 1, ["coins +3", "imps +1", "prestige +4", "maintenance -1"]],
    ["[DC-11.18] Fraternity House", "fraternity-house", 3, 1, ["prestige +4", "maintenance -1"]],
    ["[DC-11.19] Trophy Hall", "trophy-hall", 3, 1, []],
    ["[DC-11.20] Combat Arena", "combat-arena", 3, 1, ["brawn +1"]],
    ["[DC-11.21] Pub", "pub", 3, 1, []],
    ["[DC-11.22] Library", "library", 3, 1, ["sorcery +1"]],
    ["[DC-11.23] Secret Chamber", "secret-chamber", 3, 1, ["stealth +1"]],
    ["[DC-11.24] Builder's Guild", "builders-guild", 3, 1, []],
  ] as const)("%s: size, tiles and what it gives at once", ([_clause, id, size, tiles, gains]) => {
    const { state, play, changes } = builder();
    const { shape } = at(BUILDINGS, building(id));
    expect([SIZES[shape], at(state.buildings, building(id))]).toEqual([size, tiles]);
    const [x, y] = SPOTS[shape];
    play(build(id), place(x, y));
    const told = changes().map((change) => change.replace(/^0 | \w+$/g, ""));
    expect(told).toEqual([`coins -${2 * size}`, `maintenance +${size}`, `prestige +${size}`, ...gains]);
  });

  test.for(["cheap-quarters", "fraternity-house", "combat-arena", "pub"])(
    "[DC-11.4] [DC-11.18] [DC-11.20] [DC-11.21] [DC-11.26] %s gives a place for an apprentice, free at once",
    (id) => {
      const { state, play, asked } = builder();
      buildings(state, 0, id);
      state.apprentices.display = ["ada", "bram"].map(apprentice);
      for (const [newcomer, then] of [
        ["ada", "window"],
        ["bram", "room"],
      ] as const) {
        windowFor(state, 0, "recruit");
        play(admit(newcomer));
        expect(asked()).toBe(then);
      }
    },
  );

  test.for(["professor-chamber", "professor-quarters", "library", "secret-chamber"])(
    "[DC-11.5] [DC-11.13] [DC-11.22] [DC-11.23] [DC-11.26] %s gives a place for a professor, free at once",
    (id) => {
      const { state, play, asked } = builder();
      buildings(state, 0, id);
      state.professors.display = ["arms", "legends"].map(professor);
      for (const [newcomer, then] of [
        ["arms", "window"],
        ["legends", "room"],
      ] as const) {
        windowFor(state, 0, "hire");
        play(hire(newcomer));
        expect(asked()).toBe(then);
      }
    },
  );

  test("[DC-11.4] [DC-11.5] a place is for one kind only", () => {
    for (const [id, kind] of [
      ["cheap-quarters", "hire"],
      ["professor-chamber", "recruit"],
    ] as const) {
      const { state, play, asked } = builder();
      buildings(state, 0, id);
      state.apprentices.display = [apprentice("ada")];
      state.professors.display = [professor("arms")];
      windowFor(state, 0, kind);
      play(kind === "hire" ? hire("arms") : admit("ada"));
      expect(asked()).toBe("room");
    }
  });

  test("[DC-11.7] [DC-11.16] a Laboratory brings a card, the Arcane Fair two", () => {
    const { state, play } = builder();
    play(build("laboratory"), place(3, 0));
    expect(held(state, 0)).toEqual(["encore"]);
    const other = builder();
    other.play(build("arcane-fair"), place(3, 0));
    expect(held(other.state, 0)).toEqual(["encore", "second-bell"]);
  });

  test("[DC-11.14] the Warrior Guild is a trophy of whichever metal makes a set", () => {
    const { state, score } = builder();
    const before = score(0);
    house(state, 0).treasure = 0;
    buildings(state, 0, "warrior-guild");
    house(state, 0).careers = [];
    const pair = score(0);
    house(state, 0).careers = [{ career: 20, slot: 0 }];
    expect([pair > before, score(0) - pair]).toEqual([true, 4]);
  });

  test("[DC-11.17] [DC-11.18] [DC-11.26] 1 prestige for each turn after this one, none in turn 5", () => {
    for (const [turn, gained] of [
      [1, 4],
      [3, 2],
      [5, 0],
    ] as const)
      for (const id of ["large-storage", "fraternity-house"]) {
        const { state, play } = builder();
        state.turn = turn;
        play(build(id), place(2, 1));
        expect(prestige(state, 0)).toBe(6 + 3 + gained);
      }
  });

  test("[DC-11.21] the Pub gives a coin and an imp, from an empty tower only the coin", () => {
    for (const tower of [5, 0]) {
      const made = builder();
      buildings(made.state, 0, "pub");
      made.state.tower = tower;
      made.state.ready = [];
      made.play({ type: "end-window" });
      while (made.asked() === "maintenance") made.play(at(made.actions(), 0));
      const income = made.changes().filter((change) => change.startsWith("0") && change.endsWith("income"));
      expect(income.slice(1)).toEqual(["0 coins +1 income", ...(tower > 0 ? ["0 imps +1 income"] : [])]);
    }
  });

  test("[DC-11.24] the Builder's Guild pays for buildings of size 2 and 3 of others, also for those built by a card", () => {
    const { state, play } = builder(withCards({ [TRICK]: [{ kind: "deed", terms: { deed: "build" } }] }));
    buildings(state, 1, "builders-guild");
    const told: number[] = [];
    for (const [id, x, y] of [
      ["cheap-quarters", 3, 0],
      ["alchemist", 1, 2],
      ["library", 3, 1],
    ] as const) {
      windowFor(state, 0, "build");
      play(build(id), place(x, y));
      told.push(prestige(state, 1) - 6);
    }
    expect(told).toEqual([0, 1, 2]);
    hand(state, 0, TRICK);
    window(state, 0, 2);
    play(playCard(TRICK), build("locksmith"), place(2, 3));
    expect(prestige(state, 1)).toBe(9);
    windowFor(state, 1, "build");
    play(build("weaponsmith"), place(3, 0));
    expect(prestige(state, 1)).toBe(11);
  });

  test("[DC-11.25] a space towards 0 comes after the increase, and from 0 it leads nowhere", () => {
    const { state, play } = builder();
    play(build("alchemist"), place(3, 0));
    expect(house(state, 0).maintenance).toBe(1);
    const other = builder(
      withCards({
        [TRICK]: [
          { kind: "maintenance", steps: 2 },
          { kind: "gain", good: "coins", amount: 1 },
        ],
      }),
    );
    hand(other.state, 0, TRICK);
    other.play(playCard(TRICK));
    expect(house(other.state, 0).maintenance).toBe(0);
  });
});
