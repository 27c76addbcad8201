import { at } from "@gatehouse/engine";
import { type Finding, forAllSeats, type Goal, metIf, type Results, timesOf } from "../goals.ts";
import { noise, quantile, type Sources, sharesBy, winningScores } from "../statistics.ts";
import { percent, signed } from "../text.ts";
import { MAPS, table } from "./names.ts";

export const SOURCES: Sources = {
  captures: ["captures"],
  buildings: ["buildings"],
  treasures: ["treasures"],
  pets: ["pets"],
};

const MOST_FAME = 45;
const LEAST_SHARE = 0.1;

export const GOALS: readonly Goal[] = [
  forAllSeats(`winning scores under ${MOST_FAME} (19 of 20)`, (gathered) => {
    const high = quantile(winningScores(gathered), 0.95);
    return { found: signed(high, 0), verdict: metIf(high < MOST_FAME) };
  }),
  ...Object.keys(SOURCES).map((source) =>
    forAllSeats(`at least ${percent(LEAST_SHARE)} of all fame from ${source}`, (gathered) => {
      const share = sharesBy(SOURCES, gathered)[source] ?? 0;
      return { found: percent(share), verdict: metIf(share >= LEAST_SHARE) };
    }),
  ),
  { goal: "the more fame a map gives, the rarer its treasure is found", find: rarity },
  {
    goal: "every map is kept some time",
    find(bot, results) {
      const never = MAPS.filter((id) => timesOf(results, bot, `kept ${id}`) === 0);
      return { found: never.length === 0 ? "all" : `never: ${never.join(", ")}`, verdict: metIf(never.length === 0) };
    },
  },
];

/** Per value of fame how many of the maps that were kept led to their treasure. */
function rarity(bot: string, results: Results): Finding {
  const kinds = table("treasures").map(({ id, values }) => ({
    fame: Number(values["fame"]?.value),
    held: timesOf(results, bot, `kept ${id}`),
    found: timesOf(results, bot, `treasure ${id}`),
  }));
  const rates = [...new Set(kinds.map(({ fame }) => fame))]
    .sort((a, b) => a - b)
    .map((fame) => {
      const alike = kinds.filter((each) => each.fame === fame);
      const held = alike.reduce((sum, each) => sum + each.held, 0);
      const rate = held === 0 ? 0 : alike.reduce((sum, each) => sum + each.found, 0) / held;
      return { fame, rate, doubt: noise(rate, held) };
    });
  const risen = rates.slice(1).map((next, index) => {
    const last = at(rates, index);
    return { by: next.rate - last.rate, doubt: Math.hypot(next.doubt, last.doubt) };
  });
  const isClear = risen.some(({ by, doubt }) => by > doubt);
  return {
    found: rates.map(({ fame, rate }) => `${fame}: ${percent(rate)}`).join(", "),
    verdict: isClear ? "missed" : risen.some(({ by }) => by > 0) ? "open" : "met",
  };
}
