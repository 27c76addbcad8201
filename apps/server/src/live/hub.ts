import type { Viewer } from "@gatehouse/engine";
import type { ChatLine, Update } from "@gatehouse/protocol";
import type { ServerFault } from "../faults.ts";
import type { LogMoment } from "../matches/log.ts";
import { type Held, type Known, sightFault, updateFor } from "../matches/sight.ts";
import type { Table } from "../matches/table.ts";
import type { Presence } from "./presence.ts";

/** Somebody who follows a match through the eyes of a seat, or of nobody. */
export interface Watcher {
  readonly match: string;
  readonly viewer: Viewer;
  readonly player: string | null;
  /** What lets it look at a private match without a seat. */
  readonly pass: string | null;
  readonly wantsLegal: boolean;
  /** What it has been told. */
  known: Known & { readonly version: number };
  readonly muted: ReadonlySet<string>;
  /** `text` is the update as JSON, made once for all who get the same. */
  update(update: Update, text: string): void;
  chat(line: ChatLine): void;
  presence(onlookers: Onlookers): void;
  /** It may not look any longer, or the server stops (then there is no fault). */
  end(fault: ServerFault | null): void;
}

/** Who of the table, and how many others, look on. */
export interface Onlookers {
  readonly players: string[];
  readonly spectators: number;
}

/** Who watches what. */
export interface Hub {
  /** Brings a watcher up to date, and keeps it so. Answers how to stop. */
  add(watcher: Watcher, held: Held): () => void;
  publish(held: Held, fresh: readonly LogMoment[]): void;
  say(match: string, line: ChatLine): void;
  /** Tells those who watch here who looks on now. */
  tellPresence(match: string): void;
  isWatched(match: string): boolean;
  /** Ends all watching: the server stops. */
  endAll(): void;
  /** The watched matches, each with the oldest version that one of its watchers has. */
  watched(): ReadonlyMap<string, number>;
  size(): number;
}

/** Those who watch one match here, and who sits at it. */
interface Room {
  readonly watchers: Set<Watcher>;
  seats: Table["seats"];
  /** When all were told last who looks on, on the clock of `performance`. */
  toldAt: number;
  /** Until all are told again. */
  calm: NodeJS.Timeout | null;
}

/** Who looks on is told to all at most so often: when thousands come at once, each of them would be told of each. */
const CALM_MS = 250;

export function hubOf(presence: Presence): Hub {
  const rooms = new Map<string, Room>();
  let size = 0;

  function onlookers(match: string, { seats }: Room): Onlookers {
    const { players, nameless } = presence.of(match);
    const seated = [...players].filter((player) => seats.some((seat) => seat.player === player));
    return { players: seated, spectators: nameless + players.size - seated.length };
  }

  /** Tells all who looks on, now or in a moment; answers whether now. */
  function tellPresence(match: string): boolean {
    const room = rooms.get(match);
    if (!room || room.calm) return false;
    const tellAll = () => {
      room.calm = null;
      room.toldAt = performance.now();
      const now = onlookers(match, room);
      for (const watcher of room.watchers) watcher.presence(now);
    };
    const wait = room.toldAt + CALM_MS - performance.now();
    if (wait > 0) room.calm = setTimeout(tellAll, wait).unref();
    else tellAll();
    return wait <= 0;
  }

  function drop(watcher: Watcher): void {
    const room = rooms.get(watcher.match);
    if (!room?.watchers.delete(watcher)) return;
    size -= 1;
    if (room.watchers.size === 0) {
      rooms.delete(watcher.match);
      if (room.calm) clearTimeout(room.calm);
    }
    if (presence.leave(watcher.match, watcher.player)) tellPresence(watcher.match);
  }

  /** The same update for all who see the same and know the same. */
  function tell(watchers: Iterable<Watcher>, held: Held, fresh: readonly LogMoment[]): void {
    const made = new Map<string, readonly [Update, string]>();
    const { situation, version, seq } = held;
    for (const watcher of watchers) {
      const { viewer, known, wantsLegal } = watcher;
      if (known.version >= version) continue;
      const allowed = sightFault(situation.table, watcher.player, viewer, watcher.pass);
      if (!allowed.ok) {
        drop(watcher);
        watcher.end(allowed.error);
        continue;
      }
      const key = `${viewer} ${known.seq} ${known.revision} ${wantsLegal}`;
      const update = made.get(key) ?? withText(updateFor(held, viewer, known, { wantsLegal, fresh }));
      made.set(key, update);
      watcher.known = { version, seq, revision: situation.table.revision };
      watcher.update(...update);
    }
  }

  return {
    add(watcher, held) {
      const { match, player } = watcher;
      const { seats } = held.situation.table;
      const room = rooms.get(match) ?? { watchers: new Set(), seats, toldAt: Number.NEGATIVE_INFINITY, calm: null };
      rooms.set(match, room);
      room.watchers.add(watcher);
      size += 1;
      tell([watcher], held, []);
      const isTold = presence.arrive(match, player) && tellPresence(match);
      if (!isTold) watcher.presence(onlookers(match, room));
      return () => drop(watcher);
    },
    publish(held, fresh) {
      const { table } = held.situation;
      const room = rooms.get(table.id);
      if (!room) return;
      tell([...room.watchers], held, fresh);
      const hasOtherPeople = room.seats !== table.seats;
      room.seats = table.seats;
      if (hasOtherPeople) tellPresence(table.id);
    },
    say(match, line) {
      for (const watcher of rooms.get(match)?.watchers ?? []) if (!watcher.muted.has(line.player)) watcher.chat(line);
    },
    tellPresence,
    isWatched: (match) => rooms.has(match),
    endAll() {
      for (const { watchers } of [...rooms.values()])
        for (const watcher of [...watchers]) {
          watcher.end(null);
          drop(watcher);
        }
    },
    watched: () =>
      new Map(
        [...rooms].map(([match, { watchers }]) => [
          match,
          Math.min(...[...watchers].map(({ known }) => known.version)),
        ]),
      ),
    size: () => size,
  };
}

function withText(update: Update): readonly [Update, string] {
  return [update, JSON.stringify(update)];
}
