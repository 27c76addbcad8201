import { randomUUID } from "node:crypto";
import { at, type GameTypes, seeded } from "@gatehouse/engine";
import type { Acknowledged, TableInfo, Update } from "@gatehouse/protocol";

/** Where the server is reached now: it changes with every restart. */
export interface Whereabouts {
  address: string;
}

/** A match that is played on through all crashes, and all that was acknowledged in it. */
export interface StubbornMatch {
  readonly match: string;
  readonly acknowledged: Acknowledged[];
  /** What the server said when it could not do its work. */
  readonly failures: string[];
  /** Plays one move; whatever happens to the server, it is sent until it is acknowledged. Whether there was one. */
  move(): Promise<boolean>;
  get<T>(path: string): Promise<T>;
}

const RETRY_MS = 25;
const PATIENCE_MS = 5_000;

/** Opens a match of which one guest plays all seats. */
export async function stubbornMatch(
  where: Whereabouts,
  game: string,
  seats: number,
  seed: number,
  webhook: string | null = null,
): Promise<StubbornMatch> {
  const luck = seeded(seed);
  const failures: string[] = [];
  let cookie = "";

  /** Asks until there is an answer: a server that is gone will be back. */
  async function ask(path: string, body?: object): Promise<Response> {
    for (;;) {
      try {
        const headers = { "content-type": "application/json", cookie };
        const signal = AbortSignal.timeout(PATIENCE_MS);
        const post = body && { method: "POST", body: JSON.stringify(body) };
        const response = await fetch(`${where.address}/api${path}`, { headers, signal, ...post });
        // Read here, too: a connection may break in the middle of an answer.
        const text = await response.text();
        if (response.status < 500) return new Response(text, response);
        failures.push(text);
      } catch {
        // Gone; it will be back.
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  // Answers are as the contract says.
  const get = async <T>(path: string) => (await (await ask(path)).json()) as T;
  const guest = await ask("/people/guest", { name: `Guest ${seed}` });
  cookie = guest.headers.get("set-cookie")?.split(";")[0] ?? "";
  const mine = Array.from({ length: seats }, () => ({ kind: "me" }));
  if (webhook !== null) await ask("/notices/webhooks", { kind: "webhook", url: webhook });
  const pace = { kind: "correspondence", days: 30 };
  const made = await ask("/matches", { game, options: {}, seats: mine, visibility: "private", pace });
  const { table } = (await made.json()) as { table: TableInfo };
  const acknowledged: Acknowledged[] = [];
  const sight = (seat: number) => get<Update>(`/matches/${table.id}/sight?seat=${seat}&legal=true`);

  return {
    match: table.id,
    ...{ acknowledged, failures, get },
    async move() {
      const [seat] = (await sight(0)).actors;
      if (seat === undefined) return false;
      const { legal = [], seq } = await sight(seat);
      const action = at(legal, luck.pick(legal.length)) as GameTypes["Action"];
      const submission = { seat, seq, key: randomUUID(), actions: [action] };
      const answer = await ask(`/matches/${table.id}/act`, submission);
      if (!answer.ok) throw new Error(`a move was refused: ${await answer.text()}`);
      acknowledged.push((await answer.json()) as Acknowledged);
      return true;
    },
  };
}
