export {
  COLOURS,
  DEEDS,
  DRAGON_ICONS,
  ENERGIES,
  GOLD,
  INDEX,
  KEEP,
  SPIRE_PRODUCTION,
  STEPS,
  TAMING_GOLD,
} from "./data/constants.ts";
export { readEdition } from "./data/edition.ts";
export { TILES } from "./data/tiles.ts";
export { TREASURES } from "./data/treasures.ts";
export { dragonsOn } from "./dragons.ts";
export { activeCubes, activeEnergy, energyCost, nextAsked } from "./energy.ts";
export { game } from "./game.ts";
export { buildingOn, neighbourColours, tileAt } from "./island.ts";
export { yieldOf } from "./stock.ts";
export { type Face, type Table, tableFor, towerOf, wizardColour } from "./table.ts";
export { patternRefusal } from "./treasure.ts";
export type * from "./types.ts";
