import { asView, at, type Chance, type GameTypes, type Rules, type Seat, type StateOf } from "@gatehouse/engine";
import { type Judge, plainJudge } from "./evaluation.ts";
import type { SharedSearch } from "./parts.ts";

/** A decision put to a bot. It gets its seat's view, never the state; both questions are answered only when asked. */
export interface Decision<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly seat: Seat;
  /** The bot's own luck, apart from that of the match. */
  readonly chance: Chance;
  /** Estimates how positions end; `loadJudge` finds the one of a game. */
  readonly judge: Judge<G>;
  view(): G["View"];
  legalActions(): readonly G["Action"][];
  /** One of them, each as likely; quicker than the list where the game can do without it. */
  anyAction(): G["Action"];
}

/** The decision of a seat in a state that only the rules see; another seat may be put in its place. */
export function decisionOf<G extends GameTypes>(
  rules: Rules<G>,
  state: StateOf<G>,
  seat: Seat,
  chance: Chance,
  judge: Judge<G> = plainJudge(rules),
): Decision<G> & { seat: Seat } {
  const decision = {
    rules,
    seat,
    chance,
    judge,
    view: () => rules.view(state, decision.seat),
    legalActions: () => rules.legalActions(asView<G>(state), decision.seat),
    anyAction: () =>
      rules.sample ? rules.sample(state, decision.seat, chance) : anyOf(decision.legalActions(), chance),
  };
  return decision;
}

/** The decision of a seat of which only the view is known, as in a browser. */
export function decisionFrom<G extends GameTypes>(
  rules: Rules<G>,
  view: G["View"],
  seat: Seat,
  chance: Chance,
  judge: Judge<G> = plainJudge(rules),
): Decision<G> {
  const legalActions = () => rules.legalActions(view, seat);
  return { rules, seat, chance, judge, view: () => view, legalActions, anyAction: () => anyOf(legalActions(), chance) };
}

function anyOf<T>(list: readonly T[], chance: Chance): T {
  return at(list, chance.pick(list.length));
}

/** What a bot keeps of a match between its decisions; one per seat. A search goes on from it, and so finds out more. */
export interface Memory {
  kept?: unknown;
}

/** Chooses one of the legal actions. The same decisions with the same luck get the same answers. */
export interface Bot {
  readonly name: string;
  choose<G extends GameTypes>(decision: Decision<G>, memory?: Memory): G["Action"];
  /** The same for several threads: the search of this decision, if it is one that can be shared out among them. */
  share?<G extends GameTypes>(decision: Decision<G>, memory: Memory): SharedSearch<G> | null;
}
