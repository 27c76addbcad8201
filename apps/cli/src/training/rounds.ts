import {
  type ArenaMatch,
  explainedBy,
  Learner,
  loadEvaluation,
  loadJudge,
  loadNetwork,
  type Network,
  perspectiveOf,
  type Sums,
  tallyOf,
  thumbFrom,
  type Weights,
} from "@gatehouse/bots";
import { type GameTypes, mixSeed, type Rules } from "@gatehouse/engine";
import { type Crew, hire } from "../threads.ts";
import type { TrainingWork } from "./worker.ts";

/** How much is played in one training. */
export interface TrainingOrder {
  readonly rounds: number;
  /** Matches that each round learns from. */
  readonly games: number;
  /** Matches after each round that try out what was learnt since the first, with the most and with the fewest seats. */
  readonly trials: number;
  /** Matches per number of seats in which rules of thumb are found. */
  readonly thumbs: number;
  /** Hidden units of a network that begins with nothing; without them the network in use learns on, if there is to be one. */
  readonly hidden: number | undefined;
  /** Iterations of a search for every decision of the matches to learn from; without any they are played one look ahead. */
  readonly think: number;
  /** The matches of the first round are played by the network in use. */
  readonly on: boolean;
  readonly seed: number;
}

/** One round of a training. */
export interface RoundReport {
  readonly round: number;
  /** How much of what came in its matches the network before had foreseen, from 0 to 1; `null` in the first round. */
  readonly foreseen: number | null;
  /** How often a bot that goes by the network wins against such as go by the first one, by number of seats. */
  readonly wins: { readonly [seats: number]: number };
}

/** What a training has come to after a round. */
export interface Taught {
  readonly network: Network;
  readonly report: RoundReport;
}

/** Hidden units of a network if nobody says otherwise. */
export const STANDARD_HIDDEN = 31;
/** Rounds that are learnt from: what was played longer ago was played worse. */
const REMEMBERED_ROUNDS = 3;
const SCRIPT = new URL("./worker.ts", import.meta.url);

/** Threads that do the work of a training, for all its rounds: each needs a while to get ready. */
export function trainers(threads: number): Crew {
  return hire(SCRIPT, threads);
}

/** Trains a network for all numbers of seats, round by round. `tell` hears how many matches have been played. */
export async function* trainingRounds(
  game: string,
  rules: Rules<GameTypes>,
  counts: readonly number[],
  { rounds, games, trials, hidden, seed, think, on }: TrainingOrder,
  crew: Crew,
  tell: (played: number) => void,
): AsyncGenerator<Taught> {
  const evaluation = await loadEvaluation<GameTypes>(game);
  if (!evaluation) throw new Error(`${game} has no evaluation`);
  const { size } = perspectiveOf(rules, evaluation);
  const judge = await loadJudge(game, rules);
  const thinking = think > 0 ? { horizon: judge.budgets.horizon, iterations: think } : null;
  const begun = on ? await loadNetwork(game) : null;
  const learner = new Learner(size, hidden ?? STANDARD_HIDDEN, seed, hidden === undefined ? begun : null);
  const remembered: Float32Array[][] = [];
  let network = begun;
  let first = begun;
  let played = 0;
  const play = async <Result>(work: Omit<TrainingWork, "game" | "rival">, most: number) => {
    const results: Result[] = [];
    for await (const result of crew.work<Result>({ ...work, game, rival: first }, most)) {
      results.push(result);
      played += 1;
      tell(played);
    }
    return results;
  };
  for (let round = 1; round <= rounds; round += 1) {
    const own = mixSeed(seed, round);
    const seen = await play<Float32Array>(
      { kind: "experience", seats: inTurn(counts), network, seed: own, thinking },
      games,
    );
    const before: Network | null = network;
    const foreseen = before && explainedBy(before, size, joined(seen));
    remembered.push(seen);
    if (remembered.length > REMEMBERED_ROUNDS) remembered.shift();
    learner.learn(joined(remembered.flat()));
    network = learner.network();
    first ??= network;
    const trial = { kind: "trial", seed: mixSeed(own, 1), thinking } as const;
    const wins: { [seats: number]: number } = {};
    for (const seats of ends(counts)) {
      const matches = await play<ArenaMatch>({ ...trial, seats: [seats], network }, trials);
      wins[seats] = winShareOf(matches, seats);
    }
    yield { network, report: { round, foreseen, wins } };
  }
}

/** Rules of thumb that come nearest to a network, per number of seats. */
export async function rulesOfThumb(
  game: string,
  network: Network,
  counts: readonly number[],
  { thumbs, seed }: TrainingOrder,
  crew: Crew,
  tell: (played: number) => void,
): Promise<{ [seats: string]: Weights }> {
  const found: { [seats: string]: Weights } = {};
  let played = 0;
  for (const seats of counts) {
    const work: TrainingWork = {
      kind: "thumb",
      game,
      seats: [seats],
      network,
      rival: null,
      thinking: null,
      seed: mixSeed(seed, -seats),
    };
    const gathered: Sums[] = [];
    for await (const sums of crew.work<Sums>(work, thumbs)) {
      gathered.push(sums);
      played += 1;
      tell(played);
    }
    found[seats] = thumbFrom(gathered);
  }
  return found;
}

/** Matches that the rounds of a training play in all. */
export function matchesOf(counts: readonly number[], { rounds, games, trials }: TrainingOrder): number {
  return rounds * (games + ends(counts).length * trials);
}

/** The numbers of seats that matches take in turn: every other match has the most, since that is the hardest to learn. */
function inTurn(counts: readonly number[]): number[] {
  const most = Math.max(...counts);
  const others = counts.filter((seats) => seats !== most);
  return others.length === 0 ? [most] : others.flatMap((seats) => [most, seats]);
}

/** The most seats and the fewest. */
function ends(counts: readonly number[]): number[] {
  return [...new Set([Math.max(...counts), Math.min(...counts)])];
}

function winShareOf(matches: readonly ArenaMatch[], seats: number): number {
  const tally = tallyOf(Array.from({ length: seats }, (_, place) => (place === 0 ? "trained" : "student")));
  for (const match of matches) tally.add(match);
  return tally.rows()[0]?.winShare ?? 0;
}

function joined(lists: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const list of lists) {
    all.set(list, at);
    at += list.length;
  }
  return all;
}
