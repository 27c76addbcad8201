import { join } from "node:path";
import { at } from "@gatehouse/engine";
import { expect, test } from "vitest";
import { listed, type Person } from "./person.ts";
import { folder, GAME, gatehouse, recordedGame, sitDown } from "./program.ts";

/** Every action of a record in notation. */
async function notationsOf(path: string): Promise<string[]> {
  const { out } = await gatehouse(["replay", path, "--json"]);
  const lines = out.trim().split("\n").slice(1);
  return lines.map((line) => JSON.parse(line).notation);
}

/** Answers a question and answers what is on the screen then. */
async function say(person: Person, line: string): Promise<string> {
  person.answer(line);
  return (await person.screen()) ?? "";
}

test("the same seed and the same answers give the same game", async () => {
  const answers = "1\n".repeat(12);
  const [one, two] = await Promise.all([11, 11].map((seed) => gatehouse(["play", GAME, "--seed", `${seed}`], answers)));
  expect(one).toEqual(two);
  expect(one?.out).toContain("Seed 11.");
});

test("without a seed one is made up and told", async () => {
  const { code, out } = await gatehouse(["play", GAME]);
  expect([code, out]).toEqual([0, expect.stringMatching(/Seed \d+\./)]);
});

test("the end of the input is told and is no error", async () => {
  const { code, out, err } = await gatehouse(["play", GAME, "--seed", "1"], "1\n");
  expect([code, err]).toEqual([0, ""]);
  expect(out.trimEnd()).toMatch(/The input has ended, and the game stops here\.$/);
});

test("over a pipe there are neither colours nor cursor movements; FORCE_COLOR brings colours", async () => {
  const look = (environment: NodeJS.ProcessEnv) => gatehouse(["play", GAME, "--seed", "1"], "help\nlog\n", environment);
  const plain = await look({});
  expect(plain.out).not.toContain("\x1b");
  expect((await look({ FORCE_COLOR: "1" })).out).toContain("\x1b[");
  expect((await look({ FORCE_COLOR: "1", NO_COLOR: "1" })).out).toBe(plain.out);
});

test("an action can be given in notation, and one that is refused is explained with its clause", async () => {
  const person = sitDown(["play", GAME, "--seed", "7"]);
  const known = listed((await person.screen()) ?? "").map(({ notation }) => notation);
  const refused = (await notationsOf(await recordedGame())).find((each) => !known.includes(each));
  const why = await say(person, `why ${refused}`);
  expect(why).toMatch(/✗ \S.*\n {3}[A-Z]+-\d+\.\d+ {2}\S/);
  expect(await say(person, refused ?? "")).toBe(why);
  expect(await say(person, at(known, 0))).toMatch(/^ .*\n • /);
  person.answer("quit");
  expect((await person.ended).code).toBe(0);
});

test("why says that a choice is allowed, and what a text that is no action should look like", async () => {
  const { out } = await gatehouse(["play", GAME, "--seed", "7"], "why 1\nwhy\nwhy nonsense\n");
  expect(out).toContain("You may do that: it is choice 1.");
  expect(out).toContain("for example: why ");
  expect(out).toContain("“nonsense” is not the short form of an action.");
});

test("undo brings back the choices and the story before the last decision, freely or with what followed", async () => {
  const person = sitDown(["play", GAME, "--seed", "7"]);
  const notes = new Set<string>();
  let before = (await person.screen()) ?? "";
  for (let i = 0; i < 6; i += 1) {
    const story = await say(person, "log");
    expect(await say(person, "1")).not.toBe(before);
    const back = await say(person, "undo");
    expect(listed(back)).toEqual(listed(before));
    expect(await say(person, "log")).toBe(story);
    notes.add(/Your last (?:step|decision) is taken back/.exec(back)?.[0] ?? "");
    before = await say(person, "1");
  }
  expect([...notes].sort()).toEqual(["Your last decision is taken back", "Your last step is taken back"]);
  person.answer("quit");
});

test("before the first decision there is nothing to take back", async () => {
  expect((await gatehouse(["play", GAME, "--seed", "7"], "undo\n")).out).toContain("There is nothing to take back");
});

test("what is told is what happened since the last decision, not all of it", async () => {
  const person = sitDown(["play", GAME, "--seed", "7"]);
  const bullets = (screen: string) => screen.match(/^ • .*$/gm) ?? [];
  await person.screen();
  await say(person, "1");
  const second = bullets(await say(person, "1"));
  const whole = bullets(await say(person, "log"));
  expect(second.length).toBeGreaterThan(0);
  expect(whole.length).toBeGreaterThan(second.length);
  expect(whole.slice(-second.length)).toEqual(second);
  person.answer("quit");
});

test("a saved match goes on where it was left", async () => {
  const path = join(folder(), "game.json");
  const before = sitDown(["play", GAME, "--seed", "7"]);
  await before.screen();
  for (const line of ["1", "1"]) await say(before, line);
  const log = await say(before, "log");
  expect(await say(before, `save ${path}`)).toContain(`The match is saved in ${path}.`);
  before.answer("quit");
  const after = sitDown(["play", "--from", path]);
  expect(await after.screen()).toContain("The match goes on where it was left");
  expect(await say(after, "log")).toBe(log);
  after.answer("quit");
});

test("your seat and the bots of the others can be chosen", async () => {
  const { out } = await gatehouse(["play", GAME, "--seed", "1", "--bots", "random,student", "--you", "B"], "");
  expect(out).toMatch(/A {2}Ada \(random\) .* B {2}Ben \(you\) .* C {2}Cleo \(student\)/);
});

test.for([
  ["en", "help", "Take back your last step."],
  ["es", "ayuda", "Deshacer tu último paso."],
  ["de", "hilfe", "Deinen letzten Schritt zurücknehmen."],
])("in %s the game is played in that language, also by LANG", async ([language = "", help = "", line = ""]) => {
  const system = { LC_ALL: "", LC_MESSAGES: "", LANG: `${language}_XX.UTF-8` };
  const asked = await gatehouse(["play", GAME, "--seed", "1", "--lang", language], `${help}\n`);
  expect(asked.out).toContain(line);
  expect(await gatehouse(["play", GAME, "--seed", "1"], "help\n", system)).toEqual(asked);
});

test("a slip of the finger gets a suggestion, and choices can be listed by a word", async () => {
  const person = sitDown(["play", GAME, "--seed", "7"]);
  const choices = listed((await person.screen()) ?? "");
  const last = at(choices, choices.length - 1);
  const answers = [
    ["udno", "Did you mean “undo”?"],
    ["9999", `Type a number from 1 to ${choices.length}`],
    [`list ${last.notation}`, last.notation],
    ["list nonsense", "No choice has “nonsense” in it."],
    ["hint", "I would choose "],
  ] as const;
  for (const [line, expected] of answers) expect(await say(person, line)).toContain(expected);
  person.answer("quit");
  expect((await person.ended).code).toBe(0);
});

test.for<[string, string, RegExp]>([
  ["es", "explica 1\nEXPLICA 1\nwhy 1\n", /Puedes hacerlo/g],
  ["de", "zuruck\nZURÜCK\nundo\n", /Es gibt nichts zurückzunehmen/g],
])("in %s verbs are understood in English too, with accents or without", async ([language, lines, answer]) => {
  const { out } = await gatehouse(["play", GAME, "--seed", "1", "--lang", language], lines);
  expect(out.match(answer)).toHaveLength(3);
});

test("the rules can be read in the game", async () => {
  const { out } = await gatehouse(["play", GAME, "--seed", "1"], "rules\nrules 1\nrules 1.1\nrules 99.9\n");
  expect(out.match(/[A-Z]+-1\.1 {2}/g)).toHaveLength(3);
  expect(out).toContain("no clause “99.9”");
});
