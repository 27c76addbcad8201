import { findBot } from "@gatehouse/bots";
import { findGame } from "@gatehouse/catalogue";
import { at } from "@gatehouse/engine";
import { expect, test } from "vitest";
import { checkGame, isSameGame, simulateGame } from "../src/simulation.ts";
import { type AnyRules, dealBots, MOST_DECISIONS, openRules } from "../src/tables.ts";
import { GAME, gatehouse } from "./program.ts";

async function table() {
  const game = await findGame(GAME);
  const opened = game && openRules(game, undefined, []);
  const random = findBot("random");
  if (!opened?.ok || !random) throw new Error("there is nothing to simulate");
  const rules = opened.value;
  return { rules, bots: dealBots([random], rules.options.seats) };
}

test("simulate tells all figures, finishes every game and finds nothing wrong", async () => {
  const words = [
    "simulate",
    GAME,
    "--seats",
    "3",
    "--games",
    "40",
    "--seed",
    "5",
    "--bots",
    "student,random",
    "--json",
  ];
  const { code, out } = await gatehouse(words);
  const summary = JSON.parse(out);
  expect(code).toBe(0);
  expect(Object.keys(summary)).toEqual([
    ...["game", "seats", "games", "finished", "violations", "meanScores", "winShare"],
    ...["decisionsPerGame", "decisionsPerSecond", "playoutsPerSecond"],
  ]);
  expect(summary).toMatchObject({ game: GAME, seats: 3, games: 40, finished: 40, violations: 0 });
  expect(summary.winShare.reduce((sum: number, share: number) => sum + share)).toBeCloseTo(1);
  expect(summary.meanScores).toHaveLength(3);
});

test("simulate without JSON is a table with the bots dealt in turn", async () => {
  const { out } = await gatehouse(["simulate", GAME, "--seats", "3", "--games", "10", "--bots", "student,random"]);
  expect(out).toMatch(/ A +student .*\n +B +random .*\n +C +student /);
  expect(out).toContain("10 of 10 games finished · no violations");
});

test("the same seed simulates the same games, another seed others", async () => {
  const { rules, bots } = await table();
  expect(simulateGame(rules, { bots }, 5)).toEqual(simulateGame(rules, { bots }, 5));
  expect(simulateGame(rules, { bots }, 5)).not.toEqual(simulateGame(rules, { bots }, 6));
});

test("every state is checked: violations, components that change, games that differ", async () => {
  const { rules, bots } = await table();
  const first = simulateGame(rules, { bots }, 5);
  expect(checkGame(rules, { bots }, 5)).toEqual({ game: first, found: [] });
  const broken: AnyRules = { ...rules, violations: () => ["broken"] };
  expect(checkGame(broken, { bots }, 5).found).toHaveLength(first.decisions + 1);
  let pieces = 0;
  const leaking: AnyRules = { ...rules, census: () => ({ pieces: pieces++ === 3 ? 1 : 0 }) };
  expect(checkGame(leaking, { bots }, 5).found).toHaveLength(2);
  expect(isSameGame(first, simulateGame(rules, { bots }, 5))).toBe(true);
  expect(isSameGame(first, simulateGame(rules, { bots }, 6))).toBe(false);
});

test("a game without an end is left after its most decisions and has no result", async () => {
  const { rules, bots } = await table();
  const first = rules.setup({ pick: () => 0 });
  const seat = at(rules.actors(first), 0);
  const endless: AnyRules = {
    ...rules,
    actors: () => [seat],
    legalActions: () => [{ type: "wait" }],
    play: () => {},
    result: () => null,
  };
  expect(simulateGame(endless, { bots }, 1)).toEqual({ decisions: MOST_DECISIONS, outcome: null });
});

test("perft counts the same with the same seed, to every depth", async () => {
  const words = ["perft", GAME, "--depth", "2", "--seed", "3"];
  const [one, two, text] = await Promise.all(
    [[...words, "--json"], [...words, "--json"], words].map((each) => gatehouse(each)),
  );
  const rows = (out = "") => JSON.parse(out).rows.map(({ seconds: _seconds, ...row }: { seconds: number }) => row);
  expect(rows(one?.out)).toEqual(rows(two?.out));
  expect(rows(one?.out)).toMatchObject([{ depth: 1 }, { depth: 2 }]);
  expect(text?.out).toContain(rows(one?.out)[1].order);
});

test("bench measures every function of a game", async () => {
  const { code, out } = await gatehouse(["bench", GAME, "--seconds", "1", "--json"]);
  const { games } = JSON.parse(out);
  expect(code).toBe(0);
  expect(Object.keys(games[GAME])).toEqual([
    ...["decisionsPerSecond", "playoutsPerSecond"],
    ...["cloneNs", "viewNs", "legalActionsNs", "determinizeNs", "standingNs"],
  ]);
  for (const figure of Object.values(games[GAME])) expect(figure).toBeGreaterThan(0);
});
