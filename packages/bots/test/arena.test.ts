import { at, type GameTypes, type Rules } from "@gatehouse/engine";
import { game, type LanternWall } from "@gatehouse/template";
import { expect, test } from "vitest";
import { eloOf } from "../src/elo.ts";
import { type ArenaMatch, type Bot, findEntrant, plainJudge, playArenaMatch, tallyOf } from "../src/index.ts";

function rulesFor(seats: number): Rules<LanternWall> {
  const opened = game.open({ seats });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

function entrant(name: string): Bot {
  const found = findEntrant(name);
  if (!found) throw new Error(`no bot ${name}`);
  return found;
}

function arena(names: readonly string[], matches: number, seed = 1) {
  const rules = rulesFor(names.length);
  const lineup = names.map(entrant);
  const judge = plainJudge(rules);
  return Array.from({ length: matches }, (_, index) => playArenaMatch(rules, lineup, judge, seed, index));
}

function won(...ranks: readonly number[]): ArenaMatch {
  return { decisions: 1, outcome: { ranks, scores: ranks.map((rank) => 10 - rank) } };
}

test("as many matches as there are seats have the same luck, and everybody sits on every seat", () => {
  const rules = rulesFor(3);
  const sat: number[][] = [[], [], []];
  const setups: string[] = [];
  const watcher = (name: string, place: number): Bot => ({
    name,
    choose(decision) {
      if (at(sat, place).at(-1) !== decision.seat) at(sat, place).push(decision.seat);
      return at(decision.legalActions(), 0);
    },
  });
  const lineup = ["a", "b", "c"].map(watcher);
  const watched: typeof rules = {
    ...rules,
    setup(chance) {
      const state = rules.setup(chance);
      setups.push(JSON.stringify(state));
      return state;
    },
  };
  for (let index = 0; index < 4; index += 1) playArenaMatch(watched, lineup, plainJudge(rules), 5, index);
  expect(new Set(setups.slice(0, 3)).size).toBe(1);
  expect(setups[3]).not.toBe(setups[0]);
  for (const seats of sat) expect(new Set(seats)).toEqual(new Set([0, 1, 2]));
  expect(sat.map((seats) => seats[0])).toEqual([0, 1, 2]);
});

test("ranks follow the bots to their seats: the stronger one wins from everywhere", () => {
  const tally = tallyOf(["student", "random"]);
  for (const match of arena(["student", "random"], 120)) tally.add(match);
  const [student, random] = tally.rows();
  expect(student).toMatchObject({ name: "student" });
  expect(student?.interval[0]).toBeGreaterThan(0.5);
  expect(student?.elo).toBeGreaterThan(0);
  expect(random).toMatchObject({ name: "random", elo: 0 });
  expect((student?.winShare ?? 0) + (random?.winShare ?? 0)).toBeCloseTo(1);
  expect(tally.finished()).toBe(120);
});

test("the same seed plays the same matches, one by one in any order", () => {
  const all = arena(["student", "random"], 6);
  const rules = rulesFor(2);
  const lineup = ["student", "random"].map(entrant);
  expect(playArenaMatch(rules, lineup, plainJudge(rules), 1, 4)).toEqual(all[4]);
  expect(arena(["student", "random"], 6, 2)).not.toEqual(all);
});

test("shares: ties are split, bots of one name count together, unfinished matches do not count", () => {
  const tally = tallyOf(["a", "b", "b"]);
  for (const match of [won(1, 2, 3), won(1, 1, 3), won(2, 3, 1), { decisions: 9, outcome: null }]) tally.add(match);
  const [a, b] = tally.rows();
  expect(a?.winShare).toBeCloseTo(1.5 / 3);
  expect(b?.winShare).toBeCloseTo(1.5 / 3);
  expect(a?.meanScore).toBeCloseTo((9 + 9 + 8) / 3);
  expect([tally.played(), tally.finished()]).toEqual([4, 3]);
});

test("the interval is Wilson's: 8 of 10 lies between 49 % and 94 %", () => {
  const tally = tallyOf(["a", "b"]);
  for (let i = 0; i < 10; i += 1) tally.add(i < 8 ? won(1, 2) : won(2, 1));
  const [low, high] = at(tally.rows(), 0).interval;
  expect(low).toBeCloseTo(0.4902, 3);
  expect(high).toBeCloseTo(0.9433, 3);
});

test("an arena is clear once the first bot's share is well above or below a figure", () => {
  const tally = tallyOf(["a", "b"]);
  expect(tally.isClear(0.5)).toBe(false);
  for (let i = 0; i < 6; i += 1) tally.add(won(1, 2));
  expect(tally.isClear(0.5)).toBe(false);
  tally.add(won(1, 2));
  expect([tally.isClear(0.5), tally.isClear(0.9)]).toEqual([true, false]);
  const loser = tallyOf(["a", "b"]);
  for (let i = 0; i < 7; i += 1) loser.add(won(2, 1));
  expect(loser.isClear(0.5)).toBe(true);
});

test("Elo: three of four is 191 points, and strengths add up along a chain", () => {
  // With the level match that is added it is exactly three of four.
  expect(
    eloOf([
      [0, 7499.5],
      [2499.5, 0],
    ]),
  ).toEqual([191, 0]);
  const [a = 0, b = 0, c = 0] = eloOf([
    [0, 7499.5, 0],
    [2499.5, 0, 7499.5],
    [0, 2499.5, 0],
  ]);
  expect([a - b, b - c, c]).toEqual([191, 191, 0]);
});

test("a bot that chooses what is refused is caught", () => {
  const rules: Rules<GameTypes> = rulesFor(2);
  const cheat: Bot = { name: "cheat", choose: (decision) => ({ ...at(decision.legalActions(), 0), coins: 99 }) };
  expect(() => playArenaMatch(rules, [cheat, cheat], plainJudge(rules), 1, 0)).toThrow("cheat chose what is refused");
});

test("the plain search plays legally, the same with the same seed, and beats random", () => {
  expect(arena(["uct:30", "random"], 4)).toEqual(arena(["uct:30", "random"], 4));
  const tally = tallyOf(["uct:60", "random"]);
  for (const match of arena(["uct:60", "random"], 60)) tally.add(match);
  expect(tally.rows()[0]?.winShare).toBeGreaterThan(0.6);
});

test("entrants are the bots, the plain search, and searches with other iterations", () => {
  expect(findEntrant("uct")?.name).toBe("uct");
  expect(findEntrant("uct:500")?.name).toBe("uct:500");
  expect(findEntrant("student")?.name).toBe("student");
  expect(findEntrant("master:80")?.name).toBe("master:80");
  for (const unknown of ["uct:", "uct:x", "student:80", "nobody"]) expect(findEntrant(unknown)).toBeUndefined();
});
