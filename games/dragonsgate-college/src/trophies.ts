import { at } from "@gatehouse/engine";
import { TROPHY_SET, TROPHY_SET_PRESTIGE } from "./data/constants.ts";
import { lasting } from "./effects/lasting.ts";
import type { Metal } from "./effects/vocabulary.ts";
import type { Table } from "./table.ts";
import type { House } from "./types.ts";

const METALS = ["gold", "silver", "bronze"] as const satisfies readonly Metal[];

/** The metal of every trophy of a house; "any" is one that counts as the metal that suits best. */
export function trophiesOf(table: Table, house: House): readonly (Metal | "any")[] {
  const kept = lasting(table, house, "trophy").map(({ effect }) => effect.metal);
  return [...kept, ...trophiesUnderDisc(table, house)];
}

/** What is printed where the disc stands now (DC-15.4). Only an owner's edition has trophies before the Treasure Room. */
function trophiesUnderDisc(table: Table, house: House): readonly (Metal | "any")[] {
  if (house.treasure !== null) return [at(table.treasures, house.treasure).metal];
  if (house.dungeon === 0) return [];
  const printed = at(table.lists, at(table.dungeon, house.dungeon - 1));
  return printed.flatMap((effect) => (effect.kind === "trophy" ? [effect.metal] : []));
}

/** The prestige of the best way to make sets: three of one metal, or three different ones, each trophy in one set (DC-19.3). */
export function trophyPrestige(table: Table, house: House): number {
  const trophies = trophiesOf(table, house);
  const count = (metal: Metal | "any") => trophies.filter((each) => each === metal).length;
  return TROPHY_SET_PRESTIGE * mostSets(METALS.map(count), count("any"));
}

function mostSets(metals: readonly number[], any: number): number {
  if (any > 0)
    return Math.max(
      ...metals.map((_count, metal) =>
        mostSets(
          metals.map((count, other) => (other === metal ? count + 1 : count)),
          any - 1,
        ),
      ),
    );
  // More than two mixed sets are never better: three of them are also three sets of one metal.
  return Math.max(...[0, 1, 2].map((mixed) => setsWith(metals, mixed)));
}

/** How many sets there are if so many of them are mixed. */
function setsWith(metals: readonly number[], mixed: number): number {
  if (metals.some((count) => count < mixed)) return 0;
  return metals.reduce((sets, count) => sets + Math.floor((count - mixed) / TROPHY_SET), mixed);
}
