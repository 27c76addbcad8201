import { mixSeed, seeded } from "./chance.ts";
import type { Game, GameTypes, Rules, StateOf } from "./contract.ts";
import { asView, fingerprint } from "./tools.ts";

/** How many lines of play there are at one depth, and a digest of all their actions in the order they are listed. */
export interface PerftRow {
  readonly depth: number;
  readonly lines: number;
  readonly order: string;
}

/** Counts all lines of play down to a depth. Each node has its own seeded luck, so counts and order are reproducible. */
export function perft<G extends GameTypes>(game: Game<G>, rules: Rules<G>, seed: number, depth: number): PerftRow[] {
  const listed: string[][] = Array.from({ length: depth }, () => []);
  descend(game, rules, rules.setup(seeded(seed)), seed, depth, listed);
  return listed.map((lines, i) => ({ depth: i + 1, lines: lines.length, order: fingerprint(lines).slice(0, 16) }));
}

function descend<G extends GameTypes>(
  game: Game<G>,
  rules: Rules<G>,
  state: StateOf<G>,
  seed: number,
  depth: number,
  listed: string[][],
): void {
  if (depth === 0) return;
  const view = asView<G>(state);
  let position = 0;
  for (const seat of rules.actors(view)) {
    for (const action of rules.legalActions(view, seat)) {
      listed[listed.length - depth]?.push(`${seat} ${game.notation.write(action)}`);
      const child = rules.clone(state);
      const childSeed = mixSeed(seed, position);
      rules.play(child, seat, action, seeded(childSeed));
      descend(game, rules, child, childSeed, depth - 1, listed);
      position += 1;
    }
  }
}
