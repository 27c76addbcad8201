import { request } from "node:http";
import type { ServerMessage } from "@gatehouse/protocol";
import { expect, test } from "vitest";
import { freshKey, newGuest, openSocket, startServer, updateFrom } from "./harness.ts";
import { bids, duel, faultOf, play } from "./tables.ts";

const isType =
  <T extends ServerMessage["type"]>(type: T) =>
  (message: ServerMessage): message is Extract<ServerMessage, { type: T }> =>
    message.type === type;

/** A busy machine may take a while. */
const SOON = { timeout: 60_000 };

test("a submission over the socket is acknowledged, and everybody sees only what they may", async () => {
  const server = await startServer();
  const { ada, ben, match } = await duel(server);
  const [one, other, spectator] = await Promise.all([
    openSocket(server.address, ada.headers),
    openSocket(server.address, ben.headers),
    openSocket(server.address),
  ]);
  one.send({ type: "watch", match, seat: 0 });
  other.send({ type: "watch", match, seat: 1, legal: true });
  spectator.send({ type: "watch", match, seat: null });
  const first = await one.take(updateFrom(0));
  expect(first).toMatchObject({ seq: 0, actors: [0, 1], reset: false, entries: [{ seq: 0, kind: "start" }] });
  expect(first.table?.seats).toHaveLength(2);
  await Promise.all([other.take(updateFrom(0)), spectator.take(updateFrom(0))]);
  const key = freshKey();
  const submission = { seat: 0, seq: 0, key, actions: [{ type: "bid", coins: 1 }] };
  one.send({ type: "act", match, submission });
  expect(await one.take(isType("acknowledged"))).toMatchObject({ key, seq: 1, match });
  const [mine, theirs, watched] = await Promise.all(
    [one, other, spectator].map((socket) => socket.take(updateFrom(1))),
  );
  expect(mine?.entries[0]?.events).toContainEqual({ type: "bid-placed", seat: 0, coins: 1 });
  expect(theirs?.entries[0]?.events).toContainEqual({ type: "bid-placed", seat: 0, coins: { hidden: 1 } });
  expect(watched?.view).toMatchObject({ bids: [{ hidden: 1 }, -1] });
  expect(theirs?.legal?.length).toBeGreaterThan(0);
  expect(mine?.table).toBeUndefined();
});

test("faults come back with the key, and strangers get no seat's view", async () => {
  const server = await startServer();
  const { ada, match } = await duel(server);
  const socket = await openSocket(server.address, ada.headers);
  const stranger = await openSocket(server.address);
  socket.send({ type: "act", match, submission: { seat: 0, seq: 0, key: "12345678", actions: [{ type: "gamble" }] } });
  expect(await socket.take(isType("fault"))).toMatchObject({ key: "12345678", code: "REFUSED", match });
  stranger.send({ type: "watch", match, seat: 0 });
  expect(await stranger.take(isType("fault"))).toMatchObject({ code: "FORBIDDEN" });
  stranger.send({ type: "nonsense" });
  expect(await stranger.take(isType("fault"))).toMatchObject({ code: "BAD_REQUEST" });
  stranger.send({ type: "ping" });
  await stranger.take(isType("pong"));
});

test("who comes back gets what was missed in one message; who knows more than the server starts again", async () => {
  const server = await startServer();
  const given = await duel(server);
  const { ada, match } = given;
  await bids(given);
  const socket = await openSocket(server.address, ada.headers);
  socket.send({ type: "watch", match, seat: 0, seq: 0 });
  const missed = await socket.take(updateFrom(2));
  expect(missed.entries.map(({ seq }) => seq)).toEqual([1, 2]);
  socket.send({ type: "watch", match, seat: 0, seq: 99 });
  expect(await socket.take(updateFrom(2))).toMatchObject({ reset: true, entries: [], seq: 2 });
});

test("server-sent events tell the same to simple programs, in any language", async () => {
  const server = await startServer();
  const { ada, match } = await duel(server);
  const { bot, token } = await ada.client.people.makeBot({ name: "Simple" });
  expect(bot.kind).toBe("bot");
  const told: string[] = [];
  const headers = { authorization: `Bearer ${token}` };
  const stream = request(`${server.address}/api/matches/${match}/follow?legal=true`, { headers }, (response) => {
    response.on("data", (chunk) => told.push(String(chunk)));
  });
  stream.end();
  await expect.poll(() => told.join(""), SOON).toContain('"seq":0');
  await play(ada, match, 0, { type: "bid", coins: 1 });
  await expect.poll(() => told.join(""), SOON).toContain('"seq":1');
  expect(told.join("")).toContain("event: message");
  stream.destroy();
  await expect.poll(() => server.app.hub.size(), SOON).toBe(0);
});

test("chat reaches who follows the match, except from those they have muted; it has limits", async () => {
  const server = await startServer();
  const { ada, ben, match } = await duel(server);
  await ada.client.people.mute({ player: ben.id, muted: true });
  const [one, other] = [await openSocket(server.address, ada.headers), await openSocket(server.address, ben.headers)];
  for (const [seat, socket] of [one, other].entries()) {
    socket.send({ type: "watch", match, seat });
    await socket.take(updateFrom(0));
  }
  await ben.client.matches.say({ match, text: "muted" });
  await ada.client.matches.say({ match, text: "hello" });
  expect((await other.take(isType("chat"))).line).toMatchObject({ name: "Ben", text: "muted" });
  expect((await one.take(isType("chat"))).line).toMatchObject({ name: "Ada", text: "hello" });
  expect((await ada.client.matches.chat({ match })).map(({ text }) => text)).toEqual(["hello"]);
  const stranger = await newGuest(server.address, "Cleo");
  expect((await faultOf(stranger.client.matches.say({ match, text: "hi" }))).reason).toBe("not-at-table");
  for (let i = 0; i < 4; i += 1) await ada.client.matches.say({ match, text: `${i}` });
  expect(await faultOf(ada.client.matches.say({ match, text: "more" }))).toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test("a stopping server says goodbye", async () => {
  const server = await startServer();
  const socket = await openSocket(server.address);
  await server.stop();
  await socket.take(isType("bye"));
});
