import { at, type GameTypes, type Message, type Seat, type StateOf } from "@gatehouse/engine";
import type { Decision } from "./bot.ts";
import { aheadOf, meanLeadOf, type Prospect, prospectsOf, scoresIn } from "./outlook.ts";
import { keyOf, search } from "./search.ts";

/** An action that can be recommended. */
export interface Advice<G extends GameTypes> {
  readonly action: G["Action"];
  /** By how many points the seat may expect to be ahead. */
  readonly lead: number;
  /** How likely it is to win, from 0 to 1. */
  readonly chance: number;
  /** What speaks for the action, the weightiest first. */
  readonly reasons: readonly Reason[];
}

/** Something that speaks for an action, and how many points it is worth compared with other actions. */
export interface Reason {
  readonly message: Message;
  readonly points: number;
}

/** How thoroughly an explanation is worked out. */
export interface ExplainOptions {
  /** Iterations of the search; by default as many as a scholar has. */
  readonly iterations?: number;
  /** Actions that are recommended at most. */
  readonly most?: number;
}

/** Worlds in which actions are compared, and actions that an action is compared with. */
const WORLDS = 8;
const COMPARED = 12;
/** So many reasons are told, and none that is worth less than this many points or than this part of the weightiest. */
const MOST_REASONS = 3;
const LEAST_POINTS = 0.05;
const LEAST_PART = 0.2;

/** The best few actions of a decision, best first, each with what it promises and what speaks for it. */
export function explain<G extends GameTypes>(
  game: string,
  decision: Decision<G>,
  { iterations = decision.judge.budgets.scholar, most = 3 }: ExplainOptions = {},
): Advice<G>[] {
  const found = weighed(decision, iterations);
  const best = found.slice(0, most).filter(({ visits }, index) => visits > 0 || index === 0);
  const compared = [...best, ...othersOf(found.slice(best.length))].map(({ action }) => action);
  const prospects = prospectsOf(decision, compared, WORLDS);
  const strengths = prospects.map((each) => strengthsOf(decision, each));
  const usual = usualOf(compared, strengths);
  return best.map(({ action, outlook }, index) => {
    const seen = at(prospects, index);
    const { lead, chance } = outlook ?? {
      lead: meanLeadOf(seen, decision.seat),
      chance: seen.reduce((sum, { state }) => sum + chanceIn(decision, state), 0) / seen.length,
    };
    return { action, lead, chance, reasons: reasonsOf(game, at(strengths, index), usual) };
  });
}

interface Weighed<G extends GameTypes> {
  readonly action: G["Action"];
  readonly visits: number;
  /** What the search has seen to come of it. It goes by points and victory as one; people are told the two apart. */
  readonly outlook: { readonly lead: number; readonly chance: number } | null;
}

/** All actions, the best first. A search says nothing of a decision without a choice. */
function weighed<G extends GameTypes>(decision: Decision<G>, iterations: number): Weighed<G>[] {
  const { judge, seat } = decision;
  const legal = decision.legalActions();
  if (legal.length === 1) return [{ action: at(legal, 0), visits: 0, outlook: null }];
  const ends = new Map<string, { lead: number; chance: number; visits: number }>();
  const found = search(decision, iterations, undefined, (action, end) => {
    const sums = ends.get(keyOf(action)) ?? { lead: 0, chance: 0, visits: 0 };
    sums.lead += judge.pointsAhead(end, seat);
    sums.chance += chanceIn(decision, end);
    sums.visits += 1;
    ends.set(keyOf(action), sums);
  });
  return found.map(({ action, visits }) => {
    const sums = ends.get(keyOf(action));
    return {
      action,
      visits,
      outlook: sums ? { lead: sums.lead / sums.visits, chance: sums.chance / sums.visits } : null,
    };
  });
}

/** Actions to compare with: of every type some, from all over the list. */
function othersOf<G extends GameTypes>(found: readonly Weighed<G>[]): Weighed<G>[] {
  const types = [...Map.groupBy(found, ({ action }) => action.type).values()];
  return types.flatMap((each) => spreadOut(each, Math.ceil(COMPARED / types.length)));
}

/** So many of a list, from all over it. */
function spreadOut<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, (_, index) => at(list, Math.floor((index * list.length) / count)));
}

/** How likely the seat is to win. */
function chanceIn<G extends GameTypes>({ judge, seat }: Decision<G>, state: StateOf<G>): number {
  return at(judge.chances(state), seat);
}

/** By topic what the seat is ahead by, on average over some prospects. */
type Strengths = ReadonlyMap<string, number>;

/** The topic of the points that are there already. */
const POINTS = "points";

function strengthsOf<G extends GameTypes>({ rules, judge, seat }: Decision<G>, prospects: readonly Prospect<G>[]) {
  const strengths = new Map<string, number>();
  const add = (topic: string, points: number) =>
    strengths.set(topic, (strengths.get(topic) ?? 0) + points / prospects.length);
  for (const { state } of prospects) {
    add(POINTS, aheadOf(scoresIn(rules, state), seat));
    const contributions = judge.contributions(state);
    if (!contributions) continue;
    const count = judge.features.length;
    for (const [index, feature] of judge.features.entries())
      add(topicOf(feature), aheadOf(column(contributions, index, count), seat));
  }
  return strengths;
}

/** One number of each seat. */
function column(contributions: Float64Array, index: number, count: number): number[] {
  const numbers: number[] = [];
  for (let next: Seat = index; next < contributions.length; next += count) numbers.push(contributions[next] ?? 0);
  return numbers;
}

/**
 * What a feature is about: the first word of its name. Features of one topic measure nearly the same, so that training shares
 * the weight out among them at will: only together do they mean something.
 */
export function topicOf(feature: string): string {
  return feature.split("-", 1)[0] ?? feature;
}

/** The average over the types of actions, so that a single other way to go on counts as much as many of one kind. */
function usualOf(actions: readonly { readonly type: string }[], strengths: readonly Strengths[]): Strengths {
  const usual = new Map<string, number>();
  const types = [...Map.groupBy(actions.keys(), (index) => at(actions, index).type).values()];
  for (const indices of types)
    for (const index of indices)
      for (const [topic, strength] of at(strengths, index))
        usual.set(topic, (usual.get(topic) ?? 0) + strength / indices.length / types.length);
  return usual;
}

/** What an action has more of than is usual. */
function reasonsOf(game: string, own: Strengths, usual: Strengths): Reason[] {
  const reasons = [...own].map(([topic, strength]) => {
    const key = topic === POINTS ? "reason.points" : `reason.${game}.${topic}`;
    return { message: { key }, points: strength - (usual.get(topic) ?? 0) };
  });
  const best = reasons.reduce((most, { points }) => Math.max(most, points), 0);
  return reasons
    .filter(({ points }) => points >= Math.max(LEAST_POINTS, LEAST_PART * best))
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST_REASONS);
}
