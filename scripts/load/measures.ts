import { availableParallelism, loadavg } from "node:os";
import { CATALOGUE } from "@gatehouse/catalogue";
import { at } from "@gatehouse/engine";
import { loadGames } from "../../apps/server/src/games.ts";
import { openStore } from "../../apps/server/src/store/open.ts";
import type { MatchRow } from "../../apps/server/src/store/schema.ts";
import { type ServerProcess, startServer } from "./server.ts";
import {
  type MoveTimes,
  newSitter,
  openBotMatch,
  openMatch,
  type PlayedMatch,
  playedMatch,
  type Sitter,
  watchMatch,
} from "./tables.ts";

/** Idle matches leave memory after a minute; what they left is collected a little later. */
const SETTLE_MS = 75_000;
/** Fewer than any game of the catalogue takes to end. */
const MOVES_PER_MATCH = 60;
const MATCHES_ALONE = 20;
const NAMES = ["Ada", "Ben", "Cleo", "Dan"];
const games = await loadGames();
/** The games that people play; the template is only to be copied. */
const GAMES = CATALOGUE.filter(({ folder }) => !folder.startsWith("_")).map(({ id }) => id);

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** So much of a processor other programs were using: figures of a busy machine say little. */
function othersLoad(): number {
  return loadavg()[0] ?? 0;
}

const OPENED_AT_ONCE = 16;

/** Opens matches of all games in turn, some at a time. */
async function openMatches({ address }: ServerProcess, sitters: readonly Sitter[], count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const size = Math.min(OPENED_AT_ONCE, count - ids.length);
    const games = Array.from({ length: size }, (_, i) => at(GAMES, (ids.length + i) % GAMES.length));
    ids.push(...(await Promise.all(games.map((game) => openMatch(address, game, sitters, {})))));
  }
  return ids;
}

/** Opens matches and connects all their seats. */
async function openTables(server: ServerProcess, sitters: readonly Sitter[], count: number): Promise<PlayedMatch[]> {
  const tables: PlayedMatch[] = [];
  for (const id of await openMatches(server, sitters, count))
    tables.push(await playedMatch(server.address, games, id, sitters, tables.length));
  return tables;
}

function sittersOf({ address }: ServerProcess): Promise<Sitter[]> {
  return Promise.all(NAMES.map((name) => newSitter(address, name)));
}

/** Many matches with four connected seats each, one move per second in each. */
export async function measureSteady(server: ServerProcess, count: number, seconds: number) {
  const load = othersLoad();
  const tables = await openTables(server, await sittersOf(server), count);
  const { times, elapsed, cores } = await playSteadily(server, tables, seconds);
  const seen = times.map((move) => move.seenByAll);
  return {
    matches: count,
    movesPerSecond: times.length / elapsed,
    seenP50: percentile(seen, 0.5),
    seenP99: percentile(seen, 0.99),
    acknowledgedP99: percentile(
      times.map((move) => move.acknowledged),
      0.99,
    ),
    cores,
    load,
    processors: availableParallelism(),
  };
}

/** The same while the strongest bots think without a pause, each with the budget that it has in a match. */
export async function measureBesideBots(server: ServerProcess, count: number, bots: number, seconds: number) {
  const sitters = await sittersOf(server);
  const tables = await openTables(server, sitters, count);
  let botMoves = 0;
  const watched = await Promise.all(
    Array.from({ length: bots }, async (_, i) => {
      const match = await openBotMatch(server.address, at(GAMES, i % GAMES.length), at(sitters, 0));
      return watchMatch(server.address, match, 0, at(sitters, 0).headers, () => {
        botMoves += 1;
      });
    }),
  );
  const { times, elapsed } = await playSteadily(server, tables, seconds, () => {
    botMoves = 0;
  });
  for (const socket of watched) socket.close();
  const seen = times.map((move) => move.seenByAll);
  return {
    ...{ botMatches: bots, besideBots: count, botMovesPerSecond: botMoves / elapsed },
    ...{ besideBotsP50: percentile(seen, 0.5), besideBotsP99: percentile(seen, 0.99) },
  };
}

/** One move per second in each match; answers how the moves went and what the server used. */
async function playSteadily(
  server: ServerProcess,
  tables: readonly PlayedMatch[],
  seconds: number,
  warm: () => void = () => {},
) {
  const times: MoveTimes[] = [];
  const timers = tables.map((table, i) => {
    const play = async () => {
      const move = await table.move();
      if (move) times.push(move);
    };
    return setTimeout(() => timers.push(setInterval(() => void play(), 1000)), (1000 * i) / tables.length);
  });
  // The first seconds warm up the compiler and are not counted.
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  times.length = 0;
  warm();
  const cpu = server.cpuSeconds();
  const began = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const elapsed = (performance.now() - began) / 1000;
  const cores = (server.cpuSeconds() - cpu) / elapsed;
  for (const timer of timers) clearInterval(timer);
  for (const table of tables) table.close();
  return { times, elapsed, cores };
}

/** As fast as it goes: the next move of a match as soon as the last one was seen by all. */
export async function measurePeak(server: ServerProcess, count: number, seconds: number) {
  const tables = await openTables(server, await sittersOf(server), count);
  let acknowledged = 0;
  let isOver = false;
  const cpu = server.cpuSeconds();
  const began = performance.now();
  setTimeout(() => {
    isOver = true;
  }, seconds * 1000);
  await Promise.all(
    tables.map(async (table) => {
      while (!isOver && !table.isOver()) if (await table.move()) acknowledged += 1;
    }),
  );
  const elapsed = (performance.now() - began) / 1000;
  for (const table of tables) table.close();
  return { peakPerSecond: acknowledged / elapsed, peakCores: (server.cpuSeconds() - cpu) / elapsed };
}

/** What an open match costs that nobody moves in, with one connected watcher. */
export async function measureMemory(server: ServerProcess, count: number) {
  const sitters = await sittersOf(server);
  const ids = await openMatches(server, sitters, count);
  await settle();
  const before = await server.memory();
  const sockets = await Promise.all(ids.map((id) => watchMatch(server.address, id, null, {}, () => {})));
  await settle();
  const bytes = ((await server.memory()) - before) / count;
  for (const socket of sockets) socket.close();
  return { idleBytes: bytes };
}

function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
}

/** Where a server keeps its data. */
export type Place = NodeJS.ProcessEnv;

/**
 * What a move costs, alone, in an empty database and in a full one. Both servers run at once and are asked in turn, so that a
 * machine that gets slower meanwhile does so for both.
 */
export async function measureStored(newPlace: () => Promise<Place>, count: number) {
  const [emptyPlace, fullPlace] = [await newPlace(), await newPlace()];
  const model = await moveCosts(fullPlace);
  await model.playMatch({ isCounted: false });
  await model.stop();
  await fill(fullPlace, count);
  const [empty, full] = [await moveCosts(emptyPlace), await moveCosts(fullPlace)];
  for (let round = 0; round < MATCHES_ALONE; round += 1)
    // The first matches warm up the compiler.
    for (const costs of [empty, full]) await costs.playMatch({ isCounted: round >= MATCHES_ALONE / 4 });
  await Promise.all([empty.stop(), full.stop()]);
  const [emptyCost, fullCost] = [empty.found(), full.found()];
  return {
    stored: count,
    ...{ emptyMs: emptyCost.median, fullMs: fullCost.median, emptyCpuMs: emptyCost.cpu, fullCpuMs: fullCost.cpu },
  };
}

async function moveCosts(place: Place) {
  const server = await startServer(place);
  const sitters = await sittersOf(server);
  const times: number[] = [];
  let cpu = 0;
  let played = 0;
  return {
    async playMatch({ isCounted }: { readonly isCounted: boolean }): Promise<void> {
      const match = await openMatch(server.address, at(GAMES, 0), sitters, {});
      const table = await playedMatch(server.address, games, match, sitters, played);
      played += 1;
      const before = server.cpuSeconds();
      for (let i = 0; i < MOVES_PER_MATCH; i += 1) {
        const move = await table.move();
        if (move && isCounted) times.push(move.acknowledged);
      }
      if (isCounted) cpu += server.cpuSeconds() - before;
      table.close();
    },
    stop: () => server.kill("SIGTERM"),
    found: () => ({ median: percentile(times, 0.5), cpu: (1000 * cpu) / times.length }),
  };
}

/** Copies one match many times, with its log, past the server. */
async function fill({ DATA_DIR = "", DATABASE_URL }: Place, count: number): Promise<void> {
  const store = await openStore({ folder: DATA_DIR, url: DATABASE_URL ?? null });
  const [listed] = await store.runningMatches({ limit: 1 });
  const model = listed && (await store.match(listed.id));
  if (!model) throw new Error("there is no match to copy");
  for (let i = 0; i < count; i += 200) {
    const copies = Array.from({ length: Math.min(200, count - i) }, (_, j) => {
      const id = `copy-${i + j}`;
      const row: MatchRow = {
        ...model.row,
        id,
        code: null,
        deadline: null,
        doc: model.row.doc.replaceAll(model.row.id, id),
      };
      const entries = model.entries.slice(0, 20).map((entry) => ({ ...entry, match: id }));
      return store.createMatch(row, entries, [{ seat: 0, player: `player-${(i + j) % 5000}` }]);
    });
    await Promise.all(copies);
  }
  await store.close();
}
