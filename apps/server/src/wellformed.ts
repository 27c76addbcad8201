import type { Problem } from "@gatehouse/engine";

/** Nothing that anybody sends is nested deeper; whoever follows it by recursion would run out of stack. */
const MOST_DEPTH = 60;

/** What every object has: whoever brings a value of their own by such a name makes programs fail that only want to read it. */
const OWN_WAYS = new Set(["toString", "valueOf", "toJSON", "__proto__", "constructor"]);

/**
 * What no database can keep or no program should follow, in data from outside: NUL and half characters in texts, names that
 * every object has, and nesting without end. Walks without recursion, since the depth is the sender's choice.
 */
export function unfitIn(value: unknown): Pick<Problem, "path" | "expected"> | null {
  const open: { readonly value: unknown; readonly path: string; readonly depth: number }[] = [
    { value, path: "", depth: 0 },
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, depth } = next;
    if (typeof next.value === "string" && !isText(next.value))
      return { path, expected: "whole characters without NUL" };
    if (typeof next.value !== "object" || next.value === null) continue;
    if (depth >= MOST_DEPTH) return { path: shortened(path), expected: `at most ${MOST_DEPTH} levels` };
    for (const [name, inner] of Object.entries(next.value)) {
      if (!isText(name)) return { path, expected: "names of whole characters without NUL" };
      if (OWN_WAYS.has(name)) return { path, expected: `no field ${name}` };
      open.push({ value: inner, path: path === "" ? name : `${path}.${name}`, depth: depth + 1 });
    }
  }
  return null;
}

function isText(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

function shortened(path: string): string {
  return path.length > 60 ? `${path.slice(0, 59)}…` : path;
}
