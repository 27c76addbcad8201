import {
  type AnyGame,
  at,
  type Chance,
  type GameTypes,
  type Messages,
  mixSeed,
  noted,
  type OptionSpec,
  type Rules,
  type Seat,
  type StateOf,
  seeded,
} from "@gatehouse/engine";
import fc from "fast-check";
import { Position, type Trial, tryOut } from "./position.ts";
import { actionKey } from "./same.ts";

/** Rules whose types a test need not know. */
export type AnyRules = Rules<GameTypes>;
/** A state whose type a test need not know. */
export type AnyState = StateOf<GameTypes>;
/** A view whose type a test need not know. */
export type AnyView = GameTypes["View"];
/** An action whose type a test need not know. */
export type AnyAction = GameTypes["Action"];
/** An event whose type a test need not know. */
export type AnyEvent = GameTypes["Event"];

/** What fixes a whole random game: its options, its luck, and which of the legal actions are chosen first. */
export interface Plan {
  readonly options: { readonly [name: string]: unknown };
  readonly seed: number;
  readonly choices: readonly number[];
}

/** A step of a walk just before it is played. */
export interface Turn {
  readonly index: number;
  readonly position: Position;
  readonly seat: Seat;
  readonly action: AnyAction;
  readonly legal: readonly AnyAction[];
  /** The legal actions, in their order, as texts that are equal for equal actions. */
  readonly keys: readonly string[];
  /** The action played on a copy with this luck: the same answer to everybody who asks. */
  trial(luck: number): Trial;
}

/** A step just after it was played. */
export interface Played {
  readonly turn: Turn;
  readonly position: Position;
  readonly draws: readonly number[];
  readonly events: readonly AnyEvent[];
}

/** What a check wants to see of a walk. Each answers a problem, which ends the walk, or nothing. */
export interface Visitor {
  setup?(position: Position, events: readonly AnyEvent[], draws: readonly number[]): string | undefined;
  before?(turn: Turn): string | undefined;
  after?(played: Played): string | undefined;
  end?(position: Position): string | undefined;
}

/** What is to be walked. */
export interface Journey {
  readonly game: AnyGame;
  readonly rules: AnyRules;
  readonly plan: Plan;
  readonly english: Messages;
}

/** Prepares the walk of a plan. */
export async function journeyOf(game: AnyGame, plan: Plan): Promise<Journey> {
  const { default: english } = await game.messages.en();
  return { game, plan, english, rules: openRules(game, plan.options) };
}

/** A game of more steps than this does not end. */
export const ENDLESS = 20_000;

/** Any plan of a game with this number of seats; shrinks to low seeds and few, early choices. */
export function anyPlan(game: AnyGame, seats: number): fc.Arbitrary<Plan> {
  const applying = game.options.filter((spec) => spec.atSeats === undefined || spec.atSeats.includes(seats));
  const options = fc.record({ seats: fc.constant(seats), ...Object.fromEntries(applying.flatMap(anyOption)) });
  return fc.record({ options, seed: fc.nat(), choices: fc.array(fc.nat(), { maxLength: 60 }) });
}

function anyOption(spec: OptionSpec): [string, fc.Arbitrary<unknown>][] {
  switch (spec.kind) {
    case "integer":
      return [[spec.name, fc.integer({ min: spec.min, max: spec.max })]];
    case "choice":
      return [[spec.name, fc.constantFrom(...spec.of)]];
    case "flag":
      return [[spec.name, fc.boolean()]];
    case "overrides":
      return [];
  }
}

/** The rules for a plan, whose options are right by construction. */
export function openRules(game: AnyGame, options: unknown): AnyRules {
  const opened = game.open(options);
  if (!opened.ok)
    throw new Error(`the options ${JSON.stringify(options)} were refused: ${JSON.stringify(opened.error)}`);
  return opened.value;
}

/**
 * Plays a whole game as planned and shows it to the visitor; answers the first problem, or `undefined`. What is listed but refused
 * is a fault of the listing, which has a check of its own; to the others it would only be an exception: they walk past it (`sound`).
 */
export function walk(
  { game, rules, plan }: Journey,
  visitor: Visitor,
  choices: "listed" | "sound" = "listed",
): string | undefined {
  const chance = seeded(plan.seed);
  const setupLuck = noted(chance);
  const first: AnyEvent[] = [];
  const state = rules.setup(setupLuck, (event) => first.push(event));
  let position = new Position(rules, state, plan.seed);
  const problem = visitor.setup?.(position, first, setupLuck.draws);
  if (problem) return problem;
  for (let index = 0; index < ENDLESS; index += 1) {
    const turn = choose(game, position, plan, index, chance, choices === "sound");
    if (turn === null) return visitor.end?.(position);
    const found = visitor.before?.(turn);
    if (found) return found;
    const luck = noted(chance);
    const events: AnyEvent[] = [];
    rules.play(state, turn.seat, turn.action, luck, (event) => events.push(event));
    position = new Position(rules, state, plan.seed);
    const later = visitor.after?.({ turn, position, draws: luck.draws, events });
    if (later) return later;
  }
  return `the game has not ended after ${ENDLESS} steps`;
}

function choose(
  game: AnyGame,
  position: Position,
  plan: Plan,
  index: number,
  chance: Chance,
  isSound: boolean,
): Turn | null {
  const { actors, rules, truth } = position;
  if (actors.length === 0) return null;
  const number = plan.choices[index] ?? chance.pick(1 << 20);
  const seat = at(actors, number % actors.length);
  const legal = rules.legalActions(truth, seat);
  const open = isSound ? legal.filter((each) => rules.refusal(truth, seat, each) === null) : legal;
  if (open.length === 0) return null;
  const action = varied(open, Math.floor(number / actors.length));
  const trials = new Map<number, Trial>();
  let keys: readonly string[] | undefined;
  return {
    ...{ index, position, seat, action, legal },
    get keys() {
      keys ??= legal.map((each) => actionKey(game, each));
      return keys;
    },
    trial(luck) {
      const known = trials.get(luck);
      if (known) return known;
      const made = tryOut(rules, position.copy(), seat, action, luck);
      trials.set(luck, made);
      return made;
    },
  };
}

/** The luck with which checks try a step out: one for all, so that they can share what came of it. */
export function luckAt({ seed }: Plan, index: number): number {
  return mixSeed(seed, index);
}

/** One of the actions, first its type and then which: a type with a hundred targets would crowd out the others. */
export function varied(actions: readonly AnyAction[], number: number): AnyAction {
  const types = [...new Set(actions.map((action) => action.type))];
  const type = at(types, number % types.length);
  const ofType = actions.filter((action) => action.type === type);
  return at(ofType, Math.floor(number / types.length) % ofType.length);
}
