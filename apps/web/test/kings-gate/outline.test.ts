import { describe, expect, it } from "vitest";
import { outline, outlinePath } from "../../src/boards/kings-gate/pieces/outline.ts";

/** Cells drawn as `#`. */
function cells(...rows: readonly string[]) {
  return rows.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === "#" ? [{ x, y }] : [])));
}

const area = (loop: readonly { readonly x: number; readonly y: number }[]) =>
  loop.reduce((sum, { x, y }, i) => {
    const next = loop[(i + 1) % loop.length] ?? { x, y };
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);

describe("the outline of the city", () => {
  it("of no cells is nothing", () => {
    expect(outline([])).toEqual([]);
  });

  it("of one cell has its four corners, clockwise", () => {
    const [loop = []] = outline(cells("#"));
    expect(loop).toHaveLength(4);
    expect(area(loop)).toBe(1);
    expect(outlinePath([loop], 100)).toBe("M100 0L100 100L0 100L0 0Z");
  });

  it("leaves out points on straight walls", () => {
    expect(outline(cells("####", "####", "####")).map((loop) => loop.length)).toEqual([4]);
  });

  it("has a corner wherever the wall turns", () => {
    const loops = outline(cells("##..", "####", ".###"));
    expect(loops.map((loop) => loop.length)).toEqual([8]);
    expect(area(loops[0] ?? [])).toBe(9);
  });

  it("goes round a yard inside against the clock", () => {
    const loops = outline(cells("###", "#.#", "###"));
    expect(loops.map(area).toSorted((a, b) => a - b)).toEqual([-1, 9]);
  });

  it("keeps cells apart that touch only by a corner", () => {
    const loops = outline(cells("#.", ".#"));
    expect(loops.map(area)).toEqual([1, 1]);
  });

  it("closes a yard that touches the outside by a corner", () => {
    const loops = outline(cells("###", "#.#", "##."));
    expect(loops.reduce((sum, loop) => sum + area(loop), 0)).toBe(7);
    expect(loops.flat()).toHaveLength(10);
  });

  it("does not depend on the order of the cells, nor on where they are", () => {
    const city = cells("##..", "####").map(({ x, y }) => ({ x: x - 7, y: y - 3 }));
    const corners = (list: typeof city) =>
      outline(list)
        .flat()
        .map(({ x, y }) => `${x},${y}`)
        .sort();
    expect(corners(city.toReversed())).toEqual(corners(city));
  });
});
