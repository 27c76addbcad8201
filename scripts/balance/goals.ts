import type { Gathered } from "./series.ts";
import { markdown } from "./text.ts";

/** *Open*: outside of the goal, but by less than chance alone may make it. */
const VERDICTS = ["met", "open", "missed"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What was found about a goal. */
export interface Finding {
  readonly found: string;
  readonly verdict: Verdict;
}

/** What the bots found out in all matches of a report. */
export interface Results {
  /** The matches of a bot against its like, with 2, 3 and 4 seats. */
  of(bot: string): readonly Gathered[];
  /** The matches of a line-up. */
  lineup(...names: readonly string[]): Gathered;
}

/** How often something occurred in the matches of a bot. */
export function timesOf(results: Results, bot: string, name: string): number {
  return results.of(bot).reduce((sum, { tally }) => sum + (tally.get(name) ?? 0), 0);
}

/** A goal of the game's brief. What a bot's matches cannot tell is `null`. */
export interface Goal {
  readonly goal: string;
  find(bot: string, results: Results): Finding | null;
}

/** A goal for every number of seats: the worst verdict counts. */
export function forAllSeats(goal: string, find: (gathered: Gathered) => Finding): Goal {
  return { goal, find: (bot, results) => together(results.of(bot).map(find), " / ") };
}

/** Several findings as one, with the worst verdict. */
export function together(findings: readonly Finding[], separator: string): Finding {
  const verdicts = findings.map(({ verdict }) => VERDICTS.indexOf(verdict));
  return {
    found: findings.map(({ found }) => found).join(separator),
    verdict: VERDICTS[Math.max(...verdicts)] ?? "met",
  };
}

export const metIf = (isMet: boolean): Verdict => (isMet ? "met" : "missed");

/** Whether a value that should be below a limit is so; above it by less than the noise, nobody can tell. */
export function below(value: number, limit: number, noise: number): Verdict {
  if (value < limit) return "met";
  return value <= limit + noise ? "open" : "missed";
}

export function goalsTable(goals: readonly Goal[], bots: readonly string[], results: Results): string {
  const rows = goals.map((goal) => [goal.goal, ...bots.flatMap((bot) => cells(goal.find(bot, results)))]);
  return markdown(["goal", ...bots.flatMap((bot) => [bot, ""])], rows);
}

function cells(finding: Finding | null): readonly string[] {
  if (!finding) return ["–", "not measured"];
  return [finding.found, finding.verdict === "missed" ? "**missed**" : finding.verdict];
}
