#!/usr/bin/env node
// The sources are TypeScript, which Node runs as it is from version 24 on. An older Node gets as far as this file and
// hands over to the Node 24 that npm has installed with the workspace.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import module from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const NEEDED = 24;

function majorOf(version) {
  return Number(/^v?(\d+)/.exec(version ?? "")?.[1] ?? 0);
}

/** Every place where an installed Node can be, from this folder up to the root of the file system. */
function* places() {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    yield join(folder, "node_modules", ".bin", "node");
    yield join(folder, "node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
    if (dirname(folder) === folder) return;
  }
}

/** The version is asked for, not believed: handing over to an old Node would go round in circles. */
function findNode() {
  for (const place of places()) {
    if (existsSync(place) && majorOf(spawnSync(place, ["--version"], { encoding: "utf8" }).stdout) >= NEEDED)
      return place;
  }
  return null;
}

function handOver(node) {
  const child = spawn(node, process.argv.slice(1), { stdio: "inherit" });
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  const forward = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  child.on("exit", (code, signal) => {
    for (const each of signals) process.off(each, forward);
    if (signal) process.kill(process.pid, signal);
    else process.exit(code ?? 1);
  });
}

if (majorOf(process.version) >= NEEDED) {
  // Keeps the sources without their types in the system's temporary folder: the next start takes half the time.
  module.enableCompileCache();
  await import("./src/start.ts");
} else {
  const node = findNode();
  if (node) handOver(node);
  else {
    process.stderr.write(
      `gatehouse needs Node ${NEEDED}; this is Node ${process.version}, and none is installed beside the program.\n` +
        `Run "npm install" in the checkout, which brings one on Linux, or install Node ${NEEDED} from nodejs.org.\n`,
    );
    process.exitCode = 2;
  }
}
