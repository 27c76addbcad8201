import type { ActionRule } from "@gatehouse/engine";
import { cellKey, cellX, cellY, KEY_COUNT, keyOffsets } from "@gatehouse/grid";
import { RING } from "../board.ts";
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
const FREE = 0;
const TAKEN = 1;
const LISTED = 2;
const EDGE_OFFSETS = keyOffsets(EDGES);
const RING_OFFSETS = keyOffsets(RING);

export const placeLocation: ActionRule<KingsGate, "place-location", Table> = {
  list(_table, view) {
    if (asked(view)?.type !== "location") return [];
    const occupied = occupation(view);
    const found: number[] = [];
    for (const { x, y } of view.piles) {
      const tile = cellKey(x, y);
      // A location beside this tile lies where the tile is one of its edge neighbours.
      for (const offset of EDGE_OFFSETS) {
        const key = tile - offset;
        if (occupied[key] !== FREE || occupied[key + 1] === TAKEN || placeRefusal(occupied, key)) continue;
        occupied[key] = LISTED;
        found.push(key);
      }
    }
    found.sort((a, b) => a - b);
    return found.map((key): PlaceLocation => ({ type: "place-location", x: cellX(key), y: cellY(key) }));
  },
  refusal(_table, view, _seat, { x, y }) {
    if (asked(view)?.type !== "location") return { code: "other-choice-first", asked: "turn" };
    return placeRefusal(occupation(view), cellKey(x, y));
  },
  play(_table, state, seat, { x, y }, _chance, emit) {
    state.pending.pop();
    state.locations.push({ x, y });
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

/** Both cells empty, an edge in common with a tile, and a free cell around (KG-10). */
function placeRefusal(occupied: Uint8Array, key: number): Refusal | null {
  const [x, y] = [cellX(key), cellY(key)];
  const isTaken = (offset: number) => occupied[key + offset] === TAKEN;
  if (isTaken(0)) return { code: "cell-occupied", x, y };
  if (isTaken(1)) return { code: "cell-occupied", x: x + 1, y };
  if (!EDGE_OFFSETS.some(isTaken)) return { code: "no-common-edge", x, y };
  return RING_OFFSETS.every(isTaken) ? { code: "no-free-space", x, y } : null;
}
