import { processSystem } from "../../apps/cli/src/system.ts";
import { terminalOf } from "../../apps/cli/src/terminal.ts";
import { inThreads } from "../../apps/cli/src/threads.ts";
import type { Outcome, Played } from "./match.ts";

/** Matches of one line-up: names of players, one per seat. */
export interface Series {
  readonly lineup: readonly string[];
  readonly matches: number;
}

/** What the threads are asked for: the matches of all series, numbered from the first to the last. */
export interface Order {
  readonly game: string;
  readonly series: readonly Series[];
}

/** What came of a series. */
export interface Gathered extends Series {
  readonly outcomes: readonly Outcome[];
  /** How often each thing occurred, by its name. */
  readonly tally: ReadonlyMap<string, number>;
}

/** Which match of which series has a number. */
export function matchAt(series: readonly Series[], number: number): { readonly of: Series; readonly index: number } {
  let index = number;
  for (const of of series) {
    if (index < of.matches) return { of, index };
    index -= of.matches;
  }
  throw new Error(`there is no match ${number}`);
}

/** Plays all series in so many threads; the result is the same for any number of them. */
export async function playSeries(order: Order, threads: number): Promise<Gathered[]> {
  const most = order.series.reduce((sum, { matches }) => sum + matches, 0);
  const terminal = terminalOf(processSystem());
  const played = inThreads<Played>(new URL("./worker.ts", import.meta.url), order, most, threads);
  const gathered: Gathered[] = [];
  for (const each of order.series) {
    const label = nameOf(each);
    const bar = terminal.progress(label, each.matches);
    const outcomes: Outcome[] = [];
    const tally = new Map<string, number>();
    while (outcomes.length < each.matches) {
      const { value } = await played.next();
      if (!value) throw new Error(`${label} has not been played to the end`);
      outcomes.push(value.outcome);
      for (const [name, times] of value.tally) tally.set(name, (tally.get(name) ?? 0) + times);
      bar.tick(outcomes.length);
    }
    bar.end();
    terminal.complain(`${label}: ${each.matches} matches`);
    gathered.push({ ...each, outcomes, tally });
  }
  // Asked once more, it lets its threads go.
  await played.next();
  return gathered;
}

function nameOf({ lineup }: Series): string {
  const names = [...new Set(lineup)];
  return names.length > 1 ? lineup.join(" against ") : `${names.join()}, ${lineup.length} seats`;
}
