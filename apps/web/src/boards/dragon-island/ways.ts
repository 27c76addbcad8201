import { type Colour, KEEP, type View } from "@gatehouse/dragon-island";
import { at, type Seat } from "@gatehouse/engine";

/** How a wizard gets to a tile: only the goal is chosen, this tells how it may have come there. */
export interface Way {
  readonly kind: "enter" | "step" | "teleport" | "flight";
  /** The pet that flies. */
  readonly pet: Colour | null;
  /** The tile in between, if it goes one step further. */
  readonly via: number | null;
}

const plain = (kind: Way["kind"], pet: Colour | null = null, via: number | null = null): Way => ({ kind, pet, via });

/** The plainest way to a tile that can be reached: without a tile in between if there is one. */
export function wayTo(view: View, seat: Seat, goal: number): Way {
  const { tile: from, pets } = at(view.seats, seat);
  if (from === null) return plain("enter");
  const { around, colour } = at(view.tiles, goal);
  if (around.includes(from)) return plain("step");
  if (goal === KEEP) return plain("teleport");
  const carrier = pets.find((pet) => pet.colour === colour);
  if (carrier) return plain("flight", carrier.colour);
  if (around.includes(KEEP)) return plain("teleport", null, KEEP);
  for (const pet of pets) {
    const via = around.find((tile) => at(view.tiles, tile).colour === pet.colour);
    if (via !== undefined) return plain("flight", pet.colour, via);
  }
  return plain("step");
}
