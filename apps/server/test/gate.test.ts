import type { ServerMessage } from "@gatehouse/protocol";
import { expect, test } from "vitest";
import { clientOf, type Guest, newGuest, openSocket, type Socket, startServer, updateFrom } from "./harness.ts";
import { duel, faultOf, GAME, LIVE } from "./tables.ts";

const CROWD = 80;
const SOON = { timeout: 60_000 };
const PRIVATE = { game: GAME, options: {}, visibility: "private", pace: LIVE } as const;

function privateTable({ client }: Guest, free: number) {
  const seats = [{ kind: "me" as const }, ...Array.from({ length: free }, () => ({ kind: "open" as const }))];
  return client.matches.create({ ...PRIVATE, seats });
}

/** Ada and Ben. */
async function guests(address: string): Promise<readonly [Guest, Guest]> {
  return Promise.all([newGuest(address, "Ada"), newGuest(address, "Ben")]);
}

test("one code that can be said takes any free seat of a private table, until all are taken", async () => {
  const { address } = await startServer();
  const [[ada, ben], [cleo, dan]] = [await guests(address), await guests(address)];
  const { table, links } = await privateTable(ada, 2);
  expect(links.code).toMatch(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/);
  expect(links.join).toBe(`${address}/join/${table.id}#${links.code}`);
  const typed = ` ${links.code.replace("-", "").toLowerCase()} `;
  expect((await clientOf(address).matches.find({ code: typed })).id).toBe(table.id);
  expect(await faultOf(clientOf(address).matches.find({ code: "BBBB-BBBB" }))).toMatchObject({
    code: "NOT_FOUND",
    reason: "no-table-code",
  });
  const match = table.id;
  expect((await faultOf(ben.client.matches.join({ match }))).reason).toBe("bad-invitation");
  expect((await ben.client.matches.join({ match, code: typed })).seat).toBe(1);
  const last = await cleo.client.matches.join({ match, code: links.code });
  expect(last).toMatchObject({ seat: 2, table: { phase: "playing" } });
  const late = dan.client.matches.join({ match, code: links.code });
  expect((await faultOf(late)).reason).toBe("not-gathering");
  expect(await ben.client.matches.links({ match })).toEqual(links);
  expect((await faultOf(dan.client.matches.links({ match }))).reason).toBe("not-at-table");
});

test("the link to watch lets anybody look at a private match, and at its record when it is over", async () => {
  const { address } = await startServer();
  const [ada, ben] = await guests(address);
  const { table, links } = await privateTable(ada, 1);
  const match = table.id;
  await ben.client.matches.join({ match, code: links.code });
  const nobody = clientOf(address);
  const pass = links.watch.split("#")[1] ?? "";
  for (const wrong of [{}, { pass: "" }, { pass: `${pass}x` }])
    expect((await faultOf(nobody.matches.sight({ match, ...wrong }))).reason).toBe("private-match");
  expect((await nobody.matches.sight({ match, pass })).viewer).toBeNull();
  expect((await faultOf(nobody.matches.sight({ match, pass, seat: 0 }))).reason).toBe("not-your-seat");
  const socket = await openSocket(address);
  socket.send({ type: "watch", match, seat: null, pass });
  await socket.take(updateFrom(0));
  await ada.client.matches.resign({ match, seat: 0 });
  await expect.poll(() => socket.messages.filter(({ type }) => type === "update").length, SOON).toBeGreaterThan(1);
  expect((await nobody.matches.record({ match, pass }))["game"]).toBe(GAME);
  expect(await nobody.matches.history({ match, pass })).toHaveLength(1);
  expect(await nobody.matches.chat({ match, pass })).toEqual([]);
  expect((await faultOf(nobody.matches.record({ match }))).reason).toBe("private-match");
});

test("the host gives free seats to bots and takes them back, and with the last one it begins", async () => {
  const { address } = await startServer();
  const [ada, ben] = await guests(address);
  const { table, links } = await privateTable(ada, 2);
  const match = table.id;
  expect(table.host).toBe(ada.id);
  await ben.client.matches.join({ match, code: links.code });
  const arrange = (guest: Guest, seat: number, level: string | null) =>
    guest.client.matches.arrange({ match, seat, level });
  expect((await faultOf(arrange(ben, 2, "random"))).reason).toBe("not-host");
  expect((await faultOf(arrange(ada, 1, "random"))).reason).toBe("seat-taken");
  expect((await faultOf(arrange(ada, 7, "random"))).reason).toBe("unknown-seat");
  expect((await faultOf(arrange(ada, 2, "genius"))).reason).toBe("unknown-bot");
  await ben.client.matches.leave({ match });
  expect((await arrange(ada, 1, "random")).seats[1]).toMatchObject({ kind: "bot", level: "random" });
  expect((await arrange(ada, 1, null)).seats[1]).toMatchObject({ kind: "person", player: null });
  expect((await ben.client.matches.join({ match, code: links.code })).seat).toBe(1);
  expect((await arrange(ada, 2, "random")).phase).toBe("playing");
  expect((await faultOf(arrange(ada, 2, null))).reason).toBe("not-gathering");
});

type PresenceMessage = Extract<ServerMessage, { type: "presence" }>;
const isPresence = (message: ServerMessage): message is PresenceMessage => message.type === "presence";

test("those who look on see who is there; a second tab is the same person", async () => {
  const { address } = await startServer();
  const [ada, ben] = await guests(address);
  const { table, links } = await privateTable(ada, 1);
  const match = table.id;
  const [tab, secondTab] = [await openSocket(address, ada.headers), await openSocket(address, ada.headers)];
  tab.send({ type: "watch", match, seat: 0 });
  expect(await tab.take(isPresence)).toMatchObject({ players: [ada.id], spectators: 0 });
  secondTab.send({ type: "watch", match, seat: 0 });
  expect(await secondTab.take(isPresence)).toMatchObject({ players: [ada.id], spectators: 0 });
  const friend = await openSocket(address, ben.headers);
  friend.send({ type: "watch", match, seat: null });
  expect(await tab.take(isPresence)).toMatchObject({ players: [ada.id], spectators: 1 });
  await ben.client.matches.join({ match, code: links.code });
  expect(await tab.take(isPresence)).toMatchObject({ players: [ada.id, ben.id], spectators: 0 });
  secondTab.close();
  friend.cut();
  expect(await tab.take(isPresence)).toMatchObject({ players: [ada.id], spectators: 0 });
});

test("a crowd that comes at once is told of as a crowd, not one by one", async () => {
  const server = await startServer({ SOCKETS_PER_ADDRESS: String(2 * CROWD) });
  const { address } = server;
  const { match } = await duel(server);
  const watch = (socket: Socket) => socket.send({ type: "watch", match, seat: null });
  const first = await openSocket(address);
  watch(first);
  const crowd = await Promise.all(Array.from({ length: CROWD }, () => openSocket(address)));
  crowd.forEach(watch);
  const told = () => first.messages.filter(isPresence);
  await expect.poll(() => told().at(-1)?.spectators, SOON).toBe(CROWD + 1);
  expect(told().length).toBeLessThan(CROWD / 2);
  for (const socket of crowd) socket.cut();
  await expect.poll(() => told().at(-1)?.spectators, SOON).toBe(1);
  expect(told().length).toBeLessThan(CROWD / 2);
});

test("a ping is answered with the server's time", async () => {
  const time = Date.parse("2030-05-06T07:08:09Z");
  const { address } = await startServer({}, () => time);
  const socket = await openSocket(address);
  socket.send({ type: "ping" });
  const pong = await socket.take((message): message is ServerMessage => message.type === "pong");
  expect(pong).toEqual({ type: "pong", now: "2030-05-06T07:08:09.000Z" });
});

test("one person, and one address, has only so many sockets; closing one makes room", async () => {
  const { address } = await startServer({ SOCKETS_PER_PERSON: "2", SOCKETS_PER_ADDRESS: "3" });
  const [ada, ben] = await guests(address);
  const first = await openSocket(address, ada.headers);
  await openSocket(address, ada.headers);
  const isFault = (message: ServerMessage): message is ServerMessage & { type: "fault" } => message.type === "fault";
  const third = await (await openSocket(address, ada.headers)).take(isFault);
  expect(third).toMatchObject({ code: "TOO_MANY_REQUESTS", data: { reason: "too-many-connections", most: 2 } });
  await openSocket(address, ben.headers);
  const fourth = await (await openSocket(address)).take(isFault);
  expect(fourth.data.reason).toBe("too-many-connections");
  const stream = ada.client.matches.follow({ match: (await privateTable(ada, 1)).table.id });
  expect((await faultOf(stream)).reason).toBe("too-many-connections");
  first.close();
  const isHeard = async () => {
    const socket = await openSocket(address, ada.headers);
    socket.send({ type: "ping" });
    const { type } = await socket.take((message): message is ServerMessage => message.type !== "update");
    socket.close();
    return type;
  };
  await expect.poll(isHeard, SOON).toBe("pong");
});

test("who follows by server-sent events is there, too", async () => {
  const server = await startServer();
  const { ada, match } = await duel(server);
  const stop = new AbortController();
  const stream = await ada.client.matches.follow({ match, seat: 0 }, { signal: stop.signal });
  await stream.next();
  const socket = await openSocket(server.address);
  socket.send({ type: "watch", match, seat: null });
  expect(await socket.take(isPresence)).toMatchObject({ players: [ada.id], spectators: 1 });
  stop.abort();
  await expect.poll(() => socket.messages.filter(isPresence).at(-1)?.players, SOON).toEqual([]);
});
