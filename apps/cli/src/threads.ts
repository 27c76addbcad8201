import { parentPort, Worker } from "node:worker_threads";

/** What a thread tells: what it has made of one piece of work. */
interface Told<Result> {
  readonly index: number;
  readonly result: Result;
}

/** What a thread is asked for: to make ready for an order, or for a piece of it. */
type Asked<Order> = { readonly order: Order } | { readonly index: number };

/** Threads that stay for one order after another. */
export interface Crew {
  /**
   * Pieces of work 0, 1, 2 … in their order, so that the result is the same for any number of threads. Every thread takes the
   * next piece as soon as it is free; what is done early waits for its turn here. Only after the last one comes another order.
   */
  work<Result>(order: unknown, most: number): AsyncGenerator<Result>;
  dismiss(): Promise<void>;
}

/** So many threads, in each of which `script` calls {@link serve}. */
export function hire(script: URL, threads: number): Crew {
  const workers = Array.from({ length: threads }, () => new Worker(script));
  return {
    work: (order, most) => shareOut(workers, order, most),
    async dismiss() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** Threads that are gone when the pieces of one order are done, or no more of them are wanted. */
export async function* inThreads<Result>(
  script: URL,
  order: unknown,
  most: number,
  threads: number,
): AsyncGenerator<Result> {
  const crew = hire(script, Math.min(threads, most));
  try {
    yield* crew.work<Result>(order, most);
  } finally {
    await crew.dismiss();
  }
}

async function* shareOut<Result>(workers: readonly Worker[], order: unknown, most: number): AsyncGenerator<Result> {
  const waiting = new Map<number, Result>();
  let taken = 0;
  let failed: unknown = null;
  let wake = () => {};
  const fail = (error: unknown) => {
    failed = error;
    wake();
  };
  const stops = workers.map((worker) => {
    const takeNext = () => {
      if (taken < most) worker.postMessage({ index: taken++ });
    };
    const hear = ({ index, result }: Told<Result>) => {
      waiting.set(index, result);
      takeNext();
      wake();
    };
    worker.on("message", hear).on("error", fail);
    worker.postMessage({ order });
    takeNext();
    return () => worker.off("message", hear).off("error", fail);
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
    for (const stop of stops) stop();
  }
}

/** Lets this thread do what it is asked for: make ready for an order, and answer its pieces by number. */
export function serve<Order, Result>(
  open: (order: Order) => Promise<(index: number) => Result | Promise<Result>>,
): void {
  let opened: ReturnType<typeof open> | null = null;
  parentPort?.on("message", async (asked: Asked<Order>) => {
    if ("order" in asked) {
      opened = open(asked.order);
      return;
    }
    const work = await opened;
    if (!work) throw new Error("there is no order");
    const { index } = asked;
    const told: Told<Result> = { index, result: await work(index) };
    parentPort?.postMessage(told);
  });
}
