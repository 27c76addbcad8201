import { parentPort, workerData } from "node:worker_threads";
import {
  type ArenaMatch,
  experiencedLeads,
  experienceOf,
  findBot,
  judgingBy,
  loadEvaluation,
  type Network,
  plainJudge,
  playArenaMatch,
  type Sums,
  type Thinking,
  thumbSumsOf,
} from "@gatehouse/bots";
import { findGame } from "@gatehouse/catalogue";
import { at, type GameTypes, mixSeed } from "@gatehouse/engine";
import type { Told } from "../threads.ts";

/** Work for a thread of a training: matches to learn from, to try out what was learnt, or to find rules of thumb in. */
export interface TrainingWork {
  readonly kind: "experience" | "trial" | "thumb";
  readonly game: string;
  /** The numbers of seats; the matches take them in turn. */
  readonly seats: readonly number[];
  readonly network: Network | null;
  /** The network of the others in a trial. */
  readonly rival: Network | null;
  readonly seed: number;
  /** How long is thought in matches to learn from; `null`: one look. */
  readonly thinking: Thinking | null;
}

type Piece = Float32Array | ArenaMatch | Sums;
type Player = (index: number) => Piece;

/** Makes ready for the matches of one number of seats. */
async function openWork({ kind, game, network, rival, seed, thinking }: TrainingWork, seats: number): Promise<Player> {
  const opened = (await findGame(game))?.open({ seats });
  const evaluation = await loadEvaluation<GameTypes>(game);
  const student = findBot("student");
  if (!opened?.ok || !evaluation || !student) throw new Error(`${game} cannot be trained with ${seats} seats`);
  const rules = opened.value;
  if (kind === "experience") return (index) => experienceOf(rules, evaluation, network, mixSeed(seed, index), thinking);
  if (kind === "thumb" && network) return (index) => thumbSumsOf(rules, evaluation, network, mixSeed(seed, index));
  const judge = plainJudge(rules);
  // Students that trust a network in place of rules of thumb.
  const trusting = (name: string, trusted: Network | null) =>
    judgingBy(name, student, trusted ? { ...judge, glance: experiencedLeads(rules, evaluation, trusted) } : judge);
  const [trained, other] = [trusting("trained", network), trusting("rival", rival)];
  const lineup = Array.from({ length: seats }, (_, place) => (place === 0 ? trained : other));
  return (index) => playArenaMatch(rules, lineup, judge, seed, index);
}

const work: TrainingWork = workerData;
const players = await Promise.all(work.seats.map((seats) => openWork(work, seats)));
parentPort?.on("message", (index: number) => {
  const told: Told<Piece> = { index, result: at(players, index % players.length)(index) };
  parentPort?.postMessage(told);
});
