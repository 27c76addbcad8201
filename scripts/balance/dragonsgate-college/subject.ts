import type { Subject } from "../report.ts";
import { percent } from "../text.ts";
import { cardTable, GIFTED_LINEUP } from "./card-worth.ts";
import { DUELS } from "./duels.ts";
import { deedShares, GOALS } from "./goals.ts";
import { EVERYTHING } from "./names.ts";
import { SOURCES } from "./sources.ts";
import { TASTES } from "./tastes.ts";

export const subject: Subject = {
  id: "dragonsgate-college",
  title: "Dragonsgate College",
  points: "prestige",
  conditions: "the same bot on all seats; boards A, B dealt and B drafted and both editions in turn.",
  sources: SOURCES,
  players: Object.keys(TASTES),
  tables: [GIFTED_LINEUP],
  duels: DUELS,
  goals: GOALS,
  notes:
    "What the reconstructed tables are to reach. Figures are those with 2 / 3 / 4 seats, or of all matches; ± is the 95 % interval, and *open*: missed by less than that. Shares are of what was gained: what unbuilt squares and unpaid upkeep cost is not taken off. B sides are compared where they were dealt. Who does without a source, or without all but one, is a student who meets a whole one at a table for two, on both seats; told is how often it wins.",
  everything: EVERYTHING,
  details: (results, bots) => [
    "## Share of the nine actions",
    bots
      .map((bot) => {
        const shares = deedShares(results.of(bot).map(({ tally }) => tally));
        return `- ${bot}: ${shares.map(({ deed, share }) => `${deed} ${percent(share, 1)}`).join(", ")}`;
      })
      .join("\n"),
    "## What a Wizardry card is worth",
    "To students, in prestige above the others; the best and the least. Which card a draw gives is chance, so what those have in the end who drew it tells how cards differ (±, the 95 % interval); what any card is worth is told by matches in which two of four seats begin with one on boards that are otherwise alike.",
    cardTable(results),
  ],
};
