import type { Building, Colour, Deed, Energy, Icon, Step } from "../types.ts";

/** Colours of cubes, in the order in which they are paid. */
export const ENERGIES = ["blue", "green", "red", "white"] as const satisfies readonly Energy[];

/** Colours of terrain and dragons, in the order of all lists by colour. */
export const COLOURS = ["blue", "green", "red", "white", "gold"] as const satisfies readonly Colour[];

/** The place of a colour in lists by colour. */
export const INDEX: Readonly<Record<Colour, number>> = { blue: 0, green: 1, red: 2, white: 3, gold: 4 };

/** The place of coins in a stock. */
export const GOLD = 4;

/** The colours of the wizards in seating order; there is no gold one (DI-1.1). */
export const WIZARDS = ["red", "blue", "white", "green"] as const satisfies readonly Energy[];

export const BUILDINGS = [
  "pen",
  "spire",
  "blue-lair",
  "green-lair",
  "red-lair",
  "white-lair",
  "gold-lair",
] as const satisfies readonly Building[];

/** The steps of a turn in their order. */
export const STEPS: readonly Step[] = ["tile", "dragons", "wizard", "deal", "action", "map", "draw"];

/** Faces 0 … 79 are the sides of tiles, 80 … 83 the Towers in the order of {@link ENERGIES}, 84 the Keep. */
export const FIRST_TOWER = 80;
export const KEEP_FACE = 84;
/** The Keep is the first tile on the table. */
export const KEEP = 0;

/** How many dragons appear on a face. */
export const DRAGON_ICONS: Readonly<Record<Icon, number>> = {
  "dragon-build": 1,
  "double-dragon": 2,
  build: 0,
  "wild-build": 0,
  storm: 0,
  telekinesis: 0,
  map: 0,
  gold: 0,
};

/** What can be done on a face in step 6. */
export const DEEDS: Readonly<Record<Icon, Deed | null>> = {
  "dragon-build": "build",
  build: "build",
  "wild-build": "build",
  telekinesis: "telekinesis",
  map: "map",
  gold: "gold",
  "double-dragon": null,
  storm: null,
};

export const TOUCHED_TILES = 2;
export const TAMING_GOLD = 3;
export const CAPTURE_ENERGY = 10;
export const BUILD_ENERGY = 5;
/** The rulebook can be read as the first dragon of a colour in this capture; here it is the first in the match (DI-9.6). */
export const FIRST_CAPTURE_FAME = 2;
export const CAPTURE_FAME = 1;
export const PEN_FAME = 2;
export const LAIR_FAME = 1;
export const SPIRE_FAME = 3;
export const SPIRE_PRODUCTION = 2;
export const KEEP_GOLD = 2;
export const GOLD_PET_FAME = 1;

/** How many maps are drawn and kept, and with the Blue pet. */
export const MAPS_DRAWN = 2;
export const MAPS_KEPT = 1;
export const BLUE_PET_MAPS = 1;
