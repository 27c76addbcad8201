import type { Language } from "@gatehouse/engine";
import { useSyncExternalStore } from "react";
import { asked, server } from "./client.ts";
import { fieldsOf, keep, readKept } from "./kept.ts";
import { PERSON } from "./known.ts";

/** Who this browser is on the server. The cookie that proves it is out of reach of scripts. */
export interface Me {
  readonly id: string;
  readonly name: string;
}

const listeners = new Set<() => void>();
let known: Me | null = readMe();

/** Who this browser was last known as; nobody until somebody has sat down or opened a table. */
export function me(): Me | null {
  return known;
}

export function useMe(): Me | null {
  return useSyncExternalStore(subscribe, me);
}

/** Notes who this browser is now. */
export function becomeMe(next: Me | null): void {
  known = next && { id: next.id, name: next.name };
  keep(PERSON, known);
  for (const changed of listeners) changed();
}

/** Somebody the server knows: as before, or a new guest. The server speaks to them in the language of this page. */
export async function ensureMe(name: string, language: Language) {
  const before = known && (await asked(server().people.me()));
  if (before?.ok) {
    const isSame = before.value.name === name && before.value.language === language;
    const changed = isSame ? before : await asked(server().people.change({ name, language }));
    if (changed.ok) becomeMe(changed.value);
    return changed;
  }
  // Only the server's word makes a guest a stranger, not a broken line.
  if (before && before.error.reason === "unreachable") return before;
  const made = await asked(server().people.guest({ name, language }));
  if (!made.ok) return made;
  becomeMe(made.value.person);
  return { ok: true, value: made.value.person } as const;
}

/** Another tab may have become somebody. */
addEventListener("storage", ({ key }) => {
  if (key !== PERSON) return;
  known = readMe();
  for (const changed of listeners) changed();
});

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function readMe(): Me | null {
  const { id, name } = fieldsOf(readKept(PERSON));
  return typeof id === "string" && typeof name === "string" ? { id, name } : null;
}
