import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawHexes, hexRing, hexSpiral } from "../src/index.ts";
import { dedent } from "./dedent.ts";

const KEEP = { q: 0, r: 0 };

test("hexes share borders, empty spaces have none; the README shows this board", () => {
  const island = drawHexes([
    { q: 0, r: -1, lines: ["green", "D", "G*"] },
    { q: 1, r: -1, lines: ["red", "D B", ""] },
    { q: 2, r: -1, lines: ["2,-1"], outline: false },
    { q: -1, r: 0, lines: ["gold", "Storm", ""] },
    { q: 0, r: 0, lines: ["Keep", "R W"] },
    { q: 1, r: 0, lines: ["blue", "B Spire", "B"] },
    { q: -1, r: 1, lines: ["white", "Tower", ""] },
    { q: 0, r: 1, lines: ["red", "D D", "x"] },
    { q: 1, r: 1, lines: ["1,1"], outline: false },
  ]);
  expect(island).toBe(
    dedent(String.raw`
            q0\     q1\     q2\
               _/ \_   _/ \_
              /green\ / red \
         r-1 |   D   |  D B  | 2,-1
       q-1\  |  G*   |       |
           _/ \_   _/ \_   _/ \_
          /gold \ /     \ /blue \
      r0 | Storm | Keep  |B Spire|
         |       |  R W  |   B   |
          \_   _/ \_   _/ \_   _/
            \ /white\ / red \ /
          r1 | Tower |  D D  |  1,1
             |       |   x   |
              \_   _/ \_   _/
                \ /     \ /
    `),
  );
  expect(readFileSync(new URL("../README.md", import.meta.url), "utf8")).toContain(island);
});

test("with one or two lines each, hexes are drawn lower", () => {
  const hexes = hexSpiral(KEEP, 1).map(({ q, r }) => ({ q, r, lines: q === 0 ? ["q 0", "second"] : [`${q},${r}`] }));
  expect(drawHexes(hexes)).toBe(
    dedent(String.raw`
             q0\     q1\
                _/ \_   _/ \_
         r-1   / q 0 \ /     \
        q-1\  |second | 1,-1  |
            _/ \_   _/ \_   _/ \_
      r0   /     \ / q 0 \ /     \
          | -1,0  |second |  1,0  |
           \_   _/ \_   _/ \_   _/
          r1 \ /     \ / q 0 \ /
              | -1,1  |second |
               \_   _/ \_   _/
                 \ /     \ /
    `),
  );
});

test("a row or diagonal that begins again behind a gap is named again", () => {
  expect(drawHexes(hexRing(KEEP, 1).map((hex) => ({ ...hex, lines: ["x"] })))).toBe(
    dedent(String.raw`
             q0\     q1\
                _/ \_   _/ \_
         r-1   /     \ /     \
        q-1\  |   x   |   x   |
            _/ \_   _/ \_   _/ \_
      r0   /     \ /  r0 \ /     \
          |   x   |  q0\  |   x   |
           \_   _/ \_   _/ \_   _/
          r1 \ /     \ /     \ /
              |   x   |   x   |
               \_   _/ \_   _/
                 \ /     \ /
    `),
  );
});

test("hexes are as wide as the text", () => {
  expect(drawHexes([{ ...KEEP, lines: ["Treasure", "Pen"] }])).toBe(
    dedent(String.raw`
         q0\
            ___/ \___
      r0   /Treasure \
          |    Pen    |
           \___   ___/
               \ /
    `),
  );
});

test("in hexes of a given size short text stands in the middle, longer text is cut", () => {
  const hexes = [
    { q: 0, r: 0, lines: ["Keep"] },
    { q: 1, r: 0, lines: ["Tower", "Dragon", "3", "4", "lost"] },
  ];
  expect(drawHexes(hexes, { width: 5, height: 3 })).toBe(
    dedent(String.raw`
        q0\   q1\
           / \   / \
          /   \ /To…\
         |     |Drag…|
      r0 |Keep |  3  |
         |     |  4  |
          \   / \   /
           \ /   \ /
    `),
  );
});

test("an empty island is an empty text", () => {
  expect(drawHexes([])).toBe("");
});
