import { at, isHidden, type Message, own, type Words } from "@gatehouse/engine";
import type { Action, Event, LanternWall, View } from "./types.ts";

/** What to say about prompts, actions, events and refusals; the sentences are in `messages/`. */
export const words: Words<LanternWall> = {
  prompt(view, seat) {
    if (view.phase === "bid") return { key: "prompt.bid", values: { round: view.round, coins: at(view.coins, seat) } };
    if (view.found.length > 0) return { key: "prompt.keep" };
    return { key: view.done ? "prompt.end" : "prompt.deed" };
  },
  action: (view, action) => ({ key: `action.${action.type}`, values: actionValues(view, action) }),
  event: (event) => ({ key: eventKey(event), values: eventValues(event) }),
  refusal({ code, ...facts }): Message {
    return { key: `refusal.${code}`, values: facts };
  },
};

function actionValues(view: View, action: Action) {
  switch (action.type) {
    case "keep": {
      const card = view.found[action.slot - 1];
      return { lantern: card ? own(card.kind) + 1 : 0 };
    }
    case "light":
      return { lantern: action.lantern, tower: action.tower, covers: at(view.towers, action.tower - 1).lantern };
    case "bid":
      return { coins: action.coins };
    default:
      return {};
  }
}

/** An event of which the reader knows less has a sentence of its own. */
function eventKey(event: Event): string {
  const secret =
    ("lantern" in event && isHidden(event.lantern)) ||
    (event.type === "bid-placed" && isHidden(event.coins)) ||
    ("lanterns" in event && isHidden(event.lanterns));
  return secret ? `event.${event.type}.hidden` : `event.${event.type}`;
}

function eventValues(event: Event) {
  const values: Record<string, number | string | Message | { seat: number }> = {};
  for (const [name, value] of Object.entries(event)) {
    if (name === "type") continue;
    if (name === "seat" || name === "starter") values[name] = { seat: Number(value) };
    else if (name === "reason") values[name] = { key: `end.${value}` };
    else if (Array.isArray(value)) values[name] = value.join(", ");
    else if (isHidden(value)) values[name] = value.hidden;
    else values[name] = value;
  }
  return values;
}
