import { type Action, game } from "@gatehouse/kings-gate";
import { describe, expect, test } from "vitest";
import {
  candidatesAt,
  choicesFor,
  chosenAction,
  NOTHING,
  nearestLocation,
} from "../../src/boards/kings-gate/selection.ts";

const RED_1 = 1;
const RED_4 = 4;

function actions(...steps: string[]): Action[] {
  return steps.map((step) => {
    const action = game.notation.read(step);
    if (!action) throw new Error(step);
    return action;
  });
}

const PLACING = actions("place R1@2,1", "place R4@2,1", "place R4@-1,0", "place R4@0,1+king", "end-turn");
const MOVING = actions("move 5,5>2,1", "move 5,5>0,1", "move 7,7>2,1", "place R1@2,1");

describe("choosing by narrowing", () => {
  test("offers all tiles and places at first", () => {
    const choices = choicesFor(PLACING, NOTHING);
    expect([...choices.tiles]).toEqual([RED_1, RED_4]);
    expect([...choices.cells]).toEqual(["2,1", "-1,0"]);
    expect([...choices.counters]).toEqual(["king"]);
  });

  test("a tile narrows the places, a place the tiles, a counter both", () => {
    expect([...choicesFor(PLACING, { ...NOTHING, tile: RED_1 }).cells]).toEqual(["2,1"]);
    expect([...choicesFor(PLACING, { ...NOTHING, cell: { x: -1, y: 0 } }).tiles]).toEqual([RED_4]);
    const crowned = choicesFor(PLACING, { ...NOTHING, counter: "king" });
    expect([[...crowned.tiles], [...crowned.cells]]).toEqual([[RED_4], ["0,1"]]);
    expect([...choicesFor(PLACING, { ...NOTHING, tile: RED_1 }).counters]).toEqual([]);
  });

  test("is an action as soon as it is whole and legal", () => {
    expect(chosenAction(PLACING, { ...NOTHING, tile: RED_4 })).toBeNull();
    expect(chosenAction(PLACING, { ...NOTHING, tile: RED_4, cell: { x: -1, y: 0 } })).toEqual(PLACING[2]);
    expect(chosenAction(PLACING, { ...NOTHING, tile: RED_1, cell: { x: -1, y: 0 } })).toBeNull();
    const crowned = { ...NOTHING, tile: RED_4, counter: "king" as const, cell: { x: 0, y: 1 } };
    expect(chosenAction(PLACING, crowned)).toEqual(PLACING[3]);
  });

  test("the Sorceress first takes a tile, then goes somewhere", () => {
    const chosen = { ...NOTHING, sorceress: true };
    expect([...choicesFor(MOVING, chosen).sources]).toEqual(["5,5", "7,7"]);
    expect([...choicesFor(MOVING, chosen).cells]).toEqual([]);
    expect([...choicesFor(MOVING, chosen).tiles]).toEqual([]);
    const taken = { ...chosen, from: { x: 5, y: 5 } };
    expect([...choicesFor(MOVING, taken).cells]).toEqual(["2,1", "0,1"]);
    expect(chosenAction(MOVING, { ...taken, cell: { x: 0, y: 1 } })).toEqual(MOVING[1]);
    expect(choicesFor(PLACING, NOTHING).isSorceressPlayable).toBe(false);
  });

  test("asks why not with the chosen tile, else with every tile in hand", () => {
    const cell = { x: 3, y: 3 };
    expect(candidatesAt({ ...NOTHING, tile: RED_4 }, [RED_1, RED_4], cell)).toHaveLength(1);
    expect(candidatesAt(NOTHING, [RED_1, RED_1, RED_4], cell)).toHaveLength(2);
    expect(candidatesAt({ ...NOTHING, sorceress: true }, [], cell)).toEqual(actions("move 3,3>3,3"));
  });

  test("a point means the location whose middle is nearest", () => {
    const places = actions("location 3,0", "location -3,0", "location 0,2").filter(
      (action) => action.type === "place-location",
    );
    expect(nearestLocation(places, 3.9, 0.4)).toEqual(places[0]);
    expect(nearestLocation(places, -1.2, 0.5)).toEqual(places[1]);
    expect(nearestLocation([], 0, 0)).toBeNull();
  });
});
