import { asView, at, type GameTypes, mixSeed, type Rules, seeded } from "@gatehouse/engine";
import type { Bot } from "./bot.ts";
import { eloOf } from "./elo.ts";
import type { Judge } from "./evaluation.ts";
import { playOut } from "./play-out.ts";

/** How one match of an arena ended, in the order of the line-up, wherever its bots sat. */
export interface ArenaMatch {
  readonly decisions: number;
  /** `null` if the match did not end. */
  readonly outcome: { readonly ranks: readonly number[]; readonly scores: readonly number[] } | null;
}

/** What an arena has found out about the bots of one name. */
export interface ArenaRow {
  readonly name: string;
  /** The share of matches that they won; a tie is shared. */
  readonly winShare: number;
  /** Where that share lies with a certainty of 95 %. */
  readonly interval: Interval;
  readonly meanScore: number;
  /** Points of Elo above the weakest of the arena. */
  readonly elo: number;
}

export type Interval = readonly [low: number, high: number];

/** Standard deviations on both sides that hold 95 % and 99 % of a bell curve. */
const CERTAIN = 1.96;
const MORE_CERTAIN = 2.576;
/** A match that is longer is taken to have no end. */
const MOST_DECISIONS = 100_000;

/**
 * Plays match `index` of an arena. As many matches as there are seats have the same luck, and in each of them everybody sits
 * one seat further: neither luck nor the order of seats favours a bot. An action that is refused throws.
 */
export function playArenaMatch<G extends GameTypes>(
  rules: Rules<G>,
  lineup: readonly Bot[],
  judge: Judge<G>,
  seed: number,
  index: number,
): ArenaMatch {
  const { seats } = rules.options;
  const moved = index % seats;
  const seated = lineup.map((_bot, seat) => at(lineup, (seat + seats - moved) % seats));
  const chance = seeded(mixSeed(seed, (index - moved) / seats));
  const state = rules.setup(chance);
  const decisions = playOut(rules, state, seated, chance, {
    judge,
    botChance: seeded(mixSeed(mixSeed(seed, 1), index)),
    most: MOST_DECISIONS,
    watch(now, seat, action) {
      const refusal = rules.refusal(asView<G>(now), seat, action);
      if (refusal) throw new Error(`${at(seated, seat).name} chose what is refused: ${JSON.stringify(refusal)}`);
    },
  });
  const result = rules.result(asView<G>(state));
  if (!result) return { decisions, outcome: null };
  const inLineup = (list: readonly number[]) => lineup.map((_bot, place) => at(list, (place + moved) % seats));
  return { decisions, outcome: { ranks: inLineup(result.ranks), scores: inLineup(result.scores) } };
}

/** A bot that judges by another judge than the others at its table, under a name of its own. */
export function judgingBy<G extends GameTypes>(name: string, bot: Bot, judge: Judge<G>): Bot {
  return {
    name,
    // It plays matches of the rules that the judge was made for, which the type of a bot for all games cannot say.
    choose: (decision, memory) => bot.choose({ ...decision, judge: judge as unknown as typeof decision.judge }, memory),
  };
}

/** Gathers the matches of an arena as they come. */
export interface Tally {
  add(match: ArenaMatch): void;
  /** One row per name, in the order of the line-up. */
  rows(): ArenaRow[];
  /** Matches that were played, and those that ended. */
  played(): number;
  finished(): number;
  /** Whether the first bot's share is clearly above or below a figure, so that more matches would hardly change that. */
  isClear(figure: number): boolean;
}

/** A tally for a line-up of bots, by name. */
export function tallyOf(lineup: readonly string[]): Tally {
  const names = [...new Set(lineup)];
  const groups = names.map((name) => lineup.flatMap((each, place) => (each === name ? [place] : [])));
  const wins = names.map(() => 0);
  const scores = names.map(() => 0);
  const ahead = names.map(() => names.map(() => 0));
  let played = 0;
  let finished = 0;
  return {
    played: () => played,
    finished: () => finished,
    add({ outcome }) {
      played += 1;
      if (!outcome) return;
      finished += 1;
      const { ranks } = outcome;
      const winners = ranks.filter((rank) => rank === 1).length;
      for (const [group, places] of groups.entries()) {
        const won = places.filter((place) => ranks[place] === 1).length / winners;
        wins[group] = at(wins, group) + won;
        scores[group] = at(scores, group) + mean(places.map((place) => at(outcome.scores, place)));
        for (const [other, rivals] of groups.entries())
          if (other !== group) addTo(at(ahead, group), other, pointsOf(ranks, places, rivals));
      }
    },
    rows() {
      const elo = eloOf(ahead);
      return names.map((name, group) => ({
        name,
        winShare: at(wins, group) / Math.max(1, finished),
        interval: intervalOf(at(wins, group), finished, CERTAIN),
        meanScore: at(scores, group) / Math.max(1, finished),
        elo: at(elo, group),
      }));
    },
    isClear(figure) {
      // Who looks again and again sees a clear interval by chance some time: so it takes more certainty to stop.
      const [low, high] = intervalOf(at(wins, 0), finished, MORE_CERTAIN);
      return finished > 0 && (low > figure || high < figure);
    },
  };
}

/** How often bots at some places came in ahead of bots at others; level counts half. */
function pointsOf(ranks: readonly number[], places: readonly number[], rivals: readonly number[]): number {
  let points = 0;
  for (const place of places)
    for (const rival of rivals) {
      const behind = at(ranks, rival) - at(ranks, place);
      points += behind > 0 ? 1 : behind === 0 ? 0.5 : 0;
    }
  return points;
}

/** Wilson's interval for a share of wins. */
function intervalOf(wins: number, matches: number, deviations: number): Interval {
  if (matches === 0) return [0, 1];
  const share = wins / matches;
  const square = (deviations * deviations) / matches;
  const middle = share + square / 2;
  const reach = deviations * Math.sqrt((share * (1 - share)) / matches + square / (4 * matches));
  return [Math.max(0, (middle - reach) / (1 + square)), Math.min(1, (middle + reach) / (1 + square))];
}

function addTo(list: number[], index: number, by: number): void {
  list[index] = at(list, index) + by;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
