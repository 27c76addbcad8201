import { expose } from "comlink";
import { secondThread } from "./second-thread.ts";
import { analyseText, type BotQuestion, chooseFor, explainFor, helperWith, type Memories } from "./thinking.ts";

const memories: Memories = new Map();
const second = navigator.hardwareConcurrency > 1 ? secondThread() : null;

/** Thinks in a thread of its own, so that neither the page nor the match waits for it. */
const thinker = {
  choose: (question: BotQuestion) => chooseFor(question, memories, second),
  explain: explainFor,
  analyse: analyseText,
  ...helperWith(memories),
};
export type Thinker = typeof thinker;
expose(thinker);
