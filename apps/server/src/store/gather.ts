/** One piece of work that waits for its batch. */
interface Waiting<J, R> {
  readonly job: J;
  resolve(result: R): void;
  reject(reason: Error): void;
}

/** What became of one job of a batch: its result, or why only it failed. */
export type JobOutcome<R> = { readonly done: R } | { readonly failed: string };

/** Collects work while a batch is under way, so that many share one wait for the disk. */
export interface Gatherer<J, R> {
  add(job: J): Promise<R>;
  /** Resolves when nothing is under way or waiting. */
  idle(): Promise<void>;
}

/** Halves the commits of a busy server; nobody sees so short a wait. */
export const SPACING_MS = 4;

interface GatherLimits {
  /** At most so many batches are under way at the same time. */
  readonly lanes: number;
  /** At most so many jobs are in a batch. */
  readonly most: number;
  /**
   * So many milliseconds from the beginning of a batch to the next one while there is much to do: fewer, larger batches cost
   * far less altogether than the moment that each job waits longer. Whoever is alone never waits.
   */
  readonly spacing: number;
}

/** Gathers jobs into batches. */
export function gatherer<J, R>(
  run: (jobs: readonly J[]) => Promise<readonly JobOutcome<R>[]>,
  { lanes, most, spacing }: GatherLimits,
): Gatherer<J, R> {
  const waiting: Waiting<J, R>[] = [];
  const resting: (() => void)[] = [];
  let underWay = 0;
  let last = { began: Number.NEGATIVE_INFINITY, size: 0 };
  let pause: NodeJS.Timeout | null = null;

  function pump(): void {
    if (underWay >= lanes || waiting.length === 0 || pause) return;
    const early = last.size > 1 ? last.began + spacing - performance.now() : 0;
    if (early <= 0) void runBatch();
    else
      pause = setTimeout(() => {
        pause = null;
        void runBatch();
      }, early);
  }

  async function runBatch(): Promise<void> {
    underWay += 1;
    const batch = waiting.splice(0, most);
    last = { began: performance.now(), size: batch.length };
    try {
      const outcomes = await run(batch.map(({ job }) => job));
      for (const [i, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[i];
        if (outcome && "done" in outcome) resolve(outcome.done);
        else reject(new Error(outcome?.failed ?? "the database gave no answer"));
      }
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error));
      for (const { reject } of batch) reject(reason);
    }
    underWay -= 1;
    if (waiting.length > 0) pump();
    else if (underWay === 0) for (const rest of resting.splice(0)) rest();
  }

  return {
    add: (job) =>
      new Promise((resolve, reject) => {
        waiting.push({ job, resolve, reject });
        // Everything of the same turn of the event loop goes into one batch.
        if (waiting.length === 1) setImmediate(pump);
      }),
    idle: () =>
      underWay === 0 && waiting.length === 0 ? Promise.resolve() : new Promise((resolve) => resting.push(resolve)),
  };
}
