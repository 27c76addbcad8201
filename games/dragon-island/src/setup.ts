import type { Chance, Emit } from "@gatehouse/engine";
import { COLOURS, ENERGIES, KEEP_FACE } from "./data/constants.ts";
import { drawTile } from "./flow.ts";
import { firstShore } from "./island.ts";
import { drawMaps } from "./maps.ts";
import type { Table } from "./table.ts";
import type { DragonIsland, State } from "./types.ts";

/** The Keep, a tile and two maps for each seat, of which all choose one at the same time (DI-1). */
export function setup(table: Table, chance: Chance, emit?: Emit<DragonIsland>): State {
  const { supply, treasures, seats } = table;
  const starter = chance.pick(seats);
  const state: State = {
    pending: [{ type: "turn", seat: starter, step: "tile" }],
    tiles: [{ q: 0, r: 0, face: KEEP_FACE, colour: null, around: [] }],
    shore: firstShore(),
    dragons: COLOURS.map(() => []),
    buildings: [],
    treasures: [],
    supply: {
      stock: [...ENERGIES.map(() => supply.cubes), supply.gold],
      dragons: COLOURS.map(() => supply.dragons),
    },
    bag: { rest: Array.from({ length: table.removed + table.placements - seats }, () => 1), under: [] },
    maps: { rest: treasures.map(() => 1), under: [] },
    seats: Array.from({ length: seats }, () => ({
      tile: null,
      stock: COLOURS.map(() => 0),
      fame: { captures: 0, buildings: 0, treasures: 0 },
      pets: [],
      captured: [],
      hand: [],
      maps: [],
    })),
  };
  emit?.({ type: "match-started", starter });
  for (let seat = 0; seat < seats; seat += 1) drawTile(state, seat, chance, emit);
  const offers = state.seats.map((_wizard, seat) => ({
    seat,
    cards: drawMaps(state, seat, chance, emit),
    returned: null,
  }));
  state.pending.push({ type: "maps", offers });
  return state;
}
