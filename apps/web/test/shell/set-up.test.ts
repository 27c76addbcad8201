import { STANDARD_LEVEL } from "@gatehouse/bots/levels";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { orderOf } from "../../src/shell/new-match/order.ts";
import { keepSetUp, lastSetUp, optionsFor, withSeats } from "../../src/shell/new-match/set-up.ts";

const GAME = "kings-gate";
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => vi.unstubAllGlobals());

const bots = ({ seats }: ReturnType<typeof lastSetUp>) => seats.map(({ bot }) => bot);

describe("at first", () => {
  test("one plays against two bots, two people around one screen", () => {
    expect(bots(lastSetUp("play", GAME))).toEqual([null, STANDARD_LEVEL, STANDARD_LEVEL]);
    expect(bots(lastSetUp("pass", GAME))).toEqual([null, null]);
  });
});

test("the next match begins like the last one, each way to play by itself", () => {
  const four = withSeats("play", lastSetUp("play", GAME), 4);
  keepSetUp("play", GAME, four);
  expect(lastSetUp("play", GAME)).toEqual(four);
  expect(lastSetUp("pass", GAME).seats).toHaveLength(2);
});

test.each([
  "{",
  '{"play kings-gate":{"seats":[{"bot":"gone","name":""},{"bot":null,"name":""}],"options":{}}}',
  '{"play kings-gate":{"seats":[{"bot":null,"name":""}],"options":{}}}',
])("what was kept and no longer fits is forgotten: %s", (text) => {
  kept.set("gatehouse.set-up", text);
  expect(lastSetUp("play", GAME).seats).toHaveLength(3);
});

test("somebody always plays, however many seats go", () => {
  const last = {
    seats: [
      { bot: STANDARD_LEVEL, name: "" },
      { bot: STANDARD_LEVEL, name: "" },
      { bot: null, name: "Ana" },
    ],
    options: {},
  };
  expect(bots(withSeats("play", last, 2))).toEqual([null, STANDARD_LEVEL]);
});

test("an option that exists only for two is not asked of three", () => {
  const specs = [{ name: "colours", kind: "flag", default: true, atSeats: [2] }] as const;
  expect([2, 3].map((seats) => optionsFor(specs, seats).length)).toEqual([1, 0]);
});

test("bots have names, and people without one get one", () => {
  const seats = [
    { bot: null, name: " " },
    { bot: STANDARD_LEVEL, name: "Ana" },
    { bot: null, name: "Bea" },
  ];
  const { players } = orderOf(GAME, { seats, options: {} }, (seat) => `Player ${seat + 1}`);
  expect(players.map(({ name }) => name)).toEqual(["Player 1", "Casimir", "Bea"]);
});
