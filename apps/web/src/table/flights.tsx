import type { Seat } from "@gatehouse/engine";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { FLIGHT_MS, motionAllowed, SETTLE } from "../design/motion.ts";
import type { Point } from "./camera-math.ts";

interface ArrivingProps {
  /** Who placed it, or `null`: it lay there before. */
  readonly from: Seat | null;
  /** Whether it comes from the hand on this screen. */
  readonly isOwn: boolean;
  readonly children: ReactNode;
}

/** A piece that was just placed comes flying from the hand, or from whoever placed it. */
export function Arriving({ from, isOwn, children }: ArrivingProps) {
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const element = group.current;
    const hand = isOwn ? "[data-hand-tile][data-chosen], [data-hand-tile]" : null;
    const origin = from === null ? null : (middleOf(hand) ?? middleOf(seatOf(from)));
    const way = element && origin && wayTo(element, origin);
    if (!element || !way) return;
    const flight = element.animate(
      [
        { transform: `translate(${way.x}px, ${way.y}px) scale(1.1)`, opacity: 0.6 },
        { transform: "none", opacity: 1 },
      ],
      { duration: FLIGHT_MS, easing: SETTLE },
    );
    return () => flight.cancel();
  }, [from, isOwn]);
  return <g ref={group}>{children}</g>;
}

interface FlyingProps extends Point {
  /** Where it flies to: what fits this first. */
  readonly to: string;
  readonly delay: number;
  readonly children: ReactNode;
}

/** Something that was just won flies from a place of the board to whoever has it now, and is gone. */
export function Flying({ x, y, to, delay, children }: FlyingProps) {
  const piece = useRef<SVGGElement>(null);
  useEffect(() => {
    const element = piece.current;
    const goal = middleOf(to);
    const way = element && goal && wayTo(element, goal);
    if (!element || !way) return;
    const end = `translate(${way.x}px, ${way.y}px) scale(0.8)`;
    const flight = element.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: end, opacity: 1, offset: 0.9 },
        { transform: end, opacity: 0 },
      ],
      { duration: 620, delay, easing: "cubic-bezier(0.4, 0, 0.2, 1)" },
    );
    return () => flight.cancel();
  }, [to, delay]);
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      <g ref={piece} opacity="0">
        {children}
      </g>
    </g>
  );
}

/** The card of a seat in the strip. */
export function seatOf(seat: Seat): string {
  return `[data-seat="${seat}"]`;
}

function middleOf(selector: string | null): Point | null {
  const box = selector === null ? null : document.querySelector(selector)?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

/** From where a piece of the drawing is to a point of the window, in the drawing's units; `null` if nothing moves here. */
function wayTo(element: SVGGElement, point: Point): Point | null {
  const matrix = element.getScreenCTM();
  if (!matrix || !motionAllowed()) return null;
  const here = element.getBoundingClientRect();
  return {
    x: (point.x - here.x - here.width / 2) / matrix.a,
    y: (point.y - here.y - here.height / 2) / matrix.d,
  };
}
