import { engineMessages } from "@gatehouse/engine";
import { catalogueProblem, loadCatalogues } from "@gatehouse/testkit";
import { expect, test } from "vitest";
import { cliMessages } from "../src/messages.ts";

test("the three languages have the same keys and the same placeholders", async () => {
  expect(catalogueProblem(await loadCatalogues(cliMessages))).toBeUndefined();
});

test("no text of the command line hides one of the engine", async () => {
  const [ours = {}] = await loadCatalogues(cliMessages);
  const [theirs = {}] = await loadCatalogues(engineMessages);
  expect(Object.keys(ours).filter((key) => key in theirs)).toEqual([]);
});
