// Runs the tests of a ring; see HELP.
import { randomInt } from "node:crypto";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { recordDurations } from "./testing/durations.ts";
import { begin, countsOf, end, hear, type PartRun } from "./testing/outcome.ts";
import { type Part, roundsOf } from "./testing/parts.ts";
import { Progress } from "./testing/progress.ts";
import { report } from "./testing/report.ts";
import { RINGS, type Ring } from "./testing/rings.ts";
import { endAll, run } from "./testing/run.ts";

const HELP = `Runs every check and test of a ring, side by side, and says how long each part took.

Usage: npm test [-- OPTIONS]              all checks and rules, the server, and every page and table once: minutes
       npm run test:all [-- OPTIONS]      everything that gives the same answer every time
       npm run test:long [-- OPTIONS]     thousands of new games, whole matches in the browser, faults, mutation: for a night

  --record   write down how long each test file took; the longest begin first next time
  --help     this text

GATEHOUSE_SEED=N   the random games and inputs of the run that printed this number
CI=1               take nothing from an earlier run
CHROME_PATH=FILE   test with this browser instead of the one that the tests bring

Examples:
  npm test
  GATEHOUSE_SEED=4711 npm run test:all
`;

const SEEDS = 1_000_000;
const WRONG_CALL = 2;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: "boolean" }, record: { type: "boolean" } },
  });
  const ring = RINGS.find((name) => name === (positionals[0] ?? "quick"));
  if (values.help || !ring) {
    process.stdout.write(HELP);
    return values.help ? 0 : WRONG_CALL;
  }
  // What starts from here looks at the durations of this ring.
  process.env["GATEHOUSE_RING"] = ring;
  const runs = await runRing(ring);
  if (values.record) recordDurations(ring, new Map(runs.flatMap(({ files }) => [...files])));
  return countsOf(runs).failed > 0 ? 1 : 0;
}

/** Runs all that a ring has, and says how it went. */
async function runRing(ring: Ring): Promise<readonly PartRun[]> {
  const seed = Number(process.env["GATEHOUSE_SEED"] ?? randomInt(SEEDS));
  const isCold = process.env["CI"] !== undefined;
  const runs: PartRun[] = [];
  const progress = new Progress(runs);
  for (const lanes of roundsOf({ ring, seed, isCold }))
    await Promise.all(
      lanes.map(async (lane) => {
        for (const part of lane) await runPart(part, runs, progress);
      }),
    );
  progress.stop();
  process.stdout.write(`\n${report(runs, { ring, seed, cores: availableParallelism(), seconds: progress.seconds })}\n`);
  return runs;
}

async function runPart(part: Part, runs: PartRun[], progress: Progress): Promise<void> {
  const own = begin(part);
  runs.push(own);
  const telling = (work: () => void) => {
    const before = own.failures.length;
    work();
    progress.failed(own, before);
  };
  const ended = await run(part, part.kind === "check" ? undefined : (news) => telling(() => hear(own, news)));
  telling(() => end(own, ended));
  progress.ended(own);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => {
    endAll();
    process.exit(130);
  });

process.exitCode = await main();
