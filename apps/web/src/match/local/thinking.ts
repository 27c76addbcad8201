import {
  type Advice,
  type Analysis,
  analyse,
  type Bot,
  decisionFrom,
  explain,
  type Finding,
  findBot,
  loadJudge,
  type Memory,
  type SharedSearch,
} from "@gatehouse/bots";
import { findGame } from "@gatehouse/catalogue";
import { type GameTypes, gameOfRecord, readRecord, type Seat, seeded } from "@gatehouse/engine";

/** A decision to think about: what its seat sees, and nothing else. */
export interface Question {
  readonly game: string;
  readonly options: GameTypes["Options"];
  readonly view: GameTypes["View"];
  readonly seat: Seat;
  readonly seed: number;
}

/** The same, put to a bot. */
export interface BotQuestion extends Question {
  readonly bot: string;
}

/** What bots keep between their decisions, per seat; what belongs to another position they do not use. */
export type Memories = Map<Seat, Memory>;

/** Another thread that does parts of a search. */
export interface Helper {
  /** What these parts of the decision find. */
  find(question: BotQuestion, parts: readonly number[]): Promise<Finding<GameTypes>[][]>;
  /** Hears what was chosen then, so that it can go on from there. */
  keep(question: BotQuestion, action: GameTypes["Action"]): Promise<void>;
}

/**
 * What a bot chooses. The same questions in the same order get the same answers, in every browser and outside of one, with help
 * from another thread and without.
 */
export async function chooseFor(
  question: BotQuestion,
  memories: Memories,
  helper: Helper | null = null,
): Promise<GameTypes["Action"]> {
  const bot = botOf(question);
  const memory = memoryOf(question, memories);
  const decision = await decisionOn(question);
  const search = helper && bot.share?.(decision, memory);
  return search ? chooseTogether(question, search, helper) : bot.choose(decision, memory);
}

async function chooseTogether(
  question: BotQuestion,
  search: SharedSearch<GameTypes>,
  helper: Helper,
): Promise<GameTypes["Action"]> {
  const others = Array.from({ length: search.parts - 1 }, (_, index) => index + 1);
  // It begins before this thread does its own part, which nothing interrupts.
  const theirs = helper.find(question, others).catch(() => others.map(search.find));
  const own = search.find(0);
  const action = search.best([own, ...(await theirs)]);
  search.keep(action);
  // Nobody waits for it; if it fails, so will the next part that it is asked for.
  helper.keep(question, action).catch(() => undefined);
  return action;
}

/** What a thread does for another one that it helps. */
export function helperWith(memories: Memories): Helper {
  let last: { readonly seed: number; readonly search: SharedSearch<GameTypes> } | null = null;
  return {
    async find(question, parts) {
      const search = botOf(question).share?.(await decisionOn(question), memoryOf(question, memories));
      if (!search) throw new Error(`${question.bot} does not share this decision`);
      last = { seed: question.seed, search };
      return parts.map(search.find);
    },
    async keep({ seed }, action) {
      // Another match may have been opened and asked about meanwhile.
      if (last?.seed === seed) last.search.keep(action);
    },
  };
}

function botOf(question: BotQuestion): Bot {
  const bot = findBot(question.bot);
  if (!bot) throw new Error(`no bot ${question.bot}`);
  return bot;
}

function memoryOf({ seat }: BotQuestion, memories: Memories): Memory {
  const memory = memories.get(seat) ?? {};
  memories.set(seat, memory);
  return memory;
}

/** The best few actions, with what they promise and why. */
export async function explainFor(question: Question): Promise<Advice<GameTypes>[]> {
  return explain(question.game, await decisionOn(question));
}

/** What luck and decisions made of a match. */
export async function analyseText(text: string): Promise<Analysis> {
  const named = gameOfRecord(text);
  const game = named.ok ? await findGame(named.value) : undefined;
  const record = game && readRecord(game, text);
  const analysed = game && record?.ok ? await analyse(game, record.value) : undefined;
  // The record comes from the keeper of the match, who has replayed it.
  if (!analysed?.ok) throw new Error("the match does not replay");
  return analysed.value;
}

async function decisionOn({ game: id, options, view, seat, seed }: Question) {
  const opened = (await findGame(id))?.open(options);
  if (!opened?.ok) throw new Error(`no rules for ${id}`);
  const rules = opened.value;
  return decisionFrom(rules, view, seat, seeded(seed), await loadJudge(id, rules));
}
