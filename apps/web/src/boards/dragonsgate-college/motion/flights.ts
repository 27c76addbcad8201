import type { Event } from "@gatehouse/dragonsgate-college";
import { flightsOf } from "./happenings.ts";
import { flyFrom, flyOver, type Traces } from "./pieces.ts";

export { tracesIn } from "./pieces.ts";

/** Shows how what was before became what is now. Everything is looked at first: a look after a move has all laid out again. */
export function showChange(before: Traces, events: readonly Event[], room: HTMLElement, sky: Element): void {
  const flights = flightsOf(events, before, sky);
  flyFrom(before, room, room.getBoundingClientRect().width / room.offsetWidth);
  for (const flight of flights) flyOver(sky, flight);
}
