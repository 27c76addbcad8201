// Lets a server live for a while under mixed load; see HELP.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { CATALOGUE } from "@gatehouse/catalogue";
import { at } from "@gatehouse/engine";
import { loadGames } from "../apps/server/src/games.ts";
import { type StubbornMatch, stubbornMatch, type Whereabouts } from "./crash/player.ts";
import { examine, noToll, type Toll } from "./crash/survive.ts";
import { type ServerProcess, startServer } from "./load/server.ts";
import { newSitter, openMatch, playedMatch, type Sitter } from "./load/tables.ts";
import { drawCurves } from "./trust/curves.ts";
import { command, count, progress, wholeNumber, writePart } from "./trust/document.ts";
import { releaseOf, upgradeDrill } from "./trust/upgrade.ts";

const HELP = `Lets a server live for a while under mixed load: matches of all games with four connected seats, matches against bots, chat,
lists, new guests, people who come and go. Draws memory and latency, takes a backup in the middle and looks whether it is
whole, and plays matches of an older release on with this one. Writes its part of docs/trust.md.

Usage: npm run soak -- [--minutes N] [--tables N] [--upgrade COMMIT] [--dry]

  --minutes N        how long (default 30)
  --tables N         tables with one move per second each (default 40)
  --upgrade COMMIT   the older release (default: the last tag, without one twenty commits ago)
  --dry              only print, do not write
  --help             this text

Examples:
  npm run soak
  npm run soak -- --minutes 3 --tables 10
`;

/** One look at the server. */
interface Sample {
  readonly heap: number;
  readonly resident: number;
  readonly median: number;
  readonly slowest: number;
}

interface Load {
  readonly latencies: number[];
  moves: number;
  botMatches: number;
  visits: number;
  failures: number;
  isOver: boolean;
}

const SAMPLE_MS = 5_000;
const MEGABYTE = 1024 * 1024;
/** What the last third may need more than the middle one: collections come when they come. */
const MOST_GROWTH = 1.25;
const games = await loadGames();
const cli = fileURLToPath(new URL("../apps/cli/gatehouse.mjs", import.meta.url));

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** A table at which a move is made every second, and a new one when it is over. */
async function playTables(address: string, sitters: readonly Sitter[], load: Load, seed: number): Promise<void> {
  for (let round = 0; !load.isOver; round += 1) {
    const id = await openMatch(address, at(CATALOGUE, (seed + round) % CATALOGUE.length).id, sitters, {});
    const table = await playedMatch(address, games, id, sitters, 1000 * seed + round);
    while (!load.isOver && !table.isOver()) {
      const times = await table.move();
      if (times) {
        load.latencies.push(times.seenByAll);
        load.moves += 1;
      }
      await wait(1000);
    }
    table.close();
  }
}

/** Somebody who comes, looks around, talks, plays a little against bots, and goes. */
async function visit(address: string, load: Load): Promise<void> {
  const ask = async (path: string, headers: object, body?: object) => {
    const post = body && { method: "POST", body: JSON.stringify(body) };
    const response = await fetch(`${address}/api${path}`, {
      headers: { "content-type": "application/json", ...headers },
      ...post,
    });
    if (response.status >= 500) load.failures += 1;
    return Object(await response.json());
  };
  while (!load.isOver) {
    const { headers } = await newSitter(address, `Visitor ${load.visits}`);
    for (const path of ["/catalogue", "/matches/open", "/matches/running", "/matches/mine", "/people/me"])
      await ask(path, headers);
    const bots = [{ kind: "me" }, { kind: "bot", level: "novice" }];
    const request = {
      game: "lantern-wall",
      options: {},
      seats: bots,
      visibility: "public",
      pace: { kind: "live", minutes: 5 },
    };
    const { table } = await ask("/matches", headers, request);
    await ask(`/matches/${table.id}/chat`, headers, { text: "Hello" });
    for (let i = 0; i < 5; i += 1) {
      const { legal = [], seq } = await ask(`/matches/${table.id}/sight?seat=0&legal=true`, headers);
      const submission = { seat: 0, seq, key: `visit-${load.visits}-${i}`, actions: legal.slice(0, 1) };
      if (legal.length > 0) await ask(`/matches/${table.id}/act`, headers, submission);
      await wait(200);
    }
    await ask(`/matches/${table.id}/resign`, headers, { seat: 0 });
    load.visits += 1;
    load.botMatches += 1;
  }
}

async function sampleOf(server: ServerProcess, load: Load): Promise<Sample> {
  server.child.kill("SIGUSR2");
  await wait(200);
  const metrics = await (await fetch(`${server.address}/metrics`)).text();
  const bytes = (name: string) => Number(new RegExp(`^${name} (\\d+)`, "m").exec(metrics)?.[1]);
  const latencies = load.latencies.splice(0);
  return {
    heap: bytes("nodejs_heap_size_used_bytes") / MEGABYTE,
    resident: bytes("process_resident_memory_bytes") / MEGABYTE,
    median: percentile(latencies, 0.5),
    slowest: percentile(latencies, 0.99),
  };
}

function gatehouse(args: readonly string[], DATA_DIR: string): Promise<number> {
  const child = spawn(process.execPath, [cli, ...args], {
    env: { ...process.env, DATA_DIR },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
}

/** Takes a backup while matches are played on, and compares it with what had been acknowledged before. */
async function backupUnderLoad(server: ServerProcess, folder: string, data: string): Promise<Toll> {
  const where: Whereabouts = { address: server.address };
  const played: StubbornMatch[] = [];
  for (const [i, { id }] of CATALOGUE.entries()) played.push(await stubbornMatch(where, id, 2, 500 + i));
  for (const match of played) for (let i = 0; i < 10; i += 1) await match.move();
  const file = join(folder, "backup.db");
  const going = Promise.all(played.map(async (match) => void (await match.move())));
  const known = played.map((match) => ({ ...match, acknowledged: [...match.acknowledged] }));
  if ((await gatehouse(["backup", file], data)) !== 0) throw new Error("the backup failed");
  await going;
  const restored = join(folder, "restored");
  if ((await gatehouse(["restore", file], restored)) !== 0) throw new Error("the backup could not be restored");
  const other = await startServer({ DATA_DIR: restored });
  where.address = other.address;
  const toll = noToll();
  for (const match of known) await examine(match, toll);
  await other.kill("SIGTERM");
  // A move made meanwhile may or may not be in the backup.
  return { ...toll, doubled: Math.max(0, toll.doubled - known.length) };
}

function third(values: readonly number[], which: 1 | 2): number {
  const size = Math.max(1, Math.floor(values.length / 3));
  return percentile(values.slice(which * size, (which + 1) * size), 0.5);
}

async function soak(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      minutes: { type: "string", default: "30" },
      tables: { type: "string", default: "40" },
      upgrade: { type: "string" },
      dry: { type: "boolean", default: false },
    },
  });
  const [minutes, tables] = [wholeNumber("minutes", values.minutes), wholeNumber("tables", values.tables)];
  // First, since it takes a minute: whatever is wrong with it shows before half an hour has passed.
  const from = releaseOf(values.upgrade);
  const upgrade = await upgradeDrill(from, 10);
  const folder = mkdtempSync(join(tmpdir(), "gatehouse-soak-"));
  const data = join(folder, "data");
  const server = await startServer({ DATA_DIR: data, SOCKETS_PER_PERSON: "1000000", SOCKETS_PER_ADDRESS: "1000000" });
  const sitters = await Promise.all(["Ada", "Ben", "Cleo", "Dan"].map((name) => newSitter(server.address, name)));
  const load: Load = { latencies: [], moves: 0, botMatches: 0, visits: 0, failures: 0, isOver: false };
  const work = [
    ...Array.from({ length: tables }, (_, i) => playTables(server.address, sitters, load, i)),
    ...Array.from({ length: 2 }, () => visit(server.address, load)),
  ];
  const samples: Sample[] = [];
  const tell = progress("soak", minutes * 60_000);
  const begun = performance.now();
  let backup: Toll | null = null;
  while (performance.now() - begun < minutes * 60_000) {
    await wait(SAMPLE_MS);
    samples.push(await sampleOf(server, load));
    tell(Math.min(minutes * 60_000, performance.now() - begun));
    if (backup === null && performance.now() - begun > minutes * 30_000)
      backup = await backupUnderLoad(server, folder, data);
  }
  load.isOver = true;
  await Promise.all(work);
  await server.kill("SIGTERM");
  rmSync(folder, { recursive: true });
  return report(samples, load, backup ?? noToll(), upgrade, {
    minutes,
    tables,
    from,
    isDry: values.dry,
  });
}

function report(
  samples: readonly Sample[],
  load: Load,
  backup: Toll,
  upgrade: Toll,
  { minutes, tables, from, isDry }: { minutes: number; tables: number; from: string; isDry: boolean },
): boolean {
  const of = (name: keyof Sample) => samples.map((sample) => sample[name]);
  const heap = [third(of("heap"), 1), third(of("heap"), 2)] as const;
  const median = [third(of("median"), 1), third(of("median"), 2)] as const;
  const isFlat = heap[1] <= heap[0] * MOST_GROWTH;
  const isWhole = [backup, upgrade].every(({ lost, doubled, broken }) => lost + doubled + broken === 0);
  const toll = ({ matches, acknowledged, lost, doubled, broken }: Toll) =>
    `${matches} matches, ${count(acknowledged)} acknowledged entries, ${lost + doubled + broken} lost or broken`;
  const lines = [
    "| | |",
    "|---|---|",
    `| load | ${tables} tables of four connected people, one move per second each; ${count(load.visits)} visitors who played against bots; ${count(load.moves)} moves, ${load.failures} answers of 5xx |`,
    `| heap in use, middle and last third | ${heap[0].toFixed(1)} MB, ${heap[1].toFixed(1)} MB${isFlat ? "" : " **(grows)**"} |`,
    `| from a move to all four seats, median, middle and last third | ${median[0].toFixed(1)} ms, ${median[1].toFixed(1)} ms |`,
    `| backup under load, restored and compared | ${toll(backup)} |`,
    `| matches begun under ${from}, played on under this release | ${toll(upgrade)} |`,
    "",
    "![Memory](trust-memory.svg)",
    "![Latency](trust-latency.svg)",
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
  if (!isDry) {
    drawCurves("trust-memory", "Memory of the server", "MB", minutes, [
      { name: "heap in use", values: of("heap") },
      { name: "resident", values: of("resident") },
    ]);
    drawCurves("trust-latency", "From a move to all four seats", "ms", minutes, [
      { name: "median", values: of("median") },
      { name: "p99", values: of("slowest") },
    ]);
    writePart("soak", lines);
  }
  return isFlat && isWhole && load.failures === 0;
}

await command(HELP, soak);
