import type { Chapter } from "../../table/slots.ts";
import type { Texts } from "../../texts/texts.ts";

/** The match by its rounds: each begins after the last turn of the one before; those to come are known too. */
export function chaptersOf(
  history: readonly { readonly events: readonly { readonly type: string }[] }[],
  { seats, turns }: { readonly seats: number; readonly turns: number },
  texts: Texts,
): Chapter[] {
  const begins = [0];
  let ended = 0;
  for (const [step, { events }] of history.entries()) {
    ended += events.filter(({ type }) => type === "turn-ended").length;
    // The round begins with the step after the one that ended the last.
    if (ended === begins.length * seats && begins.length < turns) begins.push(step + 1);
  }
  return Array.from({ length: turns }, (_, round) => ({
    name: texts.text("di.round", { round: round + 1 }),
    short: String(round + 1),
    from: begins[round] ?? Number.POSITIVE_INFINITY,
    tone: "plain" as const,
  }));
}
