import type { GameTypes, Seat } from "@gatehouse/engine";
import type { ComponentType, ReactNode } from "react";
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

/** The final scoring told line by line. It has the page for itself until it is told; then it is a leaf of the result. */
export interface ReckoningProps {
  readonly isTold: boolean;
  onTold(): void;
}

/** What every game's table tells the frame, however its board is laid out. */
export interface CommonSlots<G extends GameTypes> {
  readonly table: Table<G>;
  readonly verbs: readonly Verb[];
  /** What stands above the log. */
  readonly aside: ReactNode;
  /** Key figures of a seat for the strip. */
  figures(seat: Seat): ReactNode;
  /** Shows what belongs to a seat; then its card in the strip can be pressed. */
  look?(seat: Seat): void;
  /** Stands in place of the bars that show where points came from, and is told before the winner is. */
  readonly reckoning?: ComponentType<ReckoningProps> | undefined;
  readonly chapters: readonly Chapter[];
  readonly keys: readonly BoardKey[];
  /** Events that the log leaves out, since another line says it already. */
  isQuiet?(event: GameTypes["Event"]): boolean;
  /** Takes back what is chosen but not sent; `Esc` does it. Answers whether there was anything. */
  backOut(): boolean;
}

/** What a game puts into a frame around a room of its own: parts side by side instead of one board under a camera. */
export interface RoomSlots<G extends GameTypes> extends CommonSlots<G> {
  /** The name of the room for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** What a game's table puts into the frame. */
export interface FrameSlots<G extends GameTypes> extends CommonSlots<G> {
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
  /** A column at the left of the board on a wide screen, such as the steps of a turn; elsewhere `brief` says the same. */
  readonly beside?: ReactNode;
  /** A row under the strip where there is less room, for what is beside the place of play on a wide screen. */
  readonly brief?: ReactNode;
}
