import { DEEDS } from "@gatehouse/dragonsgate-college";
import { useEffect, useEffectEvent } from "react";
import { takesLetters } from "../../table/shortcuts.ts";
import type { College } from "./college.ts";
import { careerAction } from "./folios/career-choice.ts";
import { gatesOf } from "./gates.ts";

/** Keys of this board; they come before those of the frame. */
export function useKeys(college: College): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (takesLetters(document.activeElement) || document.querySelector("[role=dialog]")) return;
    if (!does(college, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen, true);
    return () => removeEventListener("keydown", listen, true);
  }, []);
}

/** Does what a key means here; answers whether it means anything. */
function does(college: College, key: string): boolean {
  const { table, choosing, printed, own } = college;
  const deed = DEEDS[Number(key) - 1];
  if (deed !== undefined) {
    const gate = gatesOf(printed, table.view, own, table.legal).find((each) => each.deed === deed);
    const [only] = gate?.actions ?? [];
    if (only?.type === "exchange-die") choosing.act(only);
    else if (only) choosing.pickGate(deed);
    else document.querySelector<HTMLElement>(`[data-gate=${deed}]`)?.focus();
    return true;
  }
  switch (key.toLowerCase()) {
    case "b":
      choosing.pickGate("build");
      return true;
    case "i":
      if (college.isLegal({ type: "buy-imp" })) choosing.act({ type: "buy-imp" });
      return true;
    case "o":
      choosing.visit(nextHouse(college));
      return true;
    case "enter": {
      const action = careerAction(college);
      const isElsewhere = document.activeElement?.matches("[data-spot], button, a") === true;
      if (action === null || isElsewhere || !college.isLegal(action)) return false;
      choosing.act(action);
      return true;
    }
    default:
      return false;
  }
}

/** The houses of the others in turn, then the own one again. */
function nextHouse({ table, choosing, own }: College): number | null {
  const seats = table.view.seats.length;
  const next = ((choosing.guest ?? own) + 1) % seats;
  // Visiting the same house again is going home.
  return next === own ? choosing.guest : next;
}
