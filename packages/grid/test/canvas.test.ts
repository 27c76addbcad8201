import { expect, test } from "vitest";
import { Canvas, centred } from "../src/index.ts";
import { dedent } from "./dedent.ts";

test("an empty canvas is an empty text", () => {
  expect(new Canvas().toString()).toBe("");
});

test("text is put line below line, over what is there, and lines have no spaces at their end", () => {
  const canvas = new Canvas();
  canvas.put(0, 2, "gate  ");
  canvas.put(2, 0, "a\nbc");
  canvas.put(0, 3, "o");
  expect(canvas.toString()).toBe("  gote\n\na\nbc");
});

test("the canvas grows upwards and to the left, and begins at 0,0 otherwise", () => {
  const canvas = new Canvas();
  canvas.put(1, 1, "x");
  expect(canvas.toString()).toBe("\n x");
  canvas.put(-1, -2, "y");
  expect(canvas.toString()).toBe("y\n\n   x");
});

test("boxes which meet share a border, and the heavy one wins", () => {
  const canvas = new Canvas();
  canvas.box(0, 0, 3, 5);
  canvas.box(0, 4, 3, 5);
  canvas.box(2, 2, 3, 5, "heavy");
  canvas.put(1, 2, "é");
  expect(canvas.toString()).toBe(
    dedent(`
      ┌───┬───┐
      │ é │   │
      └─┲━┷━┱─┘
        ┃   ┃
        ┗━━━┛
    `),
  );
});

test("borders of either weight cross in every way", () => {
  const canvas = new Canvas();
  canvas.across(1, 0, 8);
  canvas.across(3, 0, 8, "heavy");
  canvas.down(0, 2, 4);
  canvas.down(0, 6, 4, "heavy");
  expect(canvas.toString()).toBe(
    dedent(`
        ╷   ╻
      ╶─┼───╂─╴
        │   ┃
      ╺━┿━━━╋━╸
        ╵   ╹
    `),
  );
});

test("text is centred, rather to the left, and cut if it is too long", () => {
  expect([centred("ab", 5), centred("abc", 3), centred("Workshops", 5), centred("", 2)]).toEqual([
    " ab  ",
    "abc",
    "Work…",
    "  ",
  ]);
});
