import { at, type Emit } from "@gatehouse/engine";
import { currentCell, currentLocation, pileAt, slotOf, topOf } from "./board.ts";
import { GUILDMASTER_BONUS, PENALTY } from "./data/components.ts";
import { colourOf, districtOf, type Table } from "./tiles.ts";
import type { KingsGate, Place, State, View } from "./types.ts";

/** A rival's tiles around the current location: how many are visible, and what they add up to. */
export interface Tally {
  readonly tiles: number;
  readonly total: number;
}

/** What every rival (colour, or with combined colours seat) has around the current location (KG-6). */
function tallies(table: Table, view: View): Tally[] {
  const found = table.rivals.map(() => ({ tiles: 0, total: 0 }));
  for (let index = view.ringStart; index < view.piles.length; index += 1) {
    const top = topOf(at(view.piles, index));
    const tally = at(found, at(table.rankedAs, colourOf(top)));
    tally.tiles += 1;
    tally.total += view.bishop ? 1 : districtOf(top);
  }
  if (view.bishop) return found;
  for (const played of view.played) {
    if (played.counter !== "guildmaster" || slotOf(played, currentCell(view)) < 0) continue;
    const pile = pileAt(view, played.x, played.y);
    if (pile) at(found, at(table.rankedAs, colourOf(topOf(pile)))).total += GUILDMASTER_BONUS;
  }
  return found;
}

/** All rivals from first to last: by total, and in ties clockwise from the last placer, who comes last (KG-6.6). */
function ranking(table: Table, view: View, lastPlacer: number): number[] {
  const found = tallies(table, view);
  const behind = (rival: number) => (at(table.rivals, rival) - lastPlacer - 1 + table.seats) % table.seats;
  const order = (a: number, b: number) => at(found, b).total - at(found, a).total || behind(a) - behind(b) || a - b;
  return [...table.rivals.keys()].sort(order);
}

/** Points of a seat so far. */
export function pointsOf(view: View, seat: number): number {
  let points = 0;
  for (const { prizes, loss } of view.scored) points += at(prizes, seat) - (loss?.seat === seat ? loss.points : 0);
  return points;
}

/** Scores the current location: prizes, then the penalty, then the counters (KG-6, KG-9.3). */
export function scoreLocation(table: Table, state: State, lastPlacer: number, emit?: Emit<KingsGate>): void {
  const { prizes: offered, counters, special } = currentLocation(state);
  const found = tallies(table, state);
  const order = ranking(table, state, lastPlacer);
  const present = order.filter((rival) => at(found, rival).tiles > 0);
  // With combined colours there are two rivals, and the third prize is nobody's.
  const prizes = Array.from({ length: table.seats }, () => 0);
  const places: Place[] = order.map((rival) => {
    const seat = at(table.rivals, rival);
    const prize = offered[present.indexOf(rival)] ?? 0;
    prizes[seat] = at(prizes, seat) + prize;
    const colour = table.rivals.length === table.owners.length ? rival : null;
    return { seat, colour, total: at(found, rival).total, prize };
  });
  const scored: State["scored"][number] = { prizes, loss: null };
  state.scored.push(scored);
  emit?.({ type: "location-scored", location: state.locations.length - 1, places });
  if (special === "smallest-loses") {
    const seat = at(table.rivals, at(order, order.length - 1));
    const points = Math.min(PENALTY, pointsOf(state, seat));
    if (points > 0) {
      scored.loss = { seat, points };
      emit?.({ type: "points-lost", seat, points });
    }
  }
  for (const [rank, counter] of counters.entries()) {
    const winner = present[rank];
    if (winner === undefined) continue;
    const seat = at(table.rivals, winner);
    at(state.seats, seat).counters.push(counter);
    emit?.({ type: "counter-won", seat, counter });
  }
}
