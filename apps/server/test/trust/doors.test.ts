import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { siteHandler } from "../../../web/serve.ts";
import { makeApp } from "../../src/app.ts";
import { serve } from "../../src/http/server.ts";
import { readSettings } from "../../src/settings.ts";
import { clientOf, newGuest, openSocket, startServer, temporaryFolder, updateFrom } from "../harness.ts";
import { duel, faultOf } from "../tables.ts";
import { reasonIn } from "./calls.ts";
import { rawRequest, sendRaw } from "./raw.ts";

const JSON_TYPE = "Content-Type: application/json";
const SOON = { timeout: 60_000 };

async function isAlive(address: string): Promise<boolean> {
  return (await fetch(`${address}/health/live`)).ok;
}

test("an upgrade to an address that is none is refused, and the server lives on and stops", async () => {
  const server = await startServer();
  const upgrade = ["Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="];
  for (const path of ["//", "http://[", "/live/../x", "/other"])
    expect(await sendRaw(server.address, rawRequest(`GET ${path}`, upgrade))).toMatch(/^HTTP\/1.1 40[04]/);
  expect(await isAlive(server.address)).toBe(true);
  await server.stop();
});

test("whoever hangs up in the middle of an upgrade does not take the process along", async () => {
  const { address } = await startServer();
  const { hostname, port } = new URL(address);
  const ada = await newGuest(address, "Ada");
  const headers = [`Cookie: ${ada.headers["cookie"]}`, "Upgrade: websocket", "Sec-WebSocket-Version: 13"];
  for (let i = 0; i < 20; i += 1) {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    await new Promise((resolve) => socket.write(rawRequest("GET /live", headers), resolve));
    socket.resetAndDestroy();
  }
  await wait(50);
  expect(await isAlive(address)).toBe(true);
});

test("a page of another site changes nothing, however it asks", async () => {
  const { address } = await startServer();
  const ada = await newGuest(address, "Ada");
  for (const origin of ["https://evil.example", "null", `${address}.evil.example`, address.replace("http", "ftp")]) {
    const headers = { ...ada.headers, origin, "content-type": "application/json" };
    for (const path of ["/api/people/bots", "/rpc/people/makeBot"]) {
      const response = await fetch(`${address}${path}`, { method: "POST", headers, body: '{"name":"x"}' });
      expect([response.status, reasonIn(await response.json())]).toEqual([403, "foreign-origin"]);
    }
    await expect(openSocket(address, { ...ada.headers, origin })).rejects.toThrow("403");
  }
  expect(await ada.client.people.bots()).toEqual([]);
});

test("with a public address only its own pages count as this site", async () => {
  const { address } = await startServer({ PUBLIC_URL: "https://games.example.org" });
  const body = '{"name":"Ada"}';
  const post = (origin: string) =>
    fetch(`${address}/api/people/guest`, {
      method: "POST",
      headers: { origin, "content-type": "application/json" },
      body,
    });
  expect((await post("https://games.example.org")).status).toBe(200);
  expect((await post("https://games.example.org.evil.example")).status).toBe(403);
});

test("no script reads the cookie, no other site sends it, and over HTTPS it stays there", async () => {
  const cookieOf = async (environment: { readonly [name: string]: string }) => {
    const { address } = await startServer(environment);
    const headers = { "content-type": "application/json" };
    const made = await fetch(`${address}/api/people/guest`, { method: "POST", headers, body: '{"name":"Ada"}' });
    return { cookie: made.headers.get("set-cookie"), secure: made.headers.get("strict-transport-security") };
  };
  const open = await cookieOf({});
  expect(open.cookie).toMatch(/^gatehouse=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
  const secure = await cookieOf({ PUBLIC_URL: "https://games.example.org" });
  expect(secure.cookie).toMatch(/; Secure$/);
  expect(secure.secure).toMatch(/^max-age=\d{8,}/);
});

test("nobody frames the pages, loads scripts into them, or reads files beside them", async () => {
  const app = await makeApp(
    readSettings({ PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "silent", DATA_DIR: temporaryFolder() }),
  );
  const running = await serve(app, siteHandler(temporaryFolder()));
  const address = `http://127.0.0.1:${running.port}`;
  for (const path of ["/", "/api", "/api/catalogue", "/health/live", "/api/%", "/nowhere", "/unsubscribe/x"]) {
    const policy = (await fetch(`${address}${path}`)).headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  }
  for (const path of [
    "/../package.json",
    "/..%2fpackage.json",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/....//etc/passwd",
    "/\\..\\x",
  ]) {
    const told = await sendRaw(address, rawRequest(`GET ${path}`));
    expect(told).not.toContain("root:");
    expect(told).not.toContain('"name": "');
  }
  await running.stop();
});

const BODIES = [
  ["not JSON", JSON_TYPE, "{", 400, "body-malformed"],
  ["nothing", JSON_TYPE, " ", 400, "body-malformed"],
  ["a prototype", JSON_TYPE, '{"__proto__":{"isAdmin":true},"name":"x"}', 400, "body-malformed"],
  ["XML", "Content-Type: application/xml", "<name/>", 415, "body-type-unknown"],
  ["a form", "Content-Type: multipart/form-data; boundary=x", "name=x", 415, "body-type-unknown"],
  ["too much", JSON_TYPE, `{"name":"${"x".repeat(1_100_000)}"}`, 413, "body-too-large"],
  ["NUL", JSON_TYPE, '{"name":"a","language":"\\u0000"}', 400, "bad-input"],
  ["half a character", JSON_TYPE, '{"name":"a","more":["\\ud800"]}', 400, "bad-input"],
  [
    "a well without ground",
    JSON_TYPE,
    `{"name":"a","more":${"[".repeat(9_000)}${"]".repeat(9_000)}}`,
    400,
    "bad-input",
  ],
] as const;

test("a body that cannot be used is refused by a reason, at both doors", async () => {
  const { address } = await startServer();
  for (const [name, type, body, status, reason] of BODIES)
    for (const path of ["/api/people/guest", "/rpc/people/guest"]) {
      const sent = path.startsWith("/rpc") && body.startsWith('{"name') ? `{"json":${body}}` : body;
      const told = await sendRaw(address, rawRequest(`POST ${path}`, [type], sent));
      const [head = "", answer = ""] = told.split("\r\n\r\n");
      expect([name, head.slice(9, 12), reasonIn(JSON.parse(answer))]).toEqual([name, `${status}`, reason]);
    }
  expect(Object(Object.create({}))["isAdmin"]).toBeUndefined();
});

test("a length that cannot be read is no text", async () => {
  const { address } = await startServer();
  const body = '{"code":{"length":[{"toString":1}]}}';
  for (const [path, sent] of [
    ["/api/notices/mail/confirm", body],
    ["/rpc/notices/confirmMail", `{"json":${body}}`],
  ]) {
    const told = await sendRaw(address, rawRequest(`POST ${path}`, [JSON_TYPE], sent));
    expect(told).toMatch(/^HTTP\/1.1 400 .*"reason":"bad-input"/s);
  }
});

const LINES = [
  ["GET /api/nothing", 404, "no-such-request"],
  ["GET /rpc/nothing", 404, "no-such-request"],
  ["GET /rpc/__proto__/x", 404, "no-such-request"],
  ["GET /api/%", 400, "bad-address"],
  ["GET /rpc/people/signOut", 405, "only-by-post"],
  ["GET /rpc/matches/open?data=%7B", 400, "body-malformed"],
  ["GET /api/matches/open?limit=1e308", 400, "bad-input"],
] as const;

test("a request that there is not, or not so, is refused by a reason", async () => {
  const { address } = await startServer();
  for (const [line, status, reason] of LINES) {
    const [head = "", answer = ""] = (await sendRaw(address, rawRequest(line))).split("\r\n\r\n");
    expect([line, head.slice(9, 12), reasonIn(JSON.parse(answer))]).toEqual([line, `${status}`, reason]);
  }
});

test("a Host that no link could lead to is refused before anything is made", async () => {
  const { address } = await startServer();
  const request = `POST /api/people/guest HTTP/1.1\r\nHost: a b<>\r\nConnection: close\r\n${JSON_TYPE}\r\nContent-Length: 12\r\n\r\n{"name":"x"}`;
  expect(await sendRaw(address, request)).toMatch(/^HTTP\/1.1 400[\s\S]*bad-host/);
});

test("who sends a request too slowly is cut off", async () => {
  const { address } = await startServer({ REQUEST_SECONDS: "1" });
  const slow = `POST /api/people/guest HTTP/1.1\r\nHost: localhost\r\n${JSON_TYPE}\r\nContent-Length: 100\r\n\r\n{`;
  expect(await sendRaw(address, slow, 60_000)).toMatch(/^HTTP\/1.1 408/);
});

test("behind a proxy the address is what our own proxy wrote, not what the caller did", async () => {
  const { address } = await startServer({ REQUESTS_PER_MINUTE: "3", TRUST_PROXY: "1" });
  const ask = async (chain: string) =>
    (await fetch(`${address}/api/catalogue`, { headers: { "x-forwarded-for": chain } })).status;
  for (const claimed of ["1.1.1.1", "2.2.2.2", "3.3.3.3"]) expect(await ask(`${claimed}, 9.9.9.9`)).toBe(200);
  expect(await ask("4.4.4.4, 9.9.9.9")).toBe(429);
  expect(await ask("9.9.9.9, 8.8.8.8")).toBe(200);
});

test("without a proxy nobody chooses their address", async () => {
  const { address } = await startServer({ REQUESTS_PER_MINUTE: "2" });
  const statuses = [];
  for (const claimed of ["1.1.1.1", "2.2.2.2", "3.3.3.3"])
    statuses.push((await fetch(`${address}/api/catalogue`, { headers: { "x-forwarded-for": claimed } })).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test("many names on one address have no more requests than five people", async () => {
  const { address } = await startServer({ REQUESTS_PER_MINUTE: "4" });
  const guests = [];
  for (let i = 0; i < 4; i += 1) guests.push(await newGuest(address, `Guest ${i}`));
  const [bot] = await Promise.all(guests.slice(0, 1).map(({ client }) => client.people.makeBot({ name: "Bot" })));
  const cookies = [...guests.map(({ headers }) => headers), { authorization: `Bearer ${bot?.token}` }];
  const tried = [];
  for (let i = 0; i < 4; i += 1)
    for (const headers of cookies) tried.push((await fetch(`${address}/api/people/me`, { headers })).status);
  expect(tried.filter((status) => status === 200).length).toBeLessThanOrEqual(20);
  expect(tried).toContain(429);
});

test("so many new guests a minute from one address, and so many bots of one guest", async () => {
  const { address } = await startServer({ REQUESTS_PER_MINUTE: "200" });
  const ada = await newGuest(address, "Ada");
  for (let i = 0; i < 20; i += 1) await ada.client.people.makeBot({ name: `Bot ${i}` });
  expect((await faultOf(ada.client.people.makeBot({ name: "Bot" }))).reason).toBe("too-many-bots");
  const made = Array.from({ length: 12 }, () =>
    faultOf(clientOf(address).people.guest({ name: "x" })).catch(() => null),
  );
  expect((await Promise.all(made)).some((fault) => fault?.reason === "too-many-requests")).toBe(true);
});

test("the metrics are not for who comes through a proxy on the same machine", async () => {
  const { address } = await startServer({ TRUST_PROXY: "1" });
  for (const chain of ["127.0.0.1", "127.0.0.1, 9.9.9.9", "9.9.9.9"])
    expect((await fetch(`${address}/metrics`, { headers: { "x-forwarded-for": chain } })).status).toBe(403);
  expect((await fetch(`${address}/metrics`)).status).toBe(200);
});

test("a token that is dropped no longer plays or watches, also over a socket that is open", async () => {
  const server = await startServer();
  const { ada, match } = await duel(server, { visibility: "public" });
  const { bot, token } = await ada.client.people.makeBot({ name: "Bot" });
  const socket = await openSocket(server.address, { authorization: `Bearer ${token}` });
  socket.send({ type: "watch", match, seat: null });
  await socket.take(updateFrom(0));
  await ada.client.people.dropBot({ bot: bot.id });
  socket.send({ type: "watch", match, seat: null });
  await expect.poll(() => socket.messages.at(-1), SOON).toMatchObject({ data: { reason: "unknown-identity" } });
});

test("a change of nothing is none", async () => {
  const { address } = await startServer();
  const ada = await newGuest(address, "Ada");
  expect(await ada.client.people.change({})).toMatchObject({ id: ada.id, name: "Ada" });
});

test("who is deleted while changing something is not known any more", async () => {
  const { app, address } = await startServer();
  const ada = await newGuest(address, "Ada");
  await ada.client.people.remove();
  expect(await app.people.change(ada.id, { name: "Countess" })).toMatchObject({
    error: { reason: "unknown-identity" },
  });
});

test("a clock that is set back locks nobody out", async () => {
  let time = Date.now();
  const { address } = await startServer({ REQUESTS_PER_MINUTE: "5" }, () => time);
  expect((await fetch(`${address}/api/catalogue`)).status).toBe(200);
  time -= 3_600_000;
  expect((await fetch(`${address}/api/catalogue`)).status).toBe(200);
});
