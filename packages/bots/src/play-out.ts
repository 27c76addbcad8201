import { asView, at, type Chance, type GameTypes, type Rules, type Seat, type StateOf } from "@gatehouse/engine";
import { type Bot, decisionOf, type Memory } from "./bot.ts";
import { type Judge, plainJudge } from "./evaluation.ts";

/** How a match of bots is played out. */
export interface PlayOutOptions<G extends GameTypes> {
  /** Is shown every step that a bot has chosen, before it is played. */
  watch?(state: StateOf<G>, seat: Seat, action: G["Action"]): void;
  /** The bots' own luck; without it they share that of the match. */
  readonly botChance?: Chance;
  /** The judge of the game, for bots that ask one. */
  readonly judge?: Judge<G>;
  /** After so many decisions the match is left as it is. */
  readonly most?: number;
}

/**
 * Lets bots play from a state to the end, changing it, and answers the number of decisions. Of several seats that owe a
 * decision at the same time the first chooses first. `bots` has one bot per seat.
 */
export function playOut<G extends GameTypes>(
  rules: Rules<G>,
  state: StateOf<G>,
  bots: readonly Bot[],
  chance: Chance,
  { watch, botChance = chance, judge = plainJudge(rules), most = Number.POSITIVE_INFINITY }: PlayOutOptions<G> = {},
): number {
  const truth = asView<G>(state);
  // One decision serves all steps: a new one for each would cost more than many a step itself.
  const decision = decisionOf(rules, state, 0, botChance, judge);
  const memories: Memory[] = bots.map(() => ({}));
  for (let decisions = 0; ; decisions += 1) {
    const seat = rules.actors(truth)[0];
    if (seat === undefined || decisions >= most) return decisions;
    decision.seat = seat;
    const action = at(bots, seat).choose(decision, at(memories, seat));
    watch?.(state, seat, action);
    rules.play(state, seat, action, chance);
  }
}
