import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type AnyGame,
  faultMessage,
  type Message,
  type Messages,
  readRecord,
  replay,
  verifyRecord,
} from "@gatehouse/engine";
import { beforeAll, describe, expect, test } from "vitest";
import { CHECKS } from "./checks/index.ts";
import { readFixtures, WRITING, writeFixture } from "./fixtures.ts";
import { perftTable, playthrough, rulesDocument } from "./golden.ts";
import { messageProblem } from "./icu.ts";
import { firstTrouble, inspect, type Problems } from "./inspect.ts";
import { unreached } from "./reach.ts";
import { refusedProblem, writeRecords } from "./records.ts";
import { IS_QUICK, SAMPLES } from "./samples.ts";
import { openRules } from "./walk.ts";

/** What a random game may take on a busy machine. */
const MS_PER_GAME = 10_000;

/**
 * Registers every test that a game owes to the contract, but for those of random games ({@link seatsSuite}). `testUrl` is the
 * `import.meta.url` of the game's test file.
 */
export function contractSuite(game: AnyGame, testUrl: string): void {
  const folder = dirname(fileURLToPath(testUrl));
  goldenSuite(game, folder);
  recordSuite(game, folder);
  describe(`${game.id}: contract`, () => {
    test("every action, event, refusal and way to end is reached by a test", async () => {
      expect(await unreached(game, readFixtures(folder))).toEqual([]);
    });
    test("random games are walked with every number of seats", () => {
      const files = readdirSync(folder).filter((name) => /^contract-\d+\.test\.ts$/.test(name));
      const walked = files.map((name) => readFileSync(join(folder, name), "utf8"));
      const { min, max } = game.seats;
      const wanted = Array.from({ length: max - min + 1 }, (_, i) => `seatsSuite(game, ${min + i});`);
      expect(wanted.filter((call) => !walked.some((text) => text.includes(call)))).toEqual([]);
    });
  });
}

/** Registers the tests that random games with so many seats owe to the contract: each is walked once, and all checks look at it. */
export function seatsSuite(game: AnyGame, seats: number): void {
  const subject = { game, seats, samples: SAMPLES };
  describe(`${game.id}: contract`, () => {
    if (IS_QUICK)
      return test(`${seats} seats: every promise is kept`, async () => {
        expect(await firstTrouble(CHECKS, subject)).toBeUndefined();
      });
    let problems: Problems = new Map();
    beforeAll(
      async () => {
        problems = await inspect(CHECKS, subject);
      },
      MS_PER_GAME * SAMPLES.reduce((sum, { games }) => sum + games, 0),
    );
    for (const { name, promise } of CHECKS)
      test(`${seats} seats, ${name}: ${promise}`, () => {
        expect(problems.get(name)).toBeUndefined();
      });
  });
}

function goldenSuite(game: AnyGame, folder: string): void {
  const golden = (path: string, text: string) => {
    if (WRITING) writeFixture(path, text);
    expect(existsSync(path) ? readFileSync(path, "utf8") : "(no such file: npm run golden writes it)").toBe(text);
  };
  describe(`${game.id}: golden files`, () => {
    test("perft: count and order of all lines of play", () => golden(join(folder, "perft.txt"), perftTable(game)));
    for (let seats = game.seats.min; seats <= game.seats.max; seats += 1)
      test(`playthrough with ${seats} seats`, async () => {
        golden(join(folder, "playthroughs", `seats-${seats}.txt`), await playthrough(game, { seats }, seats));
      });
    test("RULES.md is what the English messages say", async () => {
      const { default: english } = await game.messages.en();
      golden(join(folder, "..", "RULES.md"), rulesDocument(english["game.name"] ?? game.id, english));
    });
  });
}

function recordSuite(game: AnyGame, folder: string): void {
  if (WRITING) writeRecords(game, folder);
  const { valid, refused } = readFixtures(folder);
  describe(`${game.id}: records`, () => {
    for (const { name, record } of valid)
      test(`${name} is accepted`, () => {
        const read = readRecord(game, record);
        const verified = read.ok ? verifyRecord(game, read.value) : read;
        expect(verified.ok || verified.error).toBe(true);
      });
    for (const { name, record } of refused)
      test(`${name} is refused at its last step: ${record.refused}`, async () => {
        const { default: english } = await game.messages.en();
        expect(refusedProblem(game, english, record)).toBeUndefined();
      });
    test("everything that happens or is refused in them has a message", async () => {
      const { default: english } = await game.messages.en();
      const records = [...valid, ...refused].map(({ record }) => record);
      expect(records.flatMap((record) => unspoken(game, record, english))).toEqual([]);
    });
    test("there is a whole game for every way to end, and a refused record for every refusal", () => {
      const endings = new Set(
        valid.map(({ record }) => readRecord(game, record)).map((read) => read.ok && read.value.result?.reason),
      );
      expect(game.reasons.filter((reason) => !endings.has(reason))).toEqual([]);
      const codes = new Set(refused.map(({ record }) => record.refused));
      expect(Object.keys(game.refusals).filter((code) => !codes.has(code))).toEqual([]);
    });
  });
}

/** What a recorded game says for which there is no message. */
function unspoken(game: AnyGame, record: unknown, english: Messages): string[] {
  const said: Message[] = [];
  const read = readRecord(game, record);
  if (!read.ok) return [];
  const replayed = replay(game, read.value, ({ rules, events }) => {
    for (const event of events) said.push(rules.words.event(event));
  });
  if (!replayed.ok) said.push(faultMessage(replayed.error, openRules(game, read.value.options)));
  return said
    .flatMap((message) => [message, ...Object.values(message.values ?? {}).filter(isMessage)])
    .filter((message) => !message.key.startsWith("fault."))
    .flatMap((message) => messageProblem(english, message) ?? []);
}

function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && "key" in value;
}
