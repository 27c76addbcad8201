import type { GameTypes, MessageLoaders } from "@gatehouse/engine";
import type { ComponentType } from "react";
import type { House } from "../design/seats.tsx";
import type { Table } from "../table/table.ts";

/** What the folder of a game's board exports from its `index.tsx`; the table page finds it by the game's id. */
export interface BoardModule<G extends GameTypes> {
  /** The whole table of a match: the game's own parts in the slots of `TableFrame`. */
  readonly GameTable: ComponentType<{ readonly table: Table<G> }>;
  /** Per seat its colours, the first one first; without this every seat has one, in the usual order. */
  housesOf?(options: G["Options"]): readonly (readonly House[])[];
  /** What the board itself says: labels, lessons, figures. */
  readonly messages: MessageLoaders;
  /** Small pictures for the rules page; clauses without one show nothing. `ClauseDefs` is what they share, once per page. */
  readonly ClausePicture?: ComponentType<{ readonly clause: string }>;
  readonly ClauseDefs?: ComponentType;
  /** The guided first match. */
  readonly lesson?: Lesson;
}

/** A guided first match: a fixed deal, told and played beat by beat. */
export interface Lesson {
  readonly options: { readonly [name: string]: unknown };
  readonly seed: number;
  /** The person's seat. */
  readonly seat: number;
  /** The names of the others, in seating order; the texts speak of them. */
  readonly others: readonly string[];
  readonly beats: readonly Beat[];
}

/**
 * One beat of a lesson: something is explained (`lesson.<id>.title`, `lesson.<id>.text`), and then read on; or it is
 * explained and has to be done; or it happens by itself. Actions are in notation.
 */
export type Beat =
  | { readonly say: string }
  | { readonly ask: string; readonly action: string }
  | { readonly play: readonly string[] };
