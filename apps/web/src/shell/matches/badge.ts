import { useLayoutEffect } from "react";
import { useOnlineMatches } from "./online-matches.ts";
import { isYourTurn } from "./summary.ts";

/** Names the tab, and says there how many matches on the server wait for whoever has it open. */
export function useTitle(title: string): void {
  const waiting = useOnlineMatches().filter(isYourTurn).length;
  useLayoutEffect(() => {
    document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon) icon.href = waiting > 0 ? "/icons/icon-turn.svg" : "/icons/icon.svg";
    if ("setAppBadge" in navigator) void (waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge());
  }, [title, waiting]);
}
