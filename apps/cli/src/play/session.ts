import type { Bot, Judge } from "@gatehouse/bots";
import { type Chance, type GameTypes, legal, type Seat, type Viewer } from "@gatehouse/engine";
import type { Keeper } from "../keeping.ts";
import type { Labels } from "../reports.ts";
import { sentences } from "../reports.ts";
import type { AnyMatch } from "../tables.ts";
import type { Terminal } from "../terminal.ts";
import type { Texts } from "../texts.ts";
import type { Reader } from "./reader.ts";

/** Who sits on a seat: a bot, or a person. */
export interface Player {
  readonly name: string;
  readonly bot: Bot | null;
}

/** The events of one entry of the log; the set-up is entry 0. */
interface Happened {
  readonly seq: number;
  readonly events: readonly GameTypes["Event"][];
}

/** A match that is being played here, with everything around it. `match`, `happened` and `note` change as it goes on. */
export interface Session {
  match: AnyMatch;
  readonly happened: Happened[];
  /** Something to tell above the next prompt. */
  note: string | null;
  readonly players: readonly Player[];
  readonly chance: Chance;
  readonly botChance: Chance;
  readonly judge: Judge<GameTypes>;
  /** Writes the match to files. */
  readonly keeper: Keeper;
  readonly reader: Reader;
  readonly terminal: Terminal;
  readonly texts: Texts;
}

/** A legal action as it is offered. */
export interface Choice {
  readonly number: number;
  readonly action: GameTypes["Action"];
  readonly words: string;
  readonly notation: string;
}

/** A seat before its decision: what it sees and what it can do. */
export interface Position {
  readonly session: Session;
  readonly seat: Seat;
  readonly view: GameTypes["View"];
  readonly choices: readonly Choice[];
}

/** The position of a seat that owes a decision. */
export function positionOf(session: Session, seat: Seat): Position {
  const { rules, state, game } = session.match;
  const view = rules.view(state, seat);
  const choices = legal(rules, view, seat).map((action, index) => ({
    number: index + 1,
    action,
    words: session.texts.say(rules.words.action(view, action)),
    notation: game.notation.write(action),
  }));
  return { session, seat, view, choices };
}

/** Whether several people share the screen, so that hands have to be hidden from each other. */
export function isShared({ players }: Session): boolean {
  return players.filter(({ bot }) => bot === null).length > 1;
}

/** What a viewer knows of what happened from an entry of the log on: a paragraph per step that was not taken back. */
export function storyFrom({ match, happened, texts }: Session, viewer: Viewer, seq: number): string[] {
  const standing = new Set([0, ...match.steps.map((step) => step.seq)]);
  return happened
    .filter((each) => each.seq >= seq && standing.has(each.seq))
    .map(({ events }) => sentences(match.rules, events, viewer, texts))
    .filter((paragraph) => paragraph !== "");
}

/** The entry with which a seat's last decision entered the log; the set-up if it has made none. */
export function lastDecision({ match }: Session, seat: Seat): number {
  return match.steps.findLast((step) => step.seat === seat)?.seq ?? 0;
}

/** How the seats are named beside their points. */
export function labelsOf(session: Session): Labels {
  const { players, texts } = session;
  return players.map(({ name, bot }) => {
    if (bot) return texts.text("play.bot", { name, bot: bot.name });
    return isShared(session) ? name : texts.text("play.you", { name });
  });
}
