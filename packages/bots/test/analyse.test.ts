import { at, type GameRecord, mixSeed, recordOf, seeded, start, submit } from "@gatehouse/engine";
import { game, type KingsGate } from "@gatehouse/kings-gate";
import { type LanternWall, game as lanternWall } from "@gatehouse/template";
import { rounds } from "@gatehouse/testkit/rounds";
import { expect, test } from "vitest";
import { analyse, decisionOf, findBot, loadJudge } from "../src/index.ts";

/** A match in which each seat is played by the bot of that name. */
async function matchOf(names: readonly string[], seed: number, most = Number.POSITIVE_INFINITY) {
  const started = start(game, { seats: names.length }, seeded(seed));
  if (!started.ok) throw new Error(started.error.code);
  let { match } = started.value;
  const judge = await loadJudge("kings-gate", match.rules);
  const [chance, own] = [seeded(mixSeed(seed, 1)), seeded(mixSeed(seed, 2))];
  for (let played = 0; played < most; played += 1) {
    const seat = match.rules.actors(match.state)[0];
    if (seat === undefined) break;
    const bot = findBot(at(names, seat));
    if (!bot) throw new Error("no such bot");
    const done = submit(match, seat, [bot.choose(decisionOf(match.rules, match.state, seat, own, judge))], chance);
    if (!done.ok) throw new Error(done.error.fault.code);
    match = done.value.match;
  }
  return match;
}

async function reviewOf(record: GameRecord<KingsGate>) {
  const done = await analyse(game, record);
  if (!done.ok) throw new Error(done.error.code);
  return done.value;
}

test("whoever plays at random gives more away than a student; nobody gains by luck what is not there", async () => {
  const match = await matchOf(["random", "student"], 4);
  const told: number[] = [];
  const done = await analyse(game, recordOf(match), (step) => told.push(step));
  if (!done.ok) throw new Error(done.error.code);
  const { seats, steps, turningPoint } = done.value;
  const [random, student] = seats;
  expect(random?.decisions).toBeLessThan((student?.decisions ?? 0) - 2);
  expect(student?.decisions).toBeLessThanOrEqual(0);
  expect(random?.worst?.points).toBeLessThan(-0.2);
  expect(student?.best?.points).toBeGreaterThan(0.2);
  // With two seats the luck of one is the bad luck of the other.
  expect(random?.luck).toBeCloseTo(-(student?.luck ?? 0), 6);
  expect(steps).toHaveLength(match.steps.length + 1);
  expect(told).toEqual(steps.map(({ step }) => step));
  expect(turningPoint?.winner).toBe(match.rules.result(match.state)?.ranks.indexOf(1));
  expect(turningPoint?.points).toBeGreaterThan(0);
});

test("sums are those of the steps; steps without draws have no luck, steps without a choice no decision", async () => {
  const match = await matchOf(["student", "student", "random"], 8, 40);
  const { seats, steps, turningPoint } = await reviewOf(recordOf(match));
  expect(turningPoint).toBeNull();
  for (const [seat, review] of seats.entries()) {
    expect(review.luck).toBeCloseTo(steps.reduce((sum, { luck }) => sum + (luck?.[seat] ?? 0), 0));
    const own = steps.filter((step) => step.seat === seat);
    expect(review.decisions).toBeCloseTo(own.reduce((sum, { lost }) => sum + (lost ?? 0), 0));
  }
  for (const { step, luck, lost } of steps.slice(1)) {
    const played = at(match.steps, step - 1);
    expect(luck === null).toBe(played.draws.length === 0);
    if (lost !== null) expect(lost).toBeLessThanOrEqual(0);
  }
  expect(steps[0]?.luck).not.toBeNull();
  expect(await reviewOf(recordOf(match))).toEqual({ seats, steps, turningPoint });
});

test("luck is neither good nor bad in the long run", async () => {
  const started = start(lanternWall, { seats: 2 }, seeded(1));
  if (!started.ok) throw new Error(started.error.code);
  const lucks: number[] = [];
  for (let seed = 0; seed < 60; seed += 1) {
    const done = await analyse(lanternWall, randomRecord(seed));
    if (!done.ok) throw new Error(done.error.code);
    lucks.push(at(done.value.seats, 0).luck);
  }
  const mean = lucks.reduce((sum, luck) => sum + luck, 0) / lucks.length;
  const spread = Math.sqrt(lucks.reduce((sum, luck) => sum + (luck - mean) ** 2, 0) / lucks.length);
  expect(spread).toBeGreaterThan(0);
  // Four standard errors.
  expect(Math.abs(mean)).toBeLessThan((4 * spread) / Math.sqrt(lucks.length));
});

function randomRecord(seed: number): GameRecord<LanternWall> {
  const started = start(lanternWall, { seats: 2 }, seeded(mixSeed(seed, 1)));
  if (!started.ok) throw new Error(started.error.code);
  let { match } = started.value;
  const chance = seeded(mixSeed(seed, 2));
  for (const _ of rounds("the end of the match")) {
    const seat = match.rules.actors(match.state)[0];
    if (seat === undefined) break;
    const legal = match.rules.legalActions(match.state, seat);
    const done = submit(match, seat, [at(legal, chance.pick(legal.length))], chance);
    if (!done.ok) throw new Error(done.error.fault.code);
    match = done.value.match;
  }
  return recordOf(match);
}

test("a record that does not replay gets the reason why", async () => {
  const record = recordOf(await matchOf(["random", "random"], 4, 10));
  const broken = { ...record, steps: record.steps.map((step) => ({ ...step, seat: 1 - step.seat })) };
  expect(await analyse(game, broken)).toMatchObject({ ok: false, error: { code: "bad-step", step: 1 } });
});
