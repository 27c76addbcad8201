import { asView, at, canonical, type GameTypes, mixSeed, noted, seeded } from "@gatehouse/engine";
import type { Bot, Decision, Memory } from "./bot.ts";
import { SEEDS } from "./lookahead.ts";
import { byPreference, type Crossing, type Finding, keyOf, newCrossing, search, TRUST } from "./search.ts";

/**
 * Into how many parts a level divides its search. It is never the number of threads: what is found depends on the parts, and
 * bots are to play the same moves on every machine.
 */
const PARTS = { scholar: 1, master: 2 } as const;

/**
 * A search in parts that know nothing of each other, each with its share of the iterations and with luck and a tree of its own.
 * Whether one thread does them in turn or several do them at the same time, they find the same.
 */
export interface SharedSearch<G extends GameTypes> {
  readonly parts: number;
  /** Does one of the parts, in this thread. */
  find(part: number): Finding<G>[];
  /** The action that all parts together prefer; their findings come in the order of the parts. */
  best(found: readonly (readonly Finding<G>[])[]): G["Action"];
  /** Keeps what the parts that were done here know of the action that was chosen: the next search goes on from it. */
  keep(action: G["Action"]): void;
}

/** A bot that searches with as many iterations as the judge of the game grants its level, or with others. */
export function searcher(name: keyof typeof PARTS, iterations?: number): Bot {
  const parts = PARTS[name];
  const begin = <G extends GameTypes>(decision: Decision<G>, memory: Memory) =>
    shared(decision, memory, parts, iterations ?? decision.judge.budgets[name]);
  return {
    name,
    choose(decision, memory = {}) {
      const legal = decision.legalActions();
      if (legal.length === 1) return at(legal, 0);
      const { find, best, keep } = begin(decision, memory);
      const action = best(Array.from({ length: parts }, (_, part) => find(part)));
      keep(action);
      return action;
    },
    share: (decision, memory) => (parts > 1 && decision.legalActions().length > 1 ? begin(decision, memory) : null),
  };
}

function shared<G extends GameTypes>(
  decision: Decision<G>,
  memory: Memory,
  parts: number,
  iterations: number,
): SharedSearch<G> {
  const seed = decision.chance.pick(SEEDS);
  const kept = keptIn<G>(memory);
  const done = new Map<number, { readonly own: Decision<G>; readonly root: Crossing<G> }>();
  return {
    parts,
    find(part) {
      const own = { ...decision, chance: seeded(mixSeed(seed, part)) };
      const root = recall(own, kept.get(part)) ?? newCrossing<G>();
      done.set(part, { own, root });
      return search(own, Math.floor((iterations + part) / parts), root);
    },
    best: (found) => at(merged(found), 0).action,
    keep(action) {
      for (const [part, { own, root }] of done) kept.set(part, keptOf(own, action, root));
    },
  };
}

/** What several searches of one decision have found together, in the order in which it is to be preferred. */
export function merged<G extends GameTypes>(found: readonly (readonly Finding<G>[])[]): Finding<G>[] {
  const byAction = Map.groupBy(found.flat(), ({ action }) => keyOf(action));
  const findings = Array.from(byAction.values(), (same) => {
    const visits = same.reduce((sum, each) => sum + each.visits, 0);
    // The first sight of each search is part of its lead, and counts as some visits there.
    const leads = same.reduce((sum, each) => sum + each.lead * (each.visits + TRUST), 0);
    return { action: at(same, 0).action, visits, lead: leads / (visits + same.length * TRUST) };
  });
  return findings.sort(byPreference);
}

/** What is kept between two decisions of a seat: the tree behind its action, and what it will see when it goes on from there. */
interface Kept<G extends GameTypes> {
  readonly view: string;
  readonly crossing: Crossing<G>;
}

/** What a memory keeps of each part. */
function keptIn<G extends GameTypes>(memory: Memory): Map<number, Kept<G> | null> {
  memory.kept ??= new Map();
  // A memory belongs to one seat of one match, so that what is in it is of this game.
  return memory.kept as Map<number, Kept<G> | null>;
}

/** The tree behind the action, if nothing else can happen before the seat decides again: no luck, no other seat. */
function keptOf<G extends GameTypes>(
  { rules, seat, chance, view }: Decision<G>,
  action: G["Action"],
  root: Crossing<G>,
): Kept<G> | null {
  const crossing = root.branches.get(keyOf(action))?.next;
  if (!crossing) return null;
  const world = rules.determinize(view(), seat, chance);
  const luck = noted(seeded(0));
  rules.play(world, seat, action, luck);
  if (luck.draws.length > 0 || rules.actors(asView<G>(world))[0] !== seat) return null;
  return { view: canonical(rules.view(world, seat)), crossing };
}

function recall<G extends GameTypes>({ view }: Decision<G>, kept: Kept<G> | null | undefined): Crossing<G> | null {
  return kept && kept.view === canonical(view()) ? kept.crossing : null;
}
