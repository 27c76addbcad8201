// Runs the tests in the browser again and again on a busy machine; see HELP.
import { type ChildProcess, spawn } from "node:child_process";
import { appendFileSync, mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { begin, countsOf, end, hear, type PartRun, titleOf } from "./testing/outcome.ts";
import { browserNeeds, browserTests } from "./testing/parts.ts";
import { clock } from "./testing/report.ts";
import { RINGS, type Ring } from "./testing/rings.ts";
import { endAll, run } from "./testing/run.ts";
import { command, WrongCall, wholeNumber } from "./trust/document.ts";

const HELP = `Runs the tests in the browser again and again beside a program that keeps all cores busy: what fails now and then
fails here. Each run is a line of reports/stress.jsonl too.

Usage: npm run stress [-- OPTIONS]

  --times N     how often (default 10)
  --workers N   browsers side by side (default 4)
  --ring RING   ${RINGS.join(", ")} (default quick)
  --only NAME   only tests whose name fits this pattern
  --idle        without the program that keeps the cores busy
  --help        this text

Examples:
  npm run stress -- --times 3
  npm run stress -- --only 'the text board' --times 50
`;

const reports = fileURLToPath(new URL("../reports/", import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);

interface Wanted {
  readonly ring: Ring;
  readonly times: number;
  readonly workers: number;
  readonly only: string | undefined;
  readonly isIdle: boolean;
}

function wanted(): Wanted {
  const { values } = parseArgs({
    options: {
      times: { type: "string", default: "10" },
      workers: { type: "string", default: "4" },
      ring: { type: "string", default: "quick" },
      only: { type: "string" },
      idle: { type: "boolean", default: false },
    },
  });
  const ring = RINGS.find((name) => name === values.ring);
  if (!ring) throw new WrongCall(`--ring should be ${RINGS.join(", ")}, not “${values.ring}”.`);
  const [times, workers] = [wholeNumber("times", values.times), wholeNumber("workers", values.workers)];
  return { ring, times, workers, only: values.only, isIdle: values.idle };
}

/** One program per core that does nothing, as fast as it can. */
function keepBusy(): readonly ChildProcess[] {
  return Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ["-e", "for (;;);"]));
}

/** One run of the tests; what fails is told at once. */
async function once({ ring, workers, only }: Wanted, time: number): Promise<PartRun> {
  const words = ["--workers", `${workers}`, ...(only === undefined ? [] : ["--grep", only])];
  const part = browserTests(ring, time, ...words);
  const own = begin(part);
  const ended = await run(part, (news) => {
    hear(own, news);
    if (news.kind === "tested" && news.test.status === "failed") say(`FAIL ${titleOf(news.test)}\n${news.test.why}`);
  });
  end(own, ended);
  return own;
}

async function stress(order: Wanted): Promise<boolean> {
  for (const part of browserNeeds()) {
    const { isGreen, said } = await run(part);
    if (!isGreen) throw new Error(said);
  }
  const runs: PartRun[] = [];
  const busy = order.isIdle ? [] : keepBusy();
  process.once("exit", () => busy.forEach((each) => void each.kill()));
  mkdirSync(reports, { recursive: true });
  for (let time = 1; time <= order.times; time += 1) {
    const own = await once(order, time);
    runs.push(own);
    const { passed, failed } = countsOf([own]);
    const failures = own.failures.map(({ title }) => title);
    say(`${time} of ${order.times}: ${passed} passed, ${failed} failed in ${clock(own.ended?.seconds ?? 0)} minutes`);
    appendFileSync(`${reports}stress.jsonl`, `${JSON.stringify({ ...order, time, passed, failures })}\n`);
  }
  busy.forEach((each) => void each.kill());
  const { passed, failed, skipped } = countsOf(runs);
  say(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  return failed === 0;
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => {
    endAll();
    process.exit(130);
  });

await command(HELP, () => stress(wanted()));
