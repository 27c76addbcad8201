import { expect, test } from "vitest";
import { awaitedSeat } from "../../src/table/awaited.ts";

test("nobody is awaited at a screen that one person has alone", () => {
  expect(awaitedSeat([0], [0], 0, null)).toBeNull();
  expect(awaitedSeat([], [1], null, null)).toBeNull();
});

test("a match opens with the person who is asked", () => {
  expect(awaitedSeat([0, 2], [2], 2, null)).toBe(2);
});

test("the screen is passed on when another person is asked", () => {
  expect(awaitedSeat([0, 2], [2], 0, 0)).toBe(2);
  expect(awaitedSeat([0, 2], [2], 2, 2)).toBeNull();
});

test("the curtain stays until the table is seen through the eyes of whoever was admitted", () => {
  expect(awaitedSeat([0, 2], [2], 0, 2)).toBe(2);
});

test("while bots play, whoever looked last goes on looking", () => {
  expect(awaitedSeat([0, 2], [1], 0, 0)).toBeNull();
});

test("of several who are asked at the same time, the one who looks comes first", () => {
  expect(awaitedSeat([0, 1], [0, 1], 1, 1)).toBeNull();
  expect(awaitedSeat([0, 1], [0], 1, 1)).toBe(0);
});

test("after the end nothing has to be hidden", () => {
  expect(awaitedSeat([0, 1], [], 0, null)).toBeNull();
});
