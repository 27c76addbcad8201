import { readdirSync } from "node:fs";
import { join } from "node:path";
import { siteFolder } from "../build/site.ts";
import { expectNoAxeViolations } from "./axe.ts";
import { expect, test, untilOffline } from "./support.ts";

const heading = { level: 1 } as const;

test.use({ keepsSite: true });

test("the home page opens, and axe finds nothing", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/Gatehouse/);
  await expect(page.getByRole("heading", heading)).toBeVisible();
  await expectNoAxeViolations(page);
});

test("the content policy stops a foreign script", async ({ page, complaints }) => {
  await page.goto("/");
  const didRun = await page.evaluate(async () => {
    const script = document.createElement("script");
    script.textContent = "globalThis.didRun = true";
    document.head.append(script);
    return "didRun" in globalThis;
  });
  expect(didRun).toBe(false);
  expect(complaints.splice(0).join()).toContain("Content Security Policy");
});

test("after one visit every route opens without a network", async ({ page, context }) => {
  await page.goto("/");
  await untilOffline(page);
  await context.setOffline(true);
  for (const route of ["/", "/rules", "/no/such/page"]) {
    await page.goto(route);
    await page.reload();
    await expect(page.getByRole("heading", heading)).toBeVisible();
  }
});

test("whatever a page may load later is stored for offline use: chunks, styles, fonts, workers", async ({ page }) => {
  await page.goto("/");
  await untilOffline(page);
  const kept = await page.evaluate(async () => {
    const [name = ""] = await caches.keys();
    const requests = await (await caches.open(name)).keys();
    return requests.map((request) => new URL(request.url).pathname);
  });
  const built = readdirSync(join(siteFolder, "assets")).filter((name) => /\.(?:js|css|woff2|svg|png)$/.test(name));
  expect(kept).toEqual(
    expect.arrayContaining(["/", "/manifest.webmanifest", ...built.map((name) => `/assets/${name}`)]),
  );
});

test("the site can be installed", async ({ page, context }) => {
  await page.goto("/");
  await untilOffline(page);
  const devtools = await context.newCDPSession(page);
  const { errors, data = "" } = await devtools.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(JSON.parse(data)).toMatchObject({ name: "Gatehouse", start_url: "/", display: "standalone" });
  for (const { src, sizes, type } of JSON.parse(data).icons) {
    const picture = await page.request.get(src);
    expect(picture.headers()["content-type"]).toContain(type);
    if (type !== "image/png") continue;
    const header = (await picture.body()).subarray(16, 24);
    expect(`${header.readUInt32BE(0)}x${header.readUInt32BE(4)}`).toBe(sizes);
  }
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // A context of a test is a private window, which a browser with windows says.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
});

test("what browsers and phones ask for by themselves is there", async ({ request }) => {
  for (const [path, type] of [
    ["/favicon.ico", "image/x-icon"],
    ["/apple-touch-icon.png", "image/png"],
    ["/apple-touch-icon-precomposed.png", "image/png"],
    ["/robots.txt", "text/plain; charset=utf-8"],
  ] as const) {
    const answer = await request.get(path);
    expect([path, answer.status(), answer.headers()["content-type"]]).toEqual([path, 200, type]);
  }
});
