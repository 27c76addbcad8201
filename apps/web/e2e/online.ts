import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import { playableTiles } from "./kings-gate-player.ts";
import { expect, test, watchComplaints, withoutServiceWorker } from "./support.ts";

const program = fileURLToPath(new URL("../../server/start.ts", import.meta.url));

/** The real server as a process of its own, with a data folder of its own. */
export interface OnlineServer {
  readonly port: number;
  readonly address: string;
  /** Without any warning, as when the power fails. */
  kill(): Promise<void>;
  /** On the same port, with the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startServer(environment: { readonly [name: string]: string } = {}): Promise<OnlineServer> {
  const folder = mkdtempSync(join(tmpdir(), "gatehouse-online-"));
  let running = await launch(folder, 0, environment);
  const { port } = running;
  const end = async (signal: NodeJS.Signals) => {
    const gone = new Promise((resolve) => running.process.once("exit", resolve));
    if (running.process.kill(signal)) await gone;
  };
  return {
    port,
    address: `http://localhost:${port}`,
    kill: () => end("SIGKILL"),
    async restart() {
      running = await launch(folder, port, environment);
    },
    async stop() {
      await end("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Launched {
  readonly process: ChildProcess;
  readonly port: number;
}

function launch(folder: string, port: number, environment: { readonly [name: string]: string }): Promise<Launched> {
  const own = { DATA_DIR: folder, LOG_LEVEL: "warn", BOT_THREADS: "1", PUBLIC_URL: "" };
  const child = spawn(process.execPath, [program, "--port", String(port)], {
    env: { ...process.env, ...own, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // A test that is given up must not leave it behind.
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (chunk: Buffer) => {
      said += String(chunk);
      const found = /Gatehouse is open: {2}http:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (found) resolve({ process: child, port: Number(found) });
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}

/** The network between one person and the server. */
export interface Network {
  readonly address: string;
  /** Nothing comes through any more, and what was open breaks. */
  cut(): void;
  /** Nothing comes through any more, but nobody notices: as when a device falls asleep. */
  stall(): void;
  mend(): void;
  close(): void;
}

async function networkTo(port: number): Promise<Network> {
  const open = new Set<Socket>();
  let state: "fine" | "cut" | "stalled" = "fine";
  const server: Server = createServer((near) => {
    if (state === "cut") {
      near.destroy();
      return;
    }
    const far = connect(port, "localhost");
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on("data", (chunk) => state !== "stalled" && other.write(chunk));
      one.on("error", () => other.destroy());
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  const own = typeof address === "object" && address ? address.port : 0;
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    address: `http://localhost:${own}`,
    cut() {
      state = "cut";
      breakAll();
    },
    stall() {
      state = "stalled";
    },
    mend() {
      if (state === "stalled") breakAll();
      state = "fine";
    },
    close() {
      breakAll();
      server.close();
    },
  };
}

/** Somebody with a browser of their own. */
export interface Person {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly network: Network;
  /** What went wrong in their page without anybody looking, apart from a network that was taken away. */
  readonly complaints: string[];
  close(): Promise<void>;
}

const LAPTOP = { width: 1366, height: 768 } as const;

/** What a browser says about a network that was taken away. */
const NO_NETWORK =
  /WebSocket connection|ERR_(?:CONNECTION|EMPTY_RESPONSE|INTERNET|ABORTED|NETWORK|SOCKET)|Failed to fetch/;

export async function personAt(
  browser: Browser,
  port: number,
  name: string,
  options: BrowserContextOptions & { readonly language?: "en" | "es" | "de"; readonly keepsSite?: boolean } = {},
): Promise<Person> {
  const { language = "en", keepsSite = false, ...more } = options;
  const network = await networkTo(port);
  const context = await browser.newContext({
    baseURL: network.address,
    viewport: LAPTOP,
    reducedMotion: "reduce",
    ...more,
  });
  if (!keepsSite) await withoutServiceWorker(context);
  await context.addInitScript(
    (chosen) => {
      if (!localStorage.getItem("gatehouse.settings"))
        localStorage.setItem("gatehouse.settings", JSON.stringify(chosen));
    },
    { name, language },
  );
  const page = await context.newPage();
  const complaints = watchComplaints(page, NO_NETWORK);
  return {
    ...{ name, page, context, network, complaints },
    async close() {
      await context.close();
      network.close();
    },
  };
}

/**
 * A server for the tests of a file, and a way for people to come to it. After each test they leave, and nothing may have gone
 * wrong in their pages.
 */
export function openHouse(): (
  browser: Browser,
  name: string,
  options?: Parameters<typeof personAt>[3],
) => Promise<Person> {
  let server: OnlineServer;
  const people: Person[] = [];
  test.beforeAll(async () => {
    server = await startServer();
  });
  test.afterAll(() => server.stop());
  test.afterEach(async () => {
    for (const person of people.splice(0)) {
      await person.close();
      expect(person.complaints).toEqual([]);
    }
  });
  return async (browser, name, options) => {
    const person = await personAt(browser, server.port, name, options);
    people.push(person);
    return person;
  };
}

/** Somebody who sits at a page. */
type Sitting = Pick<Person, "page">;

/** Opens a table of so many people and bots, and answers the link that invites. */
export async function openTable(host: Sitting, game: string, seats: number, bots = 0): Promise<string> {
  const { page } = host;
  await page.goto(`/friends/${game}`);
  await page
    .locator("form")
    .getByRole("radio", { name: String(seats), exact: true })
    .check({ force: true });
  for (let seat = seats - bots; seat < seats; seat += 1) {
    const row = page.getByRole("main").locator("ol > li").nth(seat);
    await row.getByRole("combobox").selectOption("novice");
  }
  await page.locator("form button[type=submit]").click();
  await page.waitForURL("**/table/*");
  return invitationOf(page);
}

/** The link that the waiting room gives away. */
export async function invitationOf(page: Page): Promise<string> {
  const field = page.locator("input[readonly]");
  await expect(field).toHaveValue(/\/join\/.+#.+/);
  return field.inputValue();
}

/** Follows an invitation and sits down. */
export async function accept(guest: Sitting, link: string): Promise<void> {
  const { pathname, hash } = new URL(link);
  await guest.page.goto(`${pathname}${hash}`);
  await guest.page.locator("form button[type=submit]").click();
}

/** Who of several at a table of King's Gate is asked to place a tile now. */
export async function askedOf<P extends Sitting>(people: readonly P[]): Promise<P> {
  const counts = () => Promise.all(people.map(({ page }) => playableTiles(page).count()));
  await expect.poll(async () => (await counts()).some((count) => count > 0)).toBe(true);
  const found = people[(await counts()).findIndex((count) => count > 0)];
  if (!found) throw new Error("nobody is asked");
  return found;
}

/** The path of a person's table. */
export function tableOf({ page }: Person): string {
  return new URL(page.url()).pathname;
}
