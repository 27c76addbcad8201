import { CATALOGUE, findGame } from "@gatehouse/catalogue";
import { LANGUAGES } from "@gatehouse/engine";
import { expect, test } from "vitest";
import { COMMANDS } from "../src/commands/index.ts";
import { commandHelp, programHelp } from "../src/help.ts";
import { terminalOf } from "../src/terminal.ts";
import { loadTexts } from "../src/texts.ts";
import { GAME, gatehouse, plainSystem } from "./program.ts";

/** The part of a help from a heading on. */
const section = (help: string, heading: string) => help.split(`\n${heading}\n`)[1]?.split("\n\n")[0] ?? "";

test.for(COMMANDS)("the help of $name has an example with options that exist", async ({ name }) => {
  const { code, out } = await gatehouse([name, "--help"]);
  expect(code).toBe(0);
  const examples = section(out, "Examples");
  expect(examples).toContain(`gatehouse ${name}`);
  // An example with two commands shows options of the other one too.
  const own = examples.replaceAll(/^.*\|.*$/gm, "");
  for (const [option = ""] of own.matchAll(/--[a-z-]+/g)) expect(section(out, "Options")).toContain(option);
});

test.for(LANGUAGES)("in %s no text of any help is missing", async (language) => {
  const texts = await loadTexts(language, null, String);
  const terminal = terminalOf(plainSystem());
  const helps = [programHelp(COMMANDS, texts, terminal), ...COMMANDS.map((each) => commandHelp(each, texts, terminal))];
  for (const help of helps) expect(help).not.toMatch(/\bhelp\.[a-z]/);
});

test("the help of the program names every command and has an example", async () => {
  const { code, out } = await gatehouse([]);
  expect(code).toBe(0);
  for (const { name } of COMMANDS) expect(section(out, "Commands")).toMatch(new RegExp(`^ +${name} `, "m"));
  expect(section(out, "Examples")).toContain("gatehouse play");
  expect((await gatehouse(["--help"])).out).toBe(out);
});

test.for<[words: string[], expected: string]>([
  [["paly"], "Did you mean play?"],
  [["play", GAME.slice(0, -1)], `Did you mean ${GAME}?`],
  [["play", GAME, "--bots", "studnt"], "Did you mean student?"],
  [["play", GAME, "--sead", "3"], "Did you mean --seed?"],
  [["simulate", GAME, "--option", "nonsense=1"], "The game has no option “nonsense”."],
  [["simulate", GAME, "--option", "nonsense"], "not of the form name=value"],
  [["simulate", GAME, "--seats", "99"], "The option “seats” should be"],
  [["simulate", GAME, "--games", "many"], "“many” is not a whole number from 1"],
  [["simulate", GAME, "--games"], "--games needs a value"],
  [["simulate"], "GAME is missing"],
  [["record", GAME], "--out is missing: --out FILE."],
  [["record", GAME, "--out", "/no/such/folder/game.json"], "cannot be written"],
  [["verify", "/no/such/file"], "“/no/such/file” cannot be read: there is no such file"],
  [["verify", "."], "it is a folder"],
  [["play", GAME, "--you", "Z"], "There is no seat “Z”"],
  [["play", GAME, "--hot-seat", "--bots", "student"], "leave out --bots and --you"],
  [["play", GAME, "--seats", "2", "--names", "a,b,c"], "give at most 2, or take more seats with --seats"],
  [["play", ""], "GAME is empty: say which one, or leave it out."],
  [["rules", GAME, ""], "CLAUSE is empty: say which one, or leave it out."],
  [["rules", ""], "GAME is missing: say which one."],
  [["rules", GAME, "99.9"], "The rules have no clause “99.9”. There are: "],
  [["games", "more"], "“more” is one word too many"],
  [["games", "--lang", "xx"], "There are: en, es, de"],
])("%j is a wrong call: %s", async ([words, expected]) => {
  const { code, out, err } = await gatehouse(words);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain(expected);
  expect(err).not.toMatch(/^ +at /m);
});

test("errors come in the language that is asked for", async () => {
  expect((await gatehouse(["paly", "--lang", "de"])).err).toContain("Meinst du play?");
  expect((await gatehouse(["--lang=es", "paly"])).err).toContain("¿Querías decir play?");
});

test("the catalogue and the rules are told, a clause with what it refuses", async () => {
  expect((await gatehouse(["games"])).out).toContain(`  ${GAME}  `);
  const { out } = await gatehouse(["rules", GAME]);
  const clauses = out.match(/[A-Z]+-\d+\.\d+(?= {2})/g) ?? [];
  expect(clauses.length).toBeGreaterThan(5);
  expect(new Set(clauses).size).toBe(clauses.length);
  const cited = Object.values((await findGame(GAME))?.refusals ?? {})[0]?.clause ?? "";
  const { out: told } = await gatehouse(["rules", GAME, cited.toLowerCase()]);
  expect(told).toContain(`${cited}  `);
  expect(told).toMatch(/What is refused because of it\n {2}• \S/);
});

test("a chapter is told with its clauses and no others; its letters may be small or left out", async () => {
  const [, , second = ""] = (await gatehouse(["rules", GAME])).out.trimEnd().split("\n\n");
  const [chapter = "", number = ""] = /^[A-Z]+-(\d+)/.exec(second) ?? [];
  expect(second).toContain(`\n  ${chapter}.1  `);
  for (const wanted of [chapter, chapter.toLowerCase(), number])
    expect(await gatehouse(["rules", GAME, wanted])).toEqual({ code: 0, out: `${second}\n`, err: "" });
});

test("the catalogue is data for other programs", async () => {
  const { games } = JSON.parse((await gatehouse(["games", "--json"])).out);
  expect(games.map(({ id }: { id: string }) => id)).toEqual(CATALOGUE.map(({ id }) => id));
  const told = games.find(({ id }: { id: string }) => id === GAME);
  expect(Object.keys(told)).toEqual(["id", "name", "tagline", "rulesVersion", "seats", "options"]);
  const game = await findGame(GAME);
  expect(told).toMatchObject({ seats: game?.seats, options: game?.options });
});
