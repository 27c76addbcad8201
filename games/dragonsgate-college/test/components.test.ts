import { readFileSync } from "node:fs";
import { at, type ComponentValue, type Messages } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import german from "../messages/de.json" with { type: "json" };
import english from "../messages/en.json" with { type: "json" };
import spanish from "../messages/es.json" with { type: "json" };
import { DEED_SPECS, DISPLAYS, DUNGEON, PRIZES, SUPPLY, TREASURES, TURN_SPECS } from "../src/data/board.ts";
import { BUILDINGS, SHAPES } from "../src/data/buildings.ts";
import { CAREERS, COLUMNS, LEVELS, MASTERIES } from "../src/data/careers.ts";
import { COMPONENTS } from "../src/data/components.ts";
import { CAREER_TYPES, DEEDS, SKILLS, SLOTS, TURNS } from "../src/data/constants.ts";
import { readEdition } from "../src/data/edition.ts";
import { KINDS } from "../src/data/fields.ts";
import { freeSquares, GROUNDS, MAINTENANCE, type Square } from "../src/data/grounds.ts";
import { APPRENTICES, COMMON_APPRENTICES, COMMON_PROFESSORS, PROFESSORS } from "../src/data/people.ts";
import { CARDS } from "../src/data/wizardry.ts";
import { type Effect, isLasting, opensPossibilities } from "../src/effects/vocabulary.ts";

const TEXTS: readonly Messages[] = [english, spanish, german];
const FACE_NUMBERS = [1, 2, 3, 4, 5, 6];

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const count = <T>(list: readonly T[], key: (each: T) => string | number) =>
  list.reduce<Record<string, number>>((counts, each) => {
    counts[key(each)] = (counts[key(each)] ?? 0) + 1;
    return counts;
  }, {});
const different = (list: readonly unknown[]) => new Set(list.map((each) => JSON.stringify(each))).size;
const component = (table: string, id: string) =>
  COMPONENTS.find((each) => each.id === table)?.components.find((each) => each.id === id);
const copies = (table: string) =>
  sum((COMPONENTS.find((each) => each.id === table)?.components ?? []).map((each) => each.copies));
const building = (id: string) => BUILDINGS.find((each) => each.id === id);
const sizeOf = (id: string) => SHAPES.find((shape) => shape.id === building(id)?.shape)?.squares.length ?? 0;
const gain = (good: string, amount: number) => ({ kind: "gain", good, amount });

/** Effects with all that is inside them. */
function deep(effects: readonly Effect[]): readonly Effect[] {
  return effects.flatMap((effect) => {
    const inside = effect.kind === "choose" ? effect.options.flat() : "effects" in effect ? effect.effects : [];
    return [effect, ...deep(inside)];
  });
}

describe("the box", () => {
  test("[DC-1.2] holds as many of each kind as the rulebook says", () => {
    expect(copies("buildings")).toBe(36);
    expect(BUILDINGS).toHaveLength(24);
    expect(count(CAREERS, ({ type }) => type)).toEqual({ wizard: 10, rogue: 10, warrior: 10 });
    expect(count(LEVELS, ({ level }) => level)).toEqual({ 1: 4, 2: 4, 3: 4 });
    expect(count(MASTERIES, ({ level }) => level)).toEqual({ 2: 6, 3: 6 });
    expect(count(COLUMNS, ({ level }) => level)).toEqual({ 1: 4, 2: 3, 3: 3 });
    expect([COMMON_APPRENTICES, copies("apprentices")]).toEqual([32, 32 + 12]);
    expect([COMMON_PROFESSORS, copies("professors")]).toEqual([18, 18 + 12]);
    expect(copies("cards")).toBe(50);
  });

  test("no two components of a table have the same id, and no two tables", () => {
    const ids = COMPONENTS.flatMap(({ id, components }) => [id, ...components.map((each) => `${id}.${each.id}`)]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("every value says where it comes from", () => {
    const sources = ["found", "rulebook", "inferred", "reconstructed"];
    for (const { components } of COMPONENTS)
      for (const { values } of components)
        for (const { provenance } of Object.values(values)) expect(sources).toContain(provenance);
  });

  test("what the rulebooks and findings say is marked as theirs, the rest as ours", () => {
    const from = (table: string, id: string, name: string) => component(table, id)?.values[name]?.provenance;
    expect(from("actions", "fees", "faces")).toBe("rulebook");
    expect(from("actions", "build", "faces")).toBe("reconstructed");
    expect(from("levels", "level-1-b", "main")).toBe("rulebook");
    expect(from("levels", "level-1-a", "main")).toBe("reconstructed");
    expect(from("careers", "frost-sage", "effects")).toBe("rulebook");
    expect(from("careers", "roof-walker", "effects")).toBe("reconstructed");
    expect(from("apprentices", "novice-of-staves", "skills")).toBe("inferred");
    expect(from("professors", "tutor-of-brawn", "skills")).toBe("rulebook");
    expect(from("supply", "imps", "count")).toBe("rulebook");
    expect(from("order", "left", "effects")).toBe("inferred");
    expect(from("buildings", "pub", "effects")).toBe("rulebook");
    expect(from("cards", "encore", "effects")).toBe("reconstructed");
  });
});

describe("the game board", () => {
  test.for(FACE_NUMBERS)("face %i opens four or five actions", (face) => {
    const open = DEED_SPECS.filter(({ faces }) => faces.includes(face));
    expect(open.length).toBeGreaterThanOrEqual(4);
    expect(open.length).toBeLessThanOrEqual(5);
  });

  test.for(FACE_NUMBERS)("with one imp face %i reaches at least eight of the nine actions", (face) => {
    const near = [face, (face % 6) + 1, ((face + 4) % 6) + 1];
    const reached = DEED_SPECS.filter(({ faces }) => faces.some((each) => near.includes(each)));
    expect(reached.length).toBeGreaterThanOrEqual(8);
  });

  test("the actions stand in the order of their numbers", () => {
    expect(DEED_SPECS.map(({ id }) => id)).toEqual(DEEDS);
    expect(DEED_SPECS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test("[DC-8.1] fees pay what the die shows", () => {
    expect(DEED_SPECS.find(({ id }) => id === "fees")).toMatchObject({ faces: [2, 3, 4], gives: [2, 3, 4] });
  });

  test("the dungeon is entered by 1, 2 or 3 steps, each with its own face", () => {
    const { faces, gives } = at(DEED_SPECS, DEEDS.indexOf("dungeon"));
    expect(gives).toHaveLength(faces.length);
    expect(different(faces)).toBe(faces.length);
    expect(new Set(gives)).toEqual(new Set([1, 2, 3]));
  });

  test("[DC-4.1] two dice per seat in the turns 1 and 2, then three; the Combined Action die in turn 5", () => {
    expect(TURN_SPECS.map(({ dicePerSeat }) => dicePerSeat)).toEqual([2, 2, 3, 3, 3]);
    expect(TURN_SPECS.map(({ combinedDie }) => combinedDie)).toEqual(["never", "never", "variant", "never", "always"]);
    expect(TURN_SPECS.map(({ coins }) => coins)).toEqual(Array.from({ length: TURNS }, () => 2));
  });

  test("[DC-1.4] twelve imps, sixteen in the booklet of 2017; eight white dice and three of each colour", () => {
    const of = (id: string) => SUPPLY.find((each) => each.id === id)?.count;
    expect([of("imps"), of("imps-2017"), of("white-dice"), of("own-dice"), of("coin-tokens")]).toEqual([
      12, 16, 8, 3, 36,
    ]);
  });

  test("prizes and trophies are worth less from place to place, and there are four of each", () => {
    for (const prizes of [PRIZES, TREASURES]) {
      const worth = prizes.map(({ prestige }) => prestige);
      expect(worth).toHaveLength(4);
      expect(worth).toEqual(worth.toSorted((a, b) => b - a));
      expect(new Set(worth).size).toBe(4);
    }
  });

  test("most spaces of the dungeon give something, and none a trophy or further steps", () => {
    const giving = DUNGEON.spaces.filter((space) => space.length > 0);
    expect(giving.length * 2).toBeGreaterThan(DUNGEON.spaces.length);
    const kinds = deep(giving.flat()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "trophy" || kind === "dungeon")).toEqual([]);
  });

  test("displays leave tiles in the stack for a blind draw when four boards are full", () => {
    const spaces = (id: string) => DISPLAYS.find((each) => each.id === id);
    const shown = (id: string) => (spaces(id)?.spaces ?? 0) + (spaces(id)?.withFour ?? 0);
    expect(shown("apprentices") + 16).toBeLessThan(COMMON_APPRENTICES);
    expect(shown("professors") + 12).toBeLessThan(COMMON_PROFESSORS);
    expect(DISPLAYS.map(({ withFour }) => withFour)).toEqual([1, 1]);
  });
});

describe("careers", () => {
  test("each level asks for clearly more than the one before", () => {
    const demands = (level: number) =>
      LEVELS.filter((each) => each.level === level).map(({ main, others }) => main + 2 * others);
    expect(Math.max(...demands(1))).toBeLessThan(Math.min(...demands(2)));
    expect(Math.max(...demands(2))).toBeLessThan(Math.min(...demands(3)));
  });

  test("the level tile of the rulebook's example asks for 3 and 2", () => {
    expect(LEVELS.find(({ id }) => id === "level-1-b")).toMatchObject({ level: 1, main: 3, others: 2 });
  });

  test("masteries are blank, of a type or of the same type; two of a type are never asked at level II", () => {
    const kinds = new Set(MASTERIES.map(({ asks }) => asks?.type ?? "blank"));
    expect(kinds).toEqual(new Set(["blank", "same", ...CAREER_TYPES]));
    const asked = (level: number, type: string) =>
      MASTERIES.filter((mastery) => mastery.level === level && mastery.asks?.type === type).map(
        ({ asks }) => asks?.count,
      );
    for (const level of [2, 3]) expect(different(CAREER_TYPES.map((type) => asked(level, type)))).toBe(1);
    for (const { level, asks } of MASTERIES) expect(asks?.count ?? 0).toBeLessThan(level);
  });

  test("each column pays something else, a higher level more prestige", () => {
    const prestige = (level: number) =>
      COLUMNS.filter((column) => column.level === level).map(({ effects }) =>
        sum(effects.map((effect) => (effect.kind === "gain" && effect.good === "prestige" ? effect.amount : 0))),
      );
    expect(different(COLUMNS.map(({ effects }) => effects))).toBe(COLUMNS.length);
    expect(Math.max(...prestige(1))).toBeLessThanOrEqual(Math.min(...prestige(2)));
    expect(Math.max(...prestige(2))).toBeLessThanOrEqual(Math.min(...prestige(3)));
  });

  test("[DC-14.11] every wizard draws one card", () => {
    for (const { effects } of CAREERS.filter(({ type }) => type === "wizard"))
      expect(effects).toEqual([gain("cards", 1)]);
  });

  test("every rogue moves 1 or 2 on the Subterfuge track, some with an imp, some with a seal", () => {
    const rogues = CAREERS.filter(({ type }) => type === "rogue");
    for (const { effects } of rogues) {
      expect([gain("subterfuge", 1), gain("subterfuge", 2)]).toContainEqual(effects[0]);
      for (const effect of effects.slice(1)) expect([gain("imps", 1), { kind: "seal" }]).toContainEqual(effect);
    }
    for (const more of ["gain", "seal"]) {
      const having = rogues.filter(({ effects }) => effects.slice(1).some(({ kind }) => kind === more));
      expect(having.length).toBeGreaterThan(0);
      expect(having.length).toBeLessThan(rogues.length);
    }
  });

  test("every warrior brings prestige or coins and a trophy, each metal about equally often, no two the same", () => {
    const warriors = CAREERS.filter(({ type }) => type === "warrior");
    for (const { effects } of warriors) {
      const [pay, trophy] = effects;
      expect(pay?.kind === "gain" && (pay.good === "prestige" || pay.good === "coins")).toBe(true);
      expect(trophy?.kind).toBe("trophy");
    }
    expect(different(warriors.map(({ effects }) => effects))).toBe(warriors.length);
    const metals = warriors.flatMap(({ effects }) =>
      effects.flatMap((effect) => (effect.kind === "trophy" ? [effect.metal] : [])),
    );
    const often = count(metals, (metal) => metal);
    expect(Object.keys(often).toSorted()).toEqual(["bronze", "gold", "silver"]);
    expect(Math.max(...Object.values(often)) - Math.min(...Object.values(often))).toBeLessThanOrEqual(1);
  });
});

describe("apprentices and professors", () => {
  const total = (people: readonly { readonly skills: Readonly<Record<string, number>> }[]) =>
    SKILLS.map((skill) => sum(people.map(({ skills }) => skills[skill] ?? 0)));

  test("every skill occurs equally often", () => {
    expect(different(total(APPRENTICES.slice(0, COMMON_APPRENTICES)))).toBe(1);
    expect(different(total(APPRENTICES.slice(COMMON_APPRENTICES)))).toBe(1);
    expect(different(total(PROFESSORS.slice(0, COMMON_PROFESSORS)))).toBe(1);
  });

  test("no two apprentices are alike but for the two all-rounders", () => {
    expect(different(APPRENTICES.slice(0, COMMON_APPRENTICES).map(({ skills }) => skills))).toBe(
      COMMON_APPRENTICES - 1,
    );
  });

  test("an apprentice has 1 to 4 points, a professor 1 to 3", () => {
    for (const { skills } of APPRENTICES) expect([1, 2, 3, 4]).toContain(sum(Object.values(skills)));
    for (const { skills } of PROFESSORS) expect([1, 2, 3]).toContain(sum(Object.values(skills)));
  });

  test("[DC-1.11] starting professors teach one skill each, and nothing more", () => {
    expect(PROFESSORS.slice(COMMON_PROFESSORS)).toMatchObject([
      { skills: { sorcery: 1, stealth: 0, brawn: 0 }, effects: [] },
      { skills: { sorcery: 0, stealth: 1, brawn: 0 }, effects: [] },
      { skills: { sorcery: 0, stealth: 0, brawn: 1 }, effects: [] },
    ]);
  });

  test("no two professors are alike; what they give once is coins or prestige, the less the more they teach", () => {
    const common = PROFESSORS.slice(0, COMMON_PROFESSORS);
    expect(different(common.map(({ skills, effects }) => [skills, effects]))).toBe(COMMON_PROFESSORS);
    const given = (points: number, good: string) =>
      common
        .filter(({ skills }) => sum(Object.values(skills)) === points)
        .flatMap(({ effects }) =>
          effects.flatMap((each) => (each.kind === "gain" && each.good === good ? each.amount : [])),
        );
    const goods = ["coins", "prestige"];
    for (const { effects } of common)
      for (const effect of effects) expect(goods).toContain(effect.kind === "gain" && effect.good);
    for (const good of goods)
      for (const points of [1, 2])
        expect(Math.max(...given(points + 1, good))).toBeLessThan(Math.min(...given(points, good)));
  });

  test("the apprentice of the rulebook's example starts with every seat", () => {
    expect(APPRENTICES.find(({ id }) => id === "novice-of-staves")?.skills).toEqual({
      sorcery: 1,
      stealth: 0,
      brawn: 1,
    });
  });
});

describe("buildings", () => {
  test("12 tiles of size 1, 16 of size 2, 8 of size 3; 26 of them teach", () => {
    const tiles = (size: number) => sum(BUILDINGS.filter(({ id }) => sizeOf(id) === size).map((each) => each.tiles));
    const teaching = (skill: string) =>
      sum(
        BUILDINGS.filter(({ effects }) => effects.some((e) => e.kind === "gain" && e.good === skill)).map(
          (b) => b.tiles,
        ),
      );
    expect([tiles(1), tiles(2), tiles(3)]).toEqual([12, 16, 8]);
    expect(SKILLS.map(teaching)).toEqual([9, 8, 9]);
  });

  test("their numbers run from 1 to 24", () => {
    expect(BUILDINGS.map(({ number }) => number)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
  });

  test("[DC-11.19] only the Trophy Hall is for two players alone", () => {
    expect(BUILDINGS.filter(({ onlyForTwo }) => onlyForTwo).map(({ id }) => id)).toEqual(["trophy-hall"]);
  });

  test.for<[clause: string, id: string, size: number, tiles: number, effects: readonly unknown[]]>([
    ["DC-11.1", "small-laboratory", 1, 3, [gain("sorcery", 1)]],
    ["DC-11.2", "small-fencing-range", 1, 3, [gain("brawn", 1)]],
    ["DC-11.3", "small-guild-hall", 1, 3, [gain("stealth", 1)]],
    ["DC-11.4", "cheap-quarters", 1, 1, [{ kind: "place", for: "apprentice" }]],
    ["DC-11.5", "professor-chamber", 1, 1, [{ kind: "place", for: "professor" }]],
    ["DC-11.6", "trophy-room", 1, 1, [choice([gain("coins", 1)], [gain("imps", 1)])]],
    ["DC-11.7", "laboratory", 2, 3, [gain("sorcery", 1), gain("cards", 1)]],
    ["DC-11.8", "fencing-range", 2, 3, [gain("brawn", 1), { kind: "dungeon", steps: 1 }]],
    ["DC-11.9", "guild-hall", 2, 3, [gain("stealth", 1), gain("subterfuge", 1)]],
    ["DC-11.10", "alchemist", 2, 1, [gain("sorcery", 1), { kind: "maintenance", steps: 1 }]],
    ["DC-11.11", "weaponsmith", 2, 1, [gain("brawn", 1), { kind: "maintenance", steps: 1 }]],
    ["DC-11.12", "locksmith", 2, 1, [gain("stealth", 1), { kind: "maintenance", steps: 1 }]],
    [
      "DC-11.13",
      "professor-quarters",
      2,
      1,
      [
        { kind: "place", for: "professor" },
        { kind: "maintenance", steps: 1 },
      ],
    ],
    ["DC-11.14", "warrior-guild", 2, 1, [gain("brawn", 1), { kind: "trophy", metal: "any" }]],
    ["DC-11.15", "smuggling-den", 2, 1, [gain("subterfuge", 1), { kind: "maintenance", steps: 1 }]],
    ["DC-11.16", "arcane-fair", 2, 1, [gain("sorcery", 1), gain("coins", 2), gain("cards", 2)]],
    [
      "DC-11.17",
      "large-storage",
      3,
      1,
      [gain("coins", 3), gain("imps", 1), perTurn(), { kind: "maintenance", steps: 1 }],
    ],
    [
      "DC-11.18",
      "fraternity-house",
      3,
      1,
      [{ kind: "place", for: "apprentice" }, perTurn(), { kind: "maintenance", steps: 1 }],
    ],
    ["DC-11.19", "trophy-hall", 3, 1, [choice([gain("coins", 2)], [gain("imps", 1)], [gain("cards", 1)])]],
    ["DC-11.20", "combat-arena", 3, 1, [{ kind: "place", for: "apprentice" }, gain("brawn", 1)]],
    [
      "DC-11.21",
      "pub",
      3,
      1,
      [
        { kind: "place", for: "apprentice" },
        { kind: "income", effects: [gain("coins", 1), gain("imps", 1)] },
      ],
    ],
    ["DC-11.22", "library", 3, 1, [{ kind: "place", for: "professor" }, gain("sorcery", 1)]],
    ["DC-11.23", "secret-chamber", 3, 1, [{ kind: "place", for: "professor" }, gain("stealth", 1)]],
    [
      "DC-11.24",
      "builders-guild",
      3,
      1,
      [{ kind: "whenever", event: "large-building", effects: [gain("prestige", 1)] }],
    ],
  ])("[%s] %s has size %i, %i tiles and the effects of the rulebook", ([_clause, id, size, tiles, effects]) => {
    expect(building(id)).toMatchObject({ tiles, effects });
    expect(sizeOf(id)).toBe(size);
  });

  test("of the eight large ones four are lines and four are corners", () => {
    expect(count(BUILDINGS, ({ shape }) => shape)).toEqual({ single: 6, pair: 10, line: 4, corner: 4 });
    expect(BUILDINGS.filter(({ shape }) => shape === "corner").map(({ number }) => number)).toEqual([21, 22, 23, 24]);
  });

  function choice(...options: readonly unknown[][]) {
    return { kind: "income", effects: [{ kind: "choose", options }] };
  }

  function perTurn() {
    return { kind: "gain-per", good: "prestige", count: "turns-left", plus: 0, most: 4 };
  }
});

describe("the grounds", () => {
  test("one side A and four different sides B", () => {
    expect(GROUNDS.map(({ side }) => side)).toEqual(["A", "B", "B", "B", "B"]);
    expect(different(GROUNDS.map(({ start }) => start))).toBe(5);
  });

  test.for(GROUNDS)("$id has 12 to 16 free squares in one area, and the five printed places", (grounds) => {
    const squares = freeSquares(grounds);
    const letters = [...grounds.rows.join("")];
    expect(squares.length).toBeGreaterThanOrEqual(12);
    expect(squares.length).toBeLessThanOrEqual(16);
    expect(reachable(squares)).toBe(squares.length);
    expect(letters.filter((letter) => letter === "A")).toHaveLength(3);
    expect(letters.filter((letter) => letter === "P")).toHaveLength(2);
  });

  test.for(GROUNDS)("every bonus of $id lies on one free square, and there are seven career slots", (grounds) => {
    const lying = freeSquares(grounds).filter(({ bonus }) => bonus.length > 0);
    expect(lying).toHaveLength(grounds.bonuses.length);
    for (const { effects } of grounds.bonuses) expect(lying.filter(({ bonus }) => bonus === effects)).toHaveLength(1);
    expect(grounds.slots).toHaveLength(SLOTS);
  });

  test.for(GROUNDS)("every shape fits on $id", (grounds) => {
    const free = new Set(freeSquares(grounds).map(({ x, y }) => `${x},${y}`));
    for (const { squares } of SHAPES)
      expect(
        freeSquares(grounds).some(({ x, y }) => squares.every(([dx, dy]) => free.has(`${x + dx},${y + dy}`))),
      ).toBe(true);
  });

  test("maintenance never falls and is longer than any grounds can be built", () => {
    expect(MAINTENANCE.costs).toEqual(MAINTENANCE.costs.toSorted((a, b) => a - b));
    expect(MAINTENANCE.costs[0]).toBe(0);
    expect(MAINTENANCE.costs.length).toBeGreaterThan(
      Math.max(...GROUNDS.map((grounds) => freeSquares(grounds).length)),
    );
  });

  /** How many squares hang together with the first. */
  function reachable(squares: readonly Square[]): number {
    const seen = new Set(squares.slice(0, 1));
    for (const { x, y } of seen)
      for (const next of squares) if (Math.abs(next.x - x) + Math.abs(next.y - y) === 1) seen.add(next);
    return seen.size;
  }
});

describe("the cards", () => {
  test("at least half of the different ones change what can be done next, not only an amount", () => {
    const opening = CARDS.filter(({ effects }) => effects.some(opensPossibilities));
    expect(opening.length * 2).toBeGreaterThanOrEqual(CARDS.length);
    expect(sum(opening.map((card) => card.copies)) * 2).toBeGreaterThanOrEqual(50);
  });

  test("no two do the same", () => {
    expect(different(CARDS.map(({ effects }) => effects))).toBe(CARDS.length);
  });

  test("no two of those that open something open it in the same way", () => {
    const opened = CARDS.map(({ effects }) => effects.filter(opensPossibilities)).filter(
      (effects) => effects.length > 0,
    );
    expect(different(opened)).toBe(opened.length);
  });

  test("about a third are IMMEDIATE, one kind of them builds", () => {
    const immediate = CARDS.filter((card) => card.immediate);
    const share = sum(immediate.map((card) => card.copies)) / copies("cards");
    // Nearer to a third than to a quarter or a half.
    expect(share).toBeGreaterThan((1 / 4 + 1 / 3) / 2);
    expect(share).toBeLessThan((1 / 3 + 1 / 2) / 2);
    expect(immediate.some(({ effects }) => effects.some((e) => e.kind === "deed" && e.terms.deed === "build"))).toBe(
      true,
    );
  });

  test("none that is IMMEDIATE needs a die or an action, which a seat may not have when it draws", () => {
    const needing = ["die", "again", "next-deed", "silence", "draft-again"];
    for (const { effects } of CARDS.filter((card) => card.immediate))
      expect(deep(effects).filter(({ kind }) => needing.includes(kind))).toEqual([]);
  });

  test("trophies of each metal lie in the deck equally often, and stay with their owner", () => {
    const trophies = CARDS.filter(({ effects }) => effects.some(({ kind }) => kind === "trophy"));
    const metals = trophies.flatMap(({ copies: times, effects }) =>
      effects.flatMap((effect) => (effect.kind === "trophy" ? Array.from({ length: times }, () => effect.metal) : [])),
    );
    const often = count(metals, (metal) => metal);
    expect(Object.keys(often)).toEqual(expect.arrayContaining(["gold", "silver", "bronze"]));
    expect(new Set([often["gold"], often["silver"], often["bronze"]]).size).toBe(1);
    for (const { effects } of trophies) expect(effects.some(isLasting)).toBe(true);
  });

  test("every kind of effect is used by a component", () => {
    const lists = [...CARDS, ...BUILDINGS, ...CAREERS, ...COLUMNS].flatMap(({ effects }) => deep(effects));
    expect(new Set(lists.map(({ kind }) => kind))).toEqual(new Set(KINDS));
  });
});

describe("what changes possibilities", () => {
  const coins: Effect = { kind: "gain", good: "coins", amount: 1 };
  const place: Effect = { kind: "place", for: "professor" };

  test("is a rule, a die, a place or another seat's turn, also inside another effect", () => {
    expect(opensPossibilities(place)).toBe(true);
    expect(opensPossibilities({ kind: "choose", options: [[coins], [place]] })).toBe(true);
    expect(
      opensPossibilities({ kind: "pay", price: "coins", amount: 2, times: 1, effects: [{ kind: "draft-again" }] }),
    ).toBe(true);
  });

  test("is no amount, however it is given", () => {
    expect(opensPossibilities(coins)).toBe(false);
    expect(opensPossibilities({ kind: "choose", options: [[coins], [coins]] })).toBe(false);
    expect(opensPossibilities({ kind: "income", effects: [coins] })).toBe(false);
    expect(opensPossibilities({ kind: "steal", good: "coins", most: 3 })).toBe(false);
  });
});

describe("the texts", () => {
  const numbers = (text: string | undefined) => text?.match(/\d+/g) ?? [];

  test("have the same keys in the three languages", () => {
    for (const texts of TEXTS) expect(Object.keys(texts)).toEqual(Object.keys(english));
  });

  test("name every component and no other", () => {
    const needed = COMPONENTS.flatMap(({ id, components }) => [
      `component.${id}`,
      ...components.map((each) => `component.${id}.${each.id}`),
    ]);
    const sentences = CARDS.map(({ id }) => `component.cards.${id}.text`);
    const given = Object.keys(english).filter((key) => key.startsWith("component."));
    expect(given.toSorted()).toEqual([...needed, ...sentences].toSorted());
  });

  test("give every card a name of its own and one sentence", () => {
    for (const texts of TEXTS) {
      const names = CARDS.map(({ id }) => texts[`component.cards.${id}`]);
      expect(new Set(names).size).toBe(CARDS.length);
      for (const { id } of CARDS) expect(texts[`component.cards.${id}.text`]).toMatch(/^[^.]+\.$/);
    }
  });

  test("name the same numbers in the three languages", () => {
    for (const key of Object.keys(english))
      for (const texts of TEXTS) expect([key, numbers(texts[key])]).toEqual([key, numbers(TEXTS[0]?.[key])]);
  });

  test("name every amount that a card gives or takes", () => {
    for (const { id, effects } of CARDS)
      for (const effect of deep(effects)) {
        const amount = "amount" in effect ? effect.amount : "steps" in effect ? effect.steps : null;
        if (amount !== null)
          expect([id, numbers(TEXTS[0]?.[`component.cards.${id}.text`])]).toEqual([
            id,
            expect.arrayContaining([`${amount}`]),
          ]);
      }
  });

  test("have a word for every value that the list of components shows", () => {
    const words = new Set<string>();
    for (const { components } of COMPONENTS)
      for (const { values } of components)
        for (const [name, { value }] of Object.entries(values))
          for (const word of wordsOf({ [name]: value })) words.add(word);
    const named = (word: string) =>
      Object.keys(english).some((key) => key.startsWith("component.") && key.endsWith(`.${word}`));
    expect([...words].filter((word) => TEXTS[0]?.[`value.${word}`] === undefined && !named(word))).toEqual([]);
  });

  /** Names and words inside a value, without drawings and letters of squares. */
  function wordsOf(value: ComponentValue): readonly string[] {
    if (typeof value === "string") return value.length > 1 && !/[.#]/.test(value) ? [value] : [];
    if (typeof value !== "object" || value === null) return [];
    const inside = Object.values(value).flatMap(wordsOf);
    return Array.isArray(value) ? inside : [...Object.keys(value), ...inside];
  }
});

describe("components.md", () => {
  const document = readFileSync(new URL("../components.md", import.meta.url), "utf8");

  test("tells what every card changes", () => {
    const names = CARDS.map(({ id }) => TEXTS[0]?.[`component.cards.${id}`] ?? id);
    expect(names.filter((name) => !document.includes(name))).toEqual([]);
  });

  test("counts as the tables do", () => {
    const opening = CARDS.filter(({ effects }) => effects.some(opensPossibilities));
    const told = `${opening.length} of the ${CARDS.length} (${sum(opening.map((card) => card.copies))} copies)`;
    expect(document).toContain(told);
  });

  test("shows an edition file that is right", () => {
    const example: unknown = JSON.parse(document.match(/```json\n([^`]+)```/)?.[1] ?? "");
    expect(readEdition(example)).toMatchObject({ ok: true });
  });
});
