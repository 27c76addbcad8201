import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LANGUAGES, type Messages } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { placeholders } from "../placeholders.ts";

const web = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string) => readFileSync(`${web}/${path}`, "utf8");
const messagesOf = (language: string): Messages => JSON.parse(read(`messages/shell/${language}.json`));
const english = messagesOf("en");

const sources = ["src/app.tsx", ...globSync("src/shell/**/*.{ts,tsx}", { cwd: web })]
  .map(read)
  .join("\n")
  // What a key depends on is no key.
  .replaceAll(/=== "[^"]*"/g, "");

/** Keys written out, and the fixed beginnings of those that are put together. */
const literals = [...sources.matchAll(/["`]([a-z]+(?:[.-][a-z]+)*)["`]/g)].map(([, key]) => key ?? "");
const beginnings = [...sources.matchAll(/`([a-z]+\.[a-z.-]*)\$\{/g)].map(([, start]) => start ?? "");
/** What belongs to a game and not to the pages. */
const OF_GAMES = ["option.", "component.", "value.", "game.", "rule."];

describe.each(LANGUAGES)("the pages in %s", (language) => {
  const messages = messagesOf(language);

  test("have the same keys in the same order", () => {
    expect(Object.keys(messages)).toEqual(Object.keys(english));
  });

  test("have the same placeholders", () => {
    const all = (catalogue: Messages) => Object.entries(catalogue).map(([key, text]) => [key, ...placeholders(text)]);
    expect(all(messages)).toEqual(all(english));
  });
});

test("every key that a page names exists", () => {
  const calls = [...sources.matchAll(/\b(?:text\(|key:)([^()]*?)[{},)]/g)].map(([, inside]) => inside ?? "");
  const named = calls.flatMap((call) => [...call.matchAll(/"([a-z][a-z.-]*)"/g)].map(([, key]) => key ?? ""));
  expect(named.length).toBeGreaterThan(100);
  const missing = named.filter((key) => !(key in english) && !OF_GAMES.some((start) => key.startsWith(start)));
  expect(missing).toEqual([]);
});

test("every key that is put together has messages", () => {
  const own = beginnings.filter((start) => !OF_GAMES.includes(start));
  expect(own.filter((start) => !Object.keys(english).some((key) => key.startsWith(start)))).toEqual([]);
});

test("no message is left over", () => {
  const isUsed = (key: string) => literals.includes(key) || beginnings.some((start) => key.startsWith(start));
  expect(Object.keys(english).filter((key) => !isUsed(key))).toEqual([]);
});
