import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ownProgram = fileURLToPath(new URL("../../apps/server/test/process.ts", import.meta.url));
const TICKS_PER_SECOND = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

/** A server process that is measured, or killed. */
export interface ServerProcess {
  readonly address: string;
  readonly child: ChildProcess;
  /** Seconds of processor time so far, of all its threads. */
  cpuSeconds(): number;
  /** Bytes in use, after what nobody needs any more has been collected. */
  memory(): Promise<number>;
  kill(signal: NodeJS.Signals): Promise<void>;
}

const running = new Set<ChildProcess>();

/** Ends every server that is still there: a measurement that fails leaves none behind. */
export function killServers(): void {
  for (const child of running) child.kill("SIGKILL");
}
process.once("exit", killServers);

/**
 * Starts a server with no limits that would be in the way; `wrapper` is a command to run it under, `program` another release's.
 */
export async function startServer(
  environment: NodeJS.ProcessEnv,
  wrapper: readonly string[] = [],
  program: string = ownProgram,
): Promise<ServerProcess> {
  const sockets = { SOCKETS_PER_PERSON: "1000000", SOCKETS_PER_ADDRESS: "1000000" };
  const tables = { TABLES_PER_GUEST: "1000000", MATCHES_IN_MEMORY: "5000" };
  const limits = { REQUESTS_PER_MINUTE: "1000000000", ...tables, ...sockets };
  const env = { ...process.env, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "error", ...limits, ...environment };
  const [command = "", ...args] = [
    ...wrapper,
    process.execPath,
    "--expose-gc",
    ...(process.env["PROFILE"] ? ["--cpu-prof", "--cpu-prof-dir", process.env["PROFILE"]] : []),
    program,
  ];
  const child = spawn(command, args, { env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      const found = /listening (\d+)/.exec(String(chunk))?.[1];
      if (found) resolve(Number(found));
    });
    ended.then(() => reject(new Error("the server did not start")));
  });
  const { pid } = child;
  running.add(child);
  ended.then(() => running.delete(child));
  return {
    address: `http://127.0.0.1:${port}`,
    child,
    cpuSeconds() {
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
        .replace(/^.*\) /, "")
        .split(" ");
      return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    },
    async memory() {
      for (let i = 0; i < 3; i += 1) {
        child.kill("SIGUSR2");
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      }
      const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      const bytes = (name: string) => Number(new RegExp(`^${name} (\\d+)`, "m").exec(metrics)?.[1]);
      return bytes("nodejs_heap_size_used_bytes") + bytes("nodejs_external_memory_bytes");
    },
    async kill(signal) {
      child.kill(signal);
      await ended;
    },
  };
}
