import type { Seat } from "@gatehouse/engine";
import type { Event, KingsGate } from "@gatehouse/kings-gate";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { CoinShape } from "../../design/coin.tsx";
import { FLIGHT_MS, motionAllowed, SETTLE } from "../../design/motion.ts";
import type { Table } from "../../table/table.ts";
import { UNIT } from "./city-model.ts";

interface ArrivingProps {
  /** Who placed it, or `null`: it lay there before. */
  readonly from: Seat | null;
  /** Whether it comes from the hand on this screen. */
  readonly isOwn: boolean;
  readonly children: ReactNode;
}

/** A tile that was just placed comes flying from the hand, or from whoever placed it. */
export function Arriving({ from, isOwn, children }: ArrivingProps) {
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const element = group.current;
    const origin = from === null ? null : originOf(from, isOwn);
    const matrix = element?.getScreenCTM();
    if (!element || !origin || !matrix || !motionAllowed()) return;
    const there = element.getBoundingClientRect();
    const [dx, dy] = [origin.x - there.x - there.width / 2, origin.y - there.y - there.height / 2];
    const start = `translate(${dx / matrix.a}px, ${dy / matrix.d}px) scale(1.1)`;
    const flight = element.animate(
      [
        { transform: start, opacity: 0.6 },
        { transform: "none", opacity: 1 },
      ],
      {
        duration: FLIGHT_MS,
        easing: SETTLE,
      },
    );
    return () => flight.cancel();
  }, [from, isOwn]);
  return <g ref={group}>{children}</g>;
}

/** Where a seat's things come from on the screen: the tray for one's own, else the card in the strip. */
function originOf(seat: Seat, isOwn: boolean): { readonly x: number; readonly y: number } | null {
  const own = isOwn ? document.querySelector("[data-hand-tile][data-chosen], [data-hand-tile]") : null;
  const box = (own ?? document.querySelector(`[data-seat="${seat}"]`))?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

type Scored = Extract<Event, { readonly type: "location-scored" }>;

/** Prizes that were just won fly from the location to their winners, one after the other. */
export function FlyingCoins({ table }: { readonly table: Table<KingsGate> }) {
  const scored = table.events.find((event): event is Scored => event.type === "location-scored");
  const location = scored && table.view.locations[scored.location];
  if (!scored || !location || !table.isLive) return null;
  return scored.places
    .filter(({ prize }) => prize > 0)
    .map(({ seat, colour, prize }, index) => (
      <FlyingCoin
        key={`${table.step} ${seat} ${colour}`}
        x={(location.x + 1.3 + index * 0.25) * UNIT}
        y={(location.y + 0.6) * UNIT}
        seat={seat}
        prize={prize}
        delay={300 + index * 90}
      />
    ));
}

interface FlyingCoinProps {
  readonly x: number;
  readonly y: number;
  readonly seat: Seat;
  readonly prize: number;
  readonly delay: number;
}

function FlyingCoin({ x, y, seat, prize, delay }: FlyingCoinProps) {
  const coin = useRef<SVGGElement>(null);
  useEffect(() => {
    const element = coin.current;
    const goal = originOf(seat, false);
    const matrix = element?.getScreenCTM();
    if (!element || !goal || !matrix || !motionAllowed()) return;
    const here = element.getBoundingClientRect();
    const [dx, dy] = [goal.x - here.x - here.width / 2, goal.y - here.y - here.height / 2];
    const end = `translate(${dx / matrix.a}px, ${dy / matrix.d}px) scale(0.8)`;
    const flight = element.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: end, opacity: 1, offset: 0.9 },
        { transform: end, opacity: 0 },
      ],
      { duration: 620, delay, easing: "cubic-bezier(0.4, 0, 0.2, 1)" },
    );
    return () => flight.cancel();
  }, [seat, delay]);
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      <g ref={coin} opacity="0">
        <CoinShape r={19} value={prize} />
      </g>
    </g>
  );
}
