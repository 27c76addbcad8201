import type { KingsGate } from "@gatehouse/kings-gate";
import type { ReactNode } from "react";
import type { Table } from "../../table/table.ts";
import { isDangerousNow } from "./city-model.ts";
import { isDragon, locationName, numberOf } from "./names.ts";
import type { Choosing } from "./use-choosing.ts";

/** What to do now in a few words, and in one sentence. */
export function promptOf(
  table: Table<KingsGate>,
  { selection }: Choosing,
): { readonly title: string; readonly text: ReactNode } {
  const { texts, view, seat, rules, legal } = table;
  const say = (key: string) => texts.text(key, { location: locationName(texts, view.locations.length - 1) });
  if (!table.isLive) return { title: say("kg.title.past"), text: null };
  const [asked] = rules.actors(view);
  if (asked === undefined) return { title: say("kg.title.over"), text: null };
  if (seat === null) return { title: texts.text("kg.title.wait", { seat: { seat: asked } }), text: null };
  const prompt = texts.show(rules.words.prompt(view, seat));
  if (legal.some(({ type }) => type === "place-location")) return { title: say("kg.title.location"), text: prompt };
  const canPlace = legal.some(({ type }) => type === "place-tile" || type === "play-sorceress");
  if (!canPlace && legal.some(({ type }) => type === "end-turn")) return { title: say("kg.title.end"), text: prompt };
  if (selection.sorceress)
    return { title: say("kg.title.sorceress"), text: say(`kg.text.sorceress.${selection.from ? "to" : "from"}`) };
  if (selection.tile === null) {
    if (selection.cell) return { title: say("kg.title.place"), text: say("kg.text.cell") };
    const hasPlaced = legal.some(({ type }) => type === "end-turn");
    return { title: say(hasPlaced ? "kg.title.go-on" : "kg.title.place"), text: prompt };
  }
  if (isDragon(selection.tile)) return { title: say("kg.title.dragon"), text: say("kg.text.dragon") };
  const number = numberOf(selection.tile) ?? 0;
  const title = number === 0 ? say("kg.title.pub") : texts.text("kg.title.number", { number });
  return { title, text: say(isDangerousNow(view) ? "kg.text.tile.cover" : "kg.text.tile") };
}
