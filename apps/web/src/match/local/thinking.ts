import {
  type Advice,
  type Analysis,
  analyse,
  decisionFrom,
  explain,
  findBot,
  loadJudge,
  type Memory,
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

/** What a bot chooses. The same questions in the same order get the same answers, in every browser and outside of one. */
export async function chooseFor(question: BotQuestion, memories: Memories): Promise<GameTypes["Action"]> {
  const bot = findBot(question.bot);
  if (!bot) throw new Error(`no bot ${question.bot}`);
  const memory = memories.get(question.seat) ?? {};
  memories.set(question.seat, memory);
  return bot.choose(await decisionOn(question), memory);
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
