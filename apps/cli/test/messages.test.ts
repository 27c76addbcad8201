import { engineMessages, LANGUAGES } from "@gatehouse/engine";
import { catalogueProblem, loadCatalogues } from "@gatehouse/testkit";
import { expect, test } from "vitest";
import { cliMessages } from "../src/messages.ts";
import { VERBS } from "../src/play/verbs.ts";
import { loadTexts } from "../src/texts.ts";

test("the three languages have the same keys and the same placeholders", async () => {
  expect(catalogueProblem(await loadCatalogues(cliMessages))).toBeUndefined();
});

test("no text of the command line hides one of the engine", async () => {
  const [ours = {}] = await loadCatalogues(cliMessages);
  const [theirs = {}] = await loadCatalogues(engineMessages);
  expect(Object.keys(ours).filter((key) => key in theirs)).toEqual([]);
});

/** Texts that tell what to type, with the verbs in them. */
const QUOTES: readonly (readonly [text: string, ...verbs: string[]])[] = [
  ["play.commands", "help", "why", "undo", "rules", "quit"],
  ["play.welcome", "help"],
  ["play.choose", "help"],
  ["play.unknown", "help"],
  ["play.more", "log"],
  ["play.in-short", "list"],
  ["play.why-what", "why"],
  ["play.save-where", "save"],
  ["play.pass-undo", "undo"],
];

test.for(LANGUAGES)("in %s every verb is one word of its own, and texts quote it as it is", async (language) => {
  const texts = await loadTexts(language, null, String);
  const words = Object.keys(VERBS).map((verb) => texts.text(`verb.${verb}`));
  expect(new Set(words).size).toBe(words.length);
  for (const word of words) expect(word).toMatch(/^\p{Ll}+$/u);
  for (const [key, ...verbs] of QUOTES)
    for (const verb of verbs) expect(texts.outline(key)).toContain(texts.text(`verb.${verb}`));
});

test("the verb for why is a verb in Spanish", async () => {
  const { text } = await loadTexts("es", null, String);
  expect(text("verb.why")).toBe("explica");
});
