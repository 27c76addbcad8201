import type { GameTypes } from "@gatehouse/engine";
import type { ComponentType } from "react";
import type { BoardModule } from "./board.ts";

/** A game as the home page presents it, before its rules are loaded. */
export interface Cover {
  /** The picture; it fills its box. */
  readonly Scene: ComponentType;
  /** The name of the icon that stands for the game where there is little room. */
  readonly emblem: string;
  readonly minutes: readonly [least: number, most: number];
  readonly players: readonly [least: number, most: number];
}

// Found by folder: a new game brings a folder here and changes nothing else.
const COVERS = import.meta.glob<{ readonly cover: Cover }>("./*/cover.tsx", { eager: true });
const BOARDS = import.meta.glob<BoardModule<GameTypes>>("./*/index.tsx");

/** The covers of all games that have one, by id. */
export const covers: ReadonlyMap<string, Cover> = new Map(
  Object.entries(COVERS).map(([path, { cover }]) => [idOf(path), cover]),
);

/** Whether a game can be played at a table here. */
export function hasBoard(id: string): boolean {
  return `./${id}/index.tsx` in BOARDS;
}

/** The board of a game. It is written for its own game's types, and gets only tables of that game. */
export async function loadBoard(id: string): Promise<BoardModule<GameTypes> | null> {
  return (await BOARDS[`./${id}/index.tsx`]?.()) ?? null;
}

function idOf(path: string): string {
  return path.split("/")[1] ?? path;
}
