import { findGame } from "@gatehouse/catalogue";
import { loadBoard } from "./boards/registry.ts";
import { localMatches } from "./match/local/link.ts";
import { gameOfMatch } from "./match/local/order.ts";
import { settings } from "./settings/settings.ts";
import { gameMessages, shellMessages } from "./texts/context.tsx";

/** Begins to load what the page at this address needs, all at once instead of one after the other as it is asked for. */
export function loadEarly(path: string): void {
  const { language } = settings();
  void shellMessages(language);
  const [, area, name = ""] = path.split("/");
  if (area !== "table" && area !== "learn") return;
  void import("./table/table-page.tsx");
  if (area === "table") localMatches();
  void loadTable(area === "table" ? gameOfMatch(name) : name);
}

async function loadTable(id: string): Promise<void> {
  const [game, board] = await Promise.all([findGame(id), loadBoard(id)]);
  if (game && board) await gameMessages(settings().language, game, board.messages);
}
