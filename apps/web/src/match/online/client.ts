import { type Answer, no, yes } from "@gatehouse/engine";
import type { Contract, Reason } from "@gatehouse/protocol";
import { createORPCClient, ORPCError } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import type { ContractRouterClient } from "@orpc/contract";

/** Everything that can be asked of the server, typed. */
type Client = ContractRouterClient<Contract>;

/** Why the server said no, in its own words; `unreachable` if it said nothing. */
export interface ServerFault {
  readonly code: "server-says";
  readonly reason: Reason | "unreachable" | "unknown";
  readonly message: string;
}

const LONGEST_MS = 30_000;

let made: Client | null = null;

/** The server that this page came from. */
export function server(): Client {
  made ??= createORPCClient(
    new RPCLink({
      url: new URL("/rpc", location.href).href,
      // A request whose line died while the device slept would wait for ever.
      fetch: (request, init) => fetch(request, { ...init, signal: AbortSignal.timeout(LONGEST_MS) }),
    }),
  );
  return made;
}

/** What the server answers, or why not. */
export async function asked<T>(request: Promise<T>): Promise<Answer<T, ServerFault>> {
  try {
    return yes(await request);
  } catch (error) {
    return no(faultOf(error));
  }
}

/** Only a Gatehouse server gives a reason, or says that something went wrong there; anything else is no answer. */
function faultOf(error: unknown): ServerFault {
  const reason = error instanceof ORPCError ? reasonOf(error.data) : "unknown";
  const isOurs = error instanceof ORPCError && (reason !== "unknown" || error.code === "INTERNAL_SERVER_ERROR");
  return isOurs
    ? { code: "server-says", reason, message: error.message }
    : { code: "server-says", reason: "unreachable", message: "" };
}

/** A reason as the server names it; a newer server may have more of them. */
export function reasonOf(data: unknown): ServerFault["reason"] {
  const isNamed = typeof data === "object" && data !== null && "reason" in data && typeof data.reason === "string";
  // The list itself would bring the whole validation library along; an unknown name only gets the general text.
  return isNamed ? (data.reason as Reason) : "unknown";
}

/** Whether the page came from a Gatehouse server, or only from a shelf of files. */
export async function isServed(): Promise<boolean> {
  try {
    const response = await fetch("/health/live", { cache: "no-store" });
    const isJson = response.headers.get("content-type")?.includes("application/json") ?? false;
    return response.ok && isJson;
  } catch {
    return false;
  }
}
