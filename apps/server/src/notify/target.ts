import { lookup } from "node:dns";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** What a foreign server has answered, or what happened to the connection. */
export interface Reply {
  readonly status: number | null;
  /** The status, or a word for what went wrong. Names no address. */
  readonly problem: string;
  readonly retrySeconds: number | null;
}

/** Sends something to an address that somebody has typed in. */
export interface Target {
  post(url: string, headers: { readonly [name: string]: string }, body: string | Buffer): Promise<Reply>;
  /** Whether it leads into the network of this machine, as far as can be told now. */
  isPrivate(url: string): Promise<boolean>;
  /** Waits for no answer any longer. */
  close(): void;
}

const PATIENCE_MS = 10_000;

/** What only this machine or its own network can reach, and what leads nowhere. */
const CLOSED_NETS = [
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24",
  "192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4",
].flatMap((line) => line.split(" "));
const OPEN_NETS_6 = ["2000::/3"];
const CLOSED_NETS_6 = ["2001::/32", "2001:db8::/32", "2002::/16"];

const closed = listOf(CLOSED_NETS, "ipv4");
const open6 = listOf(OPEN_NETS_6, "ipv6");
const closed6 = listOf(CLOSED_NETS_6, "ipv6");

function listOf(nets: readonly string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const net of nets) {
    const [address = "", bits = ""] = net.split("/");
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Whether an address belongs to a closed network. */
export function isClosed(address: string): boolean {
  if (isIP(address) === 4) return closed.check(address, "ipv4");
  return !open6.check(address, "ipv6") || closed6.check(address, "ipv6");
}

class ClosedTarget extends Error {
  readonly code = "private-target";
}

/** Looks at the very addresses that the connection will use: a name may mean something else a moment later. */
const openLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error("no address"), "", 4);
    if (addresses.some(({ address }) => isClosed(address))) return callback(new ClosedTarget(), "", 4);
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

export function targetOf(allowsPrivate: boolean): Target {
  const closing = new AbortController();
  const literal = (url: URL) => url.hostname.replace(/^\[|\]$/g, "");
  const isClosedLiteral = (url: URL) => isIP(literal(url)) !== 0 && isClosed(literal(url));
  return {
    post(address, headers, body) {
      const url = new URL(address);
      if (!allowsPrivate && isClosedLiteral(url))
        return Promise.resolve({ status: null, problem: "private-target", retrySeconds: null });
      const request = url.protocol === "https:" ? requestHttps : requestHttp;
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(PATIENCE_MS)]);
      return new Promise((resolve) => {
        const options = {
          method: "POST",
          headers: { ...headers },
          signal,
          ...(!allowsPrivate && { lookup: openLookup }),
        };
        const call = request(url, options, (response) => {
          // Nobody needs what it says, and nobody knows how much it would be. A redirection is not followed.
          response.destroy();
          const status = response.statusCode ?? 0;
          const seconds = Number(response.headers["retry-after"]);
          resolve({ status, problem: `${status}`, retrySeconds: seconds > 0 ? seconds : null });
        });
        call.on("error", (error: NodeJS.ErrnoException) => {
          const problem = signal.aborted ? "no-answer" : (error.code ?? "no-connection");
          resolve({ status: null, problem, retrySeconds: null });
        });
        call.end(body);
      });
    },
    close: () => closing.abort(),
    async isPrivate(address) {
      const url = new URL(address);
      if (allowsPrivate) return false;
      if (isIP(literal(url)) !== 0) return isClosedLiteral(url);
      return new Promise((resolve) => {
        lookup(url.hostname, { all: true }, (error, addresses) =>
          resolve(error === null && addresses.some((found) => isClosed(found.address))),
        );
      });
    },
  };
}
