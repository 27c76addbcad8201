import type { ActionTable, FieldsOf } from "@gatehouse/engine";
import { HEX_DIRECTIONS } from "@gatehouse/grid";
import { BUILDINGS, CAPTURE_ENERGY, ENERGIES } from "../data/constants.ts";
import { MOST_SUPPLY } from "../data/supply.ts";
import { TILES } from "../data/tiles.ts";
import { TREASURES } from "../data/treasures.ts";
import type { Table } from "../table.ts";
import type { Action, DragonIsland } from "../types.ts";
import { build } from "./build.ts";
import { captureDragons } from "./capture-dragons.ts";
import { chooseDragons } from "./choose-dragons.ts";
import { drawMaps } from "./draw-maps.ts";
import { endTurn } from "./end-turn.ts";
import { moveDragons } from "./move-dragons.ts";
import { moveWizard } from "./move-wizard.ts";
import { nameColour } from "./name-colour.ts";
import { payEnergy } from "./pay-energy.ts";
import { placeTile } from "./place-tile.ts";
import { placeTower } from "./place-tower.ts";
import { playMap } from "./play-map.ts";
import { returnMap } from "./return-map.ts";
import { takeGold } from "./take-gold.ts";
import { tameDragon } from "./tame-dragon.ts";
import { useTelekinesis } from "./use-telekinesis.ts";

export const ACTIONS: ActionTable<DragonIsland, Table> = {
  "return-map": returnMap,
  "place-tower": placeTower,
  "place-tile": placeTile,
  "name-colour": nameColour,
  "choose-dragons": chooseDragons,
  "move-dragons": moveDragons,
  "move-wizard": moveWizard,
  "tame-dragon": tameDragon,
  "capture-dragons": captureDragons,
  "pay-energy": payEnergy,
  build,
  "use-telekinesis": useTelekinesis,
  "draw-maps": drawMaps,
  "take-gold": takeGold,
  "play-map": playMap,
  "end-turn": endTurn,
};

/** The first tile at a distance needs two at every distance before it: 44 tiles reach 22 hexes from the Keep. */
const COORDINATE = { kind: "integer", min: -23, max: 23 } as const;
const HEX = { q: COORDINATE, r: COORDINATE } as const;
const DRAGONS = { kind: "integer", min: 0, max: MOST_SUPPLY.dragons } as const;
const MAP = { kind: "integer", min: 0, max: TREASURES.length - 1 } as const;
const ENERGY = { kind: "choice", of: ENERGIES } as const;

export const FIELDS = {
  "return-map": { map: MAP },
  "place-tower": HEX,
  "place-tile": {
    tile: { kind: "integer", min: 0, max: TILES.length - 1 },
    side: { kind: "choice", of: ["front", "back"] },
    ...HEX,
  },
  "name-colour": { colour: ENERGY },
  "choose-dragons": HEX,
  "move-dragons": { ...HEX, blue: DRAGONS, green: DRAGONS, red: DRAGONS, white: DRAGONS, gold: DRAGONS },
  "move-wizard": HEX,
  "tame-dragon": {},
  "capture-dragons": {},
  "pay-energy": { colour: ENERGY, cubes: { kind: "integer", min: 0, max: CAPTURE_ENERGY } },
  build: { building: { kind: "choice", of: BUILDINGS } },
  "use-telekinesis": { direction: { kind: "choice", of: HEX_DIRECTIONS } },
  "draw-maps": {},
  "take-gold": {},
  "play-map": { map: MAP },
  "end-turn": {},
} as const satisfies FieldsOf<Action>;
