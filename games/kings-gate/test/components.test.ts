import { describe, expect, test } from "vitest";
import { game } from "../src/index.ts";

/** A table of components, one line per component: how many there are of it, and its values with where they are from. */
function lines(id: string): string[] {
  const table = game.components().find((each) => each.id === id);
  return (table?.components ?? []).map(({ id: name, copies, values }) =>
    [
      `${copies} ${name}`,
      ...Object.entries(values).map(([key, { value, provenance }]) => `${key} ${value} (${provenance})`),
    ].join(", "),
  );
}

describe("the tables of components", () => {
  test.for([
    ["palace", "rulebook", false, "2,2,1", "king"],
    ["cathedral", "reconstructed", false, "3,3,1", "bishop"],
    ["wizards-tower", "reconstructed", true, "4,3,2", "wizard"],
    ["graveyard", "rulebook", true, "5,4,3", ""],
    ["guild-hall", "reconstructed", false, "3,2,2", "guildmaster,merchant"],
    ["garrison", "rulebook", false, "4,3,2", ""],
    ["harbour", "reconstructed", true, "6,3,1", ""],
    ["tourney-grounds", "rulebook", true, "3,0,0", ""],
    ["royal-library", "reconstructed", false, "4,3,2", "sorceress"],
    ["kings-gate", "reconstructed", true, "7,4,2", ""],
  ] as const)("[KG-4.1] [KG-6.5] [KG-7.1] show %s, its name from %s", ([id, from, dangerous, prizes, counters]) => {
    const found = `dangerous ${dangerous} (found), prizes ${prizes} (found), counters ${counters} (found)`;
    expect(lines("locations")).toContain(`1 ${id}, name ${id} (${from}), ${found}`);
  });

  test("[KG-1.2] show the 88 tiles of four colours; the dragon has no number", () => {
    expect(lines("districts")).toEqual([
      "4 pub, number 0 (found), perColour 1 (found)",
      "28 cottages, number 1 (found), perColour 7 (found)",
      "16 workshops, number 2 (found), perColour 4 (found)",
      "16 barracks, number 3 (found), perColour 4 (found)",
      "16 merchant-houses, number 4 (found), perColour 4 (found)",
      "4 citadel, number 5 (found), perColour 1 (found)",
      "4 dragon, number null (found), perColour 1 (found)",
    ]);
  });

  test("[KG-1.5] show one counter of each character", () => {
    expect(lines("counters")).toEqual(
      ["king", "bishop", "wizard", "guildmaster", "merchant", "sorceress"].map(
        (id) => `1 ${id}, effect ${id} (rulebook)`,
      ),
    );
  });
});
