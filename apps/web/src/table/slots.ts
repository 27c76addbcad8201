import type { GameTypes, Seat } from "@gatehouse/engine";
import type { ReactNode } from "react";
import type { Reason, Table } from "./table.ts";

/** A part of the board, in the board's own units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Something that can be done apart from the board: a button with a letter. */
export interface Verb {
  readonly id: string;
  readonly label: string;
  /** The key that does the same, as it is printed: `E`. */
  readonly key?: string;
  readonly isPrimary?: boolean;
  /** Why it cannot be done now; then it stays visible and says so. */
  readonly reason?: Reason | null;
  /** The reason in two or three words, for the second line of the button. */
  readonly waiting?: string;
  choose(): void;
}

/** A stretch of the match with a name: a location, a round. */
export interface Chapter {
  readonly name: string;
  /** Short name where there is little room, such as its number. */
  readonly short: string;
  /** Its first step; one that has not been played yet for a stretch to come, such as `Infinity`. */
  readonly from: number;
  readonly tone: "plain" | "danger";
}

/** A key of this game's board, for the list of keys. */
export interface BoardKey {
  readonly key: string;
  readonly does: string;
}

/** What a game's table puts into the frame. */
export interface FrameSlots<G extends GameTypes> {
  readonly table: Table<G>;
  /** SVG content in board units, and what of it has to be seen: all of it (`bounds`) and now (`focus`). */
  readonly board: ReactNode;
  readonly bounds: Box;
  readonly focus: Box;
  /** The side of a piece in board units (100 unless told): the camera never makes it too small to see or to touch. */
  readonly piece?: number;
  /** What fills the window behind the board and stays where it is when the camera moves. */
  readonly ground?: ReactNode;
  /** The name of the board for screen readers. */
  readonly label: string;
  /** Leaves at places of the board, made of `Anchored`. */
  readonly notes?: ReactNode;
  /** What to do now: a title of few words, and one sentence. */
  readonly title: string;
  readonly prompt: ReactNode;
  /** The viewer's own pieces to choose from. */
  readonly hand: ReactNode;
  readonly verbs: readonly Verb[];
  /** The leaf beside the board, above the log. */
  readonly aside: ReactNode;
  /** A row under the strip on a phone, for what is beside the place of play on a wide screen. */
  readonly brief?: ReactNode;
  /** Two key figures of a seat for the strip. */
  figures(seat: Seat): ReactNode;
  readonly chapters: readonly Chapter[];
  readonly keys: readonly BoardKey[];
  /** Events that the log leaves out, since another line says it already. */
  isQuiet?(event: GameTypes["Event"]): boolean;
  /** Takes back what is chosen but not sent; `Esc` does it. Answers whether there was anything. */
  backOut(): boolean;
}
