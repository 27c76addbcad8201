import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { LANGUAGES, type Language } from "@gatehouse/engine";
import { type ClientMessage, clientMessageSchema, type Reason, type ServerMessage } from "@gatehouse/protocol";
import { type WebSocket, WebSocketServer } from "ws";
import type { Identity } from "../accounts/people.ts";
import type { App } from "../app.ts";
import { type Bucket, bucketOf } from "../bucket.ts";
import { refuse, type ServerFault } from "../faults.ts";
import { credentialOf, isForeignOrigin } from "../http/context.ts";
import { act } from "../matches/play.ts";
import { sightFault } from "../matches/sight.ts";
import type { Table } from "../matches/table.ts";
import { isDatabaseFailure } from "../store/database.ts";
import { acceptedLanguage } from "../texts.ts";
import { unfitIn } from "../wellformed.ts";

const MOST_BYTES = 64 * 1024;
/** Who reads slower than this is cut off and resumes later. */
const MOST_UNREAD_BYTES = 4 * 1024 * 1024;
const MOST_WATCHED = 100;
/** A close code that means: try again later. */
const TRY_LATER = 1013;
const PING_MS = 30_000;

/** The WebSocket `/live`. */
export interface LiveSockets {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  size(): number;
  /** Tells everybody that the server stops. */
  close(): void;
}

interface Line {
  readonly app: App;
  readonly socket: WebSocket;
  /** What the socket writes to. */
  readonly stream: Duplex;
  readonly identity: Identity | null;
  readonly credential: string | null;
  readonly language: Language;
  readonly watched: Map<string, () => void>;
}

export function liveSockets(app: App): LiveSockets {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES,
    perMessageDeflate: false,
    clientTracking: true,
  });
  const bucket = bucketOf({ most: Math.max(60, app.settings.requestsPerMinute / 6), inSeconds: 10 }, app.now);
  let serial = 0;

  async function accept(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const { headers } = request;
    if (isForeignOrigin(app, headers.origin, headers.host)) return refuseUpgrade(stream, "403 Forbidden");
    const credential = credentialOf(headers);
    const identity = credential === null ? null : await app.people.find(credential);
    const language = identity?.language ?? acceptedLanguage(headers["accept-language"]) ?? LANGUAGES[0];
    server.handleUpgrade(request, stream, head, (socket) => {
      serial += 1;
      const line: Line = { app, socket, stream, identity, credential, language, watched: new Map() };
      const leave = app.connections.enter(addressOf(app, request), identity?.id ?? null);
      if (!leave) return turnAway(line);
      socket.on("close", leave);
      keepAlive(line);
      open(line, bucket, `${serial}`);
    });
  }

  return {
    upgrade: (request, stream, head) =>
      void accept(request, stream, head).catch((error: unknown) => {
        app.log.error({ err: error }, "a connection could not be opened");
        refuseUpgrade(stream, "500 Internal Server Error");
      }),
    size: () => server.clients.size,
    close() {
      for (const socket of server.clients) {
        socket.send(JSON.stringify({ type: "bye" } satisfies ServerMessage));
        socket.close(1001);
      }
      server.close();
    },
  };
}

/** Where a connection comes from; behind a proxy of ours the proxy says so. */
function addressOf({ settings }: App, { headers, socket }: IncomingMessage): string {
  const chain = String(headers["x-forwarded-for"] ?? "").split(",");
  // Each proxy of ours adds whom it heard from at the end; what stands before that anybody can have written.
  const forwarded = settings.proxies > 0 ? (chain.at(-settings.proxies) ?? chain[0]) : "";
  return forwarded?.trim() || (socket.remoteAddress ?? "");
}

/** Says why before it closes: a browser would not see the status of a refused upgrade. */
function turnAway(line: Line): void {
  fault(line, "too-many-connections", { most: line.app.connections.most }, null);
  line.socket.on("error", () => line.socket.terminate());
  line.socket.close(TRY_LATER);
}

/** Says no to a connection and closes it, also if the other side keeps its end open. */
export function refuseUpgrade(stream: Duplex, status: string): void {
  stream.once("finish", () => stream.destroy());
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
}

/**
 * Asks again and again whether somebody is still there, and whether it is still theirs. Each connection by its own clock: all
 * of thousands in one turn of the event loop would hold up every move meanwhile.
 */
function keepAlive(line: Line): void {
  const { socket } = line;
  let hasAnswered = true;
  const asking = setInterval(() => {
    if (!hasAnswered) return socket.terminate();
    hasAnswered = false;
    socket.ping();
    checkLine(line).catch(() => {});
  }, PING_MS);
  const answered = () => {
    hasAnswered = true;
  };
  socket.on("pong", answered);
  socket.on("message", answered);
  socket.on("close", () => clearInterval(asking));
}

/** A close code that means: you are not allowed this any more. */
const NOT_ALLOWED = 1008;

/** Whoever is signed out, or whose token was dropped, hears it and is cut off. Whether the line is good. */
async function checkLine(line: Line): Promise<boolean> {
  const { app, credential, identity, socket } = line;
  if (identity === null || credential === null || (await app.people.find(credential))) return true;
  fault(line, "unknown-identity", {}, null);
  for (const drop of line.watched.values()) drop();
  socket.close(NOT_ALLOWED);
  return false;
}

function open(line: Line, bucket: Bucket, name: string): void {
  const { socket, app, watched } = line;
  socket.on("error", () => socket.terminate());
  socket.on("close", () => {
    for (const drop of watched.values()) drop();
  });
  socket.on("message", (data) => {
    const seconds = bucket.take(name);
    const message = readMessage(String(data));
    if (seconds !== null) fault(line, "too-many-requests", { seconds }, message);
    else if (message === null) fault(line, "bad-input", { path: "message", why: "see /api" }, null);
    else
      handle(line, message).catch((error: unknown) => {
        app.log.error({ err: error }, "a message could not be handled");
        if (isDatabaseFailure(error)) fault(line, "not-stored", {}, message);
        else socket.close(1011);
      });
  });
}

function readMessage(text: string): ClientMessage | null {
  try {
    const message: unknown = JSON.parse(text);
    return unfitIn(message) ? null : (clientMessageSchema.safeParse(message).data ?? null);
  } catch {
    return null;
  }
}

function send(line: Line, message: ServerMessage): void {
  sendText(line, JSON.stringify(message));
}

const corked = new Set<Duplex>();

/** What one connection hears in one turn of the event loop, an update and what was acknowledged, goes out in one piece. */
function sendText({ socket, stream }: Line, text: string): void {
  if (corked.size === 0) setImmediate(uncork);
  if (!corked.has(stream)) {
    corked.add(stream);
    stream.cork();
  }
  socket.send(text);
}

function uncork(): void {
  for (const stream of corked) stream.uncork();
  corked.clear();
}

function fault(
  line: Line,
  reason: Reason,
  facts: { readonly [name: string]: unknown },
  message: ClientMessage | null,
): void {
  const answer = refuse(reason, facts);
  if (!answer.ok) tellFault(line, answer.error, message);
}

function tellFault(line: Line, error: ServerFault, message: ClientMessage | null, table?: Table): void {
  const { code, message: text, data } = line.app.tell(error, line.language, table);
  const match = message && "match" in message ? message.match : null;
  const key = message?.type === "act" ? message.submission.key : null;
  send(line, { type: "fault", match, key, code, message: text, data });
}

async function handle(line: Line, message: ClientMessage): Promise<void> {
  if (message.type !== "ping" && !(await checkLine(line))) return;
  switch (message.type) {
    case "watch":
      return watch(line, message);
    case "unwatch":
      line.watched.get(message.match)?.();
      line.watched.delete(message.match);
      return;
    case "act":
      return submit(line, message);
    case "ping":
      return send(line, { type: "pong", now: new Date(line.app.now()).toISOString() });
  }
}

async function watch(line: Line, message: ClientMessage & { type: "watch" }): Promise<void> {
  const { app, identity, watched, socket } = line;
  const { match, seat, seq = -1, legal = false, pass = null } = message;
  const player = identity?.id ?? null;
  if (watched.size >= MOST_WATCHED && !watched.has(match))
    return fault(line, "too-many-requests", { seconds: 60 }, message);
  const muted = new Set(player === null ? [] : await app.store.mutedBy(player));
  // A client that knows more than this process has heard it from another one.
  const held = await app.keeper.held(match, seq);
  if (!held) return fault(line, "no-match", {}, message);
  const allowed = sightFault(held.situation.table, player, seat, pass);
  if (!allowed.ok) return tellFault(line, allowed.error, message, held.situation.table);
  watched.get(match)?.();
  const drop = app.hub.add(
    {
      ...{ match, viewer: seat, player, pass, wantsLegal: legal, muted },
      known: { seq, revision: 0, version: -1 },
      update(_update, text) {
        if (socket.bufferedAmount > MOST_UNREAD_BYTES) socket.terminate();
        else sendText(line, text);
      },
      chat: (chatLine) => send(line, { type: "chat", match, line: chatLine }),
      presence: (onlookers) => send(line, { type: "presence", match, ...onlookers }),
      end: (error) => error && tellFault(line, error, message),
    },
    held,
  );
  watched.set(match, drop);
  if (socket.readyState !== socket.OPEN) drop();
}

async function submit(line: Line, message: ClientMessage & { type: "act" }): Promise<void> {
  const { app, identity } = line;
  if (!identity) return fault(line, "no-identity", {}, message);
  const stop = app.metrics.actSeconds.startTimer();
  const answer = await app.keeper.change(message.match, (situation) => act(situation, identity.id, message.submission));
  if (!answer.ok) {
    const held = await app.keeper.held(message.match);
    return tellFault(line, answer.error, message, held?.situation.table);
  }
  stop();
  app.metrics.acknowledged.inc();
  send(line, { type: "acknowledged", match: message.match, ...answer.value });
}
