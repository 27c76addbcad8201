import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { gatehouse } from "../../cli/test/program.ts";
import { clientOf, startServer, temporaryFolder } from "./harness.ts";
import { type PostgresServer, startPostgres } from "./postgres.ts";
import { bids, duel, play } from "./tables.ts";

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const program = fileURLToPath(new URL("../../cli/gatehouse.mjs", import.meta.url));

/** What works beside a running server does so in a process of its own. */
function elsewhere(words: readonly string[], environment: NodeJS.ProcessEnv) {
  const env = { ...process.env, LC_ALL: "C", ...environment };
  return spawnSync(process.execPath, [program, ...words], { env, encoding: "utf8" });
}

type Place = { readonly DATA_DIR: string } | { readonly DATABASE_URL: string };
const sqlite = async (): Promise<Place> => ({ DATA_DIR: temporaryFolder() });
const postgresql = async (): Promise<Place> => ({ DATABASE_URL: await postgres.newDatabase() });

test.each([
  ["SQLite", "SQLite", sqlite, sqlite],
  ["SQLite", "PostgreSQL", sqlite, postgresql],
  ["PostgreSQL", "SQLite", postgresql, sqlite],
])(
  "a backup of %s is taken while matches are played, and goes on in %s",
  async (_from, _to, makeSource, makeTarget) => {
    const [source, target] = [await makeSource(), await makeTarget()];
    const file = join(temporaryFolder(), "matches.backup");
    const running = await startServer({ ...source });
    const given = await duel(running);
    await bids(given);
    expect(elsewhere(["backup", file], source)).toMatchObject({
      stdout: expect.stringContaining("1 match saved"),
      status: 0,
    });
    await play(given.ada, given.match, 0, { type: "gamble" });
    expect((await gatehouse(["backup", file], "", source)).err).toContain("is there already");
    await running.stop();
    expect(elsewhere(["restore", file], target)).toMatchObject({
      stdout: expect.stringContaining("1 match restored"),
      status: 0,
    });
    expect((await gatehouse(["restore", file], "", target)).err).toContain("--force");
    const { address } = await startServer({ ...target });
    const ada = { ...given.ada, client: clientOf(address, given.ada.headers) };
    expect((await ada.client.matches.sight({ match: given.match, seat: 0 })).seq).toBe(2);
    await play(ada, given.match, 0, { type: "gamble" });
  },
);

test("nothing is restored under a running server, nor from what is no backup", async () => {
  const place = { DATA_DIR: temporaryFolder() };
  await startServer(place);
  const file = join(temporaryFolder(), "matches.backup");
  expect(elsewhere(["backup", file], place).status).toBe(0);
  expect(elsewhere(["restore", file, "--force"], place).stderr).toContain("Stop it first");
  const empty = { DATA_DIR: temporaryFolder() };
  expect((await gatehouse(["restore", program], "", empty)).err).toContain("no whole backup");
  expect((await gatehouse(["backup", `${file}2`], "", empty)).err).toContain("--data");
});
