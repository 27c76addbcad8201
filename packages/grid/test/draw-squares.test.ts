import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawSquares, orientations, type SquarePiece } from "../src/index.ts";
import { dedent } from "./dedent.ts";

const DOMINO = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
];
const CORNER = [...DOMINO, { x: 0, y: 1 }];
const LINE = [...DOMINO, { x: 2, y: 0 }];

/** One-line pieces from rows of words; `.` is an empty cell, `_` a cell that is not there. */
function cells(left: number, top: number, rows: readonly string[]): SquarePiece[] {
  const words = rows.flatMap((row, y) => row.split(" ").map((word, x) => ({ x: left + x, y: top + y, word })));
  return words.filter(({ word }) => word !== "_").map(({ x, y, word }) => ({ x, y, lines: [word.replace(".", "")] }));
}

test("a wall of towers needs nothing but the text", () => {
  const towers = ["3A", "1-", "2B", "4-", "1A"].map((tower, x) => ({ x, y: 0, lines: [...tower] }));
  const wall = drawSquares(towers, { columnLabel: (x) => String(x + 1), rowLabel: () => "" });
  expect(wall).toBe(
    dedent(`
        1   2   3   4   5
      ┌───┬───┬───┬───┬───┐
      │ 3 │ 1 │ 2 │ 4 │ 1 │
      │ A │ - │ B │ - │ A │
      └───┴───┴───┴───┴───┘
    `),
  );
});

test("locations are double-wide, the current one has a heavy border; the README shows this board", () => {
  const city = drawSquares(
    [
      ...cells(-1, -1, ["R4 B1 B1", "Y2", "G4 Y0 R2 B5"]),
      { x: 2, y: -1, lines: ["G3", "King"] },
      { x: 0, y: 0, shape: DOMINO, lines: ["Palace", "2 2 1"] },
      ...cells(2, 0, ["R1 . . Y4", "_ _ _ .", "G1 . R3 ."]),
      { x: 3, y: 1, shape: DOMINO, border: "heavy", lines: ["Cathedral", "3 3 1"] },
    ],
    { width: 5 },
  );
  expect(city).toBe(
    dedent(`
           -1     0     1     2     3     4     5
         ┌─────┬─────┬─────┬─────┐
      -1 │ R4  │ B1  │ B1  │ G3  │
         │     │     │     │King │
         ├─────┼─────┴─────┼─────┼─────┬─────┬─────┐
       0 │ Y2  │  Palace   │ R1  │     │     │ Y4  │
         │     │   2 2 1   │     │     │     │     │
         ├─────┼─────┬─────┼─────╆━━━━━┷━━━━━╅─────┤
       1 │ G4  │ Y0  │ R2  │ B5  ┃ Cathedral ┃     │
         │     │     │     │     ┃   3 3 1   ┃     │
         └─────┴─────┴─────┼─────╄━━━━━┯━━━━━╃─────┤
       2                   │ G1  │     │ R3  │     │
                           │     │     │     │     │
                           └─────┴─────┴─────┴─────┘
    `),
  );
  expect(readFileSync(new URL("../README.md", import.meta.url), "utf8")).toContain(city);
});

test("polyominoes have no borders inside, and their text begins in the uppermost row", () => {
  const [, cornerUpperRight = [], cornerLowerRight = []] = orientations(CORNER);
  const [, standing = []] = orientations(LINE);
  const grounds = drawSquares(
    [
      { x: 0, y: 0, shape: cornerLowerRight, lines: ["Library", "full"] },
      { x: 2, y: 0, shape: LINE, lines: ["Large Storage"] },
      { x: 4, y: 1, shape: standing, lines: ["Arena", "", "line 3", "line 4", "line 5", "line 6"] },
      { x: 2, y: 2, shape: cornerUpperRight, lines: ["Pub", "lost"] },
      ...cells(0, 0, [". _ _ _ _", "_ _ +1 . _", ". . _ _ _", ". imp ."]),
    ].map((piece) => ("shape" in piece ? { ...piece, border: "heavy" } : piece)),
    { width: 7, height: 1, columnLabel: (x) => "abcde".charAt(x), rowLabel: (y) => String(y + 1) },
  );
  expect(grounds).toBe(
    dedent(`
            a       b       c       d       e
        ┌───────┲━━━━━━━┳━━━━━━━━━━━━━━━━━━━━━━━┓
      1 │       ┃Library┃     Large Storage     ┃
        ┢━━━━━━━┛ full  ┣━━━━━━━┯━━━━━━━┳━━━━━━━┫
      2 ┃               ┃  +1   │       ┃ Arena ┃
        ┡━━━━━━━┯━━━━━━━╋━━━━━━━┷━━━━━━━┫       ┃
      3 │       │       ┃      Pub      ┃line 3 ┃
        ├───────┼───────╄━━━━━━━┓       ┃line 4 ┃
      4 │       │  imp  │       ┃       ┃line 5 ┃
        └───────┴───────┴───────┺━━━━━━━┻━━━━━━━┛
    `),
  );
});

test("cells grow with the text", () => {
  const pieces: SquarePiece[] = [
    { x: 0, y: 0, lines: ["two", "lines", "more"] },
    { x: 1, y: 0, shape: DOMINO, lines: ["Royal Library"] },
  ];
  expect(drawSquares(pieces)).toBe(
    dedent(`
            0       1       2
        ┌───────┬───────────────┐
        │  two  │ Royal Library │
      0 │ lines │               │
        │ more  │               │
        └───────┴───────────────┘
    `),
  );
});

test("a piece two cells high holds one line more than twice those of a cell", () => {
  const [, standing = []] = orientations(DOMINO);
  const pieces: SquarePiece[] = [...cells(0, 0, ["a", "b"]), { x: 1, y: 0, shape: standing, lines: ["1", "2", "3"] }];
  expect(drawSquares(pieces)).toBe(
    dedent(`
          0   1
        ┌───┬───┐
      0 │ a │ 1 │
        ├───┤ 2 │
      1 │ b │ 3 │
        └───┴───┘
    `),
  );
});

test("in cells of a given size longer text is cut", () => {
  expect(drawSquares([{ x: 0, y: 0, lines: ["Workshops", "lost"] }], { width: 5, height: 1 })).toBe(
    dedent(`
           0
        ┌─────┐
      0 │Work…│
        └─────┘
    `),
  );
});

test("an empty board is an empty text", () => {
  expect(drawSquares([])).toBe("");
});
