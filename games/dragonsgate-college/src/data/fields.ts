import { type Foreign, isForeign } from "@gatehouse/engine";
import { type Effect, type EffectKind, LASTING } from "../effects/vocabulary.ts";
import type { Mastery } from "./careers.ts";
import { CAREER_TYPES, DEEDS, FACES, MOST_SIDE, MOST_SQUARES, SKILLS, SLOTS } from "./constants.ts";
import type { GroundsSpec, SquareBonus } from "./grounds.ts";
import type { Skills } from "./people.ts";

/** A kind of value in an edition file: how it is recognised, and how to say what it should be. */
export interface Field<T> {
  readonly expected: string;
  accepts(value: unknown): value is T;
}

const MOST_AMOUNT = 20;
const MOST_EFFECTS = 4;
const METALS = ["gold", "silver", "bronze"] as const;
const GAINABLES = ["coins", "prestige", "imps", "cards", "subterfuge", ...SKILLS] as const;

export function whole(min: number, max: number): Field<number> {
  return {
    expected: `${min} … ${max}`,
    accepts: (value): value is number => Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
  };
}

export function oneOf<const T extends string | boolean>(...words: readonly T[]): Field<T> {
  return { expected: words.join(" | "), accepts: (value): value is T => words.some((word) => word === value) };
}

export function listOf<T>(field: Field<T>, min: number, max: number): Field<readonly T[]> {
  return {
    expected: `[ ${min === max ? min : `${min} … ${max}`} × ${field.expected} ]`,
    accepts: (value): value is readonly T[] =>
      Array.isArray(value) && value.length >= min && value.length <= max && value.every((each) => field.accepts(each)),
  };
}

export function orNull<T>(field: Field<T>): Field<T | null> {
  return {
    expected: `${field.expected} | null`,
    accepts: (value): value is T | null => value === null || field.accepts(value),
  };
}

/** The faces of a die, each once, in rising order. */
export const FACE_LIST: Field<readonly number[]> = {
  expected: `[ 1 … ${FACES}, rising ]`,
  accepts: (value): value is readonly number[] =>
    listOf(whole(1, FACES), 1, FACES).accepts(value) &&
    value.every((face, index) => index === 0 || face > Number(value[index - 1])),
};

export const METAL = oneOf(...METALS);

export const SKILL_POINTS: Field<Skills> = {
  expected: `{ ${SKILLS.map((skill) => `"${skill}": 0 … 9`).join(", ")} }`,
  accepts: (value): value is Skills =>
    isForeign(value) && hasExactly(value, SKILLS) && SKILLS.every((skill) => whole(0, 9).accepts(value[skill])),
};

export const MASTERY: Field<Mastery> = {
  expected: `{ "type": ${CAREER_TYPES.join(" | ")} | same, "count": 1 … 6 }`,
  accepts: (value): value is Mastery =>
    isForeign(value) &&
    hasExactly(value, ["type", "count"]) &&
    oneOf(...CAREER_TYPES, "same").accepts(value["type"]) &&
    whole(1, SLOTS - 1).accepts(value["count"]),
};

const ROW: Field<string> = {
  expected: "A | P | # | . | a … z",
  accepts: (value): value is string =>
    typeof value === "string" && value.length <= MOST_SIDE && /^[AP#.a-z]+$/.test(value),
};

/** Rows of equal length with three places of apprentices, two of professors and room to build. */
export const ROWS: Field<GroundsSpec["rows"]> = {
  expected: `[ 1 … ${MOST_SIDE} rows of equal length, at most ${MOST_SQUARES} squares: 3 × A, 2 × P, #, ., a … z ]`,
  accepts: (value): value is GroundsSpec["rows"] => {
    if (!listOf(ROW, 1, MOST_SIDE).accepts(value)) return false;
    const letters = value.join("");
    const even = value.every((row) => row.length * value.length === letters.length);
    const printed = countOf(letters, "A") === 3 && countOf(letters, "P") === 2;
    return even && printed && letters.length <= MOST_SQUARES && /[.a-z]/.test(letters);
  },
};

const amount = whole(1, MOST_AMOUNT);
const yes = oneOf(true);
const no = oneOf(false);

/** The fields of a record that may be left out. */
interface Shape {
  readonly [name: string]: Field<unknown> | { readonly optional: Field<unknown> };
}

const TERMS: Readonly<Record<string, Shape>> = {
  influence: {},
  tournament: { coinsLess: { optional: amount } },
  recruit: { freeDraw: { optional: yes } },
  hire: { freeDraw: { optional: yes } },
  build: { coinsLess: { optional: amount }, mostSize: { optional: whole(1, 3) }, upkeep: { optional: no } },
  dungeon: { steps: amount },
  order: { occupied: { optional: yes } },
  career: {
    main: { optional: amount },
    others: { optional: no },
    mastery: { optional: no },
    talent: { optional: no },
    stays: { optional: yes },
  },
};

const TERM: Field<unknown> = {
  expected: `{ "deed": ${Object.keys(TERMS).join(" | ")}, … }`,
  accepts: (value): value is unknown => isForeign(value) && fits(value, "deed", TERMS),
};

/** What a card for an action without a die may grant; steps in the dungeon are an effect of their own. */
const GRANTED: Field<unknown> = {
  expected: TERM.expected,
  accepts: (value): value is unknown => TERM.accepts(value) && isForeign(value) && value["deed"] !== "dungeon",
};

/** Lists within an effect; the function breaks the circle of the two tables. What lasts would not be found there. */
const INNER: Field<unknown> = {
  expected: "[ effects that do not last ]",
  accepts: (value): value is unknown => PASSING_EFFECTS.accepts(value),
};

const SHAPES: Readonly<Record<EffectKind, Shape>> = {
  gain: { good: oneOf(...GAINABLES), amount },
  "gain-per": {
    good: oneOf("coins", "prestige"),
    count: oneOf("turns-left", "lowest-skill", "seats-ahead"),
    plus: whole(0, MOST_AMOUNT),
    most: amount,
  },
  dungeon: { steps: amount },
  maintenance: { steps: amount },
  shadow: { most: amount },
  "repeat-career": {},
  exempt: {},
  choose: { options: listOf(INNER, 2, MOST_EFFECTS) },
  pay: { price: oneOf("coins", "imps", "apprentice"), amount, times: whole(1, 3), effects: INNER },
  others: { good: oneOf("coins", "subterfuge"), by: whole(-MOST_AMOUNT, MOST_AMOUNT) },
  steal: { good: oneOf("coins", "imps"), most: amount },
  silence: {},
  "draft-again": {},
  refresh: { display: oneOf("apprentices", "professors") },
  deed: { terms: GRANTED },
  "next-deed": { terms: TERM },
  die: { as: oneOf("any", "rolled-again", "other-side", "ready") },
  again: { deed: oneOf("other", "same") },
  trophy: { metal: oneOf(...METALS, "any") },
  seal: {},
  place: { for: oneOf("apprentice", "professor") },
  income: { effects: INNER },
  whenever: { event: oneOf("large-building", "own-die-taken"), effects: INNER },
  "hand-limit": { more: whole(1, 3) },
  face: { deed: oneOf(...DEEDS.filter((deed) => deed !== "fees" && deed !== "dungeon")), face: whole(1, FACES) },
};

/** Effects of some kinds. */
function effectsOf(kinds: readonly EffectKind[], min: number): Field<readonly Effect[]> {
  const shapes = Object.fromEntries(kinds.map((kind) => [kind, SHAPES[kind]]));
  const effect: Field<Effect> = {
    expected: `{ "kind": ${kinds.join(" | ")}, … }`,
    accepts: (value): value is Effect => isForeign(value) && fits(value, "kind", shapes) && namesOneApprentice(value),
  };
  return listOf(effect, min, MOST_EFFECTS);
}

/** An apprentice that is paid is named, so it is one. */
function namesOneApprentice({ price, amount: paid, times }: Foreign): boolean {
  return price !== "apprentice" || (paid === 1 && times === 1);
}

/** Every kind of effect. */
export const KINDS = Object.keys(SHAPES).filter((kind): kind is EffectKind => kind in SHAPES);

/** What a card can do. */
export const EFFECTS: Field<readonly Effect[]> = effectsOf(KINDS, 1);
const PASSING_EFFECTS = effectsOf(
  KINDS.filter((kind) => !LASTING.includes(kind)),
  1,
);

/** What a space, a square, a slot or a tile can give. */
export const BONUS = effectsOf(["gain", "dungeon", "maintenance"], 0);

/** A space of the dungeon does not move the disc on; a trophy on it counts while the disc stands there. */
export const DUNGEON_BONUS = effectsOf(["gain", "maintenance", "trophy"], 0);

export const REWARD = effectsOf(["gain", "dungeon", "maintenance", "choose", "deed"], 1);
export const CAREER_REWARD = effectsOf(["gain", "trophy", "seal"], 1);

const SQUARE_BONUS: Field<SquareBonus> = {
  expected: `{ "letter": a … z, "effects": ${BONUS.expected} }`,
  accepts: (value): value is SquareBonus =>
    isForeign(value) &&
    hasExactly(value, ["letter", "effects"]) &&
    typeof value["letter"] === "string" &&
    /^[a-z]$/.test(value["letter"]) &&
    BONUS.accepts(value["effects"]),
};

export const BONUSES = listOf(SQUARE_BONUS, 0, MOST_SQUARES);

/** Whether a record has the shape that its tag names, and nothing else. */
function fits(value: Foreign, tag: string, shapes: Readonly<Record<string, Shape>>): boolean {
  const name = value[tag];
  // Not what every object has by itself, such as its constructor.
  const shape = typeof name === "string" && Object.hasOwn(shapes, name) ? shapes[name] : undefined;
  if (shape === undefined) return false;
  const known = Object.keys(value).every((name) => name === tag || name in shape);
  return known && Object.entries(shape).every(([name, field]) => fieldFits(value[name], field));
}

function fieldFits(value: unknown, field: Shape[string]): boolean {
  return "optional" in field ? value === undefined || field.optional.accepts(value) : field.accepts(value);
}

function hasExactly(value: Foreign, names: readonly string[]): boolean {
  return Object.keys(value).length === names.length && names.every((name) => name in value);
}

function countOf(text: string, letter: string): number {
  return text.split(letter).length - 1;
}
