import { asView, at, type Chance, type GameTypes, type Seat, type StateOf, seeded } from "@gatehouse/engine";
import type { Decision } from "./bot.ts";
import { LONGEST_TURN, type Lookahead, lookahead, SEEDS } from "./lookahead.ts";

/** An action as the search sees it. `first` is its lead at first sight, which counts as some visits; NaN if it was never looked at. */
interface Branch<G extends GameTypes> {
  readonly action: G["Action"];
  first: number;
  visits: number;
  /** Sum of the leads that were found behind it, of the seat that chooses. */
  leads: number;
  /** What came after it; `null` until it was tried. */
  next: Crossing<G> | null;
  /** The visit of its crossing in which it was last legal. */
  seen: number;
}

/** A decision of some seat. In other worlds other actions may be legal, all of them are kept. */
export interface Crossing<G extends GameTypes> {
  readonly branches: Map<string, Branch<G>>;
  /** The same, the best at first sight first. */
  readonly order: Branch<G>[];
  visits: number;
}

/** What the search has found out about one action. */
export interface Finding<G extends GameTypes> {
  readonly action: G["Action"];
  readonly visits: number;
  /** The lead to expect, in points. */
  readonly lead: number;
}

/** Is shown every iteration: the action it began with, and the position that was judged in the end. */
export type Witness<G extends GameTypes> = (action: G["Action"], end: StateOf<G>) => void;

/** How many visits the first sight of an action counts as. */
export const TRUST = 3;
/** How much rarely tried actions are preferred. */
const CURIOSITY = 1;
/** Leads that differ by so many points are clearly different. */
const SCALE = 2;
/** Of all actions in the order of first sight so many are tried at first; more with the root of the visits. */
const WIDTH = 6;
/** At the decision itself so many actions are tried so often before the search is free to choose. */
const CLOSER_LOOK = 6;
const TRIES = 2;

/**
 * Searches by playing matches on in worlds that fit what the seat sees, one after the other; the tree is shared by
 * all (information-set search). Every seat goes for its own lead. Good actions at first sight are tried first and more often.
 * A new place is judged at the end of its turn, or all of them at the same moment, as the horizon of the judge says.
 * The findings come in the order in which they are to be preferred.
 */
export function search<G extends GameTypes>(
  decision: Decision<G>,
  iterations: number,
  root = newCrossing<G>(),
  witness?: Witness<G>,
): Finding<G>[] {
  const { rules, seat, chance, judge } = decision;
  const view = decision.view();
  const ahead = lookahead(rules, judge.lead, judge.narrow);
  const leads = new Float64Array(rules.options.seats);
  const iterate = (begin: Branch<G> | null) => {
    const luck = seeded(chance.pick(SEEDS));
    const world = rules.determinize(view, seat, luck);
    const begun = explore(decision, root, begin, world, luck, ahead, leads);
    witness?.(begun, world);
  };
  for (const branch of openingOf(decision, view, root, ahead)) iterate(branch);
  settle(root);
  for (let left = iterations; left > 0 && !isSettled(root, left); left -= 1) iterate(null);
  const findings = root.order.map((branch) => ({
    action: branch.action,
    visits: branch.visits,
    lead: leadBehind(branch),
  }));
  return findings.sort(byPreference);
}

/** Whether what was tried most often stays so, whatever the iterations that are left try. */
function isSettled<G extends GameTypes>({ order }: Crossing<G>, left: number): boolean {
  let [most, second] = [0, 0];
  for (const { visits } of order)
    if (visits > most) [most, second] = [visits, most];
    else if (visits > second) second = visits;
  return most - second > left;
}

/** What was tried most often comes first: a search returns to what promises most. */
export function byPreference<G extends GameTypes>(a: Finding<G>, b: Finding<G>): number {
  return b.visits - a.visits || b.lead - a.lead;
}

/** The beginning of a tree. */
export function newCrossing<G extends GameTypes>(): Crossing<G> {
  return { branches: new Map(), order: [], visits: 0 };
}

function leadBehind<G extends GameTypes>({ leads, first, visits }: Branch<G>): number {
  return (leads + TRUST * first) / (visits + TRUST);
}

/** The actions to begin with: the best at first sight in one world, each several times. */
function openingOf<G extends GameTypes>(
  { rules, seat, chance, judge, legalActions }: Decision<G>,
  view: G["View"],
  root: Crossing<G>,
  { after }: Lookahead<G>,
): Branch<G>[] {
  const luck = chance.pick(SEEDS);
  const world = rules.determinize(view, seat, seeded(luck));
  addBranches(root, judge.narrow(view, seat, legalActions()), (action) => after(world, seat, action, luck));
  const best = root.order.slice(0, CLOSER_LOOK);
  return Array.from({ length: TRIES }, () => best).flat();
}

/** What was found behind the actions of the opening is their first sight from now on. */
function settle<G extends GameTypes>({ order }: Crossing<G>): void {
  let least = Number.POSITIVE_INFINITY;
  for (const branch of order)
    if (branch.visits > 0) {
      branch.first = branch.leads / branch.visits;
      least = Math.min(least, branch.first);
    }
  // First sights of two kinds cannot be compared: the other actions stay behind.
  for (const branch of order) if (branch.visits === 0) branch.first = Math.min(branch.first, least - 1);
  order.sort(byFirstSight);
}

/**
 * One way through the tree to a new place and on to the end of the turn there; what is found then is told to all on the way.
 * `begin` is the action to begin with; without it the first one is chosen like all others. Answers which it was.
 */
function explore<G extends GameTypes>(
  { rules, judge, seat: own }: Decision<G>,
  root: Crossing<G>,
  begin: Branch<G> | null,
  state: StateOf<G>,
  luck: Chance,
  ahead: Lookahead<G>,
  leads: Float64Array,
): G["Action"] {
  const view = asView<G>(state);
  const way: { readonly branch: Branch<G>; readonly seat: Seat }[] = [];
  let crossing = root;
  // Whose turn is the last to be played; nobody's yet while all places were visited before.
  let lastTurn: Seat | null = judge.budgets.horizon === "further" ? null : own;
  let beyond = 0;
  for (;;) {
    const seat = rules.actors(view)[0];
    if (seat === undefined || (lastTurn !== null && (seat !== lastTurn || beyond === LONGEST_TURN))) break;
    if (lastTurn !== null) beyond += 1;
    const legal = judge.narrow(view, seat, rules.legalActions(view, seat));
    const seed = luck.pick(SEEDS);
    crossing.visits += 1;
    addBranches(crossing, legal, (action) => ahead.after(state, seat, action, seed));
    const branch = crossing === root && begin ? begin : choose(crossing);
    ahead.act(state, seat, branch.action, luck);
    // What leaves no choice tells nothing.
    if (legal.length > 1 || crossing === root) {
      way.push({ branch, seat });
      if (branch.visits === 0) lastTurn ??= seat;
    }
    branch.next ??= newCrossing();
    crossing = branch.next;
  }
  leads.fill(Number.NaN);
  for (const { branch, seat } of way) {
    branch.visits += 1;
    let lead = leads[seat] ?? Number.NaN;
    if (Number.isNaN(lead)) {
      lead = judge.lead(state, seat);
      leads[seat] = lead;
    }
    branch.leads += lead;
  }
  return at(way, 0).branch.action;
}

/** Notes which actions are legal now; a new one gets a branch in the order of first sight, and a single one need not be looked at. */
function addBranches<G extends GameTypes>(
  { branches, order, visits }: Crossing<G>,
  legal: readonly G["Action"][],
  firstSight: (action: G["Action"]) => number,
): void {
  let isInOrder = true;
  for (const action of legal) {
    const key = keyOf(action);
    let branch = branches.get(key);
    if (!branch) {
      branch = { action, first: Number.NaN, visits: 0, leads: 0, next: null, seen: visits };
      branches.set(key, branch);
      order.push(branch);
    }
    branch.seen = visits;
    if (legal.length === 1 || !Number.isNaN(branch.first)) continue;
    branch.first = firstSight(action);
    isInOrder = false;
  }
  if (!isInOrder) order.sort(byFirstSight);
}

/** What was never looked at comes last. */
function byFirstSight<G extends GameTypes>(a: Branch<G>, b: Branch<G>): number {
  if (Number.isNaN(a.first)) return Number.isNaN(b.first) ? 0 : 1;
  return Number.isNaN(b.first) ? -1 : b.first - a.first;
}

/** Of the branches that are legal now: weighs what was found behind each against how little is known of it. */
function choose<G extends GameTypes>({ order, visits }: Crossing<G>): Branch<G> {
  const root = Math.sqrt(visits);
  let left = Math.floor(WIDTH + root);
  let best: Branch<G> | null = null;
  let top = Number.NEGATIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const branch of order) {
    if (branch.seen !== visits) continue;
    if (!best) [best, top] = [branch, branch.first];
    const doubt = 1 + (top - branch.first) / SCALE;
    const worth = leadBehind(branch) + (CURIOSITY * SCALE * root) / ((1 + branch.visits) * doubt * doubt);
    if (worth > most) [best, most] = [branch, worth];
    left -= 1;
    if (left === 0) break;
  }
  if (!best) throw new Error("nothing is legal");
  return best;
}

/** Actions are flat: their values in order tell them apart. */
export function keyOf(action: object): string {
  let key = "";
  for (const value of Object.values(action)) key += `${value},`;
  return key;
}
