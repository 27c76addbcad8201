import { useLocation } from "wouter";
import { useSettings } from "../../settings/settings.ts";
import { useTexts } from "../../texts/context.tsx";

/** Begins at once as last time, at first with what suits most; answers whether it worked. */
export function useQuickStart(game: string): () => Promise<boolean> {
  const { name } = useSettings();
  const { text } = useTexts();
  const [, navigate] = useLocation();
  return async () => {
    // Bots and worker are fetched when somebody wants to play, not with the home page.
    const { begin, lastOrder } = await import("../new-match/order.ts");
    const id = await begin(lastOrder(game, name || text("guest.name")));
    if (id !== null) navigate(`/table/${id}`);
    return id !== null;
  };
}
