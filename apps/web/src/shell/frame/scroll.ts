import { createContext, use, useLayoutEffect } from "react";
import { useTitle } from "../matches/badge.ts";

const KEPT = "gatehouse.scroll";
const places = new Map<string, number>(readKept());
let entry = "";
let hasArrived = false;

// Pages load on their own, so that the browser would restore the place before there is anything to scroll.
history.scrollRestoration = "manual";
addEventListener("scroll", () => places.set(entry, scrollY), { passive: true });
addEventListener("pagehide", () => {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify([...places]));
  } catch {
    // Without room to remember, a reload begins at the top.
  }
});

/** The address of the page that is shown: while the next one loads, that is still the one before. */
export const ShownPath = createContext("");

/** Is called by every page when it is shown: names it, goes to its title, and back to where it was left. */
export function useArrival(title: string): void {
  useTitle(title);
  const shown = use(ShownPath);
  useLayoutEffect(() => {
    const isFirst = !hasArrived;
    hasArrived = true;
    const known = entryOf(history.state);
    entry = known ?? `${shown} ${Date.now()}`;
    if (known === null) history.replaceState({ entry }, "");
    if (!location.hash) scrollTo(0, places.get(entry) ?? 0);
    if (!isFirst) focusTitle();
  }, [shown]);
}

function focusTitle(): void {
  const title = document.querySelector<HTMLElement>("main h1");
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

function entryOf(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("entry" in state)) return null;
  return typeof state.entry === "string" ? state.entry : null;
}

function readKept(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? "[]");
    if (!Array.isArray(kept)) return [];
    return kept.filter(
      (each): each is [string, number] =>
        Array.isArray(each) && typeof each[0] === "string" && typeof each[1] === "number",
    );
  } catch {
    return [];
  }
}
