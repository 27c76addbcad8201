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

/** What the page did while bots thought. */
export interface Tasks {
  /** How many took longer than 50 ms. */
  readonly long: number;
  readonly longest: Task;
}

/** Some work that kept the page from answering. */
interface Task {
  readonly ms: number;
  /** What most of it was, as Chromium calls it. */
  readonly mostly: string;
}

export interface Measurement {
  /** One per run. */
  readonly runs: readonly Scores[];
  /** What cost points, over all runs. */
  readonly complaints: readonly string[];
  readonly tasks: Tasks | null;
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
    return { runs: found, complaints: [...complaints], tasks: await tasksOf(visit, path, context) };
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

async function tasksOf(visit: Visit, path: string, context: BrowserContext): Promise<Tasks | null> {
  if (!visit.think) return null;
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "networkidle" });
  const trace = await startTrace(page);
  await visit.think(page);
  const tasks = tasksIn(await trace.end());
  await page.close();
  const longest = tasks.reduce((long, task) => (task.ms > long.ms ? task : long), { ms: 0, mostly: "" });
  return { long: tasks.filter(({ ms }) => ms > LONG_MS).length, longest };
}

const LONG_MS = 50;

/** What Chromium notes about a stretch of work; times are in µs. */
interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args: { readonly name?: string };
}

async function startTrace(page: Page): Promise<{ end(): Promise<readonly TraceEvent[]> }> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline", "disabled-by-default-devtools.timeline"] },
  });
  return {
    end: async () => {
      const completed = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
      await session.send("Tracing.end");
      await completed;
      return events;
    },
  };
}

/** Memory that is cleared away on its own, not while a script waits for it. */
const CLEARING = /GC/;

/**
 * The tasks of the page as far as it was at work itself: its scripts, styles, layout and painting. Whoever plays here looks at
 * the page by scripts of their own, which are no such work, and when memory is cleared away is up to the browser.
 */
function tasksIn(events: readonly TraceEvent[]): Task[] {
  const isMain = ({ name, args }: TraceEvent) => name === "thread_name" && args.name === "CrRendererMain";
  const threads = new Set(events.filter(isMain).map(threadOf));
  return [...threads].flatMap((thread) => {
    const stretches = events.filter((event) => event.ph === "X" && threadOf(event) === thread);
    return tasksOfThread(stretches.sort((a, b) => a.ts - b.ts));
  });
}

/** `stretches` in the order in which they begin; one may lie in another. */
function tasksOfThread(stretches: readonly TraceEvent[]): Task[] {
  const tasks: { readonly end: number; until: number; work: number; most: number; mostly: string }[] = [];
  for (const { name, cat, ts, dur = 0 } of stretches) {
    const task = tasks.at(-1);
    const end = ts + dur;
    if (name === "RunTask") {
      if (!task || ts >= task.end) tasks.push({ end, until: ts, work: 0, most: 0, mostly: "" });
    } else if (task && end > task.until && end <= task.end && isWork(name, cat)) {
      const work = end - Math.max(ts, task.until);
      task.until = end;
      task.work += work;
      if (work > task.most) [task.most, task.mostly] = [work, name];
    }
  }
  return tasks.map(({ work, mostly }) => ({ ms: Math.round(work / 1000), mostly }));
}

function isWork(name: string, categories: string): boolean {
  return categories.split(",").includes("devtools.timeline") && !CLEARING.test(name);
}

function threadOf({ pid, tid }: Pick<TraceEvent, "pid" | "tid">): string {
  return `${pid}/${tid}`;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" ? (address?.port ?? 0) : 0));
    });
  });
}
