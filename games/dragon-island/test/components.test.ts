import { describe, expect, test } from "vitest";
import { game } from "../src/index.ts";

/** A table of components, one line per component: how many there are of it, and its values with where they are from. */
function lines(id: string): string[] {
  const table = game.components().find((each) => each.id === id);
  return (table?.components ?? []).map(({ id: name, copies, values }) =>
    [
      `${copies} ${name}`,
      ...Object.entries(values).map(([key, { value, provenance }]) => `${key} ${shown(value)} (${provenance})`),
    ].join(", "),
  );
}

function shown(value: unknown): string {
  return typeof value === "object" && value !== null ? Object.values(value).join(" ") : String(value);
}

describe("the tables of components", () => {
  test("are tiles, treasures, start tiles, buildings, pets and the supply", () => {
    expect(game.components().map(({ id, components }) => `${id} ${components.length}`)).toEqual([
      "tiles 40",
      "treasures 40",
      "start-tiles 5",
      "buildings 7",
      "pets 5",
      "supply 5",
    ]);
  });

  test("[DI-1.2] show both sides of every tile; how they are paired is reconstructed", () => {
    const print = /^1 tile-\d\d, front (.+) \(reconstructed\), back (.+) \(reconstructed\)$/;
    const sides = lines("tiles").flatMap((line) => print.exec(line)?.slice(1) ?? []);
    const often = (side: string) => sides.filter((each) => each === side).length;
    for (const colour of ["blue", "green", "red", "white", "gold"])
      expect(
        ["dragon-build", "build", "double-dragon", "storm", "telekinesis"].map((icon) => often(`${colour} ${icon}`)),
      ).toEqual([6, 2, 2, 2, 2]);
    expect([lines("tiles").length, sides.length, often("wild wild-build")]).toEqual([40, 80, 10]);
  });

  test("show every treasure map; the pattern of one is known, its worth is not", () => {
    const worth = /, fame \d+ \(reconstructed\), gold \d+ \(reconstructed\)$/;
    const patterns = lines("treasures").map((line) => line.replace(worth, ""));
    expect(patterns.filter((pattern) => pattern.includes("(found)"))).toEqual([
      "1 gold-d, centre gold (found), neighbours green red red (found)",
    ]);
  });

  test("[DI-1.3] [DI-3.6] show the Keep and the Towers", () => {
    expect(lines("start-tiles")).toEqual([
      "1 keep, icon gold (rulebook), gold 2 (rulebook)",
      ...["blue", "green", "red", "white"].map(
        (colour) => `1 ${colour}-tower, colour ${colour} (rulebook), icon map (rulebook)`,
      ),
    ]);
  });

  test("[DI-11.3] [DI-11.4] [DI-11.5] [DI-11.6] show what buildings give and cost", () => {
    const lairs = ["blue", "green", "red", "white", "gold"].map(
      (colour) => `1 ${colour}-lair, fame 1 (rulebook), energy 5 (rulebook)`,
    );
    expect(lines("buildings")).toEqual([
      "4 pen, fame 2 (rulebook), energy 5 (rulebook)",
      "4 spire, fame 3 (rulebook), energy 5 (rulebook)",
      ...lairs,
    ]);
  });

  test("[DI-13.2] [DI-13.3] [DI-13.4] [DI-13.5] [DI-13.6] show what each pet does", () => {
    expect(lines("pets")).toEqual([
      "4 blue, power maps-drawn-and-kept (rulebook), by 1 (rulebook)",
      "4 green, power gold-before-taming (rulebook), by 1 (rulebook)",
      "4 red, power capture-cost (inferred), by -1 (inferred)",
      "4 white, power building-cost (inferred), by -1 (inferred)",
      "4 gold, power fame-per-treasure (rulebook), by 1 (rulebook)",
    ]);
  });

  test("[DI-1.4] show how many pieces there are", () => {
    expect(lines("supply")).toEqual([
      "160 cubes, count 40 (inferred)",
      "40 gold, count 40 (rulebook)",
      "50 dragons, count 10 (inferred)",
      "4 spires, count 4 (rulebook)",
      "20 markers, count 20 (rulebook)",
    ]);
  });
});
