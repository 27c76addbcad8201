// A thread that does parts of a master's search, to measure what several of them gain.
import { parentPort, workerData } from "node:worker_threads";
import { decisionFrom, findBot, loadJudge } from "@gatehouse/bots";
import { seeded } from "@gatehouse/engine";
import { type PartsAsked, rulesOf, type TableAsked } from "./bots-measure.ts";

const { game, seats }: TableAsked = workerData;
const rules = await rulesOf(game, seats);
const judge = await loadJudge(game, rules);
const master = findBot("master");

parentPort?.on("message", ({ view, seat, seed, parts }: PartsAsked) => {
  const search = master?.share?.(decisionFrom(rules, view, seat, seeded(seed), judge), {});
  if (!search) throw new Error("a master does not share this decision");
  parentPort?.postMessage(parts.map(search.find));
});
