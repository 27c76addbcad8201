import { botMessages } from "@gatehouse/bots";
import {
  type AnyGame,
  engineMessages,
  LANGUAGES,
  type Language,
  type Message,
  type Messages,
  type MessageValues,
  type Seat,
} from "@gatehouse/engine";
import IntlMessageFormat from "intl-messageformat";
import { cliMessages } from "./messages.ts";

/** All texts of one language: those of a game, of the engine and of the command line. */
export interface Texts {
  readonly language: Language;
  say(message: Message): string;
  text(key: string, values?: MessageValues): string;
  has(key: string): boolean;
  /** The keys that start with a prefix. */
  keys(prefix: string): readonly string[];
  /** A text with a gap in place of every value: what it says whatever the numbers are. */
  outline(key: string): string;
  /** A number as it is written in this language. */
  number(value: number, digits?: number): string;
}

type Element = ReturnType<IntlMessageFormat["getAst"]>[number];

const GAP = "…";
/** The type of an element that is plain text, in the numbering of the ICU parser. */
const LITERAL = 0;

/** Loads the texts of a language. `nameOf` says how a seat is called. */
export async function loadTexts(
  language: Language,
  game: AnyGame | null,
  nameOf: (seat: Seat) => string,
): Promise<Texts> {
  const loaders = [engineMessages, ...(game ? [game.messages, botMessages] : []), cliMessages];
  const catalogues = await Promise.all(loaders.map((loader) => loader[language]()));
  return textsOf(language, Object.assign({}, ...catalogues.map((catalogue) => catalogue.default)), nameOf);
}

/** The texts of one catalogue. A key that is missing is shown itself. */
function textsOf(language: Language, messages: Messages, nameOf: (seat: Seat) => string): Texts {
  const formats = new Map<string, IntlMessageFormat>();
  const formatOf = (key: string): IntlMessageFormat => {
    const format = formats.get(key) ?? new IntlMessageFormat(messages[key] ?? key, language, {}, { ignoreTag: true });
    formats.set(key, format);
    return format;
  };
  const text = (key: string, values: MessageValues = {}): string => {
    const plain = Object.entries(values).map(([name, value]) => [name, plainValue(value)] as const);
    return String(formatOf(key).format(Object.fromEntries(plain)));
  };
  const say = ({ key, values }: Message) => text(key, values);
  const plainValue = (value: MessageValues[string]): number | string => {
    if (typeof value !== "object") return value;
    return "seat" in value ? nameOf(value.seat) : say(value);
  };
  return {
    language,
    say,
    text,
    has: (key) => key in messages,
    keys: (prefix) => Object.keys(messages).filter((key) => key.startsWith(prefix)),
    outline: (key) => formatOf(key).getAst().map(outlineOf).join(""),
    number: (value, digits = 0) =>
      value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  };
}

function outlineOf(element: Element): string {
  if ("options" in element) {
    // The branch for small amounts often says something special ("nothing"); `other` is the general case.
    const general = element.options["other"] ?? Object.values(element.options)[0];
    return general ? general.value.map(outlineOf).join("") : GAP;
  }
  return element.type === LITERAL ? element.value : GAP;
}

/** A difference, with its sign: a real minus, since a hyphen is read as nothing. */
export function signed(points: number, { number }: Texts): string {
  const amount = number(Math.abs(points), 1);
  if (amount === number(0, 1)) return amount;
  return points < 0 ? `−${amount}` : `+${amount}`;
}

/** The language of the person at this machine, from what the system is set to; else English. */
export function systemLanguage(environment: { readonly [name: string]: string | undefined }): Language {
  const locale = environment["LC_ALL"] || environment["LC_MESSAGES"] || environment["LANG"] || "";
  return LANGUAGES.find((language) => locale.toLowerCase().startsWith(language)) ?? "en";
}
