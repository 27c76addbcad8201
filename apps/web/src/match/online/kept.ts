/** Reads what this browser has kept under a name; whatever cannot be read is as good as nothing. */
export function readKept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps something in this browser; `null` forgets it. A browser that keeps nothing still plays. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // No room, or no permission.
  }
}

/** The names under which something is kept that begin like this. */
export function keptNames(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}

/** The fields of something that was read, none if it is no object. */
export function fieldsOf(value: unknown): { readonly [name: string]: unknown } {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
