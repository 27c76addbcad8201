import { BOTS, type Bot, findBot, findEntrant } from "@gatehouse/bots";
import { CATALOGUE, findGame } from "@gatehouse/catalogue";
import { type Answer, type AnyGame, LANGUAGES, type Language, type Message, no, yes } from "@gatehouse/engine";
import { unknownWord } from "./suggest.ts";

/** How one word of a command line becomes a value; `shape` stands for it in the help. */
export interface Kind<T> {
  readonly shape: string;
  read(word: string): Answer<T, Message> | Promise<Answer<T, Message>>;
}

/** A parameter: how the words that were given for it become its value. A flag has no shape, since it takes no word. */
export interface Parameter<T> {
  readonly shape: string | null;
  readonly isRequired: boolean;
  readonly isRepeated: boolean;
  /** The word that is taken when none is given. */
  readonly standard: string | null;
  read(words: readonly string[]): Answer<T, Message> | Promise<Answer<T, Message>>;
}

const ONCE = { isRequired: false, isRepeated: false, standard: null };

/** A switch that is on when it is given. */
export function flag(): Parameter<boolean> {
  return { ...ONCE, shape: null, read: (words) => yes(words.length > 0) };
}

/** A parameter that may be left out. */
export function optional<T>(kind: Kind<T>): Parameter<T | undefined> {
  return { ...ONCE, shape: kind.shape, read: (words) => (words.length > 0 ? readLast(kind, words) : yes(undefined)) };
}

/** A parameter that has to be given. */
export function required<T>(kind: Kind<T>): Parameter<T> {
  return { ...ONCE, shape: kind.shape, isRequired: true, read: (words) => readLast(kind, words) };
}

/** A parameter that stands for something else when it is left out. */
export function standard<T>(kind: Kind<T>, word: string): Parameter<T> {
  return { ...ONCE, shape: kind.shape, standard: word, read: (words) => readLast(kind, [word, ...words]) };
}

/** A parameter that may be given several times. */
export function repeated<T>(kind: Kind<T>): Parameter<readonly T[]> {
  const read = async (words: readonly string[]): Promise<Answer<readonly T[], Message>> => {
    const values: T[] = [];
    for (const word of words) {
      const value = await kind.read(word);
      if (!value.ok) return value;
      values.push(value.value);
    }
    return yes(values);
  };
  return { ...ONCE, shape: kind.shape, isRepeated: true, read };
}

function readLast<T>(kind: Kind<T>, words: readonly string[]) {
  return kind.read(words.at(-1) ?? "");
}

/** Any word, to be judged where more is known. */
export function text(shape: string): Kind<string> {
  return { shape, read: (word) => (word === "" ? no({ key: "error.empty" }) : yes(word)) };
}

/** The name of a file; `-` is standard output where something is written. */
export const file = text("FILE");

/** A whole number within bounds. */
export function wholeNumber(min: number, max: number): Kind<number> {
  return {
    shape: "N",
    read: (word) =>
      /^-?\d+$/.test(word) && Number(word) >= min && Number(word) <= max
        ? yes(Number(word))
        : no({ key: "error.bad-number", values: { found: word, min: String(min), max: String(max) } }),
  };
}

/** What all luck follows from. */
export const seed: Kind<number> = { ...wholeNumber(0, 2 ** 32 - 1), shape: "S" };

/** How many seats; what a game allows is checked when its rules are opened. */
export const seats = wholeNumber(1, 99);

/** A language in which all texts exist. */
export const language: Kind<Language> = {
  shape: LANGUAGES.join("|"),
  read(word) {
    const found = LANGUAGES.find((each) => each === word);
    return found ? yes(found) : no(unknownWord("error.unknown-language", word, LANGUAGES));
  },
};

/** A game of the catalogue, loaded. */
export const game: Kind<AnyGame> = {
  shape: "GAME",
  async read(word) {
    const found = await findGame(word);
    const known = CATALOGUE.map(({ id }) => id);
    return found ? yes(found) : no(unknownWord("error.unknown-game", word, known));
  },
};

/** Bots by name, with commas between them. */
export const bots: Kind<readonly [Bot, ...Bot[]]> = {
  shape: "a,b,…",
  read(word) {
    const found: Bot[] = [];
    for (const name of word.split(",")) {
      const bot = findBot(name.trim());
      if (!bot)
        return no(
          unknownWord(
            "error.unknown-bot",
            name.trim(),
            BOTS.map((each) => each.name),
          ),
        );
      found.push(bot);
    }
    const [first, ...others] = found;
    return first ? yes([first, ...others]) : no({ key: "error.empty" });
  },
};

/** Names of bots for the arena, with commas between them. */
export const entrants: Kind<readonly string[]> = {
  shape: "a,b,…",
  read(word) {
    const names = word.split(",").map((name) => name.trim());
    const known = [...BOTS.map((each) => each.name), "uct"];
    const unknown = names.find((name) => !findEntrant(name));
    return unknown === undefined ? yes(names) : no(unknownWord("error.unknown-bot", unknown, known));
  },
};

/** A part of all, such as 0.5. */
export const share: Kind<number> = {
  shape: "P",
  read: (word) =>
    /^[01]?\.?\d+$/.test(word) && Number(word) <= 1
      ? yes(Number(word))
      : no({ key: "error.bad-share", values: { found: word } }),
};

/** An option of a game with its value, before the game is known. */
export interface Setting {
  readonly name: string;
  readonly value: string;
}

/** A {@link Setting} as `name=value`. */
export const setting: Kind<Setting> = {
  shape: "name=value",
  read(word) {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(word) ?? [];
    return name !== undefined && value !== undefined
      ? yes({ name, value })
      : no({ key: "error.bad-setting", values: { found: word } });
  },
};
