import { at, type Emit } from "@gatehouse/engine";
import { CAPTURE_FAME, COLOURS, FIRST_CAPTURE_FAME } from "./data/constants.ts";
import { dragonsOn, removeDragons } from "./dragons.ts";
import { standingOn, turnOf } from "./flow.ts";
import type { Colour, DragonIsland, State } from "./types.ts";

/** Takes all dragons of the tile where the wizard stands: fame, tokens, and the figures back to the supply (DI-9). */
export function capture(state: State, seat: number, emit?: Emit<DragonIsland>): void {
  const wizard = at(state.seats, seat);
  const tile = standingOn(state, seat);
  const dragons = dragonsOn(state, tile);
  const firsts: Colour[] = [];
  let fame = 0;
  for (const [index, colour] of COLOURS.entries()) {
    const count = at(dragons, index);
    if (count === 0) continue;
    fame += CAPTURE_FAME * count;
    removeDragons(state, tile, index, count);
    state.supply.dragons[index] = at(state.supply.dragons, index) + count;
    if (wizard.captured.includes(colour)) continue;
    fame += FIRST_CAPTURE_FAME - CAPTURE_FAME;
    firsts.push(colour);
  }
  wizard.fame.captures += fame;
  wizard.captured.push(...firsts);
  turnOf(state).step = "action";
  emit?.({ type: "dragons-captured", seat, dragons, fame });
  for (const colour of firsts) emit?.({ type: "token-taken", seat, colour });
}
