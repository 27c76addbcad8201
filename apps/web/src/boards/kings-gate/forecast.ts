import { at, type Seat } from "@gatehouse/engine";
import { type Action, forecast, type KingsGate, type Place, type View } from "@gatehouse/kings-gate";
import type { House } from "../../design/seats.tsx";
import { HOUSES } from "../../design/seats.tsx";
import type { Table } from "../../table/table.ts";
import { cityOf } from "./city-model.ts";

/** One line of how everybody stands at a location. */
export interface StandingLine {
  readonly place: Place;
  readonly house: House;
  /** How much the total differs from what it is now. */
  readonly change: number;
}

/** How everybody stands at the current location, and how they would after an action. */
export interface Outlook {
  readonly location: number;
  readonly lines: readonly StandingLine[];
  /** Spaces around it that are free. */
  readonly free: number;
  /** Whether this is what would be, not what is. */
  readonly isAhead: boolean;
}

/** The outlook of what is shown, or of an action that is being considered, as far as it is certain. */
export function outlookOf(table: Table<KingsGate>, considered: Action | null): Outlook {
  const { view } = table;
  const now = places(table, view);
  const then = considered && table.preview([considered]);
  const scored = then?.events.find((event) => event.type === "location-scored");
  const ahead = scored?.places ?? (then?.view ? places(table, then.view) : null);
  const isOther = then?.view && then.view.locations.length > view.locations.length && !scored;
  const before = isOther ? [] : now;
  return {
    location: (isOther ? then.view.locations : view.locations).length - 1,
    isAhead: ahead !== null,
    free: cityOf(isOther ? then.view : view).free.length,
    lines: (ahead ?? now).map((place) => {
      const same = before.find(({ seat, colour }) => seat === place.seat && colour === place.colour);
      const house = place.colour === null ? at(at(table.houses, place.seat), 0) : at(HOUSES, place.colour);
      return { place, house, change: same ? place.total - same.total : 0 };
    }),
  };
}

function places(table: Table<KingsGate>, view: View): readonly Place[] {
  return forecast(table.rules.options, view, turnOf(view));
}

/** Whose turn it is; when the match is over, whoever comes first, since nothing is scored any more. */
function turnOf(view: View): Seat {
  return view.pending[0]?.seat ?? 0;
}
