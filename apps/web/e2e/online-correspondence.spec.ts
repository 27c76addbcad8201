import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./axe.ts";
import { playableTiles, takeTurn } from "./kings-gate-player.ts";
import { accept, askedOf, invitationOf, type Person, personAt, startServer, tableOf } from "./online.ts";
import { mailReceiver, pushSubscriber, webReceiver } from "./online-receivers.ts";
import { expect, test, untilOffline } from "./support.ts";

const SOON = { timeout: 60_000 };

/**
 * Nobody's own push service can be reached from a test: the browser is told of one on this machine. A browser without a screen
 * forbids messages, so it is told that they are allowed.
 */
async function subscribeHere(page: Page, subscription: object): Promise<void> {
  await page.addInitScript((given) => {
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
    PushManager.prototype.subscribe = async () => Object.assign(Object.create(null), { toJSON: () => given });
  }, subscription);
}

/** A match over days of which both know. */
async function byPost(ann: Person, ben: Person): Promise<void> {
  await ann.page.goto("/friends/kings-gate");
  await ann.page.getByRole("combobox", { name: "How fast" }).selectOption({ label: "Over days: 3 days a decision" });
  await ann.page.getByRole("button", { name: "Open the table" }).click();
  await accept(ben, await invitationOf(ann.page));
  for (const { page } of [ann, ben]) await expect(page.getByRole("slider")).toBeVisible();
}

/** The receiver leaves the table, and the other one plays: now it is the receiver's turn. */
async function untilAsked(ann: Person, ben: Person): Promise<void> {
  if ((await askedOf([ann, ben])) === ann) await takeTurn(ann.page);
  await ann.page.goto("/notifications");
  await takeTurn(ben.page);
}

test("your turn comes by mail, push and webhook, and the link opens the table at that moment", async ({ browser }) => {
  test.setTimeout(300_000);
  const [mail, push, hook] = [await mailReceiver(), await webReceiver(), await webReceiver()];
  const server = await startServer({
    ...{ SMTP_URL: mail.url, MAIL_FROM: "gatehouse@example.org" },
    ...{ ALLOW_PRIVATE_TARGETS: "1", NOTICE_DELAY_SECONDS: "0" },
  });
  const [ann, ben] = [
    await personAt(browser, server.port, "Ann", { keepsSite: true }),
    await personAt(browser, server.port, "Ben", { language: "de" }),
  ];
  try {
    const subscriber = pushSubscriber(`${push.address}/push`);
    await subscribeHere(ann.page, subscriber.subscription);
    await byPost(ann, ben);
    const path = tableOf(ann);
    await ann.page.goto("/notifications");
    await untilOffline(ann.page);
    await ann.page.getByRole("button", { name: "To this browser" }).click();
    await expect(ann.page.getByRole("button", { name: /^Send a trial/ })).toHaveCount(1);
    await ann.page.getByRole("textbox", { name: "Mail address" }).fill("ann@example.org");
    await ann.page.getByRole("button", { name: "By mail" }).click();
    await expect.poll(() => mail.mails.length, SOON).toBe(1);
    const confirm = /\/confirm#[\w-]+/.exec(mail.mails[0] ?? "")?.[0] ?? "";
    await ann.page.goto(confirm);
    await ann.page.getByRole("button", { name: "Confirm" }).click();
    await ann.page.waitForURL("**/notifications");
    await ann.page.getByText("A program", { exact: true }).click();
    await ann.page.getByRole("textbox", { name: "Address of the webhook" }).fill(`${hook.address}/hook`);
    await ann.page.getByRole("button", { name: "Add the webhook" }).click();
    await expect(ann.page.getByRole("button", { name: /^Send a trial/ })).toHaveCount(3);
    await expectNoAxeViolations(ann.page);
    await ann.page.goto(path);
    await untilAsked(ann, ben);
    await expect.poll(() => mail.mails.length, SOON).toBe(2);
    await expect.poll(() => push.bodies.length, SOON).toBe(1);
    await expect.poll(() => hook.bodies.length, SOON).toBe(1);
    expect(mail.mails[1]).toContain("Your turn");
    expect(mail.mails[1]).toContain("Ben");
    const told = subscriber.read(push.bodies[0] ?? Buffer.alloc(0));
    const shown = await showMessage(ann.page, told);
    expect(shown.title).toContain("Your turn");
    await ann.page.getByRole("button", { name: "Look again" }).click();
    await expect(ann.page.getByRole("listitem").filter({ hasText: /^Your turn.*sent / })).toHaveCount(3);
    expect(new URL(shown.opens, server.address).pathname).toBe(path);
    await ann.page.goto(shown.opens);
    await expect(playableTiles(ann.page).first()).toBeVisible();
    for (const { complaints } of [ann, ben]) expect(complaints).toEqual([]);
  } finally {
    for (const person of [ann, ben]) await person.close();
    await server.stop();
    for (const receiver of [mail, push, hook]) receiver.close();
  }
});

/**
 * What the push service would hand to the browser is shown by the service worker, and a press opens what it says. Showing and
 * opening themselves are the system's, which a browser without a screen does not have.
 */
async function showMessage(page: Page, told: string): Promise<{ readonly title: string; readonly opens: string }> {
  const context = page.context();
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("there is no service worker");
  await worker.evaluate(() => {
    const noted: { title?: string; opens?: string } = {};
    Object.assign(globalThis, { noted });
    const { registration, clients } = globalThis as unknown as {
      registration: { showNotification: unknown };
      clients: { openWindow: unknown };
    };
    clients.openWindow = async (url: string) => {
      noted.opens = url;
    };
    registration.showNotification = async (title: string, { data }: { data: string }) => {
      noted.title = title;
      const pressed = Object.assign(new Event("notificationclick"), {
        notification: { data, close: () => undefined },
        waitUntil: () => undefined,
      });
      dispatchEvent(pressed);
    };
  });
  const { origin } = new URL(page.url());
  await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data: told });
  const noted = () =>
    worker.evaluate(() => (globalThis as unknown as { noted: { title?: string; opens?: string } }).noted);
  await expect.poll(async () => (await noted()).opens, SOON).toBeTruthy();
  const { title = "", opens = "" } = await noted();
  return { title, opens };
}
