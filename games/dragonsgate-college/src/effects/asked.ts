import { at } from "@gatehouse/engine";
import { asked } from "../stack.ts";
import type { Table } from "../table.ts";
import type { View } from "../types.ts";
import type { Effect } from "./vocabulary.ts";

/** The effect that asks for something now, if it is of this kind. */
export function effectAsked<K extends Effect["kind"]>(
  table: Table,
  view: View,
  kind: K,
): Extract<Effect, { kind: K }> | null {
  const top = asked(view);
  if (top?.type !== "effects") return null;
  const effect = at(table.lists, top.list)[top.next];
  // The tag was compared just now, which TypeScript does not follow for a generic tag.
  return effect?.kind === kind ? (effect as Extract<Effect, { kind: K }>) : null;
}
