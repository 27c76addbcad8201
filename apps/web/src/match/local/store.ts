import { type DBSchema, openDB } from "idb";
import type { Store, StoredMatch } from "./order.ts";

interface Schema extends DBSchema {
  matches: { key: string; value: StoredMatch };
}

/** Matches in the browser's own database: they survive reloads and need no network. */
export function browserStore(): Store {
  const opened = openDB<Schema>("gatehouse", 1, {
    upgrade: (database) => {
      database.createObjectStore("matches", { keyPath: "summary.id" });
    },
  });
  return {
    load: async (id) => (await opened).get("matches", id),
    save: async (match) => {
      await (await opened).put("matches", match);
    },
    remove: async (id) => (await opened).delete("matches", id),
    all: async () => (await opened).getAll("matches"),
  };
}
