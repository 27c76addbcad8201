// Brings what was committed from SQLite's log into the database file, beside the writing thread: within a commit everybody
// would wait for it. The log can start over only when nothing is left to bring over, which while moves come in is true for
// the writing thread alone: it is told when next to nothing is left.
import { parentPort, workerData } from "node:worker_threads";
import { bringOver, openForWriting } from "./sqlite-file.ts";

/** Pages that change again and again are then brought over once; and the log stays small enough to be read at a start. */
const EVERY_MS = 3_000;

const database = openForWriting(String(workerData));
const running = setInterval(() => {
  bringOver(database);
  // What was committed meanwhile: so little that soon nearly nothing is left.
  if (bringOver(database)) parentPort?.postMessage("little-left");
}, EVERY_MS);

parentPort?.on("message", () => {
  clearInterval(running);
  database.close();
  parentPort?.close();
});
