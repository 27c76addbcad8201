import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { MatchChange } from "../src/store/change.ts";
import { openStore } from "../src/store/open.ts";
import type { DeliveryRow, EntryRow, MatchRow, NoticeRow, PasskeyRow, PlayerRow, WayRow } from "../src/store/schema.ts";
import type { Store } from "../src/store/store.ts";
import { temporaryFolder } from "./harness.ts";
import { type PostgresServer, startPostgres } from "./postgres.ts";

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Where a store is kept, so that it can be opened again. */
type Place = Parameters<typeof openStore>[0];

const DATABASES: readonly (readonly [name: string, makePlace: () => Promise<Place>])[] = [
  ["SQLite", async () => ({ folder: mkdtempSync(join(tmpdir(), "gatehouse-store-")), url: null })],
  ["PostgreSQL", async () => ({ folder: "", url: await postgres.newDatabase() })],
];

function row(id: string, change: Partial<MatchRow> = {}): MatchRow {
  const first = { phase: "playing", visibility: "public", version: 1, seq: 0, actors: "[0]", deadline: null } as const;
  return {
    id,
    game: "g",
    rules: 1,
    ...first,
    botdue: 0,
    updated: 5,
    created: 5,
    doc: '{"a":1}',
    code: null,
    ...change,
  };
}

function entry(match: string, seq: number, change: Partial<EntryRow> = {}): EntryRow {
  const empty = { kind: "step", seat: 0, action: "{}", draws: "[]", target: null, head: `h${seq}`, at: 7 } as const;
  return { match, seq, ...empty, author: "a", key: `k${seq}`, ...change };
}

function change(id: string, expected: number, more: Partial<MatchChange> = {}): MatchChange {
  const version = expected + 1;
  const moved = {
    phase: "playing",
    version,
    seq: expected,
    actors: "[1]",
    deadline: null,
    botdue: 0,
    updated: 9,
  } as const;
  return {
    id,
    expected,
    row: moved,
    doc: null,
    entries: [entry(id, expected)],
    snapshot: null,
    sittings: null,
    notices: [],
    ...more,
  };
}

function person(id: string, change: Partial<PlayerRow> = {}): PlayerRow {
  return { id, kind: "guest", name: "Ada", language: "en", owner: null, secret: "s", link: "l", created: 1, ...change };
}

function notice(match: string, seq: number): NoticeRow {
  const about = { player: "reader", match, seat: 0, seq, kind: "turn", deadline: null } as const;
  return { id: `${match}/${seq}`, ...about, due: 10, created: seq };
}

function delivery(id: string, change: Partial<DeliveryRow> = {}): DeliveryRow {
  const about = { player: "reader", way: "w", wayname: "w", kind: "turn", match: "n1", seat: 0, seq: 0 } as const;
  const fresh = {
    deadline: null,
    content: "{}",
    state: "waiting",
    tries: 0,
    due: 5000,
    created: 1,
    problem: null,
  } as const;
  return { id, ...about, ...fresh, ...change };
}

function way(id: string, player: string): WayRow {
  return { id, player, kind: "mail", name: "n", address: "a", base: "b", stop: `stop-${id}`, confirmed: 0, created: 1 };
}

function passkey(id: string): PasskeyRow {
  const fresh = { publickey: "p", counter: 0, transports: "[]", created: 1, used: null };
  return { id, player: "owner", name: "Phone", ...fresh };
}

describe.each(DATABASES)("the store on %s", (_name, makePlace) => {
  let place: Place;
  let store: Store;
  beforeAll(async () => {
    place = await makePlace();
    store = await openStore(place);
  });
  afterAll(async () => {
    await store.close();
    if (place.url === null) rmSync(place.folder, { recursive: true });
  });
  const all = { game: undefined, limit: 100 };

  test("keeps a match with its log and who sits where", async () => {
    await store.createMatch(row("m1"), [entry("m1", 0, { kind: "start", key: null })], [{ seat: 1, player: "p1" }]);
    const found = await store.match("m1");
    expect(found?.row).toEqual(row("m1"));
    expect(found?.entries).toEqual([entry("m1", 0, { kind: "start", key: null })]);
    expect((await store.matchesOf("p1", all)).map(({ id }) => id)).toEqual(["m1"]);
    expect(await store.match("nobody")).toBeNull();
  });

  test("a change needs the version that it expects, and then all of it happens", async () => {
    await store.createMatch(row("m2"), [], null);
    const snapshot = { match: "m2", seq: 1, hash: "x", state: "{}" };
    expect(await store.commit(change("m2", 1, { snapshot, doc: '{"a":2}' }))).toBe(true);
    expect(await store.commit(change("m2", 1))).toBe(false);
    const found = await store.match("m2");
    expect(found?.row).toMatchObject({ version: 2, seq: 1, actors: "[1]", doc: '{"a":2}' });
    expect(found?.entries).toHaveLength(1);
    expect(found?.snapshot).toEqual(snapshot);
  });

  test("a table that has not changed stays", async () => {
    await store.createMatch(row("m3"), [], null);
    await store.commit(change("m3", 1));
    expect((await store.match("m3"))?.row.doc).toBe('{"a":1}');
  });

  test("of many changes at once those that are stale leave their neighbours alone", async () => {
    const ids = Array.from({ length: 40 }, (_, i) => `many-${i}`);
    await Promise.all(ids.map((id) => store.createMatch(row(id), [], null)));
    const done = await Promise.all(ids.map((id, i) => store.commit(change(id, i % 2 === 0 ? 1 : 7))));
    expect(done).toEqual(ids.map((_, i) => i % 2 === 0));
  });

  test("of rivals for the same version exactly one wins", async () => {
    await store.createMatch(row("m4"), [], null);
    const done = await Promise.all(Array.from({ length: 20 }, () => store.commit(change("m4", 1))));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect((await store.match("m4"))?.entries).toHaveLength(1);
  });

  test("a submission's key is kept once per match and author, also when everything else would fit", async () => {
    await store.createMatch(row("m5"), [entry("m5", 0, { key: "same" })], null);
    const again = change("m5", 1, { entries: [entry("m5", 1, { key: "same" })] });
    await expect(store.commit(again)).rejects.toThrow();
    const others = change("m5", 1, { entries: [entry("m5", 1, { key: "same", author: "b" })] });
    expect(await store.commit(others)).toBe(true);
  });

  test("a seq is never used twice, and a change that fails changes nothing", async () => {
    await store.createMatch(row("m6"), [entry("m6", 1)], null);
    await expect(store.commit(change("m6", 1, { entries: [entry("m6", 1, { key: "z" })] }))).rejects.toThrow();
    expect((await store.match("m6"))?.row.version).toBe(1);
  });

  test("who sits where is replaced as a whole", async () => {
    await store.createMatch(row("m7"), [], [{ seat: 0, player: "old" }]);
    await store.commit(change("m7", 1, { sittings: [{ seat: 2, player: "new" }] }));
    expect(await store.matchesOf("old", all)).toEqual([]);
    expect((await store.matchesOf("new", all)).map(({ id }) => id)).toEqual(["m7"]);
  });

  test("lists: open and running ones that are public, by game, the newest first", async () => {
    const of = (game: string, more: Partial<MatchRow>) => ({ game, ...more });
    await store.createMatch(row("l1", of("lists", { phase: "gathering", updated: 1 })), [], null);
    await store.createMatch(row("l2", of("lists", { phase: "gathering", updated: 2 })), [], null);
    await store.createMatch(row("l3", of("lists", { phase: "gathering", visibility: "private" })), [], null);
    await store.createMatch(row("l4", of("lists", {})), [], null);
    const filter = { game: "lists", limit: 10 };
    expect((await store.openMatches(filter)).map(({ id }) => id)).toEqual(["l2", "l1"]);
    expect((await store.runningMatches(filter)).map(({ id }) => id)).toEqual(["l4"]);
    expect(await store.openMatches({ ...filter, limit: 1 })).toHaveLength(1);
  });

  test("of a player's matches those that are being played come first, however old they are", async () => {
    const sits = [{ seat: 0, player: "old hand" }];
    await store.createMatch(row("o1", { updated: 1 }), [], sits);
    for (const id of ["o2", "o3"]) await store.createMatch(row(id, { phase: "over", updated: 50 }), [], sits);
    expect((await store.matchesOf("old hand", { limit: 1 })).map(({ id }) => id)).toEqual(["o1"]);
  });

  test("counts the tables of a player that wait for others", async () => {
    const two = [0, 1].map((seat) => ({ seat, player: "host" }));
    await store.createMatch(row("c1", { phase: "gathering" }), [], two);
    await store.createMatch(row("c2"), [], two);
    expect(await store.gatheringOf("host")).toBe(1);
  });

  test("knows what is overdue and what waits for a bot", async () => {
    await store.createMatch(row("d1", { deadline: 100, botdue: 1, updated: 50 }), [], null);
    expect(await store.overdue(99, 10)).toEqual([]);
    expect(await store.overdue(100, 10)).toEqual(["d1"]);
    expect(await store.waitingForBots(49, 10)).toEqual([]);
    expect(await store.waitingForBots(50, 10)).toEqual(["d1"]);
  });

  test("tells the versions of several matches", async () => {
    await store.createMatch(row("v1"), [], null);
    expect(await store.versions(["v1", "nobody"])).toEqual(new Map([["v1", 1]]));
    expect(await store.versions([])).toEqual(new Map());
  });

  test("keeps people and their bots", async () => {
    await store.addPlayer(person("ada"));
    await store.addPlayer(person("ada-bot", { kind: "bot", owner: "ada", link: null }));
    expect(await store.player("ada")).toEqual(person("ada"));
    expect(await store.changePlayer("ada", { name: "Ada L." })).toBe(true);
    expect((await store.player("ada"))?.name).toBe("Ada L.");
    expect((await store.botsOf("ada")).map(({ id }) => id)).toEqual(["ada-bot"]);
    expect(await store.dropPlayer("ada-bot", "somebody")).toBe(false);
    expect(await store.dropPlayer("ada-bot", "ada")).toBe(true);
    expect(await store.changePlayer("nobody", { name: "x" })).toBe(false);
  });

  test("numbers lines of chat without gaps, also when many speak at once", async () => {
    const speak = (i: number) => store.say({ match: "talk", player: `p${i % 2}`, name: "n", text: `${i}`, at: i });
    await Promise.all(Array.from({ length: 8 }, (_, i) => speak(i)));
    expect((await store.chat("talk", 0, null)).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await store.chat("talk", 6, null)).toHaveLength(2);
  });

  test("who mutes somebody no longer reads them", async () => {
    await store.say({ match: "quiet", player: "loud", name: "n", text: "!", at: 1 });
    await store.mute("reader", "loud", true);
    expect(await store.chat("quiet", 0, "reader")).toEqual([]);
    expect(await store.mutedBy("reader")).toEqual(["loud"]);
    await store.mute("reader", "loud", false);
    expect(await store.chat("quiet", 0, "reader")).toHaveLength(1);
  });

  test("a notice is written with the change it follows from, or not at all", async () => {
    await store.createMatch(row("n1"), [], null, [notice("n1", 0)]);
    await store.commit(change("n1", 1, { notices: [notice("n1", 1)] }));
    expect(await store.commit(change("n1", 1, { notices: [notice("n1", 2)] }))).toBe(false);
    const broken = change("n1", 2, { entries: [entry("n1", 1)], notices: [notice("n1", 3)] });
    await expect(store.commit(broken)).rejects.toThrow();
    const sitting = change("n1", 2, { sittings: [{ seat: 0, player: "p" }], notices: [notice("n1", 2)] });
    expect(await store.commit(sitting)).toBe(true);
    expect((await store.dueNotices(10, 10)).map(({ seq }) => seq)).toEqual([0, 1, 2]);
    expect(await store.dueNotices(9, 10)).toEqual([]);
  });

  test("of those who hand out the same notice one does, with all its deliveries", async () => {
    const { id } = notice("n1", 0);
    const hand = (n: number) => store.handOut(id, [delivery(`a${n}`), delivery(`b${n}`)]);
    const done = await Promise.all([1, 2, 3].map(hand));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await store.deliveriesOf("reader", 10)).toHaveLength(2);
    await store.postpone(notice("n1", 1).id, 99);
    expect((await store.dueNotices(98, 10)).map(({ seq }) => seq)).toEqual([2]);
  });

  test("a delivery is taken by one for a while; if that one is gone, it is due again", async () => {
    await store.addDelivery(delivery("d1", { due: 20 }));
    const found = (await store.dueDeliveries(20, 50)).find(({ id }) => id === "d1");
    if (!found) throw new Error("it is not due");
    const claims = await Promise.all([1, 2, 3].map(() => store.claim(found, 80)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    const isDue = async (now: number) => (await store.dueDeliveries(now, 50)).some(({ id }) => id === "d1");
    expect([await isDue(79), await isDue(80)]).toEqual([false, true]);
    await store.settle("d1", { state: "sent", due: 90, problem: null });
    expect(await isDue(1000)).toBe(false);
    await store.dropOldDeliveries(1000);
    expect((await store.deliveriesOf("reader", 50)).map(({ id }) => id)).not.toContain("d1");
  });

  test("keeps ways to reach somebody, and when not to", async () => {
    await store.addWay(way("w1", "reader"));
    expect(await store.waysOf("reader")).toEqual([way("w1", "reader")]);
    expect(await store.confirmWay("w1")).toBe(true);
    expect((await store.wayOfStop("stop-w1"))?.confirmed).toBe(1);
    expect(await store.dropWay("w1", "somebody")).toBe(false);
    expect(await store.stopWay("stop-w1")).toBe(true);
    expect([await store.way("w1"), await store.stopWay("stop-w1")]).toEqual([null, false]);
    const hours = { player: "reader", zone: "UTC", quietfrom: "22:00", quietto: "08:00" };
    await store.setHours(hours);
    await store.setHours({ ...hours, quietfrom: null });
    expect(await store.hours("reader")).toEqual({ ...hours, quietfrom: null });
  });

  test("a code works once, for its purpose, and while it lasts", async () => {
    const code = (hash: string) => store.addCode({ hash, kind: "device", player: "p", subject: null, expires: 50 });
    await Promise.all(["c1", "c2", "c3"].map(code));
    expect(await store.takeCode("c1", "mail", 10)).toBeNull();
    const taken = await Promise.all([1, 2, 3].map(() => store.takeCode("c1", "device", 10)));
    expect(taken.filter((each) => each !== null)).toHaveLength(1);
    expect(await store.takeCode("c2", "device", 50)).toBeNull();
    await store.dropExpiredCodes(60);
    expect(await store.takeCode("c3", "device", 10)).toBeNull();
  });

  test("keeps devices, passkeys, and the server's own keys", async () => {
    await store.addSession("owner", "s1", 1);
    expect([await store.sessionOf("s1"), await store.sessionOf("s2")]).toEqual(["owner", null]);
    await store.dropSessions("owner");
    expect(await store.sessionOf("s1")).toBeNull();
    expect(await store.addPasskey(passkey("k1"))).toBe(true);
    expect(await store.addPasskey({ ...passkey("k1"), player: "thief" })).toBe(false);
    await store.usePasskey("k1", 7, 9);
    expect(await store.passkeysOf("owner")).toEqual([{ ...passkey("k1"), counter: 7, used: 9 }]);
    expect(await store.dropPasskey("k1", "thief")).toBe(false);
    expect(await store.dropPasskey("k1", "owner")).toBe(true);
    expect([await store.key("x", "first"), await store.key("x", "second")]).toEqual(["first", "first"]);
  });

  test("finds a table by its code", async () => {
    await store.createMatch(row("q1", { code: "AAAA-2222" }), [], null);
    expect([await store.matchByCode("AAAA-2222"), await store.matchByCode("x")]).toEqual(["q1", null]);
  });

  test("of somebody who is forgotten nothing is left but numbers of lines", async () => {
    const id = "leaver";
    await store.addPlayer(person(id));
    await store.say({ match: "farewell", player: id, name: "Ada", text: "bye", at: 1 });
    await store.addWay(way("w2", id));
    await store.addDelivery(delivery("d9", { player: id }));
    await store.addSession(id, "s9", 1);
    await store.addPasskey({ ...passkey("k9"), player: id });
    await store.mute("reader", id, true);
    expect(await store.linesOf(id)).toHaveLength(1);
    await store.forget(id);
    expect([await store.player(id), await store.sessionOf("s9"), await store.passkey("k9")]).toEqual([
      null,
      null,
      null,
    ]);
    const lists = [store.linesOf(id), store.waysOf(id), store.deliveriesOf(id, 9), store.mutedBy("reader")];
    expect(await Promise.all(lists)).toEqual([[], [], [], []]);
    expect(await store.chat("farewell", 0, null)).toEqual([]);
    expect((await store.say({ match: "farewell", player: "p", name: "n", text: "!", at: 2 })).n).toBe(2);
  });

  test("everything is still there after closing and opening again", async () => {
    await store.close();
    store = await openStore(place);
    expect((await store.match("m2"))?.row.version).toBe(2);
    await store.check();
  });
});

test("a second process on the same SQLite data is refused with the way out", async () => {
  const folder = mkdtempSync(join(tmpdir(), "gatehouse-store-"));
  const first = await openStore({ folder, url: null });
  await expect(openStore({ folder, url: null })).rejects.toThrow(/Another Gatehouse.*DATA_DIR.*DATABASE_URL/);
  await first.close();
  await (await openStore({ folder, url: null })).close();
  rmSync(folder, { recursive: true });
});

test("data that cannot be written is refused with the way out", async () => {
  const folder = join(temporaryFolder(), "file");
  writeFileSync(folder, "");
  const opened = openStore({ folder: join(folder, "data"), url: null });
  await expect(opened).rejects.toThrow(/Nothing can be written in .*DATA_DIR/);
});

test("processes on one PostgreSQL hear of each other's changes", async () => {
  const url = await postgres.newDatabase();
  const [one, other] = await Promise.all([openStore({ folder: "", url }), openStore({ folder: "", url })]);
  const heard = Promise.withResolvers<unknown>();
  await other.listen({ announced: heard.resolve, lost() {} });
  one.announce([["m:1", 4]]);
  expect(await heard.promise).toEqual([["m:1", 4]]);
  await Promise.all([one.close(), other.close()]);
});
