import {
  type ArenaMatch,
  experiencedLeads,
  experienceOf,
  findBot,
  findEntrant,
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
import { serve } from "../threads.ts";

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
  /** How long is thought in matches to learn from, and to try out what was learnt from such; `null`: one look. */
  readonly thinking: Thinking | null;
}

type Piece = Float32Array | ArenaMatch | Sums;
type Player = (index: number) => Piece;

/** Makes ready for the matches of one number of seats. */
async function openWork({ kind, game, network, rival, seed, thinking }: TrainingWork, seats: number): Promise<Player> {
  const opened = (await findGame(game))?.open({ seats });
  const evaluation = await loadEvaluation<GameTypes>(game);
  // Students look at one world, which tells little about what was learnt from searches.
  const bot = thinking ? findEntrant(`scholar:${thinking.iterations}`) : findBot("student");
  if (!opened?.ok || !evaluation || !bot) throw new Error(`${game} cannot be trained with ${seats} seats`);
  const rules = opened.value;
  if (kind === "experience") return (index) => experienceOf(rules, evaluation, network, mixSeed(seed, index), thinking);
  if (kind === "thumb" && network) return (index) => thumbSumsOf(rules, evaluation, network, mixSeed(seed, index));
  const plain = plainJudge(rules);
  const { narrow = plain.narrow } = evaluation;
  const horizon = thinking?.horizon ?? plain.budgets.horizon;
  const judge = { ...plain, narrow, budgets: { ...plain.budgets, horizon } };
  // A student trusts a network here in place of rules of thumb.
  const trusting = (name: string, trusted: Network | null) => {
    const lead = trusted ? experiencedLeads(rules, evaluation, trusted) : judge.lead;
    return judgingBy(name, bot, { ...judge, glance: lead, lead });
  };
  const [trained, other] = [trusting("trained", network), trusting("rival", rival)];
  const lineup = Array.from({ length: seats }, (_, place) => (place === 0 ? trained : other));
  return (index) => playArenaMatch(rules, lineup, judge, seed, index);
}

serve(async (work: TrainingWork) => {
  const players = await Promise.all(work.seats.map((seats) => openWork(work, seats)));
  return (index) => at(players, index % players.length)(index);
});
