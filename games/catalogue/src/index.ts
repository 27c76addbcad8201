import type { AnyGame } from "@gatehouse/engine";

/** A game of the catalogue; its rules are loaded only when they are wanted. */
export interface CatalogueEntry {
  readonly id: string;
  /** The folder under `games/`, usually named like the game. */
  readonly folder: string;
  load(): Promise<AnyGame>;
}

/** All games. A new game is one line here. */
export const CATALOGUE: readonly CatalogueEntry[] = [
  { id: "kings-gate", folder: "kings-gate", load: async () => (await import("@gatehouse/kings-gate")).game },
  { id: "dragon-island", folder: "dragon-island", load: async () => (await import("@gatehouse/dragon-island")).game },
  {
    id: "dragonsgate-college",
    folder: "dragonsgate-college",
    load: async () => (await import("@gatehouse/dragonsgate-college")).game,
  },
  { id: "lantern-wall", folder: "_template", load: async () => (await import("@gatehouse/template")).game },
];

/** The game of that id, loaded, or `undefined` if there is none. */
export async function findGame(id: string): Promise<AnyGame | undefined> {
  return CATALOGUE.find((entry) => entry.id === id)?.load();
}
