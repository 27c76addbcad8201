import { at, own, type Seat } from "@gatehouse/engine";
import type { View } from "../types.ts";

/** The different kinds of cards that a seat holds. */
export function kindsInHand(view: View, seat: Seat): number[] {
  return distinct(at(view.seats, seat).hand.map(({ kind }) => own(kind)));
}

export function distinct(numbers: readonly number[]): number[] {
  return numbers.filter((number, index) => numbers.indexOf(number) === index);
}
