import type { GameTypes, Seat } from "@gatehouse/engine";
import type { Submission } from "@gatehouse/protocol";
import { fieldsOf, keep, keptNames, readKept } from "./kept.ts";

/** Actions on their way. The key is theirs until the server has acknowledged them: sent twice, they happen once. */
export interface Parcel {
  readonly key: string;
  readonly seat: Seat;
  readonly actions: readonly GameTypes["Action"][];
  /** The newest entry when they were chosen; for one behind another, what the one before will have made of it. */
  readonly seq: number;
}

const PREFIX = "gatehouse.outbox.";

/** What was chosen in a match and is not acknowledged yet; it survives a reload. */
export class Outbox {
  readonly #name: string;
  #parcels: readonly Parcel[];

  constructor(match: string) {
    this.#name = PREFIX + match;
    const kept = readKept(this.#name);
    this.#parcels = Array.isArray(kept) ? kept.filter(isParcel) : [];
  }

  get parcels(): readonly Parcel[] {
    return this.#parcels;
  }

  add(seat: Seat, actions: readonly GameTypes["Action"][], seq: number): Parcel {
    const parcel = { key: newKey(), seat, actions, seq };
    this.#become([...this.#parcels, parcel]);
    return parcel;
  }

  /** The first one has arrived: what is behind it follows on what it made. */
  arrived(key: string, seq: number): void {
    const rest = this.#parcels.filter((parcel) => parcel.key !== key);
    this.#become(rest.map((parcel, index) => (index === 0 ? { ...parcel, seq } : parcel)));
  }

  clear(): void {
    this.#become([]);
  }

  #become(parcels: readonly Parcel[]): void {
    this.#parcels = parcels;
    keep(this.#name, parcels.length > 0 ? parcels : null);
  }
}

/** Matches in which something waits to be sent. */
export function waitingMatches(): readonly string[] {
  return keptNames(PREFIX).map((name) => name.slice(PREFIX.length));
}

/** A parcel as it is sent. */
export function submissionOf({ key, seat, seq, actions }: Parcel): Submission {
  return { key, seat, seq, actions: actions.map((action) => ({ ...action })) };
}

/** New for each submission. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function isParcel(kept: unknown): kept is Parcel {
  const { key, seat, seq, actions } = fieldsOf(kept);
  return typeof key === "string" && typeof seat === "number" && typeof seq === "number" && Array.isArray(actions);
}
