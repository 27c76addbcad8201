import { at } from "@gatehouse/engine";
import type { Colour, View } from "./types.ts";

/** Whether the seat has a pet of a colour and so its power, in a Lair or not (DI-13.1). */
export function hasPet(view: View, seat: number, colour: Colour): boolean {
  for (const pet of at(view.seats, seat).pets) if (pet.colour === colour) return true;
  return false;
}
