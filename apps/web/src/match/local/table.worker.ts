import type { Analysis } from "@gatehouse/bots";
import { CATALOGUE, findGame } from "@gatehouse/catalogue";
import {
  type Answer,
  type Fault,
  type GameTypes,
  gameOfRecord,
  no,
  readRecord,
  type Salt,
  type Seat,
  type Viewer,
  verify,
  yes,
} from "@gatehouse/engine";
import { expose, type Remote } from "comlink";
import type { LinkFault, MatchInfo, Player, Sight } from "../link.ts";
import type { Thinker } from "./bot.worker.ts";
import { Keeper, type Surroundings } from "./keeper.ts";
import { type MatchOrder, type MatchSummary, newMatchId } from "./order.ts";
import { browserStore } from "./store.ts";
import type { Question } from "./thinking.ts";
import { type Thread, threadOf } from "./thread.ts";

function newThread(): Thread {
  return threadOf(new Worker(new URL("./bot.worker.ts", import.meta.url), { type: "module" }));
}

let thread: Thread | null = null;

/** Asks the thread that is kept for all decisions; after a failure the next question starts another one. */
async function think<T>(question: (thinker: Remote<Thinker>) => Promise<T>): Promise<T> {
  thread ??= newThread();
  const asked = thread;
  try {
    return await asked.ask(question);
  } catch (error) {
    asked.worker.terminate();
    if (thread === asked) thread = null;
    throw error;
  }
}

const surroundings: Surroundings = {
  store: browserStore(),
  async choose(question) {
    const asking = opened;
    const action = await think((thinker) => thinker.choose(question));
    // Another tab may have it now, or it may be deleted: what this bot says must not be kept any more.
    if (opened !== asking) throw new Error("the match was left while its bot was thinking");
    return action;
  },
  now: () => Date.now(),
  newId: newMatchId,
  newSeed: () => crypto.getRandomValues(new Int32Array(1))[0] ?? 0,
};

/** The match that the page has open. */
interface Opened {
  readonly keeper: Keeper;
  viewer: Viewer;
  tell(sight: Sight): void;
  /** Lets other tabs have the match; done when they can. */
  release(): Promise<void>;
}

let opened: Opened | null = null;
let pace = 0;

async function begin(order: MatchOrder): Promise<Answer<string, Fault<GameTypes>>> {
  const begun = await Keeper.begin(order, surroundings);
  return begun.ok ? yes(begun.value.info.id) : begun;
}

/** Keeps a match from a record; players without a name get one at the table. */
async function bring(record: string, players: readonly Player[] | null): Promise<Answer<string, Fault<GameTypes>>> {
  const brought = await Keeper.bring(record, players, surroundings);
  return brought.ok ? yes(brought.value.info.id) : brought;
}

async function list(): Promise<MatchSummary[]> {
  const all = await surroundings.store.all();
  return all.map(({ summary }) => summary).sort((a, b) => b.updated - a.updated);
}

/** Opens a match for the page. Only one tab plays a match at a time; `takeOver` takes it from another one. */
async function open(
  id: string,
  takeOver: boolean,
  tell: (sight: Sight) => void,
  lose: () => void,
): Promise<Answer<{ info: MatchInfo; sight: Sight }, LinkFault>> {
  await close();
  const release = await lock(id, takeOver, () => {
    if (opened?.keeper.info.id === id) opened = null;
    lose();
  });
  if (!release) return no({ code: "match-elsewhere" });
  const stored = await surroundings.store.load(id);
  const resumed = stored && (await Keeper.resume(stored, surroundings));
  if (!resumed?.ok) {
    await release();
    return resumed ?? no({ code: "match-missing" });
  }
  const keeper = resumed.value;
  const viewer = keeper.firstViewer();
  opened = { keeper, viewer, tell, release };
  keeper.watch(announce);
  void drive(keeper);
  return yes({ info: keeper.info, sight: keeper.sight(viewer) });
}

/** Holds the match against other tabs; answers how to let go, or `null` if another tab has it. */
function lock(id: string, steal: boolean, lose: () => void): Promise<(() => Promise<void>) | null> {
  return new Promise((settle) => {
    const held = (granted: Lock | null) =>
      new Promise<void>((letGo) => {
        if (!granted) {
          settle(null);
          letGo();
          return;
        }
        settle(() => {
          letGo();
          return released;
        });
      });
    const options = steal ? { steal } : { ifAvailable: true };
    const released = navigator.locks.request(`gatehouse-match-${id}`, options, held).catch(lose);
  });
}

function announce(): void {
  opened?.tell(opened.keeper.sight(opened.viewer));
}

let driven: Keeper | null = null;
const RETRY_MS = 2_000;

/** Lets bots play, at a pace that can be followed, until a person is asked. */
async function drive(keeper: Keeper): Promise<void> {
  if (driven === keeper) return;
  driven = keeper;
  try {
    while (opened?.keeper === keeper && keeper.isBotDue()) {
      await wait(pace);
      // Nobody may wait for ever for a bot that could not be loaded: it is asked again.
      if (opened?.keeper === keeper) await keeper.playBot().catch(() => wait(RETRY_MS));
    }
  } finally {
    if (driven === keeper) driven = null;
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((wake) => setTimeout(wake, milliseconds));
}

async function submit(seat: Seat, actions: readonly unknown[]): Promise<Answer<null, LinkFault>> {
  return change((keeper) => keeper.submit(seat, actions));
}

async function undo(seat: Seat): Promise<Answer<null, LinkFault>> {
  return change((keeper) => keeper.undo(seat));
}

async function change(make: (keeper: Keeper) => Promise<Answer<null, LinkFault>>): Promise<Answer<null, LinkFault>> {
  if (!opened) return no({ code: "link-lost" });
  const { keeper } = opened;
  const done = await make(keeper);
  void drive(keeper);
  return done;
}

function look(viewer: Viewer): void {
  if (!opened) return;
  opened.viewer = viewer;
  announce();
}

async function close(): Promise<void> {
  const closing = opened;
  opened = null;
  analyst?.terminate();
  await closing?.release();
}

let analyst: Worker | null = null;

/** Reviews the match in a thread of its own: the bots of the next match must not wait for it. */
async function analyseRecord(text: string): Promise<Analysis> {
  analyst?.terminate();
  const { worker, ask } = newThread();
  analyst = worker;
  try {
    return await ask((thinker) => thinker.analyse(text));
  } finally {
    worker.terminate();
  }
}

/** What a record shows when it is checked. */
export interface Checked {
  readonly steps: number;
  readonly draws: number;
  /** What its proof opens; `null` for a match whose luck nobody had bound. */
  readonly proof: {
    readonly commitment: string;
    readonly salts: readonly Salt[];
    readonly heads: readonly string[];
  } | null;
}

/** Checks a record from anywhere: that it replays, ends as it says, nothing was cut off or changed, and its proof. */
async function check(text: string): Promise<Answer<Checked, Fault<GameTypes>>> {
  const named = gameOfRecord(text);
  if (!named.ok) return named;
  const game = await findGame(named.value);
  if (!game) return no({ code: "unknown-game", found: named.value, known: CATALOGUE.map(({ id }) => id) });
  const read = readRecord(game, text);
  if (!read.ok) return read;
  const verified = verify(game, read.value);
  if (!verified.ok) return verified;
  const { steps, drawn } = verified.value;
  const { proof } = read.value;
  const heads = proof?.entries.map(({ head }) => head) ?? [];
  const opened = proof ? { commitment: proof.seal.commitment, salts: proof.seal.salts, heads } : null;
  return yes({ steps: steps.length, draws: drawn, proof: opened });
}

function explain(question: Question) {
  return think((thinker) => thinker.explain(question));
}

const keeping = {
  begin,
  bring,
  list,
  remove: (id: string) => surroundings.store.remove(id),
  open,
  submit,
  undo,
  look,
  viewAt: (step: number) => opened?.keeper.viewAt(step, opened.viewer) ?? null,
  advise: (seat: Seat) => (opened ? explain(opened.keeper.question(seat)) : null),
  explain,
  analyseRecord,
  record: () => opened?.keeper.record() ?? null,
  check,
  stored: (id: string) => surroundings.store.load(id),
  setPace: (milliseconds: number) => {
    pace = milliseconds;
  },
  close,
};

export type Keeping = typeof keeping;
expose(keeping);
