import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** What the program shows when it waits for somebody: a list of games, or the choices of a match. */
const MENU = /^ Choose 1–\d+:$/m;
const CHOICES = /, (?:choose 1–\d+|press Enter or type 1):$/m;

/** Starts the program as people do. It is gone when the test is over, however that ends. */
function npmStart() {
  const env = { ...process.env, LANG: "C", LC_ALL: "C" };
  const npm = spawn("npm", ["start"], { cwd: root, env, detached: true });
  const ended = new Promise<number | null>((resolve) => npm.on("exit", resolve));
  onTestFinished(() => {
    try {
      // The program is a child of npm's: only their group reaches both.
      if (npm.pid !== undefined) process.kill(-npm.pid, "SIGKILL");
    } catch {
      // There is nobody left in it.
    }
  });
  return { npm, ended };
}

describe("npm start", () => {
  test("ends in something playable, and SIGTERM to npm stops it gracefully", async () => {
    const { npm, ended } = npmStart();
    let told = "";
    let isAnswered = false;
    const choicesShown = new Promise<"playable">((resolve) => {
      npm.stdout.setEncoding("utf8").on("data", (chunk: string) => {
        told += chunk;
        if (!isAnswered && MENU.test(told)) {
          isAnswered = true;
          npm.stdin.write("1\n");
        }
        if (CHOICES.test(told)) resolve("playable");
      });
    });
    expect(await Promise.race([choicesShown, ended]), told).toBe("playable");
    npm.kill("SIGTERM");
    expect(await ended).toBe(0);
  });

  test(".ci/run calls exactly the README's test command", () => {
    const script = readFileSync(`${root}.ci/run`, "utf8").trim().split("\n").slice(1);
    expect(script).toEqual(["npm test"]);
    expect(readFileSync(`${root}README.md`, "utf8")).toMatch(/^npm test$/m);
  });
});
