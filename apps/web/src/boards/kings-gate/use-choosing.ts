import type { Action, Cell, KingsGate, Tile, TileCounter } from "@gatehouse/kings-gate";
import { useState } from "react";
import type { Table } from "../../table/table.ts";
import { type Choices, choicesFor, chosenAction, keyOf, NOTHING, type Selection } from "./selection.ts";

/** What is chosen so far, what can be chosen next, and the ways to choose. */
export interface Choosing {
  readonly selection: Selection;
  readonly choices: Choices;
  /** What the pointer or the focus is on: shown as if it were done. */
  readonly considered: Action | null;
  consider(action: Action | null): void;
  pickTile(tile: Tile): void;
  pickCounter(counter: TileCounter): void;
  pickSorceress(): void;
  pickCell(cell: Cell): void;
  /** Drops a tile on a cell in one go; answers whether that was possible. */
  drop(tile: Tile, cell: Cell): boolean;
  pick(action: Action): void;
  /** Forgets what is chosen; answers whether there was anything. */
  clear(): boolean;
  /** What pressing a cell would do now, if it would complete the choice. */
  actionAt(cell: Cell): Action | null;
  /** What dropping a tile on a cell would do. */
  actionOf(tile: Tile, cell: Cell): Action | null;
}

export function useChoosing(table: Table<KingsGate>): Choosing {
  const { legal, step, seat } = table;
  const moment = `${step} ${seat}`;
  const [chosen, setChosen] = useState({ moment, selection: NOTHING });
  const [considered, setConsidered] = useState<{ moment: string; action: Action } | null>(null);
  const selection = chosen.moment === moment ? chosen.selection : carriedOver(chosen.selection, legal);

  const select = (next: Selection) => {
    const action = chosenAction(legal, next);
    if (action === null) return setChosen({ moment, selection: next });
    setConsidered(null);
    // The place is not kept: if the choice is only proposed and then dropped, the tile is still in hand.
    setChosen({ moment, selection: { ...next, cell: null } });
    table.choose(action);
  };

  const dropped = (tile: Tile, cell: Cell): Selection => {
    const counter = selection.tile === tile ? selection.counter : "none";
    return { ...NOTHING, tile, counter, cell };
  };

  return {
    selection,
    choices: choicesFor(legal, selection),
    considered: considered?.moment === moment ? considered.action : null,
    consider: (action) => setConsidered(action && { moment, action }),
    pickTile: (tile) => {
      if (selection.tile === tile && selection.cell === null) return select({ ...NOTHING, counter: selection.counter });
      const next = { ...selection, tile, sorceress: false, from: null };
      select(choicesFor(legal, next).cells.size > 0 ? next : { ...next, counter: "none" });
    },
    pickCounter: (counter) =>
      select({ ...selection, counter: selection.counter === counter ? "none" : counter, sorceress: false, from: null }),
    pickSorceress: () => select({ ...NOTHING, sorceress: !selection.sorceress }),
    pickCell: (cell) => {
      if (
        selection.sorceress &&
        choicesFor(legal, selection).sources.has(keyOf(cell)) &&
        !isGoal(legal, selection, cell)
      )
        return select({ ...selection, from: cell });
      const isSame = selection.cell !== null && keyOf(selection.cell) === keyOf(cell);
      select({ ...selection, cell: isSame ? null : cell });
    },
    drop: (tile, cell) => {
      const next = dropped(tile, cell);
      if (chosenAction(legal, next) === null) return false;
      select(next);
      return true;
    },
    pick: (action) => {
      setConsidered(null);
      table.choose(action);
    },
    clear: () => {
      const isAny = selection !== NOTHING;
      setChosen({ moment, selection: NOTHING });
      setConsidered(null);
      return isAny;
    },
    actionAt: (cell) => chosenAction(legal, { ...selection, cell }),
    actionOf: (tile, cell) => chosenAction(legal, dropped(tile, cell)),
  };
}

/** After a 1 usually comes another: a tile stays chosen while the hand has more of it and it can be placed. */
function carriedOver({ tile }: Selection, legal: readonly Action[]): Selection {
  const goesOn = legal.some(
    (action) => action.type === "place-tile" && action.tile === tile && action.counter === "none",
  );
  return tile !== null && goesOn ? { ...NOTHING, tile } : NOTHING;
}

function isGoal(legal: readonly Action[], selection: Selection, cell: Cell): boolean {
  return chosenAction(legal, { ...selection, cell }) !== null;
}
