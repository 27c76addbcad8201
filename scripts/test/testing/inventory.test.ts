import { expect, test } from "vitest";
import { fatesOf, type Listed, readMoves } from "../../testing/inventory.ts";

const listed = (file: string, name: string, ring: Listed["ring"] = "quick"): Listed => ({ file, name, ring });

const MOVES = readMoves(
  [
    "# remark",
    "a.test.ts\tgone\tc.test.ts > better\tsees more",
    "b.test.ts\t/^each \\d$/\tquick\tin one loop",
    "",
  ].join("\n"),
);

test("a test that is where it was is told with its ring", () => {
  expect(fatesOf([listed("a.test.ts", "x > y")], [listed("a.test.ts", "x > y", "all")], MOVES)).toEqual([
    { file: "a.test.ts", name: "x > y", now: "all" },
  ]);
});

test("one that is gone is told with what is in its place, and why, by name or by pattern", () => {
  const before = [listed("a.test.ts", "gone"), listed("b.test.ts", "each 7"), listed("b.test.ts", "each one")];
  expect(fatesOf(before, [], MOVES).map(({ now }) => now)).toEqual([
    "c.test.ts > better: sees more",
    "quick: in one loop",
    undefined,
  ]);
});

test("one that has gone to another file under its name is found there", () => {
  const [fate] = fatesOf([listed("a.test.ts", "x")], [listed("b.test.ts", "x")], []);
  expect(fate?.now).toBe("quick, in b.test.ts");
});

test("a move without a reason is refused", () => {
  expect(() => readMoves("a.test.ts\tgone\tnowhere")).toThrow("four columns");
});
