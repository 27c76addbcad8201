import {
  asView,
  at,
  type Chance,
  type GameTypes,
  type Rules,
  type Seat,
  type StateOf,
  seeded,
} from "@gatehouse/engine";
import type { Bot, Decision } from "./bot.ts";
import { SEEDS } from "./lookahead.ts";

/** An action that was tried so often, and how many matches were won behind it by the seat that chose it. */
interface Try<G extends GameTypes> {
  readonly action: G["Action"];
  readonly next: Node<G>;
  visits: number;
  wins: number;
}

type Node<G extends GameTypes> = Map<string, Try<G>>;

/** How much rarely tried actions are preferred: the constant of UCB1. */
const EXPLORATION = Math.SQRT2;
/** A match that is longer is taken to have no end. */
const LONGEST_MATCH = 20_000;

/**
 * The plain search that textbooks describe, to measure ours against: a new world for each iteration, UCB1, random play to the
 * end of the match, nothing known of the game. No level of the games: it needs logarithms, which differ from machine to machine.
 */
export function uct(iterations: number): Bot {
  return {
    name: "uct",
    choose<G extends GameTypes>(decision: Decision<G>) {
      const legal = decision.legalActions();
      if (legal.length === 1) return at(legal, 0);
      const root: Node<G> = new Map();
      for (let iteration = 0; iteration < iterations; iteration += 1) iterate(decision, root);
      return at(
        [...root.values()].sort((a, b) => b.visits - a.visits),
        0,
      ).action;
    },
  };
}

function iterate<G extends GameTypes>({ rules, seat: own, chance, view }: Decision<G>, root: Node<G>): void {
  const luck = seeded(chance.pick(SEEDS));
  const state = rules.determinize(view(), own, luck);
  const way: { readonly tried: Try<G>; readonly seat: Seat }[] = [];
  let node = root;
  for (;;) {
    const seat = rules.actors(asView<G>(state))[0];
    if (seat === undefined) break;
    const tried = descend(node, rules.legalActions(asView<G>(state), seat), luck);
    rules.play(state, seat, tried.action, luck);
    way.push({ tried, seat });
    if (tried.visits === 0) break;
    node = tried.next;
  }
  playAtRandom(rules, state, luck);
  const ranks = rules.result(asView<G>(state))?.ranks ?? [];
  const winners = ranks.filter((rank) => rank === 1).length;
  for (const { tried, seat } of way) {
    tried.visits += 1;
    tried.wins += ranks[seat] === 1 ? 1 / winners : 0;
  }
}

/** An action that was never tried in this place, any of them; once there is none, the one of the greatest bound. */
function descend<G extends GameTypes>(node: Node<G>, legal: readonly G["Action"][], luck: Chance): Try<G> {
  const known = legal.map((action) => node.get(keyOf(action)));
  const fresh = legal.filter((_action, index) => known[index] === undefined);
  if (fresh.length > 0) {
    const action = at(fresh, luck.pick(fresh.length));
    const tried: Try<G> = { action, next: new Map(), visits: 0, wins: 0 };
    node.set(keyOf(action), tried);
    return tried;
  }
  const tries = known.filter((tried) => tried !== undefined);
  const visits = Math.log(tries.reduce((sum, tried) => sum + tried.visits, 0));
  const bound = (tried: Try<G>) => tried.wins / tried.visits + EXPLORATION * Math.sqrt(visits / tried.visits);
  return tries.reduce((best, tried) => (bound(tried) > bound(best) ? tried : best));
}

function playAtRandom<G extends GameTypes>(rules: Rules<G>, state: StateOf<G>, luck: Chance): void {
  for (let played = 0; played < LONGEST_MATCH; played += 1) {
    const seat = rules.actors(asView<G>(state))[0];
    if (seat === undefined) return;
    const legal = rules.sample ? [] : rules.legalActions(asView<G>(state), seat);
    const action = rules.sample?.(state, seat, luck) ?? at(legal, luck.pick(legal.length));
    rules.play(state, seat, action, luck);
  }
}

function keyOf(action: object): string {
  return Object.values(action).join(",");
}
