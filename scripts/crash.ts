// Kills the server again and again while matches are played, and shows that nothing acknowledged was lost or doubled.
// Usage: npm run crash -- [--sqlite 200] [--postgres 50] [--strace 1000] [--seed 1]   (how many kills, how many traced moves)
// The seed, which is printed, decides who plays what and when the server is killed.
import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { CATALOGUE } from "@gatehouse/catalogue";
import { at } from "@gatehouse/engine";
import { type PostgresServer, startPostgres } from "../apps/server/test/postgres.ts";
import { checkOrder, hasStrace } from "./crash/strace.ts";
import { survive, type Toll } from "./crash/survive.ts";
import { killServers } from "./load/server.ts";

const { values } = parseArgs({
  options: {
    sqlite: { type: "string", default: "200" },
    postgres: { type: "string", default: "50" },
    strace: { type: "string", default: "1000" },
    seed: { type: "string", default: `${randomInt(1_000_000)}` },
  },
});

function tell(name: string, toll: object): void {
  process.stdout.write(`${name}: ${JSON.stringify(toll)}\n`);
}

const seed = Number(values.seed);
const folder = mkdtempSync(join(tmpdir(), "gatehouse-crash-"));
let postgres: PostgresServer | null = null;

/** Nothing stays behind, however it ends. */
async function cleanUp(): Promise<void> {
  killServers();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function run(): Promise<boolean> {
  const messages = { ALLOW_PRIVATE_TARGETS: "1", NOTICE_DELAY_SECONDS: "0" };
  const environment = { NODE_COMPILE_CACHE: join(folder, "cache"), ...messages };
  const tolls: Toll[] = [];
  if (Number(values.sqlite) > 0) {
    tolls.push(await survive({ ...environment, DATA_DIR: join(folder, "data") }, Number(values.sqlite), seed));
    tell("SQLite", at(tolls, tolls.length - 1));
  }
  if (Number(values.postgres) > 0) {
    postgres = await startPostgres({ durable: true });
    const place = { ...environment, DATABASE_URL: await postgres.newDatabase() };
    tolls.push(await survive(place, Number(values.postgres), seed));
    tell("PostgreSQL", at(tolls, tolls.length - 1));
  }
  let early = 0;
  if (Number(values.strace) > 0 && hasStrace()) {
    const order = await checkOrder(at(CATALOGUE, 0).id, Number(values.strace), folder);
    tell("fdatasync before acknowledgement", order);
    early = order.early;
  }
  return early === 0 && tolls.every(({ lost, doubled, broken, untold }) => lost + doubled + broken + untold === 0);
}

process.stdout.write(`seed ${seed}\n`);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
const isGood = await run().finally(cleanUp);
process.stdout.write(
  isGood
    ? "Nothing that was acknowledged was lost or doubled, and nobody was left untold.\n"
    : `FAILED; again with: npm run crash -- --seed ${seed}\n`,
);
process.exit(isGood ? 0 : 1);
