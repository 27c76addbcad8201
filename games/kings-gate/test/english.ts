import type { Message, MessageValues } from "@gatehouse/engine";
import messages from "../messages/en.json" with { type: "json" };

const TEXTS = new Map(Object.entries(messages));
/** A name in braces, but not the text of a plural form. */
const NAME = /(?<!(?:=\d|one|other) )\{(\w+)\}/g;
const PLURAL = /\{(\w+), plural, ((?:=?\w+ \{[^{}]*\} ?)+)\}/g;

/** A message as it is read in English: enough of ICU for the messages of this game. */
export function english({ key, values = {} }: Message): string {
  const text = TEXTS.get(key);
  if (text === undefined) throw new Error(`no message ${key}`);
  return text
    .replaceAll(NAME, (_, name: string) => spoken(values[name]))
    .replaceAll(PLURAL, (_, name: string, forms: string) => plural(Number(values[name]), forms));
}

/** The text for a number out of forms such as `=0 {nothing} one {# point} other {# points}`. */
function plural(number: number, forms: string): string {
  const texts = new Map([...forms.matchAll(/(=?\w+) \{([^{}]*)\}/g)].map(([, form, text]) => [form, text]));
  const found = texts.get(`=${number}`) ?? texts.get(number === 1 ? "one" : "other");
  if (found === undefined) throw new Error(`no form for ${number} in ${forms}`);
  return found.replace("#", String(number));
}

function spoken(value: MessageValues[string] | undefined): string {
  if (value === undefined) throw new Error("a value is missing");
  if (typeof value !== "object") return String(value);
  return "seat" in value ? `Seat ${value.seat}` : english(value);
}
