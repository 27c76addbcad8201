import { parentPort, workerData } from "node:worker_threads";
import {
  type ArenaMatch,
  experienceOf,
  findBot,
  type Judge,
  judgingBy,
  loadEvaluation,
  loadJudge,
  type Network,
  playArenaMatch,
} from "@gatehouse/bots";
import { findGame } from "@gatehouse/catalogue";
import { at, type GameTypes, mixSeed } from "@gatehouse/engine";
import type { Told } from "../threads.ts";

/** Work for a thread of a training: matches to learn from, or matches that try out what was learnt. */
export interface TrainingWork {
  readonly kind: "experience" | "trial";
  readonly game: string;
  /** The numbers of seats; the matches take them in turn. */
  readonly seats: readonly number[];
  readonly network: Network | null;
  readonly seed: number;
}

type Player = (index: number) => Float32Array | ArenaMatch;

/** Makes ready for the matches of one number of seats. */
async function openWork({ kind, game, network, seed }: TrainingWork, seats: number): Promise<Player> {
  const opened = (await findGame(game))?.open({ seats });
  const evaluation = await loadEvaluation<GameTypes>(game);
  const student = findBot("student");
  if (!opened?.ok || !evaluation || !student) throw new Error(`${game} cannot be trained with ${seats} seats`);
  const rules = opened.value;
  const judge = await loadJudge(game, rules, network);
  if (kind === "experience") return (index) => experienceOf(rules, evaluation, judge, network, mixSeed(seed, index));
  // A student that trusts the network in place of its rules of thumb.
  const trained = judgingBy("trained", student, { ...judge, glance: judge.lead } satisfies Judge<GameTypes>);
  const lineup = Array.from({ length: seats }, (_, place) => (place === 0 ? trained : student));
  return (index) => playArenaMatch(rules, lineup, judge, seed, index);
}

const work: TrainingWork = workerData;
const players = await Promise.all(work.seats.map((seats) => openWork(work, seats)));
parentPort?.on("message", (index: number) => {
  const told: Told<Float32Array | ArenaMatch> = { index, result: at(players, index % players.length)(index) };
  parentPort?.postMessage(told);
});
