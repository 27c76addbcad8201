import { type Action, game, type LanternWall } from "@gatehouse/template";
import fc from "fast-check";
import {
  type Answer,
  asView,
  at,
  type Chance,
  dealer,
  type Game,
  legal,
  type Match,
  mixSeed,
  type Rules,
  type Seal,
  seeded,
  start,
  submit,
  takeback,
  undo,
  yes,
} from "../src/index.ts";

/** A match of Lantern Wall, the game that these tests play. */
export type LanternMatch = Match<LanternWall>;

/** A seal with a salt of two seats. */
export const SEAL: Seal = {
  match: "m-1",
  secret: "5e".repeat(32),
  salts: [
    { seat: 0, salt: "a0".repeat(32) },
    { seat: 2, salt: "c2".repeat(32) },
  ],
};

/** Data of any kind where the compiler asks for the right kind: how a test hands over what must not be. */
export function posing<T>(data: unknown): T {
  return data as T;
}

/** The value of an answer that must be one. */
export function value<T>(answer: Answer<T, unknown>): T {
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.error)}`);
  return answer.value;
}

/** The error of an answer that must be one. */
export function error<E>(answer: Answer<unknown, E>): E {
  if (answer.ok) throw new Error("accepted");
  return answer.error;
}

/** A match just started. Without a seal it is always the same one, with `starter` as the last starter. */
export function begin(seats = 3, { starter = 0, seal = null, subject = game }: Beginning = {}): LanternMatch {
  const luck = seeded(seats);
  let isFirst = true;
  const chance: Chance = {
    pick(sides) {
      const draw = isFirst ? starter : luck.pick(sides);
      isFirst = false;
      return draw;
    },
  };
  return value(start(subject, { seats }, seal ? dealer(seal, 0) : chance, seal)).match;
}

/** What a match may start with besides its seats. */
interface Beginning {
  readonly starter?: number;
  readonly seal?: Seal | null;
  readonly subject?: Game<LanternWall>;
}

/** An action in notation. */
export function action(text: string): Action {
  const read = game.notation.read(text);
  if (read === null) throw new Error(`not an action: ${text}`);
  return read;
}

/** The luck of the next step: of the seal, or from a seed that depends on how long the log is. */
export function luckOf(match: LanternMatch): Chance {
  return match.seal ? dealer(match.seal, match.drawn) : seeded(mixSeed(7, match.log.length));
}

/** The match after steps such as `0 bid 1`, each of which must be accepted. */
export function after(match: LanternMatch, ...steps: readonly string[]): LanternMatch {
  let now = match;
  for (const step of steps)
    now = value(submit(now, Number(step.charAt(0)), [action(step.slice(2))], luckOf(now))).match;
  return now;
}

/** The answer to a list of one seat's actions in notation. */
export function submitted(match: LanternMatch, seat: number, ...texts: readonly string[]) {
  return submit(match, seat, texts.map(action), luckOf(match));
}

/** A match of three seats in which seat 0 is on turn, before its deed. */
export function onTurn(): LanternMatch {
  return after(begin(3), "0 bid 0", "1 bid 0", "2 bid 0");
}

/** The match played on with random actions, until it ends or this many steps were played. */
export function playOn(match: LanternMatch, seed: number, steps = Number.POSITIVE_INFINITY): LanternMatch {
  let now = match;
  for (let step = 0; step < steps && !isOver(now); step += 1) now = randomStep(now, mixSeed(seed, step) >>> 0);
  return now;
}

/** Whether nobody owes a decision any more. */
export function isOver(match: LanternMatch): boolean {
  return match.rules.actors(match.state).length === 0;
}

/** The match after a random step of a random actor. */
function randomStep(match: LanternMatch, number: number): LanternMatch {
  const actors = match.rules.actors(match.state);
  const seat = at(actors, number % actors.length);
  const actions = legal(match.rules, asView<LanternWall>(match.state), seat);
  const chosen = at(actions, Math.floor(number / actors.length) % actions.length);
  return value(submit(match, seat, [chosen], luckOf(match))).match;
}

/** What random people do: act, undo, take back. */
export type Deed = readonly [kind: "act" | "undo" | "takeback", number: number];

/** Any list of deeds; most are actions. */
export const anyDeeds: fc.Arbitrary<readonly Deed[]> = fc.array(
  fc.tuple(fc.constantFrom("act", "act", "act", "undo", "takeback"), fc.nat()),
  { maxLength: 40 },
);

/** The match after a deed; the match itself if the deed is not possible. */
export function afterDeed(match: LanternMatch, [kind, number]: Deed): LanternMatch {
  if (kind === "act") return isOver(match) ? match : randomStep(match, number);
  const step = match.steps.at(-1 - (number % 4));
  if (step === undefined) return match;
  const back = kind === "undo" ? undo(match, step.seat, step.seq) : takeback(match, step.seat, step.seq);
  return back.ok ? back.value : match;
}

/** Lantern Wall with other rules here and there. */
export function withRules(change: (rules: Rules<LanternWall>) => Partial<Rules<LanternWall>>): Game<LanternWall> {
  return {
    ...game,
    open(options) {
      const opened = game.open(options);
      return opened.ok ? yes({ ...opened.value, ...change(opened.value) }) : opened;
    },
  };
}

/** Checks a property on many random values. The seed is fixed: what was green stays green. */
export function forAny<T>(values: fc.Arbitrary<T>, check: (value: T) => void, numRuns = 100): void {
  const property = fc.property(values, (each) => {
    check(each);
  });
  fc.assert(property, { numRuns, seed: 1 });
}
