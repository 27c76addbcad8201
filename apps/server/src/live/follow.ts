import type { Viewer } from "@gatehouse/engine";
import type { Update } from "@gatehouse/protocol";
import type { App } from "../app.ts";
import type { Held } from "../matches/sight.ts";

/** Who follows, and what they have and want. */
export interface Following {
  readonly viewer: Viewer;
  readonly player: string | null;
  readonly pass?: string | undefined;
  readonly since?: number | undefined;
  readonly legal?: boolean | undefined;
  /** Told when nobody listens any more. */
  leave(): void;
}

/** Who reads slower than this is better off with a fresh start. */
const MOST_UNREAD = 100;

/** Updates one after the other, for server-sent events. Ends when nobody listens any more. */
export async function* follow(
  { hub }: App,
  held: Held,
  { viewer, player, pass, since = -1, legal = false, leave }: Following,
  signal: AbortSignal | undefined,
): AsyncGenerator<Update> {
  const waiting: Update[] = [];
  let isOver = signal?.aborted ?? false;
  let wake = () => {};
  const end = () => {
    isOver = true;
    wake();
  };
  signal?.addEventListener("abort", end);
  const drop = hub.add(
    {
      match: held.situation.table.id,
      viewer,
      player,
      pass: pass ?? null,
      wantsLegal: legal,
      known: { seq: since, revision: 0, version: -1 },
      muted: new Set(),
      update(update) {
        if (isOver) return;
        waiting.push(update);
        if (waiting.length > MOST_UNREAD) end();
        wake();
      },
      chat() {},
      presence() {},
      end,
    },
    held,
  );
  try {
    while (!isOver || waiting.length > 0) {
      const next = waiting.shift();
      if (next) yield next;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  } finally {
    signal?.removeEventListener("abort", end);
    drop();
    leave();
  }
}
