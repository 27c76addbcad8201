import type { Language, Message, Messages, MessageValues, Seat } from "@gatehouse/engine";
import IntlMessageFormat from "intl-messageformat";
import type { ReactNode } from "react";

/** How a seat is called in a sentence: as plain text, and as something to show. */
export interface Namer {
  plain(seat: Seat): string;
  shown(seat: Seat): ReactNode;
}

/** All texts of one language that are loaded here. */
export interface Texts {
  readonly language: Language;
  text(key: string, values?: MessageValues): string;
  say(message: Message): string;
  /** A message with its names as pieces of the page. */
  show(message: Message): ReactNode;
  has(key: string): boolean;
  /** The keys that start with a prefix, in the order of the catalogue. */
  keys(prefix: string): readonly string[];
  number(value: number, digits?: number): string;
  /** The same texts with other names for the seats. */
  named(namer: Namer): Texts;
  /** These texts and more. */
  with(messages: Messages): Texts;
}

/** So many texts are kept as they were told; a table says the same few hundred again and again. */
const KEPT = 3000;

const NOBODY: Namer = { plain: (seat) => String(seat + 1), shown: (seat) => String(seat + 1) };

/** The texts of one catalogue. A key that is missing is shown itself, so that nothing is ever empty. */
export function textsOf(language: Language, messages: Messages, namer: Namer = NOBODY): Texts {
  const formats = new Map<string, IntlMessageFormat>();
  const formatOf = (key: string): IntlMessageFormat => {
    const format = formats.get(key) ?? new IntlMessageFormat(messages[key] ?? key, language, {}, { ignoreTag: true });
    formats.set(key, format);
    return format;
  };
  const told = new Map<string, string>();
  const text = (key: string, values: MessageValues = {}): string => {
    const id = `${key} ${JSON.stringify(values)}`;
    const known = told.get(id);
    if (known !== undefined) return known;
    const names = mapValues(values, (value) => ("seat" in value ? namer.plain(value.seat) : say(value)));
    const made = String(formatOf(key).format(names));
    if (told.size >= KEPT) told.clear();
    told.set(id, made);
    return made;
  };
  const say = ({ key, values }: Message): string => text(key, values);
  const show = ({ key, values = {} }: Message): ReactNode =>
    formatOf(key).format<ReactNode>(
      mapValues(values, (value) => ("seat" in value ? namer.shown(value.seat) : show(value))),
    );
  return {
    language,
    text,
    say,
    show,
    has: (key) => key in messages,
    keys: (prefix) => Object.keys(messages).filter((key) => key.startsWith(prefix)),
    number: (value, digits = 0) =>
      value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    named: (other) => textsOf(language, messages, other),
    with: (more) => textsOf(language, { ...messages, ...more }, namer),
  };
}

type Nested = Exclude<MessageValues[string], number | string>;

function mapValues<T>(values: MessageValues, map: (value: Nested) => T): Record<string, number | string | T> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "object" ? map(value) : value]),
  );
}
