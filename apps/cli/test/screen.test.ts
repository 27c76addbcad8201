import { findGame } from "@gatehouse/catalogue";
import { asView, at, LANGUAGES, type Language } from "@gatehouse/engine";
import { rounds } from "@gatehouse/testkit/rounds";
import { expect, test } from "vitest";
import { columns, crop, table, widthOf, wrap } from "../src/layout.ts";
import { type Density, layOutChoices } from "../src/play/choices.ts";
import { chooseGame } from "../src/play/menu.ts";
import { openSession } from "../src/play/opening.ts";
import type { Reader } from "../src/play/reader.ts";
import { decisionScreen } from "../src/play/screen.ts";
import { type Choice, positionOf, type Session } from "../src/play/session.ts";
import { choiceOf, playLegal } from "../src/tables.ts";
import { painter, type Terminal, wantsColour } from "../src/terminal.ts";
import { loadTexts } from "../src/texts.ts";
import { GAME } from "./program.ts";

const plain = painter(false);

function terminalOf(size: { columns: number; rows: number }, printed: string[] = []): Terminal {
  const progress = { tick() {}, end() {} };
  const print = (text: string) => void printed.push(text);
  return {
    isInteractive: true,
    paint: plain,
    size: () => size,
    print,
    complain: print,
    clear() {},
    progress: () => progress,
  };
}

/** A person who types these lines. */
function typing(...lines: string[]): Reader {
  return {
    read: async () => {
      const text = lines.shift();
      return text === undefined ? { kind: "ended" } : { kind: "line", text };
    },
    isInterrupted: () => false,
    offer() {},
    close() {},
  };
}

async function sessionOf(language: Language, terminal: Terminal, seats: number): Promise<Session> {
  const game = await findGame(GAME);
  if (!game) throw new Error("there is no game");
  const wishes = {
    seats,
    bots: undefined,
    you: undefined,
    "hot-seat": false,
    names: undefined,
    option: [],
    seed: 3,
    record: undefined,
  };
  const opened = await openSession(
    game,
    wishes,
    { terminal, texts: await loadTexts(language, null, String) },
    typing(),
  );
  if (!opened.ok) throw new Error(opened.error.key);
  return opened.value;
}

/** Every decision of seat 0 in a game of which bots decide the rest. */
function* decisions(session: Session) {
  const bot = at(session.players, 1).bot;
  for (const _ of rounds("the end of the match")) {
    const seat = session.match.rules.actors(asView(session.match.state))[0];
    if (seat === undefined || bot === null) return;
    if (seat === 0) yield positionOf(session, seat);
    const done = playLegal(
      session.match,
      seat,
      choiceOf(bot, session.match, seat, session.botChance, session.judge),
      session.chance,
    );
    session.match = done.match;
    for (const { entry, events } of done.played) session.happened.push({ seq: entry.seq, events });
  }
}

test.for(LANGUAGES.flatMap((language) => [2, 4].map((seats) => [language, seats] as const)))(
  "in %s with %i seats no line is wider than 80 columns and every choice has its number",
  async ([language, seats]) => {
    const session = await sessionOf(language, terminalOf({ columns: 80, rows: 24 }), seats);
    for (const position of decisions(session)) {
      const screen = decisionScreen(position);
      for (const line of screen.split("\n")) expect(widthOf(line)).toBeLessThanOrEqual(80);
      for (const { number } of position.choices) expect(screen).toMatch(new RegExp(`^.* ${number} `, "m"));
    }
  },
);

test("the lower the terminal, the shorter the screen; a high one tells everything", async () => {
  const heights = [1000, 30, 24, 18].map(async (rows) => {
    const session = await sessionOf("en", terminalOf({ columns: 80, rows }), 4);
    return [...decisions(session)].map((position) => decisionScreen(position).split("\n").length);
  });
  const [all = [], ...lower] = await Promise.all(heights);
  expect(all.length).toBeGreaterThan(3);
  for (const [i, [shorter, longer]] of [
    [lower[0], all],
    [lower[1], lower[0]],
    [lower[2], lower[1]],
  ].entries())
    for (const [at, lines] of (shorter ?? []).entries())
      expect(lines, `size ${i}`).toBeLessThanOrEqual(longer?.[at] ?? 0);
  expect(at(lower, 2).some((lines, i) => lines < (all[i] ?? 0))).toBe(true);
});

const CHOICES: readonly Choice[] = ["put", "put", "put", "take", "end"].map((type, i) => ({
  number: i + 8,
  action: { type },
  words: `${type} the ${"long ".repeat(i)}thing`,
  notation: `${type} ${i}`,
}));

test.for<[Density, number, string[]]>([
  ["full", 60, ["   8  put the thing                       put 0", "   9  put the long thing                  put 1"]],
  ["words", 60, ["   8  put the thing       10  put the long long thing", "   9  put the long thing"]],
  ["notation", 60, ["   8 put 0   9 put 1  10 put 2", "  11 take 3  12 end 4"]],
])("choices %s: those of one type stand together, single ones share a block", ([density, width, expected]) => {
  expect(layOutChoices(CHOICES, density, width, plain).slice(0, 2)).toEqual(expected);
});

test("texts are wrapped between words, also where colours stand, and whole for other programs", () => {
  const coloured = painter(true)("red", "three");
  expect(wrap(`one two ${coloured} four five six seven`, 24, " • ")).toEqual([
    ` • one two ${coloured} four`,
    "   five six seven",
  ]);
  expect(wrap("word ".repeat(99), Infinity)).toHaveLength(1);
});

test("columns are as many as fit, tables align numbers to the right, boards are cut at the edge", () => {
  expect(columns(["a", "bb", "ccc", "d"], 8)).toEqual(["a   ccc", "bb  d"]);
  expect(columns(["a very long cell"], 3)).toEqual(["a very long cell"]);
  expect(
    table([
      ["name", "n"],
      ["a", "100"],
    ]),
  ).toEqual(["  name    n", "  a     100"]);
  expect(crop("abcdef\nab", 4)).toEqual(["abc›", "ab"]);
});

test("colours follow NO_COLOR, FORCE_COLOR, the terminal and TERM, in this order", () => {
  const [screen, pipe] = [{ isTTY: true }, {}];
  expect([wantsColour(screen, {}), wantsColour(pipe, {})]).toEqual([true, false]);
  expect([wantsColour(screen, { NO_COLOR: "1" }), wantsColour(screen, { NO_COLOR: "" })]).toEqual([false, true]);
  expect([wantsColour(pipe, { FORCE_COLOR: "1" }), wantsColour(screen, { FORCE_COLOR: "0" })]).toEqual([true, false]);
  expect(wantsColour(screen, { FORCE_COLOR: "1", NO_COLOR: "1" })).toBe(false);
  expect(wantsColour(screen, { TERM: "dumb" })).toBe(false);
});

test("with several games a numbered menu asks which; with one there is nothing to ask", async () => {
  const printed: string[] = [];
  const context = {
    terminal: terminalOf({ columns: 80, rows: 24 }, printed),
    texts: await loadTexts("en", null, String),
  };
  const entry = {
    id: GAME,
    folder: "",
    load: async () => (await findGame(GAME)) ?? Promise.reject(new Error("no game")),
  };
  expect(await chooseGame([entry], context, typing())).toHaveProperty("id", GAME);
  expect(printed).toEqual([]);
  expect(await chooseGame([entry, entry], context, typing("nonsense", "2"))).toHaveProperty("id", GAME);
  expect(printed.join("\n")).toMatch(/^ 1 {2}\S[\s\S]*^ 2 {2}\S[\s\S]*There is no game “nonsense”/m);
  expect(await chooseGame([entry, entry], context, typing(GAME))).toHaveProperty("id", GAME);
  expect(await chooseGame([entry, entry], context, typing("nonsense"))).toBe("ended");
  expect(await chooseGame([entry, entry], context, typing("quit"))).toBe("quit");
});
