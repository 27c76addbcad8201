import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

describe("npm start", () => {
  test("ends in something playable, and SIGTERM to npm stops it gracefully", async () => {
    const npm = spawn("npm", ["start"], {
      cwd: root,
      env: { ...process.env, LANG: "C" },
      stdio: ["pipe", "pipe", "pipe"],
    });
    let told = "";
    const choicesShown = new Promise<void>((resolve) => {
      npm.stdout.on("data", (chunk) => {
        told += chunk;
        if (/^ *1 +\S/m.test(told)) resolve();
      });
    });
    const ended = new Promise<number | null>((resolve) => npm.on("exit", resolve));
    await choicesShown;
    npm.kill("SIGTERM");
    expect(await ended).toBe(0);
  });

  test(".ci/run calls exactly the README's test command", () => {
    const script = readFileSync(`${root}.ci/run`, "utf8").trim().split("\n").slice(1);
    expect(script).toEqual(["npm test"]);
    expect(readFileSync(`${root}README.md`, "utf8")).toMatch(/^npm test$/m);
  });
});
