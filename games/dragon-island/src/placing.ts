import { type Hex, hasHexKey } from "@gatehouse/grid";
import { TOUCHED_TILES } from "./data/constants.ts";
import { isShore, tileAt, touching } from "./island.ts";
import type { Refusal, View } from "./types.ts";

/** Why no tile can be placed on a hex: it is taken, or it touches neither the Keep nor two tiles (DI-3.3). */
export function placeRefusal(view: View, { q, r }: Hex): Refusal | null {
  if (hasHexKey(q, r) && isShore(view, q, r)) return null;
  if (tileAt(view, q, r) >= 0) return { code: "hex-occupied", q, r };
  return { code: "neighbours-short", need: TOUCHED_TILES, have: touching(view, { q, r }) };
}
