import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "../../scripts/browser.ts";
import { recordedDurations } from "../../scripts/testing/durations.ts";

/** Where a report for programs goes, if one is asked for; the name is Playwright's. */
const report = process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"];

/** Files that take longer than this go first, so that none of their tests is left to run alone at the end. */
const LONG_SECONDS = 60;
const long = Object.entries(recordedDurations())
  .filter(([file, seconds]) => seconds > LONG_SECONDS && file.startsWith("apps/web/e2e/"))
  .map(([file]) => `**/${file}`);

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: process.env["CI"] !== undefined,
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  // Long enough for a busy machine: what a test waits for is in the test.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  retries: 0,
  projects: [
    { name: "long files", testMatch: long },
    { name: "files", testIgnore: long },
  ],
  reporter: report ? [["list"], ["json"]] : [["list"]],
  webServer: {
    command: "exec node ../server/start.ts --port 0",
    env: { DATA_DIR: join(tmpdir(), `gatehouse-e2e-${process.pid}`), LOG_LEVEL: "warn" },
    // The server names its port, which the tests find in the variable of this name.
    wait: { stdout: /http:\/\/localhost:(?<gatehouse_port>\d+)/ },
    gracefulShutdown: { signal: "SIGTERM", timeout: 2_000 },
  },
  use: {
    baseURL: `http://localhost:${process.env["GATEHOUSE_PORT"]}`,
    // Without a graphics card another program would draw in its place, slower than the browser itself.
    launchOptions: { executablePath: findBrowser(), args: ["--disable-gpu"] },
    // Whatever the system speaks, and wherever it is.
    locale: "en-GB",
    timezoneId: "Europe/London",
    // Whoever cannot press something is told what is in the way, in place of waiting until the test ends.
    actionTimeout: 60_000,
  },
});
