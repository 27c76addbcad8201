import type { Settings } from "../settings.ts";

/** How many connections stay open, per person and per address. */
export interface Connections {
  /** How to leave again, or `null` if there are too many already. Who has no name counts only with the address. */
  enter(address: string, player: string | null): (() => void) | null;
  /** How many one person may have. */
  readonly most: number;
}

export function connectionsOf({
  socketsPerPerson,
  socketsPerAddress,
}: Pick<Settings, "socketsPerPerson" | "socketsPerAddress">): Connections {
  const perAddress = tally(socketsPerAddress);
  const perPerson = tally(socketsPerPerson);
  return {
    most: socketsPerPerson,
    enter(address, player) {
      const leaveAddress = perAddress(address);
      const leavePerson = player === null ? () => {} : perPerson(player);
      if (leaveAddress && leavePerson)
        return once(() => {
          leaveAddress();
          leavePerson();
        });
      leaveAddress?.();
      leavePerson?.();
      return null;
    },
  };
}

function tally(most: number): (name: string) => (() => void) | null {
  const counts = new Map<string, number>();
  return (name) => {
    const count = counts.get(name) ?? 0;
    if (count >= most) return null;
    counts.set(name, count + 1);
    return () => {
      const left = (counts.get(name) ?? 1) - 1;
      if (left > 0) counts.set(name, left);
      else counts.delete(name);
    };
  };
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}
