import { connect, createServer, type Socket } from "node:net";

/** A piece of network between two programs that can be made slow, cut, or taken away. */
export interface NetworkProxy {
  readonly port: number;
  /** Every byte waits so long from now on. */
  slow(milliseconds: number): void;
  /** Connections break, and new ones are refused, until `mend`. */
  cut(): void;
  /** Bytes vanish without a word, as when a cable is pulled, until `mend`. */
  swallow(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function startProxy(target: { readonly host: string; readonly port: number }): Promise<NetworkProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let delay = 0;
  let state: "whole" | "cut" | "swallowing" = "whole";
  const server = createServer({ allowHalfOpen: false }, (near) => {
    if (state === "cut") {
      near.destroy();
      return;
    }
    const far = connect(target.port, target.host);
    const pair = [near, far] as const;
    pairs.add(pair);
    const end = () => {
      near.destroy();
      far.destroy();
      pairs.delete(pair);
    };
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on("data", (bytes) => {
        if (state === "swallowing") return;
        if (delay === 0) to.write(bytes);
        else setTimeout(() => to.destroyed || to.write(bytes), delay);
      });
      from.on("error", end);
      from.on("close", end);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const breakAll = () => {
    for (const [near, far] of pairs) {
      near.destroy();
      far.destroy();
    }
  };
  return {
    port: typeof address === "object" && address ? address.port : 0,
    slow(milliseconds) {
      delay = milliseconds;
    },
    cut() {
      state = "cut";
      breakAll();
    },
    swallow() {
      state = "swallowing";
    },
    mend() {
      // What was swallowed is gone: such a connection can only be begun again.
      if (state === "swallowing") breakAll();
      state = "whole";
      delay = 0;
    },
    async close() {
      breakAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
