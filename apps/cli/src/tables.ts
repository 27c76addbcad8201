import { type Bot, decisionOf, type Judge } from "@gatehouse/bots";
import {
  type Answer,
  type AnyGame,
  at,
  type Chance,
  faultMessage,
  type GameTypes,
  type Match,
  type Message,
  mixSeed,
  no,
  type OptionSpec,
  type Rules,
  type Seat,
  type Submitted,
  seeded,
  submit,
  yes,
} from "@gatehouse/engine";
import type { Voice } from "./arguments.ts";
import { readText } from "./files.ts";
import type { Setting } from "./parameters.ts";
import { inSeatColour, standardNames } from "./seats.ts";
import { unknownWord } from "./suggest.ts";
import { loadTexts, type Texts } from "./texts.ts";

/** The rules of any game. */
export type AnyRules = Rules<GameTypes>;

/** A match of any game. */
export type AnyMatch = Match<GameTypes>;

/** A game whose decisions have passed this number is taken to have no end. */
export const MOST_DECISIONS = 100_000;

/** Opens the rules of a game for so many seats (by default its fewest) with the settings of the command line. */
export function openRules(
  game: AnyGame,
  wantedSeats: number | undefined,
  settings: readonly Setting[],
): Answer<AnyRules, Message> {
  const seats = wantedSeats ?? game.seats.min;
  const options: Record<string, unknown> = { seats };
  for (const { name, value } of settings) {
    const specs = game.options.filter((spec) => spec.name === name);
    // With another number of seats the same name may have other bounds.
    const spec = specs.find(({ atSeats }) => !atSeats || atSeats.includes(seats)) ?? specs[0];
    const known = [...new Set(game.options.map((each) => each.name))];
    if (!spec) return no(unknownWord("error.unknown-setting", name, known));
    const read = settingValue(spec, value);
    if (!read.ok) return read;
    options[name] = read.value;
  }
  const opened = game.open(options);
  return opened.ok ? opened : no(faultMessage({ code: "bad-options", problem: at(opened.error, 0) }));
}

/** A setting as the game wants it; whether it is within its range is the game's business. */
function settingValue(spec: OptionSpec, value: string): Answer<unknown, Message> {
  switch (spec.kind) {
    case "integer":
      return yes(/^-?\d+$/.test(value) ? Number(value) : value);
    case "flag":
      return yes(value === "true" || value === "yes" ? true : value === "false" || value === "no" ? false : value);
    case "choice":
      return yes(value);
    case "overrides":
      return overridesFrom(value);
  }
}

function overridesFrom(path: string): Answer<unknown, Message> {
  const text = readText(path);
  if (!text.ok) return text;
  try {
    return yes(JSON.parse(text.value));
  } catch {
    return no({ key: "error.not-json", values: { path } });
  }
}

/** The texts of a game, with names for its seats. */
export async function gameTexts({ texts, terminal }: Voice, game: AnyGame, names?: readonly string[]): Promise<Texts> {
  const all = names ?? standardNames(texts, game.seats.max);
  return loadTexts(texts.language, game, (seat) => inSeatColour(seat, all[seat] ?? String(seat), terminal.paint));
}

/** The luck of a game that follows from a seed: that of the match, and apart from it that of the bots. */
export function luckOf(seed: number): { readonly chance: Chance; readonly botChance: Chance } {
  return { chance: seeded(mixSeed(seed, 0)), botChance: seeded(mixSeed(seed, 1)) };
}

/** Gives every seat its bot; where there are fewer bots than seats they come round again. */
export function dealBots(bots: readonly Bot[], seats: number): Bot[] {
  return Array.from({ length: seats }, (_, seat) => at(bots, seat % bots.length));
}

/** What a bot chooses for a seat of a match. */
export function choiceOf(
  bot: Bot,
  { rules, state }: AnyMatch,
  seat: Seat,
  chance: Chance,
  judge: Judge<GameTypes>,
): GameTypes["Action"] {
  return bot.choose(decisionOf(rules, state, seat, chance, judge));
}

/** Plays an action that is known to be legal; if it is refused all the same, that is a bug and throws. */
export function playLegal(
  match: AnyMatch,
  seat: Seat,
  action: GameTypes["Action"],
  chance: Chance,
): Submitted<GameTypes> {
  const done = submit(match, seat, [action], chance);
  if (done.ok) return done.value;
  throw new Error(`${match.game.notation.write(action)} is listed as legal, but refused: ${done.error.fault.code}`);
}
