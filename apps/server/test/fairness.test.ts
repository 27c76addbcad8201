import { spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { readRecord, verify } from "@gatehouse/engine";
import { expect, test } from "vitest";
import { clientOf, newGuest, startServer, type TestServer } from "./harness.ts";
import { faultOf, GAME, LIVE } from "./tables.ts";

const SOON = { timeout: 60_000 };
const program = fileURLToPath(new URL("../../cli/gatehouse.mjs", import.meta.url));

function freshSalt() {
  const salt = randomBytes(32);
  return { salt: salt.toString("hex"), saltHash: createHash("sha256").update(salt).digest("hex") };
}

async function saltedDuel({ address }: TestServer) {
  const [ada, ben] = await Promise.all([newGuest(address, "Ada"), newGuest(address, "Ben")]);
  const [one, other] = [freshSalt(), freshSalt()];
  const seats = [{ kind: "me" as const }, { kind: "open" as const }];
  const { table } = await ada.client.matches.create({
    ...{ game: GAME, options: {}, seats, visibility: "public" as const, pace: LIVE },
    saltHash: one.saltHash,
  });
  const match = table.id;
  const joined = await ben.client.matches.join({ match, saltHash: other.saltHash });
  return { ada, ben, one, other, match, created: table, joined: joined.table };
}

test("commitment at creation, hashes at joining, salts when all are there, the secret at the end", async () => {
  const server = await startServer();
  const { ada, ben, one, other, match, created, joined } = await saltedDuel(server);
  expect(created.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(joined).toMatchObject({ phase: "salting", commitment: created.commitment });
  expect(joined.seats.map(({ saltHash }) => saltHash)).toEqual([one.saltHash, other.saltHash]);
  await ada.client.matches.salt({ match, salt: one.salt });
  expect(JSON.stringify(await clientOf(server.address).matches.table({ match }))).not.toContain(one.salt);
  expect((await faultOf(ben.client.matches.salt({ match, salt: freshSalt().salt }))).reason).toBe("bad-salt");
  await ben.client.matches.salt({ match, salt: other.salt });
  const begun = await ada.client.matches.sight({ match, seat: 0 });
  expect(begun.table?.seats.map(({ salt }) => salt)).toEqual([one.salt, other.salt]);
  await ben.client.matches.resign({ match, seat: 1 });
  const record = await ada.client.matches.record({ match });
  const game = server.app.games.get(GAME);
  if (!game) throw new Error("no game");
  const read = readRecord(game, record);
  expect(read.ok && verify(game, read.value).ok).toBe(true);
  const checked = spawnSync(process.execPath, [program, "verify", "-", "--json"], { input: JSON.stringify(record) });
  expect(JSON.parse(String(checked.stdout))).toMatchObject({ ok: true, game: GAME, proven: true });
  expect(record["proof"]).toMatchObject({
    seal: {
      match,
      commitment: created.commitment,
      salts: [
        { seat: 0, salt: one.salt },
        { seat: 1, salt: other.salt },
      ],
    },
    entries: [{ head: begun.entries[0]?.head }],
  });
});

test("whoever does not reveal the salt within a minute is left out and named", async () => {
  let time = Date.now();
  const server = await startServer({}, () => time);
  const early = await saltedDuel(server);
  time += 2_000;
  const late = await saltedDuel(server);
  for (const { ada, one, match } of [early, late]) await ada.client.matches.salt({ match, salt: one.salt });
  const tableOf = ({ ada, match }: typeof late) => ada.client.matches.table({ match });
  const phaseOf = async (salted: typeof late) => (await tableOf(salted)).phase;
  time += 59_000;
  await expect.poll(() => phaseOf(early), SOON).toBe("playing");
  expect(await phaseOf(late)).toBe("salting");
  time += 2_000;
  await expect.poll(() => phaseOf(late), SOON).toBe("playing");
  expect((await tableOf(late)).leftOut).toEqual([1]);
});

test("who leaves while salts are collected sends all back to their seats, and known salts count no more", async () => {
  const server = await startServer();
  const { ada, ben, one, match } = await saltedDuel(server);
  await ada.client.matches.salt({ match, salt: one.salt });
  await ben.client.matches.leave({ match });
  const table = await ada.client.matches.table({ match });
  expect(table).toMatchObject({ phase: "gathering", seats: [{ saltHash: null }, { kind: "open" }] });
  const again = freshSalt();
  await ada.client.matches.join({ match, saltHash: again.saltHash });
  await ben.client.matches.join({ match });
  await ada.client.matches.salt({ match, salt: again.salt });
  expect((await ada.client.matches.table({ match })).phase).toBe("playing");
});
