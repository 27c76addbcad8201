import type { Person } from "@gatehouse/protocol";
import { expect, test } from "vitest";
import { authenticator } from "./authenticator.ts";
import { type Client, clientOf, type Guest, newGuest, startServer, type TestServer } from "./harness.ts";
import { bids, duel, faultOf, LIVE, play } from "./tables.ts";

/** Passkeys belong to a name. */
function byName({ address }: TestServer): string {
  return address.replace("127.0.0.1", "localhost");
}

/** What a request to the plain API answers, with the cookie that it sets. */
async function post(address: string, path: string, body: object, headers: object = {}) {
  const init = { method: "POST", headers: { "content-type": "application/json", ...headers } };
  const response = await fetch(`${address}/api${path}`, { ...init, body: JSON.stringify(body) });
  const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
  // As the contract says.
  return { person: (await response.json()) as Person, client: clientOf(address, { cookie }) };
}

async function withPasskey(server: TestServer): Promise<{ ada: Guest; key: ReturnType<typeof authenticator> }> {
  const ada = await newGuest(byName(server), "Ada");
  const key = authenticator(byName(server));
  const response = key.make(await ada.client.passkeys.options());
  await ada.client.passkeys.add({ name: "Phone", response });
  return { ada, key };
}

test("a second device joins by a code that works once and not for long", async () => {
  let time = Date.now();
  const { address } = await startServer({}, () => time);
  const ada = await newGuest(address, "Ada");
  const { code, link, expires } = await ada.client.people.addDevice();
  expect(link).toBe(`${address}/device#${code}`);
  expect(Date.parse(expires) - time).toBe(600_000);
  const { person, client } = await post(address, "/people/devices/join", {
    code: code.toLowerCase().replace("-", " "),
  });
  expect(person.id).toBe(ada.id);
  expect((await client.people.me()).id).toBe(ada.id);
  expect((await faultOf(clientOf(address).people.joinDevice({ code }))).reason).toBe("code-expired");
  await client.people.signOut();
  expect((await faultOf(client.people.me())).reason).toBe("no-identity");
  const third = await ada.client.people.addDevice();
  const another = await post(address, "/people/devices/join", { code: third.code });
  const late = await ada.client.people.addDevice();
  time += 600_000;
  expect(await faultOf(clientOf(address).people.joinDevice({ code: late.code }))).toMatchObject({
    code: "NOT_FOUND",
    reason: "code-expired",
  });
  await ada.client.people.renewLink();
  expect((await faultOf(another.client.people.me())).reason).toBe("no-identity");
});

test("codes cannot be guessed: there are only so many tries", async () => {
  const nobody = clientOf((await startServer()).address);
  for (let i = 0; i < 30; i += 1) await faultOf(nobody.people.joinDevice({ code: `AAAA-${1000 + i}` }));
  expect(await faultOf(nobody.people.joinDevice({ code: "AAAA-AAAA" }))).toMatchObject({
    code: "TOO_MANY_REQUESTS",
    reason: "too-many-guesses",
  });
  expect((await faultOf(nobody.matches.find({ code: "AAAA-AAAA" }))).reason).toBe("too-many-guesses");
});

test("a passkey signs in on another device, until it is removed", async () => {
  const server = await startServer();
  const { ada, key } = await withPasskey(server);
  expect(await ada.client.passkeys.list()).toMatchObject([{ name: "Phone", used: null }]);
  const nobody = clientOf(byName(server));
  const response = key.use(await nobody.passkeys.signInOptions());
  const { person, client } = await post(byName(server), "/passkeys/sign-in", { response });
  expect(person).toMatchObject({ id: ada.id, name: "Ada" });
  expect((await client.people.me()).id).toBe(ada.id);
  const [passkey] = await client.passkeys.list();
  expect(passkey?.used).not.toBeNull();
  await client.passkeys.drop({ passkey: passkey?.id ?? "" });
  expect((await faultOf(client.passkeys.drop({ passkey: passkey?.id ?? "" }))).reason).toBe("no-passkey");
  const again = key.use(await nobody.passkeys.signInOptions());
  expect((await faultOf(nobody.passkeys.signIn({ response: again }))).reason).toBe("no-passkey");
});

test("an answer to another question, from another site or for another key is no proof", async () => {
  const server = await startServer();
  const { ada, key } = await withPasskey(server);
  const nobody = clientOf(byName(server));
  const used = key.use(await nobody.passkeys.signInOptions());
  await nobody.passkeys.signIn({ response: used });
  const reasons = async (response: { [name: string]: unknown }) =>
    (await faultOf(nobody.passkeys.signIn({ response }))).reason;
  expect(await reasons(used)).toBe("passkey-challenge-expired");
  expect(await reasons(key.use({ challenge: "AAAA" }))).toBe("passkey-challenge-expired");
  const other = authenticator(byName(server)).use(await nobody.passkeys.signInOptions());
  expect(await reasons({ ...other, id: used["id"], rawId: used["id"] })).toBe("passkey-not-proven");
  expect(await reasons({ id: "x" })).toBe("passkey-not-proven");
  const elsewhere = authenticator("http://localhost:1").make(await ada.client.passkeys.options());
  expect((await faultOf(ada.client.passkeys.add({ name: "x", response: elsewhere }))).reason).toBe(
    "passkey-not-proven",
  );
  const ben = await newGuest(byName(server), "Ben");
  const stolen = authenticator(byName(server)).make(await ada.client.passkeys.options());
  expect((await faultOf(ben.client.passkeys.add({ name: "x", response: stolen }))).reason).toBe(
    "passkey-challenge-expired",
  );
});

test("an address without a name says that passkeys need one; bots have none", async () => {
  const { address } = await startServer();
  const ada = await newGuest(address, "Ada");
  expect((await faultOf(ada.client.passkeys.options())).reason).toBe("passkey-needs-domain");
  expect((await faultOf(ada.client.passkeys.signInOptions())).reason).toBe("passkey-needs-domain");
  const { token } = await ada.client.people.makeBot({ name: "Deep Gate" });
  const bot = clientOf(address, { authorization: `Bearer ${token}` });
  for (const refused of [bot.passkeys.options(), bot.people.addDevice(), bot.people.remove(), bot.people.data()])
    expect((await faultOf(refused)).reason).toBe("guests-only");
});

test("one's own data can be taken away as JSON", async () => {
  const server = await startServer({ ALLOW_PRIVATE_TARGETS: "1" });
  const given = await duel(server);
  await play(given.ada, given.match, 0, { type: "bid", coins: 1 });
  await given.ada.client.matches.say({ match: given.match, text: "Good luck!" });
  await given.ada.client.notices.addWebhook({ kind: "webhook", url: "http://127.0.0.1:1/hook" });
  await given.ada.client.people.mute({ player: given.ben.id, muted: true });
  expect(await given.ada.client.people.muted()).toEqual([given.ben.id]);
  const data = await given.ada.client.people.data();
  expect(data).toMatchObject({
    person: { id: given.ada.id, name: "Ada" },
    matches: [given.match],
    moves: [{ match: given.match, seq: 1, action: { type: "bid", coins: 1 } }],
    chat: [{ text: "Good luck!" }],
    muted: [given.ben.id],
    messages: { ways: [{ address: "http://127.0.0.1:1/hook" }] },
  });
  expect(JSON.stringify(data)).not.toContain("Ben");
});

test("who deletes their data leaves seats without a name, and nothing else", async () => {
  const server = await startServer();
  const { address, app } = server;
  const given = await duel(server);
  const { ada, ben, match } = given;
  await bids(given);
  await ada.client.matches.say({ match, text: "Remember me" });
  await ben.client.matches.say({ match, text: "I stay" });
  const { bot, token } = await ada.client.people.makeBot({ name: "Deep Gate" });
  const waiting = await openTable(ada.client);
  await ada.client.people.remove();
  const table = await ben.client.matches.table({ match });
  expect(table.seats[0]).toMatchObject({ kind: "person", player: null, name: null, resigned: true });
  expect(table).toMatchObject({ phase: "over", host: ben.id, outcome: { ranks: [2, 1] } });
  expect((await clientOf(address).matches.table({ match: waiting })).phase).toBe("closed");
  expect((await ben.client.matches.chat({ match })).map(({ text }) => text)).toEqual(["I stay"]);
  expect((await ben.client.matches.record({ match }))["game"]).toBe(table.game);
  for (const client of [ada.client, clientOf(address, { authorization: `Bearer ${token}` })])
    expect((await faultOf(client.people.me())).reason).toBe("no-identity");
  expect([await app.store.player(ada.id), await app.store.player(bot.id)]).toEqual([null, null]);
  const code = ada.returnLink.split("#")[1] ?? "";
  expect((await faultOf(clientOf(address).people.return({ code }))).reason).toBe("unknown-identity");
});

async function openTable(client: Client): Promise<string> {
  const seats = [{ kind: "me" as const }, { kind: "open" as const }];
  const request = { game: "lantern-wall", options: {}, seats, visibility: "public" as const, pace: LIVE };
  return (await client.matches.create(request)).table.id;
}
