// Sends what strangers might send, and worse; see HELP.
import { parseArgs } from "node:util";
import { pushBodies, pushFrames, pushMachine } from "../apps/server/test/trust/fuzz/machine.ts";
import { allParsers, feedParsers } from "../apps/server/test/trust/fuzz/parsers.ts";
import { openWorld } from "../apps/server/test/trust/world.ts";
import { command, count, progress, wholeNumber, writePart } from "./trust/document.ts";

const HELP = `Feeds every parser and the running server with strange input, and writes its part of docs/trust.md.

Usage: npm run fuzz -- [--inputs N] [--seed S] [--dry]

  --inputs N   how many inputs (default 1000000): 85 in 100 for the parsers, 10 requests, 3 frames, 2 raw bodies
  --seed S     the same seed makes the same inputs and choices (default 1)
  --dry        only print, do not write
  --help       this text

Examples:
  npm run fuzz                                 the long run
  npm run fuzz -- --inputs 20000 --seed 7      a short one with other inputs
`;

const MEGABYTE = 1024 * 1024;
/** Caches fill up in the first part of a run; what still grows afterwards is a leak. */
const MOST_GROWTH = 64 * MEGABYTE;

/** Bytes in use, after what nobody needs any more has been collected. */
function memory(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

async function fuzz(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      inputs: { type: "string", default: "1000000" },
      seed: { type: "string", default: "1" },
      dry: { type: "boolean", default: false },
    },
  });
  const [inputs, seed] = [wholeNumber("inputs", values.inputs), wholeNumber("seed", values.seed)];
  const share = (percent: number) => Math.round((inputs * percent) / 100);
  const problems: string[] = [];
  for (const event of ["uncaughtException", "unhandledRejection"])
    process.on(event, (error: unknown) => problems.push(`${event}: ${error instanceof Error ? error.stack : error}`));
  const begun = performance.now();
  const parsers = await allParsers();
  problems.push(...feedParsers(parsers, share(10), seed, progress("parsers warm up", share(10))));
  const parsersBefore = memory();
  problems.push(...feedParsers(parsers, share(75), seed + 1, progress("parsers", share(75))));
  const parsersGrowth = memory() - parsersBefore;

  const world = await openWorld({ ALLOW_PRIVATE_TARGETS: "1", MATCHES_IN_MEMORY: "100" });
  const warm = await pushMachine(world.address, share(3), seed, progress("requests warm up", share(3)));
  const serverBefore = memory();
  const pushed = await pushMachine(world.address, share(7), seed + 1, progress("requests", share(7)));
  problems.push(...warm.problems, ...pushed.problems);
  problems.push(...(await pushFrames(world.address, share(3), seed)));
  problems.push(...(await pushBodies(world.address, share(2), seed)));
  const serverGrowth = memory() - serverBefore;
  const isAlive = (await fetch(`${world.address}/health/ready`)).ok;
  if (!isAlive) problems.push("the server is not ready any more");
  await world.close();
  for (const growth of [parsersGrowth, serverGrowth])
    if (growth > MOST_GROWTH) problems.push(`memory grew by ${Math.round(growth / MEGABYTE)} MB`);

  const answers = [...pushed.statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${count(times)}`);
  const lines = [
    "| | |",
    "|---|---:|",
    `| inputs | ${count(inputs)} (seed ${seed}) |`,
    `| of these to ${parsers.length} parsers: notation, records, options and edition files, actions, messages, requests | ${count(share(85))} |`,
    `| requests of eight people and bots at once, good, spoilt, old and repeated | ${count(share(10))} |`,
    `| WebSocket frames | ${count(share(3))} |`,
    `| raw HTTP bodies, types and addresses | ${count(share(2))} |`,
    `| answers by status | ${answers.join(", ")} |`,
    `| crashes, 5xx, unhandled rejections, faults without a reason | ${problems.length === 0 ? 0 : `**${problems.length}**`} |`,
    `| memory that grew after warming up: parsers, server | ${mega(parsersGrowth)}, ${mega(serverGrowth)} |`,
    `| minutes | ${((performance.now() - begun) / 60_000).toFixed(1)} |`,
  ];
  for (const line of [...lines, ...problems]) process.stdout.write(`${line}\n`);
  if (!values.dry) writePart("fuzz", lines);
  return problems.length === 0;
}

function mega(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}

await command(HELP, fuzz);
