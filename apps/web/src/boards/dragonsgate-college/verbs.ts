import { at } from "@gatehouse/engine";
import type { Verb } from "../../table/slots.ts";
import { askedOf, type College } from "./college.ts";
import { buildingAsked, fittingTurns } from "./house/placing.ts";

/** What can be done apart from the board. */
export function verbsOf(college: College, undo: (() => void) | null): Verb[] {
  const { table, choosing } = college;
  const { texts } = table;
  const top = askedOf(college);
  if (top === null) return [];
  const { touched } = choosing;
  if (touched)
    return [
      { id: "do", label: texts.text("dc.verb.do"), key: "Enter", isPrimary: true, choose: () => choosing.act(touched) },
      { id: "back", label: texts.text("dc.verb.back"), choose: () => void choosing.clear() },
    ];
  if (buildingAsked(college) !== null) {
    const turns = fittingTurns(table.legal);
    const turn: Verb = {
      id: "turn",
      label: texts.text("dc.verb.turn"),
      key: "X",
      choose: () => choosing.rotate(at(turns, (turns.indexOf(choosing.turn) + 1) % turns.length)),
    };
    const putBack: Verb = { id: "put-back", label: texts.text("dc.verb.put-back"), choose: () => undo?.() };
    return [...(turns.length > 1 ? [turn] : []), ...(undo ? [putBack] : [])];
  }
  if (choosing.gate !== null || choosing.card !== null)
    return [
      {
        id: "back",
        label: texts.text(choosing.gate !== null ? "dc.verb.other-gate" : "dc.verb.back"),
        choose: () => void choosing.clear(),
      },
      ...(top.type === "window" && choosing.gate === null ? endOf(college) : []),
    ];
  return top.type === "window" ? endOf(college) : [];
}

function endOf({ table, choosing }: College): Verb[] {
  const top = table.view.pending.at(-1);
  if (top?.type !== "window") return [];
  const isDone = top.left.length === 0;
  return [
    {
      id: "end-window",
      label: table.texts.text(top.taken.length === 0 ? "dc.verb.pass" : "dc.verb.done"),
      key: "E",
      isPrimary: isDone,
      choose: () => choosing.act({ type: "end-window" }),
    },
  ];
}
