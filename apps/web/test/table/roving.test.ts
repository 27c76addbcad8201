import { describe, expect, test } from "vitest";
import { neighbour, type RovingItem } from "../../src/table/roving.ts";

type Key = Parameters<typeof neighbour>[2];

function walk(items: readonly RovingItem[], from: string, ...keys: readonly Key[]): string | null {
  let at = items.find(({ id }) => id === from) ?? null;
  for (const key of keys) at = at && neighbour(items, at, key);
  return at?.id ?? null;
}

describe("squares", () => {
  // a b c
  // d   f
  // g h i
  const items = ["abc", "d f", "ghi"].flatMap((row, y) =>
    [...row].flatMap((id, x) => (id === " " ? [] : [{ id, x: x * 100, y: y * 100 }])),
  );

  test("arrows follow rows and columns", () => {
    expect(walk(items, "a", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft")).toBe("h");
  });

  test("a gap is jumped over", () => {
    expect(walk(items, "d", "ArrowRight")).toBe("f");
    expect(walk(items, "b", "ArrowDown")).toBe("h");
  });

  test("nothing lies beyond the edge", () => {
    expect(walk(items, "a", "ArrowLeft")).toBeNull();
    expect(walk(items, "c", "ArrowUp")).toBeNull();
  });
});

describe("hexes", () => {
  // Pointy tops: rows are shifted by half a hex.
  const items = [
    { id: "left", x: -173, y: 0 },
    { id: "middle", x: 0, y: 0 },
    { id: "right", x: 173, y: 0 },
    { id: "below left", x: -86.6, y: 150 },
    { id: "below right", x: 86.6, y: 150 },
  ];

  test("left and right stay in the row", () => {
    expect(walk(items, "left", "ArrowRight", "ArrowRight")).toBe("right");
  });

  test("down goes to a neighbour below, and up comes back", () => {
    expect(walk(items, "middle", "ArrowDown")).toBe("below left");
    expect(walk(items, "middle", "ArrowDown", "ArrowUp")).toBe("left");
    expect(walk(items, "right", "ArrowDown")).toBe("below right");
  });
});
