import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Answer, GameTypes, Hidden, Secret, StateOf } from "./contract.ts";

/** The answer to a question that could be answered. */
export function yes<T>(value: T): Answer<T, never> {
  return { ok: true, value };
}

/** The reason why a question could not be answered. */
export function no<E>(error: E): Answer<never, E> {
  return { ok: false, error };
}

/** The element at `index`, which is there; if it is not, that is a bug and throws. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`no element ${index} in a list of ${list.length}`);
  return found;
}

/** Whether the value is hidden from the viewer whose view this is. */
export function isHidden(secret: unknown): secret is Hidden {
  return typeof secret === "object" && secret !== null && "hidden" in secret;
}

/** A secret that its reader is allowed to see; if it is hidden, that is a bug and throws. */
export function own<T>(secret: Secret<T>): T {
  if (isHidden(secret)) throw new TypeError("a hidden value was read");
  return secret;
}

/** A State where a View is wanted: by construction of `Known` it is one, which TypeScript cannot see for a generic game. */
export function asView<G extends GameTypes>(state: StateOf<G>): G["View"] {
  return state as G["View"];
}

/** JSON with sorted keys and without spaces: equal data give equal text. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** SHA-256 of the canonical JSON, in hexadecimal: the identity of a state, an options object, a record. */
export function fingerprint(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value))));
}
