import type { CatalogueEntry } from "@gatehouse/catalogue";
import { type AnyGame, at } from "@gatehouse/engine";
import type { Voice } from "../arguments.ts";
import { wrap } from "../layout.ts";
import { unknownWord } from "../suggest.ts";
import { gameTexts } from "../tables.ts";
import type { Reader } from "./reader.ts";
import { isVerb } from "./verbs.ts";

/** Asks which game to play, if there is more than one; answers how the question was left if it was not answered. */
export async function chooseGame(
  entries: readonly CatalogueEntry[],
  context: Voice,
  reader: Reader,
): Promise<AnyGame | "quit" | "ended" | "interrupted"> {
  const games = await Promise.all(entries.map((entry) => entry.load()));
  if (games.length === 1) return at(games, 0);
  const { terminal, texts } = context;
  const { print, paint, size } = terminal;
  print(`\n ${paint("bold", texts.text("menu.title"))}\n`);
  for (const [index, game] of games.entries()) {
    const own = await gameTexts(context, game);
    print(` ${paint("bold", String(index + 1))}  ${paint(["bold", "cyan"], own.text("game.name"))}`);
    for (const line of wrap(own.text("game.tagline"), size().columns, "    ")) print(line);
  }
  reader.offer(games.map(({ id }) => id));
  const range = texts.text("menu.choose", { last: games.length });
  for (;;) {
    if (!terminal.isInteractive) print(` ${range}`);
    const reading = await reader.read(`\n ${range} `);
    if (reading.kind !== "line") return reading.kind;
    if (isVerb("quit", reading.text, texts)) return "quit";
    const chosen = games.find(({ id }, index) => [id, String(index + 1)].includes(reading.text));
    if (chosen) return chosen;
    const known = games.map(({ id }) => id);
    for (const line of wrap(texts.say(unknownWord("error.unknown-game", reading.text, known)), size().columns, " "))
      print(line);
  }
}
