import type { ComponentTable, Provenance } from "@gatehouse/engine";
import {
  BLUE_PET_MAPS,
  BUILD_ENERGY,
  COLOURS,
  ENERGIES,
  GOLD_PET_FAME,
  KEEP_GOLD,
  LAIR_FAME,
  PEN_FAME,
  SPIRE_FAME,
} from "./constants.ts";
import { SUPPLY, type SupplySpec } from "./supply.ts";
import { type Side, TILES } from "./tiles.ts";
import { TREASURES } from "./treasures.ts";

/** Seats that have a Pen and a set of pet cards. */
const SETS = 4;

/** The one pattern that a preview of the game describes: gold, beside two red and a green. */
const DESCRIBED = "gold-d";

/** How many pieces there are in the box, and whether somebody says so or the other numbers leave nothing else. */
const PIECES: readonly (readonly [id: keyof SupplySpec, colours: number, provenance: Provenance])[] = [
  ["cubes", ENERGIES.length, "inferred"],
  ["gold", 1, "rulebook"],
  ["dragons", COLOURS.length, "inferred"],
  ["spires", 1, "rulebook"],
  ["markers", 1, "rulebook"],
];

/** What a pet does besides flying. Whose power is Red's and whose White's, the rulebook's layout only suggests. */
const POWERS: readonly (readonly [id: (typeof COLOURS)[number], power: string, by: number, provenance: Provenance])[] =
  [
    ["blue", "maps-drawn-and-kept", BLUE_PET_MAPS, "rulebook"],
    ["green", "gold-before-taming", 1, "rulebook"],
    ["red", "capture-cost", -1, "inferred"],
    ["white", "building-cost", -1, "inferred"],
    ["gold", "fame-per-treasure", GOLD_PET_FAME, "rulebook"],
  ];

const side = ({ colour, icon }: Side) => ({ value: { colour, icon }, provenance: "reconstructed" as const });
const rulebook = (value: number | string) => ({ value, provenance: "rulebook" as const });
const reconstructed = (value: number) => ({ value, provenance: "reconstructed" as const });

export const COMPONENTS: readonly ComponentTable[] = [
  {
    id: "tiles",
    components: TILES.map(({ id, front, back }) => ({
      id,
      copies: 1,
      values: { front: side(front), back: side(back) },
    })),
  },
  {
    id: "treasures",
    components: TREASURES.map(({ id, centre, neighbours, fame, gold }) => {
      const provenance = id === DESCRIBED ? "found" : "reconstructed";
      return {
        id,
        copies: 1,
        values: {
          centre: { value: centre, provenance },
          neighbours: { value: neighbours, provenance },
          fame: reconstructed(fame),
          gold: reconstructed(gold),
        },
      };
    }),
  },
  {
    id: "start-tiles",
    components: [
      { id: "keep", copies: 1, values: { icon: rulebook("gold"), gold: rulebook(KEEP_GOLD) } },
      ...ENERGIES.map((colour) => ({
        id: `${colour}-tower`,
        copies: 1,
        values: { colour: rulebook(colour), icon: rulebook("map") },
      })),
    ],
  },
  {
    id: "buildings",
    components: [
      { id: "pen", copies: SETS, values: { fame: rulebook(PEN_FAME), energy: rulebook(BUILD_ENERGY) } },
      { id: "spire", copies: SUPPLY.spires, values: { fame: rulebook(SPIRE_FAME), energy: rulebook(BUILD_ENERGY) } },
      ...COLOURS.map((colour) => ({
        id: `${colour}-lair`,
        copies: 1,
        values: { fame: rulebook(LAIR_FAME), energy: rulebook(BUILD_ENERGY) },
      })),
    ],
  },
  {
    id: "pets",
    components: POWERS.map(([id, power, by, provenance]) => ({
      id,
      copies: SETS,
      values: { power: { value: power, provenance }, by: { value: by, provenance } },
    })),
  },
  {
    id: "supply",
    components: PIECES.map(([id, colours, provenance]) => ({
      id,
      copies: SUPPLY[id] * colours,
      values: { count: { value: SUPPLY[id], provenance } },
    })),
  },
];
