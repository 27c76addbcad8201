import { Worker } from "node:worker_threads";

/** What a thread tells: what it has made of one piece of work. */
export interface Told<Result> {
  readonly index: number;
  readonly result: Result;
}

/**
 * Pieces of work 0, 1, 2 … in their order, done in so many threads, so that the result is the same for any number of them.
 * `script` gets `order` as its data and answers each number it is sent with what it has `Told`. Every thread takes the next
 * piece as soon as it is free; what is done early waits for its turn here.
 */
export async function* inThreads<Result>(
  script: URL,
  order: unknown,
  most: number,
  threads: number,
): AsyncGenerator<Result> {
  const waiting = new Map<number, Result>();
  let taken = 0;
  let failed: unknown = null;
  let wake = () => {};
  const workers = Array.from({ length: Math.min(threads, most) }, () => {
    const worker = new Worker(script, { workerData: order });
    const takeNext = () => {
      if (taken < most) worker.postMessage(taken++);
    };
    worker.on("message", ({ index, result }: Told<Result>) => {
      waiting.set(index, result);
      takeNext();
      wake();
    });
    worker.on("error", (error) => {
      failed = error;
      wake();
    });
    takeNext();
    return worker;
  });
  try {
    for (let index = 0; index < most; index += 1) {
      while (!waiting.has(index) && failed === null)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      if (failed !== null) throw failed;
      const result = waiting.get(index);
      waiting.delete(index);
      if (result !== undefined) yield result;
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
