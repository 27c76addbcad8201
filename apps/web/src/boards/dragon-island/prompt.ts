import type { DragonIsland } from "@gatehouse/dragon-island";
import { at } from "@gatehouse/engine";
import type { ReactNode } from "react";
import type { Table } from "../../table/table.ts";
import { askedOf } from "./island-model.ts";
import { buildingName } from "./names.ts";
import { paymentOf } from "./payment.ts";
import type { Choosing } from "./use-choosing.ts";

/** What to do now in a few words, and in one sentence. */
export function promptOf(
  table: Table<DragonIsland>,
  { isMovingDragons, mayMoveDragons, touched, hexes }: Choosing,
): { readonly title: string; readonly text: ReactNode } {
  const { texts, view, seat, rules } = table;
  const asked = askedOf(view);
  if (seat === null || asked === null) return { title: texts.text("di.title.past"), text: null };
  const usual = texts.show(rules.words.prompt(view, seat));
  if (touched) return { title: texts.text("di.title.touched"), text: texts.text("di.text.touched") };
  const payment = paymentOf(view);
  if (payment) {
    const purchase = payment.for === "capture" ? texts.text("purchase.capture") : buildingName(texts, payment.for);
    return {
      title: texts.text("di.title.pay", { cost: payment.cost }),
      text: texts.text("di.text.pay", { purchase }),
    };
  }
  if (asked.type === "dragons") return { title: texts.text("di.title.herd"), text: usual };
  if (asked.type !== "turn") return { title: texts.text(`di.title.${asked.type}`), text: usual };
  if (isMovingDragons) return { title: texts.text("di.title.move-dragons"), text: texts.text("di.text.move-dragons") };
  const isFirst = at(view.seats, seat).tile === null;
  const own = `di.text.${asked.step}${mayMoveDragons ? ".driving" : ""}`;
  if (!isFirst && hexes.size > 0 && texts.has(own))
    return { title: texts.text(`di.title.${asked.step}`), text: texts.text(own) };
  return { title: texts.text(`di.title.${isFirst ? `first-${asked.step}` : asked.step}`), text: usual };
}
