import type { Event, Origin } from "@gatehouse/dragonsgate-college";
import type { Seat } from "@gatehouse/engine";
import { seatOf } from "../../../table/flights.tsx";
import type { Flight, Traces } from "./pieces.ts";

/** The goods that can be seen flying; there is a picture of each in the sky. */
const GOODS = ["coins", "imps", "prestige", "cards"] as const;
export type FlyingGood = (typeof GOODS)[number];

/** So many of a good are enough to be understood. */
const MOST = 5;
const APART_MS = 70;

/** Where goods come from and where what is paid goes to. */
function placeOf(origin: Origin, seat: Seat): readonly string[] {
  switch (origin) {
    case "imp":
      return ["[data-tower]"];
    case "dungeon":
      return [`[data-piece="dungeon ${seat}"]`, "[data-gate=dungeon]"];
    case "order":
      return [`[data-piece="order ${seat}"]`, "[data-gate=order]"];
    case "cards":
      return [`[data-zone="hand ${seat}"]`];
    case "careers":
      return [`[data-zone="slots ${seat}"]`];
    case "start":
    case "income":
    case "buildings":
    case "professors":
      return [`[data-zone="grounds ${seat}"]`];
    default:
      return [`[data-gate="${origin}"]`];
  }
}

function boxOf(selectors: readonly string[]): DOMRect | null {
  for (const selector of selectors) {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box && box.width > 0) return box;
  }
  return null;
}

/** The purse of a seat if its house is in sight, else its card in the strip. */
function purseOf(seat: Seat, good: FlyingGood): DOMRect | null {
  return boxOf([`[data-house="${seat}"] [data-good="${good}"]`, seatOf(seat)]);
}

/** What happened as far as it leaves nothing where it went: goods, and what somebody took whose house is not in sight. */
export function flightsOf(events: readonly Event[], before: Traces, sky: Element): Flight[] {
  const flights: Flight[] = [];
  let shown = 0;
  const send = (seat: Seat, good: FlyingGood, by: number, place: readonly string[]) => {
    const goods = goodsFlights(sky, seat, good, by, place, shown);
    shown += goods.length;
    flights.push(...goods);
  };
  for (const event of events) {
    if (event.type === "goods-changed" && isFlying(event.good))
      send(event.seat, event.good, event.by, placeOf(event.for, event.seat));
    else if (event.type === "imps-spent") send(event.seat, "imps", -event.imps, ["[data-tower]"]);
    else if (event.type === "cards-drawn" && boxOf([`[data-house="${event.seat}"]`]) === null)
      send(event.seat, "cards", event.cards.length, ["[data-piece=deck]"]);
    else flights.push(...pieceFlights(event, before));
  }
  return flights;
}

function isFlying(good: string): good is FlyingGood {
  return GOODS.some((each) => each === good);
}

function goodsFlights(
  sky: Element,
  seat: Seat,
  good: FlyingGood,
  by: number,
  place: readonly string[],
  shown: number,
): Flight[] {
  const picture = sky.querySelector(`[data-picture="${good}"] > *`);
  const [there, purse] = [boxOf(place), purseOf(seat, good)];
  if (!picture || !there || !purse) return [];
  const count = Math.min(MOST, Math.abs(by));
  const [from, to] = by > 0 ? [there, purse] : [purse, there];
  const size = picture.getBoundingClientRect();
  const middle = new DOMRect(
    from.x + (from.width - size.width) / 2,
    from.y + (from.height - size.height) / 2,
    size.width,
    size.height,
  );
  return Array.from({ length: count }, (_, index) => ({
    picture,
    from: middle,
    to,
    delay: (shown + index) * APART_MS,
  }));
}

/** What was taken and is nowhere to be seen now flies to whoever took it. */
function pieceFlights(event: Event, before: Traces): Flight[] {
  const name = takenBy(event);
  const trace = name === null ? undefined : before.get(name);
  if (!trace || !("seat" in event) || document.querySelector(`[data-piece="${name}"]`)) return [];
  const to = boxOf([seatOf(event.seat)]);
  return to ? [{ picture: trace.element, from: trace.box, to }] : [];
}

function takenBy(event: Event): string | null {
  switch (event.type) {
    case "apprentice-taken":
      return `apprentice ${event.apprentice}`;
    case "professor-taken":
      return `professor ${event.professor}`;
    case "career-chosen":
      return `career ${event.career}`;
    default:
      return null;
  }
}
