import { randomBytes } from "node:crypto";
import type { Announced } from "../store/database.ts";

/** Who looks on at matches, in this process and in all others on the same database. */
export interface Presence {
  /** Somebody begins to look on here. Answers whether anybody notices: not with one's second tab. */
  arrive(match: string, player: string | null): boolean;
  leave(match: string, player: string | null): boolean;
  /** Who looks on anywhere, and how many without a name. */
  of(match: string): { readonly players: ReadonlySet<string>; readonly nameless: number };
  /** Another process tells who looks on there, or asks who does here. Answers the match in which something has changed. */
  heard(name: string, count: number): string | null;
  /** Tells the others again what they may have missed, and forgets processes that have fallen silent. */
  beat(): void;
}

const SIGN = "@";
const NAMELESS = "-";
const QUESTION = "?";
export const BEAT_MS = 15_000;
const SILENT_MS = 3 * BEAT_MS;

/** Whether an announcement is about who looks on. */
export function isPresence(name: string): boolean {
  return name.startsWith(SIGN);
}

interface Elsewhere {
  readonly player: string;
  readonly count: number;
  readonly at: number;
}

export function presenceOf(
  announce: (pairs: Announced) => void,
  changed: (match: string) => void,
  now: () => number,
): Presence {
  const self = randomBytes(6).toString("hex");
  const here = new Map<string, Map<string, number>>();
  // Only of matches that somebody looks at here: nobody else wants to know.
  const elsewhere = new Map<string, Map<string, Elsewhere>>();
  const nameOf = (match: string, player: string) => `${SIGN}${match}/${self}/${player}`;

  function isAnywhere(match: string, player: string): boolean {
    const others = [...(elsewhere.get(match)?.values() ?? [])];
    return here.get(match)?.has(player) || others.some((other) => other.player === player);
  }

  function tellAll(match: string): void {
    announce([...(here.get(match) ?? [])].map(([player, count]) => [nameOf(match, player), count] as const));
  }

  function set(match: string, player: string, count: number): void {
    const room = here.get(match) ?? new Map<string, number>();
    here.set(match, room);
    if (count > 0) room.set(player, count);
    else room.delete(player);
    if (room.size === 0) {
      here.delete(match);
      elsewhere.delete(match);
    }
    announce([[nameOf(match, player), count]]);
  }

  return {
    arrive(match, player) {
      const who = player ?? NAMELESS;
      const isNews = who === NAMELESS || !isAnywhere(match, who);
      const isFirst = !here.has(match);
      set(match, who, (here.get(match)?.get(who) ?? 0) + 1);
      if (isFirst) announce([[nameOf(match, QUESTION), 0]]);
      return isNews;
    },
    leave(match, player) {
      const who = player ?? NAMELESS;
      set(match, who, (here.get(match)?.get(who) ?? 1) - 1);
      return who === NAMELESS || !isAnywhere(match, who);
    },
    of(match) {
      const counts = [...(here.get(match) ?? [])];
      const others = [...(elsewhere.get(match)?.values() ?? [])];
      const all = [...counts, ...others.map(({ player, count }) => [player, count] as const)];
      const nameless = all.reduce((sum, [player, count]) => sum + (player === NAMELESS ? count : 0), 0);
      return { players: new Set(all.map(([player]) => player).filter((player) => player !== NAMELESS)), nameless };
    },
    heard(name, count) {
      const [match = "", process = "", player = ""] = name.slice(SIGN.length).split("/");
      if (process === self || !here.has(match)) return null;
      if (player === QUESTION) {
        tellAll(match);
        return null;
      }
      const room = elsewhere.get(match) ?? new Map<string, Elsewhere>();
      elsewhere.set(match, room);
      const key = `${process}/${player}`;
      const before = room.get(key)?.count ?? 0;
      if (count > 0) room.set(key, { player, count, at: now() });
      else room.delete(key);
      return before === count ? null : match;
    },
    beat() {
      for (const match of here.keys()) tellAll(match);
      for (const [match, room] of elsewhere) {
        const silent = [...room].filter(([, { at }]) => now() - at > SILENT_MS);
        for (const [key] of silent) room.delete(key);
        if (silent.length > 0) changed(match);
      }
    },
  };
}
