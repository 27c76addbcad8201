import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type PostgresServer, startPostgres } from "../../apps/server/test/postgres.ts";
import { startProxy } from "../../apps/server/test/trust/proxy.ts";
import { openWorld } from "../../apps/server/test/trust/world.ts";
import { type StubbornMatch, stubbornMatch, type Whereabouts } from "../crash/player.ts";
import { examine, noToll, survive, type Toll } from "../crash/survive.ts";
import { type ServerProcess, startServer } from "../load/server.ts";
import { newSitter, openMatch, watchMatch } from "../load/tables.ts";

/** What became of one fault. */
export interface Outcome {
  readonly fault: string;
  readonly acknowledged: number;
  readonly lost: number;
  /** Whether every answer that was no answer named the database, and nothing else. */
  readonly saysSo: boolean;
  readonly recovers: boolean;
  readonly remark: string;
}

/** How much of everything. */
export interface Sizes {
  readonly kills: number;
  readonly clients: number;
  readonly moves: number;
}

export interface Scenario {
  readonly name: string;
  run(sizes: Sizes): Promise<Outcome>;
}

const GAME = "lantern-wall";
const PATIENCE_MS = 60_000;
/** Messages of those who play go to a mailbox of the test. */
const MESSAGES = { ALLOW_PRIVATE_TARGETS: "1", NOTICE_DELAY_SECONDS: "0" };

function folder(): string {
  return mkdtempSync(join(tmpdir(), "gatehouse-faults-"));
}

/** Plays so many moves, in a new match whenever one is over. */
async function play(where: Whereabouts, played: StubbornMatch[], moves: number): Promise<void> {
  for (let done = 0; done < moves; ) {
    let match = played.at(-1);
    if (!match || !(await match.move())) {
      match = await stubbornMatch(where, GAME, 2, 1000 + played.length);
      played.push(match);
    } else done += 1;
  }
}

async function tollOf(played: readonly StubbornMatch[]): Promise<Toll> {
  const toll = noToll();
  for (const match of played) await examine(match, toll);
  return toll;
}

/** Breaks something in the middle of play and mends it again: what is sent meanwhile arrives in the end. */
async function broken(
  fault: string,
  where: Whereabouts,
  { moves }: Sizes,
  hurt: () => void | Promise<void>,
  mend: () => void | Promise<void>,
  brokenFor = 3_000,
): Promise<Outcome> {
  const played: StubbornMatch[] = [];
  await play(where, played, moves);
  const before = played.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  await hurt();
  const during = play(where, played, moves);
  await wait(brokenFor);
  await mend();
  const recovers = await Promise.race([during.then(() => true), wait(PATIENCE_MS, false)]);
  const toll = await tollOf(played);
  const failures = played.flatMap((match) => match.failures);
  const remark = `${failures.length} answers while it lasted; ${before} moves before, ${toll.acknowledged - before} from then on`;
  const saysSo = failures.every((text) => text.includes('"not-stored"'));
  return { ...rowOf(fault, toll, remark), saysSo, recovers };
}

function rowOf(fault: string, { acknowledged, lost, doubled, broken: torn }: Toll, remark: string): Outcome {
  return { fault, acknowledged, lost: lost + doubled + torn, saysSo: true, recovers: true, remark };
}

async function killed(fault: string, environment: NodeJS.ProcessEnv, kills: number): Promise<Outcome> {
  const toll = await survive({ ...environment, ...MESSAGES }, kills, 1);
  return rowOf(fault, toll, `${toll.kills} kills, ${toll.matches} matches of every game`);
}

/** A small disk of its own, which only the server sees. */
function smallDisk(path: string): string[] {
  const script = `mount -t tmpfs -o size=8m disk "${path}" && exec "$@"`;
  return ["unshare", "-Urm", "sh", "-c", script, "sh"];
}

async function diskFull(sizes: Sizes): Promise<Outcome> {
  const fault = "disk full";
  const data = folder();
  const server = await startServer({ DATA_DIR: data, LOG_LEVEL: "silent" }, smallDisk(data));
  const filler = `/proc/${server.child.pid}/root${data}/filler`;
  const fill = () => {
    try {
      for (;;) appendFileSync(filler, Buffer.alloc(64 * 1024));
    } catch {
      // Full.
    }
  };
  const outcome = await broken(fault, server, sizes, fill, () => rmSync(filler));
  await server.kill("SIGTERM");
  rmSync(data, { recursive: true });
  return outcome;
}

async function readOnlyDisk({ moves }: Sizes): Promise<Outcome> {
  const data = folder();
  const where: Whereabouts = { address: "" };
  let server = await startServer({ DATA_DIR: data });
  where.address = server.address;
  const played: StubbornMatch[] = [];
  await play(where, played, moves);
  await server.kill("SIGKILL");
  const script = `mount --bind "${data}" "${data}" && mount -o remount,bind,ro "${data}" && exec "$@"`;
  const readOnly = ["unshare", "-Urm", "sh", "-c", script, "sh"];
  const told = await startServer({ DATA_DIR: data }, readOnly).then(
    async (running) => {
      await running.kill("SIGKILL");
      return "it started";
    },
    (error: unknown) => String(error),
  );
  server = await startServer({ DATA_DIR: data });
  where.address = server.address;
  await play(where, played, moves);
  const toll = await tollOf(played);
  await server.kill("SIGTERM");
  rmSync(data, { recursive: true });
  const saysSo = told.includes("did not start");
  return { ...rowOf("read-only disk at start", toll, "refuses to start, and starts when it can write again"), saysSo };
}

async function clockJumps({ moves }: Sizes): Promise<Outcome> {
  let shift = 0;
  const world = await openWorld({}, () => Date.now() + shift);
  const played: StubbornMatch[] = [];
  for (const jump of [0, 3_600_000, -7_200_000, 86_400_000 * 400, -86_400_000 * 800]) {
    shift = jump;
    await play(world, played, moves);
  }
  const toll = await tollOf(played);
  await world.close();
  return rowOf("clock set by hours and years, both ways", toll, "five jumps while matches are played");
}

/** A server whose way to PostgreSQL can be broken. */
async function onProxy(
  postgres: PostgresServer,
  work: (server: ServerProcess, proxy: Awaited<ReturnType<typeof startProxy>>) => Promise<Outcome>,
): Promise<Outcome> {
  const url = new URL(await postgres.newDatabase());
  const proxy = await startProxy({ host: url.hostname, port: Number(url.port) });
  url.port = `${proxy.port}`;
  const server = await startServer({ DATABASE_URL: url.href, LOG_LEVEL: "silent" });
  const outcome = await work(server, proxy);
  await server.kill("SIGTERM");
  await proxy.close();
  return outcome;
}

async function networkCuts(sizes: Sizes): Promise<Outcome> {
  const data = folder();
  const server = await startServer({ DATA_DIR: data });
  const proxy = await startProxy({ host: "127.0.0.1", port: Number(new URL(server.address).port) });
  const where = { address: `http://127.0.0.1:${proxy.port}` };
  let isOver = false;
  const cutting = (async () => {
    while (!isOver) {
      await wait(150);
      proxy.cut();
      await wait(50);
      proxy.mend();
    }
  })();
  const played: StubbornMatch[] = [];
  await play(where, played, 3 * sizes.moves);
  isOver = true;
  await cutting;
  const toll = await tollOf(played);
  await proxy.close();
  await server.kill("SIGTERM");
  rmSync(data, { recursive: true });
  return rowOf("network cut five times a second", toll, "clients send the same again until it is acknowledged");
}

/** Two processes get two different moves for the same decision at the same moment. */
async function racing(postgres: PostgresServer, { moves }: Sizes): Promise<Outcome> {
  const DATABASE_URL = await postgres.newDatabase();
  const servers = await Promise.all([startServer({ DATABASE_URL }), startServer({ DATABASE_URL })]);
  const [one, other] = servers;
  const sitters = await Promise.all(["Ada", "Ben"].map((name) => newSitter(one.address, name)));
  const match = await openMatch(one.address, GAME, sitters, {});
  const headersOf = (seat: number) => ({ ...sitters[seat]?.headers, "content-type": "application/json" });
  const get = async (path: string, seat = 0) =>
    Object(await (await fetch(`${one.address}/api/matches/${match}${path}`, { headers: headersOf(seat) })).json());
  let acknowledged = 0;
  let twice = 0;
  for (let round = 0; round < moves; round += 1) {
    const seat = Object((await get("/sight?seat=0")).actors)[0];
    if (seat === undefined) break;
    const { legal = [], seq } = await get(`/sight?seat=${seat}&legal=true&atLeast=${acknowledged}`, seat);
    const sent = servers.map(({ address }, i) =>
      fetch(`${address}/api/matches/${match}/act`, {
        ...{ method: "POST", headers: headersOf(seat) },
        body: JSON.stringify({ seat, seq, key: `race-${round}-${i}-key`, actions: [legal[i % legal.length]] }),
      }),
    );
    const yes = (await Promise.all(sent)).filter(({ ok }) => ok).length;
    acknowledged += yes;
    if (yes > 1) twice += 1;
  }
  const log = await get("/history?seat=0");
  const isWhole = log.length - 1 === acknowledged && twice === 0;
  for (const { kill } of [one, other]) await kill("SIGTERM");
  const remark = `${acknowledged} decisions asked for at two processes at once; each was made once`;
  return {
    fault: "two processes race for the same entry",
    acknowledged,
    lost: isWhole ? 0 : 1,
    saysSo: true,
    recovers: true,
    remark,
  };
}

async function reconnecting({ clients, moves }: Sizes): Promise<Outcome> {
  const data = folder();
  const environment = { DATA_DIR: data, SOCKETS_PER_PERSON: "1000000", SOCKETS_PER_ADDRESS: "1000000", PORT: "4401" };
  let server = await startServer(environment);
  const where: Whereabouts = { address: server.address };
  const played: StubbornMatch[] = [];
  await play(where, played, moves);
  const sitters = [await newSitter(where.address, "Ada"), await newSitter(where.address, "Ben")];
  const match = await openMatch(where.address, GAME, sitters, {});
  const connect = () =>
    Promise.all(Array.from({ length: clients }, () => watchMatch(where.address, match, null, {}, () => {})));
  await connect();
  await server.kill("SIGKILL");
  server = await startServer(environment);
  const begun = performance.now();
  const sockets = await connect();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  await play(where, played, moves);
  const toll = await tollOf(played);
  for (const socket of sockets) socket.close();
  await server.kill("SIGTERM");
  rmSync(data, { recursive: true });
  return rowOf(
    `${clients} clients come back at once after a kill`,
    toll,
    `all had their first update after ${seconds} s`,
  );
}

/** Bots that hang or take all memory have tests of their own, which are run here. */
async function badBots(): Promise<Outcome> {
  const done = spawnSync("npx", ["vitest", "run", "apps/server/test/trust/bad-bots"], { encoding: "utf8" });
  const recovers = done.status === 0;
  const remark = "ended after its time or memory; the simplest bot decides instead";
  return { fault: "a bot hangs, a bot runs out of memory", acknowledged: 0, lost: 0, saysSo: true, recovers, remark };
}

/** Every fault, in the order in which they are tried. */
export async function allScenarios(): Promise<{ readonly scenarios: readonly Scenario[]; stop(): Promise<void> }> {
  const postgres = await startPostgres({ durable: true });
  const cache = folder();
  const environment = { NODE_COMPILE_CACHE: join(cache, "cache") };
  const scenarios: Scenario[] = [
    {
      name: "kills",
      run: async ({ kills }) => {
        const DATA_DIR = join(cache, "data");
        mkdirSync(DATA_DIR);
        return killed("SIGKILL at random moments, SQLite", { ...environment, DATA_DIR }, kills);
      },
    },
    {
      name: "kills-postgres",
      run: async ({ kills }) => {
        const DATABASE_URL = await postgres.newDatabase();
        return killed("SIGKILL at random moments, PostgreSQL", { ...environment, DATABASE_URL }, Math.ceil(kills / 4));
      },
    },
    { name: "disk-full", run: diskFull },
    { name: "read-only", run: readOnlyDisk },
    { name: "clock", run: clockJumps },
    {
      name: "slow-postgres",
      run: (sizes) =>
        onProxy(postgres, (server, proxy) =>
          broken(
            "slow PostgreSQL (300 ms per answer)",
            server,
            sizes,
            () => proxy.slow(150),
            () => proxy.mend(),
            5_000,
          ),
        ),
    },
    {
      name: "lost-postgres",
      run: (sizes) =>
        onProxy(postgres, (server, proxy) =>
          broken(
            "lost PostgreSQL (connections break)",
            server,
            sizes,
            () => proxy.cut(),
            () => proxy.mend(),
          ),
        ),
    },
    {
      name: "silent-postgres",
      run: (sizes) =>
        onProxy(postgres, (server, proxy) =>
          broken(
            "silent PostgreSQL (the cable is pulled)",
            server,
            sizes,
            () => proxy.swallow(),
            () => proxy.mend(),
            20_000,
          ),
        ),
    },
    { name: "race", run: (sizes) => racing(postgres, sizes) },
    { name: "bots", run: badBots },
    { name: "network", run: networkCuts },
    { name: "reconnect", run: reconnecting },
  ];
  return {
    scenarios,
    async stop() {
      await postgres.stop();
      rmSync(cache, { recursive: true, force: true });
    },
  };
}

/** Whether this machine lets a program have a disk of its own. */
export function hasNamespaces(): boolean {
  try {
    execFileSync("unshare", ["-Urm", "true"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
