import { readFileSync, writeFileSync } from "node:fs";
import { findGame } from "@gatehouse/catalogue";
import { readRecord, replay } from "@gatehouse/engine";
import { expect, test } from "vitest";
import { GAME, gatehouse, recordedGame, tamper } from "./program.ts";

const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));
const linesOf = (text: string) => text.trim().split("\n");

test("a recorded game verifies, and its replay has a line for the set-up and for every step", async () => {
  const path = await recordedGame(["--seats", "3", "--bots", "student,random"]);
  const verified = await gatehouse(["verify", path]);
  expect([verified.code, linesOf(verified.out).length]).toEqual([0, 1]);
  expect(verified.out).toContain("3 seats");
  expect(verified.out).toContain("no proof of the dice");
  const lines = linesOf((await gatehouse(["replay", path, "--json"])).out).map((line) => JSON.parse(line));
  expect(lines).toHaveLength(read(path).steps.length + 1);
  expect(lines.map(({ step }) => step)).toEqual([...lines.keys()]);
  expect(Object.keys(lines[0])).toEqual(["step", "seat", "action", "notation", "draws", "events", "state"]);
});

test("the last state of the replay is that of the record", async () => {
  const path = await recordedGame();
  const game = await findGame(GAME);
  const record = game ? readRecord(game, read(path)) : undefined;
  const replayed = game && record?.ok ? replay(game, record.value) : undefined;
  const last = JSON.parse(linesOf((await gatehouse(["replay", path, "--json"])).out).at(-1) ?? "");
  expect(replayed?.ok && replayed.value.state).toEqual(last.state);
});

test("replay shows one position, or the whole game to its result", async () => {
  const path = await recordedGame();
  const last = read(path).steps.length;
  const { out } = await gatehouse(["replay", path, "--at", "2"]);
  expect(out.match(/^Step /gm)).toHaveLength(1);
  const whole = await gatehouse(["replay", path]);
  expect(whole.out.match(/^Step /gm)).toHaveLength(last + 1);
  expect(whole.out).toContain("The game is over.");
  const beyond = await gatehouse(["replay", path, "--at", String(last + 1)]);
  expect([beyond.code, beyond.err]).toEqual([2, expect.stringContaining(`its last one is step ${last}`)]);
});

test("options of the game reach its rules, and the record names them", async () => {
  const option = (await findGame(GAME))?.options.find(({ kind }) => kind === "integer");
  if (option?.kind !== "integer") throw new Error("the game has no number to set");
  const path = await recordedGame(["--option", `${option.name}=${option.max}`]);
  expect(read(path).options[option.name]).toBe(option.max);
  const { code, err } = await gatehouse(["record", GAME, "--out", "-", "--option", `${option.name}=${option.max + 1}`]);
  expect([code, err]).toEqual([2, expect.stringContaining(`The option “${option.name}” should be`)]);
});

test("two fair games with the same seed have other luck; two seeded ones are the same", async () => {
  const runs = [["--fair"], ["--fair"], [], []].map((words) =>
    gatehouse(["record", GAME, "--seed", "5", "--out", "-", ...words]),
  );
  const [one, two, three, four] = (await Promise.all(runs)).map(({ out }) => out);
  expect(one).not.toBe(two);
  expect(three).toBe(four);
});

test.for<[string, (record: Record<string, unknown>) => void, RegExp]>([
  ["a step is cut off", ({ steps }) => void (Array.isArray(steps) && steps.pop()), /says that it ends with/],
  [
    "a step belongs to a seat that is not there",
    (record) => void Object.assign(record, { steps: [{ seat: 9, action: { type: "x" }, draws: [] }] }),
    /Step 1: There is no seat 9/,
  ],
  ["the result is another", (record) => void Object.assign(record, { result: null }), /but it replays to/],
  ["it is of rules to come", (record) => void Object.assign(record, { rulesVersion: 999 }), /rules version 999/],
  ["it is of an unknown game", (record) => void Object.assign(record, { game: "chess" }), /no game chess/],
  ["the options are no options", (record) => void Object.assign(record, { options: 3 }), /“options” should be/],
])("verify answers no if %s", async ([, change, expected]) => {
  const path = await recordedGame();
  tamper(path, change);
  const { code, out, err } = await gatehouse(["verify", path]);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(expected);
  expect(err).not.toMatch(/^ +at /m);
});

/** Gives the last step to the other of two seats. */
const swapLast = ({ steps }: Record<string, unknown>) => {
  const last = Array.isArray(steps) ? steps.at(-1) : {};
  last.seat = 1 - last.seat;
};
const WRONG_SEAT = /^Step \d+: It is not [AB]'s decision now, but [AB]'s\.$/m;

test("verify names seats by their letters, in what is wrong too", async () => {
  const path = await recordedGame(["--seats", "2"]);
  tamper(path, swapLast);
  expect((await gatehouse(["verify", path])).err).toMatch(WRONG_SEAT);
});

test("verify answers other programs in JSON, without colours", async () => {
  const path = await recordedGame(["--fair", "--seats", "2"]);
  const verify = () => gatehouse(["verify", path, "--json"], "", { FORCE_COLOR: "1" });
  const { steps, result } = read(path);
  const good = await verify();
  const expected = { ok: true, game: GAME, seats: 2, steps: steps.length, result, proven: true };
  expect([good.code, JSON.parse(good.out)]).toEqual([0, expected]);
  tamper(path, swapLast);
  const bad = await verify();
  const fault = { ok: false, fault: "bad-step", message: expect.stringMatching(WRONG_SEAT) };
  expect([bad.code, JSON.parse(bad.out), bad.err]).toEqual([1, fault, ""]);
});

test("in JSON too a damaged record is the answer no, and a missing file a wrong call", async () => {
  const { code, out } = await gatehouse(["verify", "-", "--json"], "{");
  expect([code, JSON.parse(out)]).toEqual([1, expect.objectContaining({ ok: false, fault: "not-json" })]);
  expect(await gatehouse(["verify", "/no/such/file", "--json"])).toMatchObject({ code: 2, out: "" });
});

test("a changed draw of a fair game is found", async () => {
  const path = await recordedGame(["--fair"]);
  tamper(path, ({ proof }) => {
    if (typeof proof === "object" && proof && "entries" in proof && Array.isArray(proof.entries))
      proof.entries.at(-1).head = "0".repeat(64);
  });
  const { code, err } = await gatehouse(["verify", path]);
  expect([code, err]).toEqual([1, expect.stringContaining("the log was changed")]);
});

test("a record that is cut off in the middle of the file is told as such", async () => {
  const path = await recordedGame();
  writeFileSync(path, readFileSync(path, "utf8").slice(0, 300));
  for (const command of ["verify", "replay"]) {
    const { code, err } = await gatehouse([command, path]);
    expect([code, err]).toEqual([1, expect.stringContaining("This is not JSON")]);
  }
  expect((await gatehouse(["play", "--from", path])).code).toBe(2);
});
