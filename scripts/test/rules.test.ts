import { describe, expect, test } from "vitest";
import { coverage } from "../rules.ts";

const ENGLISH = { "rule.XY-1": "Set-up", "rule.XY-1.1": "One.", "rule.XY-1.2": "Two.", "rule.XY-1.10": "Ten." };

describe("clauses and their tests", () => {
  test("a clause is proven by a test that cites it, alone or with others", () => {
    const { proven, unproven } = coverage(ENGLISH, [
      'test("[XY-1.1] [XY-1.10] both hold", …)',
      'test.for([2])("[XY-1.1] %i", …)',
    ]);
    expect(proven.get("XY-1.1")).toEqual(["both hold", "%i"]);
    expect(proven.get("XY-1.10")).toEqual(["both hold"]);
    expect(unproven).toEqual(["XY-1.2"]);
  });

  test("a test that cites no clause of the rules is named", () => {
    expect(coverage(ENGLISH, ['test("[XY-9.9] gone", …)']).unknown).toEqual(["XY-9.9"]);
  });
});
