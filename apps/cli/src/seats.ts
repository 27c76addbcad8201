import { at, type Seat } from "@gatehouse/engine";
import type { Paint, Style } from "./terminal.ts";
import type { Texts } from "./texts.ts";

const LETTERS = "ABCDEFGH";
const HUES: readonly Style[] = ["yellow", "cyan", "magenta", "green", "blue", "red"];

/** The letter of a seat, by which boards show it. */
export function letterOf(seat: Seat): string {
  return LETTERS[seat] ?? String(seat);
}

/** The seat that a letter or a number stands for, if it is one of so many. */
export function seatOf(word: string, seats: number): Seat | undefined {
  const seat = /^\d+$/.test(word) ? Number(word) : LETTERS.indexOf(word.toUpperCase());
  return seat >= 0 && seat < seats && word !== "" ? seat : undefined;
}

/** A text in the colour of a seat. */
export function inSeatColour(seat: Seat, text: string, paint: Paint): string {
  return paint(["bold", at(HUES, seat % HUES.length)], text);
}

/** The letter of a seat as a small coloured tag. */
export function badge(seat: Seat, paint: Paint): string {
  return paint(["inverse", "bold", at(HUES, seat % HUES.length)], ` ${letterOf(seat)} `);
}

/** The names that are given to seats whose players have told none: each starts with the letter of its seat. */
export function standardNames(texts: Texts, seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => texts.text(`seat.${letterOf(seat)}`));
}
