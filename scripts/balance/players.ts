import { type Bot, findBot } from "@gatehouse/bots";

/** Goes everywhere: what never occurs to it does not occur at all. */
const random = bot("random");
/** Knows what it wants: what it does not use is of no use. */
export const student = bot("student");
export const PLAYERS: readonly Bot[] = [random, student];

function bot(name: string): Bot {
  const found = findBot(name);
  if (!found) throw new Error(`there is no bot ${name}`);
  return found;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}

export function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}
