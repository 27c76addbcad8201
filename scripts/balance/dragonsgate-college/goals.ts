import { at } from "@gatehouse/engine";
import { below, type Finding, forAllSeats, type Goal, metIf, type Results, together } from "../goals.ts";
import type { Gathered } from "../series.ts";
import { CERTAIN, gaps, mean, noise, quantile, sharesBy, winningScores, winShares } from "../statistics.ts";
import { about, percent, signed } from "../text.ts";
import { bestCard } from "./card-worth.ts";
import { ONLY, WITHOUT } from "./duels.ts";
import { DEEDS, GROUNDS } from "./names.ts";
import { MAIN_SOURCES, SOURCES } from "./sources.ts";

const [LOW, HIGH] = [45, 75];
const MOST_GAP = 25;
/** In shares of wins: what seats and boards may make of a difference. */
const MOST_FAVOUR = 0.05;
const [LEAST_USED, MOST_USED] = [0.03, 0.25];
/** The rulebook's own price makes the tournament rare. */
const LEAST_TOURNAMENT = 0.01;
const LEAST_SHARE = 0.05;

export const GOALS: readonly Goal[] = [
  forAllSeats(`winning scores mostly ${LOW}–${HIGH} (more than half)`, (gathered) => {
    const scores = winningScores(gathered);
    const within = mean(scores.map((score) => (score >= LOW && score <= HIGH ? 1 : 0)));
    return { found: `${percent(within)} (median ${signed(quantile(scores, 0.5), 0)})`, verdict: metIf(within > 0.5) };
  }),
  forAllSeats(`median gap from first to last under ${MOST_GAP}`, (gathered) => {
    const gap = quantile(gaps(gathered), 0.5);
    return { found: signed(gap, 0), verdict: metIf(gap < MOST_GAP) };
  }),
  forAllSeats(`no seat wins ${points(MOST_FAVOUR)} points more or less than its even share`, favouredSeat),
  { goal: `B sides within ${points(MOST_FAVOUR)} points of wins of each other`, find: bestBoard },
  forAllSeats(
    `each action ${points(LEAST_USED)}–${percent(MOST_USED)} of all, tournament at least ${percent(LEAST_TOURNAMENT)}`,
    usedDeeds,
  ),
  ...MAIN_SOURCES.map((source) =>
    forAllSeats(`at least ${percent(LEAST_SHARE)} of all prestige from ${source}`, (gathered) => {
      const share = sharesBy(SOURCES, gathered)[source] ?? 0;
      return { found: percent(share, 1), verdict: metIf(share >= LEAST_SHARE) };
    }),
  ),
  duels("whoever ignores one of these sources loses to whoever uses all", WITHOUT),
  duels("whoever uses only one of them loses, too", ONLY),
  { goal: "no Wizardry card worth more than three times the median card", find: bestCard },
];

function points(share: number): string {
  return signed(100 * share, 0);
}

function favouredSeat(gathered: Gathered): Finding {
  const even = 1 / gathered.lineup.length;
  const favours = winShares(gathered).map((share) => share - even);
  const most = favours.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a));
  const doubt = noise(even, gathered.matches);
  return {
    found: `seat ${favours.indexOf(most) + 1} ${about(plus(most), 100 * doubt, 1)}`,
    verdict: below(Math.abs(most), MOST_FAVOUR, doubt),
  };
}

const plus = (share: number) => `${share > 0 ? "+" : ""}${signed(100 * share, 1)}`;

/** Only matches in which boards were dealt count: who chooses one has another reason to win or lose. */
function bestBoard(bot: string, results: Results): Finding | null {
  const boards = GROUNDS.slice(1).map((name) => {
    const counts = results.of(bot).map(({ lineup, tally }) => {
      const [even, dealt] = [1 / lineup.length, tally.get(`dealt ${name}`) ?? 0];
      return { dealt, above: (tally.get(`won with ${name}`) ?? 0) - even * dealt, spread: dealt * even * (1 - even) };
    });
    const dealt = counts.reduce((sum, each) => sum + each.dealt, 0);
    const spread = counts.reduce((sum, each) => sum + each.spread, 0);
    const favour = counts.reduce((sum, each) => sum + each.above, 0) / dealt;
    return { name, dealt, favour, doubt: (CERTAIN * Math.sqrt(spread)) / dealt };
  });
  if (boards.some(({ dealt }) => dealt === 0)) return null;
  const sorted = boards.sort((a, b) => b.favour - a.favour);
  const [best, worst] = [at(sorted, 0), at(sorted, sorted.length - 1)];
  const doubt = Math.hypot(best.doubt, worst.doubt);
  const apart = best.favour - worst.favour;
  return {
    found: `${best.name} ${about(signed(100 * apart, 1), 100 * doubt, 1)} above ${worst.name}`,
    verdict: below(apart, MOST_FAVOUR, doubt),
  };
}

/** The share of each of the nine actions. */
export function deedShares(tallies: readonly ReadonlyMap<string, number>[]): { deed: string; share: number }[] {
  const counts = DEEDS.map((deed) => tallies.reduce((sum, tally) => sum + (tally.get(`action ${deed}`) ?? 0), 0));
  const total = counts.reduce((sum, each) => sum + each, 0);
  return DEEDS.map((deed, index) => ({ deed, share: at(counts, index) / total }));
}

function usedDeeds({ tally }: Gathered): Finding {
  const shares = deedShares([tally]);
  const outside = shares.filter(
    ({ deed, share }) => share > MOST_USED || share < (deed === "tournament" ? LEAST_TOURNAMENT : LEAST_USED),
  );
  const told = outside.map(({ deed, share }) => `${deed} ${percent(share, 1)}`).join(", ");
  return { found: told === "" ? "all" : told, verdict: metIf(outside.length === 0) };
}

/** A student with a gap against a whole one, on both seats. */
function duels(goal: string, gaps: readonly { readonly source: string; readonly name: string }[]): Goal {
  return {
    goal,
    find(bot, results) {
      if (bot !== "student") return null;
      const findings = gaps.map(({ source, name }): Finding => {
        const [first, second] = [results.lineup(name, bot), results.lineup(bot, name)];
        const wins = at(winShares(first), 0) * first.matches + at(winShares(second), 1) * second.matches;
        const matches = first.matches + second.matches;
        const share = wins / matches;
        return { found: `${source} ${percent(share)}`, verdict: below(share, 0.5, noise(0.5, matches)) };
      });
      return together(findings, ", ");
    },
  };
}
