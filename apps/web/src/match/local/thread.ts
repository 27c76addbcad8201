import { type Remote, wrap } from "comlink";
import type { Thinker } from "./bot.worker.ts";

/** A thread that thinks for bots and gives hints. */
export interface Thread {
  readonly worker: Worker;
  /** Asks it; fails if it could not be loaded, such as offline before the bots had been. */
  ask<T>(question: (thinker: Remote<Thinker>) => Promise<T>): Promise<T>;
}

/** The thread of a worker that runs the bots' script. */
export function threadOf(worker: Worker): Thread {
  const thinker = wrap<Thinker>(worker);
  const failed = new Promise<never>((_, fail) => {
    worker.addEventListener("error", ({ message }) => fail(new Error(message)));
  });
  // Only whoever asks wants to know.
  failed.catch(() => undefined);
  return { worker, ask: (question) => Promise.race([question(thinker), failed]) };
}
