import { findGame } from "@gatehouse/catalogue";
import { loadBoard } from "./boards/registry.ts";
import { localMatches } from "./match/local/link.ts";
import { gameOfMatch } from "./match/local/order.ts";
import { isOnlineMatch } from "./match/online/match-id.ts";
import { settings } from "./settings/settings.ts";
import { gameMessages, shellMessages } from "./texts/context.tsx";

/** Pages that are begun to load before React asks for them, and are then shown in the same moment. */
export const tablePage = once(async () => (await import("./table/table-page.tsx")).TablePage);
export const lessonPage = once(async () => (await import("./table/lesson-page.tsx")).LessonPage);
export const onlineTablePage = once(async () => (await import("./online/table-page.tsx")).OnlineTablePage);

/** Always the same promise: React takes another one for something that is still to come. What failed is tried again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/**
 * Begins to load what the page at this address needs, all at once instead of one after the other as it is asked for. Done when
 * the page itself is here.
 */
export async function loadEarly(path: string): Promise<void> {
  const { language } = settings();
  void shellMessages(language);
  const [, area, name = ""] = path.split("/");
  if ((area !== "table" && area !== "learn") || name === "") return;
  const isOnline = area === "table" && isOnlineMatch(name);
  void loadTable(area === "table" ? gameOfMatch(name) : name);
  if (area === "table" && !isOnline) localMatches();
  await Promise.all([area === "table" ? tablePage() : lessonPage(), isOnline && onlineTablePage()]);
}

async function loadTable(id: string): Promise<void> {
  const [game, board] = await Promise.all([findGame(id), loadBoard(id)]);
  if (game && board) await gameMessages(settings().language, game, board.messages);
}
