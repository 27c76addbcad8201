import { at } from "@gatehouse/engine";
import { hexDistance, hexKey, hexRing } from "@gatehouse/grid";
import { KEEP, TOUCHED_TILES } from "./data/constants.ts";
import { dragonCounts } from "./dragons.ts";
import { turnOf } from "./flow.ts";
import { buildingOn, faceOf } from "./island.ts";
import type { Table } from "./table.ts";
import type { State } from "./types.ts";

/** What cannot be in any match; the facts that are kept up to date are counted anew. */
export function violations(table: Table, state: State): string[] {
  return [...islandFaults(state), ...pieceFaults(table, state), ...seatFaults(table, state)];
}

function islandFaults(state: State): string[] {
  const wrong: string[] = [];
  const keys = new Set(state.tiles.map(({ q, r }) => hexKey(q, r)));
  if (keys.size < state.tiles.length) wrong.push("two tiles on one hex");
  for (const [number, tile] of state.tiles.entries()) {
    const around = state.tiles.flatMap((other, index) => (hexDistance(tile, other) === 1 ? [index] : []));
    if (around.join() !== tile.around.toSorted((a, b) => a - b).join())
      wrong.push(`tile ${number} is joined to ${tile.around}, not ${around}`);
  }
  const shore = new Set<number>();
  for (const tile of state.tiles) {
    for (const hex of hexRing(tile, 1)) {
      const touched = hexRing(hex, 1).filter(({ q, r }) => keys.has(hexKey(q, r))).length;
      const isBesideKeep = hexDistance(hex, at(state.tiles, KEEP)) === 1;
      if (!keys.has(hexKey(hex.q, hex.r)) && (isBesideKeep || touched >= TOUCHED_TILES))
        shore.add(hexKey(hex.q, hex.r));
    }
  }
  const isSame = shore.size === state.shore.length && state.shore.every((key) => shore.has(key));
  return isSame ? wrong : [...wrong, `the shore is ${state.shore}, not ${[...shore]}`];
}

function pieceFaults(table: Table, state: State): string[] {
  const wrong: string[] = [];
  const expect = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what);
  };
  const isWild = state.pending.some((each) => each.type === "wild");
  const nameless = state.tiles.filter(({ colour }, tile) => tile !== KEEP && colour === null).length;
  expect(nameless === (isWild ? 1 : 0), `${nameless} tiles without a colour`);
  expect(dragonCounts(state)[KEEP] === 0, "a dragon on the Keep");
  const counts = [...state.supply.stock, ...state.supply.dragons, ...state.seats.flatMap(({ stock }) => stock)];
  expect(
    counts.every((count) => Number.isInteger(count) && count >= 0),
    `a stock of ${counts}`,
  );
  const tiles = state.buildings.map(({ tile }) => tile);
  expect(new Set(tiles).size === tiles.length, "two buildings on one tile");
  const unique = state.buildings.flatMap(({ building, seat }) =>
    building === "spire" ? [] : [building === "pen" ? `pen ${seat}` : building],
  );
  expect(new Set(unique).size === unique.length, `buildings ${unique}`);
  expect(state.buildings.length - unique.length <= table.supply.spires, "too many spires");
  expect(
    state.buildings.every(({ tile }) => faceOf(table, at(state.tiles, tile)).deed === "build"),
    "a building without an icon",
  );
  expect(new Set(state.treasures).size === state.treasures.length, "two markers on one tile");
  expect(state.treasures.length <= table.supply.markers && !state.treasures.includes(KEEP), "a marker too many");
  return wrong;
}

function seatFaults(table: Table, state: State): string[] {
  const wrong: string[] = [];
  for (const [seat, { pets, captured, hand, tile }] of state.seats.entries()) {
    if (new Set(pets.map(({ colour }) => colour)).size < pets.length) wrong.push(`seat ${seat} has a pet twice`);
    if (pets.some(({ gold }) => gold < 1)) wrong.push(`seat ${seat} has a pet without gold`);
    if (new Set(captured).size < captured.length) wrong.push(`seat ${seat} has a token twice`);
    if (hand.length > 2) wrong.push(`seat ${seat} has ${hand.length} tiles`);
    if (tile !== null && tile >= state.tiles.length) wrong.push(`the wizard of seat ${seat} is off the island`);
    for (const { colour, lair } of pets)
      if (lair !== state.buildings.some((each) => each.building === `${colour}-lair` && each.seat === seat))
        wrong.push(`the Lair of seat ${seat} for ${colour}`);
  }
  if (state.pending.length === 0) return wrong;
  const { seat, step } = turnOf(state);
  const place = at(state.seats, seat).tile;
  const isBeforeDragons = place !== null && (step === "action" || step === "map" || step === "draw");
  if (isBeforeDragons && (dragonCounts(state)[place] ?? 0) > 0) wrong.push("dragons that were not dealt with");
  if (step === "deal" && place !== null && buildingOn(state, place)?.building === "pen")
    if (buildingOn(state, place)?.seat !== seat) wrong.push("a wizard in the Pen of another");
  if (state.tiles.length - 1 > table.placements) wrong.push("more tiles than turns");
  return wrong;
}
