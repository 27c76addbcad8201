import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { folder, GAME, gatehouse } from "./program.ts";

vi.mock(import("@gatehouse/catalogue"), async (original) => {
  const { severalGames } = await import("./several-games.ts");
  return severalGames((await original()).CATALOGUE);
});

const TWIN = `${GAME}-twin`;

test("with several games a menu asks which, and the one that is chosen is played", async () => {
  const path = join(folder(), "game.json");
  const { code, out } = await gatehouse(["play", "--seed", "1", "--record", path], `chess\n${TWIN}\nquit\n`);
  expect(code).toBe(0);
  expect(out).toMatch(/What would you like to play\?[\s\S]*^ Choose 1–\d+:[\s\S]*There is no game “chess”/m);
  expect(out).toMatch(/Seed 1\.[\s\S]*, choose 1–\d+:/);
  const verified = await gatehouse(["verify", path, "--json"]);
  expect(JSON.parse(verified.out)).toMatchObject({ ok: true, game: TWIN });
});

test.for<[words: string[], expected: string]>([
  [["--you", "Z"], "There is no seat “Z”"],
  [["--seats", "2", "--you", "C"], "There is no seat “C”"],
  [["--hot-seat", "--bots", "student"], "leave out --bots and --you"],
  [["--names", "a,b,c,d,e,f,g,h,i"], "9 names are too many"],
  [["--record", "/no/such/folder/game.json"], "cannot be written"],
])("a wrong call is told before the menu asks: play %j", async ([words, expected]) => {
  const { code, out, err } = await gatehouse(["play", ...words]);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain(expected);
});

test("that a file is no record is told before the menu asks", async () => {
  const path = join(folder(), "notes.txt");
  writeFileSync(path, "not a record");
  const { code, out, err } = await gatehouse(["play", "--record", path]);
  expect([code, out, err]).toEqual([2, "", expect.stringContaining("is not a record")]);
});

test("what is wrong with the states is told beside the JSON of a simulation", async () => {
  const { code, out, err } = await gatehouse(["simulate", `${GAME}-broken`, "--games", "2", "--json"]);
  expect(code).toBe(1);
  expect(JSON.parse(out).violations).toBeGreaterThan(5);
  expect(err.trim().split("\n")).toEqual([0, 1, 2, 3, 4].map((step) => `game 0: step ${step}: broken`));
});
