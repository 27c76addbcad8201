import {
  type Evaluation,
  findBot,
  type Judge,
  judgeBy,
  judgingBy,
  playArenaMatch,
  tallyOf,
  train,
  type Weights,
} from "@gatehouse/bots";
import { type GameTypes, mixSeed } from "@gatehouse/engine";
import type { AnyRules } from "../tables.ts";

/** How much is played in one training. */
export interface TrainingOrder {
  readonly rounds: number;
  /** Decisions that are studied in each round. */
  readonly decisions: number;
  /** Decisions that are played on from each of them before the match is judged. */
  readonly horizon: number;
  /** Matches that are played after each round, against each opponent. */
  readonly games: number;
  readonly seed: number;
}

/** One round: how much its weights explain, and how often a student with them wins. */
export interface RoundReport {
  readonly round: number;
  readonly explained: number;
  readonly againstRandom: number;
  /** Against students with the best weights of earlier rounds; `null` in the first round. */
  readonly againstBest: number | null;
  /** Whether its weights are the best so far. */
  readonly isBest: boolean;
}

/** What a training has come to. */
export interface Trained {
  readonly weights: Weights;
  readonly rounds: readonly RoundReport[];
}

/** Trains for the number of seats of some rules and keeps the best round. `tell` hears how much of the work is done. */
export function trainFor(
  rules: AnyRules,
  evaluation: Evaluation<GameTypes>,
  { rounds, decisions, horizon, games, seed }: TrainingOrder,
  tell: (done: number) => void,
): Trained {
  const reports: RoundReport[] = [];
  const kept: Judge<GameTypes>[] = [];
  let played = 0;
  let studied = 0;
  const winShare = (own: Judge<GameTypes>, rival: Judge<GameTypes> | null, position: number) =>
    shareOf(rules, own, rival, games, mixSeed(seed, 1000 + position), () => {
      played += 1;
      tell(studied + played);
    });
  const weights = train(rules, evaluation, {
    ...{ rounds, decisions, horizon, seed },
    tell(now) {
      studied = now;
      tell(studied + played);
    },
    keep({ weights: found, explained }) {
      const round = reports.length + 1;
      const judge = judgeBy(rules, evaluation, found);
      const best = kept.at(-1) ?? null;
      const againstRandom = winShare(judge, null, 2 * round);
      const againstBest = best && winShare(judge, best, 2 * round + 1);
      const isBest = againstBest === null || againstBest > 1 / rules.options.seats;
      if (isBest) kept.push(judge);
      reports.push({ round, explained, againstRandom, againstBest, isBest });
      return isBest;
    },
  });
  return { weights, rounds: reports };
}

/** How often a student with a judge wins against students with another, or against bots that play at random. */
function shareOf(
  rules: AnyRules,
  own: Judge<GameTypes>,
  rival: Judge<GameTypes> | null,
  games: number,
  seed: number,
  tell: () => void,
): number {
  const student = findBot("student");
  const random = findBot("random");
  if (!student || !random) throw new Error("a bot is missing");
  const other = rival ? judgingBy("rival", student, rival) : random;
  const others = Array.from({ length: rules.options.seats - 1 }, () => other);
  const lineup = [judgingBy("trained", student, own), ...others];
  const tally = tallyOf(lineup.map(({ name }) => name));
  for (let index = 0; index < games; index += 1) {
    tally.add(playArenaMatch(rules, lineup, own, seed, index));
    tell();
  }
  return tally.rows()[0]?.winShare ?? 0;
}
