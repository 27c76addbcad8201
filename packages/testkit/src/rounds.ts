/**
 * Counts the rounds of a loop that goes on until something has come about, and throws if it never does: a loop without an end
 * stops all tests of its file and says nothing.
 */
export function* rounds(awaited: string, most = 10_000): Generator<number> {
  for (let round = 0; round < most; round += 1) yield round;
  throw new Error(`${awaited}: not in ${most} rounds`);
}
