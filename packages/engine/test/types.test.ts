import { game, type LanternWall, type State, type View } from "@gatehouse/template";
import { describe, expect, expectTypeOf, test } from "vitest";
import type { AnyGame, FieldsOf, Hidden, Known, Secret, StateOf } from "../src/index.ts";

// The compiler is what runs these tests: a wrong type fails the type check, not vitest.

type Go = { readonly type: "go"; readonly steps: number };
type Say = { readonly type: "say"; readonly word: "yes" | "no"; readonly isLoud: boolean };
type Rest = { readonly type: "rest" };

const STEPS = { kind: "integer", min: 1, max: 3 } as const;
const WORD = { kind: "choice", of: ["yes", "no"] } as const;
const MAYBE = { kind: "choice", of: ["maybe"] } as const;
const LOUD = { kind: "flag" } as const;
const SAY = { word: WORD, isLoud: LOUD } as const;

/** The types of a field table that fits the three actions. */
function typesOf(table: FieldsOf<Go | Say | Rest>): string[] {
  return Object.keys(table);
}

describe("Known", () => {
  test("takes away what is hidden, at every depth", () => {
    expectTypeOf<Known<Secret<number>>>().toEqualTypeOf<number>();
    expectTypeOf<Known<Hidden>>().toEqualTypeOf<never>();
    expectTypeOf<Known<{ a: { b: Secret<string>[] } }>>().toEqualTypeOf<{ a: { b: string[] } }>();
    expectTypeOf<Known<Secret<readonly Secret<number>[]>>>().toEqualTypeOf<number[]>();
  });

  test("takes away readonly, at every depth", () => {
    type Deep = { readonly list: readonly { readonly n: number }[] };
    expectTypeOf<Known<Deep>>().toEqualTypeOf<{ list: { n: number }[] }>();
  });

  test("leaves everything else", () => {
    expectTypeOf<Known<boolean | null | "a" | 3>>().toEqualTypeOf<boolean | null | "a" | 3>();
    expectTypeOf<Known<{ readonly a?: number }>>().toEqualTypeOf<{ a?: number }>();
    expectTypeOf<Known<readonly [number, Secret<string>]>>().toEqualTypeOf<[number, string]>();
    expectTypeOf<Known<{ readonly [name: string]: Secret<number> }>>().toEqualTypeOf<{ [name: string]: number }>();
  });

  test("a State is a View, and not the other way round", () => {
    expectTypeOf<StateOf<LanternWall>>().toEqualTypeOf<State>();
    expectTypeOf<State>().toExtend<View>();
    expectTypeOf<View>().not.toExtend<State>();
  });
});

describe("FieldsOf", () => {
  test("fits a table that names exactly the fields of each action", () => {
    expect(typesOf({ go: { steps: STEPS }, say: SAY, rest: {} })).toEqual(["go", "say", "rest"]);
  });

  test("does not compile with a missing action, a missing field, a surplus field", () => {
    // @ts-expect-error: `rest` is missing
    expect(typesOf({ go: { steps: STEPS }, say: SAY })).toHaveLength(2);
    // @ts-expect-error: `steps` is missing
    expect(typesOf({ go: {}, say: SAY, rest: {} })).toHaveLength(3);
    // @ts-expect-error: `rest` has no field
    expect(typesOf({ go: { steps: STEPS }, say: SAY, rest: { long: LOUD } })).toHaveLength(3);
    // @ts-expect-error: there is no action `run`
    expect(typesOf({ go: { steps: STEPS }, say: SAY, rest: {}, run: {} })).toHaveLength(4);
  });

  test("does not compile with a field of another kind", () => {
    // @ts-expect-error: a number is no flag
    expect(typesOf({ go: { steps: LOUD }, say: SAY, rest: {} })).toHaveLength(3);
    // @ts-expect-error: a flag is no choice
    expect(typesOf({ go: { steps: STEPS }, say: { word: WORD, isLoud: WORD }, rest: {} })).toHaveLength(3);
    // @ts-expect-error: `maybe` is not among the words
    expect(typesOf({ go: { steps: STEPS }, say: { word: MAYBE, isLoud: LOUD }, rest: {} })).toHaveLength(3);
  });
});

describe("a list of games", () => {
  test("takes any game without a cast", () => {
    const games: readonly AnyGame[] = [game];
    expect(games.map(({ id }) => id)).toEqual(["lantern-wall"]);
  });
});
