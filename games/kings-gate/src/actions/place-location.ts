import type { ActionRule } from "@gatehouse/engine";
import { cellKey, cellX, cellY, KEY_COUNT, keyOffsets } from "@gatehouse/grid";
import { gatherRing, RING } from "../board.ts";
import { asked } from "../flow.ts";
import type { Table } from "../tiles.ts";
import type { Action, KingsGate, Refusal, View } from "../types.ts";

type PlaceLocation = Extract<Action, { type: "place-location" }>;

/** Cells that share an edge with a location on (0, 0) and (1, 0). */
const EDGES = [
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 0 },
  { x: 2, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
];
const TAKEN = 1;
const EDGE_OFFSETS = keyOffsets(EDGES);
const RING_OFFSETS = keyOffsets(RING);

export const placeLocation: ActionRule<KingsGate, "place-location", Table> = {
  list(_table, view) {
    if (asked(view)?.type !== "location") return [];
    const occupied = occupation(view);
    const [left, right] = extent(view.piles, "x");
    const [top, bottom] = extent(view.piles, "y");
    const actions: PlaceLocation[] = [];
    for (let y = top - 1; y <= bottom + 1; y += 1) {
      for (let x = left - 2; x <= right + 1; x += 1) {
        const key = cellKey(x, y);
        // Most cells are taken or lie apart: these two need no refusal to be passed over.
        if (occupied[key] === TAKEN || occupied[key + 1] === TAKEN || !isBeside(occupied, key)) continue;
        if (!placeRefusal(occupied, key)) actions.push({ type: "place-location", x, y });
      }
    }
    return actions;
  },
  refusal(_table, view, _seat, { x, y }) {
    if (asked(view)?.type !== "location") return { code: "other-choice-first", asked: "turn" };
    return placeRefusal(occupation(view), cellKey(x, y));
  },
  play(_table, state, seat, { x, y }, _chance, emit) {
    state.pending.pop();
    state.locations.push({ x, y });
    gatherRing(state);
    state.king = false;
    state.bishop = false;
    emit?.({ type: "location-placed", seat, location: state.locations.length - 1, x, y });
  },
};

/** Which cells are taken, by district tiles or by locations. */
function occupation(view: View): Uint8Array {
  const occupied = new Uint8Array(KEY_COUNT);
  for (const { x, y } of view.piles) occupied[cellKey(x, y)] = TAKEN;
  for (const { x, y } of view.locations) {
    occupied[cellKey(x, y)] = TAKEN;
    occupied[cellKey(x + 1, y)] = TAKEN;
  }
  return occupied;
}

/** Whether a location there would share an edge with a tile. */
function isBeside(occupied: Uint8Array, key: number): boolean {
  for (const offset of EDGE_OFFSETS) if (occupied[key + offset] === TAKEN) return true;
  return false;
}

/** The smallest and the greatest coordinate of all piles; there are some whenever a location is asked for. */
function extent(piles: View["piles"], axis: "x" | "y"): [least: number, greatest: number] {
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const pile of piles) {
    const value = pile[axis];
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  return [least, greatest];
}

/** Both cells empty, an edge in common with a tile, and a free cell around (KG-10). */
function placeRefusal(occupied: Uint8Array, key: number): Refusal | null {
  const [x, y] = [cellX(key), cellY(key)];
  const isTaken = (offset: number) => occupied[key + offset] === TAKEN;
  if (isTaken(0)) return { code: "cell-occupied", x, y };
  if (isTaken(1)) return { code: "cell-occupied", x: x + 1, y };
  if (!isBeside(occupied, key)) return { code: "no-common-edge", x, y };
  return RING_OFFSETS.every(isTaken) ? { code: "no-free-space", x, y } : null;
}
