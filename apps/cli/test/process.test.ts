import { spawn } from "node:child_process";
import { copyFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { at } from "@gatehouse/engine";
import { expect, test } from "vitest";
import { BIN, runChild, sitDownAtChild } from "./child.ts";
import { listed, type Person } from "./person.ts";
import { folder, GAME, gatehouse, recordedGame, tamper } from "./program.ts";

// What only a process of its own shows; everything else is tested without one.

test("exit codes are those of the process, and errors go to standard error", async () => {
  const path = await recordedGame();
  expect(await runChild(["verify", path])).toMatchObject({ code: 0, err: "" });
  tamper(path, (record) => void Object.assign(record, { result: null }));
  expect(await runChild(["verify", path])).toMatchObject({ code: 1, out: "" });
  const wrong = ["verify", "/no/such/file"];
  expect(await runChild(wrong)).toEqual({ ...(await gatehouse(wrong)), code: 2 });
});

test("the language and the colours of the system reach the program", async () => {
  const system = { LC_ALL: "", LC_MESSAGES: "", LANG: "de_DE.UTF-8", FORCE_COLOR: "1" };
  const { code, out } = await runChild(["games"], "", system);
  expect([code, out]).toEqual([0, (await gatehouse(["games", "--lang", "de"], "", { FORCE_COLOR: "1" })).out]);
  expect(out).toContain("\x1b[");
});

/** Answers every question with the next choice of the list, round and round, so that all kinds of actions come up. */
async function playOn(person: Person): Promise<number> {
  let answers = 0;
  for (let screen = await person.screen(); screen !== null; screen = await person.screen()) {
    const choices = listed(screen);
    person.answer(at(choices, answers % choices.length).number);
    answers += 1;
  }
  return answers;
}

test("a whole game is played over a pipe, recorded and verified", async () => {
  const path = join(folder(), "game.json");
  const words = ["play", GAME, "--seats", "3", "--bots", "student,random", "--seed", "11", "--record", path];
  const person = sitDownAtChild(words);
  expect(await playOn(person)).toBeGreaterThan(5);
  const { code, out, err } = await person.ended;
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/The game is over\..*\n\n {2}1\. .*points? {2}★/);
  expect(out).toMatch(/Points from +A +B +C/);
  expect(out).toContain(`gatehouse replay ${path}`);
  const verified = await gatehouse(["verify", path]);
  expect([verified.code, verified.out]).toEqual([0, expect.stringMatching(/wins|share the win/)]);
});

test("a fair game is proven, also through a pipe", async () => {
  const { out } = await runChild(["record", GAME, "--fair", "--out", "-"]);
  const verified = await runChild(["verify", "-"], out);
  expect([verified.code, verified.out]).toEqual([0, expect.stringContaining("The dice are proven")]);
});

test.for(["SIGTERM", "SIGINT"] as const)(
  "%s ends a game with a goodbye, its record and exit code 0",
  async (signal) => {
    const path = join(folder(), "game.json");
    const person = sitDownAtChild(["play", GAME, "--seed", "7", "--record", path]);
    await person.screen();
    person.answer("1");
    await person.screen();
    person.signal(signal);
    const { code, out, err } = await person.ended;
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("Goodbye");
    expect(existsSync(path)).toBe(true);
    const verified = await gatehouse(["verify", path]);
    expect(verified.out).toContain("not finished");
    expect(verified.out).not.toContain(" 0 steps");
  },
);

test("a reader that stops reading is no error", async () => {
  const child = spawn(process.execPath, [BIN, "simulate", GAME, "--help"]);
  child.stdout.destroy();
  const err = text(child.stderr);
  const code = await new Promise((resolve) => child.on("exit", resolve));
  expect([code, await err]).toEqual([0, ""]);
});

/** Makes Node say that it is an old one. */
const AS_NODE_20 = ["--import", 'data:text/javascript,Object.defineProperty(process,"version",{value:"v20.1.0"})'];

async function startedAsNode20(bin: string) {
  const env = { ...process.env, LC_ALL: "C" };
  const child = spawn(process.execPath, [...AS_NODE_20, bin, "no-such-command"], { env });
  const [err, code] = await Promise.all([text(child.stderr), new Promise((resolve) => child.on("exit", resolve))]);
  return { err, code };
}

test("an older Node hands over to the one in the workspace, with words and exit code", async () => {
  const { err, code } = await startedAsNode20(BIN);
  expect([code, err]).toEqual([2, expect.stringContaining("no command “no-such-command”")]);
});

test("an older Node that finds no newer one says what to do", async () => {
  const alone = join(folder(), "gatehouse.mjs");
  copyFileSync(BIN, alone);
  const { err, code } = await startedAsNode20(alone);
  expect([code, err]).toEqual([2, expect.stringMatching(/npm install.*install Node 24/)]);
});
