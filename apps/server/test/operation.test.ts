import { globSync, readFileSync } from "node:fs";
import { engineMessages, LANGUAGES } from "@gatehouse/engine";
import { REASONS } from "@gatehouse/protocol";
import { catalogueProblem, loadCatalogues } from "@gatehouse/testkit";
import { expect, test } from "vitest";
import { BadSetting, readSettings } from "../src/settings.ts";
import { acceptedLanguage, serverMessages } from "../src/texts.ts";
import { clientOf, newGuest, openSocket, startServer } from "./harness.ts";
import { faultOf } from "./tables.ts";

test("health, readiness and metrics", async () => {
  const { address } = await startServer();
  expect((await fetch(`${address}/health/live`)).status).toBe(200);
  expect(await (await fetch(`${address}/health/ready`)).json()).toEqual({ status: "ready" });
  const metrics = await (await fetch(`${address}/metrics`)).text();
  expect(metrics).toContain("gatehouse_acknowledged_total 0");
  expect(metrics).toContain("gatehouse_act_seconds_bucket");
});

test("with a token only who has it reads the metrics", async () => {
  const { address } = await startServer({ METRICS_TOKEN: "open sesame" });
  expect((await fetch(`${address}/metrics`)).status).toBe(403);
  const headers = { authorization: "Bearer open sesame" };
  expect((await fetch(`${address}/metrics`, { headers })).status).toBe(200);
});

test("every answer has the security headers", async () => {
  const { address } = await startServer();
  for (const path of ["/api/catalogue", "/api", "/health/live", "/nowhere"]) {
    const { headers } = await fetch(`${address}${path}`);
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  }
});

test("the API describes itself, for programs and for people", async () => {
  const { address } = await startServer();
  // As OpenAPI has it.
  const document = (await (await fetch(`${address}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
    components: { schemas: Record<string, unknown> };
  };
  expect(Object.keys(document.paths["/matches/{match}/act"]?.["post"]?.responses ?? {})).toEqual(
    expect.arrayContaining(["200", "403", "404", "409", "422", "429"]),
  );
  expect(document.components.schemas["lantern-wall.Action"]).toMatchObject({
    oneOf: expect.arrayContaining([
      expect.objectContaining({ required: ["type", "coins"], additionalProperties: false }),
    ]),
  });
  const paths = ["/matches/by-code/{code}", "/passkeys/sign-in", "/people/devices/join", "/notices/ways/{way}/try"];
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(paths));
  const page = await fetch(`${address}/api`);
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(await page.text()).toContain("/api/matches/{match}/act");
});

test("the catalogue has every game with its options and the levels of the bots", async () => {
  const { address } = await startServer();
  const { games, botLevels } = await clientOf(address).catalogue();
  expect(games.map(({ id }) => id)).toContain("lantern-wall");
  expect(games.find(({ id }) => id === "lantern-wall")?.options).toContainEqual(
    expect.objectContaining({ name: "rounds" }),
  );
  expect(botLevels).toContain("student");
});

test("too many requests are answered with how long to wait", async () => {
  const { address } = await startServer({ REQUESTS_PER_MINUTE: "3" });
  for (let i = 0; i < 3; i += 1) await fetch(`${address}/api/catalogue`);
  const response = await fetch(`${address}/api/catalogue`, { headers: { "accept-language": "de" } });
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("20");
  expect(await response.json()).toMatchObject({
    code: "TOO_MANY_REQUESTS",
    message: expect.stringContaining("Warte 20 s"),
  });
});

test("a page of another site can neither change anything nor follow a match", async () => {
  const { address } = await startServer();
  const ada = await newGuest(address, "Ada");
  const headers = { ...ada.headers, origin: "https://evil.example", "content-type": "application/json" };
  const response = await fetch(`${address}/api/people/bots`, { method: "POST", headers, body: '{"name":"x"}' });
  expect(response.status).toBe(403);
  await expect(openSocket(address, { ...ada.headers, origin: "https://evil.example" })).rejects.toThrow("403");
  await openSocket(address, { ...ada.headers, origin: address });
});

test("a link cannot change anything, whoever follows it", async () => {
  const { address } = await startServer();
  const ada = await newGuest(address, "Ada");
  const data = encodeURIComponent(JSON.stringify({ json: { name: "x" } }));
  const response = await fetch(`${address}/rpc/people/makeBot?data=${data}`, { headers: ada.headers });
  expect(response.status).toBe(405);
  expect(await ada.client.people.bots()).toEqual([]);
});

test("a body that is too large is not read", async () => {
  const { address } = await startServer();
  const body = JSON.stringify({ name: "x".repeat(2_000_000) });
  const response = await fetch(`${address}/api/people/guest`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  expect(response.status).toBe(413);
});

test("input that does not fit is named by its path", async () => {
  const { client } = await newGuest((await startServer()).address, "Ada");
  const request = { match: "lantern-wall-1", seat: 0, seq: -4, key: "12345678", actions: [{ type: "bid" }] };
  expect(await faultOf(client.matches.act(request))).toMatchObject({ reason: "bad-input", data: { path: "seq" } });
});

test("settings are checked, each with what would do", () => {
  expect(readSettings({})).toMatchObject({ port: 8080, databaseUrl: null, tablesPerGuest: 10 });
  expect(() => readSettings({ PORT: "x" })).toThrow(BadSetting);
  expect(() => readSettings({ PUBLIC_URL: "games" })).toThrow("https://games.example.org");
  expect(() => readSettings({ DATABASE_URL: "mysql://secret@x" })).toThrow(/^(?!.*secret).*postgres:\/\//);
});

test("the three languages have the same keys and the same placeholders", async () => {
  expect(catalogueProblem(await loadCatalogues(serverMessages))).toBeUndefined();
});

test("every reason has words, in every language", async () => {
  for (const language of LANGUAGES) {
    const [own, engine] = await Promise.all([serverMessages[language](), engineMessages[language]()]);
    const missing = Object.keys(REASONS).filter(
      (reason) => !(`fault.server.${reason}` in own.default) && !(`fault.${reason}` in engine.default),
    );
    expect(missing).toEqual([]);
  }
});

test("languages are taken as browsers ask for them", () => {
  expect(acceptedLanguage("fr-FR, de-AT;q=0.9, en;q=0.8")).toBe("de");
  expect(acceptedLanguage("en;q=0.1, es")).toBe("es");
  expect(acceptedLanguage(undefined)).toBeNull();
});

test("no game is named in the server", () => {
  const folder = new URL("..", import.meta.url).pathname;
  const sources = globSync("{start,src/**/*}.ts", { cwd: folder }).map((path) =>
    readFileSync(`${folder}${path}`, "utf8"),
  );
  expect(sources.length).toBeGreaterThan(30);
  expect(sources.filter((text) => /kings?-gate|dragon|lantern/i.test(text))).toEqual([]);
});
