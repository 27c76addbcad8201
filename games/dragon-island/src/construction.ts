import { at, type Emit } from "@gatehouse/engine";
import { INDEX, LAIR_FAME, PEN_FAME, SPIRE_FAME } from "./data/constants.ts";
import { standingOn, turnOf } from "./flow.ts";
import { builderOf } from "./island.ts";
import { hasPet } from "./pets.ts";
import type { Table } from "./table.ts";
import type { Building, Colour, DragonIsland, Lair, Refusal, State, View } from "./types.ts";

/** The colour of the pet that a Lair is for. */
const LAIRS: Readonly<Record<Lair, Colour>> = {
  "blue-lair": "blue",
  "green-lair": "green",
  "red-lair": "red",
  "white-lair": "white",
  "gold-lair": "gold",
};
const FAME = { pen: PEN_FAME, spire: SPIRE_FAME } as const;

/** Why a seat cannot have a building, wherever it stands (DI-11.4 … DI-11.6). */
export function stockRefusal(table: Table, view: View, seat: number, building: Building): Refusal | null {
  if (building === "pen") return builderOf(view, "pen", seat) === null ? null : { code: "pen-built" };
  if (building === "spire") {
    const built = view.buildings.filter((each) => each.building === "spire").length;
    return built < table.supply.spires ? null : { code: "spires-used-up" };
  }
  const colour = LAIRS[building];
  if (!hasPet(view, seat, colour)) return { code: "pet-missing", colour };
  const by = builderOf(view, building);
  return by === null ? null : { code: "lair-taken", colour, by };
}

/** Puts a building on the tile where the wizard stands; a Lair takes the pet's figure back to the supply. */
export function construct(state: State, seat: number, building: Building, emit?: Emit<DragonIsland>): void {
  const wizard = at(state.seats, seat);
  const isLair = building !== "pen" && building !== "spire";
  const fame = isLair ? LAIR_FAME : FAME[building];
  state.buildings.push({ tile: standingOn(state, seat), building, seat });
  wizard.fame.buildings += fame;
  if (isLair) {
    const colour = LAIRS[building];
    for (const pet of wizard.pets) if (pet.colour === colour) pet.lair = true;
    state.supply.dragons[INDEX[colour]] = at(state.supply.dragons, INDEX[colour]) + 1;
  }
  turnOf(state).step = "map";
  emit?.({ type: "building-built", seat, building, fame });
}
