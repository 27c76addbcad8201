import { parentPort, workerData } from "node:worker_threads";
import { openArena, type Told } from "./matches.ts";

// Plays the matches that it is asked for by number, one after the other.
const play = await openArena(workerData);
parentPort?.on("message", (index: number) => {
  const told: Told = { index, played: play(index) };
  parentPort?.postMessage(told);
});
