import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { siteFolder } from "../build/site.ts";
import { siteServer } from "../serve.ts";
import { expect, test, untilOffline } from "./support.ts";

/** A copy of the site whose page says which version it is, as two builds would. */
function copyOfSite(title: string, version: string): string {
  const folder = mkdtempSync(join(tmpdir(), "gatehouse-update-"));
  const edit = (path: string, from: RegExp, to: string) => {
    writeFileSync(join(folder, path), readFileSync(join(folder, path), "utf8").replace(from, to));
    for (const ending of [".br", ".gz"]) rmSync(join(folder, `${path}${ending}`));
  };
  cpSync(siteFolder, folder, { recursive: true });
  edit("index.html", /<html /, `<html data-build="${title}" `);
  edit("service-worker.js", /(?<=[`"'}])[0-9a-f]{16}(?=[`"'])/, version);
  return folder;
}

function listen(folder: string, port: number): Promise<Server> {
  const server = siteServer(folder);
  return new Promise((resolve) => server.listen(port, () => resolve(server)));
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}

/** Visits the old version in as many tabs, puts the new one in its place, and waits until it is ready. */
async function visitAndUpdate(pages: readonly Page[]): Promise<void> {
  const folders = { old: copyOfSite("old", "0123456789abcdef"), new: copyOfSite("new", "fedcba9876543210") };
  const old = await listen(folders.old, 0);
  const port = portOf(old);
  for (const page of pages) {
    await page.goto(`http://localhost:${port}/`);
    await untilOffline(page);
  }
  old.close();
  old.closeAllConnections();
  const server = await listen(folders.new, port);
  servers.push(server);
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true });
  for (const page of pages) {
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const isReady = () =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state === "installed");
    await expect.poll(isReady).toBe(true);
  }
}

const servers: Server[] = [];
test.use({ keepsSite: true });

test.afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function expectBuild(page: Page, title: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-build", title);
}

test("a new version comes with the next load, and the old one is forgotten", async ({ page }) => {
  await visitAndUpdate([page]);
  await page.reload();
  await expectBuild(page, "new");
  expect(await page.evaluate(() => caches.keys())).toEqual(["gatehouse-site-fedcba9876543210"]);
});

test("with several tabs a new version waits until one of them lets it take over", async ({ page, context }) => {
  const other = await context.newPage();
  await visitAndUpdate([page, other]);
  await page.reload();
  await expectBuild(page, "old");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.postMessage("take-over"));
  await expectBuild(page, "new");
  await expectBuild(other, "new");
});
