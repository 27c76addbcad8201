import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { HOUSES, houseOf, ISLAND_HOUSES, SEAT_STYLES, shapePath } from "../../src/design/seats.tsx";
import { contrast } from "./contrast.ts";

const tokens = readFileSync(new URL("../../src/design/tokens.css", import.meta.url), "utf8");
const colour = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1] ?? "none";

describe("seats", () => {
  it.each([HOUSES, ISLAND_HOUSES])("differ in shape and pattern besides hue", (...houses) => {
    expect(new Set(houses.map((house) => SEAT_STYLES[house].shape)).size).toBe(4);
    expect(new Set(houses.map((house) => SEAT_STYLES[house].pattern)).size).toBe(4);
  });

  it.each([...HOUSES, "ivory"])("have readable text on %s", (house) => {
    expect(contrast(colour(`seat-${house}`), colour(`seat-${house}-ink`))).toBeGreaterThanOrEqual(4.5);
  });

  it("take their house by place", () => {
    expect([0, 1, 2, 3].map((seat) => houseOf(seat))).toEqual(["red", "blue", "amber", "green"]);
    expect(houseOf(2, ISLAND_HOUSES)).toBe("ivory");
  });

  it("draw their shapes round the given point", () => {
    const rounded = (path: string) => path.replaceAll(/-?\d+\.\d+/g, (number) => `${Math.round(Number(number))}`);
    expect(rounded(shapePath("lozenge", 10, 10, 100))).toBe("M10 -106L126 10L10 126L-106 10Z");
    expect(rounded(shapePath("triangle", 0, 0, 100))).toBe("M0 -112L124 86L-124 86Z");
    expect(rounded(shapePath("square", 0, 0, 10))).toBe("M-9 -9h18v18h-18Z");
  });
});
