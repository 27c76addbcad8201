import type { Notation } from "@gatehouse/engine";
import type { Action, LanternWall } from "./types.ts";

const WORDS = ["search", "gamble", "end-turn"] as const;

/** `bid 2`, `light 4@3` (lantern 4 on tower 3), `keep 1`, and the plain words `search`, `gamble`, `end-turn`. */
export const notation: Notation<LanternWall> = {
  write(action) {
    switch (action.type) {
      case "bid":
        return `bid ${action.coins}`;
      case "keep":
        return `keep ${action.slot}`;
      case "light":
        return `light ${action.lantern}@${action.tower}`;
      default:
        return action.type;
    }
  },
  read(text): Action | null {
    const word = WORDS.find((type) => type === text);
    if (word) return { type: word };
    const [, verb, first = "", second] = /^(bid|keep|light) (\d)(?:@(\d))?$/.exec(text) ?? [];
    if (verb === "light") return second ? { type: "light", lantern: Number(first), tower: Number(second) } : null;
    if (second !== undefined) return null;
    if (verb === "bid") return { type: "bid", coins: Number(first) };
    return verb === "keep" ? { type: "keep", slot: Number(first) } : null;
  },
};
