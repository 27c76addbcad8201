// Measures the server on this machine and writes the figures of both databases into bench/results.md.
// Usage: npm run load -- [--only sqlite|postgres] [--matches 1000] [--seconds 60] [--bots 12] [--stored 100000] [--idle 2000]
// With --only the figures are shown, not written: the table of the file is always that of one run.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type PostgresServer, startPostgres } from "../apps/server/test/postgres.ts";
import { measureBesideBots, measureMemory, measurePeak, measureSteady, measureStored } from "./load/measures.ts";
import { type Figures, resultsSection, writeResults } from "./load/results.ts";
import { killServers, type ServerProcess, startServer } from "./load/server.ts";

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    matches: { type: "string", default: "1000" },
    seconds: { type: "string", default: "60" },
    bots: { type: "string", default: "12" },
    stored: { type: "string", default: "100000" },
    idle: { type: "string", default: "2000" },
  },
});
const matches = Number(values.matches);
const seconds = Number(values.seconds);

function tell<T extends object>(figures: T): T {
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  return figures;
}

/** All figures on one kind of database; each part on a server of its own. */
async function measure(newPlace: () => Promise<NodeJS.ProcessEnv>): Promise<Figures> {
  const on = async <T extends object>(work: (server: ServerProcess) => Promise<T>): Promise<T> => {
    const server = await startServer(await newPlace());
    const found = await work(server);
    await server.kill("SIGTERM");
    return tell(found);
  };
  return {
    ...(await on((server) => measureSteady(server, matches, seconds))),
    ...(await on((server) => measurePeak(server, Math.min(matches, 150), Math.min(seconds, 20)))),
    ...(await on((server) => measureBesideBots(server, Math.min(matches, 300), Number(values.bots), seconds))),
    ...(await on((server) => measureMemory(server, Number(values.idle)))),
    ...tell(await measureStored(await newPlace(), Number(values.stored))),
  };
}

const root = mkdtempSync(join(tmpdir(), "gatehouse-load-"));
let postgres: PostgresServer | null = null;
try {
  const results: Record<string, Figures> = {};
  if (values.only !== "postgres")
    results["SQLite"] = await measure(async () => ({ DATA_DIR: mkdtempSync(join(root, "data-")) }));
  if (values.only !== "sqlite") {
    const started = await startPostgres({ durable: true });
    postgres = started;
    results["PostgreSQL"] = await measure(async () => ({ DATABASE_URL: await started.newDatabase() }));
  }
  const section = resultsSection(results);
  process.stdout.write(section);
  if (values.only === undefined) writeResults(section);
} finally {
  killServers();
  await postgres?.stop();
  rmSync(root, { recursive: true, force: true });
}
process.exit(0);
