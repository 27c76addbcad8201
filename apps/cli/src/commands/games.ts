import { CATALOGUE, type CatalogueEntry } from "@gatehouse/catalogue";
import { type OptionSpec, yes } from "@gatehouse/engine";
import { command, type Voice } from "../arguments.ts";
import { wrap } from "../layout.ts";
import { flag } from "../parameters.ts";
import { gameTexts } from "../tables.ts";
import type { Texts } from "../texts.ts";

/** `gatehouse games`: what there is to play. */
export const games = command({
  name: "games",
  places: {},
  options: { json: flag() },
  examples: ["games", "games --lang es", "games --json"],
  async run({ json }, context) {
    const { print, paint, size } = context.terminal;
    if (json) {
      print(JSON.stringify({ games: await Promise.all(CATALOGUE.map((entry) => asData(entry, context))) }));
      return yes(0);
    }
    for (const [index, entry] of CATALOGUE.entries()) {
      const game = await entry.load();
      const texts = await gameTexts(context, game);
      const seats = texts.text("games.seats", { ...game.seats });
      if (index > 0) print("");
      print(`${paint("bold", texts.text("game.name"))}  ${paint("cyan", game.id)}  ${paint("dim", seats)}`);
      for (const line of wrap(texts.text("game.tagline"), size().columns, "  ")) print(line);
      for (const option of game.options) print(paint("dim", `  ${describe(option, texts)}`));
    }
    return yes(0);
  },
});

async function asData(entry: CatalogueEntry, context: Voice) {
  const game = await entry.load();
  const { id, rulesVersion, seats, options } = game;
  const { text } = await gameTexts(context, game);
  return { id, name: text("game.name"), tagline: text("game.tagline"), rulesVersion, seats, options };
}

function describe(option: OptionSpec, texts: Texts): string {
  const written = `--option ${option.name}=${valuesOf(option)}`;
  const label = texts.text(`option.${option.name}`);
  const only = option.atSeats ? ` ${texts.text("games.only-at", { seats: option.atSeats.join(", ") })}` : "";
  const usual = option.kind === "overrides" ? "" : ` ${texts.text("help.standard", { value: String(option.default) })}`;
  return `${label}: ${written}${usual}${only}`;
}

function valuesOf(option: OptionSpec): string {
  switch (option.kind) {
    case "integer":
      return `${option.min}…${option.max}`;
    case "choice":
      return option.of.join("|");
    case "flag":
      return "true|false";
    case "overrides":
      return "FILE";
  }
}
