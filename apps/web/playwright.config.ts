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
  retries: 0,
  reporter: report ? [["list"], ["json"]] : [["list"]],
  webServer: {
    command: "exec node start.ts --port 0",
    // The server names its port, which the tests find in the variable of this name.
    wait: { stdout: /http:\/\/localhost:(?<gatehouse_port>\d+)/ },
    gracefulShutdown: { signal: "SIGTERM", timeout: 2_000 },
  },
  use: {
    baseURL: `http://localhost:${process.env["GATEHOUSE_PORT"]}`,
    launchOptions: { executablePath: findBrowser() },
    locale: "en-GB",
    trace: "retain-on-failure",
  },
});
