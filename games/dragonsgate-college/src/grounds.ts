import { at, type Emit, type Seat } from "@gatehouse/engine";
import { fits, type Placement } from "@gatehouse/grid";
import { SQUARE_COINS, SQUARE_PRESTIGE } from "./data/constants.ts";
import type { Help } from "./deeds.ts";
import { lasting } from "./effects/lasting.ts";
import { change } from "./goods.ts";
import { pushList } from "./stack.ts";
import { type Grounds, LARGE_SIZE, numberOf, type Table } from "./table.ts";
import type { DragonsgateCollege, House, PlacedBuilding, State, View } from "./types.ts";

export function groundsOf(table: Table, house: House): Grounds {
  return at(table.grounds, house.board ?? 0);
}

/** Every way in which a shape may lie on a house's grounds, whatever is built there. */
export function placementsOf(table: Table, house: House, building: number): readonly Placement[] {
  return at(groundsOf(table, house).placements, at(table.buildings, building).shape);
}

/** The ways in which a building still fits on a house's grounds. */
export function roomFor(table: Table, house: House, building: number): Placement[] {
  return placementsOf(table, house, building).filter((placement) => fits(placement, house.free));
}

export function price(table: Table, building: number, { coinsLess }: Help): number {
  return Math.max(0, at(table.buildings, building).size * SQUARE_COINS - coinsLess);
}

/** The kinds of buildings that a seat could build on these terms. */
export function affordable(table: Table, view: View, seat: Seat, help: Help): number[] {
  const house = at(view.seats, seat);
  const { placements } = groundsOf(table, house);
  // Whether a shape fits is asked for many kinds: once per shape will do.
  let fitting = 0;
  for (let shape = 0; shape < placements.length; shape += 1)
    if (hasRoom(at(placements, shape), house.free)) fitting |= 1 << shape;
  const found: number[] = [];
  for (let building = 0; building < table.buildings.length; building += 1) {
    const { size, shape } = at(table.buildings, building);
    if (at(view.buildings, building) === 0 || size > help.mostSize || (fitting & (1 << shape)) === 0) continue;
    if (price(table, building, help) <= house.coins) found.push(building);
  }
  return found;
}

function hasRoom(ways: readonly Placement[], free: number): boolean {
  for (const placement of ways) if (fits(placement, free)) return true;
  return false;
}

/** Places a building: price, tile, maintenance, prestige, bonuses, effects, guilds of the others, in this order (DC-10.7). */
export function placeBuilding(
  table: Table,
  state: State,
  seat: Seat,
  placed: PlacedBuilding,
  { coins, hasUpkeep }: { readonly coins: number; readonly hasUpkeep: boolean },
  emit?: Emit<DragonsgateCollege>,
): void {
  const house = at(state.seats, seat);
  const { size, list } = at(table.buildings, placed.building);
  const where = placementAt(table, house, placed);
  change(table, state, seat, "coins", -coins, "build", emit);
  state.buildings[placed.building] = at(state.buildings, placed.building) - 1;
  house.buildings.push({ ...placed });
  house.free &= ~where.mask;
  emit?.({ type: "building-placed", seat, placed: { ...placed } });
  if (hasUpkeep) change(table, state, seat, "maintenance", size, "build", emit);
  change(table, state, seat, "prestige", size * SQUARE_PRESTIGE, "buildings", emit);
  // What is pushed last comes first.
  if (size >= LARGE_SIZE) pushWhenever(table, state, seat, "large-building");
  pushList(table, state, seat, "buildings", list);
  const { width, squares } = groundsOf(table, house);
  for (const { x, y } of where.cells.toReversed())
    pushList(table, state, seat, "buildings", at(squares, y * width + x));
}

function placementAt(table: Table, house: House, { building, x, y, turn }: PlacedBuilding): Placement {
  const found = placementsOf(table, house, building).find(
    (each) => each.x === x && each.y === y && each.orientation === turn,
  );
  if (found === undefined) throw new RangeError(`building ${building} does not lie on ${x},${y}`);
  return found;
}

/** What the others have for the case that a seat does this; the next seat clockwise comes first. */
function pushWhenever(table: Table, state: State, seat: Seat, event: "large-building"): void {
  for (let distance = table.seats - 1; distance > 0; distance -= 1)
    pushLasting(table, state, (seat + distance) % table.seats, event);
}

/** What a seat has for the case that something happens. */
export function pushLasting(table: Table, state: State, owner: Seat, event: "large-building" | "own-die-taken"): void {
  for (const { effect, from } of lasting(table, at(state.seats, owner), "whenever").toReversed())
    if (effect.event === event) pushList(table, state, owner, from, numberOf(table, effect.effects));
}
