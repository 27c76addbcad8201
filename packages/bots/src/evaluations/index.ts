import type { GameTypes, Rules } from "@gatehouse/engine";
import { type Budgets, type Evaluation, type Judge, judgeBy, plainJudge, type Weights } from "../evaluation.ts";
import type { Network } from "../network.ts";

/** An evaluation with rules of thumb per number of seats, and with the network that `gatehouse train` has taught. */
interface Trained {
  readonly evaluation: Evaluation<never>;
  readonly weights: { readonly [seats: string]: Weights };
  readonly network: Network;
  /** The horizon that has proved best, and iterations that take about 20 ms for a scholar and 150 ms for a master on one core of a server. */
  readonly budgets: Budgets;
}

/** Per game how to load its evaluation; a new game is one line here. */
const TRAINED: { readonly [game: string]: () => Promise<Trained> } = {
  "kings-gate": async () => ({
    evaluation: (await import("./kings-gate.ts")).kingsGate,
    weights: (await import("./weights/kings-gate.json", { with: { type: "json" } })).default as never,
    network: (await import("./networks/kings-gate.json", { with: { type: "json" } })).default,
    budgets: { horizon: "further", scholar: 200, master: 1500 },
  }),
  "dragon-island": async () => ({
    evaluation: (await import("./dragon-island.ts")).dragonIsland,
    weights: (await import("./weights/dragon-island.json", { with: { type: "json" } })).default as never,
    network: (await import("./networks/dragon-island.json", { with: { type: "json" } })).default,
    budgets: { horizon: "own-turn", scholar: 6, master: 110 },
  }),
  "dragonsgate-college": async () => ({
    evaluation: (await import("./dragonsgate-college.ts")).dragonsgateCollege,
    weights: (await import("./weights/dragonsgate-college.json", { with: { type: "json" } })).default as never,
    network: (await import("./networks/dragonsgate-college.json", { with: { type: "json" } })).default,
    budgets: { horizon: "own-turn", scholar: 260, master: 3200 },
  }),
};

/** The games that have an evaluation. */
export const EVALUATED: readonly string[] = Object.keys(TRAINED);

/** The evaluation of a game, if it has one. */
export async function loadEvaluation<G extends GameTypes>(game: string): Promise<Evaluation<G> | null> {
  const trained = await TRAINED[game]?.();
  return (trained?.evaluation as unknown as Evaluation<G>) ?? null;
}

/**
 * The judge of a game; without an evaluation it goes by the points so far. Training gives it another network, or none yet.
 */
export async function loadJudge<G extends GameTypes>(
  game: string,
  rules: Rules<G>,
  network?: Network | null,
): Promise<Judge<G>> {
  const trained = await TRAINED[game]?.();
  const weights = trained?.weights[rules.options.seats];
  if (!trained || !weights) return plainJudge(rules);
  const evaluation = trained.evaluation as unknown as Evaluation<G>;
  return judgeBy(rules, evaluation, weights, network === undefined ? trained.network : network, trained.budgets);
}
