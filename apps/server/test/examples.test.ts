import { spawn, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { newGuest, startServer } from "./harness.ts";
import { LIVE } from "./tables.ts";

const examples = fileURLToPath(new URL("../../../examples/", import.meta.url));
const hasPython = spawnSync("python3", ["--version"]).status === 0;

/** Runs a program and waits for what it tells. */
function run(command: string, args: readonly string[]): Promise<{ status: number | null; told: string }> {
  const child = spawn(command, [...args], { stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  let told = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      told += chunk;
    });
  // Only then has everything been read that it told.
  return new Promise((resolve) => child.once("close", (status) => resolve({ status, told })));
}

test.skipIf(!hasPython)("the bots in Python and TypeScript play a whole match against each other", async () => {
  const { address } = await startServer();
  const host = await newGuest(address, "Host");
  const { client } = host;
  const seats = [{ kind: "me" as const }, { kind: "person" as const }, { kind: "person" as const }];
  const made = await client.matches.create({
    game: "lantern-wall",
    options: {},
    seats,
    visibility: "private",
    pace: LIVE,
  });
  const match = made.table.id;
  const programs = [
    ["python3", `${examples}bot-python/bot.py`],
    [process.execPath, `${examples}bot-typescript/bot.ts`],
  ] as const;
  const running = await Promise.all(
    programs.map(async ([command, file], i) => {
      const { token } = await client.people.makeBot({ name: `Bot ${i}` });
      const code = made.invitations[i]?.code ?? "";
      return { ended: run(command, [file, "--server", address, "--token", token, "--match", match, "--code", code]) };
    }),
  );
  await expect.poll(async () => (await client.matches.table({ match })).phase, { timeout: 60_000 }).toBe("playing");
  await client.matches.cover({ match, seat: 0, level: "random" });
  for (const { ended } of running) {
    const { status, told } = await ended;
    expect(told).toContain("over:");
    expect(status).toBe(0);
  }
  expect((await client.matches.table({ match })).phase).toBe("over");
});
