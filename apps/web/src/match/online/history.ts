import type { GameTypes } from "@gatehouse/engine";
import type { EntryInfo } from "@gatehouse/protocol";
import type { HistoryStep } from "../link.ts";

/** A step of the match with the entry of the server's log that it is. */
export interface LoggedStep extends HistoryStep {
  readonly seq: number;
}

/** The entries of a log that were not taken back, as the steps of the match. */
export function standingSteps(entries: readonly EntryInfo[]): readonly LoggedStep[] {
  let standing: readonly EntryInfo[] = [];
  for (const entry of entries) standing = afterEntry(standing, entry);
  return standing.map(({ seq, seat, events, scores }, step) => ({
    ...{ step, seq, seat, scores },
    // Of the game whose match it is, redacted by its own rules.
    events: events as readonly unknown[] as readonly GameTypes["Event"][],
  }));
}

function afterEntry(standing: readonly EntryInfo[], entry: EntryInfo): readonly EntryInfo[] {
  const to = entry.to ?? 0;
  switch (entry.kind) {
    case "start":
      return [entry];
    case "step":
      return [...standing, entry];
    case "undo":
      return standing.filter(({ seq, seat }) => seq < to || seat !== entry.seat);
    case "takeback":
      return standing.filter(({ seq }) => seq < to);
  }
}

/** What is known with these entries added: none twice, in their order. */
export function withEntries(known: readonly EntryInfo[], more: readonly EntryInfo[]): readonly EntryInfo[] {
  const last = known.at(-1)?.seq ?? -1;
  return [...known, ...more.filter(({ seq }) => seq > last)];
}

/** Whether nothing is missing up to the newest entry. */
export function isWhole(entries: readonly EntryInfo[], newest: number): boolean {
  return entries.length === newest + 1;
}
