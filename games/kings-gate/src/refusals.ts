import type { Stage } from "@gatehouse/engine";
import type { Refusal } from "./types.ts";

/** Per refusal how far the check had got, and the clause that it cites. */
export const REFUSALS: { readonly [C in Refusal["code"]]: { readonly stage: Stage; readonly clause: string } } = {
  "other-choice-first": { stage: "decision", clause: "KG-10.1" },
  "turn-closed": { stage: "phase", clause: "KG-2.6" },
  "nothing-placed": { stage: "phase", clause: "KG-2.1" },
  "turn-begun": { stage: "phase", clause: "KG-2.6" },
  "ones-placed": { stage: "phase", clause: "KG-2.3" },
  "number-placed": { stage: "phase", clause: "KG-2.3" },
  "wizard-needed": { stage: "phase", clause: "KG-8.4" },
  "graveyard-limit": { stage: "phase", clause: "KG-9.1" },
  "garrison-limit": { stage: "phase", clause: "KG-9.2" },
  "other-tiles-in-hand": { stage: "holding", clause: "KG-5.4" },
  "tile-not-in-hand": { stage: "holding", clause: "KG-3.1" },
  "counter-not-held": { stage: "holding", clause: "KG-7.2" },
  "dragon-carries-nothing": { stage: "holding", clause: "KG-7.3" },
  "dragon-has-target": { stage: "target", clause: "KG-5.5" },
  "cell-away-from-location": { stage: "target", clause: "KG-3.1" },
  "nothing-to-burn": { stage: "target", clause: "KG-5.1" },
  "no-own-tile": { stage: "target", clause: "KG-8.9" },
  "same-cell": { stage: "target", clause: "KG-8.10" },
  "tile-yours": { stage: "target", clause: "KG-4.4" },
  "tile-is-barracks": { stage: "target", clause: "KG-4.5" },
  "tile-protected": { stage: "target", clause: "KG-7.5" },
  "location-safe": { stage: "target", clause: "KG-4.2" },
  "value-too-low": { stage: "target", clause: "KG-4.3" },
  "cell-occupied": { stage: "target", clause: "KG-10.2" },
  "no-common-edge": { stage: "target", clause: "KG-10.3" },
  "no-free-space": { stage: "target", clause: "KG-10.4" },
};
