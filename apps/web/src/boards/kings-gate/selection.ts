import type { Action, Cell, Tile, TileCounter } from "@gatehouse/kings-gate";

type PlaceTile = Extract<Action, { readonly type: "place-tile" }>;
type PlaySorceress = Extract<Action, { readonly type: "play-sorceress" }>;
type PlaceLocation = Extract<Action, { readonly type: "place-location" }>;

/** What is chosen so far of an action: a tile and a place in either order, or the Sorceress and what she moves. */
export interface Selection {
  readonly tile: Tile | null;
  readonly counter: TileCounter;
  readonly cell: Cell | null;
  readonly sorceress: boolean;
  readonly from: Cell | null;
}

export const NOTHING: Selection = { tile: null, counter: "none", cell: null, sorceress: false, from: null };

/** What can be chosen next, given what is chosen already. */
export interface Choices {
  readonly tiles: ReadonlySet<Tile>;
  readonly counters: ReadonlySet<TileCounter>;
  /** Places where something can go, as `x,y`. */
  readonly cells: ReadonlySet<string>;
  /** Own tiles on the board that the Sorceress can take. */
  readonly sources: ReadonlySet<string>;
  readonly locations: readonly PlaceLocation[];
  readonly isSorceressPlayable: boolean;
}

/** Narrows the legal actions by what is chosen; no rule is known here. */
export function choicesFor(legal: readonly Action[], { tile, counter, cell, sorceress, from }: Selection): Choices {
  const placing = sorceress ? [] : legal.filter((action) => action.type === "place-tile");
  const moving = legal.filter((action) => action.type === "play-sorceress");
  const fitsTile = (action: PlaceTile) => tile === null || action.tile === tile;
  const fitsCell = (action: PlaceTile) => cell === null || isAt(action, cell);
  const fitsCounter = (action: PlaceTile) => action.counter === counter;
  const goals = sorceress && from ? moving.filter((action) => isFrom(action, from)) : [];
  return {
    tiles: new Set(placing.filter((action) => fitsCell(action) && fitsCounter(action)).map((action) => action.tile)),
    counters: new Set(
      placing
        .filter((action) => fitsTile(action) && fitsCell(action) && action.counter !== "none")
        .map((action) => action.counter),
    ),
    cells: new Set([...placing.filter((action) => fitsTile(action) && fitsCounter(action)), ...goals].map(keyOf)),
    sources: sorceress ? new Set(moving.map(({ fromX, fromY }) => keyOf({ x: fromX, y: fromY }))) : new Set(),
    locations: legal.filter((action) => action.type === "place-location"),
    isSorceressPlayable: moving.length > 0,
  };
}

/** The action that the selection stands for, once it is whole and legal. */
export function chosenAction(legal: readonly Action[], selection: Selection): Action | null {
  const { tile, counter, cell, sorceress, from } = selection;
  if (cell === null) return null;
  const fits = (action: Action) => {
    if (action.type === "play-sorceress")
      return sorceress && from !== null && isFrom(action, from) && isAt(action, cell);
    return (
      action.type === "place-tile" &&
      !sorceress &&
      action.tile === tile &&
      action.counter === counter &&
      isAt(action, cell)
    );
  };
  return legal.find(fits) ?? null;
}

/** What somebody who points at a cell may have meant, to ask why it cannot be: the chosen tile, else any in hand. */
export function candidatesAt(selection: Selection, hand: readonly Tile[], { x, y }: Cell): Action[] {
  const { tile, counter, sorceress, from } = selection;
  if (sorceress)
    return from
      ? [{ type: "play-sorceress", fromX: from.x, fromY: from.y, x, y }]
      : [{ type: "play-sorceress", fromX: x, fromY: y, x, y }];
  const tiles = tile === null ? [...new Set(hand)] : [tile];
  return tiles.map((each) => ({ type: "place-tile", tile: each, x, y, counter }));
}

/** Of several places for a location the one whose middle is nearest to a point of the board, in cells. */
export function nearestLocation(locations: readonly PlaceLocation[], x: number, y: number): PlaceLocation | null {
  let best: PlaceLocation | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of locations) {
    const distance = (place.x + 1 - x) ** 2 + (place.y + 0.5 - y) ** 2;
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}

/** A cell as a word, for sets and element ids. */
export function keyOf({ x, y }: Cell): string {
  return `${x},${y}`;
}

function isAt(action: Cell, cell: Cell): boolean {
  return action.x === cell.x && action.y === cell.y;
}

function isFrom(action: PlaySorceress, cell: Cell): boolean {
  return action.fromX === cell.x && action.fromY === cell.y;
}
