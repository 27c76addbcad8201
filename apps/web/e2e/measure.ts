import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import lighthouse, { desktopConfig } from "lighthouse";
import { findBrowser } from "../../../scripts/browser.ts";
import type { Visit } from "./visits.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices"] as const;
export type Category = (typeof CATEGORIES)[number];
/** Of 100 each. */
export type Scores = Readonly<Record<Category, number>>;

/** What blocked the page while bots thought. */
export interface LongTasks {
  readonly count: number;
  readonly longest: number;
}

export interface Measurement {
  /** One per run. */
  readonly runs: readonly Scores[];
  /** What cost points, over all runs. */
  readonly complaints: readonly string[];
  readonly longTasks: LongTasks | null;
}

/**
 * Measures one visit several times, each as a first visit: scripts come from the network. What `prepare` has stored stays,
 * since Lighthouse works in the same browser through its debugging port.
 */
export async function measure(visit: Visit, address: string, runs: number): Promise<Measurement> {
  const profile = mkdtempSync(join(tmpdir(), "gatehouse-quality-"));
  const port = await freePort();
  const executablePath = findBrowser();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    baseURL: address,
    args: [`--remote-debugging-port=${port}`],
  });
  try {
    const path = await pathOf(visit, context);
    const found: Scores[] = [];
    const complaints = new Set<string>();
    for (let run = 0; run < runs; run++) found.push(await runLighthouse(`${address}${path}`, visit, port, complaints));
    return { runs: found, complaints: [...complaints], longTasks: await longTasksOf(visit, path, context) };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function pathOf(visit: Visit, context: BrowserContext): Promise<string> {
  if (!visit.prepare) return visit.path;
  const page = await context.newPage();
  await page.goto(visit.path);
  const path = await visit.prepare(page);
  await page.close();
  return path;
}

async function runLighthouse(url: string, visit: Visit, port: number, complaints: Set<string>): Promise<Scores> {
  const config = visit.device === "desktop" ? desktopConfig : undefined;
  // Cleared is what the network gives again, not what the page itself has stored.
  const done = await lighthouse(
    url,
    {
      port,
      logLevel: "error",
      onlyCategories: [...CATEGORIES],
      clearStorageTypes: ["cache_storage", "service_workers", "shader_cache"],
    },
    config,
  );
  if (!done || done.lhr.runtimeError) throw new Error(`${url}: ${done?.lhr.runtimeError?.message ?? "no result"}`);
  const { categories, audits } = done.lhr;
  for (const category of ["accessibility", "best-practices"])
    for (const { id, weight } of categories[category]?.auditRefs ?? []) {
      const audit = audits[id];
      if (weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 1)
        complaints.add(`${category}: ${audit?.title}`);
    }
  const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
  };
}

async function longTasksOf(visit: Visit, path: string, context: BrowserContext): Promise<LongTasks | null> {
  if (!visit.think) return null;
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "networkidle" });
  const tasks = await watchLongTasks(page);
  await visit.think(page);
  const found = await tasks.evaluate((list) => list);
  await page.close();
  return { count: found.length, longest: Math.round(Math.max(0, ...found)) };
}

/** The durations in ms of all tasks over 50 ms from now on; the list lives in the page. */
function watchLongTasks(page: Page) {
  return page.evaluateHandle(() => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((list) => {
      durations.push(...list.getEntries().map(({ duration }) => duration));
    });
    observer.observe({ type: "longtask" });
    return durations;
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" ? (address?.port ?? 0) : 0));
    });
  });
}
