import { findGame } from "@gatehouse/catalogue";
import { at, type GameTypes, legal, type Rules, seeded } from "@gatehouse/engine";
import { rounds } from "@gatehouse/testkit/rounds";
import type { Page } from "@playwright/test";
import type { Player } from "../src/match/link.ts";
import { Keeper, type Surroundings } from "../src/match/local/keeper.ts";
import type { MatchOrder, StoredMatch } from "../src/match/local/order.ts";
import type { BotQuestion } from "../src/match/local/thinking.ts";
import { steadyChoice } from "./steady-player.ts";

/** A person who is asked something in a match that is prepared. */
export interface Asked {
  readonly step: number;
  /** The kinds of actions to choose from, and the actions themselves in notation. */
  readonly types: ReadonlySet<string>;
  readonly actions: ReadonlySet<string>;
}

const ANN: Player = { name: "Ann", bot: null };
const BOTS: readonly Player[] = [
  { name: "Casimir", bot: "student" },
  { name: "Dulcinea", bot: "student" },
];

/** One person against two bots, always with the same luck. */
export const SOLO: MatchOrder = { game: "kings-gate", options: {}, players: [ANN, ...BOTS], seed: 7 };

/** One person against three bots. */
export const QUARTET: MatchOrder = { ...SOLO, players: [ANN, ...BOTS, { name: "Eloise", bot: "student" }] };

/** Two persons on one screen, always with the same luck. */
export const DUO: MatchOrder = { ...SOLO, players: [ANN, { name: "Ben", bot: null }] };

/** One person against three bots at the college, with the black die twice. */
export const COLLEGE: MatchOrder = {
  game: "dragonsgate-college",
  options: { combinedDie: "turns-3-and-5" },
  players: [ANN, ...BOTS, { name: "Edda", bot: "student" }],
  seed: 7,
};

/** The same with other luck: the person comes to choose careers. */
export const CAREERS_COLLEGE: MatchOrder = { ...COLLEGE, seed: 4 };

/** One person against one bot at the college. */
export const COLLEGE_DUEL: MatchOrder = { ...COLLEGE, options: {}, players: [ANN, ...BOTS.slice(0, 1)], seed: 3 };

/** The same match with a costlier track: what a house costs is always more than nothing. */
export const COSTLY_COLLEGE: MatchOrder = {
  ...COLLEGE,
  options: { overrides: { maintenance: { track: { costs: Array.from({ length: 17 }, (_, space) => space + 2) } } } },
};

/** Grounds of two narrow strips from top to bottom, where what is wide fits only when it is turned, and all it takes to build. */
export const NARROW_COLLEGE: MatchOrder = {
  ...COLLEGE_DUEL,
  options: {
    overrides: {
      actions: { build: { faces: [1, 2, 3, 4, 5, 6] } },
      grounds: {
        "common-grounds": {
          start: [{ kind: "gain", good: "coins", amount: 20 }],
          rows: ["A.#.P", "A.#.P", "A.#.#", "#.#.#", "#.#.#", "#.#.#"],
          bonuses: [],
        },
      },
    },
  },
};

/** A decision so many moves into the match, in which something of this type can be chosen. */
export function asksFor(least: number, type?: string) {
  return ({ step, types }: Asked) => step >= least && (type === undefined || types.has(type));
}

/** The beginning of a turn, so many moves into the match. */
export function turnFrom(least: number) {
  return ({ step, types }: Asked) => step >= least && types.has("place-tile") && !types.has("end-turn");
}

/** A turn in which something is placed already: it may go on, or end. */
export function turnBegunFrom(least: number) {
  return ({ step, types }: Asked) => step >= least && types.has("place-tile") && types.has("end-turn");
}

/** The choice of where a location goes. */
export function locationFrom(least: number) {
  return ({ step, types }: Asked) => step >= least && types.has("place-location");
}

/** The match to its end. */
export function theEnd(): boolean {
  return false;
}

/**
 * Plays a match outside of the browser until a person is asked what the test is about, or to its end: the app's own keeper
 * with a fixed seed, so that it is the same position every time. Some positions only careless players come to.
 */
export async function positionOf(
  order: MatchOrder,
  isThere: (asked: Asked) => boolean,
  choose: Chooser = steadily,
): Promise<StoredMatch> {
  const found = await findPosition(order, isThere, choose);
  if (!found) throw new Error(`In this match nobody is ever asked for that: ${isThere}`);
  return found;
}

/** The same, or nothing if nobody is ever asked for that. */
export async function findPosition(
  order: MatchOrder,
  isThere: (asked: Asked) => boolean,
  choose: Chooser = steadily,
): Promise<StoredMatch | undefined> {
  for await (const { asked, stored } of courseOf(order, choose))
    if (asked ? isThere(asked) : isThere === theEnd) return stored;
  return undefined;
}

/** The position before the last decision of a person. */
export async function lastDecisionOf(order: MatchOrder): Promise<StoredMatch> {
  let last: StoredMatch | undefined;
  for await (const { asked, stored } of courseOf(order, steadily)) if (asked) last = stored;
  if (!last) throw new Error("In this match nobody is ever asked for anything.");
  return last;
}

/** Every decision of a person as the match comes to it, and at last its end, where nothing is asked. */
async function* courseOf(
  order: MatchOrder,
  choose: Chooser,
): AsyncGenerator<{ readonly asked: Asked | null; readonly stored: StoredMatch }> {
  const { kept, surroundings } = inMemory(choose);
  const begun = await Keeper.begin(order, surroundings);
  if (!begun.ok) throw new Error(begun.error.code);
  const keeper = begun.value;
  const game = await findGame(order.game);
  const opened = game?.open(keeper.info.options);
  if (!game || !opened?.ok) throw new Error(`no rules for ${order.game}`);
  for (const _ of rounds("the end of the match")) {
    if (await keeper.playBot()) continue;
    const [seat] = keeper.actors();
    const stored = kept.get(keeper.info.id);
    if (!stored) throw new Error("nothing was kept");
    if (seat === undefined) return yield { asked: null, stored };
    const { view, history } = keeper.sight(seat);
    const choices = legal(opened.value, view, seat);
    const types = new Set(choices.map(({ type }) => type));
    const actions = new Set(choices.map((action) => game.notation.write(action)));
    yield { asked: { step: history.length - 1, types, actions }, stored };
    await keeper.submit(seat, [await choose({ ...keeper.question(seat), bot: "student" })]);
  }
}

let matches = 0;

export function inMemory(choose: Chooser = steadily): {
  readonly kept: Map<string, StoredMatch>;
  readonly surroundings: Surroundings;
} {
  const kept = new Map<string, StoredMatch>();
  const store = {
    load: async (id: string) => kept.get(id),
    save: async (match: StoredMatch) => void kept.set(match.summary.id, match),
    remove: async (id: string) => void kept.delete(id),
    all: async () => [...kept.values()],
  };
  const newId = (game: string) => {
    matches += 1;
    return `${game}-${matches}`;
  };
  return { kept, surroundings: { store, choose, now: () => Date.now(), newId, newSeed: () => 1 } };
}

export type Chooser = (question: BotQuestion) => Promise<GameTypes["Action"]>;

export async function rulesOf({ game, options }: BotQuestion): Promise<Rules<GameTypes>> {
  const opened = (await findGame(game))?.open(options);
  if (!opened?.ok) throw new Error(`no rules for ${game}`);
  return opened.value;
}

async function steadily(question: BotQuestion): Promise<GameTypes["Action"]> {
  const { view, seat, seed } = question;
  return steadyChoice(await rulesOf(question), view, seat, seed);
}

/** Any action is as good as another. */
export async function carelessly(question: BotQuestion): Promise<GameTypes["Action"]> {
  const { view, seat, seed } = question;
  const actions = (await rulesOf(question)).legalActions(view, seat);
  return at(actions, seeded(seed).pick(actions.length));
}

/** Puts matches where the app keeps its own. Answers the paths of their tables. */
export async function keep(page: Page, ...matches: readonly StoredMatch[]): Promise<string[]> {
  // Something of the same origin in which the app itself does not run yet.
  await page.goto("/icons/icon.svg");
  await page.evaluate(async (all) => {
    const opening = indexedDB.open("gatehouse", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("matches", { keyPath: "summary.id" });
    await new Promise((done) => opening.addEventListener("success", done));
    const transaction = opening.result.transaction("matches", "readwrite");
    for (const match of all) transaction.objectStore("matches").put(match);
    await new Promise((done) => transaction.addEventListener("complete", done));
    opening.result.close();
  }, matches);
  return matches.map(({ summary }) => `/table/${summary.id}`);
}

/** Sits down at a position: prepares it, and opens its table. Answers the path. */
export async function sitDown(page: Page, position: Promise<StoredMatch>): Promise<string> {
  const [path = ""] = await keep(page, await position);
  await page.goto(path);
  // Keys that are pressed before the table listens would be lost; the page is told its game after that. A curtain hides it.
  const listening = page.locator("html[data-game], main[data-game] h1, [role=alert]").first();
  await listening.waitFor({ state: "attached" });
  // Letters of another face move things about.
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  return path;
}
