// Measures the server on this machine; see HELP.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type PostgresServer, startPostgres } from "../apps/server/test/postgres.ts";
import {
  measureBesideBots,
  measureMemory,
  measurePeak,
  measureSteady,
  measureStored,
  type Place,
} from "./load/measures.ts";
import { type Figures, resultsSection, writeResults } from "./load/results.ts";
import { killServers, type ServerProcess, startServer } from "./load/server.ts";
import { command, WrongCall, wholeNumber } from "./trust/document.ts";

const HELP = `Measures the server on this machine, on both databases, and writes the figures into bench/results.md.

Usage: npm run load -- [--only DATABASE] [--part PART] [--matches N] [--seconds N] [--bots N] [--idle N] [--stored N]

  --only DATABASE   sqlite or postgres; then the figures are shown, not written: the table is always that of one run
  --part PART       steady, peak, bots, memory or stored; then the figures are shown, not written
  --matches N       matches with four seats, one move per second each (default 1000)
  --seconds N       how long moves are counted (default 60)
  --bots N          matches in which master bots think meanwhile (default 12)
  --idle N          open matches whose memory is measured (default 2000)
  --stored N        matches that lie in the database (default 100000)
  --help            this text

Examples:
  npm run load
  npm run load -- --only sqlite --part steady --seconds 20
`;

const PARTS = {
  steady: (newPlace, { matches, seconds }) => on(newPlace, (server) => measureSteady(server, matches, seconds)),
  peak: (newPlace, { matches, seconds }) =>
    on(newPlace, (server) => measurePeak(server, Math.min(matches, 150), Math.min(seconds, 20))),
  bots: (newPlace, { matches, seconds, bots }) =>
    on(newPlace, (server) => measureBesideBots(server, Math.min(matches, 300), bots, seconds)),
  memory: (newPlace, { idle }) => on(newPlace, (server) => measureMemory(server, idle)),
  stored: (newPlace, { stored }) => measureStored(newPlace, stored),
} satisfies Record<string, (newPlace: NewPlace, sizes: Sizes) => Promise<Partial<Figures>>>;

/** Makes an empty place for the data of a server. */
type NewPlace = () => Promise<Place>;

interface Sizes {
  readonly matches: number;
  readonly seconds: number;
  readonly bots: number;
  readonly idle: number;
  readonly stored: number;
}

/** Measures a server that is there for nothing else. */
async function on<T>(newPlace: NewPlace, measure: (server: ServerProcess) => Promise<T>): Promise<T> {
  const server = await startServer(await newPlace());
  const found = await measure(server);
  await server.kill("SIGTERM");
  return found;
}

async function load(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      only: { type: "string" },
      part: { type: "string" },
      matches: { type: "string", default: "1000" },
      seconds: { type: "string", default: "60" },
      bots: { type: "string", default: "12" },
      idle: { type: "string", default: "2000" },
      stored: { type: "string", default: "100000" },
    },
  });
  const { only, part } = values;
  if (only !== undefined && only !== "sqlite" && only !== "postgres")
    throw new WrongCall(`There is no database ${only}.`);
  if (part !== undefined && !Object.hasOwn(PARTS, part)) throw new WrongCall(`There is no part ${part}.`);
  const sizes: Sizes = {
    matches: wholeNumber("matches", values.matches),
    seconds: wholeNumber("seconds", values.seconds),
    bots: wholeNumber("bots", values.bots),
    idle: wholeNumber("idle", values.idle),
    stored: wholeNumber("stored", values.stored),
  };
  const root = mkdtempSync(join(tmpdir(), "gatehouse-load-"));
  let postgres: PostgresServer | null = null;
  const measure = async (newPlace: NewPlace): Promise<Figures> => {
    const figures = {};
    for (const [name, measurePart] of Object.entries(PARTS)) {
      if (part !== undefined && name !== part) continue;
      const found = await measurePart(newPlace, sizes);
      process.stdout.write(`${JSON.stringify(found)}\n`);
      Object.assign(figures, found);
    }
    // All of them, unless one part was asked for, which is shown already.
    return figures as Figures;
  };
  try {
    const results: Record<string, Figures> = {};
    if (only !== "postgres")
      results["SQLite"] = await measure(async () => ({ DATA_DIR: mkdtempSync(join(root, "data-")) }));
    if (only !== "sqlite") {
      const started = await startPostgres({ durable: true });
      postgres = started;
      results["PostgreSQL"] = await measure(async () => ({ DATABASE_URL: await started.newDatabase() }));
    }
    if (part !== undefined) return true;
    const section = resultsSection(results);
    process.stdout.write(section);
    if (only === undefined) writeResults(section);
  } finally {
    killServers();
    await postgres?.stop();
    rmSync(root, { recursive: true, force: true });
  }
  return true;
}

await command(HELP, load);
