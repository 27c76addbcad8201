import { type Game, listAll, no, type Rules, readOptions, ruleFor, yes } from "@gatehouse/engine";
import { ACTIONS, FIELDS } from "./actions/index.ts";
import { sample } from "./actions/sample.ts";
import { COMPONENTS } from "./data/components.ts";
import { OPTIONS, SEATS } from "./data/options.ts";
import { draw } from "./draw.ts";
import { actors } from "./flow.ts";
import { notation } from "./notation.ts";
import { REFUSALS } from "./refusals.ts";
import { result, standing } from "./scoring.ts";
import { setup } from "./setup.ts";
import { determinize, redact, view } from "./sight.ts";
import { census, clone, violations } from "./state.ts";
import { tableFor } from "./tiles.ts";
import type { KingsGate, Options } from "./types.ts";
import { words } from "./words.ts";

/** King's Gate: place districts around locations, win the majority, and decide where the city grows. */
export const game: Game<KingsGate> = {
  id: "kings-gate",
  rulesVersion: 1,
  seats: SEATS,
  options: OPTIONS,
  fields: FIELDS,
  events: {
    "match-started": "public",
    "tiles-drawn": "private",
    "tile-placed": "public",
    "tile-burnt": "public",
    "dragon-discarded": "public",
    "tile-moved": "public",
    "location-turned": "public",
    "location-scored": "public",
    "points-lost": "public",
    "counter-won": "public",
    "location-placed": "public",
    "turn-ended": "public",
    "seat-skipped": "public",
    "match-ended": "public",
  },
  refusals: REFUSALS,
  reasons: ["tenth-location", "one-seat-with-tiles", "no-tiles-left"],
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

function rulesFor(options: Options): Rules<KingsGate> {
  const table = tableFor(options);
  return {
    options,
    setup: (chance, emit) => setup(table, chance, emit),
    actors,
    legalActions: (seen, seat) => listAll(ACTIONS, table, seen, seat),
    refusal: (seen, seat, action) => ruleFor(ACTIONS, action).refusal(table, seen, seat, action),
    play: (state, seat, action, chance, emit) =>
      ruleFor(ACTIONS, action).play(table, state, seat, action, chance, emit),
    sample: (state, seat, chance) => sample(table, state, seat, chance),
    clone,
    standing,
    result,
    view,
    redact,
    determinize: (seen, _viewer, chance) => determinize(table, seen, chance),
    words,
    draw: (seen) => draw(table, seen),
    violations: (state) => violations(table, state),
    census,
  };
}
