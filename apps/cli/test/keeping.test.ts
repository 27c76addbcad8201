import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folder, GAME, gatehouse, recordedGame, sitDown, tamper } from "./program.ts";

const textOf = (path: string) => readFileSync(path, "utf8");
const stepsOf = (path: string): unknown[] => JSON.parse(textOf(path)).steps;

/** A match that was left after its first decisions. */
async function leftMatch(): Promise<string> {
  const path = join(folder(), "left.json");
  await gatehouse(["play", GAME, "--seed", "7", "--record", path], "1\n1\nquit\n");
  return path;
}

test("what is no record is never overwritten, neither by save nor by --record nor by force", async () => {
  const path = join(folder(), "notes.txt");
  for (const text of ["not a record", '{ "game": "chess" }']) {
    writeFileSync(path, text);
    const { out } = await gatehouse(["play", GAME, "--seed", "7"], `save ${path}\n`);
    expect(out).toContain("is not a record, so it stays as it is");
    expect((await gatehouse(["play", GAME, "--record", path])).code).toBe(2);
    expect((await gatehouse(["record", GAME, "--out", path, "--force"])).code).toBe(2);
    expect(textOf(path)).toBe(text);
  }
});

test("the record of another match is not replaced by --record, before the game starts", async () => {
  const path = await recordedGame(["--fair"]);
  const before = textOf(path);
  const { code, out, err } = await gatehouse(["play", GAME, "--record", path], "quit\n");
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain("holds the record of another match, so it stays as it is: choose another name.");
  expect(textOf(path)).toBe(before);
});

test("the record of another game or of other rules is not replaced either", async () => {
  for (const change of [{ game: "chess" }, { rulesVersion: 999 }]) {
    const path = await recordedGame();
    tamper(path, (record) => void Object.assign(record, change));
    const { code, err } = await gatehouse(["play", GAME, "--record", path], "quit\n");
    expect([code, err]).toEqual([2, expect.stringContaining("another match")]);
  }
});

test("nor is it replaced by save, which takes another name", async () => {
  const path = await recordedGame();
  const before = textOf(path);
  const { out } = await gatehouse(["play", GAME, "--seed", "3"], `save ${path}\nsave ${path}.new\nquit\n`);
  expect(out).toContain("holds the record of another match");
  expect(out).toContain(`The match is saved in ${path}.new.`);
  expect(textOf(path)).toBe(before);
});

test("a match goes on in its own file, also after a step of it is taken back", async () => {
  const path = await leftMatch();
  const before = stepsOf(path);
  const go = (lines: string) =>
    gatehouse(["play", "--from", path, "--record", path, "--seed", "9"], `${lines}\nquit\n`);
  expect((await go("1")).code).toBe(0);
  const after = stepsOf(path);
  expect(after.length).toBeGreaterThan(before.length);
  expect(after.slice(0, before.length)).toEqual(before);
  expect((await go("undo\nundo")).code).toBe(0);
  expect(stepsOf(path).length).toBeLessThan(after.length);
});

test("what was saved may be saved again in the same place, also after a step back", async () => {
  const path = join(folder(), "game.json");
  const lines = ["1", "1", `save ${path}`, "undo", `save ${path}`, "quit"].join("\n");
  const { out } = await gatehouse(["play", GAME, "--seed", "7"], `${lines}\n`);
  expect(out.match(/The match is saved in/g)).toHaveLength(2);
  expect(out).not.toContain("another match");
});

test("a proven record does not lose its proof to the same match without one", async () => {
  const path = await recordedGame(["--fair"]);
  const before = textOf(path);
  expect((await gatehouse(["play", "--from", path, "--record", path])).code).toBe(2);
  expect(textOf(path)).toBe(before);
});

test("record replaces the same match, and another one only by force", async () => {
  const path = await recordedGame();
  const record = (...words: string[]) => gatehouse(["record", GAME, "--out", path, ...words]);
  expect((await record("--seed", "7")).code).toBe(0);
  const before = textOf(path);
  const refused = await record("--seed", "8");
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining("Or replace it with --force.")]);
  expect(textOf(path)).toBe(before);
  expect((await record("--seed", "8", "--force")).code).toBe(0);
  expect(textOf(path)).not.toBe(before);
});

test("an empty file may be used", async () => {
  const path = join(folder(), "empty.json");
  writeFileSync(path, "");
  expect((await gatehouse(["play", GAME, "--record", path], "quit\n")).code).toBe(0);
  expect((await gatehouse(["verify", path])).code).toBe(0);
});

test("a file is only made when the match is left", async () => {
  const path = join(folder(), "game.json");
  const person = sitDown(["play", GAME, "--record", path]);
  await person.screen();
  expect(existsSync(path)).toBe(false);
  person.answer("quit");
  await person.ended;
  expect(existsSync(path)).toBe(true);
});

test("the beginning of a match may be replaced by more of it", async () => {
  const path = await leftMatch();
  const copy = `${path}.copy`;
  copyFileSync(path, copy);
  const { out } = await gatehouse(["play", "--from", path], `1\nsave ${copy}\nquit\n`);
  expect(out).toContain(`The match is saved in ${copy}.`);
  expect(stepsOf(copy).length).toBeGreaterThan(stepsOf(path).length);
});
