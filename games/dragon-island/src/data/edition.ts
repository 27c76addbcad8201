import { type Answer, type Foreign, isForeign, no, type Problem, shown, yes } from "@gatehouse/engine";
import type { Colour } from "../types.ts";
import { COLOURS } from "./constants.ts";
import { MOST_SUPPLY, SUPPLY, type SupplySpec } from "./supply.ts";
import { type Side, TILES, type TileSpec } from "./tiles.ts";
import { TREASURES, type TreasureSpec } from "./treasures.ts";

/** The tables of a match: the release of the reconstruction with what an owner's edition file says otherwise. */
export interface Edition {
  readonly tiles: readonly TileSpec[];
  readonly treasures: readonly TreasureSpec[];
  readonly supply: SupplySpec;
}

/** A kind of value: how it is recognised, and how to say what it should be. */
interface Field<T> {
  readonly expected: string;
  accepts(value: unknown): value is T;
}

const TABLES = ["tiles", "treasures", "supply"];
const COLOURED_ICONS = ["dragon-build", "build", "double-dragon", "storm", "telekinesis"];
const MOST_NEIGHBOURS = 6;
const MOST_REWARD = 20;
const COLOUR_NAMES = COLOURS.join(" | ");

const SIDE: Field<Side> = {
  expected: `{ "colour": ${COLOUR_NAMES}, "icon": ${COLOURED_ICONS.join(" | ")} } | { "colour": "wild", "icon": "wild-build" }`,
  accepts: (value): value is Side => {
    if (!isForeign(value) || Object.keys(value).length !== 2) return false;
    const { colour, icon } = value;
    return colour === "wild" ? icon === "wild-build" : isColour(colour) && COLOURED_ICONS.some((each) => each === icon);
  },
};

const COLOUR: Field<Colour> = { expected: COLOUR_NAMES, accepts: isColour };

const NEIGHBOURS: Field<readonly Colour[]> = {
  expected: `[ 1 … ${MOST_NEIGHBOURS} × ${COLOUR_NAMES} ]`,
  accepts: (value): value is readonly Colour[] =>
    Array.isArray(value) && value.length >= 1 && value.length <= MOST_NEIGHBOURS && value.every(isColour),
};

function whole(min: number, max: number): Field<number> {
  return {
    expected: `${min} … ${max}`,
    accepts: (value): value is number => Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
  };
}

function isColour(value: unknown): value is Colour {
  return COLOURS.some((colour) => colour === value);
}

/** Reads an owner's edition file; every value that is not given stays as released. */
export function readEdition(file: unknown): Answer<Edition, readonly Problem[]> {
  const problems: Problem[] = [];
  const input = section(file, "overrides", TABLES, problems);
  const tiles = rows(input, "tiles", TILES, ["front", "back"], problems);
  const treasures = rows(input, "treasures", TREASURES, ["centre", "neighbours", "fame", "gold"], problems);
  const supply = section(input["supply"], "overrides.supply", Object.keys(SUPPLY), problems);
  const count = (name: keyof SupplySpec) => {
    const path = `overrides.supply.${name}`;
    const entry = section(supply[name], path, ["count"], problems);
    return value(entry, "count", path, whole(1, MOST_SUPPLY[name]), SUPPLY[name], problems);
  };
  const edition: Edition = {
    tiles: tiles.map(({ spec, entry, path }) => ({
      id: spec.id,
      front: value(entry, "front", path, SIDE, spec.front, problems),
      back: value(entry, "back", path, SIDE, spec.back, problems),
    })),
    treasures: treasures.map(({ spec, entry, path }) => ({
      id: spec.id,
      centre: value(entry, "centre", path, COLOUR, spec.centre, problems),
      neighbours: value(entry, "neighbours", path, NEIGHBOURS, spec.neighbours, problems),
      fame: value(entry, "fame", path, whole(0, MOST_REWARD), spec.fame, problems),
      gold: value(entry, "gold", path, whole(0, MOST_REWARD), spec.gold, problems),
    })),
    supply: {
      cubes: count("cubes"),
      gold: count("gold"),
      dragons: count("dragons"),
      spires: count("spires"),
      markers: count("markers"),
    },
  };
  return problems.length > 0 ? no(problems) : yes(edition);
}

/** Every component of a table with what the file says about it. */
function rows<T extends { readonly id: string }>(
  input: Foreign,
  table: string,
  specs: readonly T[],
  names: readonly string[],
  problems: Problem[],
) {
  const path = `overrides.${table}`;
  const ids = specs.map(({ id }) => id);
  const entries = section(input[table], path, ids, problems);
  return specs.map((spec) => {
    const own = `${path}.${spec.id}`;
    return { spec, path: own, entry: section(entries[spec.id], own, names, problems) };
  });
}

/** A part of the file with its names checked; what is not there is empty. */
function section(found: unknown, path: string, names: readonly string[], problems: Problem[]): Foreign {
  if (found === undefined) return {};
  if (!isForeign(found)) {
    problems.push({ path, expected: "{ … }", found: shown(found) });
    return {};
  }
  const expected = names.length > MOST_NEIGHBOURS ? `${names[0]} … ${names[names.length - 1]}` : names.join(" | ");
  for (const name of Object.keys(found))
    if (!names.includes(name)) problems.push({ path: `${path}.${name}`, expected, found: shown(name) });
  return found;
}

function value<T>(entry: Foreign, name: string, path: string, field: Field<T>, released: T, problems: Problem[]): T {
  const found = entry[name];
  if (found === undefined) return released;
  if (field.accepts(found)) return found;
  problems.push({ path: `${path}.${name}`, expected: field.expected, found: shown(found) });
  return released;
}
