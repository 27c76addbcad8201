import type { Message, Messages, MessageValues } from "@gatehouse/engine";

/** A name in braces, but not the text of a plural form. */
const NAME = /(?<!(?:=\d|one|other) )\{(\w+)\}/g;
const PLURAL = /\{(\w+), plural, ((?:=?\w+ \{[^{}]*\} ?)+)\}/g;

/** Reads messages of an English catalogue aloud: enough of ICU for tests of what a game says. */
export function readerOf(messages: Messages): (message: Message) => string {
  const read = ({ key, values = {} }: Message): string => {
    const text = messages[key];
    if (text === undefined) throw new Error(`no message ${key}`);
    return text
      .replaceAll(NAME, (_, name: string) => spoken(values[name], read))
      .replaceAll(PLURAL, (_, name: string, forms: string) => plural(Number(values[name]), forms));
  };
  return read;
}

/** The text for a number out of forms such as `=0 {nothing} one {# point} other {# points}`. */
function plural(number: number, forms: string): string {
  const texts = new Map([...forms.matchAll(/(=?\w+) \{([^{}]*)\}/g)].map(([, form, text]) => [form, text]));
  const found = texts.get(`=${number}`) ?? texts.get(number === 1 ? "one" : "other");
  if (found === undefined) throw new Error(`no form for ${number} in ${forms}`);
  return found.replace("#", String(number));
}

function spoken(value: MessageValues[string] | undefined, read: (message: Message) => string): string {
  if (value === undefined) throw new Error("a value is missing");
  if (typeof value !== "object") return String(value);
  return "seat" in value ? `Seat ${value.seat}` : read(value);
}
