import { isHidden } from "@gatehouse/engine";
import type { View } from "./types.ts";

const LETTERS = "ABCD";

/** The wall in characters, the stocks of all seats below it. */
export function draw(view: View): string {
  return `${view.round} ${LETTERS} ${isHidden(view.deck.rest)}`;
}
