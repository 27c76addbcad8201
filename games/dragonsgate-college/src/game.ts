import { type Game, listAll, no, type Rules, readOptions, ruleFor, yes } from "@gatehouse/engine";
import { ACTIONS, FIELDS } from "./actions/index.ts";
import { sample } from "./actions/sample.ts";
import { tableFor } from "./compile.ts";
import { COMPONENTS } from "./data/components.ts";
import { type Edition, readEdition } from "./data/edition.ts";
import { OPTIONS, SEATS } from "./data/options.ts";
import { draw } from "./draw.ts";
import { notation } from "./notation.ts";
import { REFUSALS } from "./refusals.ts";
import { result, standing } from "./scoring.ts";
import { setup } from "./setup.ts";
import { determinize, redact, view } from "./sight.ts";
import { actors } from "./stack.ts";
import { census, clone } from "./state.ts";
import type { DragonsgateCollege, Options } from "./types.ts";
import { violations } from "./violations.ts";
import { wordsFor } from "./words.ts";

/** Dragonsgate College: draft dice, teach apprentices, build, and lead your house to the highest prestige. */
export const game: Game<DragonsgateCollege> = {
  id: "dragonsgate-college",
  rulesVersion: 1,
  seats: SEATS,
  options: OPTIONS,
  fields: FIELDS,
  events: {
    "match-started": "public",
    "careers-laid": "public",
    "board-chosen": "public",
    "choice-made": "private",
    "professor-returned": "public",
    "turn-begun": "public",
    "display-filled": "public",
    "dice-rolled": "public",
    "die-taken": "public",
    "die-rerolled": "public",
    "imps-spent": "public",
    "goods-changed": "public",
    "die-exchanged": "public",
    "apprentice-taken": "public",
    "apprentice-discarded": "public",
    "professor-taken": "public",
    "professor-discarded": "public",
    "building-chosen": "public",
    "building-placed": "public",
    "dungeon-entered": "public",
    "treasure-room-reached": "public",
    "disc-placed": "public",
    "career-chosen": "public",
    "cards-drawn": "private",
    "card-played": "public",
    "card-replaced": "public",
    "card-discarded": "private",
    "window-ended": "public",
    "maintenance-paid": "public",
    "starter-changed": "public",
    "match-ended": "public",
  },
  refusals: REFUSALS,
  reasons: ["five-turns"],
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

function rulesFor(options: Options, edition: Edition): Rules<DragonsgateCollege> {
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
    standing: (seen) => standing(table, seen),
    result: (seen) => result(table, seen),
    view,
    redact,
    determinize: (seen, _viewer, chance) => determinize(table, seen, chance),
    words: wordsFor(table),
    draw: (seen) => draw(table, seen),
    violations: (state) => violations(table, state),
    census: (state) => census(table, state),
  };
}
