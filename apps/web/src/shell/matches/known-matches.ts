import { useEffect, useSyncExternalStore } from "react";
import { localMatches } from "../../match/local/link.ts";
import type { MatchSummary } from "../../match/local/order.ts";
import type { KnownMatch } from "./known-match.ts";
import { useOnlineMatches } from "./online-matches.ts";

const KEPT = "gatehouse.matches";
const listeners = new Set<() => void>();
let known: readonly MatchSummary[] = readKept();
let hasAsked = false;

/** All matches, of this browser and of the server. */
export function useMatches(): readonly KnownMatch[] {
  const local = useLocalMatches();
  const online = useOnlineMatches();
  return [...local, ...online];
}

/**
 * The matches of this browser, the latest first. The first answer is what the last visit saw: nobody waits for the worker,
 * and nothing jumps when its answer comes.
 */
export function useLocalMatches(): readonly MatchSummary[] {
  useEffect(() => {
    if (hasAsked) void refreshMatches();
    else whenIdle(() => void refreshMatches());
    hasAsked = true;
  }, []);
  return useSyncExternalStore(subscribe, () => known);
}

async function refreshMatches(): Promise<void> {
  try {
    become(await localMatches().list());
  } catch {
    // A browser that keeps nothing has no matches to list.
  }
}

/** Deletes matches for good. */
export async function removeMatches(ids: readonly string[]): Promise<void> {
  for (const id of ids) await localMatches().remove(id);
  await refreshMatches();
}

/** Starting the worker must not compete with the first page. */
function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 300);
}

function become(next: readonly MatchSummary[]): void {
  const text = JSON.stringify(next);
  if (text === JSON.stringify(known)) return;
  known = next;
  try {
    localStorage.setItem(KEPT, text);
  } catch {
    // It only saves a moment at the next visit.
  }
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function readKept(): readonly MatchSummary[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) && kept.every(isSummary) ? kept : [];
  } catch {
    return [];
  }
}

/** Another version may have written it: enough is checked for the pages to draw it. */
function isSummary(value: unknown): value is MatchSummary {
  if (typeof value !== "object" || value === null) return false;
  const { id, game, players, scores, actors, updated } = Object.fromEntries(Object.entries(value));
  const areLists = Array.isArray(players) && Array.isArray(scores) && Array.isArray(actors);
  return typeof id === "string" && typeof game === "string" && typeof updated === "number" && areLists;
}
