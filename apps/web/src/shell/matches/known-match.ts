import type { Seat } from "@gatehouse/engine";
import type { MatchSummary } from "../../match/local/order.ts";

/** A match as the lists show it: of this browser, or of the server. */
export interface KnownMatch extends MatchSummary {
  readonly online?: OnlineFacts;
}

/** What only a match of the server has. */
export interface OnlineFacts {
  /** One's own seats. */
  readonly mine: readonly Seat[];
  /** Whether it waits for players. */
  readonly isGathering: boolean;
}
