import { bonusSeats, type Pending } from "@gatehouse/dragonsgate-college";
import type { ReactNode } from "react";
import { askedOf, type College } from "./college.ts";

/** What to do now: a title of few words, and one sentence. */
export function promptOf(college: College): { readonly title: string; readonly text: ReactNode } {
  const { table, choosing } = college;
  const { texts, view, seat, rules } = table;
  const top = askedOf(college);
  if (top === null || seat === null) return { title: "", text: "" };
  const title = texts.text(titleKey(college, top));
  const { considered } = choosing;
  if (considered?.type === "place-building") return { title, text: texts.text("dc.build.here") };
  if (considered && considered.type !== "take-die")
    return { title, text: texts.show(rules.words.action(view, considered)) };
  if (top.type === "activation") return { title, text: draftText(college) };
  if (top.type === "window" && choosing.gate) return { title, text: texts.text(`dc.text.${choosing.gate}`) };
  return { title, text: texts.show(rules.words.prompt(view, seat)) };
}

function titleKey({ choosing, table }: College, top: Pending): string {
  if (top.type !== "window") return `dc.title.${top.type}`;
  if (choosing.gate) return `deed.${choosing.gate}`;
  if (top.left.length === 0) return "dc.title.done";
  const [activation] = table.view.pending;
  const isBonus = activation?.type === "activation" && activation.seat !== top.seat;
  return isBonus ? "dc.title.bonus" : "dc.title.window";
}

/** Who will act with the die that is looked at. */
function draftText({ table, printed, choosing }: College): ReactNode {
  const { texts, view, seat, rules } = table;
  const { considered } = choosing;
  if (seat === null) return "";
  if (considered?.type !== "take-die") return texts.show(rules.words.prompt(view, seat));
  const [first, ...others] = bonusSeats(printed, seat, considered.colour);
  if (first === undefined) return texts.text("dc.follow.nobody");
  if (others.length > 0) return texts.text("dc.follow.all");
  return texts.show({ key: "dc.follow", values: { seat: { seat: first } } });
}
