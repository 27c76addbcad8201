import { expect, test } from "vitest";
import german from "../../messages/table/de.json" with { type: "json" };
import english from "../../messages/table/en.json" with { type: "json" };
import { clockOf } from "../../src/table/clock.ts";
import { textsOf } from "../../src/texts/texts.ts";

const texts = textsOf("en", english);

test.each([
  [0, "0:00", "0 minutes left", true],
  [59_999, "0:59", "1 minute left", true],
  [61_000, "1:01", "2 minutes left", false],
  [3_600_000 + 5 * 60_000, "1 h 5 min", "1 hour and 5 minutes left", false],
  [49 * 3_600_000, "2 d 1 h", "2 days and 1 hour left", false],
])("%i ms: %s", (left, shown, spoken, isShort) => {
  expect(clockOf(left, texts)).toEqual({ shown, spoken, isShort });
});

test("in another language too", () => {
  expect(clockOf(49 * 3_600_000, textsOf("de", german)).spoken).toBe("noch 2 Tage und 1 Stunde");
});
