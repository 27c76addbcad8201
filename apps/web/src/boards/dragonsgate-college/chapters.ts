import { type Event, TURNS } from "@gatehouse/dragonsgate-college";
import { at } from "@gatehouse/engine";
import type { Chapter } from "../../table/slots.ts";
import type { Texts } from "../../texts/texts.ts";
import { ROMAN } from "./college/clock-tower.tsx";

/** The match by its five turns; those to come have their place already. */
export function chaptersOf(
  history: readonly { readonly events: readonly { readonly type: string }[] }[],
  texts: Texts,
): Chapter[] {
  const begun = new Map<number, number>([[1, 0]]);
  for (const [step, { events }] of history.entries())
    for (const event of events) if (isTurn(event) && event.turn > 1) begun.set(event.turn, step);
  return Array.from(
    { length: TURNS },
    (_, index): Chapter => ({
      name: texts.text("dc.turn", { turn: index + 1 }),
      short: at(ROMAN, index),
      from: begun.get(index + 1) ?? Number.POSITIVE_INFINITY,
      tone: "plain",
    }),
  );
}

function isTurn(event: { readonly type: string }): event is Extract<Event, { type: "turn-begun" }> {
  return event.type === "turn-begun";
}
