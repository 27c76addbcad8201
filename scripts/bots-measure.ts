// What the report of the bots measures besides matches: speed and memory of a search, what a second thread gains, and what the
// plain search gets done in the time of another bot. Run by itself with a game it prints the memory that a master's search needs, in MB.
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { type Decision, decisionOf, findBot, type Judge, loadJudge, search } from "@gatehouse/bots";
import { findGame } from "@gatehouse/catalogue";
import { asView, at, type GameTypes, mixSeed, type Rules, type Seat, seeded } from "@gatehouse/engine";
import { openArena, type Thinking } from "../apps/cli/src/arena/matches.ts";
import { simulateGame } from "../apps/cli/src/simulation.ts";
import { type AnyRules, dealBots } from "../apps/cli/src/tables.ts";

const ITERATIONS = 100;
/** Matches in which the speed of a search and of random games is measured. */
const SEARCHED_MATCHES = 2;
const SIMULATED_MATCHES = 1000;
const WARMING_UP = 200;
/** Iterations with which the plain search is timed. */
const TRIED = 500;

/** The rules of a game for so many seats. */
export async function rulesOf(game: string, seats: number): Promise<Rules<GameTypes>> {
  const opened = (await findGame(game))?.open({ seats });
  if (!opened?.ok) throw new Error(`${game} cannot be played with ${seats} seats`);
  return opened.value;
}

export interface SearchSpeed {
  /** Decisions per second that are played inside a search, and in random games. */
  readonly searching: number;
  readonly simulating: number;
}

export async function searchSpeed(game: string, seats: number): Promise<SearchSpeed> {
  const rules = await rulesOf(game, seats);
  let played = 0;
  const counting: typeof rules = {
    ...rules,
    play(...step) {
      played += 1;
      rules.play(...step);
    },
  };
  const judge = await loadJudge(game, counting);
  // The first match is for warming up: what is not compiled yet would be taken for slow.
  searchMatch(rules, counting, judge, 0);
  played = 0;
  const elapsed = busySeconds(() => {
    for (let match = 1; match <= SEARCHED_MATCHES; match += 1) searchMatch(rules, counting, judge, match);
  });
  return { searching: Math.round(played / elapsed), simulating: simulationSpeed(rules) };
}

/** Plays a match at random and searches at every decision: early and late positions count alike. */
function searchMatch<G extends GameTypes>(rules: Rules<G>, counting: Rules<G>, judge: Judge<G>, match: number): void {
  const chance = seeded(match);
  const state = rules.setup(chance);
  for (;;) {
    const seat = rules.actors(asView<G>(state))[0];
    if (seat === undefined) return;
    const decision = decisionOf(counting, state, seat, chance, judge);
    if (decision.legalActions().length > 1) search(decision, ITERATIONS);
    rules.play(state, seat, decision.anyAction(), chance);
  }
}

/** Decisions per second of random games. */
function simulationSpeed(rules: AnyRules): number {
  const random = findBot("random");
  if (!random) throw new Error("there is no bot that plays at random");
  const bots = dealBots([random], rules.options.seats);
  let decisions = 0;
  const play = (from: number, to: number) => {
    for (let match = from; match < to; match += 1)
      decisions += simulateGame(rules, { bots }, mixSeed(1, match)).decisions;
  };
  play(0, WARMING_UP);
  decisions = 0;
  const elapsed = busySeconds(() => play(WARMING_UP, WARMING_UP + SIMULATED_MATCHES));
  return Math.round(decisions / elapsed);
}

/** How long this thread is at work on something, in seconds: what other processes take does not count. */
function busySeconds(work: () => void): number {
  const begun = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1e6;
}

/** The iterations that the plain search gets done while a bot thinks. */
export async function equalIterations(game: string, seats: number, bot: string): Promise<number> {
  const rules = await rulesOf(game, seats);
  const uct = `uct:${TRIED}`;
  const lineup = Array.from({ length: seats }, (_, seat) => (seat === 0 ? bot : uct));
  const play = await openArena({ game, options: rules.options, lineup, seed: 1 });
  // The first match is for warming up: what is not compiled yet would be taken for slow.
  play(0);
  const matches = [1, 2, 3, 4].map((match) => play(match).thinking);
  const perMove = (name: string) => {
    const total = (of: keyof Thinking) => matches.reduce((sum, thinking) => sum + (thinking[name]?.[of] ?? 0), 0);
    return total("milliseconds") / total("decisions");
  };
  return Math.max(1, Math.round((TRIED * perMove(bot)) / perMove(uct)));
}

/** What a thread that does parts of a search is started with. */
export interface TableAsked {
  readonly game: string;
  readonly seats: number;
}

/** Parts of a decision, as they are put to such a thread. */
export interface PartsAsked {
  readonly view: GameTypes["View"];
  readonly seat: Seat;
  readonly seed: number;
  readonly parts: readonly number[];
}

/** Decisions of one match, from all over it, with which threads are warmed up and then timed. */
const WARMING_DECISIONS = 12;
const TIMED_DECISIONS = 30;

/** What a second thread gains. */
export interface ThreadGain {
  /** How many times as fast a master decides if each of its two parts has a thread, compared with one thread that does both. */
  readonly shared: number;
  /** How much more two threads get done that have nothing to do with each other: the machine allows no more. */
  readonly apart: number;
}

export async function threadGain(game: string, seats: number): Promise<ThreadGain> {
  const workerData: TableAsked = { game, seats };
  const threads = [0, 1].map(() => new Worker(new URL("./bots-thread.ts", import.meta.url), { workerData }));
  const bothParts = (decision: PartsAsked) => Promise.all(threads.map((thread) => doneBy(thread, decision)));
  const aPartEach = (decision: PartsAsked) =>
    Promise.all(threads.map((thread, part) => doneBy(thread, { ...decision, parts: [part] })));
  try {
    for (const decision of await decisionsOf(game, seats, WARMING_DECISIONS, 0)) await bothParts(decision);
    let [alone, together, twice] = [0, 0, 0];
    // By turns, so that whatever else slows the machine down for a while slows all; each thread is as often alone as the other.
    for (const [index, decision] of (await decisionsOf(game, seats, TIMED_DECISIONS, 1)).entries()) {
      alone += await wallTime(() => doneBy(at(threads, index % threads.length), decision));
      together += await wallTime(() => aPartEach(decision));
      twice += await wallTime(() => bothParts(decision));
    }
    return { shared: alone / together, apart: (2 * alone) / twice };
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

async function doneBy(thread: Worker, asked: PartsAsked): Promise<void> {
  thread.postMessage(asked);
  await once(thread, "message");
}

async function wallTime(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** So many decisions with a choice from all over a match that is played at random, each with both parts of its search. */
async function decisionsOf(game: string, seats: number, count: number, match: number): Promise<PartsAsked[]> {
  const rules = await rulesOf(game, seats);
  const chance = seeded(match);
  const state = rules.setup(chance);
  const all: PartsAsked[] = [];
  for (;;) {
    const seat = rules.actors(asView(state))[0];
    if (seat === undefined) break;
    const decision = decisionOf(rules, state, seat, chance);
    if (decision.legalActions().length > 1)
      all.push({ view: structuredClone(decision.view()), seat, seed: all.length, parts: [0, 1] });
    rules.play(state, seat, decision.anyAction(), chance);
  }
  return Array.from({ length: count }, (_, index) => at(all, Math.floor((index * all.length) / count)));
}

/** In MB by how much the heap grows at most while a master thinks about one decision. */
export function memoryOf(game: string): number {
  // What is left over of the searches before would be counted too, unless it is swept away first.
  const done = spawnSync(process.execPath, ["--expose-gc", fileURLToPath(import.meta.url), game], { encoding: "utf8" });
  if (done.status !== 0) throw new Error(done.stderr);
  return JSON.parse(done.stdout);
}

/** Decisions of one match after which the memory is measured. */
const MEASURED = [0, 20, 40, 60];

async function main(game: string): Promise<void> {
  const rules = await rulesOf(game, (await findGame(game))?.seats.max ?? 2);
  const judge = await loadJudge(game, rules);
  const chance = seeded(1);
  const state = rules.setup(chance);
  let most = 0;
  for (let decisions = 0; decisions <= Math.max(...MEASURED); ) {
    const seat = rules.actors(asView(state))[0];
    if (seat === undefined) break;
    const decision = decisionOf(rules, state, seat, chance, judge);
    if (decision.legalActions().length > 1) {
      if (MEASURED.includes(decisions)) most = Math.max(most, growthBy(decision));
      decisions += 1;
    }
    rules.play(state, seat, decision.anyAction(), chance);
  }
  process.stdout.write(`${Math.ceil(most / 2 ** 20)}\n`);
}

/** In bytes by how much the heap grows at most while a master searches. Every iteration asks for a world: then it is looked at. */
function growthBy(decision: Decision<GameTypes>): number {
  const { rules } = decision;
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  let peak = before;
  const watched: typeof rules = {
    ...rules,
    determinize(...asked) {
      peak = Math.max(peak, process.memoryUsage().heapUsed);
      return rules.determinize(...asked);
    },
  };
  findBot("master")?.choose({ ...decision, rules: watched });
  return peak - before;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv[2] ?? "");
