import type { Action } from "@gatehouse/dragon-island";
import { describe, expect, test } from "vitest";
import { faceToPlace, hexActions, NOTHING, numbersToMove } from "../../src/boards/dragon-island/questions.ts";

const NONE = { blue: 0, green: 0, red: 0, white: 0, gold: 0 };
const placing: readonly Action[] = [4, 9].flatMap((tile) =>
  (["front", "back"] as const).flatMap((side) =>
    [1, 2].map((q): Action => ({ type: "place-tile", tile, side, q, r: 0 })),
  ),
);
const walking: readonly Action[] = [
  { type: "choose-dragons", q: 1, r: 0 },
  { type: "move-wizard", q: 1, r: 0 },
  { type: "move-wizard", q: 0, r: 1 },
];
const herding: readonly Action[] = [
  { type: "move-dragons", q: 2, r: 0, ...NONE, red: 1 },
  { type: "move-dragons", q: 2, r: 0, ...NONE, red: 1, blue: 1 },
];

describe("what is placed", () => {
  test("is the first tile unless another is chosen, also after that one is gone", () => {
    expect(faceToPlace(placing, NOTHING)).toEqual({ tile: 4, side: "front" });
    expect(faceToPlace(placing, { ...NOTHING, face: { tile: 9, side: "back" } })).toEqual({ tile: 9, side: "back" });
    expect(faceToPlace(placing, { ...NOTHING, face: { tile: 7, side: "back" } })).toEqual({ tile: 4, side: "front" });
    expect(faceToPlace(walking, NOTHING)).toBeNull();
  });

  test("goes on one action per space", () => {
    const hexes = hexActions(placing, { ...NOTHING, face: { tile: 9, side: "back" } });
    expect([...hexes.keys()]).toEqual(["1,0", "2,0"]);
    expect(hexes.get("2,0")).toMatchObject({ tile: 9, side: "back" });
  });
});

describe("a tile with dragons within reach", () => {
  test("is where the wizard goes, or where dragons are taken from, as is chosen", () => {
    expect(hexActions(walking, NOTHING).get("1,0")?.type).toBe("move-wizard");
    const driving = hexActions(walking, { ...NOTHING, isMovingDragons: true });
    expect([...driving.keys()]).toEqual(["1,0"]);
    expect(driving.get("1,0")?.type).toBe("choose-dragons");
  });
});

describe("how many dragons go", () => {
  test("are as many as can, unless fewer are chosen", () => {
    expect(numbersToMove(herding, NOTHING)).toEqual({ ...NONE, red: 1, blue: 1 });
    const fewer = { ...NOTHING, numbers: { ...NONE, red: 1 } };
    expect(numbersToMove(herding, fewer)).toEqual({ ...NONE, red: 1 });
    expect(hexActions(herding, fewer).get("2,0")).toMatchObject({ red: 1, blue: 0 });
  });

  test("cannot be what is not legal", () => {
    expect(numbersToMove(herding, { ...NOTHING, numbers: { ...NONE, blue: 1 } })).toEqual({ ...NONE, red: 1, blue: 1 });
  });
});
