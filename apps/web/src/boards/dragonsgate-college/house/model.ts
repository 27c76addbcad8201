import {
  type Effect,
  groundsOf,
  type House,
  lasting,
  type PlacedBuilding,
  type Printed,
  trophiesOf,
} from "@gatehouse/dragonsgate-college";
import { at } from "@gatehouse/engine";

export interface Cell {
  readonly x: number;
  readonly y: number;
}

type Kind = "apprentice" | "professor";

/** A place where somebody can live: its square, and who lives there. */
export interface Bed extends Cell {
  readonly kind: Kind;
  readonly tile: number | null;
  readonly isPrinted: boolean;
}

/** The squares that a building lies on. */
export function cellsOf(printed: Printed, { building, x, y, turn }: PlacedBuilding): readonly Cell[] {
  const shape = at(at(printed.shapes, at(printed.buildings, building).shape), turn);
  return shape.map((cell) => ({ x: cell.x + x, y: cell.y + y }));
}

/** Beds and studies of a house in their order, with who lives there; `guests` are those for whom no square has a place. */
export function bedsOf(
  printed: Printed,
  house: House,
): { readonly beds: readonly Bed[]; readonly guests: readonly Guest[] } {
  const beds: Bed[] = [];
  const guests: Guest[] = [];
  for (const kind of ["apprentice", "professor"] as const) {
    const people = kind === "apprentice" ? house.apprentices : house.professors;
    const squares = squaresFor(printed, house, kind);
    for (const [index, square] of squares.entries()) beds.push({ ...square, kind, tile: people[index] ?? null });
    for (const tile of people.slice(squares.length)) guests.push({ kind, tile });
  }
  return { beds, guests };
}

export interface Guest {
  readonly kind: Kind;
  readonly tile: number;
}

function squaresFor(printed: Printed, house: House, kind: Kind): (Cell & { readonly isPrinted: boolean })[] {
  const { rows } = groundsOf(printed, house);
  const letter = kind === "apprentice" ? "A" : "P";
  const own = rows.flatMap((row, y) =>
    [...row].flatMap((sign, x) => (sign === letter ? [{ x, y, isPrinted: true }] : [])),
  );
  // The last square of a building is left free for whoever lives there.
  const built = house.buildings.flatMap((placed) => {
    const effects = at(printed.lists, at(printed.buildings, placed.building).list);
    const cell = cellsOf(printed, placed).at(-1);
    return effects.some((effect) => isPlace(effect, kind)) && cell ? [{ ...cell, isPrinted: false }] : [];
  });
  // In the edition of 2017 buildings give no place to apprentices.
  return printed.options.edition === "2017" && kind === "apprentice" ? own : [...own, ...built];
}

function isPlace(effect: Effect, kind: Kind): boolean {
  return effect.kind === "place" && effect.for === kind;
}

/** Free squares of the grounds. */
export function freeCount({ free }: House): number {
  let squares = 0;
  for (let left = free; left !== 0; left &= left - 1) squares += 1;
  return squares;
}

/** Trophies by metal, and seals. */
export function honoursOf(printed: Printed, house: House) {
  const metals = trophiesOf(printed, house);
  const count = (metal: string) => metals.filter((each) => each === metal).length;
  return {
    gold: count("gold"),
    silver: count("silver"),
    bronze: count("bronze"),
    any: count("any"),
    seals: lasting(printed, house, "seal").length,
  };
}

/** Every square of some grounds, row by row, with what is printed there. */
export function squaresOf(
  rows: readonly string[],
): readonly (Cell & { readonly key: string; readonly sign: string })[] {
  return rows.flatMap((row, y) => [...row].map((sign, x) => ({ x, y, sign, key: `${x},${y}` })));
}
