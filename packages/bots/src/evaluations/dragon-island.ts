import {
  activeEnergy,
  buildingOn,
  COLOURS,
  type Colour,
  DEEDS,
  type DragonIsland,
  energyCost,
  INDEX,
  KEEP,
  type State,
  TAMING_GOLD,
  TILES,
  TREASURES,
} from "@gatehouse/dragon-island";
import type { Evaluation } from "../evaluation.ts";

const FEATURES = [
  "average",
  "energy",
  "energy-spare",
  "energy-colours",
  "coins",
  "coins-for-taming",
  "pet-count",
  "pet-blue",
  "pet-green",
  "pet-red",
  "pet-white",
  "pet-gold",
  "captured-colours",
  "map-count",
  "map-somewhere",
  "map-nearly",
  "plan-now",
  "plan-next",
  "plan-second",
  "building-pen-open",
  "building-pen-stock",
  "building-spires",
  // These mean little by themselves; the network sees what they mean together.
  "building-spires-left",
  "energy-blue",
  "energy-green",
  "energy-red",
  "energy-white",
  "pet-unhoused",
  "pet-gold-least",
  "plan-third",
  "turn-own",
  "turn-dragons",
  "turn-wizard",
  "turn-deal",
  "turn-action",
  "turn-map",
  "turn-draw",
  "turn-choice",
] as const;

type Feature = (typeof FEATURES)[number];
const PLACE = Object.fromEntries(FEATURES.map((feature, index) => [feature, index])) as Record<Feature, number>;
const COUNT = FEATURES.length;
const PETS = COLOURS.map((colour) => PLACE[`pet-${colour}`]);

/** Energy that pays for a capture; more is spare. */
const ENOUGH = 10;
const GOLD = INDEX.gold;
/** Fame that a coin, a cube and a new map are worth at the start; less and less towards the end. */
const COIN_WORTH = 0.45;
const CUBE_WORTH = 0.25;
const MAP_WORTH = 2;
/** Energy that a seat will have more of when its turn comes: that of the tile it places. */
const PRODUCED = 3;
/** Tiles that a table can hold, the Keep included; what is counted per tile has room for as many. */
const MOST_TILES = 100;
const KINDS = COLOURS.length;
const SPIRES = 4;
const FAME = { spire: 3, pen: 2, lair: 1 };
const DEED_OF_FACE = TILES.flatMap(({ front, back }) => [DEEDS[front.icon], DEEDS[back.icon]]);

/** Per tile and colour: dragons there, and neighbours of that colour. Used again for every position. */
const dragons = new Uint8Array(MOST_TILES * KINDS);
const beside = new Uint8Array(MOST_TILES * KINDS);
const isCounted = new Uint8Array(MOST_TILES);
/** Per tile: what the maps of a seat bring there, and whether its wizard can go there. */
const treasure = new Float64Array(MOST_TILES);
const inReach = new Uint8Array(MOST_TILES);

/** Dragon Island: what a wizard has, and the best that it can do with it in its next turn. */
export const dragonIsland: Evaluation<DragonIsland> = {
  features: FEATURES,
  progress({ options }, { tiles }) {
    return (tiles.length - 1) / (options.seats * options.turns);
  },
  measure({ options }, state, out) {
    out.fill(0);
    survey(state);
    const left = 1 - (state.tiles.length - 1) / (options.seats * options.turns);
    let spires = 0;
    for (const { building } of state.buildings) if (building === "spire") spires += 1;
    for (let seat = 0; seat < state.seats.length; seat += 1) {
      belongings(state, seat, out);
      out[seat * COUNT + PLACE["building-spires-left"]] = SPIRES - spires;
      plans(state, seat, left, spires < SPIRES, out);
    }
  },
};

function belongings(state: State, seat: number, out: Float64Array): void {
  const wizard = state.seats[seat];
  if (!wizard) return;
  const base = seat * COUNT;
  let energy = 0;
  let colours = 0;
  for (let index = 0; index < GOLD; index += 1) {
    const cubes = wizard.stock[index] ?? 0;
    energy += cubes;
    if (cubes > 0) colours += 1;
    // They stand in the order of the stock.
    out[base + PLACE["energy-blue"] + index] = cubes;
  }
  const coins = wizard.stock[GOLD] ?? 0;
  out[base + PLACE.average] = 1;
  out[base + PLACE.energy] = Math.min(ENOUGH, energy);
  out[base + PLACE["energy-spare"]] = Math.max(0, energy - ENOUGH);
  out[base + PLACE["energy-colours"]] = colours;
  out[base + PLACE.coins] = Math.min(6, coins);
  out[base + PLACE["coins-for-taming"]] = coins >= TAMING_GOLD ? 1 : 0;
  out[base + PLACE["pet-count"]] = wizard.pets.length;
  let least = 0;
  for (const { colour, gold, lair } of wizard.pets) {
    out[base + (PETS[INDEX[colour]] ?? 0)] = 1;
    if (lair) continue;
    out[base + PLACE["pet-unhoused"]] = (out[base + PLACE["pet-unhoused"]] ?? 0) + 1;
    least = least === 0 ? gold : Math.min(least, gold);
  }
  out[base + PLACE["pet-gold-least"]] = least;
  out[base + PLACE["captured-colours"]] = wizard.captured.length;
  out[base + PLACE["map-count"]] = wizard.maps.length;
  out[base + PLACE["building-pen-open"]] = 1;
  for (const { building, seat: builder, tile } of state.buildings) {
    if (builder !== seat) continue;
    if (building === "pen") {
      out[base + PLACE["building-pen-open"]] = 0;
      out[base + PLACE["building-pen-stock"]] = dragonsOn(tile);
    } else if (building === "spire")
      out[base + PLACE["building-spires"]] = (out[base + PLACE["building-spires"]] ?? 0) + 1;
  }
}

/** What the seat can still do where its wizard stands, if it is its turn, and the best two things to do next. */
function plans(state: State, seat: number, left: number, isSpireLeft: boolean, out: Float64Array): void {
  const base = seat * COUNT;
  const wizard = state.seats[seat];
  const turn = state.pending[0];
  const step = turn?.type === "turn" && turn.seat === seat ? turn.step : null;
  const hasMoved = step === "deal" || step === "action" || step === "map" || step === "draw";
  if (step !== null && !hasMoved) out[base + PLACE["turn-own"]] = 1;
  if (step !== null && step !== "tile") out[base + PLACE[`turn-${step}`]] = 1;
  if (step !== null && state.pending.length > 1) out[base + PLACE["turn-choice"]] = 1;
  if (!wizard || wizard.tile === null) return;
  findTreasures(state, seat, left, out);
  const here = wizard.tile;
  if (step === "deal") out[base + PLACE["plan-now"]] = worthOf(state, seat, here, left, isSpireLeft, 0);
  else if (step === "action")
    out[base + PLACE["plan-now"]] =
      deedWorth(state, seat, here, left, isSpireLeft, activeEnergy(state, seat, here)) + (treasure[here] ?? 0);
  else if (step === "map") out[base + PLACE["plan-now"]] = treasure[here] ?? 0;
  findReach(state, seat);
  let first = 0;
  let second = 0;
  let third = 0;
  for (let tile = 0; tile < state.tiles.length; tile += 1) {
    if (!inReach[tile]) continue;
    const worth = worthOf(state, seat, tile, left, isSpireLeft, PRODUCED);
    if (worth > first) [first, second, third] = [worth, first, second];
    else if (worth > second) [second, third] = [worth, second];
    else if (worth > third) third = worth;
  }
  out[base + PLACE["plan-next"]] = first;
  out[base + PLACE["plan-second"]] = second;
  out[base + PLACE["plan-third"]] = third;
}

/** Counts the dragons of every tile; neighbours are counted when they are asked for. */
function survey(state: State): void {
  dragons.fill(0);
  isCounted.fill(0);
  for (let colour = 0; colour < KINDS; colour += 1)
    for (const tile of state.dragons[colour] ?? [])
      dragons[tile * KINDS + colour] = (dragons[tile * KINDS + colour] ?? 0) + 1;
}

/** Where the wizard can go from its tile: a step, a flight, or to the Keep; a step after a flight is left out. */
function findReach(state: State, seat: number): void {
  inReach.fill(0);
  const wizard = state.seats[seat];
  if (!wizard || wizard.tile === null) return;
  inReach[KEEP] = 1;
  for (const tile of state.tiles[KEEP]?.around ?? []) inReach[tile] = 1;
  for (const tile of state.tiles[wizard.tile]?.around ?? []) inReach[tile] = 1;
  for (const { colour } of wizard.pets)
    for (let tile = KEEP + 1; tile < state.tiles.length; tile += 1)
      if (state.tiles[tile]?.colour === colour) inReach[tile] = 1;
  inReach[wizard.tile] = 0;
}

/** What ending a move on a tile brings, in fame, less what is paid for it; 0 where the wizard may not stay. */
function worthOf(
  state: State,
  seat: number,
  tile: number,
  left: number,
  isSpireLeft: boolean,
  produced: number,
): number {
  let energy = activeEnergy(state, seat, tile) + produced;
  let worth = treasure[tile] ?? 0;
  const count = dragonsOn(tile);
  if (count > 0) {
    const pen = buildingOn(state, tile);
    if (pen?.building === "pen" && pen.seat !== seat) return 0;
    const price = energyCost(state, seat, tile, "capture");
    const captured = energy >= price ? captureFame(state, seat, tile) - price * CUBE_WORTH * left : 0;
    const tamed = count === 1 && !pen && isTameable(state, seat, tile) ? TAMING_GOLD * (1 - COIN_WORTH * left) : 0;
    if (energy < price && tamed === 0) return 0;
    if (captured > tamed) energy -= price;
    worth += Math.max(captured, tamed);
  }
  return worth + deedWorth(state, seat, tile, left, isSpireLeft, energy);
}

/** What the action of a tile brings. */
function deedWorth(
  state: State,
  seat: number,
  tile: number,
  left: number,
  isSpireLeft: boolean,
  energy: number,
): number {
  if (tile === KEEP) return 2 * COIN_WORTH * left;
  const deed = DEED_OF_FACE[state.tiles[tile]?.face ?? 0];
  if (deed === undefined) return MAP_WORTH * left;
  if (deed === "telekinesis") return 2 * CUBE_WORTH * left;
  if (deed !== "build") return 0;
  const asked = state.pending[state.pending.length - 1];
  if (asked?.type === "payment" && asked.seat === seat && asked.for !== "capture")
    return fameOf(asked.for) - asked.cost * CUBE_WORTH * left;
  const price = energyCost(state, seat, tile, "spire");
  if (energy < price || buildingOn(state, tile)) return 0;
  const fame = isSpireLeft ? FAME.spire : hasPen(state, seat) ? (canHouse(state, seat) ? FAME.lair : 0) : FAME.pen;
  return Math.max(0, fame - price * CUBE_WORTH * left);
}

function fameOf(building: string): number {
  return building === "spire" ? FAME.spire : building === "pen" ? FAME.pen : FAME.lair;
}

function hasPen({ buildings }: State, seat: number): boolean {
  for (const each of buildings) if (each.building === "pen" && each.seat === seat) return true;
  return false;
}

/** Whether a pet has no Lair and there is still one for it. */
function canHouse({ seats, buildings }: State, seat: number): boolean {
  for (const { colour, lair } of seats[seat]?.pets ?? [])
    if (!lair && !buildings.some(({ building }) => building === `${colour}-lair`)) return true;
  return false;
}

function isTameable(state: State, seat: number, tile: number): boolean {
  const wizard = state.seats[seat];
  if (!wizard) return false;
  let coins = wizard.stock[GOLD] ?? 0;
  for (const { colour } of wizard.pets) {
    if ((dragons[tile * KINDS + INDEX[colour]] ?? 0) > 0) return false;
    if (colour === "green") coins += 1;
  }
  return coins >= TAMING_GOLD;
}

function captureFame(state: State, seat: number, tile: number): number {
  const captured = state.seats[seat]?.captured ?? [];
  let fame = 0;
  for (let colour = 0; colour < KINDS; colour += 1) {
    const count = dragons[tile * KINDS + colour] ?? 0;
    if (count > 0) fame += count + (captured.some((each) => INDEX[each] === colour) ? 0 : 1);
  }
  return fame;
}

function dragonsOn(tile: number): number {
  let count = 0;
  for (let colour = 0; colour < KINDS; colour += 1) count += dragons[tile * KINDS + colour] ?? 0;
  return count;
}

/** Notes per tile what the best map of the seat brings there, and per map whether it fits somewhere or nearly. */
function findTreasures(state: State, seat: number, left: number, out: Float64Array): void {
  const base = seat * COUNT;
  const wizard = state.seats[seat];
  treasure.fill(0);
  const more = wizard?.pets.some(({ colour }) => colour === "gold") ? 1 : 0;
  for (const { kind } of wizard?.maps ?? []) {
    const map = TREASURES[kind];
    if (!map) continue;
    const worth = map.fame + more + COIN_WORTH * left * map.gold;
    let least = 2;
    for (let tile = KEEP + 1; tile < state.tiles.length; tile += 1) {
      if (state.tiles[tile]?.colour !== map.centre || state.treasures.includes(tile)) continue;
      const missing = missingOf(state, tile, map.neighbours);
      if (missing < least) least = missing;
      if (missing === 0 && worth > (treasure[tile] ?? 0)) treasure[tile] = worth;
    }
    if (least === 2) continue;
    const index = base + PLACE[least === 0 ? "map-somewhere" : "map-nearly"];
    out[index] = (out[index] ?? 0) + worth;
  }
}

/** How many neighbours of a tile are still missing; those of one colour stand together in a map. */
function missingOf(state: State, tile: number, neighbours: readonly Colour[]): number {
  countNeighbours(state, tile);
  let missing = 0;
  let same = 0;
  let last: Colour | null = null;
  for (const colour of neighbours) {
    same = colour === last ? same + 1 : 1;
    last = colour;
    if ((beside[tile * KINDS + INDEX[colour]] ?? 0) < same) missing += 1;
  }
  return missing;
}

function countNeighbours(state: State, tile: number): void {
  if (isCounted[tile]) return;
  isCounted[tile] = 1;
  const first = tile * KINDS;
  beside.fill(0, first, first + KINDS);
  for (const other of state.tiles[tile]?.around ?? []) {
    const colour = state.tiles[other]?.colour;
    if (colour) beside[first + INDEX[colour]] = (beside[first + INDEX[colour]] ?? 0) + 1;
  }
}
