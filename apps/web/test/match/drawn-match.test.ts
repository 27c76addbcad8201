// First of all, since what it stands in for must not be loaded before.
import "./without-browser.ts";
import { at, type GameTypes, LANGUAGES, type Language, seeded } from "@gatehouse/engine";
import { freshSeeds } from "@gatehouse/testkit/samples";
import { describe, expect, test } from "vitest";
import type { MatchOrder } from "../../src/match/local/order.ts";
import type { Hint } from "../../src/table/control.ts";
import type { Moment, Table } from "../../src/table/table.ts";
import { type Drawing, offersChoice, type Painter, painterOf } from "./drawing.tsx";
import { anyOrder, PLAYED, SETTINGS } from "./orders.ts";
import { playOn, type Seated, sitDown, tableAt } from "./seated.ts";
import { newStore, openTab } from "./tabs.ts";
import { SCREEN_NAMES } from "./without-browser.ts";

/** What was wrong with the pages of a match: all that was asked in it, and its end. */
async function wrongInMatch(
  order: MatchOrder,
  seed: number,
  languages: readonly Language[] = LANGUAGES,
): Promise<string[]> {
  const tab = openTab(newStore());
  const begun = await tab.keeping.begin(order);
  if (!begun.ok) throw new Error(`the match does not begin: ${JSON.stringify(begun.error)}`);
  const seated = await sitDown(tab, begun.value);
  const draw = await painterOf(seated);
  const wrong: string[] = [];
  const questions = new Questions();
  await playOn(seated, seeded(seed), {
    see: async (table) => {
      const way = questions.wayOf(table);
      if (way) wrong.push(...(await wrongAt(seated, draw, way, questions.drawn)));
    },
  });
  const step = Math.floor(seated.link.sight().history.length / 2);
  const moment = { step, view: await seated.link.viewAt(step) };
  for (const language of languages)
    for (const drawing of endsIn(language, moment)) wrong.push(...(await draw(drawing)).broken);
  tab.shut();
  return wrong;
}

/** A question as it comes, with something chosen but not sent yet, or in characters. */
type Way = "plain" | "proposed" | "text";

/** Which questions of a match are drawn: the first of every kind as it comes, others now and then. */
class Questions {
  drawn = 0;
  readonly #kinds = new Set<string>();
  #asked = 0;
  #again = 0;

  wayOf({ legal }: Table<GameTypes>): Way | null {
    this.#asked += 1;
    const kind = [...new Set(legal.map(({ type }) => type))].join();
    const isNew = !this.#kinds.has(kind);
    if (!isNew && this.#asked % LOOK_AGAIN !== 0) return null;
    this.#kinds.add(kind);
    this.drawn += 1;
    if (isNew) return "plain";
    this.#again += 1;
    return this.#again % 2 === 1 ? "proposed" : "text";
  }
}

const LOOK_AGAIN = 20;
/** At which of them somebody asks for a hint, which takes longer than all the others. */
const HINTED = 5;

async function wrongAt(seated: Seated, draw: Painter, way: Way, drawn: number): Promise<string[]> {
  const { seat, step, legal } = tableAt(seated);
  const language = at(LANGUAGES, drawn % LANGUAGES.length);
  const screen = at(SCREEN_NAMES, drawn % SCREEN_NAMES.length);
  const proposed = way === "proposed" ? [at(legal, drawn % legal.length)] : null;
  const advice = drawn === HINTED ? await seated.link.advise(seat ?? 0) : [];
  const hint: Hint | null = advice[0] ? { depth: "why", action: advice[0].action, advice } : null;
  const hinted = hint?.action ?? null;
  const { html, broken } = await draw({ language, screen, proposed, hint, hinted, isText: way === "text" });
  const wrong = [...broken];
  if (way === "plain" && !offersChoice(html)) wrong.push("nothing can be chosen");
  return wrong.map((what) => `step ${step}, ${language}: ${what}`);
}

/** What can be looked at when a match is over: its result, all that has happened, and a moment of its past. */
function endsIn(language: Language, moment: Moment): readonly Drawing[] {
  return [
    { language, screen: "laptop", sheet: "result" },
    { language, screen: "phone", sheet: "log" },
    { language, screen: "laptop", moment },
  ];
}

describe.each(SETTINGS)("the table of $game, $who", ({ order }) => {
  test("shows all that is asked and all that was, with every text", async () => {
    // Each of a game's tables at its end in another language.
    const language = at(LANGUAGES, (order.players.length - 2) % LANGUAGES.length);
    expect(await wrongInMatch(order, 3, [language])).toEqual([]);
  });
});

/** How many matches of each game nobody has drawn yet. */
const FRESH = { quick: 1, all: 3, long: 60 };
const FRESH_MS = 1_800_000;

describe.each(PLAYED)("the table of %s", (game) => {
  test("shows also matches that nobody has seen yet", { timeout: FRESH_MS }, async () => {
    for (const seed of freshSeeds(FRESH)) {
      const order = await anyOrder(game, seed);
      expect(await wrongInMatch(order, seed), JSON.stringify(order)).toEqual([]);
    }
  });
});
