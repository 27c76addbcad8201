import {
  type Game,
  type GameTypes,
  legal as legalActions,
  type Message,
  type Preview,
  preview,
  type Rules,
  type Seat,
  type Viewer,
  whyNot,
} from "@gatehouse/engine";
import type { ReactNode } from "react";
import type { House } from "../design/seats.tsx";
import type { HistoryStep, MatchLink, Player, Sight } from "../match/link.ts";
import type { Texts } from "../texts/texts.ts";

/** Why something cannot be chosen: what would have to change, and the clause that says so. */
export interface Reason {
  readonly message: Message;
  readonly clause: string;
}

/** A moment of the match that is looked at instead of the newest one. */
export interface Moment {
  readonly step: number;
  readonly view: GameTypes["View"];
}

/** All that a board needs to draw a match and to let somebody choose; the frame around it sees to everything else. */
export interface Table<G extends GameTypes> {
  readonly game: Game<G>;
  readonly rules: Rules<G>;
  readonly texts: Texts;
  readonly players: readonly Player[];
  /** Per seat its colours; most games give one to each. */
  readonly houses: readonly (readonly House[])[];
  /** Through whose eyes. */
  readonly viewer: Viewer;
  /** What is shown: the newest view, or that of the moment that is looked at. */
  readonly view: G["View"];
  readonly step: number;
  /** Whether the newest moment is shown. */
  readonly isLive: boolean;
  readonly history: readonly HistoryStep[];
  /** What happened in the step that is shown. */
  readonly events: readonly G["Event"][];
  /** The seat that chooses here and now, or `null`: somebody else is asked, the match is over, or the past is shown. */
  readonly seat: Seat | null;
  /** What that seat can do; nothing without one. */
  readonly legal: readonly G["Action"][];
  /** What waits to be confirmed, if choices are confirmed. */
  readonly proposed: readonly G["Action"][] | null;
  /** What a hint recommends; the board may point at it. */
  readonly hinted: G["Action"] | null;
  /** Chooses: sends the actions at once, or proposes them, as the settings say. */
  choose(...actions: readonly G["Action"][]): void;
  /** Why none of these can be chosen, or `null` if one can or nobody is asked. */
  whyNot(candidates: readonly G["Action"][]): Reason | null;
  /** What will certainly happen. */
  preview(actions: readonly G["Action"][]): Preview<G> | null;
  nameOf(seat: Seat): string;
  /** Shows the name of a seat as everywhere at the table. */
  showSeat(seat: Seat): ReactNode;
}

/** What the frame adds to a match to make a table of it. */
export interface TableParts {
  readonly link: MatchLink;
  readonly sight: Sight;
  readonly moment: Moment | null;
  readonly texts: Texts;
  /** What `housesOf` of the board module says, else one house per seat. */
  readonly houses: readonly (readonly House[])[];
  readonly proposed: readonly GameTypes["Action"][] | null;
  readonly hinted: GameTypes["Action"] | null;
  choose(...actions: readonly GameTypes["Action"][]): void;
  nameOf(seat: Seat): string;
  showSeat(seat: Seat): ReactNode;
}

/** Puts together what a board gets. */
export function tableOf(game: Game<GameTypes>, rules: Rules<GameTypes>, parts: TableParts): Table<GameTypes> {
  const { link, sight, moment, texts, houses, proposed, hinted, choose, nameOf, showSeat } = parts;
  const { viewer, history } = sight;
  const isLive = moment === null;
  const step = moment?.step ?? history.length - 1;
  const isAsked = isLive && viewer !== null && link.held.includes(viewer) && link.fault() === null;
  const legal = isAsked ? legalActions(rules, sight.view, viewer) : [];
  const seat = legal.length > 0 ? viewer : null;
  return {
    game,
    rules,
    texts,
    players: link.info.players,
    houses,
    viewer,
    view: moment?.view ?? sight.view,
    step,
    isLive,
    history,
    events: history[step]?.events ?? [],
    seat,
    legal,
    proposed,
    hinted,
    choose,
    whyNot(candidates) {
      const refusal = seat === null ? null : whyNot(game, rules, sight.view, seat, candidates);
      const rule = refusal && game.refusals[refusal.code];
      return refusal && rule ? { message: rules.words.refusal(refusal), clause: rule.clause } : null;
    },
    preview: (actions) => (seat === null ? null : preview(rules, sight.view, seat, actions)),
    nameOf,
    showSeat,
  };
}
