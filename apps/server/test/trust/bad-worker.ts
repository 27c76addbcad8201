// A thread in which bots fail: all but the simplest never answer, or take all memory there is.
import decide, { type BotJob } from "../../src/bots/worker.ts";

export default async function decideBadly(job: BotJob): Promise<Awaited<ReturnType<typeof decide>>> {
  if (job.level === "random") return decide(job);
  if (job.level === "novice") for (;;);
  const hoard: object[] = [];
  for (;;) hoard.push(Array.from({ length: 10_000 }, (_, i) => ({ i })));
}
