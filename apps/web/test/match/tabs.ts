import { expose, type Remote, wrap } from "comlink";
import { Keeping } from "../../src/match/local/keeping.ts";
import type { Store, StoredMatch } from "../../src/match/local/order.ts";
import type { Thinkers } from "../../src/match/local/thinkers.ts";
import { analyseText, chooseFor, explainFor } from "../../src/match/local/thinking.ts";

let matches = 0;

/** What all tabs of a browser share. Its matches are copied in and out, as a database does. */
export function newStore(): Store {
  const kept = new Map<string, StoredMatch>();
  return {
    load: async (id) => structuredClone(kept.get(id)),
    save: async (match) => void kept.set(match.summary.id, structuredClone(match)),
    remove: async (id) => void kept.delete(id),
    all: async () => structuredClone([...kept.values()]),
  };
}

/** Thinkers in the same thread. */
function nearThinkers(): Thinkers {
  const memories = new Map();
  return {
    choose: (question) => chooseFor(question, memories),
    explain: explainFor,
    analyse: analyseText,
    stopAnalysing: () => undefined,
  };
}

/** A tab of a browser: the page has a line to what keeps its matches, and all that is said goes over it as messages. */
export interface Tab {
  readonly keeping: Remote<Keeping>;
  shut(): void;
}

export function openTab(store: Store, thinkers: Thinkers = nearThinkers()): Tab {
  const { port1: page, port2: worker } = new MessageChannel();
  const keeping = new Keeping({
    store,
    thinkers,
    locks: navigator.locks,
    now: () => Date.now(),
    wait: () => new Promise((wake) => setImmediate(wake)),
    // Locks are shared by all that runs here.
    newId: (game) => `${game}-${++matches}`,
    newSeed: () => 1,
  });
  expose(keeping, worker);
  return {
    keeping: wrap<Keeping>(page),
    shut: () => {
      page.close();
      worker.close();
    },
  };
}
