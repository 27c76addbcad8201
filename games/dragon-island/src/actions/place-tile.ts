import { type ActionRule, at, own, takeCard } from "@gatehouse/engine";
import { arrive, stepRefusal } from "../flow.ts";
import { layTile, shoreHex } from "../island.ts";
import { placeRefusal } from "../placing.ts";
import type { Table } from "../table.ts";
import type { Action, DragonIsland, Refusal, View } from "../types.ts";

type PlaceTile = Extract<Action, { type: "place-tile" }>;

const SIDES = ["front", "back"] as const;

export const placeTile: ActionRule<DragonIsland, "place-tile", Table> = {
  list(_table, view, seat) {
    const actions: PlaceTile[] = [];
    for (let index = 0; index < countPlacements(view, seat); index += 1) actions.push(placementAt(view, seat, index));
    return actions;
  },
  refusal(_table, view, seat, { tile, q, r }) {
    const early = earlyRefusal(view, seat);
    if (early) return early;
    if (!at(view.seats, seat).hand.some((card) => card.kind === tile)) return { code: "tile-not-in-hand", tile };
    return placeRefusal(view, { q, r });
  },
  play(table, state, seat, { tile, side, q, r }, _chance, emit) {
    takeCard(at(state.seats, seat).hand, tile);
    const face = 2 * tile + SIDES.indexOf(side);
    const number = layTile(table, state, face, q, r);
    emit?.({ type: "tile-placed", seat, face, q, r });
    // The placer of a wild tile names its colour before anything else happens (DI-3.4).
    if (at(state.tiles, number).colour === null) state.pending.push({ type: "wild", seat, tile: number });
    else arrive(table, state, seat, number, emit);
  },
};

/** How many placements there are: each tile in hand, on both sides, on every hex of the shore. */
export function countPlacements(view: View, seat: number): number {
  return earlyRefusal(view, seat) ? 0 : at(view.seats, seat).hand.length * SIDES.length * view.shore.length;
}

/** The placement that the list has at an index. */
export function placementAt(view: View, seat: number, index: number): PlaceTile {
  const hexes = view.shore.length;
  const face = Math.floor(index / hexes);
  const { q, r } = shoreHex(view, index % hexes);
  const tile = own(at(at(view.seats, seat).hand, face >> 1).kind);
  return { type: "place-tile", tile, side: at(SIDES, face & 1), q, r };
}

function earlyRefusal(view: View, seat: number): Refusal | null {
  const early = stepRefusal(view, "tile");
  if (early) return early;
  return at(view.seats, seat).tile === null ? { code: "tower-first" } : null;
}
