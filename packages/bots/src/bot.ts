import type { Chance, GameTypes, Rules, Seat } from "@gatehouse/engine";

/** A decision put to a bot. It gets its seat's view, never the state; both questions are answered only when asked. */
export interface Decision<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly seat: Seat;
  /** The bot's own luck, apart from that of the match. */
  readonly chance: Chance;
  view(): G["View"];
  legalActions(): readonly G["Action"][];
}

/** Chooses one of the legal actions. The same decision with the same luck gets the same answer. */
export interface Bot {
  readonly name: string;
  choose<G extends GameTypes>(decision: Decision<G>): G["Action"];
}
