import type { Seat } from "@gatehouse/engine";

/** Names that all three languages know. */
const BOT_NAMES = ["Isolde", "Casimir", "Dulcinea", "Godric"] as const;

/** What the bot on a seat is called. */
export function botName(seat: Seat): string {
  return BOT_NAMES[seat % BOT_NAMES.length] ?? BOT_NAMES[0];
}
