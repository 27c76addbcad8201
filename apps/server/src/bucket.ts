import { recentlyUsed } from "./recent.ts";

/** Lets each name do something so many times in a while, and says how long to wait if it was too often. */
export interface Bucket {
  /** `null` if it may; else the seconds to wait. */
  take(name: string): number | null;
}

export function bucketOf(
  { most, inSeconds }: { readonly most: number; readonly inSeconds: number },
  now: () => number,
): Bucket {
  const levels = recentlyUsed<{ left: number; at: number }>(50_000);
  const perMs = most / (inSeconds * 1000);
  return {
    take(name) {
      const time = now();
      const level = levels.get(name) ?? { left: most, at: time };
      // A clock that is set back must not take away what was left.
      level.left = Math.min(most, level.left + Math.max(0, time - level.at) * perMs);
      level.at = time;
      levels.set(name, level);
      if (level.left < 1) return Math.ceil((1 - level.left) / perMs / 1000);
      level.left -= 1;
      return null;
    },
  };
}
