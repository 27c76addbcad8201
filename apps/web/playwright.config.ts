import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "../../scripts/browser.ts";

/** Where a report for programs goes, if one is asked for; the name is Playwright's. */
const report = process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"];

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: process.env["CI"] !== undefined,
  workers: 2,
  // Long enough for a busy machine: what a test waits for is in the test.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  retries: 0,
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
    launchOptions: { executablePath: findBrowser(), args: ["--disable-gpu"] },
    locale: "en-GB",
    // Whoever cannot press something is told what is in the way, in place of waiting until the test ends.
    actionTimeout: 60_000,
    trace: "off",
  },
});
