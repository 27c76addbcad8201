import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LANGUAGES, type Messages } from "@gatehouse/engine";
import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, test } from "vitest";

const web = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string) => readFileSync(`${web}/${path}`, "utf8");
const messagesOf = (part: string, language: string): Messages => JSON.parse(read(`messages/${part}/${language}.json`));
const english = messagesOf("online", "en");
const around: Messages = { ...messagesOf("shell", "en"), ...messagesOf("table", "en") };
const sources = globSync("src/online/*.{ts,tsx}", { cwd: web }).map(read).join("\n");

/** Keys written out, and the fixed beginnings of those that are put together. */
const literals = [...sources.matchAll(/"([a-z][a-z-]*(?:\.[a-z][a-z-]*)+)"/g)].map(([, key]) => key ?? "");
const beginnings = [...sources.matchAll(/`([a-z][a-z-]*\.[a-z.-]*)\$\{/g)].map(([, start]) => start ?? "");
/** What belongs to a game, and paths. */
const NO_KEYS = /^option\.|\.(?:tsx?|css|json)$/;

/** The names of a message's placeholders, also of those within plural and select. */
function placeholders(message: string): string[] {
  const names = (parts: ReturnType<IntlMessageFormat["getAst"]>): string[] =>
    parts.flatMap((part) => [
      ...("value" in part && part.type !== 0 ? [part.value] : []),
      ...("options" in part ? Object.values(part.options).flatMap(({ value }) => names(value)) : []),
    ]);
  return [...new Set(names(new IntlMessageFormat(message, "en").getAst()))].sort();
}

describe.each(LANGUAGES)("online play in %s", (language) => {
  const messages = messagesOf("online", language);

  test("has the same keys in the same order", () => {
    expect(Object.keys(messages)).toEqual(Object.keys(english));
  });

  test("has the same placeholders", () => {
    const all = (catalogue: Messages) => Object.entries(catalogue).map(([key, text]) => [key, ...placeholders(text)]);
    expect(all(messages)).toEqual(all(english));
  });
});

test("every key that is named exists", () => {
  const missing = literals.filter((key) => !(key in english) && !(key in around) && !NO_KEYS.test(key));
  expect(missing).toEqual([]);
  const starts = beginnings.filter((start) => !NO_KEYS.test(start));
  const all = Object.keys({ ...english, ...around });
  expect(starts.filter((start) => !all.some((key) => key.startsWith(start)))).toEqual([]);
});

test("no message is left over", () => {
  const isUsed = (key: string) => literals.includes(key) || beginnings.some((start) => key.startsWith(start));
  expect(Object.keys(english).filter((key) => !isUsed(key))).toEqual([]);
});
