import type { ActionOf, ActionRule, Seat } from "@gatehouse/engine";
import type { Table } from "../table.ts";
import type { Action, DragonsgateCollege, View } from "../types.ts";

/** A rule whose choices are numbers first: to draw one at random, only that one is made into an action. */
export interface NumberedRule<T extends Action["type"]> extends ActionRule<DragonsgateCollege, T, Table> {
  numbers(table: Table, view: View, seat: Seat): readonly number[];
  action(number: number): ActionOf<DragonsgateCollege, T>;
}

/** No choice of this type. */
export const NONE: readonly number[] = [];
/** The one choice of a type without fields. */
export const ONE: readonly number[] = [0];

/** Completes a rule by the list that its numbers make. */
export function numbered<T extends Action["type"]>(rule: Omit<NumberedRule<T>, "list">): NumberedRule<T> {
  return { ...rule, list: (table, view, seat) => rule.numbers(table, view, seat).map((number) => rule.action(number)) };
}
