import { randomInt } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { GameTypes } from "@gatehouse/engine";
import { Piscina } from "piscina";
import type { Keeper } from "../matches/keeper.ts";
import { actAsBot } from "../matches/play.ts";
import type { Held } from "../matches/sight.ts";
import { actorsOf } from "../matches/situation.ts";
import { botOf, isPlayedByBot } from "../matches/table.ts";
import { recentlyUsed } from "../recent.ts";
import { levelUnderLoad, SIMPLEST_LEVEL } from "./choose.ts";
import type { BotJob } from "./worker.ts";

const OWN_WORKER = new URL("./worker.ts", import.meta.url);

/** Lets bots decide where a bot has to. */
export interface BotDriver {
  consider(held: Held): void;
  /** Decisions that wait or are being thought about. */
  waiting(): number;
  close(): Promise<void>;
}

/** How bots think; tests let them fail. */
export interface Thinking {
  readonly threads: number;
  readonly worker?: URL;
  /** Longer than any level thinks, also on a slow machine. */
  readonly mostSeconds?: number;
  readonly mostMegabytes?: number;
}

export function botDriver(
  { threads, worker = OWN_WORKER, mostSeconds = 60, mostMegabytes = 512 }: Thinking,
  keeper: () => Keeper,
  report: (error: unknown) => void,
): BotDriver {
  const pool = new Piscina<BotJob, GameTypes["Action"]>({
    filename: fileURLToPath(worker),
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    concurrentTasksPerWorker: 1,
  });
  // A thread that is out of memory just when its time is up belongs to no job any more; unheard, it would end the server.
  pool.on("error", report);
  // At most one job per match, entry and seat.
  const running = new Set<string>();
  // Decisions in which a bot has failed: the next try is the simplest bot's, and it is never left to nobody.
  const failed = recentlyUsed<true>(10_000);
  let isClosed = false;

  async function decide({ situation, seq }: Held, seat: number, level: string, isSecondTry: boolean): Promise<void> {
    const { table, play } = situation;
    if (!play) return;
    const { game, options, id } = table;
    const view = play.rules.view(play.state, seat);
    const able = isSecondTry ? SIMPLEST_LEVEL : levelUnderLoad(level, running.size);
    const job = { game, options, view, seat, level: able, seed: randomInt(2 ** 31) };
    const signal = AbortSignal.timeout(1000 * mostSeconds);
    const action = await pool.run(job, { signal });
    const submission = { seat, seq, key: `${seq}-${seat}`, actions: [action] };
    // If the match has gone on meanwhile, nobody asks for this decision any more and it is refused.
    await keeper().change(id, (now) => actAsBot(now, submission));
  }

  return {
    consider(held) {
      const { table } = held.situation;
      for (const seat of actorsOf(held.situation)) {
        const level = botOf(table.seats[seat]);
        const name = `${table.id} ${held.seq} ${seat}`;
        if (isClosed || level === null || !isPlayedByBot(table.seats[seat]) || running.has(name)) continue;
        running.add(name);
        decide(held, seat, level, failed.has(name))
          .catch((error: unknown) => {
            failed.set(name, true);
            if (!isClosed) report(error);
          })
          .finally(() => running.delete(name));
      }
    },
    waiting: () => running.size,
    async close() {
      isClosed = true;
      await pool.destroy();
    },
  };
}
