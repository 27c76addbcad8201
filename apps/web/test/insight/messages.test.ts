import { readdirSync, readFileSync } from "node:fs";
import { botMessages } from "@gatehouse/bots/messages";
import type { MessageLoaders } from "@gatehouse/engine";
import { catalogueProblem, loadCatalogues } from "@gatehouse/testkit";
import { expect, test } from "vitest";

const SOURCES = new URL("../../src/insight/", import.meta.url);

const insight: MessageLoaders = {
  en: () => import("../../messages/insight/en.json"),
  es: () => import("../../messages/insight/es.json"),
  de: () => import("../../messages/insight/de.json"),
};

test("the three languages have the same keys and the same placeholders", async () => {
  expect(catalogueProblem(await loadCatalogues(insight))).toBeUndefined();
});

test("the sources use every message, and only messages that exist", async () => {
  const [english = {}] = await loadCatalogues(insight);
  const code = readdirSync(SOURCES)
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(new URL(name, SOURCES), "utf8"))
    .join("\n");
  const used = [...code.matchAll(/"((?:hint|luck)\.[a-z-]+)"/g)].map(([, key]) => key);
  expect([...new Set(used)].sort()).toEqual(Object.keys(english).sort());
});

test("no message hides one of the bots or of the table", async () => {
  const [english = {}] = await loadCatalogues(insight);
  const [reasons = {}] = await loadCatalogues(botMessages);
  const table = JSON.parse(readFileSync(new URL("../../messages/table/en.json", import.meta.url), "utf8"));
  expect(Object.keys(english).filter((key) => key in reasons || key in table)).toEqual([]);
});
