import { recordOf, seeded, start, submit } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { freshKey, newGuest, startServer } from "./harness.ts";
import { BY_POST, bids, duel, faultOf, GAME, LIVE, play } from "./tables.ts";

/** Threads take a moment to start. */
const SOON = { timeout: 60_000 };

describe("acting", () => {
  test("an entry that was acknowledged is there, and sent again with its key it happens once", async () => {
    const { ada, match } = await duel(await startServer());
    const submission = { match, seat: 0, seq: 0, key: freshKey(), actions: [{ type: "bid", coins: 1 }] };
    const first = await ada.client.matches.act(submission);
    expect(await ada.client.matches.act(submission)).toEqual(first);
    expect((await ada.client.matches.sight({ match, seat: 0 })).seq).toBe(1);
  });

  test("also when the same submission arrives many times at once", async () => {
    const { ada, match } = await duel(await startServer());
    const submission = { match, seat: 0, seq: 0, key: freshKey(), actions: [{ type: "bid", coins: 1 }] };
    const answers = await Promise.all(Array.from({ length: 10 }, () => ada.client.matches.act(submission)));
    expect(new Set(answers.map(({ head }) => head)).size).toBe(1);
    expect((await ada.client.matches.sight({ match, seat: 0 })).seq).toBe(1);
  });

  test("several actions are all or nothing", async () => {
    const given = await duel(await startServer());
    const { ada, match } = given;
    await bids(given);
    const twice = { match, seat: 0, seq: 2, key: freshKey(), actions: [{ type: "end-turn" }, { type: "gamble" }] };
    expect((await faultOf(ada.client.matches.act(twice))).data).toMatchObject({ refusal: { code: "deed-due" } });
    expect((await ada.client.matches.sight({ match, seat: 0 })).seq).toBe(2);
  });

  test("what comes after a draw is left unplayed, also when it is sent again", async () => {
    const given = await duel(await startServer());
    const { ada, match } = given;
    await bids(given);
    const both = { match, seat: 0, seq: 2, key: freshKey(), actions: [{ type: "gamble" }, { type: "end-turn" }] };
    const first = await ada.client.matches.act(both);
    expect(first).toMatchObject({ seq: 3, unplayed: 1 });
    expect(await ada.client.matches.act(both)).toEqual(first);
  });

  test("not your turn, not your seat, refused by the rules with the clause, malformed: each says what it is", async () => {
    const given = await duel(await startServer());
    const { ada, ben, match } = given;
    await bids(given);
    expect(await faultOf(play(ben, match, 1, { type: "gamble" }))).toMatchObject({ code: "NOT_YOUR_TURN" });
    const foreign = { match, seat: 1, seq: 2, key: freshKey(), actions: [{ type: "gamble" }] };
    expect(await faultOf(ada.client.matches.act(foreign))).toMatchObject({
      code: "FORBIDDEN",
      reason: "not-your-seat",
    });
    const refused = await faultOf(play(ada, match, 0, { type: "bid", coins: 1 }));
    expect(refused).toMatchObject({ code: "REFUSED", data: { refusal: { code: "bids-closed" } } });
    expect(refused.data["clause"]).toMatch(/^LW-/);
    expect(await faultOf(play(ada, match, 0, { type: "fly" }))).toMatchObject({
      code: "BAD_REQUEST",
      reason: "unknown-action",
    });
    expect((await faultOf(play(ada, match, 0, { type: "bid", coins: 99 }))).reason).toBe("malformed-action");
    expect((await faultOf(ada.client.matches.act({ ...foreign, match: "lantern-wall-none", seat: 0 }))).code).toBe(
      "NOT_FOUND",
    );
  });

  test("a refusal is told in the caller's language", async () => {
    const server = await startServer();
    const given = await duel(server);
    await bids(given);
    const texts = [];
    for (const language of ["en", "es", "de"] as const) {
      await given.ada.client.people.change({ language });
      texts.push((await faultOf(play(given.ada, given.match, 0, { type: "bid", coins: 0 }))).message);
    }
    expect(new Set(texts).size).toBe(3);
    expect(texts.join()).not.toContain("refusal.");
  });

  test("stale is only who has missed a change of the own decision", async () => {
    const { ada, ben, match } = await duel(await startServer());
    await play(ada, match, 0, { type: "bid", coins: 1 });
    // Ben saw entry 0; Ada's hidden bid beside his own decision does not matter.
    await ben.client.matches.act({ match, seat: 1, seq: 0, key: freshKey(), actions: [{ type: "bid", coins: 0 }] });
    const late = { match, seat: 0, seq: 1, key: freshKey(), actions: [{ type: "gamble" }] };
    expect(await faultOf(ada.client.matches.act(late))).toMatchObject({ code: "STALE", data: { seq: 2 } });
    expect((await faultOf(ada.client.matches.act({ ...late, seq: 77 }))).code).toBe("STALE");
    await ada.client.matches.act({ ...late, seq: 2 });
  });
});

describe("looking", () => {
  test("nobody sees what is hidden, and everybody their own", async () => {
    const server = await startServer();
    const { ada, ben, match } = await duel(server);
    await play(ada, match, 0, { type: "bid", coins: 1 });
    const own = await ada.client.matches.sight({ match, seat: 0 });
    const other = await ben.client.matches.sight({ match, seat: 1 });
    const nobody = await ben.client.matches.sight({ match });
    expect(own.view?.["bids"]).toEqual([1, -1]);
    expect(other.view?.["bids"]).toEqual([{ hidden: 1 }, -1]);
    expect(nobody.view?.["bids"]).toEqual([{ hidden: 1 }, -1]);
    expect(JSON.stringify([other, nobody])).not.toMatch(/"secret"|"draws"|"coins":1,"seat":0/);
    expect((await faultOf(ben.client.matches.sight({ match, seat: 0 }))).reason).toBe("not-your-seat");
    expect((await faultOf(ben.client.matches.record({ match }))).reason).toBe("record-still-secret");
  });

  test("the own view at any entry, and the log as it was seen", async () => {
    const given = await duel(await startServer());
    const { ada, match } = given;
    await bids(given);
    expect((await ada.client.matches.view({ match, seat: 0, seq: 0 }))["bids"]).toEqual([-1, -1]);
    expect((await ada.client.matches.view({ match, seat: 0, seq: 1 }))["bids"]).toEqual([1, -1]);
    const history = await ada.client.matches.history({ match, seat: 0, since: 0 });
    expect(history.map(({ seq, kind, seat }) => [seq, kind, seat])).toEqual([
      [1, "step", 0],
      [2, "step", 1],
    ]);
    expect(history[1]?.events.map((event) => event["type"])).toContain("bids-revealed");
    expect((await faultOf(ada.client.matches.view({ match, seat: 0, seq: 9 }))).reason).toBe("no-entry");
  });
});

describe("taking back", () => {
  test("own steps without luck are free; the log only grows", async () => {
    const { ada, match } = await duel(await startServer());
    await play(ada, match, 0, { type: "bid", coins: 1 });
    expect((await ada.client.matches.sight({ match, seat: 0 })).undo).toBe("free");
    await ada.client.matches.undo({ match, seat: 0, key: freshKey() });
    const sight = await ada.client.matches.sight({ match, seat: 0 });
    expect(sight).toMatchObject({ seq: 2, actors: [0, 1] });
  });

  test("over a draw only by consent of all people", async () => {
    const given = await duel(await startServer());
    const { ada, ben, match } = given;
    await bids(given);
    expect((await ada.client.matches.sight({ match, seat: 0 })).undo).toBe("by-consent");
    expect((await faultOf(ada.client.matches.undo({ match, seat: 0, key: freshKey() }))).reason).toBe(
      "undo-crosses-draw",
    );
    const asked = await ada.client.matches.takeback({ match, seat: 0, to: 1 });
    expect(asked.proposal).toMatchObject({ kind: "takeback", by: 0, to: 1, agreed: [0] });
    await ben.client.matches.answer({ match, seat: 1, agree: true });
    const sight = await ben.client.matches.sight({ match, seat: 1 });
    expect(sight).toMatchObject({ seq: 3, actors: [0, 1] });
    expect(sight.table?.proposal).toBeNull();
  });

  test("one no is enough, and a step in between settles it too", async () => {
    const given = await duel(await startServer());
    const { ada, ben, match } = given;
    await bids(given);
    await ada.client.matches.takeback({ match, seat: 0, to: 1 });
    expect((await faultOf(ben.client.matches.takeback({ match, seat: 1, to: 1 }))).reason).toBe("proposal-open");
    await ben.client.matches.answer({ match, seat: 1, agree: false });
    expect((await faultOf(ben.client.matches.answer({ match, seat: 1, agree: true }))).reason).toBe("no-proposal");
    await ada.client.matches.takeback({ match, seat: 0, to: 1 });
    await play(ada, match, 0, { type: "gamble" });
    expect((await ben.client.matches.table({ match })).proposal).toBeNull();
  });

  test("bots agree at once", async () => {
    const { address } = await startServer();
    const ada = await newGuest(address, "Ada");
    const seats = [{ kind: "me" as const }, { kind: "bot" as const, level: "random" }];
    const { table } = await ada.client.matches.create({
      game: GAME,
      options: {},
      seats,
      visibility: "private",
      pace: LIVE,
    });
    const match = table.id;
    await play(ada, match, 0, { type: "bid", coins: 1 });
    await expect.poll(async () => (await ada.client.matches.sight({ match, seat: 0 })).seq, SOON).toBeGreaterThan(1);
    await ada.client.matches.takeback({ match, seat: 0, to: 1 });
    const kinds = (await ada.client.matches.history({ match, seat: 0 })).map(({ kind }) => kind);
    expect(kinds).toContain("takeback");
  });
});

describe("around a match", () => {
  test("from live to correspondence and back by consent", async () => {
    const { ada, ben, match } = await duel(await startServer());
    await ada.client.matches.changePace({ match, seat: 0, pace: BY_POST });
    expect((await ben.client.matches.table({ match })).pace).toEqual(LIVE);
    await ben.client.matches.answer({ match, seat: 1, agree: true });
    const { table, deadline } = await ben.client.matches.sight({ match, seat: 1 });
    expect(table?.pace).toEqual(BY_POST);
    expect(Date.parse(deadline ?? "") - Date.now()).toBeGreaterThan(47 * 3_600_000);
  });

  test("a bot covers a seat until the person plays or asks for it back", async () => {
    const { ada, ben, match } = await duel(await startServer());
    await ben.client.matches.cover({ match, seat: 1, level: "random" });
    await play(ada, match, 0, { type: "bid", coins: 1 });
    await expect.poll(async () => (await ben.client.matches.sight({ match, seat: 1 })).seq, SOON).toBeGreaterThan(1);
    expect((await ben.client.matches.uncover({ match, seat: 1 })).seats[1]?.cover).toBeNull();
    expect((await faultOf(ben.client.matches.uncover({ match, seat: 1 }))).reason).toBe("not-covered");
  });

  test("who resigns in a duel ends it, is last, and the record verifies as unfinished", async () => {
    const { ada, ben, match } = await duel(await startServer());
    const table = await ada.client.matches.resign({ match, seat: 0 });
    expect(table).toMatchObject({ phase: "over", outcome: { reason: "resigned", ranks: [2, 1] } });
    expect((await ben.client.matches.record({ match }))["result"]).toBeNull();
    expect((await faultOf(play(ben, match, 1, { type: "bid", coins: 0 }))).reason).toBe("game-over");
  });

  test("with two people left a bot plays on for who has resigned", async () => {
    const { address } = await startServer();
    const [ada, ben, cleo] = await Promise.all(["Ada", "Ben", "Cleo"].map((name) => newGuest(address, name)));
    const seats = [{ kind: "me" as const }, { kind: "open" as const }, { kind: "open" as const }];
    const made = await ada?.client.matches.create({ game: GAME, options: {}, seats, visibility: "public", pace: LIVE });
    const match = made?.table.id ?? "";
    await ben?.client.matches.join({ match });
    await cleo?.client.matches.join({ match });
    const table = await cleo?.client.matches.resign({ match, seat: 2 });
    expect(table).toMatchObject({ phase: "playing" });
    await expect.poll(async () => (await ada?.client.matches.sight({ match, seat: 0 }))?.actors, SOON).toEqual([0, 1]);
    expect((await faultOf(cleo?.client.matches.uncover({ match, seat: 2 }) ?? Promise.resolve())).reason).toBe(
      "already-resigned",
    );
  });

  test("a rematch keeps the seats; the second who asks sits down at the same table", async () => {
    const { ada, ben, match } = await duel(await startServer());
    expect((await faultOf(ada.client.matches.rematch({ match }))).reason).toBe("not-over");
    await ada.client.matches.resign({ match, seat: 0 });
    const first = await ada.client.matches.rematch({ match });
    expect(first.phase).toBe("gathering");
    const second = await ben.client.matches.rematch({ match });
    expect(second).toMatchObject({ id: first.id, phase: "playing" });
    expect(second.seats.map(({ name }) => name)).toEqual(["Ada", "Ben"]);
    expect((await ada.client.matches.table({ match })).rematch).toBe(first.id);
  });

  test("a match that began elsewhere is replayed, marked as unproven, and goes on", async () => {
    const server = await startServer();
    const { client } = await newGuest(server.address, "Ada");
    const game = server.app.games.get(GAME);
    const started = game && start(game, { seats: 2 }, seeded(1));
    if (!started?.ok) throw new Error("no match");
    const stepped = submit(started.value.match, 0, [{ type: "bid", coins: 1 }], seeded(2));
    if (!stepped.ok) throw new Error("no match");
    const record = { ...recordOf(stepped.value.match) };
    const request = {
      seats: [{ kind: "me" as const }, { kind: "me" as const }],
      visibility: "private" as const,
      pace: LIVE,
    };
    const { table } = await client.matches.upload({ record, ...request });
    expect(table).toMatchObject({ phase: "playing", commitment: null });
    await client.matches.act({
      match: table.id,
      seat: 1,
      seq: 1,
      key: freshKey(),
      actions: [{ type: "bid", coins: 0 }],
    });
    const forged = { ...record, steps: [{ seat: 1, action: { type: "gamble" }, draws: [] }] };
    expect(await faultOf(client.matches.upload({ record: forged, ...request }))).toMatchObject({ code: "BAD_REQUEST" });
  });
});
