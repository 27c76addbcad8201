import { parentPort, workerData } from "node:worker_threads";
import type { Told } from "../threads.ts";
import { openArena, type TimedMatch } from "./matches.ts";

// Plays the matches that it is asked for by number, one after the other.
const play = await openArena(workerData);
parentPort?.on("message", (index: number) => {
  const told: Told<TimedMatch> = { index, result: play(index) };
  parentPort?.postMessage(told);
});
