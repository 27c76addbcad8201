import { describe, expect, it } from "vitest";
import { splitInitial } from "../../src/design/initial.ts";

describe("the first letter of a title", () => {
  it.each([
    ["King’s Gate", "K", "ing’s Gate"],
    ["Ärmelkanal", "Ä", "rmelkanal"],
    ["A\u0308rmelkanal", "A\u0308", "rmelkanal"],
    ["Élite", "É", "lite"],
    ["¡Ganaste!", "¡G", "anaste!"],
    ["„Ende“", "„E", "nde“"],
    ["4 gewinnt", "4", " gewinnt"],
    ["", "", ""],
  ])("of %s is %s", (text, initial, rest) => {
    expect(splitInitial(text)).toEqual([initial, rest]);
  });
});
