import { describe, expect, it } from "vitest";
import { letter } from "../../src/boards/kings-gate/pieces/location-name.ts";

describe("the name on a location", () => {
  it("is as large as it gets when it is short", () => {
    expect(letter("Palace", 150)).toEqual({ lines: ["Palace"], size: 21.5 });
  });

  it("gets smaller before it takes a second line", () => {
    const { lines, size } = letter("Tourney Grounds", 128);
    expect(lines).toEqual(["Tourney Grounds"]);
    expect(size).toBeLessThan(21.5);
  });

  it("breaks between words, as evenly as it can", () => {
    expect(letter("Königliche Bibliothek", 150).lines).toEqual(["Königliche", "Bibliothek"]);
    expect(letter("Die Halle der alten Gilden", 128).lines).toEqual(["Die Halle der", "alten Gilden"]);
  });

  it("of one long word shrinks to its room", () => {
    const word = "Handwerkerinnungshalle";
    const { lines, size } = letter(word, 128);
    expect(lines).toEqual([word]);
    expect(size * word.length * 0.5).toBeCloseTo(128);
  });
});
