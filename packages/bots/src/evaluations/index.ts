import type { GameTypes, Rules } from "@gatehouse/engine";
import { type Budgets, type Evaluation, type Judge, judgeBy, plainJudge, type Weights } from "../evaluation.ts";
import type { Network } from "../network.ts";

/** Where the bots of a game have their knowledge from; each is loaded when it is needed. */
interface Knowledge {
  evaluation(): Promise<Evaluation<never>>;
  /** Rules of thumb, per number of seats. */
  weights(): Promise<{ readonly [seats: string]: Weights }>;
  /** What `gatehouse train` has taught. */
  network(): Promise<Network>;
  /**
   * The horizon and the worth of a victory that have proved best, and iterations that take about 20 ms for a scholar and 150 ms
   * for a master on one core of a server.
   */
  readonly budgets: Budgets;
}

/** What the bots of each game know; a new game is one entry here. */
const KNOWLEDGE: { readonly [game: string]: Knowledge } = {
  "kings-gate": {
    evaluation: async () => (await import("./kings-gate.ts")).kingsGate,
    weights: async () => (await import("./weights/kings-gate.json", { with: { type: "json" } })).default as never,
    network: async () => (await import("./networks/kings-gate.json", { with: { type: "json" } })).default,
    budgets: { horizon: "further", victory: 12, scholar: 70, master: 560 },
  },
  "dragon-island": {
    evaluation: async () => (await import("./dragon-island.ts")).dragonIsland,
    weights: async () => (await import("./weights/dragon-island.json", { with: { type: "json" } })).default as never,
    network: async () => (await import("./networks/dragon-island.json", { with: { type: "json" } })).default,
    budgets: { horizon: "own-turn", victory: 4, scholar: 150, master: 1500 },
  },
  "dragonsgate-college": {
    evaluation: async () => (await import("./dragonsgate-college.ts")).dragonsgateCollege,
    weights: async () =>
      (await import("./weights/dragonsgate-college.json", { with: { type: "json" } })).default as never,
    network: async () => (await import("./networks/dragonsgate-college.json", { with: { type: "json" } })).default,
    budgets: { horizon: "own-turn", victory: 4, scholar: 170, master: 1750 },
  },
};

/** The games that have an evaluation. */
export const EVALUATED: readonly string[] = Object.keys(KNOWLEDGE);

/** The evaluation of a game, if it has one. */
export async function loadEvaluation<G extends GameTypes>(game: string): Promise<Evaluation<G> | null> {
  return ((await KNOWLEDGE[game]?.evaluation()) as unknown as Evaluation<G> | undefined) ?? null;
}

/** The network of a game, if it has one. */
export async function loadNetwork(game: string): Promise<Network | null> {
  return (await KNOWLEDGE[game]?.network()) ?? null;
}

/** The judge of a game; without an evaluation it goes by the points so far. Training gives it another network, or none yet. */
export async function loadJudge<G extends GameTypes>(
  game: string,
  rules: Rules<G>,
  taught?: Network | null,
): Promise<Judge<G>> {
  const evaluation = await loadEvaluation<G>(game);
  const knowledge = KNOWLEDGE[game];
  const weights = (await knowledge?.weights())?.[rules.options.seats];
  if (!knowledge || !evaluation || !weights) return plainJudge(rules);
  const network = taught === undefined ? await knowledge.network() : taught;
  return judgeBy(rules, evaluation, weights, network, knowledge.budgets);
}
