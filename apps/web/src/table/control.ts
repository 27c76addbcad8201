import type { Answer, GameTypes, Message } from "@gatehouse/engine";
import { createContext, type ReactNode, use } from "react";
import type { HintDepth, LinkFault, MatchLink, Recommendation, Sight } from "../match/link.ts";
import type { Table } from "./table.ts";

/** What can lie over the table; one at a time. */
export type Sheet = "log" | "keys" | "rules" | "settings" | "undo" | "result" | "chat" | "people";

/** What is attempted: a move in the match, or something about the table. */
export type Attempted = "move" | "table";

/** What a hint tells so far. */
export interface Hint {
  readonly depth: HintDepth;
  /** `null` while the adviser thinks. */
  readonly action: GameTypes["Action"] | null;
  /** The best actions with what they promise, the first one being `action`. */
  readonly advice: readonly Recommendation[];
}

/** What the frame around a board knows and can do; the parts of the frame share it. */
export interface TableControl {
  /** The table as the game's board gets it. */
  readonly table: Table<GameTypes>;
  readonly link: MatchLink;
  readonly sight: Sight;
  readonly isOver: boolean;
  /** Why the match cannot be played on from here. */
  readonly fault: LinkFault | null;
  /** Why what was sent last did not happen. */
  readonly problem: Message | null;
  dismissProblem(): void;
  /** A short word on what was just done beside the match, such as copying a link. */
  readonly notice: string | null;
  notify(text: string | null): void;
  /** Does something about the match and says why if it does not happen. */
  attempt(task: () => Promise<Answer<unknown, LinkFault>>, what?: Attempted): Promise<void>;

  /** Shows a moment of the past, or with `null` the newest one. */
  show(step: number | null): void;
  /** Goes on by some steps, or back. */
  showNext(by: number): void;

  /** Sends what is proposed. */
  confirm(): void;
  /** Takes back what is proposed; answers whether anything was. */
  dropProposal(): boolean;

  readonly hint: Hint | null;
  /** Asks for a hint, or for a deeper one. */
  askHint(): void;
  closeHint(): void;

  /** Takes the viewer's last step back, or asks first if that is more than the viewer's own business. */
  undo(): void;
  /** Takes it back after everybody has agreed. */
  undoAgreed(): void;

  /** Who explains beside the board, in a lesson. */
  readonly guide: ReactNode;
  readonly sheet: Sheet | null;
  open(sheet: Sheet | null): void;
  /** The clause at which the rules are open. */
  readonly clause: string | null;
  openRules(clause: string | null): void;
  /** Whether the board is shown as text. */
  readonly isText: boolean;
  toggleText(): void;
}

const ControlContext = createContext<TableControl | null>(null);

export const ControlProvider = ControlContext;

export function useControl(): TableControl {
  const control = use(ControlContext);
  if (!control) throw new Error("a part of the table is used outside of a table page");
  return control;
}
