import { type Game, listAll, no, type Rules, readOptions, ruleFor, yes } from "@gatehouse/engine";
import { ACTIONS, FIELDS } from "./actions/index.ts";
import { COMPONENTS } from "./data/components.ts";
import { OPTIONS, SEATS } from "./data/options.ts";
import { draw } from "./draw.ts";
import { actors } from "./flow.ts";
import { notation } from "./notation.ts";
import { result, standing } from "./scoring.ts";
import { setup } from "./setup.ts";
import { determinize, redact, view } from "./sight.ts";
import { census, clone, violations } from "./state.ts";
import type { LanternWall, Options } from "./types.ts";
import { words } from "./words.ts";

/** Lantern Wall: bid for the first turn, light towers, search for brighter lanterns. */
export const game: Game<LanternWall> = {
  id: "lantern-wall",
  rulesVersion: 1,
  seats: SEATS,
  options: OPTIONS,
  fields: FIELDS,
  events: {
    "match-started": "public",
    "hand-drawn": "private",
    "bid-placed": "private",
    "bids-revealed": "public",
    "tower-lit": "public",
    "lantern-doused": "public",
    "lanterns-found": "private",
    "lantern-kept": "private",
    "die-rolled": "public",
    "turn-ended": "public",
    "match-ended": "public",
  },
  refusals: {
    "bid-first": { stage: "decision", clause: "LW-2.1" },
    "keep-first": { stage: "decision", clause: "LW-3.4" },
    "bids-closed": { stage: "decision", clause: "LW-2.1" },
    "nothing-found": { stage: "decision", clause: "LW-3.4" },
    "deed-done": { stage: "phase", clause: "LW-3.1" },
    "deed-due": { stage: "phase", clause: "LW-3.1" },
    "lantern-not-held": { stage: "holding", clause: "LW-3.2" },
    "slot-empty": { stage: "holding", clause: "LW-3.4" },
    "deck-empty": { stage: "holding", clause: "LW-3.4" },
    "coins-short": { stage: "cost", clause: "LW-3.2" },
    "tower-beyond-wall": { stage: "target", clause: "LW-1.1" },
    "tower-yours": { stage: "target", clause: "LW-3.3" },
    "tower-brighter": { stage: "target", clause: "LW-3.3" },
  },
  reasons: ["wall-lit", "last-round"],
  notation,
  open(input) {
    const options = readOptions<Options>(SEATS, OPTIONS, input);
    return options.ok ? yes(rulesFor(options.value)) : no(options.error);
  },
  components: () => COMPONENTS,
  messages: {
    en: () => import("../messages/en.json", { with: { type: "json" } }),
    es: () => import("../messages/es.json", { with: { type: "json" } }),
    de: () => import("../messages/de.json", { with: { type: "json" } }),
  },
};

function rulesFor(options: Options): Rules<LanternWall> {
  return {
    options,
    setup: (chance, emit) => setup(options, chance, emit),
    actors,
    legalActions: (seen, seat) => listAll(ACTIONS, options, seen, seat),
    refusal: (seen, seat, action) => ruleFor(ACTIONS, action).refusal(options, seen, seat, action),
    play: (state, seat, action, chance, emit) =>
      ruleFor(ACTIONS, action).play(options, state, seat, action, chance, emit),
    clone,
    standing,
    result,
    view,
    redact,
    determinize: (seen, _viewer, chance) => determinize(seen, chance),
    words,
    draw: (seen) => draw(options, seen),
    violations: (state) => violations(options, state),
    census,
  };
}
