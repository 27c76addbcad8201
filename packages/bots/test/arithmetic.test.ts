import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCES = new URL("../src/", import.meta.url);
/** These belong to the laboratory: no move of a bot at a table depends on them. */
const LABORATORY = ["elo.ts", "uct.ts"];
/** What every machine works out to the last bit, and what only looks at numbers. */
const EXACT = /^(?:sqrt|abs|min|max|floor|ceil|round|trunc|sign|imul|SQRT2)$/;

test("bots calculate with nothing that differs from machine to machine", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  const used = files
    .filter((name) => !LABORATORY.includes(name))
    .flatMap((name) => {
      const text = readFileSync(new URL(name, SOURCES), "utf8").replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
      const functions = [...text.matchAll(/Math\.(\w+)/g)].map(([, called = ""]) => called);
      const powers = [...text.matchAll(/[^\n]*\*\*[^\n]*/g)].filter(([line]) => !/= 2 \*\* \d+;/.test(line));
      return [...functions.filter((called) => !EXACT.test(called)), ...powers].map((what) => `${name}: ${what}`);
    });
  expect(files.length).toBeGreaterThan(10);
  expect(used).toEqual([]);
});
