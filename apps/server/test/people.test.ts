import { expect, test } from "vitest";
import { clientOf, newGuest, startServer } from "./harness.ts";
import { faultOf } from "./tables.ts";

test("a guest has a name and a cookie that no script can read", async () => {
  const { address } = await startServer();
  const response = await fetch(`${address}/api/people/guest`, {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": "fr, es;q=0.8, en;q=0.5" },
    body: JSON.stringify({ name: "  Ada \u0007 Lovelace " }),
  });
  expect(response.headers.get("set-cookie")).toMatch(/^gatehouse=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
  expect(await response.json()).toMatchObject({ person: { name: "Ada Lovelace", kind: "guest", language: "es" } });
});

test("behind HTTPS the cookie is never sent in the clear", async () => {
  const { address } = await startServer({ PUBLIC_URL: "https://games.example.org" });
  const body = JSON.stringify({ name: "Ada" });
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${address}/api/people/guest`, { method: "POST", headers, body });
  expect(response.headers.get("set-cookie")).toContain("; Secure");
  expect(response.headers.get("strict-transport-security")).toContain("max-age");
  expect(await response.json()).toMatchObject({
    returnLink: expect.stringMatching(/^https:\/\/games\.example\.org\/return#/),
  });
});

test("the return link makes the same guest on another device; a renewed one makes the old worthless", async () => {
  const { address } = await startServer();
  const ada = await newGuest(address, "Ada");
  const code = ada.returnLink.split("#")[1] ?? "";
  expect((await clientOf(address).people.return({ code })).id).toBe(ada.id);
  expect((await faultOf(clientOf(address).people.return({ code: `${code}x` }))).reason).toBe("unknown-identity");
  const elsewhere = clientOf(address, { cookie: `gatehouse=${code}` });
  expect([(await elsewhere.people.me()).id, (await ada.client.people.me()).id]).toEqual([ada.id, ada.id]);
  await ada.client.people.renewLink();
  expect((await faultOf(elsewhere.people.me())).reason).toBe("no-identity");
  const ben = await newGuest(address, "Ben");
  await ben.client.people.renewLink();
  const old = { code: ben.returnLink.split("#")[1] ?? "" };
  expect((await faultOf(clientOf(address).people.return(old))).reason).toBe("unknown-identity");
});

test("without an identity one can look, not play", async () => {
  const { address } = await startServer();
  const nobody = clientOf(address);
  expect(await faultOf(nobody.people.me())).toMatchObject({ code: "UNAUTHORIZED", reason: "no-identity" });
  expect(await nobody.matches.open({})).toEqual([]);
});

test("a bot plays under its own name with a token, until its owner drops it", async () => {
  const { address } = await startServer();
  const ada = await newGuest(address, "Ada");
  const { bot, token } = await ada.client.people.makeBot({ name: "Deep Gate" });
  const client = clientOf(address, { authorization: `Bearer ${token}` });
  expect(await client.people.me()).toEqual({ ...bot, kind: "bot" });
  expect((await faultOf(client.people.makeBot({ name: "Child" }))).reason).toBe("guests-only");
  expect((await ada.client.people.bots()).map(({ id }) => id)).toEqual([bot.id]);
  const ben = await newGuest(address, "Ben");
  expect((await faultOf(ben.client.people.dropBot({ bot: bot.id }))).code).toBe("NOT_FOUND");
  await ada.client.people.dropBot({ bot: bot.id });
  expect((await faultOf(client.people.me())).reason).toBe("no-identity");
});

test("a name can be changed, and a bad one is explained", async () => {
  const { address } = await startServer();
  const ada = await newGuest(address, "Ada");
  expect((await ada.client.people.change({ name: "Countess" })).name).toBe("Countess");
  const fault = await faultOf(ada.client.people.change({ name: "x".repeat(31) }));
  expect(fault).toMatchObject({ code: "BAD_REQUEST", reason: "bad-input", data: { path: "name" } });
});
