import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { EVALUATED, loadJudge } from "@gatehouse/bots";
import { findGame } from "@gatehouse/catalogue";
import { LANGUAGES, seeded } from "@gatehouse/engine";
import { expect, test } from "vitest";
import { lineupOf } from "../src/arena/matches.ts";
import { curveDrawing } from "../src/training/curve.ts";
import { networkText } from "../src/training/network-file.ts";
import { weightsText } from "../src/training/weights-file.ts";
import { runChild } from "./child.ts";
import { folder, GAME, gatehouse, recordedGame, tamper } from "./program.ts";

const ARENA = ["arena", GAME, "--bots", "student,random", "--seats", "3", "--seed", "4"];

/** What a run has written for programs, without times, which are never the same. */
function figures(out = ""): Record<string, unknown> {
  const { milliseconds: _times, ...rest } = JSON.parse(out);
  return rest;
}

test("arena: share of wins per bot with its interval and Elo, the same in one thread and in two", async () => {
  const words = [...ARENA, "--games", "60", "--json"];
  const [one, two] = await Promise.all([gatehouse(words), runChild([...words, "--threads", "2"])]);
  expect(one.code).toBe(0);
  const found = JSON.parse(one.out);
  expect(Object.keys(found)).toEqual([
    ...["game", "seats", "seed", "lineup", "games", "finished"],
    ...["winShare", "interval", "elo", "meanScore", "milliseconds"],
  ]);
  expect(found).toMatchObject({ game: GAME, seats: 3, games: 60, finished: 60, elo: { random: 0 } });
  expect(found.lineup).toEqual(["student", "random", "random"]);
  expect(found.winShare.student + found.winShare.random).toBeCloseTo(1);
  expect(found.winShare.student).toBeGreaterThan(0.4);
  const [low, high] = found.interval.student;
  expect(low).toBeLessThan(found.winShare.student);
  expect(high).toBeGreaterThan(found.winShare.student);
  expect(figures(two.out)).toEqual(figures(one.out));
});

test("arena: stops early, after whole rounds of seats, the same in one thread and in two", async () => {
  const words = [...ARENA, "--games", "900", "--until", "0.1", "--json"];
  const [one, two] = await Promise.all([gatehouse(words), gatehouse([...words, "--threads", "2"])]);
  const { games, winShare } = JSON.parse(one.out);
  expect(games).toBeLessThan(900);
  expect(games % 3).toBe(0);
  expect(winShare.student).toBeGreaterThan(0.1);
  expect(figures(two.out)).toEqual(figures(one.out));
  const { out } = await gatehouse([...ARENA, "--games", "900", "--until", "0.1"]);
  expect(out).toContain("Stopped early: the first bot's share is clearly on one side of 10.0 %.");
});

test("arena: a table for people, with the plain search as a guest", async () => {
  const { code, out } = await gatehouse(["arena", GAME, "--bots", "uct:20,random", "--games", "4"]);
  expect(code).toBe(0);
  expect(out).toMatch(/Bot +Wins +95 % interval +Elo +Mean points +Per move\n +uct:20 .* ms\n +random .* ms\n/);
});

test("arena: the last bot that is named takes all seats that are left", () => {
  expect(lineupOf(["a", "b"], 4)).toEqual(["a", "b", "b", "b"]);
  expect(lineupOf(["a", "b", "c"], 3)).toEqual(["a", "b", "c"]);
});

test.for([
  [["arena", GAME], "--bots is missing"],
  [["arena", GAME, "--bots", "studnet"], "There is no bot “studnet”. Did you mean student?"],
  [
    ["arena", GAME, "--bots", "random,random,random", "--seats", "2"],
    "3 bots are too many for 2 seats: name at most 2",
  ],
  [[...ARENA, "--until", "half"], "--until: “half” is not a number from 0 to 1"],
  [["train", GAME], `${GAME} has no evaluation that could learn; these have one: kings-gate`],
  [["train", "kings-gate", "--out", "/no/such/folder/w.json"], "“/no/such/folder/w.json” cannot be written"],
  [["analyse"], "FILE is missing"],
] as const)("a wrong call says what to do: %s", async ([words, told]) => {
  const { code, err } = await gatehouse(words);
  expect(code).toBe(2);
  expect(err).toContain(told);
});

test.for(["arena", "train", "analyse"].flatMap((name) => LANGUAGES.map((language) => [name, language] as const)))(
  "%s explains itself in %s, with examples",
  async ([name, language]) => {
    const { code, out } = await gatehouse([name, "--help", "--lang", language]);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`\n {2}gatehouse ${name} .*\n`));
    expect(out).not.toMatch(/help\.[a-z]+/);
  },
);

const SMALL = ["--rounds", "2", "--games", "4", "--trials", "2", "--thumbs", "2", "--hidden", "3"];

test("train: the same call learns the same in one thread and in two, and draws the curve", async () => {
  const place = folder();
  const files = (name: string) => ["network.json", "weights.json", "curve.svg"].map((end) => join(place, name + end));
  const call = (name: string) => {
    const [network = "", weights = "", curve = ""] = files(name);
    return ["train", "kings-gate", ...SMALL, "--out", network, "--weights", weights, "--curve", curve];
  };
  const first = await gatehouse([...call("one-"), "--json"]);
  const second = await runChild([...call("two-"), "--threads", "2"]);
  expect([first.code, second.code]).toEqual([0, 0]);
  const texts = files("one-").map((path) => readFileSync(path, "utf8"));
  expect(files("two-").map((path) => readFileSync(path, "utf8"))).toEqual(texts);
  const [network, weights, curve] = texts;
  expect(JSON.parse(`${network}`)).toMatchObject({ hidden: 3 });
  expect(new Set(JSON.parse(`${network}`).weights).size).toBeGreaterThan(100);
  expect(Object.keys(JSON.parse(`${weights}`))).toEqual(["2", "3", "4"]);
  expect(new Set(JSON.parse(`${weights}`)["2"].start).size).toBeGreaterThan(5);
  expect(second.out).toMatch(/Round +Foreseen +Wins, 2 seats +Wins, 4 seats\n +1 +– .*\n +2 +−?\d/);
  const { call: again, rounds } = JSON.parse(first.out);
  expect(again).toBe("gatehouse train kings-gate --rounds 2 --games 4 --trials 2 --thumbs 2 --hidden 3 --seed 1");
  expect(rounds).toHaveLength(2);
  expect(curve).toContain(`<desc>${again}</desc>`);
}, 120_000);

test("train --on goes on from the network in use and leaves the rules of thumb alone", async () => {
  const place = folder();
  const [out, weights, curve] = ["network.json", "weights.json", "curve.svg"].map((name) => join(place, name));
  const sizes = ["--rounds", "1", "--games", "1", "--trials", "2", "--thumbs", "0"];
  const files = ["--out", `${out}`, "--weights", `${weights}`, "--curve", `${curve}`];
  const done = await gatehouse(["train", "kings-gate", "--on", "--think", "1", ...sizes, ...files, "--json"]);
  expect(done.code).toBe(0);
  const { call, rounds } = JSON.parse(done.out);
  expect(call).toBe("gatehouse train kings-gate --rounds 1 --games 1 --trials 2 --thumbs 0 --on --think 1 --seed 1");
  // A network from nothing would have nothing to foresee with.
  expect(rounds[0].foreseen).not.toBeNull();
  const used = JSON.parse(readFileSync(knowledge("networks", "kings-gate"), "utf8"));
  const taught = JSON.parse(readFileSync(`${out}`, "utf8"));
  expect(taught.weights).toHaveLength(used.weights.length);
  expect(taught.weights).not.toEqual(used.weights);
  expect(existsSync(`${weights}`)).toBe(false);
}, 120_000);

test("train --on --hidden lets the network in use play, and teaches a new one", async () => {
  const place = folder();
  const [out, curve] = ["network.json", "curve.svg"].map((name) => join(place, name));
  const sizes = ["--rounds", "1", "--games", "1", "--trials", "2", "--thumbs", "0"];
  const files = ["--out", `${out}`, "--curve", `${curve}`];
  const done = await gatehouse(["train", "kings-gate", "--on", "--hidden", "3", ...sizes, ...files, "--json"]);
  expect(done.code).toBe(0);
  const { call, rounds } = JSON.parse(done.out);
  expect(call).toBe("gatehouse train kings-gate --rounds 1 --games 1 --trials 2 --thumbs 0 --on --hidden 3 --seed 1");
  expect(rounds[0].foreseen).not.toBeNull();
  expect(JSON.parse(readFileSync(`${out}`, "utf8"))).toMatchObject({ hidden: 3 });
}, 120_000);

/** Where the bots keep what they know of a game. */
function knowledge(kind: "networks" | "weights", game: string): URL {
  return new URL(`../../../packages/bots/src/evaluations/${kind}/${game}.json`, import.meta.url);
}

test.for(EVALUATED)(
  "what bots know of %s is written as the formatter wants it, and fits what it is shown",
  async (game) => {
    const rules = readFileSync(knowledge("weights", game), "utf8");
    expect(weightsText(JSON.parse(rules))).toBe(rules);
    const text = readFileSync(knowledge("networks", game), "utf8");
    expect(networkText(JSON.parse(text))).toBe(text);
    const opened = (await findGame(game))?.open({ seats: 2 });
    if (!opened?.ok) throw new Error("no rules");
    const judge = await loadJudge(game, opened.value);
    expect(judge.lead(opened.value.setup(seeded(1)), 0)).toBeTypeOf("number");
  },
);

test("the curve has a panel per number of seats, and a point per round", () => {
  const rounds = [
    { round: 1, foreseen: null, wins: { 2: 0.5, 4: 0.25 } },
    { round: 2, foreseen: 0.2, wins: { 2: 0.75, 4: 0.5 } },
  ];
  const drawn = curveDrawing("a < b", "call", rounds);
  expect(drawn.match(/<circle/g)).toHaveLength(4);
  expect(drawn).toContain("a &lt; b");
  expect(drawn).toContain("4 seats");
});

test("analyse: luck and decisions per seat, what stands out, and where the match turned", async () => {
  const path = await recordedGame(["--bots", "random"]);
  const [text, json] = await Promise.all([gatehouse(["analyse", path]), gatehouse(["analyse", path, "--json"])]);
  expect(text.code).toBe(0);
  expect(text.out).toMatch(/Seat +Name +Luck +Decisions\n +A +Ada +[+−]?\d+\.\d +(?:−\d+|0)\.\d\n/);
  expect(text.out).toMatch(/Turning point: the turn of (Ada|Ben) at step \d+ \(/);
  const { seats, steps, turningPoint } = JSON.parse(json.out);
  expect(seats).toHaveLength(2);
  expect(seats.some(({ decisions }: { decisions: number }) => decisions < 0)).toBe(true);
  expect(steps.length).toBeGreaterThan(4);
  expect(steps[turningPoint.step].seat).toBe(turningPoint.seat);
});

test("analyse: a record that does not hold is the answer no", async () => {
  const path = await recordedGame();
  tamper(path, (record) => {
    record["setupDraws"] = [];
  });
  const { code, err } = await gatehouse(["analyse", path]);
  expect(code).toBe(1);
  expect(err).toContain("draw");
});

test.for([
  ["en", "hint", /I would choose \d+: .+ \(lead [+−]?\d+\.\d, \d+% to win\)\n/],
  ["es", "pista", /Yo elegiría \d+: .+ \(ventaja [+−]?\d+,\d, \d+ % de ganar\)\n/],
  ["de", "tipp", /Ich würde \d+ wählen: .+ \(Vorsprung [+−]?\d+,\d, Siegchance \d+ %\)\n/],
] as const)("hint in %s tells the best choices and what they promise", async ([language, verb, told]) => {
  const { out } = await gatehouse(["play", GAME, "--seed", "3", "--lang", language], `${verb}\n`);
  expect(out).toMatch(told);
});

test("hint gives reasons, in words, where the game has an evaluation", async () => {
  const words = ["play", "kings-gate", "--seats", "4", "--seed", "7"];
  const { out } = await gatehouse(words, "hint\n1\nhint\n");
  expect(out).toMatch(/\n {3}\+\d\.\d {2}[A-Z][\w ]+\.\n/);
  expect(out).not.toContain("reason.");
});
