import type { Remote } from "comlink";
import type { Thinker } from "./bot.worker.ts";
import type { Helper } from "./thinking.ts";
import { type Thread, threadOf } from "./thread.ts";

/**
 * Help from a second thread with the script of this one, which starts it when there is first something to share and with which
 * it ends. Once it has failed nobody waits for it again.
 */
export function secondThread(): Helper {
  let thread: Thread | null = null;
  let isLost = false;
  const ask = async <T>(question: (thinker: Remote<Thinker>) => Promise<T>): Promise<T> => {
    if (isLost) throw new Error("the second thread is lost");
    try {
      thread ??= newThread();
      return await thread.ask(question);
    } catch (error) {
      isLost = true;
      thread?.worker.terminate();
      throw error;
    }
  };
  return {
    find: (question, parts) => ask((thinker) => thinker.find(question, parts)),
    keep: (question, action) => ask((thinker) => thinker.keep(question, action)),
  };
}

function newThread(): Thread {
  // By its address: a script that names its own source here is refused by the builder, as a circle.
  const worker = new Worker(self.location.href, { type: "module" });
  // Otherwise its failure would count as one of this thread too, which can do without it.
  worker.addEventListener("error", (event) => event.preventDefault());
  return threadOf(worker);
}
