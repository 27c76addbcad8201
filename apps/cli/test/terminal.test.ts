import { expect, test } from "vitest";
import type { Environment } from "../src/system.ts";
import { endOf, type Run } from "./person.ts";
import { GAME, gatehouse, plainSystem, start } from "./program.ts";

const SIZE = { columns: 80, rows: 24 };
const EMPTIED = "\x1b[H\x1b[2J";
const AND_ALL_ABOVE = "\x1b[3J";
const QUESTION = /choose 1–\d+: /;

/** What somebody types, once something is on the screen. */
type Typing = readonly [seen: RegExp, typed: string];

/** Runs the program for somebody who sits at a terminal. */
function atTerminal(words: readonly string[], typings: readonly Typing[], environment: Environment = {}): Promise<Run> {
  const system = plainSystem(environment);
  for (const stream of [system.stdin, system.stdout, system.stderr]) Object.assign(stream, { isTTY: true, ...SIZE });
  const running = start(words, system);
  const left = [...typings];
  let screen = "";
  running.stdout.on("data", (text: string) => {
    screen += text;
    const [seen, typed = ""] = left[0] ?? [];
    if (!seen?.test(screen)) return;
    screen = "";
    left.shift();
    running.stdin.write(typed);
  });
  return endOf(running);
}

const PLAY = ["play", GAME, "--seed", "7"];

test("every decision gets an emptied screen, in colours, and its question is a prompt", async () => {
  const { code, out } = await atTerminal(PLAY, [
    [QUESTION, "1\r"],
    [QUESTION, "quit\r"],
  ]);
  expect([code, out.split(EMPTIED)]).toEqual([0, ["", expect.any(String), expect.any(String)]]);
  expect(out).toContain("\x1b[1m");
  expect(out).not.toContain(AND_ALL_ABOVE);
});

test("among several people what can be scrolled back to is emptied too", async () => {
  const { out } = await atTerminal(
    [...PLAY, "--hot-seat"],
    [
      [/press Enter/, "\r"],
      [QUESTION, "quit\r"],
    ],
  );
  expect(out).toContain(`${EMPTIED}${AND_ALL_ABOVE}`);
});

test("the tab key completes what can be typed", async () => {
  const { out } = await atTerminal(PLAY, [
    [QUESTION, "qu"],
    [/qu/, "\t"],
    [/it/, "\r"],
  ]);
  expect(out).toContain("Goodbye");
});

test("Ctrl-C at the prompt ends the game like a signal", async () => {
  const { code, out } = await atTerminal(PLAY, [[QUESTION, "\x03"]]);
  expect([code, out]).toEqual([0, expect.stringContaining("Goodbye")]);
});

test("a long computation shows how far it is, on standard error, and wipes it away", async () => {
  const words = ["simulate", GAME, "--games", "20"];
  const { out, err } = await atTerminal(words, [], { NO_COLOR: "1" });
  expect(err).toMatch(/█+░+ \d+ %/);
  expect(err.endsWith("\r\x1b[K")).toBe(true);
  expect(out).toContain("20 of 20 games finished");
  expect((await gatehouse(words)).err).toBe("");
});

test("a terminal that cannot move its cursor is written to like a pipe", async () => {
  const { code, out } = await atTerminal(PLAY, [[/choose 1–\d+:\n/, "quit\n"]], { TERM: "dumb" });
  expect([code, out]).toEqual([0, expect.stringContaining("Goodbye")]);
  expect(out).not.toContain("\x1b");
});
