import { at, LANGUAGES, legal, seeded, start, submit } from "@gatehouse/engine";
import { expect, test } from "vitest";
import { BOT_LEVELS } from "../src/bots/choose.ts";
import { type AnyMatch, loadGames } from "../src/games.ts";
import { newTable } from "../src/matches/create.ts";
import type { Table } from "../src/matches/table.ts";
import { turnContent } from "../src/notify/content.ts";
import type { NoticeRow, WayRow } from "../src/store/schema.ts";
import { loadSay } from "../src/texts.ts";
import { LIVE } from "./tables.ts";

const games = await loadGames();
const say = await loadSay(games);
const WAY: WayRow = {
  ...{ id: "w", player: "p", kind: "mail", name: "n", address: "a", base: "https://games.example.org" },
  ...{ stop: "stop", confirmed: 1, created: 0 },
};

/** A match with a person and bots, some steps after its start. */
function played(id: string, steps: number): { readonly table: Table; readonly play: AnyMatch } {
  const game = games.get(id);
  const begun = game && start(game, { seats: 3 }, seeded(5));
  const bots = [0, 1].map((i) => ({ kind: "bot" as const, level: at(BOT_LEVELS, i) }));
  const request = { game: id, options: {}, seats: [{ kind: "me" as const }, ...bots], visibility: "private" as const };
  const made = newTable(games, { id: "p", name: "Ada" }, 0, { ...request, pace: LIVE });
  if (!begun?.ok || !made.ok) throw new Error("no match");
  let play: AnyMatch = begun.value.match;
  const luck = seeded(7);
  for (let i = 0; i < steps; i += 1) {
    const [seat] = play.rules.actors(play.state);
    if (seat === undefined) break;
    const actions = legal(play.rules, play.rules.view(play.state, seat), seat);
    const done = submit(play, seat, [at(actions, luck.pick(actions.length))], luck);
    if (!done.ok) throw new Error("a legal action was refused");
    play = done.value.match;
  }
  return { table: made.value.table, play };
}

test.each([...games.keys()])("%s: every sentence of a message is one, in every language", (id) => {
  const match = played(id, 60);
  const notice: NoticeRow = {
    ...{ id: "n", player: "p", match: match.table.id, seat: 0, seq: 60, kind: "reminder" },
    ...{ deadline: Date.parse("2030-01-10T12:00:00Z"), due: 0, created: 0 },
  };
  const titles = new Set<string>();
  for (const language of LANGUAGES)
    for (let seat = 0; seat < 3; seat += 1) {
      const content = turnContent(say, match, { ...notice, seat }, WAY, { language, zone: "Europe/Madrid" });
      titles.add(content.title);
      expect(content.title).toMatch(/\b(13|1):00/);
      expect(content.lines.length).toBeLessThanOrEqual(13);
      for (const line of [content.title, ...content.lines])
        expect(line).not.toMatch(/[{}]|\w\.[a-z-]+\.|undefined|\[object/);
    }
  expect(titles.size).toBe(LANGUAGES.length);
});

test("bots are called by their level in the reader's language", () => {
  for (const language of LANGUAGES)
    for (const level of BOT_LEVELS) expect(say({ key: `bot.${level}` }, language, null)).not.toBe(`bot.${level}`);
});
