import { expose } from "comlink";
import { Keeping } from "./keeping.ts";
import { newMatchId } from "./order.ts";
import { browserStore } from "./store.ts";
import { threadedThinkers } from "./thinkers.ts";

/** Keeps matches in a thread of its own, so that the page does not wait for them. */
expose(
  new Keeping({
    store: browserStore(),
    thinkers: threadedThinkers(),
    locks: navigator.locks,
    now: () => Date.now(),
    wait: (milliseconds) => new Promise((wake) => setTimeout(wake, milliseconds)),
    newId: newMatchId,
    newSeed: () => crypto.getRandomValues(new Int32Array(1))[0] ?? 0,
  }),
);
