import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** What the terminal game shows when it waits for somebody: a list of games, or the choices of a match. */
const MENU = /^ Choose 1–\d+:$/m;
const CHOICES = /, (?:choose 1–\d+|press Enter or type 1):$/m;

/** Calls npm as people do. The program is gone when the test is over, however that ends. */
function npm(...words: string[]) {
  const data = mkdtempSync(join(tmpdir(), "gatehouse-start-"));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const env = { ...process.env, LANG: "C", LC_ALL: "C", DATA_DIR: data };
  const child = spawn("npm", words, { cwd: root, env, detached: true });
  let told = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    told += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  onTestFinished(() => {
    try {
      // The program is a child of npm's: only their group reaches both.
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    } catch {
      // There is nobody left in it.
    }
  });
  /** Waits for a line; ends with nothing if the program ends before. */
  const line = (wanted: RegExp) =>
    new Promise<RegExpExecArray | null>((resolve) => {
      const look = () => {
        const found = wanted.exec(told);
        if (found) resolve(found);
      };
      look();
      child.stdout.on("data", look);
      ended.then(() => resolve(null));
    });
  return { child, ended, line };
}

describe("npm start", () => {
  test("opens the page, and SIGTERM to npm closes it at once", async () => {
    const { child, ended, line } = npm("start", "--", "--port", "0");
    const address = (await line(/http:\/\/localhost:\d+/))?.[0];
    const page = await fetch(`${address}/`);
    expect(page.status).toBe(200);
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1];
    expect((await fetch(`${address}${script}`)).headers.get("content-type")).toContain("javascript");
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
  });

  test("names the port that is taken and how to choose another", async () => {
    const first = npm("start", "--", "--port", "0");
    const port = Number((await first.line(/localhost:(\d+)/))?.[1]);
    const second = spawnSync("npm", ["start"], {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, PORT: `${port}` },
    });
    expect(second.status).toBe(1);
    expect(second.stderr).toContain(`Port ${port} is taken by another program`);
    expect(second.stderr).toContain(`PORT=${port + 1} npm start`);
  });
});

describe("npm run gatehouse -- play", () => {
  test("ends in something playable, and SIGTERM to npm stops it gracefully", async () => {
    const { child, ended, line } = npm("run", "gatehouse", "--", "play");
    await line(MENU);
    child.stdin.write("1\n");
    expect(await line(CHOICES)).not.toBeNull();
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
  });
});

describe("npm test", () => {
  test(".ci/run calls exactly the README's test command", () => {
    const script = readFileSync(`${root}.ci/run`, "utf8").trim().split("\n").slice(1);
    expect(script).toEqual(["npm test"]);
    expect(readFileSync(`${root}README.md`, "utf8")).toMatch(/^npm test$/m);
  });
});
