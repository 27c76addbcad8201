import type { Event, KingsGate } from "@gatehouse/kings-gate";
import { CoinShape } from "../../design/coin.tsx";
import { Flying, seatOf } from "../../table/flights.tsx";
import type { Table } from "../../table/table.ts";
import { UNIT } from "./city-model.ts";

type Scored = Extract<Event, { readonly type: "location-scored" }>;

/** Prizes that were just won fly from the location to their winners, one after the other. */
export function FlyingCoins({ table }: { readonly table: Table<KingsGate> }) {
  const scored = table.events.find((event): event is Scored => event.type === "location-scored");
  const location = scored && table.view.locations[scored.location];
  if (!scored || !location || !table.isLive) return null;
  return scored.places
    .filter(({ prize }) => prize > 0)
    .map(({ seat, colour, prize }, index) => (
      <Flying
        key={`${table.step} ${seat} ${colour}`}
        x={(location.x + 1.3 + index * 0.25) * UNIT}
        y={(location.y + 0.6) * UNIT}
        to={seatOf(seat)}
        delay={300 + index * 90}
      >
        <CoinShape r={19} value={prize} />
      </Flying>
    ));
}
