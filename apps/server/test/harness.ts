import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Contract, Person, ServerMessage, Update } from "@gatehouse/protocol";
import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import type { ContractRouterClient } from "@orpc/contract";
import { onTestFinished } from "vitest";
import WebSocket from "ws";
import { type App, makeApp } from "../src/app.ts";
import { serve } from "../src/http/server.ts";
import { readSettings } from "../src/settings.ts";

export type Client = ContractRouterClient<Contract>;

/** A server in this process, gone when the test is over. */
export interface TestServer {
  readonly app: App;
  readonly address: string;
  stop(): Promise<void>;
}

/** A folder that is gone when the test is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "gatehouse-server-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Nobody waits a second here for what a server does every second. */
const TICK_MS = 50;

export async function startServer(
  environment: { readonly [name: string]: string } = {},
  now?: () => number,
): Promise<TestServer> {
  const standard = {
    PORT: "0",
    HOST: "127.0.0.1",
    LOG_LEVEL: "error",
    DATA_DIR: environment["DATA_DIR"] ?? temporaryFolder(),
  };
  const limits = { REQUESTS_PER_MINUTE: "1000000" };
  const app = await makeApp(readSettings({ ...standard, ...limits, ...environment }), {
    now,
    tickMs: TICK_MS,
  });
  const running = await serve(app, null);
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    await running.stop();
  };
  onTestFinished(stop);
  return { app, address: `http://127.0.0.1:${running.port}`, stop };
}

/** A client with its own credential: a cookie or a token. */
export function clientOf(address: string, headers: { readonly [name: string]: string } = {}): Client {
  return createORPCClient(new RPCLink({ url: `${address}/rpc`, headers: () => ({ ...headers }) }));
}

/** Somebody who plays: a guest with a client and, when it watches, a WebSocket. */
export interface Guest {
  readonly id: string;
  readonly client: Client;
  readonly headers: { readonly [name: string]: string };
  readonly returnLink: string;
}

export async function newGuest(address: string, name: string): Promise<Guest> {
  const response = await fetch(`${address}/api/people/guest`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name }),
  });
  // As the contract says.
  const { person, returnLink } = (await response.json()) as { person: Person; returnLink: string };
  const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
  return { id: person.id, client: clientOf(address, { cookie }), headers: { cookie }, returnLink };
}

/** A WebSocket whose messages can be waited for. */
export interface Socket {
  readonly messages: ServerMessage[];
  send(message: object): void;
  /** The first message, from now or before, that fits and was not taken yet. */
  take<M extends ServerMessage>(fits: (message: ServerMessage) => message is M): Promise<M>;
  close(): void;
  /** Without a goodbye, as when a network breaks. */
  cut(): void;
}

export async function openSocket(address: string, headers: { readonly [name: string]: string } = {}): Promise<Socket> {
  const socket = new WebSocket(`${address.replace("http", "ws")}/live`, { headers });
  const messages: ServerMessage[] = [];
  const waiting = new Set<() => void>();
  socket.on("message", (data) => {
    messages.push(JSON.parse(String(data)));
    for (const wake of [...waiting]) wake();
  });
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  onTestFinished(() => socket.terminate());
  const taken = new Set<ServerMessage>();
  return {
    messages,
    send: (message) => socket.send(JSON.stringify(message)),
    take: <M extends ServerMessage>(fits: (message: ServerMessage) => message is M) =>
      new Promise<M>((resolve) => {
        const look = () => {
          const found = messages.find((message): message is M => !taken.has(message) && fits(message));
          if (!found) return;
          taken.add(found);
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    close: () => socket.close(),
    cut: () => socket.terminate(),
  };
}

/** Whether a message is an update that knows at least this entry. */
export function updateFrom(seq: number): (message: ServerMessage) => message is Update {
  return (message): message is Update => message.type === "update" && message.seq >= seq;
}

let keys = 0;

/** A key that no other submission of this test has. */
export function freshKey(): string {
  keys += 1;
  return `key-${process.pid}-${keys}`;
}
