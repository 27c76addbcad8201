// Makes a fresh clone ready: installs what the lock file names when it has changed, then checks that the scripts
// will run on Node 24. It runs on the Node that the machine has (20 or newer) and uses nothing but Node itself.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { lockDigest, stampPath } from "./installed.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

function say(line) {
  process.stderr.write(`${line}\n`);
}

function install() {
  say("Setting up: installing dependencies (once, about half a minute) …");
  // npm gives its own path to the scripts it runs; without npm around us, the one on the PATH is used.
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ["npm", []];
  const done = spawnSync(command, [...args, "ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (done.status !== 0) {
    say("The installation failed; the lines above say why. Check the network, then run the same command again.");
    process.exit(1);
  }
}

function majorOfNode() {
  const path = [join(root, "node_modules", ".bin"), process.env.PATH ?? ""].join(delimiter);
  const asked = spawnSync("node", ["--version"], { env: { ...process.env, PATH: path }, encoding: "utf8" });
  return Number(/^v(\d+)/.exec(asked.stdout ?? "")?.[1] ?? 0);
}

if (!existsSync(stampPath) || readFileSync(stampPath, "utf8") !== lockDigest()) install();

if (majorOfNode() < 24) {
  say(`Gatehouse needs Node 24, and no build of it comes with npm for ${process.platform} on ${process.arch}.`);
  say("macOS: install Node 24 from nodejs.org. Windows: use WSL. Then run the same command again.");
  process.exit(1);
}
