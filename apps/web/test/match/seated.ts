import {
  type AnyGame,
  at,
  type Chance,
  type GameTypes,
  legal as legalActions,
  type Rules,
  type Seat,
} from "@gatehouse/engine";
import { rounds } from "@gatehouse/testkit/rounds";
import type { MatchLink } from "../../src/match/link.ts";
import { openLocal } from "../../src/match/local/link.ts";
import { awaitedSeat } from "../../src/table/awaited.ts";
import { type Table, type TableParts, tableOf } from "../../src/table/table.ts";
import { textsOf } from "../../src/texts/texts.ts";
import { gameOf } from "./orders.ts";
import type { Tab } from "./tabs.ts";

/** The table of a match, with whoever plays at it. */
export interface Seated {
  readonly link: MatchLink;
  readonly game: AnyGame;
  readonly rules: Rules<GameTypes>;
}

/** Opens a match in a tab, as its page does. */
export async function sitDown(tab: Tab, id: string, takeOver = false): Promise<Seated> {
  const opened = await openLocal(id, takeOver, tab.keeping);
  if (!opened.ok) throw new Error(`${id} does not open: ${opened.error.code}`);
  const link = opened.value;
  const game = await gameOf(link.info.game);
  const rules = game.open(link.info.options);
  if (!rules.ok) throw new Error(`no rules for ${id}`);
  return { link, game, rules: rules.value };
}

/** What the page would show of a match now, and let its viewer do. */
export function tableAt({ link, game, rules }: Seated, parts: Partial<TableParts> = {}): Table<GameTypes> {
  const nameOf = (seat: number) => at(link.info.players, seat).name;
  return tableOf(game, rules, {
    link,
    sight: link.sight(),
    moment: null,
    texts: textsOf("en", {}),
    houses: [],
    proposed: null,
    hinted: null,
    choose: () => undefined,
    nameOf,
    showSeat: nameOf,
    ...parts,
  });
}

/** Longer than anything takes on a busy machine. */
const PATIENCE_MS = 20_000;

/** Waits until something is so that the link tells. */
export function until(link: MatchLink, isSo: () => boolean, what: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (!isSo()) return;
      clearTimeout(timer);
      stop();
      resolve();
    };
    const stop = link.subscribe(look);
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`after step ${link.sight().history.length - 1} in vain: ${what}`));
    }, PATIENCE_MS);
    look();
  });
}

/** Waits until a person here is asked and looks; the screen is passed on to whoever the curtain calls. `null` at the end. */
export async function nextQuestion(seated: Seated): Promise<Table<GameTypes> | null> {
  const { link, rules } = seated;
  const actors = () => rules.actors(link.sight().view);
  await until(link, () => actors().every((seat) => link.held.includes(seat)), "a person is asked");
  const { viewer } = link.sight();
  const awaited = awaitedSeat(link.held, actors(), viewer, viewer);
  if (awaited !== null) {
    await link.look(awaited);
    await until(link, () => link.sight().viewer === awaited, "the screen is passed on");
  }
  if (actors().length === 0) return null;
  const table = tableAt(seated);
  if (table.seat === null) throw new Error(`after step ${table.step} nobody can choose anything`);
  return table;
}

export interface Manner {
  /** Answers so many questions, or all to the end. */
  readonly decisions?: number;
  /** How rarely something is taken back, for free and by consent: once in so many decisions. */
  readonly regrets?: readonly [free: number, agreed: number];
  /** How rarely the next action is sent along with one that is certain, as boards do: once in so many decisions. */
  readonly pairs?: number;
  /** Is shown every question before it is answered. */
  see?(table: Table<GameTypes>): Promise<void> | void;
}

/** Plays on, each question answered by chance with something that the page offers. */
export async function playOn(seated: Seated, chance: Chance, manner: Manner = {}): Promise<void> {
  const { decisions = Number.POSITIVE_INFINITY, regrets, pairs, see } = manner;
  const { link } = seated;
  for (const made of rounds("the end of the match")) {
    if (made >= decisions) return;
    const table = await nextQuestion(seated);
    if (table === null) return;
    await see?.(table);
    const { seq, undo } = link.sight();
    const once = undo === "none" ? undefined : regrets?.[undo === "free" ? 0 : 1];
    const isRegretted = once !== undefined && chance.pick(once) === 0;
    const seat = table.seat ?? 0;
    const isPair = pairs !== undefined && chance.pick(pairs) === 0;
    const actions = isPair ? pickTwo(table, seat, chance) : [pick(table.legal, chance)];
    const done = await (isRegretted ? link.undo(seat) : link.submit(seat, actions));
    if (!done.ok) throw new Error(`after step ${table.step} refused: ${JSON.stringify([actions, done.error])}`);
    await until(link, () => link.sight().seq > seq, "what was sent shows");
  }
}

/** An action and one to follow it, if what comes of the first is certain and the seat is asked again. */
function pickTwo({ rules, legal, preview }: Table<GameTypes>, seat: Seat, chance: Chance): GameTypes["Action"][] {
  const first = pick(legal, chance);
  const ahead = preview([first])?.view;
  const next = ahead ? legalActions(rules, ahead, seat) : [];
  return next.length > 0 ? [first, pick(next, chance)] : [first];
}

/** One of the actions, first its type and then which: a type with a hundred targets would crowd out the others. */
function pick(actions: readonly GameTypes["Action"][], chance: Chance): GameTypes["Action"] {
  const types = [...new Set(actions.map(({ type }) => type))];
  const type = at(types, chance.pick(types.length));
  const ofType = actions.filter((action) => action.type === type);
  return at(ofType, chance.pick(ofType.length));
}
