import { findBot } from "@gatehouse/bots";
import { asView, at, type GameTypes, mixSeed, type Seat, type StateOf, seeded } from "@gatehouse/engine";
import { simulateGame } from "./simulation.ts";
import { type AnyRules, dealBots } from "./tables.ts";

/** How fast the rules of one game are. */
export interface Bench {
  readonly decisionsPerSecond: number;
  readonly playoutsPerSecond: number;
  readonly cloneNs: number;
  readonly viewNs: number;
  readonly legalActionsNs: number;
  readonly determinizeNs: number;
  readonly standingNs: number;
}

/** A state of some game, the seat that has to decide in it, and what that seat sees. */
interface Sample {
  readonly state: StateOf<GameTypes>;
  readonly seat: Seat;
  readonly view: GameTypes["View"];
}

const SAMPLES = 200;
const SAMPLED_GAMES = 8;
/** Half of the time goes to whole games, the rest to the five single functions. */
const SHARE_OF_GAMES = 0.5;
const FUNCTIONS = 5;

/** How many things are measured one after the other. */
export const PHASES = 1 + FUNCTIONS;

/** A clock in milliseconds. */
type Clock = () => number;

/** Measures for about so many seconds; `done` hears when a phase is over. */
export function benchmark(rules: AnyRules, seconds: number, now: Clock, done: () => void): Bench {
  const samples = sampleStates(rules);
  const games = timeGames(rules, seconds * SHARE_OF_GAMES, now);
  done();
  const slice = (seconds * (1 - SHARE_OF_GAMES)) / FUNCTIONS;
  const chance = seeded(1);
  const nanoseconds = (run: (sample: Sample) => unknown) => {
    const measured = timeEach(samples, slice, now, run);
    done();
    return measured;
  };
  return {
    ...games,
    cloneNs: nanoseconds(({ state }) => rules.clone(state)),
    viewNs: nanoseconds(({ state, seat }) => rules.view(state, seat)),
    legalActionsNs: nanoseconds(({ state, seat }) => rules.legalActions(asView(state), seat)),
    determinizeNs: nanoseconds(({ view, seat }) => rules.determinize(view, seat, chance)),
    standingNs: nanoseconds(({ state }) => rules.standing(asView(state))),
  };
}

function randomBots(rules: AnyRules) {
  const random = findBot("random");
  if (!random) throw new Error("there is no bot that plays at random");
  return dealBots([random], rules.options.seats);
}

function timeGames(rules: AnyRules, seconds: number, now: Clock) {
  const bots = randomBots(rules);
  const begun = now();
  let games = 0;
  let decisions = 0;
  let elapsed = 0;
  do {
    decisions += simulateGame(rules, { bots }, mixSeed(1, games)).decisions;
    games += 1;
    elapsed = (now() - begun) / 1000;
  } while (elapsed < seconds);
  return {
    decisionsPerSecond: Math.round(decisions / elapsed),
    playoutsPerSecond: Number((games / elapsed).toPrecision(4)),
  };
}

/** States from the whole length of some random games, so that early and late positions count alike. */
function sampleStates(rules: AnyRules): Sample[] {
  const all: Sample[] = [];
  for (let index = 0; index < SAMPLED_GAMES; index += 1) {
    simulateGame(rules, { bots: randomBots(rules) }, mixSeed(2, index), (now) => {
      const seat = rules.actors(asView(now))[0];
      if (seat === undefined) return;
      const state = rules.clone(now);
      all.push({ state, seat, view: rules.view(state, seat) });
    });
  }
  const stride = Math.max(1, Math.floor(all.length / SAMPLES));
  return all.filter((_sample, index) => index % stride === 0).slice(0, SAMPLES);
}

/** Keeps the last answer of what is timed: work whose answer nobody takes may be left out by the compiler. */
let sink: unknown = null;

/** Nanoseconds per call, after one round to warm up. */
function timeEach(samples: readonly Sample[], seconds: number, now: Clock, run: (sample: Sample) => unknown): number {
  for (const sample of samples) sink = run(sample);
  const begun = now();
  let calls = 0;
  let elapsed = 0;
  do {
    for (let i = 0; i < samples.length; i += 1) sink = run(at(samples, i));
    calls += samples.length;
    elapsed = (now() - begun) / 1000;
  } while (elapsed < seconds);
  if (sink === undefined) throw new Error("a timed function answered nothing");
  return Math.round((elapsed / calls) * 1e9);
}
