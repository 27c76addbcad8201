import type { ActionTable, FieldsOf } from "@gatehouse/engine";
import { COLOURS, KINDS, TILE_COUNTERS } from "../data/components.ts";
import type { Table } from "../tiles.ts";
import type { Action, KingsGate } from "../types.ts";
import { discardDragon } from "./discard-dragon.ts";
import { endTurn } from "./end-turn.ts";
import { placeLocation } from "./place-location.ts";
import { placeTile } from "./place-tile.ts";
import { playSorceress } from "./play-sorceress.ts";

export const ACTIONS: ActionTable<KingsGate, Table> = {
  "place-tile": placeTile,
  "discard-dragon": discardDragon,
  "play-sorceress": playSorceress,
  "place-location": placeLocation,
  "end-turn": endTurn,
};

/** A straight chain of ten locations reaches 27 columns or 18 rows from the first; its ring one or two cells further. */
const X = { kind: "integer", min: -28, max: 29 } as const;
const Y = { kind: "integer", min: -19, max: 19 } as const;

export const FIELDS = {
  "place-tile": {
    tile: { kind: "integer", min: 0, max: COLOURS * KINDS - 1 },
    x: X,
    y: Y,
    counter: { kind: "choice", of: ["none", ...TILE_COUNTERS] },
  },
  "discard-dragon": {},
  "play-sorceress": { fromX: X, fromY: Y, x: X, y: Y },
  "place-location": { x: { kind: "integer", min: -27, max: 27 }, y: { kind: "integer", min: -18, max: 18 } },
  "end-turn": {},
} as const satisfies FieldsOf<Action>;
