import { useEffect, useSyncExternalStore } from "react";
import { isKnownOnline } from "../../match/online/known.ts";
import type { KnownMatch } from "./known-match.ts";

const FRESH_MS = 20_000;
const listeners = new Set<() => void>();
let known: readonly KnownMatch[] = [];
let timer: ReturnType<typeof setInterval> | undefined;

/** One's matches on the server, kept fresh while anybody looks; nothing is asked of it by who was never there. */
export function useOnlineMatches(): readonly KnownMatch[] {
  useEffect(() => void refreshOnlineMatches(), []);
  return useSyncExternalStore(subscribe, () => known);
}

async function refreshOnlineMatches(): Promise<void> {
  if (document.visibilityState === "hidden") return;
  if (!isKnownOnline()) return become([]);
  try {
    const { myMatches } = await import("../../online/my-matches.ts");
    become((await myMatches()) ?? known);
  } catch {
    // Offline before that part was stored: what is known stays.
  }
}

function become(next: readonly KnownMatch[]): void {
  if (JSON.stringify(next) === JSON.stringify(known)) return;
  known = next;
  for (const changed of listeners) changed();
}

const refresh = () => void refreshOnlineMatches();

function subscribe(changed: () => void): () => void {
  if (listeners.size === 0) {
    timer = setInterval(refresh, FRESH_MS);
    document.addEventListener("visibilitychange", refresh);
    addEventListener("online", refresh);
  }
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", refresh);
    removeEventListener("online", refresh);
  };
}
