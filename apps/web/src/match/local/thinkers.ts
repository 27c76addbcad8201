import type { Advice, Analysis } from "@gatehouse/bots";
import type { GameTypes } from "@gatehouse/engine";
import type { Remote } from "comlink";
import type { Thinker } from "./bot.worker.ts";
import type { BotQuestion, Question } from "./thinking.ts";
import { type Thread, threadOf } from "./thread.ts";

/** Who thinks for bots, gives hints and reviews matches. */
export interface Thinkers {
  choose(question: BotQuestion): Promise<GameTypes["Action"]>;
  explain(question: Question): Promise<Advice<GameTypes>[]>;
  analyse(record: string): Promise<Analysis>;
  /** Gives the analysis up on which they work; nobody waits for it any more. */
  stopAnalysing(): void;
}

/** Thinkers in threads of their own, which a browser starts when they are first asked. */
export function threadedThinkers(): Thinkers {
  const think = keptThread();
  let analyst: Worker | null = null;
  return {
    choose: (question) => think((thinker) => thinker.choose(question)),
    explain: (question) => think((thinker) => thinker.explain(question)),
    // In a thread of its own: the bots of the next match must not wait for it.
    async analyse(record) {
      analyst?.terminate();
      const { worker, ask } = newThread();
      analyst = worker;
      try {
        return await ask((thinker) => thinker.analyse(record));
      } finally {
        worker.terminate();
      }
    },
    stopAnalysing: () => analyst?.terminate(),
  };
}

/** Asks the thread that is kept for all decisions; after a failure the next question starts another one. */
function keptThread(): <T>(question: (thinker: Remote<Thinker>) => Promise<T>) => Promise<T> {
  let thread: Thread | null = null;
  return async (question) => {
    thread ??= newThread();
    const asked = thread;
    try {
      return await asked.ask(question);
    } catch (error) {
      asked.worker.terminate();
      if (thread === asked) thread = null;
      throw error;
    }
  };
}

function newThread(): Thread {
  return threadOf(new Worker(new URL("./bot.worker.ts", import.meta.url), { type: "module" }));
}
