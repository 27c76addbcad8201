import {
  type Action,
  type Building,
  COLOURS,
  type Colour,
  type DragonIsland,
  dragonsOn,
  type Energy,
  energyCost,
  GOLD,
  TAMING_GOLD,
  type Table as Tables,
} from "@gatehouse/dragon-island";
import { at, type Seat } from "@gatehouse/engine";
import { HEX_DIRECTIONS, type HexDirection } from "@gatehouse/grid";
import type { Table } from "../../table/table.ts";
import { differenceTo, foreseen } from "./forecast.ts";
import { askedOf } from "./island-model.ts";
import { counted } from "./names.ts";
import { lairColour } from "./pieces/buildings.tsx";
import { centreOf, type Point } from "./pieces/hex.ts";
import { type Chosen, isSame, type Numbers } from "./questions.ts";

/** What a petal shows. */
export type Sign =
  | { readonly kind: "colour"; readonly colour: Energy }
  | { readonly kind: "dragon"; readonly colour: Colour; readonly isGoing: boolean }
  | { readonly kind: "capture"; readonly cost: number; readonly fame: number }
  | { readonly kind: "tame"; readonly colour: Colour; readonly gold: number }
  | { readonly kind: "building"; readonly building: Building; readonly cost: number; readonly fame: number }
  | { readonly kind: "direction"; readonly direction: HexDirection; readonly gained: readonly number[] }
  | { readonly kind: "maps" }
  | { readonly kind: "gold"; readonly gold: number };

/** Something that can be chosen around a tile of the board. */
export interface Petal {
  readonly id: string;
  /** The middle of the tile around which it stands, and in which direction. */
  readonly centre: Point;
  readonly direction: Point;
  readonly sign: Sign;
  readonly key: string | null;
  /** What it does; with `numbers` it only says how many dragons go. */
  readonly action: Action;
  readonly numbers: Numbers | null;
  readonly isLegal: boolean;
}

type Bare = Omit<Petal, "centre" | "direction" | "isLegal">;

/** How far from the middle of its tile a petal stands, in its own units. */
const DISTANCE = 124;
/** The radius of a petal. */
export const PETAL_RADIUS = 50;

/** Where a petal stands on the board if it is drawn so many times as large. */
export function petalPlace({ centre, direction, sign }: Petal, times: number): Point {
  const distance = DISTANCE * times * (sign.kind === "direction" ? 1.4 : 1);
  return { x: centre.x + direction.x * distance, y: centre.y + direction.y * distance };
}

/** What is chosen around a tile now: the colour of a wild one, what to do with dragons, what to do there. */
export function petalsOf(table: Table<DragonIsland>, tables: Tables, chosen: Chosen): Petal[] {
  const { view, seat } = table;
  const asked = askedOf(view);
  if (seat === null || asked === null) return [];
  switch (asked.type) {
    case "wild":
      return ring(table, asked.tile, table.legal.flatMap(colourPetal), -135);
    case "dragons":
      return dragonPetals(table, asked.from, chosen.numbers);
    case "turn": {
      const { tile } = at(view.seats, seat);
      if (tile === null) return [];
      if (asked.step === "deal") return ring(table, tile, dealPetals(table, seat, tile), -150, 120);
      if (asked.step === "action") return deedPetals(table, tables, seat, tile);
      return [];
    }
    default:
      return [];
  }
}

/** Stands petals around a tile, beginning at an angle; by default evenly. */
function ring(
  table: Table<DragonIsland>,
  tile: number,
  petals: readonly Bare[],
  from: number,
  by = 360 / Math.max(1, petals.length),
): Petal[] {
  const centre = centreOf(at(table.view.tiles, tile));
  const written = new Set(table.legal.map((action) => table.game.notation.write(action)));
  return petals.map((petal, index) => {
    const angle = ((from + index * by) * Math.PI) / 180;
    return {
      ...petal,
      centre,
      direction: { x: Math.cos(angle), y: Math.sin(angle) },
      isLegal: written.has(table.game.notation.write(petal.action)),
    };
  });
}

function colourPetal(action: Action): Bare[] {
  if (action.type !== "name-colour") return [];
  const { colour } = action;
  return [{ id: `name ${colour}`, sign: { kind: "colour", colour }, key: null, action, numbers: null }];
}

/** Each dragon of the chosen tile: whether it goes. A single one just goes. */
function dragonPetals(table: Table<DragonIsland>, from: number, numbers: Numbers | null): Petal[] {
  const there = dragonsOn(table.view, from);
  const goal = table.legal.find((action) => action.type === "move-dragons");
  if (there.reduce((sum, count) => sum + count, 0) < 2 || !goal || !numbers) return [];
  const petals = counted(there).flatMap(({ colour, count }) =>
    Array.from({ length: count }, (_, index): Bare => {
      const isGoing = index < numbers[colour];
      const changed = { ...numbers, [colour]: numbers[colour] + (isGoing ? -1 : 1) };
      return {
        id: `dragon ${colour} ${index}`,
        sign: { kind: "dragon", colour, isGoing },
        key: null,
        action: { ...goal, ...changed },
        numbers: changed,
      };
    }),
  );
  return ring(table, from, petals, -90 - 25 * (petals.length - 1), 50).map((petal) => ({
    ...petal,
    isLegal: table.legal.some(
      (action) => action.type === "move-dragons" && petal.numbers !== null && isSame(action, petal.numbers),
    ),
  }));
}

function dealPetals(table: Table<DragonIsland>, seat: Seat, tile: number): Bare[] {
  const { view } = table;
  const captured = foreseen(table, { type: "capture-dragons" })?.events.find(
    (event) => event.type === "dragons-captured",
  );
  const capture: Bare = {
    id: "capture",
    sign: { kind: "capture", cost: energyCost(view, seat, tile, "capture"), fame: captured?.fame ?? 0 },
    key: "C",
    action: { type: "capture-dragons" },
    numbers: null,
  };
  const colour = COLOURS.find((_colour, index) => at(dragonsOn(view, tile), index) > 0) ?? "red";
  const tamed = foreseen(table, { type: "tame-dragon" })?.view;
  const tame: Bare = {
    id: "tame",
    sign: { kind: "tame", colour, gold: tamed ? -at(differenceTo(view, seat, tamed), GOLD) : TAMING_GOLD },
    key: "P",
    action: { type: "tame-dragon" },
    numbers: null,
  };
  return [capture, tame];
}

function deedPetals(table: Table<DragonIsland>, tables: Tables, seat: Seat, tile: number): Petal[] {
  switch (at(tables.faces, at(table.view.tiles, tile).face).deed) {
    case "build": {
      const petals = buildings(table, seat, tile);
      // Side by side above the tile while they fit, else all around it.
      const by = petals.length > 4 ? 360 / petals.length : 76;
      return ring(table, tile, petals, -90 - (by / 2) * (petals.length - 1), by);
    }
    case "telekinesis":
      return ring(table, tile, directions(table), -60);
    case "map":
      return ring(
        table,
        tile,
        [{ id: "maps", sign: { kind: "maps" }, key: "M", action: { type: "draw-maps" }, numbers: null }],
        -90,
      );
    case "gold": {
      const taken = foreseen(table, { type: "take-gold" })?.events.find((event) => event.type === "gold-taken");
      const sign = { kind: "gold", gold: taken?.gold ?? 0 } as const;
      return ring(table, tile, [{ id: "gold", sign, key: "G", action: { type: "take-gold" }, numbers: null }], -90);
    }
    default:
      return [];
  }
}

const ALWAYS: readonly Building[] = ["pen", "spire"];
const LAIRS: readonly Building[] = ["blue-lair", "green-lair", "red-lair", "white-lair", "gold-lair"];

/** Pen and Spire, and the Lairs of one's own pets. */
function buildings(table: Table<DragonIsland>, seat: Seat, tile: number): Bare[] {
  const { view } = table;
  const { pets } = at(view.seats, seat);
  const lairs = LAIRS.filter((lair) => pets.some(({ colour, lair: isSafe }) => colour === lairColour(lair) && !isSafe));
  return [...ALWAYS, ...lairs].map((building) => {
    const built = foreseen(table, { type: "build", building })?.events.find((event) => event.type === "building-built");
    const cost = energyCost(view, seat, tile, building);
    return {
      id: building,
      sign: { kind: "building", building, cost, fame: built?.fame ?? 0 },
      key: building === "pen" ? "P" : building === "spire" ? "S" : null,
      action: { type: "build", building },
      numbers: null,
    };
  });
}

function directions(table: Table<DragonIsland>): Bare[] {
  return HEX_DIRECTIONS.map((direction) => {
    const action = { type: "use-telekinesis", direction } as const;
    const used = foreseen(table, action)?.events.find((event) => event.type === "telekinesis-used");
    return {
      id: direction,
      sign: { kind: "direction", direction, gained: used?.gained ?? [] },
      key: null,
      action,
      numbers: null,
    };
  });
}
