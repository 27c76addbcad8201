import { rounds } from "@gatehouse/testkit/rounds";
import { expect, test } from "vitest";
import { rulesFor } from "../src/games.ts";
import { clientOf, type Guest, newGuest, startServer, type TestServer, temporaryFolder } from "./harness.ts";
import { mailReceiver, pushBrowser, type Receiver, vapidClaims, webReceiver } from "./receivers.ts";
import { BY_POST, bids, type Duel, duel, faultOf, play } from "./tables.ts";

const SOON = { timeout: 60_000 };
const HOUR = 3_600_000;
const OPEN = { ALLOW_PRIVATE_TARGETS: "1", NOTICE_DELAY_SECONDS: "0" };

/** A match by correspondence in which Ada hears through a plain webhook when it is her turn. */
async function heardDuel(server: TestServer, receiver: Receiver): Promise<Duel> {
  const given = await postDuel(server);
  await given.ada.client.notices.addWebhook({ kind: "webhook", url: `${receiver.address}/hook` });
  return given;
}

/** A match by correspondence; that it has begun was told to nobody, since nobody could be reached yet. */
async function postDuel(server: TestServer): Promise<Duel> {
  const given = await duel(server, { pace: BY_POST });
  await expect.poll(() => server.app.store.dueNotices(server.app.now(), 10), SOON).toEqual([]);
  return given;
}

function contents({ received }: Receiver): Record<string, unknown>[] {
  return received.map(({ body }) => JSON.parse(body.toString()));
}

/** The states of what was sent to somebody, oldest first. */
async function states({ client }: Guest): Promise<string[]> {
  return (await client.notices.deliveries()).map(({ kind, state }) => `${kind} ${state}`).reverse();
}

test("your turn: what happened since the last one, in the reader's language, with a link to the moment", async () => {
  const receiver = await webReceiver();
  const server = await startServer(OPEN);
  const given = await heardDuel(server, receiver);
  await given.ada.client.people.change({ language: "es" });
  await bids(given);
  await expect.poll(() => receiver.received.length, SOON).toBe(1);
  const [content] = contents(receiver);
  expect(content).toMatchObject({
    kind: "turn",
    title: expect.stringContaining("Te toca"),
    lines: expect.arrayContaining([expect.stringContaining("Ben")]),
    link: `${server.address}/table/${given.match}?seat=0&seq=2`,
    ...{ match: given.match, seq: 2 },
  });
  expect(receiver.received[0]?.headers["idempotency-key"]).toBe(content?.["key"]);
  await expect.poll(() => states(given.ada), SOON).toEqual(["turn sent"]);
  expect((await given.ada.client.notices.deliveries())[0]).toMatchObject({
    ...{ match: given.match, seq: 2, problem: null, wayName: new URL(receiver.address).host },
  });
});

test("nobody is told what they may not know, nor of their own steps", async () => {
  const receiver = await webReceiver();
  const server = await startServer(OPEN);
  const given = await postDuel(server);
  await given.ben.client.notices.addWebhook({ kind: "webhook", url: receiver.address });
  await bids(given);
  // What Ada finds is hers alone.
  const { ada, ben, match, table } = given;
  await play(ada, match, 0, { type: "search" });
  for (const _ of rounds("the end of Ada's turn", 20)) {
    const { actors, legal = [] } = await ada.client.matches.sight({ match, seat: 0, legal: true });
    if (!actors.includes(0)) break;
    await play(ada, match, 0, Object(legal.at(-1)));
  }
  await expect.poll(() => receiver.received.length, SOON).toBe(1);
  const { app } = server;
  const game = app.games.get(table.game);
  if (!game) throw new Error("there is no such game");
  const { words } = rulesFor(game, table.options);
  const linesFor = async ({ client }: Guest, seat: number) => {
    const events = (await client.matches.history({ match, seat, since: 2 })).flatMap((entry) => entry.events);
    const nameOf = (other: number) => table.seats[other]?.name ?? "";
    // What came from the game is its events again.
    return events.map((event) => app.say(words.event(event as { type: string }), "en", table.game, nameOf));
  };
  expect(contents(receiver)[0]?.["lines"]).toEqual(await linesFor(ben, 1));
  expect(await linesFor(ada, 0)).not.toEqual(await linesFor(ben, 1));
});

test("web push: only the browser can read it, and the push service can check who sends it", async () => {
  const receiver = await webReceiver();
  const given = await postDuel(await startServer(OPEN));
  const browser = pushBrowser(`${receiver.address}/push/1`);
  const { client } = given.ada;
  await client.notices.addPush({ name: "Laptop", subscription: browser.subscription });
  await bids(given);
  await expect.poll(() => receiver.received.length, SOON).toBe(1);
  const [received] = receiver.received;
  if (!received) throw new Error("nothing was received");
  expect(browser.read(received)).toMatchObject({ kind: "turn", match: given.match, seq: 2 });
  const { pushKey } = await client.notices.settings();
  const claims = vapidClaims(received, pushKey);
  expect(claims).toMatchObject({ aud: receiver.address, sub: expect.stringMatching(/^(mailto|https):/) });
  expect(Number(claims?.["exp"])).toBeGreaterThan(Date.now() / 1000);
  expect(received.headers["topic"]).toMatch(/^[\w-]{1,32}$/);
  // A subscription that the push service has forgotten is forgotten here, too.
  receiver.answer(410);
  const [way] = (await client.notices.settings()).ways;
  await client.notices.tryWay({ way: way?.id ?? "" });
  await expect.poll(async () => (await client.notices.settings()).ways, SOON).toEqual([]);
  await expect.poll(() => states(given.ada), SOON).toEqual(["turn sent", "trial failed"]);
});

test("a subscription with a key that is none is in nobody's way", async () => {
  const receiver = await webReceiver();
  const given = await postDuel(await startServer(OPEN));
  const { client } = given.ada;
  const keys = { p256dh: "A".repeat(87), auth: "A".repeat(22) };
  await client.notices.addPush({ name: "Broken", subscription: { endpoint: receiver.address, keys } });
  await client.notices.addWebhook({ kind: "webhook", url: receiver.address });
  await bids(given);
  await expect.poll(async () => (await states(given.ada)).sort(), SOON).toEqual(["turn failed", "turn sent"]);
  expect((await client.notices.settings()).ways.map(({ kind }) => kind)).toEqual(["webhook"]);
  const short = { endpoint: receiver.address, keys: { ...keys, auth: "A" } };
  expect((await faultOf(client.notices.addPush({ name: "Short", subscription: short }))).reason).toBe("bad-input");
});

test("the keys of push are made once and stay", async () => {
  const folder = temporaryFolder();
  const first = await startServer({ DATA_DIR: folder });
  const { client, headers } = await newGuest(first.address, "Ada");
  const { pushKey } = await client.notices.settings();
  await first.stop();
  const second = await startServer({ DATA_DIR: folder });
  expect((await clientOf(second.address, headers).notices.settings()).pushKey).toBe(pushKey);
});

test("mail: confirmed first, then with everything, and a header and a link that stop it", async () => {
  const post = await mailReceiver();
  const server = await startServer({ ...OPEN, SMTP_URL: post.url, MAIL_FROM: "Games <games@example.org>" });
  const given = await postDuel(server);
  const { client } = given.ada;
  const way = await client.notices.addMail({ address: "ada@example.org" });
  expect(way).toMatchObject({ kind: "mail", isConfirmed: false });
  expect((await faultOf(client.notices.tryWay({ way: way.id }))).reason).toBe("way-not-confirmed");
  await expect.poll(() => post.mails.length, SOON).toBe(1);
  const code = new RegExp(`${server.address}/confirm#([\\w-]+)`).exec(post.mails[0]?.text ?? "")?.[1] ?? "";
  const nobody = clientOf(server.address);
  await nobody.notices.confirmMail({ code });
  expect((await faultOf(nobody.notices.confirmMail({ code }))).reason).toBe("code-expired");
  await bids(given);
  await expect.poll(() => post.mails.length, SOON).toBe(2);
  const { to, text = "" } = post.mails[1] ?? {};
  expect(to).toEqual(["ada@example.org"]);
  expect(text).toContain("From: Games <games@example.org>");
  expect(text).toContain("Since your last turn:");
  expect(text).toContain(`${server.address}/table/${given.match}?seat=0&seq=2`);
  expect(text).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  const stop = /List-Unsubscribe: <([^>]+)>/.exec(text)?.[1] ?? "";
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  expect((await fetch(stop, { method: "POST", body })).status).toBe(200);
  expect((await client.notices.settings()).ways).toEqual([]);
});

test("a mail server that says no for good is not asked again; one that is busy is", async () => {
  let time = Date.now();
  const post = await mailReceiver();
  const server = await startServer({ ...OPEN, SMTP_URL: post.url }, () => time);
  const ada = await newGuest(server.address, "Ada");
  post.refuse(550);
  await ada.client.notices.addMail({ address: "ada@example.org" });
  await expect.poll(() => states(ada), SOON).toEqual(["confirm failed"]);
  expect((await ada.client.notices.deliveries())[0]?.problem).toBe("SMTP 550");
  post.refuse(451);
  await ada.client.notices.addMail({ address: "ada@example.com" });
  await expect
    .poll(async () => (await ada.client.notices.deliveries()).map(({ problem }) => problem), SOON)
    .toContain("SMTP 451");
  post.refuse(null);
  time += 31_000;
  await expect.poll(() => post.mails.map(({ to }) => to), SOON).toEqual([["ada@example.com"]]);
});

test("Discord and Slack get their own shape, in which a name is only a name", async () => {
  const receiver = await webReceiver();
  const server = await startServer(OPEN);
  const given = await postDuel(server);
  for (const kind of ["discord", "slack"] as const)
    await given.ada.client.notices.addWebhook({ kind, url: `${receiver.address}/${kind}` });
  await bids(given);
  await expect.poll(() => receiver.received.length, SOON).toBe(2);
  const bodyOf = (path: string) =>
    JSON.parse(receiver.received.find((each) => each.path === path)?.body.toString() ?? "{}");
  expect(bodyOf("/discord")).toMatchObject({
    content: expect.stringContaining(`(${server.address}/table/${given.match}?seat=0&seq=2)`),
    allowed_mentions: { parse: [] },
  });
  expect(bodyOf("/slack").text).toContain(`<${server.address}/table/${given.match}?seat=0&seq=2|Open the table>`);
});

test("a receiver that is down is tried again, later and later, with the same key", async () => {
  let time = Date.now();
  const receiver = await webReceiver();
  receiver.answer(503);
  const given = await heardDuel(await startServer(OPEN, () => time), receiver);
  await bids(given);
  for (const [tries, pause] of [30_000, 120_000, 480_000].entries()) {
    await expect.poll(() => receiver.received.length, SOON).toBe(tries + 1);
    await expect.poll(async () => (await given.ada.client.notices.deliveries())[0]?.problem, SOON).toBe("503");
    const next = async () => Date.parse((await given.ada.client.notices.deliveries())[0]?.at ?? "") - time;
    await expect.poll(next, SOON).toBe(pause);
    time += pause;
  }
  receiver.answer(200);
  await expect.poll(() => states(given.ada), SOON).toEqual(["turn sent"]);
  expect(new Set(receiver.received.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
});

test("who has played meanwhile is not disturbed", async () => {
  let time = Date.now();
  const receiver = await webReceiver();
  const server = await startServer({ ...OPEN, NOTICE_DELAY_SECONDS: "60" }, () => time);
  const given = await heardDuel(server, receiver);
  await bids(given);
  await play(given.ada, given.match, 0, { type: "gamble" });
  time += 61_000;
  await expect.poll(() => server.app.store.dueNotices(time, 10), SOON).toEqual([]);
  expect(receiver.received).toEqual([]);
});

test("a reminder comes when a quarter of the time is left, once", async () => {
  let time = Date.now();
  const receiver = await webReceiver();
  const server = await startServer(OPEN, () => time);
  const given = await heardDuel(server, receiver);
  await bids(given);
  await expect.poll(() => states(given.ada), SOON).toEqual(["turn sent"]);
  expect(await server.app.store.dueNotices(time + 36 * HOUR - 1, 10)).toEqual([]);
  time += 36 * HOUR;
  await expect.poll(() => states(given.ada), SOON).toEqual(["turn sent", "reminder sent"]);
  expect(contents(receiver)[1]).toMatchObject({ kind: "reminder", deadline: expect.any(String) });
});

test("in quiet hours nothing is sent; it comes when they are over", async () => {
  // Half past eleven in the evening in Berlin.
  let time = Date.parse("2030-01-10T22:30:00Z");
  const receiver = await webReceiver();
  const server = await startServer(OPEN, () => time);
  const given = await heardDuel(server, receiver);
  const { client } = given.ada;
  expect((await faultOf(client.notices.change({ zone: "Middle/Earth" }))).reason).toBe("unknown-zone");
  const quiet = { from: "22:00", to: "08:00" };
  expect(await client.notices.change({ quiet, zone: "Europe/Berlin" })).toMatchObject({ quiet, zone: "Europe/Berlin" });
  await bids(given);
  // Looked at, and put off.
  await expect.poll(() => server.app.store.dueNotices(time, 10), SOON).toEqual([]);
  expect(receiver.received).toEqual([]);
  time = Date.parse("2030-01-11T07:00:00Z");
  await expect.poll(() => receiver.received.length, SOON).toBe(1);
  expect(await client.notices.change({ quiet: null })).toMatchObject({ quiet: null, zone: "Europe/Berlin" });
});

test("a message outlives the server that should have sent it", async () => {
  let time = Date.now();
  const receiver = await webReceiver();
  const place = { ...OPEN, DATA_DIR: temporaryFolder(), NOTICE_DELAY_SECONDS: "60" };
  const first = await startServer(place, () => time);
  const given = await heardDuel(first, receiver);
  await bids(given);
  await first.stop();
  expect(receiver.received).toEqual([]);
  time += 61_000;
  await startServer(place, () => time);
  await expect.poll(() => receiver.received.length, SOON).toBe(1);
});

test("a try that a stop cuts off is made again after the next start, with the same key", async () => {
  let time = Date.now();
  const receiver = await webReceiver();
  receiver.answer(null);
  const place = { ...OPEN, DATA_DIR: temporaryFolder() };
  const first = await startServer(place, () => time);
  const given = await heardDuel(first, receiver);
  await bids(given);
  await expect.poll(() => receiver.received.length, SOON).toBe(1);
  await first.stop();
  receiver.answer(200);
  time += 61_000;
  await startServer(place, () => time);
  await expect.poll(() => receiver.received.length, SOON).toBe(2);
  expect(new Set(contents(receiver).map(({ key }) => key)).size).toBe(1);
});

test("the page to stop messages needs no name, stops nothing by looking, and then says so", async () => {
  const receiver = await webReceiver();
  const server = await startServer(OPEN);
  const ada = await newGuest(server.address, "Ada");
  await ada.client.people.change({ language: "de" });
  const way = await ada.client.notices.addWebhook({ kind: "webhook", url: receiver.address });
  await ada.client.notices.tryWay({ way: way.id });
  await expect.poll(() => receiver.received.length, SOON).toBe(1);
  const stop = String(contents(receiver)[0]?.["stop"]);
  const page = await fetch(stop);
  expect(page.headers.get("content-security-policy")).toContain("form-action 'self'");
  expect(await page.text()).toContain("Keine Nachrichten mehr</button>");
  expect((await ada.client.notices.settings()).ways).toHaveLength(1);
  expect(await (await fetch(stop, { method: "POST" })).text()).toContain("Erledigt");
  expect((await ada.client.notices.settings()).ways).toEqual([]);
  const code = stop.split("/").at(-1) ?? "";
  expect((await faultOf(clientOf(server.address).notices.unsubscribe({ code }))).reason).toBe("no-way");
});

test("messages do not go into the network of the server", async () => {
  const { address } = await startServer();
  const { client } = await newGuest(address, "Ada");
  const refused = [
    "http://127.0.0.1/x",
    "http://[::1]/x",
    "http://10.0.0.1",
    "http://localhost:1",
    "ftp://example.org",
  ];
  for (const url of refused)
    expect((await faultOf(client.notices.addWebhook({ kind: "webhook", url }))).reason).toBe("private-target");
  const { subscription } = pushBrowser("http://192.168.0.1/push");
  expect((await faultOf(client.notices.addPush({ name: "x", subscription }))).reason).toBe("private-target");
  expect((await faultOf(client.notices.addMail({ address: "ada@example.org" }))).reason).toBe("no-mail-here");
});

test("a way belongs to its owner, and there are only so many", async () => {
  const { address } = await startServer(OPEN);
  const [ada, ben] = [await newGuest(address, "Ada"), await newGuest(address, "Ben")];
  const add = (i: number) => ada.client.notices.addWebhook({ kind: "webhook", url: `http://127.0.0.1:1/${i}` });
  const way = await add(0);
  expect((await add(0)).id).toBe(way.id);
  for (const refused of [ben.client.notices.dropWay({ way: way.id }), ben.client.notices.tryWay({ way: way.id })])
    expect((await faultOf(refused)).reason).toBe("no-way");
  for (let i = 1; i < 10; i += 1) await add(i);
  expect((await faultOf(add(10))).reason).toBe("too-many-ways");
  for (let i = 0; i < 10; i += 1) await ada.client.notices.tryWay({ way: way.id });
  expect((await faultOf(ada.client.notices.tryWay({ way: way.id }))).reason).toBe("too-many-trials");
  await ada.client.notices.dropWay({ way: way.id });
  expect((await ada.client.notices.settings()).ways).toHaveLength(9);
  expect((await faultOf(clientOf(address).notices.settings())).reason).toBe("no-identity");
});
