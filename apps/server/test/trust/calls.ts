import { contract } from "@gatehouse/protocol";

export type Headers = { readonly [name: string]: string };
export type Input = { readonly [name: string]: unknown };

/** One request of the contract, as it is sent over HTTP. */
export interface Call {
  /** `matches.act`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
}

/** What came back: the status, and of a no its reason. */
export interface Reply {
  readonly status: number;
  readonly reason: string | null;
  readonly body: unknown;
  readonly cookie: string | null;
}

interface Route {
  readonly "~orpc": { readonly route: { readonly method?: string; readonly path?: string } };
}

/** Every request of the contract, so that none can be forgotten. */
export const CALLS: readonly Call[] = callsIn(contract, []);

function callsIn(part: object, path: readonly string[]): Call[] {
  if (isRoute(part)) {
    const { method = "POST", path: address = "" } = part["~orpc"].route;
    return [{ name: path.join("."), method, path: address }];
  }
  return Object.entries(part).flatMap(([name, inner]) => callsIn(inner, [...path, name]));
}

function isRoute(part: object): part is Route {
  return "~orpc" in part;
}

/** Sends a request of the contract to the plain API. */
export function askPlainly(address: string, { method, path }: Call, input: Input, headers: Headers): Promise<Reply> {
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const isQuestion = method === "GET" || method === "DELETE";
  const query = isQuestion ? `?${new URLSearchParams(texts(rest))}` : "";
  return ask(`${address}/api${filled}${query}`, method, isQuestion ? null : JSON.stringify(rest), headers);
}

/** Sends the same to the door of the typed client. */
export function askTyped(address: string, { name }: Call, input: Input, headers: Headers): Promise<Reply> {
  return ask(`${address}/rpc/${name.replaceAll(".", "/")}`, "POST", JSON.stringify({ json: input }), headers);
}

function texts(input: Input): Record<string, string> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

/** An answer that takes longer is none. */
const LONGEST_MS = 30_000;

async function ask(url: string, method: string, body: string | null, headers: Headers): Promise<Reply> {
  const type = body === null ? {} : { "content-type": "application/json" };
  const signal = AbortSignal.timeout(LONGEST_MS);
  const response = await fetch(url, { method, headers: { ...type, ...headers }, body, signal });
  const cookie = response.headers.get("set-cookie");
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  // Not awaited: it may never be done when the server ends the stream in the same moment.
  if (isStream) void response.body?.cancel();
  const answer = isStream ? null : readJson(await response.text());
  return { status: response.status, reason: response.ok ? null : reasonIn(answer), body: answer, cookie };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The reason of a no, from either door; `?` if it has none. */
export function reasonIn(answer: unknown): string {
  const { json, data } = Object(answer);
  return String(Object(data ?? Object(json).data).reason ?? "?");
}
