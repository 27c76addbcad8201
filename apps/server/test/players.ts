import { at, type GameTypes, seeded } from "@gatehouse/engine";
import type { EntryInfo, Update } from "@gatehouse/protocol";
import { rounds } from "@gatehouse/testkit/rounds";
import { freshKey, type Guest, openSocket, type Socket, updateFrom } from "./harness.ts";

/** A player who follows a match over a WebSocket, plays at random, and notes everything it was told. */
export interface TestPlayer {
  readonly seat: number;
  /** The entries as they came, each once. */
  readonly entries: EntryInfo[];
  newest(): Update;
  /** Cuts the connection and takes it up again where it was. */
  reconnect(): Promise<void>;
  /** Plays whenever it is asked until the match is over. `beforeMove` may do something else first. */
  playOut(beforeMove?: (moves: number) => Promise<void>): Promise<void>;
}

export async function testPlayer(address: string, guest: Guest, match: string, seat: number): Promise<TestPlayer> {
  const entries: EntryInfo[] = [];
  const luck = seeded(1000 + seat);
  let last: Update | null = null;
  let socket = await connect();

  async function connect(): Promise<Socket> {
    const fresh = await openSocket(address, guest.headers);
    fresh.send({ type: "watch", match, seat, legal: true, ...(last && { seq: last.seq }) });
    return fresh;
  }

  async function next(): Promise<Update> {
    const update = await socket.take(updateFrom(-1));
    if (update.reset) entries.length = 0;
    entries.push(...update.entries);
    last = {
      ...update,
      table:
        update.table ??
        at(
          [last?.table].filter((table) => table !== undefined),
          0,
        ),
    };
    return last;
  }

  return {
    seat,
    entries,
    newest: () => last ?? fail(),
    async reconnect() {
      socket.cut();
      socket = await connect();
    },
    async playOut(beforeMove) {
      let moves = 0;
      for (const _ of rounds("the end of the match")) {
        const { table, actors, legal = [], seq } = await next();
        if (table?.phase === "over") return;
        if (!actors.includes(seat) || legal.length === 0) continue;
        await beforeMove?.(moves);
        moves += 1;
        // The contract says only that an action is an object with a type.
        const action = at(legal, luck.pick(legal.length)) as GameTypes["Action"];
        await guest.client.matches
          .act({ match, seat, seq, key: freshKey(), actions: [{ ...action }] })
          .catch(ignoreStale);
      }
    },
  };
}

/** After a reconnection, and where several seats choose at once, a decision may be seen again that is made already. */
function ignoreStale(error: unknown): void {
  const data = error instanceof Error && "data" in error ? error.data : null;
  const reason = typeof data === "object" && data !== null && "reason" in data ? data.reason : null;
  if (reason !== "stale" && reason !== "wrong-seat" && reason !== "game-over") throw error;
}

function fail(): never {
  throw new Error("nothing was heard yet");
}
