import { type Decision, decisionOf, type Judge, type Memory } from "@gatehouse/bots";
import {
  asView,
  at,
  type GameTypes,
  mixSeed,
  type Result,
  type Rules,
  type Seat,
  type StateOf,
  seeded,
} from "@gatehouse/engine";

/** Who plays a match of a report: a bot, or somebody for this game only. */
export interface Player<G extends GameTypes> {
  choose(decision: Decision<G>, memory: Memory): G["Action"];
}

/** Names what it sees in a match: each name is counted. */
export interface Watcher<G extends GameTypes> {
  event(event: G["Event"]): readonly string[];
  /** A choice, before it is played. */
  choice(state: StateOf<G>, seat: Seat, action: G["Action"]): readonly string[];
  /** The position after each choice. */
  position(state: StateOf<G>): readonly string[];
  end(state: StateOf<G>, result: Result): readonly string[];
  /** Per seat what chance gave it in the match, once for each time. */
  given?(state: StateOf<G>): readonly (readonly string[])[];
}

/** How a match ended. */
export interface Outcome {
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  readonly breakdown: Result["breakdown"];
  readonly decisions: number;
  readonly given: readonly (readonly string[])[];
}

/** A match as plain data, as a thread hands it over: how it ended, and how often each thing occurred in it. */
export interface Played {
  readonly outcome: Outcome;
  readonly tally: readonly (readonly [name: string, times: number])[];
}

/** Plays match `index` of a line-up, one name per seat. */
export type PlayMatch = (lineup: readonly string[], index: number) => Promise<Played>;

/** One match with one player per seat. */
export function playMatch<G extends GameTypes>(
  rules: Rules<G>,
  judge: Judge<G>,
  players: readonly Player<G>[],
  seed: number,
  watcher: Watcher<G>,
): Played {
  const tally = new Map<string, number>();
  const count = (names: readonly string[]) => {
    for (const name of names) tally.set(name, (tally.get(name) ?? 0) + 1);
  };
  const emit = (event: G["Event"]) => count(watcher.event(event));
  const chance = seeded(seed);
  const state = rules.setup(chance, emit);
  const truth = asView<G>(state);
  const decision = decisionOf(rules, state, 0, seeded(mixSeed(seed, 1)), judge);
  const memories: Memory[] = players.map(() => ({}));
  let decisions = 0;
  for (let seat = rules.actors(truth)[0]; seat !== undefined; seat = rules.actors(truth)[0]) {
    decision.seat = seat;
    const action = at(players, seat).choose(decision, at(memories, seat));
    count(watcher.choice(state, seat, action));
    rules.play(state, seat, action, chance, emit);
    count(watcher.position(state));
    decisions += 1;
  }
  const result = rules.result(truth);
  if (result === null) throw new Error(`seed ${seed} has not ended`);
  count(watcher.end(state, result));
  const { ranks, scores, breakdown } = result;
  const given = watcher.given?.(state) ?? players.map(() => []);
  return { outcome: { ranks, scores, breakdown, decisions, given }, tally: [...tally] };
}
