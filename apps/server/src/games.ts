import { CATALOGUE } from "@gatehouse/catalogue";
import { type AnyGame, canonical, type GameTypes, type Match, type Rules } from "@gatehouse/engine";
import { LRUCache } from "lru-cache";

export type AnyRules = Rules<GameTypes>;
export type AnyMatch = Match<GameTypes>;

/** The games of this server, by id. */
export type Games = ReadonlyMap<string, AnyGame>;

/** Loads every game of the catalogue. */
export async function loadGames(): Promise<Games> {
  const games = await Promise.all(CATALOGUE.map((entry) => entry.load()));
  return new Map(games.map((game) => [game.id, game]));
}

const opened = new LRUCache<string, AnyRules>({ max: 500 });

/** The rules for these options, which are known to be good. Matches with equal options share them. */
export function rulesFor(game: AnyGame, options: unknown): AnyRules {
  const key = `${game.id} ${game.rulesVersion} ${canonical(options)}`;
  const known = opened.get(key);
  if (known) return known;
  const fresh = game.open(options);
  if (!fresh.ok) throw new Error(`options of a stored match of ${game.id} no longer open`);
  opened.set(key, fresh.value);
  return fresh.value;
}
