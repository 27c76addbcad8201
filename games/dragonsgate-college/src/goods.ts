import { at, type Emit, type Seat } from "@gatehouse/engine";
import { SUBTERFUGE_SPACES } from "./data/constants.ts";
import type { Table } from "./table.ts";
import type { DragonsgateCollege, Good, House, Origin, Source, State, View } from "./types.ts";

type OpenHouse = State["seats"][number];

/** Where prestige can come from before the final scoring. */
const SOURCES = [
  "start",
  "tournament",
  "buildings",
  "careers",
  "professors",
  "dungeon",
  "cards",
  "unpaid",
] as const satisfies readonly Source[];

/** Under which source prestige of an origin is counted. */
const SOURCE_OF: Readonly<Record<Origin, Source>> = {
  start: "start",
  tournament: "tournament",
  buildings: "buildings",
  careers: "careers",
  professors: "professors",
  dungeon: "dungeon",
  cards: "cards",
  unpaid: "unpaid",
  income: "buildings",
  influence: "cards",
  fees: "cards",
  recruit: "professors",
  hire: "professors",
  build: "buildings",
  order: "tournament",
  career: "careers",
  imp: "cards",
};

export function prestigeOf({ prestige }: House): number {
  let sum = 0;
  for (const source of SOURCES) sum += prestige[source];
  return sum;
}

/** Gains, or loses if `by` is negative, and tells it; what cannot be had is not given. */
export function change(
  table: Table,
  state: State,
  seat: Seat,
  good: Good,
  by: number,
  origin: Origin,
  emit?: Emit<DragonsgateCollege>,
): void {
  const moved = move(table, state, at(state.seats, seat), good, by, origin);
  if (moved !== 0) emit?.({ type: "goods-changed", seat, good, by: moved, for: origin });
}

function move(table: Table, state: State, house: OpenHouse, good: Good, by: number, origin: Origin): number {
  switch (good) {
    case "coins":
      return addWithin(house, "coins", by, Number.POSITIVE_INFINITY);
    case "imps": {
      const moved = addWithin(house, "imps", by, house.imps + state.tower);
      state.tower -= moved;
      return moved;
    }
    case "subterfuge":
      return addWithin(house, "subterfuge", by, SUBTERFUGE_SPACES);
    case "maintenance":
      return addWithin(house, "maintenance", by, table.maintenance.length - 1);
    case "prestige":
      house.prestige[SOURCE_OF[origin]] += by;
      return by;
    case "sorcery":
      return addSkill(house, 0, by);
    case "stealth":
      return addSkill(house, 1, by);
    case "brawn":
      return addSkill(house, 2, by);
  }
}

function addWithin(house: OpenHouse, good: "coins" | "imps" | "subterfuge" | "maintenance", by: number, most: number) {
  const before = house[good];
  house[good] = Math.max(0, Math.min(most, before + by));
  return house[good] - before;
}

function addSkill(house: OpenHouse, skill: number, by: number): number {
  house.skills[skill] = at(house.skills, skill) + by;
  return by;
}

/** The coins that a seat owes in the clean-up. */
export function maintenanceCost(table: Table, view: View, seat: Seat): number {
  const { exempt, maintenance } = at(view.seats, seat);
  return exempt ? 0 : at(table.maintenance, maintenance);
}
