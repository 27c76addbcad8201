import { at } from "@gatehouse/engine";
import { type Event, LOCATIONS } from "@gatehouse/kings-gate";
import type { Chapter } from "../../table/slots.ts";
import type { Texts } from "../../texts/texts.ts";
import { locationName } from "./names.ts";

/** The match by its locations: each begins in the step in which it was laid. */
export function chaptersOf(
  history: readonly { readonly events: readonly { readonly type: string }[] }[],
  texts: Texts,
) {
  const chapters: Chapter[] = [chapter(0, 0, texts)];
  for (const [step, { events }] of history.entries())
    for (const event of events) if (isLaid(event)) chapters.push(chapter(event.location, step, texts));
  return chapters;
}

function chapter(location: number, from: number, texts: Texts): Chapter {
  return {
    name: `${location + 1} ${locationName(texts, location)}`,
    short: String(location + 1),
    from,
    tone: at(LOCATIONS, location).dangerous ? "danger" : "plain",
  };
}

function isLaid(event: { readonly type: string }): event is Extract<Event, { type: "location-placed" }> {
  return event.type === "location-placed";
}
