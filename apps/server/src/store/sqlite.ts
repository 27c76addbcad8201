import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import type { Database } from "./database.ts";
import { gatherer, type JobOutcome, SPACING_MS } from "./gather.ts";
import { kyselyOver } from "./sqlite-dialect.ts";
import { databasePath, lockFolder, migrateFile } from "./sqlite-file.ts";
import type { WriterJob } from "./sqlite-writer.ts";

/** A batch should not keep the disk busy for long. */
const MOST_IN_A_BATCH = 500;

/** The embedded database: a file in a folder, owned by this process alone. */
export async function openSqlite(folder: string): Promise<Database> {
  const unlock = lockFolder(folder);
  try {
    const path = databasePath(folder);
    migrateFile(path);
    return await connect(path, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function connect(path: string, unlock: () => void): Promise<Database> {
  const worker = new Worker(new URL("./sqlite-writer.ts", import.meta.url), { workerData: path });
  let answer: ((outcomes: readonly JobOutcome<boolean>[]) => void) | null = null;
  let broken: Error | null = null;
  let fail: ((reason: Error) => void) | null = null;
  worker.on("message", (outcomes: readonly JobOutcome<boolean>[]) => answer?.(outcomes));
  worker.on("error", (error) => {
    broken = error instanceof Error ? error : new Error(String(error));
    fail?.(broken);
  });
  const writer = gatherer<WriterJob, boolean>(
    (jobs) =>
      new Promise((resolve, reject) => {
        if (broken) return reject(broken);
        [answer, fail] = [resolve, reject];
        // One text costs a fraction of what a copy of all the objects would.
        worker.postMessage(JSON.stringify(jobs));
      }),
    { lanes: 1, most: MOST_IN_A_BATCH, spacing: SPACING_MS },
  );
  const checkpoints = new Worker(new URL("./sqlite-checkpoints.ts", import.meta.url), { workerData: path });
  checkpoints.on("message", () => worker.postMessage("bring-over"));
  const reader = new DatabaseSync(path, { readOnly: true, timeout: 10_000 });
  const reading = kyselyOver(reader);
  return {
    kind: "sqlite",
    reading,
    commit: (change) => writer.add({ change }),
    write: (write) => writer.add({ write }),
    // There is no other process: whoever writes tells its own watchers.
    announce() {},
    async listen() {},
    async check() {
      if (broken) throw broken;
      reader.prepare("select 1").get();
    },
    async close() {
      await writer.idle();
      await stopped(checkpoints);
      await stopped(worker);
      await reading.destroy();
      unlock();
    },
  };
}

/** Lets a thread close its connection, and waits until it is gone. */
function stopped(thread: Worker): Promise<void> {
  return new Promise((resolve) => {
    thread.once("exit", () => resolve());
    thread.postMessage("close");
  });
}
