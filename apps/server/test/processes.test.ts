import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { readRecord, verify } from "@gatehouse/engine";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadGames } from "../src/games.ts";
import { clientOf, freshKey, newGuest, openSocket, updateFrom } from "./harness.ts";
import { testPlayer } from "./players.ts";
import { type PostgresServer, startPostgres } from "./postgres.ts";
import { GAME, LIVE } from "./tables.ts";

let postgres: PostgresServer;
/** Two processes on one database, for all tests: each has a match of its own. */
let one: ServerProcess;
let other: ServerProcess;
let url: string;
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.newDatabase();
  [one, other] = await Promise.all([startProcess(), startProcess()]);
});
afterAll(async () => {
  for (const { child } of running) child.kill("SIGKILL");
  await postgres.stop();
});

const SOON = { timeout: 60_000 };
const program = fileURLToPath(new URL("./process.ts", import.meta.url));

interface ServerProcess {
  readonly address: string;
  readonly child: ChildProcess;
}

const running: ServerProcess[] = [];

/** A server process of its own, on the one database. */
async function startProcess(): Promise<ServerProcess> {
  const env = {
    ...process.env,
    DATABASE_URL: url,
    PORT: "0",
    HOST: "127.0.0.1",
    REQUESTS_PER_MINUTE: "1000000",
    LOG_LEVEL: "error",
  };
  const child = spawn(process.execPath, [program], { env, stdio: ["ignore", "pipe", "inherit"] });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      const told = /listening (\d+)/.exec(String(chunk))?.[1];
      if (told) resolve(told);
    });
    child.once("exit", () => reject(new Error("the server process ended")));
  });
  const started = { address: `http://127.0.0.1:${port}`, child };
  running.push(started);
  return started;
}

/** Opens a table on the first process; the others join, each on the process at their place. */
async function tableAcross(addresses: readonly string[]) {
  const guests = await Promise.all(addresses.map((address, i) => newGuest(address, `Player ${i}`)));
  const seats = addresses.map((_, seat) => ({ kind: seat === 0 ? ("me" as const) : ("open" as const) }));
  const [host, ...others] = guests;
  const made = await host?.client.matches.create({ game: GAME, options: {}, seats, visibility: "public", pace: LIVE });
  const match = made?.table.id ?? "";
  for (const { client } of others) await client.matches.join({ match });
  return { guests, match };
}

test("players on two processes on one PostgreSQL play a whole match", async () => {
  const addresses = [one.address, other.address, one.address, other.address];
  const { guests, match } = await tableAcross(addresses);
  const players = await Promise.all(guests.map((guest, seat) => testPlayer(addresses[seat] ?? "", guest, match, seat)));
  await Promise.all(players.map((player) => player.playOut()));
  const game = (await loadGames()).get(GAME);
  const read = game && readRecord(game, await guests[3]?.client.matches.record({ match }));
  if (!game || !read?.ok) throw new Error("no record");
  expect(verify(game, read.value).ok).toBe(true);
  const seqs = read.value.proof?.entries.map(({ seq }) => seq);
  for (const player of players) expect(player.entries.map(({ seq }) => seq)).toEqual(seqs);
});

test("a notification that is lost delays the news by seconds, not for ever", async () => {
  const { guests, match } = await tableAcross([one.address, other.address]);
  const [ada, ben] = guests;
  const socket = await openSocket(other.address, ben?.headers);
  socket.send({ type: "watch", match, seat: 1 });
  await socket.take(updateFrom(0));
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  // No listener hears what is told in this moment.
  const cut =
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gatehouse-listener' and datname = current_database()";
  expect((await admin.query(cut)).rowCount).toBe(2);
  const actions = [{ type: "bid", coins: 1 }];
  await ada?.client.matches.act({ match, seat: 0, seq: 0, key: freshKey(), actions });
  expect((await socket.take(updateFrom(1))).seq).toBe(1);
  await admin.end();
});

test("those who watch on one process see who watches on the other", async () => {
  const { guests, match } = await tableAcross([one.address, other.address]);
  const [ada, ben] = await Promise.all(
    guests.map((guest, seat) => openSocket([one, other][seat]?.address ?? "", guest.headers)),
  );
  ada?.send({ type: "watch", match, seat: 0 });
  await ada?.take(updateFrom(0));
  ben?.send({ type: "watch", match, seat: 1 });
  const players = (socket: typeof ada) =>
    socket?.messages.findLast((message) => message.type === "presence")?.players.toSorted();
  const both = guests.map(({ id }) => id).sort();
  await expect.poll(() => [players(ada), players(ben)], SOON).toEqual([both, both]);
  ben?.cut();
  await expect.poll(() => players(ada), SOON).toEqual([guests[0]?.id]);
});

test("a read may ask for an entry that its process has not heard of", async () => {
  const { guests, match } = await tableAcross([one.address, other.address]);
  const [ada, ben] = guests;
  await ben?.client.matches.sight({ match, seat: 1 });
  await ada?.client.matches.act({ match, seat: 0, seq: 0, key: freshKey(), actions: [{ type: "bid", coins: 1 }] });
  const here = clientOf(other.address, ben?.headers);
  expect((await here.matches.sight({ match, seat: 1, atLeast: 1 })).seq).toBe(1);
});

test("SIGTERM finishes what is under way and ends the process with 0", async () => {
  const { address, child } = await startProcess();
  const ada = await newGuest(address, "Ada");
  const socket = await openSocket(address, ada.headers);
  child.kill("SIGTERM");
  expect(await new Promise((resolve) => child.once("exit", resolve))).toBe(0);
  expect(socket.messages).toContainEqual({ type: "bye" });
});
