import { at } from "@gatehouse/engine";
import type { Colour, Pet, View } from "./types.ts";

/** The seat's pet of a colour, in a Lair or not, with its power (DI-13). */
export function petOf(view: View, seat: number, colour: Colour): Pet | null {
  for (const pet of at(view.seats, seat).pets) if (pet.colour === colour) return pet;
  return null;
}

export function hasPet(view: View, seat: number, colour: Colour): boolean {
  return petOf(view, seat, colour) !== null;
}
