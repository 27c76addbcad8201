import { type Game, listAll, no, type Rules, readOptions, ruleFor, yes } from "@gatehouse/engine";
import { ACTIONS, FIELDS } from "./actions/index.ts";
import { sample } from "./actions/sample.ts";
import { COMPONENTS } from "./data/components.ts";
import { type Edition, readEdition } from "./data/edition.ts";
import { OPTIONS, SEATS } from "./data/options.ts";
import { draw } from "./draw.ts";
import { actors } from "./flow.ts";
import { notation } from "./notation.ts";
import { REFUSALS } from "./refusals.ts";
import { result, standing } from "./scoring.ts";
import { setup } from "./setup.ts";
import { determinize, redact, view } from "./sight.ts";
import { census, clone } from "./state.ts";
import { tableFor } from "./table.ts";
import type { DragonIsland, Options } from "./types.ts";
import { violations } from "./violations.ts";
import { wordsFor } from "./words.ts";

/** Dragon Island: explore an island tile by tile, tame and capture its dragons, build, and find treasures. */
export const game: Game<DragonIsland> = {
  id: "dragon-island",
  rulesVersion: 1,
  seats: SEATS,
  options: OPTIONS,
  fields: FIELDS,
  events: {
    "match-started": "public",
    "tile-drawn": "private",
    "maps-drawn": "private",
    "map-returned": "private",
    "tile-placed": "public",
    "colour-named": "public",
    "storm-raged": "public",
    "stock-lost": "public",
    "pet-gold-lost": "public",
    "pet-lost": "public",
    "tile-produced": "public",
    "dragons-appeared": "public",
    "dragons-chosen": "public",
    "dragons-moved": "public",
    "wizard-moved": "public",
    "wizard-stayed": "public",
    "dragon-tamed": "public",
    "energy-asked": "public",
    "energy-paid": "public",
    "dragons-captured": "public",
    "token-taken": "public",
    "building-built": "public",
    "telekinesis-used": "public",
    "gold-taken": "public",
    "treasure-found": "public",
    "turn-ended": "public",
    "match-ended": "public",
  },
  refusals: REFUSALS,
  reasons: ["island-explored"],
  notation,
  open(input) {
    const options = readOptions<Options>(SEATS, OPTIONS, input);
    if (!options.ok) return no(options.error);
    const edition = readEdition(options.value.overrides);
    return edition.ok ? yes(rulesFor(options.value, edition.value)) : no(edition.error);
  },
  components: () => COMPONENTS,
  messages: {
    en: () => import("../messages/en.json", { with: { type: "json" } }),
    es: () => import("../messages/es.json", { with: { type: "json" } }),
    de: () => import("../messages/de.json", { with: { type: "json" } }),
  },
};

function rulesFor(options: Options, edition: Edition): Rules<DragonIsland> {
  const table = tableFor(options, edition);
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
    words: wordsFor(table),
    draw: (seen, word) => draw(table, seen, word),
    violations: (state) => violations(table, state),
    census,
  };
}
