import type { GameTypes, Seat } from "@gatehouse/engine";
import type { Player } from "../link.ts";

/** What is asked for when a local match begins. */
export interface MatchOrder {
  readonly game: string;
  readonly options: { readonly [name: string]: unknown };
  readonly players: readonly Player[];
  /** Decides all luck; only tests and lessons name it. */
  readonly seed?: number;
}

/** A match as a list shows it. */
export interface MatchSummary {
  readonly id: string;
  readonly game: string;
  readonly players: readonly Player[];
  readonly created: number;
  readonly updated: number;
  readonly steps: number;
  readonly scores: readonly number[];
  /** Who owes a decision; nobody when it is over. */
  readonly actors: readonly Seat[];
  readonly ranks: readonly number[] | null;
}

/** A match as it is kept in the browser. */
export interface StoredMatch {
  readonly summary: MatchSummary;
  readonly options: GameTypes["Options"];
  readonly seed: number;
  /** All draws so far, also those that were taken back: luck is not drawn twice. */
  readonly drawn: number;
  /** Its record as text. */
  readonly record: string;
}

/** Where matches are kept. */
export interface Store {
  load(id: string): Promise<StoredMatch | undefined>;
  save(match: StoredMatch): Promise<void>;
  remove(id: string): Promise<void>;
  all(): Promise<StoredMatch[]>;
}

/** A new name for a match. It begins with the game, so that a page knows from its address what to load. */
export function newMatchId(game: string): string {
  // Not randomUUID, which a page has only over HTTPS or on the machine itself.
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${game}-${number.toString(16).padStart(8, "0")}`;
}

/** The game of a match, by its name. */
export function gameOfMatch(id: string): string {
  return id.slice(0, id.lastIndexOf("-"));
}
