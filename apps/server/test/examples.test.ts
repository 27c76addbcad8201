import { spawn, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { newGuest, startServer } from "./harness.ts";
import { LIVE } from "./tables.ts";

const examples = fileURLToPath(new URL("../../../examples/", import.meta.url));
const hasPython = spawnSync("python3", ["--version"]).status === 0;

/** Runs a program and hears what it tells. */
function run(command: string, args: readonly string[]) {
  const child = spawn(command, [...args], { stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  let told = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      told += chunk;
    });
  // Only when it is closed has everything been read that it told.
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { ended, told: () => told };
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
      return run(command, [file, "--server", address, "--token", token, "--match", match, "--code", code]);
    }),
  );
  const phase = async () => (await client.matches.table({ match })).phase;
  // With what they told: a program that gives up keeps the table waiting.
  const now = async () => [await phase(), ...running.map(({ told }) => told())].join("\n");
  await expect.poll(now, { timeout: 50_000 }).toMatch(/^playing\n/);
  await client.matches.cover({ match, seat: 0, level: "random" });
  for (const { ended, told } of running) {
    expect([await ended, told()]).toEqual([0, expect.stringContaining("over:")]);
  }
  expect(await phase()).toBe("over");
});
