import { type Action, asked, type Printed } from "@gatehouse/dragonsgate-college";
import { at } from "@gatehouse/engine";
import type { College } from "../college.ts";
import type { Cell } from "./model.ts";

export type PlaceBuilding = Extract<Action, { type: "place-building" }>;

/** The building that has to be placed by this seat, or `null`. */
export function buildingAsked({ table }: College): number | null {
  const top = table.seat === null ? null : asked(table.view);
  return top?.type === "building" ? top.building : null;
}

/** The orientations in which the building that is asked for fits somewhere, in order. */
export function fittingTurns(legal: readonly Action[]): number[] {
  const turns = legal.flatMap((action) => (action.type === "place-building" ? [action.turn] : []));
  return [...new Set(turns)].sort((one, other) => one - other);
}

/** Where a building would lie whose squares cover a cell, as it is turned now: with its first square there, if it can. */
export function placementsOver(printed: Printed, building: number, turn: number, cell: Cell): PlaceBuilding[] {
  const shapes = at(printed.shapes, at(printed.buildings, building).shape);
  const shape = at(shapes, turn % shapes.length);
  return shape
    .map(
      ({ x, y }): PlaceBuilding => ({
        type: "place-building",
        x: cell.x - x,
        y: cell.y - y,
        turn: turn % shapes.length,
      }),
    )
    .filter(({ x, y }) => x >= 0 && y >= 0);
}
