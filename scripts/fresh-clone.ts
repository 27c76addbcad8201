// Does what a new user does: clones the last commit into an empty folder and runs the two commands of the README there, with an
// empty npm cache and the machine's own Node. Usage: npm run fresh -- [NPM-VERSION …]   (default: the machine's npm)
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The environment of a shell outside this repository: npm's own variables and our Node 24 are not in it. */
function strangersEnvironment(cache: string, path: readonly string[]): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_/i.test(name) && name !== "NODE" && name !== "INIT_CWD",
  );
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => !folder.includes("node_modules"));
  return { ...Object.fromEntries(kept), PATH: [...path, ...folders].join(delimiter), npm_config_cache: cache };
}

interface Started {
  readonly status: number | null;
  readonly told: string;
}

/** Starts the server on any free port, opens its page, and asks it to stop. */
function startAndStop(cwd: string, env: NodeJS.ProcessEnv): Promise<Started> {
  return new Promise((resolve) => {
    const npm = spawn("npm", ["start"], { cwd, env: { ...env, PORT: "0" } });
    let told = "";
    let isAsked = false;
    const listen = async (chunk: Buffer) => {
      told += chunk;
      const [address] = /http:\/\/localhost:\d+/.exec(told) ?? [];
      if (address === undefined || isAsked) return;
      isAsked = true;
      const page = await fetch(address);
      told += `${address}: ${page.status}\n`;
      npm.kill(page.ok ? "SIGTERM" : "SIGKILL");
    };
    npm.stdout.on("data", listen);
    npm.stderr.on("data", listen);
    npm.on("close", (status) => resolve({ status, told }));
  });
}

async function visit(version: string | undefined): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "gatehouse-fresh-"));
  const tools = join(folder, "tools");
  const clone = join(folder, "clone");
  mkdirSync(tools);
  const path = version === undefined ? [] : [join(tools, "node_modules", ".bin")];
  const env = strangersEnvironment(join(folder, "cache"), path);
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd: clone, env, encoding: "utf8", input: "", maxBuffer: 1 << 28 });
  try {
    execFileSync("git", ["clone", "--quiet", root, clone]);
    if (version) execFileSync("npm", ["install", "--prefix", tools, `npm@${version}`], { env, stdio: "pipe" });
    const tools20 = `Node ${run("node", "--version").stdout.trim()}, npm ${run("npm", "--version").stdout.trim()}`;
    const started = await startAndStop(clone, env);
    const tested = run("npm", "test");
    const last = (text: string) => text.trimEnd().split("\n").at(-1) ?? "";
    process.stdout.write(
      `${tools20}: npm start exit ${started.status}; npm test exit ${tested.status}, ${last(tested.stdout)}\n`,
    );
    if (started.status !== 0) process.stdout.write(`${started.told}\n`);
    if (tested.status !== 0) process.stdout.write(`${tested.stdout.slice(-20_000)}${tested.stderr.slice(-5_000)}\n`);
    return started.status === 0 && tested.status === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const versions = process.argv.length > 2 ? process.argv.slice(2) : [undefined];
let isGreen = true;
for (const version of versions) isGreen = (await visit(version)) && isGreen;
process.exitCode = isGreen ? 0 : 1;
