import { LRUCache } from "lru-cache";

/**
 * Keeps what was used last, at most so many, and forgets it after a while. With its own `max` the cache would take all the room
 * at once: megabytes and a third of a start, for names that may never come.
 */
export function recentlyUsed<Value extends object | true>(most: number, forMs = 0): LRUCache<string, Value> {
  return new LRUCache<string, Value>({ maxSize: most, sizeCalculation: () => 1, ttl: forMs });
}
