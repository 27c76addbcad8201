import {
  type Action,
  asked,
  type Deed,
  type DragonsgateCollege,
  type House,
  type Pending,
  type Printed,
  type View,
} from "@gatehouse/dragonsgate-college";
import { at, type Seat } from "@gatehouse/engine";
import { createContext, use } from "react";
import type { Table } from "../../table/table.ts";
import type { Choosing } from "./use-choosing.ts";

/** All that the parts of the college share. */
export interface College {
  readonly table: Table<DragonsgateCollege>;
  /** What is printed on the components of this match. */
  readonly printed: Printed;
  readonly choosing: Choosing;
  /** The seat whose house is the own one; for a spectator the first. */
  readonly own: Seat;
  /** What would be, if what is considered were done; `null` without anything certain. */
  readonly ahead: View | null;
  isLegal(action: Action): boolean;
}

const CollegeContext = createContext<College | null>(null);

export const CollegeProvider = CollegeContext;

export function useCollege(): College {
  const college = use(CollegeContext);
  if (!college) throw new Error("a part of the college is used outside of its table");
  return college;
}

/** The deed that an action does. */
const DEED_OF: Readonly<Partial<Record<Action["type"], Deed>>> = {
  "exchange-die": "influence",
  "collect-coins": "fees",
  "buy-prestige": "tournament",
  "take-apprentice": "recruit",
  "draw-apprentice": "recruit",
  "take-professor": "hire",
  "draw-professor": "hire",
  build: "build",
  "enter-dungeon": "dungeon",
  "place-disc": "order",
  "choose-career": "career",
};

export function deedOf({ type }: Action): Deed | null {
  return DEED_OF[type] ?? null;
}

/** What this seat is asked, or `null`. */
export function askedOf({ table }: College): Pending | null {
  return table.seat === null ? null : asked(table.view);
}

export function houseOf({ table }: College, seat: Seat): House {
  return at(table.view.seats, seat);
}

/** The actions of a type that can be chosen now. */
export function legalOf<T extends Action["type"]>({ table }: College, type: T): Extract<Action, { type: T }>[] {
  return table.legal.filter((action): action is Extract<Action, { type: T }> => action.type === type);
}
