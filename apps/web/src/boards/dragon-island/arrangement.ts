import type { Colour } from "@gatehouse/dragon-island";
import type { Seat } from "@gatehouse/engine";
import type { IslandTile } from "./island-model.ts";
import { counted } from "./names.ts";

/** A figure on a tile: where it stands and how large it is, in board units from the middle of the tile. */
interface Stand {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}
export interface DragonStand extends Stand {
  readonly colour: Colour;
  /** For how many it stands. */
  readonly count: number;
}
export interface WizardStand extends Stand {
  readonly seat: Seat;
}

type Place = readonly [x: number, y: number, size: number];

/** By how many there are. */
const DRAGONS: readonly (readonly Place[])[] = [
  [],
  [[0, -8, 84]],
  [
    [-30, -12, 66],
    [31, 4, 66],
  ],
  [
    [-33, -20, 56],
    [33, -20, 56],
    [0, 22, 56],
  ],
  [
    [-32, -28, 50],
    [32, -28, 50],
    [-32, 22, 50],
    [32, 22, 50],
  ],
];
const BESIDE_WIZARD: readonly (readonly Place[])[] = [
  [],
  [[-28, -12, 70]],
  [
    [-40, -24, 54],
    [-24, 22, 54],
  ],
];
const WIZARDS: readonly (readonly Place[])[] = [
  [],
  [[0, 4, 92]],
  [
    [-30, 4, 80],
    [32, 4, 80],
  ],
  [
    [-46, 2, 68],
    [0, 12, 68],
    [46, 2, 68],
  ],
  [
    [-50, -6, 60],
    [-17, 12, 60],
    [17, -6, 60],
    [50, 12, 60],
  ],
];
/** Beside something that stands in the middle. */
const ASIDE: readonly (readonly Place[])[] = [
  [],
  [[42, 8, 80]],
  [
    [-46, 12, 68],
    [46, 8, 68],
  ],
  [
    [-50, 12, 60],
    [22, 20, 60],
    [54, -2, 60],
  ],
  [
    [-56, -2, 54],
    [-34, 24, 54],
    [34, 24, 54],
    [56, -2, 54],
  ],
];

const MOST_DRAWN = 4;

/** Where the dragons of a tile stand; a crowd is told by numbers. */
export function dragonStands({ dragons, wizards }: Pick<IslandTile, "dragons" | "wizards">): DragonStand[] {
  const groups = counted(dragons);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const drawn =
    total <= MOST_DRAWN
      ? groups.flatMap(({ colour, count }) => Array.from({ length: count }, () => ({ colour, count: 1 })))
      : groups;
  const places = (wizards.length > 0 ? BESIDE_WIZARD[drawn.length] : undefined) ?? DRAGONS[drawn.length] ?? [];
  return drawn.map(({ colour, count }, index) => {
    const [x, y, size] = places[index] ?? [0, (index - 2) * 28, 44];
    return { colour, count, x, y, size };
  });
}

/** Where the wizards of a tile stand. */
export function wizardStands(tile: IslandTile): WizardStand[] {
  const isTaken = tile.tower !== null || tile.building !== null || tile.number === 0 || tile.dragons.some(Boolean);
  const places = (isTaken ? ASIDE : WIZARDS)[tile.wizards.length] ?? [];
  return tile.wizards.map((seat, index) => {
    const [x, y, size] = places[index] ?? [0, 0, 60];
    return { seat, x, y, size };
  });
}
