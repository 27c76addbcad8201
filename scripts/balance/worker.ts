import { parentPort, workerData } from "node:worker_threads";
import type { Told } from "../../apps/cli/src/threads.ts";
import type { Played, PlayMatch } from "./match.ts";
import { matchAt, type Order } from "./series.ts";

const GAMES: Readonly<Record<string, () => Promise<{ readonly play: PlayMatch }>>> = {
  "dragon-island": () => import("./dragon-island/play.ts"),
  "dragonsgate-college": () => import("./dragonsgate-college/play.ts"),
};

// Plays the matches that it is asked for by number, one after the other.
const { game, series }: Order = workerData;
const played = await GAMES[game]?.();
if (!played) throw new Error(`no matches of ${game}`);
parentPort?.on("message", async (number: number) => {
  const { of, index } = matchAt(series, number);
  const told: Told<Played> = { index: number, result: await played.play(of.lineup, index) };
  parentPort?.postMessage(told);
});
