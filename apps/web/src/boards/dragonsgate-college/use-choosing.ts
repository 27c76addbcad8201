import type { Action, CareerType, Deed, DragonsgateCollege } from "@gatehouse/dragonsgate-college";
import type { Seat } from "@gatehouse/engine";
import { startTransition, useState } from "react";
import type { Table } from "../../table/table.ts";
import { fittingTurns } from "./house/placing.ts";

/** What is chosen so far for a career. */
export interface CareerChoice {
  readonly apprentice: number | null;
  readonly place: { readonly column: number; readonly career: CareerType } | null;
  readonly slot: number | null;
}

interface Selection {
  /** The gate that is chosen and still needs something. */
  readonly gate: Deed | null;
  /** The card that is lifted. */
  readonly card: number | null;
  readonly career: CareerChoice;
  /** Which orientation a building has; at first one that fits somewhere. */
  readonly turn: number;
  /** What a finger has touched once: shown, and done when it comes again. */
  readonly touched: Action | null;
}

/** What is chosen so far, and the ways to choose. */
export interface Choosing extends Selection {
  /** What the pointer or the focus is on: shown as if it were done. */
  readonly considered: Action | null;
  consider(action: Action | null): void;
  pickGate(gate: Deed | null): void;
  pickCard(card: number | null): void;
  pickCareer(choice: Partial<CareerChoice>): void;
  rotate(turn: number): void;
  touch(action: Action): void;
  act(action: Action): void;
  /** Forgets what is chosen; answers whether there was anything. */
  clear(): boolean;
  /** The house that is looked at instead of the own one. */
  readonly guest: Seat | null;
  visit(seat: Seat | null): void;
}

const NO_CAREER: CareerChoice = { apprentice: null, place: null, slot: null };
const NOTHING: Selection = { gate: null, card: null, career: NO_CAREER, turn: 0, touched: null };

/** Of a choice that is just beginning. */
function freshSelection({ legal }: Table<DragonsgateCollege>): Selection {
  const [turn = 0] = fittingTurns(legal);
  return turn === 0 ? NOTHING : { ...NOTHING, turn };
}

export function useChoosing(table: Table<DragonsgateCollege>): Choosing {
  const moment = `${table.step} ${table.seat}`;
  const [chosen, setChosen] = useState<{ moment: string; selection: Selection } | null>(null);
  const [considered, setConsidered] = useState<{ moment: string; action: Action } | null>(null);
  const [guest, setGuest] = useState<Seat | null>(null);
  // What was chosen a moment ago answers another question.
  const isBegun = chosen?.moment === moment;
  const selection = isBegun ? chosen.selection : freshSelection(table);
  const select = (next: Partial<Selection>) =>
    setChosen({ moment, selection: { ...selection, touched: null, ...next } });
  return {
    ...selection,
    considered: selection.touched ?? (considered?.moment === moment ? considered.action : null),
    // The whole room shows what would be: it is drawn in pieces, and what is pressed meanwhile does not wait for it.
    consider: (action) => startTransition(() => setConsidered(action && { moment, action })),
    pickGate: (gate) => select({ gate: selection.gate === gate ? null : gate, career: NO_CAREER }),
    pickCard: (card) => select({ card: selection.card === card ? null : card }),
    pickCareer: (choice) => select({ gate: "career", career: { ...selection.career, ...choice } }),
    rotate: (turn) => select({ turn }),
    touch: (action) => select({ touched: action }),
    act: (action) => {
      setConsidered(null);
      // The rest is kept until the match has gone on: nothing rolls up under whoever is still dragging.
      if (selection.touched) select({});
      // What was chosen for an earlier moment is not chosen again by whoever comes back there.
      else if (!isBegun) setChosen(null);
      table.choose(action);
    },
    clear: () => {
      const isAny = isBegun || guest !== null;
      setChosen(null);
      setConsidered(null);
      setGuest(null);
      return isAny;
    },
    guest,
    visit: (seat) => setGuest(seat === guest ? null : seat),
  };
}
