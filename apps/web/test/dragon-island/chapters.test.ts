import { expect, test } from "vitest";
import { chaptersOf } from "../../src/boards/dragon-island/chapters.ts";
import { textsOf } from "../../src/texts/texts.ts";

const texts = textsOf("en", { "di.round": "Round {round}" });
const step = (...types: readonly string[]) => ({ events: types.map((type) => ({ type })) });

test("a round begins after the last turn of the one before, and those to come are known", () => {
  const history = [step(), step("turn-ended"), step("tile-placed"), step("turn-ended"), step("tile-placed")];
  const chapters = chaptersOf(history, { seats: 2, turns: 3 }, texts);
  expect(chapters.map(({ name }) => name)).toEqual(["Round 1", "Round 2", "Round 3"]);
  expect(chapters.map(({ from }) => from)).toEqual([0, 4, Number.POSITIVE_INFINITY]);
});

test("after the last turn no further round begins", () => {
  const history = [step(), step("turn-ended"), step("turn-ended", "match-ended")];
  expect(chaptersOf(history, { seats: 2, turns: 1 }, texts).map(({ from }) => from)).toEqual([0]);
});
