import { at, type Emit } from "@gatehouse/engine";
import { currentCell, currentLocation, pileAt, slotOf, topOf } from "./board.ts";
import { GUILDMASTER_BONUS, PENALTY } from "./data/components.ts";
import { colourOf, districtOf, type Table, tableFor } from "./tiles.ts";
import type { KingsGate, Options, Place, Scored, State, View } from "./types.ts";

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

/** All rivals at the current location from first to last, and among them those who have tiles there. */
interface Ranking {
  readonly places: readonly Place[];
  readonly present: readonly Place[];
}

/** By total, and in ties clockwise from the last placer, who comes last (KG-6.6). */
function ranking(table: Table, view: View, lastPlacer: number): Ranking {
  const { prizes } = currentLocation(view);
  const found = tallies(table, view);
  const behind = (rival: number) => (at(table.rivals, rival) - lastPlacer - 1 + table.seats) % table.seats;
  const order = [...table.rivals.keys()].sort(
    (a, b) => at(found, b).total - at(found, a).total || behind(a) - behind(b) || a - b,
  );
  const present: Place[] = [];
  const places = order.map((rival) => {
    const { tiles, total } = at(found, rival);
    // With combined colours there are two rivals, and the third prize is nobody's.
    const prize = tiles > 0 ? (prizes[present.length] ?? 0) : 0;
    const colour = table.rivals.length === table.owners.length ? rival : null;
    const place = { seat: at(table.rivals, rival), colour, total, prize };
    if (tiles > 0) present.push(place);
    return place;
  });
  return { places, present };
}

/** What everybody would get if the current location were scored now, with the last tile placed by that seat. */
export function forecast(options: Options, view: View, lastPlacer: number): readonly Place[] {
  return ranking(tableFor(options), view, lastPlacer).places;
}

/** Points of a seat so far. */
export function pointsOf(view: View, seat: number): number {
  let points = 0;
  for (const { prizes, loss } of view.scored) points += at(prizes, seat) - (loss?.seat === seat ? loss.points : 0);
  return points;
}

/** What the smallest total loses, of all that its seat has with the prizes of the location (KG-9.3). */
function lossOf(view: View, prizes: readonly number[], seat: number): Scored["loss"] {
  const points = Math.min(PENALTY, pointsOf(view, seat) + at(prizes, seat));
  return points > 0 ? { seat, points } : null;
}

/** Scores the current location: prizes, then the penalty, then the counters (KG-6, KG-9.3). */
export function scoreLocation(table: Table, state: State, lastPlacer: number, emit?: Emit<KingsGate>): void {
  const { counters, special } = currentLocation(state);
  const { places, present } = ranking(table, state, lastPlacer);
  const prizes = Array.from({ length: table.seats }, () => 0);
  for (const { seat, prize } of places) prizes[seat] = at(prizes, seat) + prize;
  const loss = special === "smallest-loses" ? lossOf(state, prizes, at(places, places.length - 1).seat) : null;
  state.scored.push({ prizes, loss });
  emit?.({ type: "location-scored", location: state.locations.length - 1, places });
  if (loss) emit?.({ type: "points-lost", ...loss });
  for (const [rank, counter] of counters.entries()) {
    const seat = present[rank]?.seat;
    if (seat === undefined) continue;
    at(state.seats, seat).counters.push(counter);
    emit?.({ type: "counter-won", seat, counter });
  }
}
