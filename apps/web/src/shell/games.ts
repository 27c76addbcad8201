import { CATALOGUE } from "@gatehouse/catalogue";
import { type Cover, covers, hasBoard } from "../boards/registry.ts";

/** A game as the pages list it. */
export interface ShownGame {
  readonly id: string;
  readonly cover: Cover;
  /** Whether its rules can be read and its components looked through. */
  readonly hasRules: boolean;
  /** Whether it has both rules and a board; one that lacks them is shown, but offers nothing to press. */
  readonly isPlayable: boolean;
}

/** All games that have a cover; those that can be played come first. */
export const GAMES: readonly ShownGame[] = [...covers]
  .map(([id, cover]) => {
    const hasRules = CATALOGUE.some((entry) => entry.id === id);
    return { id, cover, hasRules, isPlayable: hasRules && hasBoard(id) };
  })
  .sort((a, b) => Number(b.isPlayable) - Number(a.isPlayable));

export function shownGame(id: string): ShownGame | undefined {
  return GAMES.find((game) => game.id === id);
}
