import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import type { Chance } from "./contract.ts";

/** Chance from a number: the same seed gives the same draws everywhere. For bots, tests and local play. */
export function seeded(seed: number): Chance {
  // Of neighbouring seeds the generator by itself gives related draws.
  const generator = xoroshiro128plus(mixSeed(seed, 0));
  return {
    pick(sides) {
      if (!(sides >= 1)) throw new RangeError(`a draw of ${sides} is asked for`);
      return uniformInt(generator, 0, sides - 1);
    },
  };
}

/** A further seed from a seed and a position, so that neighbouring games and nodes get unrelated draws. */
export function mixSeed(seed: number, position: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(position + 0x7f4a7c15, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return mixed ^ (mixed >>> 16);
}

/** The draws that a test wants, in order; then those of `rest`, or an error: asking for more is a bug of the test. */
export function scripted(draws: readonly number[], rest?: Chance): Chance {
  let next = 0;
  return {
    pick(sides) {
      const draw = draws[next];
      if (draw === undefined) {
        if (rest) return rest.pick(sides);
        throw new RangeError(`the script ends after ${draws.length} draws, but one of ${sides} is asked for`);
      }
      if (!isDrawOf(draw, sides)) throw new RangeError(`draw ${next} of the script is ${draw}, not below ${sides}`);
      next += 1;
      return draw;
    },
  };
}

/** What does not fit between recorded draws and the rules that ask for them. */
export type DrawFault =
  | { readonly code: "draw-missing"; readonly draw: number; readonly sides: number }
  | { readonly code: "draw-out-of-range"; readonly draw: number; readonly sides: number; readonly found: number }
  | { readonly code: "draws-left-over"; readonly used: number; readonly found: number };

/** Recorded draws fed back. A record from outside may be wrong, so this never throws: `fault()` says what did not fit. */
export function recorded(draws: readonly number[]): Chance & { fault(): DrawFault | null } {
  let next = 0;
  let fault: DrawFault | null = null;
  return {
    pick(sides) {
      const found = draws[next];
      const draw = next;
      next += 1;
      if (found === undefined) fault ??= { code: "draw-missing", draw, sides };
      else if (!isDrawOf(found, sides)) fault ??= { code: "draw-out-of-range", draw, sides, found };
      else if (fault === null) return found;
      // Always the same answer would never end rules that draw again until something else comes.
      return draw % sides;
    },
    fault() {
      if (fault !== null || next >= draws.length) return fault;
      return { code: "draws-left-over", used: next, found: draws.length };
    },
  };
}

/** A source that also writes down what it gave. */
export function noted(source: Chance): Chance & { readonly draws: readonly number[] } {
  const draws: number[] = [];
  return {
    draws,
    pick(sides) {
      const draw = source.pick(sides);
      draws.push(draw);
      return draw;
    },
  };
}

function isDrawOf(draw: number, sides: number): boolean {
  return Number.isInteger(draw) && draw >= 0 && draw < sides;
}
