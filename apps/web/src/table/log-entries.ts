import type { GameTypes, Seat, Viewer } from "@gatehouse/engine";
import type { HistoryStep } from "../match/link.ts";
import type { Chapter } from "./slots.ts";

/** One line of the log: a step with what happened in it. */
export interface LogEntry {
  readonly step: number;
  readonly events: readonly GameTypes["Event"][];
}

/** Steps of one seat without anybody else's between them, within one chapter. */
export interface LogTurn {
  readonly seat: Seat | null;
  readonly entries: readonly LogEntry[];
  /** The chapter that begins with this turn. */
  readonly opens: Chapter | null;
}

/**
 * The first step since the viewer's turn before: the viewer's own steps at the very end belong to the turn that is played now,
 * so that what the others did before it stays in sight until it is over. 0 if there was no turn before.
 */
export function sinceLastTurn(history: readonly HistoryStep[], viewer: Viewer): number {
  let step = history.length - 1;
  while (step > 0 && history[step]?.seat === viewer) step -= 1;
  while (step > 0 && history[step]?.seat !== viewer) step -= 1;
  return step === 0 ? 0 : step + 1;
}

/** The turns from one step up to another (not included), oldest first. Steps that say nothing are left out. */
export function turnsOf(
  history: readonly HistoryStep[],
  chapters: readonly Chapter[],
  isQuiet: (event: GameTypes["Event"]) => boolean,
): LogTurn[] {
  const turns: { seat: Seat | null; entries: LogEntry[]; opens: Chapter | null }[] = [];
  for (const { step, seat, events } of history) {
    const opens = chapters.find(({ from }) => from === step) ?? null;
    const told = events.filter((event) => !isQuiet(event));
    const last = turns.at(-1);
    const goesOn = last !== undefined && last.seat === seat && opens === null;
    if (goesOn) {
      if (told.length > 0) last.entries.push({ step, events: told });
    } else turns.push({ seat, entries: told.length > 0 ? [{ step, events: told }] : [], opens });
  }
  // A chapter keeps its heading even if its first step says nothing.
  return turns.filter(({ entries, opens }) => entries.length > 0 || opens !== null);
}
