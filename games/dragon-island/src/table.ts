import { at } from "@gatehouse/engine";
import { DEEDS, DRAGON_ICONS, ENERGIES, FIRST_TOWER, WIZARDS } from "./data/constants.ts";
import type { Edition } from "./data/edition.ts";
import type { SupplySpec } from "./data/supply.ts";
import type { Side } from "./data/tiles.ts";
import type { TreasureSpec } from "./data/treasures.ts";
import type { Colour, Deed, Energy, Icon, Options } from "./types.ts";

/** A face that can lie on the table. */
export interface Face {
  /** `null` for a wild face and for the Keep. */
  readonly colour: Colour | null;
  readonly icon: Icon;
  readonly dragons: number;
  readonly deed: Deed | null;
}

/** What the rules of a match close over. */
export interface Table {
  readonly options: Options;
  readonly seats: number;
  /** How many tiles are placed in the match, Towers included. */
  readonly placements: number;
  /** How many tiles of the bag are never drawn. */
  readonly removed: number;
  readonly faces: readonly Face[];
  readonly treasures: readonly TreasureSpec[];
  readonly supply: SupplySpec;
}

export function tableFor(options: Options, { tiles, treasures, supply }: Edition): Table {
  const { seats, turns } = options;
  return {
    options,
    seats,
    placements: seats * turns,
    removed: tiles.length - seats * (turns - 1),
    faces: [
      ...tiles.flatMap(({ front, back }) => [sideFace(front), sideFace(back)]),
      ...ENERGIES.map((colour) => face(colour, "map")),
      face(null, "gold"),
    ],
    treasures,
    supply,
  };
}

function sideFace({ colour, icon }: Side): Face {
  return face(colour === "wild" ? null : colour, icon);
}

function face(colour: Colour | null, icon: Icon): Face {
  return { colour, icon, dragons: DRAGON_ICONS[icon], deed: DEEDS[icon] };
}

/** The colour of a seat's wizard. */
export function wizardColour(seat: number): Energy {
  return at(WIZARDS, seat);
}

/** The face of a seat's Tower. */
export function towerOf(seat: number): number {
  return FIRST_TOWER + ENERGIES.indexOf(wizardColour(seat));
}
