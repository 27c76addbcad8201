import type { Seat, Viewer } from "@gatehouse/engine";

/** Who has to come to the screen before anything is shown, or `null`: the right person looks already. */
export function awaitedSeat(
  held: readonly Seat[],
  actors: readonly Seat[],
  viewer: Viewer,
  admitted: Seat | null,
): Seat | null {
  if (held.length < 2 || actors.length === 0 || viewer === null) return null;
  const asked = actors.includes(viewer) ? viewer : actors.find((seat) => held.includes(seat));
  const awaited = asked ?? viewer;
  // Admitted, and through whose eyes is looked: the two are told on different lines.
  return awaited === admitted && awaited === viewer ? null : awaited;
}
