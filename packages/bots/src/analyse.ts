import {
  type Answer,
  asView,
  at,
  type Game,
  type GameRecord,
  type GameTypes,
  type Message,
  type Moment,
  mixSeed,
  type RecordFault,
  type Rules,
  replay,
  type Seat,
  type StateOf,
  seeded,
  yes,
} from "@gatehouse/engine";
import { type Decision, decisionOf } from "./bot.ts";
import type { Judge } from "./evaluation.ts";
import { loadJudge } from "./evaluations/index.ts";
import { leadOf } from "./lead.ts";
import { lookahead, SEEDS } from "./lookahead.ts";

/** What luck and decisions made of a match, in points of the lead. */
export interface Analysis {
  readonly seats: readonly SeatReview[];
  readonly steps: readonly StepReview[];
  /** The turn that brought the winner furthest; `null` for a match that is not over. */
  readonly turningPoint: TurningPoint | null;
}

export interface SeatReview {
  /** What all draws of the match, also those of others, brought the seat more than usual. */
  readonly luck: number;
  /** What its decisions gave away compared with the best that was found: 0 or less. */
  readonly decisions: number;
  readonly best: Highlight | null;
  readonly worst: Highlight | null;
}

/** One step; step 0 is the set-up. */
export interface StepReview {
  readonly step: number;
  readonly seat: Seat | null;
  /** Per seat the lead after the draws minus the lead to expect before them; `null` without draws. */
  readonly luck: readonly number[] | null;
  /** The lead by this action minus the lead by the best one; `null` without a choice. */
  readonly lost: number | null;
  /** The lead by this action minus the lead by a hasty choice. */
  readonly gained: number | null;
}

/** A decision that stands out. */
export interface Highlight {
  readonly step: number;
  /** The action in words. */
  readonly words: Message;
  readonly points: number;
}

/** The greatest change in favour of the winner within one turn. */
export interface TurningPoint extends Highlight {
  readonly seat: Seat;
  readonly winner: Seat;
  /** How likely the winner was to win before and after. */
  readonly chances: readonly [before: number, after: number];
}

/** So often a draw is repeated with other luck. */
const REPEATED = 24;
/** Worlds in which all actions are looked at, in which the best of them are compared, and in which two are weighed up. */
const GLANCES = 2;
const LOOKS = 6;
const WEIGHINGS = 12;
/** Actions that are compared. */
const SHORTLIST = 5;
/** A hasty choice is only as good as the action that so many of all are better than. */
const HASTE = 0.2;
/** Decisions that gained or lost less do not stand out. */
const NOTABLE = 0.2;

/**
 * Replays a record and reviews every draw and every decision of it. A draw is compared with other luck for the same action; a
 * decision with what else its seat could have done, by what it could see then. The same record gets the same review.
 */
export async function analyse<G extends GameTypes>(
  game: Game<G>,
  record: GameRecord<G>,
  tell?: (done: number, of: number) => void,
): Promise<Answer<Analysis, RecordFault<G>>> {
  const moments: Moment<G>[] = [];
  const replayed = replay(game, record, (moment) => moments.push(moment));
  if (!replayed.ok) return replayed;
  const { rules } = replayed.value;
  const judge = await loadJudge(game.id, rules);
  const steps = moments.map((moment, step): StepReview => {
    tell?.(step, moments.length);
    const before = step === 0 ? null : at(moments, step - 1).state;
    const luck = moment.draws.length > 0 ? luckOf(rules, judge, before, moment) : null;
    const choice = before && moment.played ? choiceOf(game, rules, judge, before, moment) : null;
    const seat = moment.played?.seat ?? null;
    return { step, seat, luck, lost: choice?.lost ?? null, gained: choice?.gained ?? null };
  });
  const seats = Array.from({ length: rules.options.seats }, (_, seat) => reviewOf(rules, moments, steps, seat));
  return yes({ seats, steps, turningPoint: turningPointOf(rules, judge, moments) });
}

/** Per seat what the draws of a step were worth compared with those that could have come. */
function luckOf<G extends GameTypes>(
  rules: Rules<G>,
  judge: Judge<G>,
  before: StateOf<G> | null,
  { step, played, state }: Moment<G>,
): number[] {
  const usual = leadsIn(rules, judge, state).map(() => 0);
  for (let repeated = 0; repeated < REPEATED; repeated += 1) {
    const chance = seeded(mixSeed(mixSeed(step, 7), repeated));
    const other = before && played ? rules.clone(before) : rules.setup(chance);
    if (before && played) rules.play(other, played.seat, played.action, chance);
    for (const [seat, lead] of leadsIn(rules, judge, other).entries()) usual[seat] = at(usual, seat) + lead / REPEATED;
  }
  return leadsIn(rules, judge, state).map((lead, seat) => lead - at(usual, seat));
}

function leadsIn<G extends GameTypes>({ options }: Rules<G>, judge: Judge<G>, state: StateOf<G>): number[] {
  const points = new Float64Array(options.seats);
  judge.estimate(state, points);
  return Array.from(points, (_, seat) => leadOf(points, seat));
}

/** How a decision compares with the best one, and with a hasty one; `null` if there was nothing to decide. */
function choiceOf<G extends GameTypes>(
  { notation }: Game<G>,
  rules: Rules<G>,
  judge: Judge<G>,
  before: StateOf<G>,
  { step, played }: Moment<G>,
): { readonly lost: number; readonly gained: number } | null {
  if (!played) return null;
  const decision = decisionOf(rules, before, played.seat, seeded(mixSeed(step, 11)), judge);
  const legal = decision.legalActions();
  if (legal.length === 1) return null;
  const written = notation.write(played.action);
  const chosen = legal.find((action) => notation.write(action) === written) ?? played.action;
  const others = judge.narrow(decision.view(), played.seat, legal).filter((action) => action !== chosen);
  if (others.length === 0) return null;
  const order = inOrder(decision, [chosen, ...others], GLANCES);
  const hasty = at(
    order.filter((action) => action !== chosen),
    Math.floor(HASTE * others.length),
  );
  const shortlist = order.slice(0, SHORTLIST);
  const best = at(inOrder(decision, shortlist.includes(chosen) ? shortlist : [...shortlist, chosen], LOOKS), 0);
  const lost = best === chosen ? 0 : Math.min(0, differenceOf(decision, chosen, best));
  return { lost, gained: lost < 0 ? 0 : differenceOf(decision, chosen, hasty) };
}

/** The actions in the order of what they lead to, in so many worlds. */
function inOrder<G extends GameTypes>(
  decision: Decision<G>,
  actions: readonly G["Action"][],
  worlds: number,
): G["Action"][] {
  const leads = leadsAfter(decision, actions, worlds).map(({ mean }) => mean);
  return [...actions.keys()].sort((a, b) => at(leads, b) - at(leads, a)).map((index) => at(actions, index));
}

/** How far one action leads beyond another, in worlds that neither was chosen by; what could be chance is nothing. */
function differenceOf<G extends GameTypes>(decision: Decision<G>, one: G["Action"], other: G["Action"]): number {
  const [difference] = leadsAfter(decision, [one], WEIGHINGS, other);
  if (!difference) return 0;
  const { mean, error } = difference;
  return Math.abs(mean) > error ? mean : 0;
}

/** The lead after each action on average, or how far it is beyond that after another, with its standard error. */
function leadsAfter<G extends GameTypes>(
  { rules, judge, seat, chance, view }: Decision<G>,
  actions: readonly G["Action"][],
  worlds: number,
  than?: G["Action"],
): { readonly mean: number; readonly error: number }[] {
  const seen = view();
  const { afterTurn } = lookahead(rules, judge.pointsAhead, judge.narrow);
  const sums = actions.map(() => ({ sum: 0, squares: 0 }));
  for (let each = 0; each < worlds; each += 1) {
    const luck = chance.pick(SEEDS);
    const world = rules.determinize(seen, seat, seeded(luck));
    const base = than ? afterTurn(world, seat, than, luck) : 0;
    for (const [index, action] of actions.entries()) {
      const lead = afterTurn(world, seat, action, luck) - base;
      const so = at(sums, index);
      so.sum += lead;
      so.squares += lead * lead;
    }
  }
  return sums.map(({ sum, squares }) => {
    const mean = sum / worlds;
    return { mean, error: Math.sqrt(Math.max(0, squares / worlds - mean * mean) / worlds) };
  });
}

function reviewOf<G extends GameTypes>(
  rules: Rules<G>,
  moments: readonly Moment<G>[],
  steps: readonly StepReview[],
  seat: Seat,
): SeatReview {
  const own = steps.filter((step) => step.seat === seat);
  const extreme = (points: (step: StepReview) => number) => {
    const found = own.reduce<StepReview | null>((top, step) => (top && points(top) >= points(step) ? top : step), null);
    return found && points(found) > NOTABLE ? found : null;
  };
  const best = extreme(({ gained }) => gained ?? 0);
  const worst = extreme(({ lost }) => -(lost ?? 0));
  return {
    luck: steps.reduce((sum, { luck }) => sum + (luck?.[seat] ?? 0), 0),
    decisions: own.reduce((sum, { lost }) => sum + (lost ?? 0), 0),
    best: best && { step: best.step, words: wordsOf(rules, moments, best.step), points: best.gained ?? 0 },
    worst: worst && { step: worst.step, words: wordsOf(rules, moments, worst.step), points: worst.lost ?? 0 },
  };
}

/** The action of a step, in the words in which its seat was offered it. */
function wordsOf<G extends GameTypes>(rules: Rules<G>, moments: readonly Moment<G>[], step: number): Message {
  const { played } = at(moments, step);
  if (!played) throw new Error("the set-up has no action");
  return rules.words.action(rules.view(at(moments, step - 1).state, played.seat), played.action);
}

function turningPointOf<G extends GameTypes>(
  rules: Rules<G>,
  judge: Judge<G>,
  moments: readonly Moment<G>[],
): TurningPoint | null {
  const winner = rules.result(asView<G>(at(moments, moments.length - 1).state))?.ranks.indexOf(1) ?? -1;
  if (winner < 0) return null;
  const leads = moments.map(({ state }) => at(leadsIn(rules, judge, state), winner));
  let top: { readonly first: number; readonly last: number; readonly points: number } | null = null;
  for (let first = 1; first < moments.length; ) {
    const last = lastOfTurn(moments, first);
    const points = at(leads, last) - at(leads, first - 1);
    if (!top || points > top.points) top = { first, last, points };
    first = last + 1;
  }
  if (!top) return null;
  const { first, last, points } = top;
  const gain = (step: number) => at(leads, step) - at(leads, step - 1);
  let step = first;
  for (let next = first; next <= last; next += 1) if (gain(next) > gain(step)) step = next;
  const chances = [
    chanceIn(judge, at(moments, first - 1), winner),
    chanceIn(judge, at(moments, last), winner),
  ] as const;
  const seat = at(moments, first).played?.seat ?? winner;
  return { step, words: wordsOf(rules, moments, step), points, seat, winner, chances };
}

/** The last step of the turn that a step belongs to: the same seat goes on. */
function lastOfTurn<G extends GameTypes>(moments: readonly Moment<G>[], first: number): number {
  let last = first;
  while (moments[last + 1]?.played?.seat === at(moments, first).played?.seat && last + 1 < moments.length) last += 1;
  return last;
}

function chanceIn<G extends GameTypes>(judge: Judge<G>, { state }: Moment<G>, seat: Seat): number {
  return at(judge.chances(state), seat);
}
