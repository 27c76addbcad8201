import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findGame } from "@gatehouse/catalogue";
import { asView, at, type GameTypes, readRecord, replay } from "@gatehouse/engine";
import { expect, test } from "vitest";
import { loadTexts } from "../src/texts.ts";
import { listed } from "./person.ts";
import { folder, GAME, sitDown } from "./program.ts";

const NAMES = ["Mia", "Tom"];

const sit = (path: string) =>
  sitDown(["play", GAME, "--hot-seat", "--names", NAMES.join(","), "--seed", "7", "--record", path]);

/** A drawing as it stands on the screen. */
const onScreen = (drawing: string) => drawing.replaceAll(/^/gm, " ");

/** Who is asked for a decision. */
const askedOf = (screen: string) => /(\w+), (?:choose|press Enter or)/.exec(screen)?.[1];

/** The set-up of the match in a record file: its rules, its first state and what happened. */
async function setupOf(path: string) {
  const game = await findGame(GAME);
  if (!game) throw new Error("there is no game");
  const record = readRecord(game, readFileSync(path, "utf8"));
  const events: GameTypes["Event"][] = [];
  const replayed = record.ok ? replay(game, record.value, (moment) => void events.push(...moment.events), 0) : record;
  if (!replayed.ok) throw new Error("the record cannot be replayed");
  const texts = await loadTexts("en", game, (seat) => at(NAMES, seat));
  const { rules, state } = replayed.value;
  const tell = (event: GameTypes["Event"]) => texts.say(rules.words.event(event));
  const draw = (view: GameTypes["View"]) => onScreen(rules.draw(view, (key) => texts.text(key)));
  return { rules, state, events, tell, draw };
}

test("each person sees the own view only, and in between nothing of either", async () => {
  const path = join(folder(), "game.json");
  const person = sit(path);
  const pass = (await person.screen()) ?? "";
  person.answer("");
  const screen = (await person.screen()) ?? "";
  person.answer("quit");
  expect((await person.ended).code).toBe(0);
  const { rules, state, draw } = await setupOf(path);
  const seat = at(rules.actors(asView(state)), 0);
  const boards = [...Array(rules.options.seats).keys()].map((each) => draw(rules.view(state, each)));
  expect(pass).toContain(`Pass to ${NAMES[seat]}, press Enter.`);
  for (const board of boards) expect(pass).not.toContain(board);
  for (const [viewer, board] of boards.entries()) expect(screen.includes(board)).toBe(viewer === seat);
  expect(screen).not.toContain(draw(asView(state)));
});

test("of what happened each person is told only what that seat may know", async () => {
  const path = join(folder(), "game.json");
  const person = sit(path);
  await person.screen();
  person.answer("");
  const screen = (await person.screen()) ?? "";
  person.answer("quit");
  await person.ended;
  const { rules, state, events, tell } = await setupOf(path);
  const seat = at(rules.actors(asView(state)), 0);
  const known = events.map((event) => rules.redact(event, seat)).filter((event) => event !== null);
  const secrets = events.map(tell).filter((sentence) => !known.map(tell).includes(sentence));
  expect(secrets).not.toEqual([]);
  for (const secret of secrets) expect(screen).not.toContain(secret);
  for (const event of known) expect(screen).toContain(tell(event));
});

test("the hand is hidden whenever another person is next, and a whole game can be played", async () => {
  const path = join(folder(), "game.json");
  const person = sit(path);
  let facing = "";
  let passes = 0;
  for (let screen = await person.screen(); screen !== null; screen = await person.screen()) {
    const next = /Pass to (\w+), press Enter/.exec(screen)?.[1];
    if (next) [facing, passes] = [next, passes + 1];
    else expect(askedOf(screen)).toBe(facing);
    person.answer(next ? "" : at(listed(screen), 0).number);
  }
  expect(passes).toBeGreaterThan(3);
  expect((await person.ended).out).toContain("The game is over.");
});

test("until the next person has taken over, the last one may take a free step back, and is passed the screen", async () => {
  const person = sit(join(folder(), "game.json"));
  let before = "";
  for (let screen = await person.screen(); screen !== null; screen = await person.screen()) {
    if (screen.includes("(or undo")) break;
    if (!screen.includes("Pass to")) before = screen;
    person.answer(screen.includes("Pass to") ? "" : "1");
  }
  person.answer("undo");
  const pass = (await person.screen()) ?? "";
  expect(pass).toContain(`Pass to ${askedOf(before)}, press Enter.`);
  expect(listed(pass)).toEqual([]);
  person.answer("");
  const back = (await person.screen()) ?? "";
  expect(back).toContain("Your last step is taken back.");
  expect(listed(back)).toEqual(listed(before));
  person.answer("quit");
});

test("behind luck or another person only all together go back", async () => {
  const person = sit(join(folder(), "game.json"));
  const decided = new Set<string>();
  let screen = (await person.screen()) ?? "";
  for (; !screen.includes("(y/n)"); screen = (await person.screen()) ?? "(y/n)") {
    const name = askedOf(screen);
    if (name === undefined) person.answer("");
    else person.answer(decided.has(name) ? "undo" : "1");
    if (name !== undefined) decided.add(name);
  }
  expect(screen).toContain("Does everybody agree");
  person.answer("n");
  expect(await person.screen()).toContain("Everything stays as it is.");
  person.answer("undo");
  await person.screen();
  person.answer("y");
  expect(await person.screen()).toContain("Your last decision is taken back");
  person.answer("quit");
});
