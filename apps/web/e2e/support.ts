import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

/** What the browser says about its own work, not about ours. */
const NO_COMPLAINT = [
  // A page that is left while it still loads something.
  /net::ERR_ABORTED/,
  // The service worker takes charge while the page loads: what was preloaded before is fetched again.
  /cross-world service worker resource mismatch/,
];

/** Everything that goes wrong in a page without anybody looking: errors, failed requests, breaches of the content policy. */
export function watchComplaints(page: Page, ...expected: readonly RegExp[]): string[] {
  const complaints: string[] = [];
  const complain = (complaint: string) => {
    if (![...NO_COMPLAINT, ...expected].some((harmless) => harmless.test(complaint))) complaints.push(complaint);
  };
  page.on("console", (message) => {
    // A breach of the content policy is reported as an error too.
    if (message.type() === "error" || message.type() === "warning") complain(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => complain(`error: ${error.message}`));
  page.on("requestfailed", (request) => complain(`failed: ${request.url()} ${request.failure()?.errorText}`));
  page.on("response", (response) => {
    if (response.status() >= 400) complain(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}

/** Browsers without a service worker: each new one would fetch and keep the whole site, which takes longer than most tests. */
export async function withoutServiceWorker(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
}

interface Surroundings {
  /** Whether the service worker may keep the site: for tests that are about it. */
  readonly keepsSite: boolean;
  readonly complaints: string[];
}

/** A test whose page must stay without complaints to the end. A test that expects some empties the list. */
export const test = base.extend<Surroundings>({
  keepsSite: [false, { option: true }],
  context: async ({ context, keepsSite }, use) => {
    if (!keepsSite) await withoutServiceWorker(context);
    await use(context);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints = watchComplaints(page);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Everything is in the window: nothing has to be scrolled to. */
export async function expectNoScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
  });
  expect(overflow).toEqual([0, 0]);
}

/** Waits until the site is stored in the browser and the page is served from there. */
export async function untilOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller) return;
    await new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  });
}

/** Chooses settings before the app starts, as a visit before would have. */
export async function chooseSettings(page: Page, settings: object): Promise<void> {
  await page.goto("/icons/icon.svg");
  await page.evaluate((chosen) => localStorage.setItem("gatehouse.settings", JSON.stringify(chosen)), settings);
}
