import { CATALOGUE, findGame } from "@gatehouse/catalogue";
import {
  type Answer,
  type Fault,
  type GameTypes,
  gameOfRecord,
  no,
  readRecord,
  type Seat,
  type Viewer,
  verifyRecord,
  yes,
} from "@gatehouse/engine";
import { expose, type Remote, wrap } from "comlink";
import type { LinkFault, MatchInfo, Player, Sight } from "../link.ts";
import type { Thinker } from "./bot.worker.ts";
import { Keeper, type Surroundings } from "./keeper.ts";
import { type MatchOrder, type MatchSummary, newMatchId } from "./order.ts";
import { browserStore } from "./store.ts";

/** The bot that gives hints. */
const ADVISER = "greedy";

let thinker: Remote<Thinker> | null = null;

const surroundings: Surroundings = {
  store: browserStore(),
  choose: (question) => {
    thinker ??= wrap<Thinker>(new Worker(new URL("./bot.worker.ts", import.meta.url), { type: "module" }));
    return thinker.choose(question);
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
  const release = await lock(id, takeOver, lose);
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

/** Lets bots play, at a pace that can be followed, until a person is asked. */
async function drive(keeper: Keeper): Promise<void> {
  if (driven === keeper) return;
  driven = keeper;
  while (opened?.keeper === keeper && keeper.isBotDue()) {
    await new Promise((wake) => setTimeout(wake, pace));
    if (opened?.keeper === keeper) await keeper.playBot();
  }
  if (driven === keeper) driven = null;
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
  await closing?.release();
}

/** Checks a record from anywhere: that it replays, ends as it says, and nothing was cut off or changed. */
async function verify(text: string): Promise<Answer<{ readonly steps: number; readonly draws: number }, LinkFault>> {
  const named = gameOfRecord(text);
  if (!named.ok) return named;
  const game = await findGame(named.value);
  if (!game) return no({ code: "unknown-game", found: named.value, known: CATALOGUE.map(({ id }) => id) });
  const read = readRecord(game, text);
  if (!read.ok) return read;
  const verified = verifyRecord(game, read.value);
  return verified.ok ? yes({ steps: verified.value.steps.length, draws: verified.value.drawn }) : verified;
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
  advise: (seat: Seat) => opened?.keeper.advise(seat, ADVISER) ?? null,
  record: () => opened?.keeper.record() ?? null,
  verify,
  setPace: (milliseconds: number) => {
    pace = milliseconds;
  },
  close,
};

export type Keeping = typeof keeping;
expose(keeping);
