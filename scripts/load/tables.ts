import { at, type Chance, type GameTypes, legal, seeded } from "@gatehouse/engine";
import type { ServerMessage, TableInfo, Update } from "@gatehouse/protocol";
import { type Games, rulesFor } from "../../apps/server/src/games.ts";

/** Somebody who plays in many matches. */
export interface Sitter {
  readonly headers: { readonly cookie: string };
}

export async function newSitter(address: string, name: string): Promise<Sitter> {
  const response = await post(address, "/people/guest", {}, { name });
  return { headers: { cookie: response.headers.get("set-cookie")?.split(";")[0] ?? "" } };
}

function post(address: string, path: string, headers: object, body: object): Promise<Response> {
  return fetch(`${address}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

/** Opens a public match in which each sitter has a seat. */
export async function openMatch(
  address: string,
  game: string,
  sitters: readonly Sitter[],
  options: object,
): Promise<string> {
  const seats = sitters.map((_, seat) => ({ kind: seat === 0 ? "me" : "open" }));
  const request = { game, options, seats, visibility: "public", pace: { kind: "live", minutes: 1440 } };
  const made = await post(address, "/matches", sitters[0]?.headers ?? {}, request);
  // As the contract says.
  const { table } = (await made.json()) as { table: TableInfo };
  for (const { headers } of sitters.slice(1)) await post(address, `/matches/${table.id}/join`, headers, {});
  return table.id;
}

/** Opens a match in which the strongest bots play all seats: the sitter's own one is covered. */
export async function openBotMatch(address: string, game: string, { headers }: Sitter): Promise<string> {
  const bot = { kind: "bot", level: "master" };
  const pace = { kind: "live", minutes: 1440 };
  const request = { game, options: {}, seats: [{ kind: "me" }, bot, bot, bot], visibility: "public", pace };
  const made = await post(address, "/matches", headers, request);
  // As the contract says.
  const { table } = (await made.json()) as { table: TableInfo };
  await post(address, `/matches/${table.id}/cover`, headers, { seat: 0, level: "master" });
  return table.id;
}

/** A move on its way: when it was sent, and who has not seen it yet. */
interface Pending {
  readonly key: string;
  readonly sentAt: number;
  readonly seq: number;
  readonly unseen: Set<number>;
  acknowledgedAt: number | null;
}

/** How a move went. */
export interface MoveTimes {
  readonly acknowledged: number;
  readonly seenByAll: number;
}

/** A match whose seats are all played from here, each over its own socket. */
export interface PlayedMatch {
  /** Plays one random move; `null` if there is none, or the last one is still on its way. */
  move(): Promise<MoveTimes | null>;
  readonly isOver: () => boolean;
  close(): void;
}

/** Follows a match through a seat's eyes; answers once the first update is there. */
export function watchMatch(
  address: string,
  match: string,
  seat: number | null,
  headers: { readonly [name: string]: string },
  hear: (text: string) => void,
): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace("http", "ws")}/live`, { headers });
  return new Promise((resolve, reject) => {
    socket.addEventListener("error", () => reject(new Error("the server does not answer")));
    socket.addEventListener("open", () => socket.send(JSON.stringify({ type: "watch", match, seat })));
    socket.addEventListener("message", ({ data }) => {
      hear(String(data));
      resolve(socket);
    });
  });
}

let keys = 0;

export async function playedMatch(
  address: string,
  games: Games,
  match: string,
  sitters: readonly Sitter[],
  seed: number,
): Promise<PlayedMatch> {
  const luck: Chance = seeded(seed);
  const newest: string[] = [];
  let table: TableInfo | null = null;
  let pending: Pending | null = null;
  let finish: ((times: MoveTimes | null) => void) | null = null;
  let isOver = false;

  function settle(): void {
    if (!pending || pending.unseen.size > 0 || pending.acknowledgedAt === null) return;
    const { sentAt, acknowledgedAt } = pending;
    pending = null;
    finish?.({ acknowledged: acknowledgedAt - sentAt, seenByAll: performance.now() - sentAt });
  }

  /** Most messages need no more than their number: to read them all would cost more than the server does. */
  function hear(seat: number, text: string): void {
    if (text.startsWith('{"type":"update"')) {
      newest[seat] = text;
      if (text.includes('"table":{')) table = (JSON.parse(text) as Update).table ?? table;
      if (table?.phase === "over") isOver = true;
      const seq = Number(/"seq":(-?\d+)/.exec(text)?.[1]);
      if (pending && seq >= pending.seq) pending.unseen.delete(seat);
    } else {
      const message = JSON.parse(text) as ServerMessage;
      if (message.type === "acknowledged" && pending?.key === message.key) pending.acknowledgedAt = performance.now();
      if (message.type === "fault") {
        pending = null;
        finish?.(null);
      }
    }
    settle();
  }

  const sockets = await Promise.all(
    sitters.map(({ headers }, seat) => watchMatch(address, match, seat, headers, (text) => hear(seat, text))),
  );
  for (const socket of sockets) socket.addEventListener("close", () => finish?.(null));

  function nextMove(): { seat: number; seq: number; action: GameTypes["Action"] } | null {
    const { actors } = JSON.parse(at(newest, 0)) as Update;
    const seat = actors[0];
    const game = table && games.get(table.game);
    if (seat === undefined || !table || !game) return null;
    const { view, seq } = JSON.parse(at(newest, seat)) as Update;
    // The server gets options and view from the rules, so they are of their types again.
    const actions = legal(rulesFor(game, table.options), view as GameTypes["View"], seat);
    return actions.length === 0 ? null : { seat, seq, action: at(actions, luck.pick(actions.length)) };
  }

  return {
    isOver: () => isOver,
    move() {
      const next = pending || isOver ? null : nextMove();
      if (!next) return Promise.resolve(null);
      keys += 1;
      const key = `load-${seed}-${keys}`;
      const submission = { seat: next.seat, seq: next.seq, key, actions: [next.action] };
      const text = JSON.stringify({ type: "act", match, submission });
      return new Promise((resolve) => {
        finish = resolve;
        const unseen = new Set(sitters.keys());
        pending = { key, sentAt: performance.now(), seq: next.seq + 1, unseen, acknowledgedAt: null };
        at(sockets, next.seat).send(text);
      });
    },
    close: () => sockets.forEach((socket) => void socket.close()),
  };
}
