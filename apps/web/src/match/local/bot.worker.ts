import { expose } from "comlink";
import { analyseText, type BotQuestion, chooseFor, explainFor, type Memories } from "./thinking.ts";

const memories: Memories = new Map();

/** Thinks in a thread of its own, so that neither the page nor the match waits for it. */
const thinker = {
  choose: (question: BotQuestion) => chooseFor(question, memories),
  explain: explainFor,
  analyse: analyseText,
};
export type Thinker = typeof thinker;
expose(thinker);
