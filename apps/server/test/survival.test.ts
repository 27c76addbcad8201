import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { databasePath } from "../src/store/sqlite-file.ts";
import { clientOf, freshKey, newGuest, startServer, temporaryFolder } from "./harness.ts";
import { bids, duel, faultOf, GAME, LIVE, play } from "./tables.ts";

/** Changes stored data as a bug or an upgrade would. */
function tamper(folder: string, sql: string): void {
  const database = new DatabaseSync(databasePath(folder));
  expect(database.prepare(sql).run().changes).toBe(1);
  database.close();
}

test("a match goes on after a restart: same state, same log, same acknowledgement for the same key", async () => {
  const DATA_DIR = temporaryFolder();
  const before = await startServer({ DATA_DIR });
  const given = await duel(before);
  const { ada, match } = given;
  await bids(given);
  const submission = { match, seat: 0, seq: 2, key: freshKey(), actions: [{ type: "gamble" }] };
  const acknowledged = await ada.client.matches.act(submission);
  const seen = await ada.client.matches.sight({ match, seat: 0 });
  await before.stop();
  const { address } = await startServer({ DATA_DIR });
  const client = clientOf(address, ada.headers);
  expect(await client.matches.sight({ match, seat: 0 })).toEqual(seen);
  expect(await client.matches.act(submission)).toEqual(acknowledged);
  await client.matches.act({ ...submission, seq: 3, key: freshKey(), actions: [{ type: "end-turn" }] });
});

test("bots that had to decide when the server stopped decide after the restart", async () => {
  const DATA_DIR = temporaryFolder();
  const before = await startServer({ DATA_DIR });
  const ada = await newGuest(before.address, "Ada");
  const seats = [{ kind: "me" as const }, { kind: "bot" as const, level: "random" }];
  await before.app.bots.close();
  const { table } = await ada.client.matches.create({
    game: GAME,
    options: {},
    seats,
    visibility: "private",
    pace: LIVE,
  });
  await before.stop();
  const { address } = await startServer({ DATA_DIR }, () => Date.now() + 10_000);
  const client = clientOf(address, ada.headers);
  const soon = { timeout: 60_000 };
  await expect.poll(async () => (await client.matches.sight({ match: table.id, seat: 0 })).actors, soon).toEqual([0]);
});

test.each([
  ["replay-differs", `update snapshots set hash = 'x', state = replace(state, '"round":1', '"round":2')`],
  ["replay-differs", `update entries set action = '{"type":"gamble"}' where seq = 1`],
  ["other-rules-version", `update matches set doc = replace(doc, '"rulesVersion":1', '"rulesVersion":7')`],
  ["unknown-game", `update matches set doc = replace(doc, '"game":"lantern-wall"', '"game":"lost-game"')`],
])("a match that would go on differently is only shown (%s): %s", async (frozen, sql) => {
  const DATA_DIR = temporaryFolder();
  const before = await startServer({ DATA_DIR });
  const given = await duel(before);
  await bids(given);
  await before.stop();
  tamper(DATA_DIR, sql);
  const { address, app } = await startServer({ DATA_DIR, LOG_LEVEL: "silent" });
  const client = clientOf(address, given.ada.headers);
  const { match } = given;
  expect((await client.matches.table({ match })).frozen).toBe(frozen);
  const refused = faultOf(play({ ...given.ada, client }, match, 0, { type: "gamble" }));
  expect((await refused).reason).toBe("match-frozen");
  const sight = await client.matches.sight({ match, seat: 0 });
  if (frozen !== "unknown-game") expect(sight.view).toMatchObject({ phase: "turn" });
  expect(await app.metrics.registry.getSingleMetricAsString("gatehouse_frozen_total")).toContain(" 1");
});
