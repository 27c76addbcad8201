import type { TableInfo } from "@gatehouse/protocol";
import type { Player } from "../link.ts";
import { botName } from "../names.ts";

/** Who sits where. Bots have the names that they have at every table; who is covered keeps their own. */
export function playersOf({ seats }: TableInfo): readonly Player[] {
  return seats.map(({ kind, name, level, cover }, seat) =>
    kind === "bot" ? { name: botName(seat), bot: level } : { name: name ?? "", bot: cover?.level ?? null },
  );
}
