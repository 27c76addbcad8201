import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Chance, mixSeed, noted, recorded, scripted, seeded } from "../src/index.ts";
import { forAny } from "./table.ts";

/** The answers to draws with these numbers of sides. */
function picks(chance: Chance, ...sides: readonly number[]): number[] {
  return sides.map((each) => chance.pick(each));
}

/** How often each side comes up in many draws. */
function tally(sides: number, draws: number, pick: (draw: number) => number): number[] {
  const counts = Array.from({ length: sides }, () => 0);
  for (let draw = 0; draw < draws; draw += 1) {
    const side = pick(draw);
    counts[side] = (counts[side] ?? Number.NaN) + 1;
  }
  return counts;
}

describe("seeded", () => {
  test.each([
    [0, [3, 4, 4, 0, 43, 0, 826]],
    [1, [4, 2, 2, 0, 43, 1, 862]],
    [-1, [0, 1, 4, 0, 33, 1, 720]],
    [123456789, [2, 5, 5, 0, 30, 1, 596]],
  ])("seed %i gives the same first draws for ever", (seed, draws) => {
    expect(picks(seeded(seed), 6, 6, 6, 1, 52, 2, 1000)).toEqual(draws);
  });

  test("neighbouring seeds give unrelated first draws", () => {
    const counts = tally(4, 4000, (seed) => seeded(seed).pick(4));
    const steps = tally(4, 4000, (seed) => (seeded(seed + 1).pick(4) - seeded(seed).pick(4) + 4) % 4);
    for (const count of [...counts, ...steps]) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test.each([2, 3, 6, 25])("each of %i sides is as likely", (sides) => {
    const chance = seeded(99);
    const counts = tally(sides, 1000 * sides, () => chance.pick(sides));
    expect(Math.min(...counts)).toBeGreaterThan(880);
    expect(Math.max(...counts)).toBeLessThan(1120);
  });

  test("answers 0 … n−1, whatever the seed and n", () => {
    forAny(fc.tuple(fc.integer(), fc.integer({ min: 1, max: 2 ** 32 })), ([seed, sides]) => {
      const draw = seeded(seed).pick(sides);
      expect(Number.isInteger(draw) && draw >= 0 && draw < sides).toBe(true);
    });
  });

  test("two sources of one seed do not disturb each other", () => {
    const [one, other] = [seeded(5), seeded(5)];
    const alone = picks(seeded(5), 6, 6, 6);
    expect([one.pick(6), other.pick(6), one.pick(6), other.pick(6), one.pick(6), other.pick(6)]).toEqual(
      alone.flatMap((draw) => [draw, draw]),
    );
  });

  test.each([0, -1, Number.NaN])("a draw of %d is a bug of the rules and throws", (sides) => {
    expect(() => seeded(1).pick(sides)).toThrow(RangeError);
  });
});

describe("mixSeed", () => {
  test.each([
    [0, 0, 1274683414],
    [1, 0, 1954492377],
    [0, 1, -2032451168],
    [-5, 77, -505861490],
  ])("of %i and %i is the same for ever", (seed, position, mixed) => {
    expect(mixSeed(seed, position)).toBe(mixed);
  });

  test("neighbouring seeds and positions hardly ever meet", () => {
    const mixed = new Set<number>();
    for (let seed = 0; seed < 300; seed += 1)
      for (let position = 0; position < 300; position += 1) mixed.add(mixSeed(seed, position));
    expect(mixed.size).toBeGreaterThan(90_000 - 10);
  });

  test.each([0, 1, 2, 3])("draw %i of neighbouring positions is as likely to be anything", (skipped) => {
    const counts = tally(6, 6000, (position) => {
      const chance = seeded(mixSeed(1, position));
      for (let draw = 0; draw < skipped; draw += 1) chance.pick(6);
      return chance.pick(6);
    });
    expect(Math.min(...counts)).toBeGreaterThan(880);
  });

  test.each([0, 1, 2, 3])("draw %i of one position says nothing about the next position's", (skipped) => {
    const draw = (position: number) => {
      const chance = seeded(mixSeed(1, position));
      for (let i = 0; i < skipped; i += 1) chance.pick(4);
      return chance.pick(4);
    };
    const counts = tally(4, 4000, (position) => (draw(position + 1) - draw(position) + 4) % 4);
    expect(Math.min(...counts)).toBeGreaterThan(880);
  });
});

describe("scripted", () => {
  test("gives the draws in order", () => {
    expect(picks(scripted([2, 0, 5]), 3, 1, 6)).toEqual([2, 0, 5]);
  });

  test("then those of the rest", () => {
    expect(picks(scripted([2], scripted([1, 0])), 3, 6, 6)).toEqual([2, 1, 0]);
  });

  test("without a rest, asking for more throws", () => {
    const chance = scripted([2]);
    chance.pick(3);
    expect(() => chance.pick(6)).toThrow("the script ends after 1 draws, but one of 6 is asked for");
  });

  test.each([6, -1, 0.5, Number.NaN])("the draw %d of six sides throws, with and without a rest", (draw) => {
    expect(() => scripted([draw]).pick(6)).toThrow(`draw 0 of the script is ${draw}, not below 6`);
    expect(() => scripted([draw], seeded(1)).pick(6)).toThrow(RangeError);
  });
});

describe("recorded", () => {
  /** What is wrong with these draws if the rules ask for those sides. */
  const faultOf = (draws: readonly number[], ...sides: readonly number[]) => {
    const chance = recorded(draws);
    picks(chance, ...sides);
    return chance.fault();
  };

  test("gives back what was recorded, without a fault", () => {
    const chance = recorded([4, 0, 1]);
    expect(picks(chance, 6, 1, 2)).toEqual([4, 0, 1]);
    expect(chance.fault()).toBeNull();
  });

  test("a draw that is missing", () => {
    expect(faultOf([3], 6, 8)).toEqual({ code: "draw-missing", draw: 1, sides: 8 });
  });

  test.each([6, -1, 2.5, Number.NaN])("the draw %d is out of range of six sides", (found) => {
    expect(faultOf([0, found], 1, 6)).toEqual({ code: "draw-out-of-range", draw: 1, sides: 6, found });
  });

  test("draws left over", () => {
    expect(faultOf([1, 2, 3], 6)).toEqual({ code: "draws-left-over", used: 1, found: 3 });
    expect(faultOf([0])).toEqual({ code: "draws-left-over", used: 0, found: 1 });
  });

  test("the first fault is told, not a later one", () => {
    expect(faultOf([9, 9], 6, 6, 6)).toEqual({ code: "draw-out-of-range", draw: 0, sides: 6, found: 9 });
  });

  test("after a fault everything is still in range, and nothing throws", () => {
    const sides = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 20 });
    forAny(fc.tuple(fc.array(fc.integer({ min: -2, max: 9 })), sides), ([draws, asked]) => {
      const chance = recorded(draws);
      for (const each of asked) expect(chance.pick(each)).toBeLessThan(each);
    });
  });

  test("rules that draw until another number comes end also after a fault", () => {
    for (const unwanted of [0, 1, 5]) {
      const chance = recorded([]);
      let draws = 0;
      while (chance.pick(6) === unwanted && draws < 100) draws += 1;
      expect(draws).toBeLessThan(100);
    }
  });
});

describe("noted", () => {
  test("gives what its source gives, and writes it down in order", () => {
    const chance = noted(scripted([3, 0, 1]));
    expect(picks(chance, 6, 1, 2)).toEqual([3, 0, 1]);
    expect(chance.draws).toEqual([3, 0, 1]);
  });

  test("notes nothing if the source throws", () => {
    const chance = noted(scripted([]));
    expect(() => chance.pick(6)).toThrow(RangeError);
    expect(chance.draws).toEqual([]);
  });
});
