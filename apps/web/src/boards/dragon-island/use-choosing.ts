import type { Action, DragonIsland, Table as Tables } from "@gatehouse/dragon-island";
import { useMemo, useState } from "react";
import type { Table } from "../../table/table.ts";
import { changed, payableCubes, paymentOf, payments, usualPayment } from "./payment.ts";
import { type Petal, petalsOf } from "./petals.ts";
import {
  type ChosenFace,
  faceToPlace,
  hexActions,
  NOTHING,
  type Numbers,
  numbersToMove,
  type Selection,
} from "./questions.ts";

/** What is chosen so far, what can be chosen next, and the ways to choose. */
export interface Choosing {
  /** What is to be placed, if that is asked. */
  readonly face: ChosenFace | null;
  /** How many dragons go, if that is asked. */
  readonly numbers: Numbers | null;
  readonly isMovingDragons: boolean;
  /** Whether dragons can be moved before the wizard. */
  readonly mayMoveDragons: boolean;
  /** What pressing a hex would do now. */
  readonly hexes: ReadonlyMap<string, Action>;
  readonly petals: readonly Petal[];
  /** What is to be paid, by colour, and how much of each could be. */
  readonly payment: { readonly cubes: readonly number[]; readonly payable: readonly number[] } | null;
  /** What the pointer or the focus is on: shown as if it were done. */
  readonly considered: Action | null;
  /** A hex that a finger has touched once; again, or the verb, does it. */
  readonly touched: Action | null;
  consider(action: Action | null): void;
  pickFace(face: ChosenFace): void;
  flip(): void;
  toggleDragons(): void;
  pressHex(key: string, isFinger: boolean): void;
  pressPetal(petal: Petal): void;
  /** Pays one more or one fewer of a colour. */
  change(colour: number, by: 1 | -1): void;
  pay(): void;
  pick(action: Action): void;
  /** Forgets what is chosen; answers whether there was anything. */
  clear(): boolean;
}

export function useChoosing(table: Table<DragonIsland>, tables: Tables): Choosing {
  const { legal, step, seat, view } = table;
  const moment = `${step} ${seat}`;
  const [chosen, setChosen] = useState({ moment, selection: NOTHING });
  const [considered, setConsidered] = useState<{ moment: string; action: Action } | null>(null);
  const selection = chosen.moment === moment ? chosen.selection : NOTHING;
  const select = (next: Partial<Selection>) => setChosen({ moment, selection: { ...selection, ...next } });

  const face = faceToPlace(legal, selection);
  const numbers = numbersToMove(legal, selection);
  const mayMoveDragons = legal.some(({ type }) => type === "choose-dragons");
  const isMovingDragons = selection.isMovingDragons && mayMoveDragons;
  // What is legal changes only with the moment: lists of hundreds of actions are not gone through with every hover.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `legal` is another list each time, and the same at one moment
  const hexes = useMemo(() => hexActions(legal, selection), [view, seat, selection]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const petals = useMemo(() => petalsOf(table, tables, { face, numbers, isMovingDragons }), [view, seat, selection]);
  const asked = seat === null ? null : paymentOf(view);
  const payable = asked && seat !== null ? payableCubes(view, seat) : [];
  const cubes = asked && seat !== null ? (selection.cubes ?? usualPayment(view, seat, asked)) : null;

  const pick = (...actions: readonly Action[]) => {
    setConsidered(null);
    select({ touched: null });
    table.choose(...actions);
  };

  return {
    face,
    numbers,
    isMovingDragons,
    mayMoveDragons,
    hexes,
    petals,
    payment: cubes && { cubes, payable },
    considered: considered?.moment === moment ? considered.action : null,
    touched: (selection.touched !== null && hexes.get(selection.touched)) || null,
    consider: (action) => setConsidered(action && { moment, action }),
    pickFace: (next) => {
      setConsidered(null);
      select({ face: next });
    },
    flip: () => {
      if (!face) return;
      const side = face.side === "front" ? "back" : "front";
      select({ face: { ...face, side } });
      setConsidered((now) =>
        now?.moment === moment && now.action.type === "place-tile" ? { moment, action: { ...now.action, side } } : now,
      );
    },
    toggleDragons: () => {
      setConsidered(null);
      select({ isMovingDragons: !isMovingDragons && mayMoveDragons, touched: null });
    },
    pressHex: (key, isFinger) => {
      const action = hexes.get(key);
      if (!action) return;
      // A finger shows first what it would do, and does it when it comes again.
      if (isFinger && selection.touched !== key) {
        select({ touched: key });
        setConsidered(null);
      } else pick(action);
    },
    pressPetal: ({ action, numbers: next }) => (next ? select({ numbers: next }) : pick(action)),
    change: (colour, by) => {
      const next = cubes && changed(payable, cubes, colour, by);
      if (next) select({ cubes: next });
    },
    pay: () => {
      if (asked && cubes && seat !== null) pick(...payments(view, seat, asked, cubes));
    },
    pick,
    clear: () => {
      const isAny = selection !== NOTHING;
      setChosen({ moment, selection: NOTHING });
      setConsidered(null);
      return isAny;
    },
  };
}
