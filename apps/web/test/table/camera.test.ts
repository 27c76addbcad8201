import { describe, expect, test } from "vitest";
import {
  between,
  fitted,
  isVisible,
  kept,
  onScreen,
  type Scene,
  showing,
  zoomed,
} from "../../src/table/camera-math.ts";

const FREE = { x: 0, y: 60, width: 1000, height: 500 };

function scene(change: Partial<Scene> = {}): Scene {
  const bounds = { x: 0, y: 0, width: 1000, height: 600 };
  return { bounds, focus: bounds, free: FREE, piece: 100, least: 48, ...change };
}

describe("fitting", () => {
  test("shows everything, in the middle of what is free", () => {
    const box = onScreen(fitted(scene()), scene().bounds);
    expect(box.height).toBeCloseTo(480);
    expect(box.x + box.width / 2).toBeCloseTo(500);
    expect(box.y + box.height / 2).toBeCloseTo(310);
  });

  test("does not blow a small board up", () => {
    expect(fitted(scene({ bounds: { x: 0, y: 0, width: 200, height: 100 } })).scale).toBe(1.12);
  });

  test("keeps pieces readable on a board that is too large, and shows the place of play", () => {
    const focus = { x: 4000, y: 200, width: 400, height: 300 };
    const framing = fitted(scene({ bounds: { x: 0, y: 0, width: 5000, height: 600 }, focus }));
    expect(framing.scale).toBe(0.48);
    expect(isVisible(framing, focus, FREE)).toBe(true);
  });

  test("shows no empty table beyond the edge of a board that goes on at the other side", () => {
    const bounds = { x: 0, y: 0, width: 5000, height: 600 };
    const framing = fitted(scene({ bounds, focus: { x: 4900, y: 0, width: 100, height: 100 } }));
    const box = onScreen(framing, bounds);
    expect(box.x + box.width).toBeCloseTo(FREE.x + FREE.width - 10);
  });
});

describe("moving", () => {
  const framing = { scale: 1, x: 0, y: 60 };

  test("what is in sight stays where it is", () => {
    expect(showing(framing, { x: 100, y: 100, width: 100, height: 100 }, FREE)).toEqual(framing);
  });

  test("what is hidden comes in by the shortest way", () => {
    const hidden = { x: 1100, y: 100, width: 100, height: 100 };
    expect(isVisible(framing, hidden, FREE)).toBe(false);
    expect(showing(framing, hidden, FREE)).toEqual({ scale: 1, x: -210, y: 60 });
  });

  test("the point under the pointer stays there while zooming, and zooming has an end", () => {
    const closer = zoomed(framing, 2, { x: 300, y: 160 }, 100);
    expect(closer).toEqual({ scale: 2, x: -300, y: -40 });
    expect(zoomed(closer, 100, { x: 0, y: 0 }, 100).scale).toBe(2.2);
    expect(zoomed(closer, 0.001, { x: 0, y: 0 }, 100).scale).toBe(0.22);
  });

  test("the board cannot be pushed out of the window", () => {
    const bounds = { x: 0, y: 0, width: 400, height: 400 };
    const box = onScreen(kept({ scale: 1, x: 5000, y: -5000 }, bounds, FREE), bounds);
    expect(box.x).toBe(500);
    expect(box.y + box.height).toBe(310);
  });

  test("a movement starts and ends where it should", () => {
    const to = { scale: 2, x: 100, y: 40 };
    expect(between(framing, to, 0)).toEqual(framing);
    expect(between(framing, to, 1)).toEqual(to);
    expect(between(framing, to, 0.5).scale).toBeCloseTo(Math.SQRT2);
  });
});
