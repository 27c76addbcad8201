import type { Advice, Analysis } from "@gatehouse/bots";
import type { Answer, Fault, GameTypes, Seat, Viewer } from "@gatehouse/engine";
import type { ServerFault } from "./online/client.ts";
import type { OnlineTable } from "./online/table.ts";

/** Who sits at a seat. */
export interface Player {
  readonly name: string;
  /** The name of the bot that plays, or `null` for a person. */
  readonly bot: string | null;
}

/** What stays the same during a match. */
export interface MatchInfo {
  readonly id: string;
  readonly game: string;
  readonly options: GameTypes["Options"];
  readonly players: readonly Player[];
}

/** One step of a match as its viewer saw it. Step 0 is the set-up. */
export interface HistoryStep {
  readonly step: number;
  /** Its entry in the log of a server. */
  readonly seq?: number;
  /** Whose step it was; nobody's for the set-up. */
  readonly seat: Seat | null;
  readonly events: readonly GameTypes["Event"][];
  /** Points per seat after it, as far as the viewer knows. */
  readonly scores: readonly number[];
}

/** All that a viewer knows of a match at one moment. A value: when something changes there is another one. */
export interface Sight {
  /** Grows with everything that happens, also when something is taken back. */
  readonly seq: number;
  readonly viewer: Viewer;
  readonly view: GameTypes["View"];
  readonly history: readonly HistoryStep[];
  /** How the viewer may take back its last step. */
  readonly undo: Undo;
  /** Whether it would survive a reload. */
  readonly isKept: boolean;
  /** How a match on a server has ended, also when somebody resigned and the rules know nothing of it. */
  readonly outcome?: Outcome | null;
  /** Why something that already showed did not happen after all. */
  readonly refused?: LinkFault | null;
}

/** How a match has ended. */
export interface Outcome {
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  readonly reason: string;
}

/** For free; only if everybody agrees, since luck or others have had their say; or not at all. */
export type Undo = "free" | "by-consent" | "none";

/** Why something that was sent did not happen. */
export type LinkFault =
  | Fault<GameTypes>
  | { readonly code: "match-elsewhere" }
  | { readonly code: "match-missing" }
  | { readonly code: "link-lost" }
  /** A lesson asks for something else. */
  | { readonly code: "lesson-step" }
  /** On a server. */
  | ServerFault;

/** How much a hint tells. */
export type HintDepth = "nudge" | "move" | "why";

/** An action that is recommended, with what it promises and why; a lesson recommends without figures. */
export interface Recommendation extends Partial<Omit<Advice<GameTypes>, "action">> {
  readonly action: GameTypes["Action"];
}

/**
 * One match as the table sees it, wherever it is kept: in this browser, or on a server. Whoever looks gets only what that
 * seat may know; rules and legality are worked out at the table from that.
 */
export interface MatchLink {
  readonly info: MatchInfo;
  /** The seats that are played from here; several when the screen is passed on. */
  readonly held: readonly Seat[];
  /** The table on the server, if it is there: who is present, what is said, what is asked of all. */
  readonly online?: OnlineTable;
  /** How many choices have not been answered by the server yet. */
  readonly unsent?: number;
  /** What is known now; the same object until something changes. */
  sight(): Sight;
  /** Whether the match can be played on from here, and if not, why. */
  fault(): LinkFault | null;
  subscribe(changed: () => void): () => void;
  /** Looks through the eyes of another seat. */
  look(viewer: Viewer): Promise<void>;
  /** All or nothing. */
  submit(seat: Seat, actions: readonly GameTypes["Action"][]): Promise<Answer<null, LinkFault>>;
  /** Takes back the seat's last step, for free or by consent, as `Sight.undo` says. */
  undo(seat: Seat): Promise<Answer<null, LinkFault>>;
  /** What the viewer saw after a step. */
  viewAt(step: number): Promise<GameTypes["View"]>;
  /** What the seat could do best, best first. */
  advise(seat: Seat): Promise<readonly Recommendation[]>;
  /** What luck and decisions made of the match, once it is over. */
  readonly analyse?: (() => Promise<Analysis>) | undefined;
  /** What a lesson asks for, so that the board can point at it. */
  pointed?(): GameTypes["Action"] | null;
  /** The whole match as text that can be kept, shared and replayed anywhere. */
  record(): Promise<string>;
  close(): void;
}
