import { readdirSync, readFileSync } from "node:fs";
import { LANGUAGES } from "@gatehouse/engine";
import IntlMessageFormat from "intl-messageformat";
import { describe, expect, test } from "vitest";
import { SHORTCUTS } from "../../src/table/shortcuts.ts";

const SOURCES = new URL("../../src/table/", import.meta.url);

function messages(part: string, language: string): Record<string, string> {
  return JSON.parse(readFileSync(new URL(`../../messages/${part}/${language}.json`, import.meta.url), "utf8"));
}

const english = messages("table", "en");

/** The names that a message has to be filled with, at any depth. */
function placeholders(message: string): string[] {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === "object" && value !== null) {
      const element: { readonly type?: unknown; readonly value?: unknown } = value;
      // Type 0 is plain text, 7 the number sign of a plural.
      if (typeof element.type === "number" && element.type !== 0 && element.type !== 7)
        names.add(String(element.value));
      Object.values(value).forEach(visit);
    }
  };
  visit(new IntlMessageFormat(message, "en", {}, { ignoreTag: true }).getAst());
  return [...names].sort();
}

describe.each(LANGUAGES)("%s", (language) => {
  const found = messages("table", language);

  test("has every message, and no other", () => {
    expect(Object.keys(found)).toEqual(Object.keys(english));
  });

  test("fills in the same things", () => {
    for (const [key, message] of Object.entries(found))
      expect([key, placeholders(message)]).toEqual([key, placeholders(english[key] ?? "")]);
  });
});

describe("sources", () => {
  const code = readdirSync(SOURCES)
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(new URL(name, SOURCES), "utf8"))
    .join("\n");
  const shell = messages("shell", "en");
  const known = (key: string) => key in english || key in shell || key === "game.name";
  const literal = [...code.matchAll(/"([a-z][a-z-]*(?:\.[a-z][a-z-]*)+)"/g)].flatMap(([, key]) => key ?? []);
  /** Keys are also put together: `hint.title.${depth}`. */
  const made = [...code.matchAll(/`([a-z][a-z-]*\.[a-z.-]*)\$\{/g)].flatMap(([, start]) => start ?? []);
  const fromGames = ["rule.", "end.", "source.", "nudge.", "lesson."];

  test("use only messages that exist", () => {
    const isFile = (text: string) => /\.(tsx?|css|json|png|ts)$/.test(text);
    expect(
      literal.filter((key) => !isFile(key) && !known(key) && !fromGames.some((start) => key.startsWith(start))),
    ).toEqual([]);
    const starts = made.filter((start) => !fromGames.some((game) => start.startsWith(game)));
    expect(starts.filter((start) => !Object.keys(english).some((key) => key.startsWith(start)))).toEqual([]);
  });

  test("use every message", () => {
    const isUsed = (key: string) => literal.includes(key) || made.some((start) => key.startsWith(start));
    expect(Object.keys(english).filter((key) => !isUsed(key))).toEqual([]);
  });

  test("every shortcut is explained", () => {
    expect(SHORTCUTS.filter(({ id }) => !(`keys.${id}` in english))).toEqual([]);
  });
});
