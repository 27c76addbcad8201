import {
  type AnyGame,
  asView,
  at,
  type Chance,
  type GameTypes,
  noted,
  type OptionSpec,
  type Rules,
  type Seat,
  type StateOf,
  seeded,
} from "@gatehouse/engine";
import fc from "fast-check";

/** Rules whose types a test need not know. */
export type AnyRules = Rules<GameTypes>;
/** A state whose type a test need not know. */
export type AnyState = StateOf<GameTypes>;
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
  readonly state: AnyState;
  readonly seat: Seat;
  readonly action: AnyAction;
  readonly legal: readonly AnyAction[];
}

/** A step just after it was played. */
export interface Played {
  readonly turn: Turn;
  readonly state: AnyState;
  readonly draws: readonly number[];
  readonly events: readonly AnyEvent[];
}

/** What a check wants to see of a walk. Each answers a problem, which ends the walk, or nothing. */
export interface Visitor {
  setup?(state: AnyState, events: readonly AnyEvent[], draws: readonly number[]): string | undefined;
  before?(turn: Turn): string | undefined;
  after?(played: Played): string | undefined;
  end?(state: AnyState): string | undefined;
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

/** Plays a whole game as planned and shows it to the visitor; answers the first problem, or `undefined`. */
export function walk(rules: AnyRules, plan: Plan, visitor: Visitor): string | undefined {
  const chance = seeded(plan.seed);
  const setupLuck = noted(chance);
  const first: AnyEvent[] = [];
  const state = rules.setup(setupLuck, (event) => first.push(event));
  const problem = visitor.setup?.(state, first, setupLuck.draws);
  if (problem) return problem;
  for (let index = 0; index < ENDLESS; index += 1) {
    const turn = choose(rules, state, plan, index, chance);
    if (turn === null) return visitor.end?.(state);
    const found = visitor.before?.(turn);
    if (found) return found;
    const luck = noted(chance);
    const events: AnyEvent[] = [];
    rules.play(state, turn.seat, turn.action, luck, (event) => events.push(event));
    const later = visitor.after?.({ turn, state, draws: luck.draws, events });
    if (later) return later;
  }
  return `the game has not ended after ${ENDLESS} steps`;
}

function choose(rules: AnyRules, state: AnyState, plan: Plan, index: number, chance: Chance): Turn | null {
  const view = asView<GameTypes>(state);
  const actors = rules.actors(view);
  if (actors.length === 0) return null;
  const number = plan.choices[index] ?? chance.pick(1 << 20);
  const seat = at(actors, number % actors.length);
  const legal = rules.legalActions(view, seat);
  // What is listed but refused is a fault of the listing, which has its own check: here it would only throw.
  const sound = legal.filter((action) => rules.refusal(view, seat, action) === null);
  if (sound.length === 0) return null;
  return { index, state, seat, action: varied(sound, Math.floor(number / actors.length)), legal };
}

/** One of the actions, first its type and then which: a type with a hundred targets would crowd out the others. */
export function varied(actions: readonly AnyAction[], number: number): AnyAction {
  const types = [...new Set(actions.map((action) => action.type))];
  const type = at(types, number % types.length);
  const ofType = actions.filter((action) => action.type === type);
  return at(ofType, Math.floor(number / types.length) % ofType.length);
}
