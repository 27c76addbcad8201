import type { Seat } from "@gatehouse/engine";
import type { Texts } from "../../texts/texts.ts";
import type { KnownMatch } from "./known-match.ts";

/** The seats that are played from here: on the server one's own, on this device those of all people. */
export function peopleOf({ players, online }: KnownMatch): readonly Seat[] {
  return online?.mine ?? players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
}

export function isOver({ actors, ranks, online }: KnownMatch): boolean {
  return online ? ranks !== null : actors.length === 0;
}

/** Whether a person is asked. */
export function isYourTurn(match: KnownMatch): boolean {
  return match.actors.some((seat) => peopleOf(match).includes(seat));
}

/** Whether the one person who plays is asked: of several, it is said who. */
export function isYours(match: KnownMatch): boolean {
  return isYourTurn(match) && peopleOf(match).length === 1;
}

/** Those that wait for a person first, then those that run, then what is over; the latest first among each. */
export function inOrder(matches: readonly KnownMatch[]): readonly KnownMatch[] {
  const urgency = (match: KnownMatch) => (isYourTurn(match) ? 2 : isOver(match) ? 0 : 1);
  return matches.toSorted((a, b) => urgency(b) - urgency(a) || b.updated - a.updated);
}

/** How it stands for the one person who plays, or between several: one short phrase. */
export function standing(match: KnownMatch, { text }: Texts): string {
  const { players, scores, ranks, steps } = match;
  const [you, ...others] = peopleOf(match);
  if (ranks) {
    if (you !== undefined && others.length === 0) return text("match.your-rank", { rank: ranks[you] ?? 0 });
    return text("match.won-by", { name: players[ranks.indexOf(1)]?.name ?? "" });
  }
  if (match.online?.isGathering) return text("match.gathering");
  // How a match on the server stands is seen at its table.
  if (match.online || steps === 0 || you === undefined || others.length > 0) return text("match.moves", { steps });
  const mine = scores[you] ?? 0;
  const best = Math.max(...scores.filter((_, seat) => seat !== you));
  if (mine === best) return text("match.level");
  return text(mine > best ? "match.ahead" : "match.behind", { points: Math.abs(mine - best) });
}

/** Who is asked, as the list says it. */
export function askedName({ players, actors }: KnownMatch): string {
  return players[actors[0] ?? -1]?.name ?? "";
}

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** How long ago it was, in words: “2 hours ago”. */
export function ago(then: number, now: number, { language, text }: Texts): string {
  const passed = Math.max(0, now - then);
  const [unit, length] = UNITS.find(([, each]) => passed >= each) ?? [];
  if (!unit) return text("match.just-now");
  if (unit === "day" && passed > 14 * length)
    return new Date(then).toLocaleDateString(language, { dateStyle: "medium" });
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(passed / length), unit);
}
