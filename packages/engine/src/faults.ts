import type { DrawFault } from "./chance.ts";
import type { GameTypes, Message, Problem, Rules, Seat } from "./contract.ts";

/** Why an action was not played, before or by the rules. */
export type ActionFault<G extends GameTypes> =
  | { readonly code: "game-over" }
  | { readonly code: "unknown-seat"; readonly seat: number; readonly seats: number }
  | { readonly code: "wrong-seat"; readonly seat: Seat; readonly actors: readonly Seat[] }
  | { readonly code: "no-action" }
  | { readonly code: "unknown-action"; readonly found: string; readonly known: readonly string[] }
  | { readonly code: "malformed-action"; readonly problem: Problem }
  | { readonly code: "refused"; readonly refusal: G["Refusal"] };

/** Why the last steps were not taken back. */
export type UndoFault =
  | { readonly code: "game-over" }
  | { readonly code: "unknown-seat"; readonly seat: number; readonly seats: number }
  | { readonly code: "nothing-to-undo"; readonly seat: Seat }
  | { readonly code: "not-a-step"; readonly seq: number }
  | { readonly code: "undo-crosses-draw"; readonly seq: number }
  | { readonly code: "undo-crosses-seat"; readonly seq: number; readonly by: Seat };

/** Why a match could not be started. */
export type StartFault = { readonly code: "bad-options"; readonly problem: Problem };

/** Why a record could not be read or replayed. Steps are counted from 1; step 0 is the set-up. */
export type RecordFault<G extends GameTypes> =
  | StartFault
  | { readonly code: "not-json"; readonly found: string }
  | { readonly code: "bad-record"; readonly problem: Problem }
  | { readonly code: "unknown-game"; readonly found: string; readonly known: readonly string[] }
  | { readonly code: "other-rules-version"; readonly found: number; readonly supported: number }
  | { readonly code: "bad-draw"; readonly step: number; readonly fault: DrawFault }
  | { readonly code: "bad-step"; readonly step: number; readonly fault: ActionFault<G> }
  | { readonly code: "other-result"; readonly expected: string; readonly found: string }
  | { readonly code: "other-digest"; readonly steps: number };

/** Why a proof of fairness does not hold. */
export type ProofFault<G extends GameTypes> =
  | RecordFault<G>
  | { readonly code: "other-commitment" }
  | { readonly code: "bad-entry"; readonly seq: number; readonly fault: ActionFault<G> | UndoFault }
  | { readonly code: "other-draws"; readonly seq: number; readonly expected: string; readonly found: string }
  | { readonly code: "other-head"; readonly seq: number }
  | { readonly code: "other-steps" };

/** Any fault of the engine. */
export type Fault<G extends GameTypes> = ActionFault<G> | UndoFault | ProofFault<G>;

/** A fault in words: a message of the engine's own catalogue, or for a refusal one of the game's. */
export function faultMessage<G extends GameTypes>(fault: Fault<G>, rules?: Rules<G>): Message {
  const key = `fault.${fault.code}`;
  switch (fault.code) {
    case "refused":
      return rules ? rules.words.refusal(fault.refusal) : { key, values: { code: fault.refusal.code } };
    case "bad-step":
      return { key, values: { step: fault.step, why: faultMessage(fault.fault, rules) } };
    case "bad-entry":
      return { key, values: { seq: fault.seq, why: faultMessage(fault.fault, rules) } };
    case "bad-draw":
      return {
        key,
        values: { step: fault.step, why: { key: `fault.${fault.fault.code}`, values: numbers(fault.fault) } },
      };
    case "bad-options":
    case "bad-record":
    case "malformed-action":
      return { key, values: { ...fault.problem } };
    case "wrong-seat":
      return { key, values: { seat: { seat: fault.seat }, actor: { seat: fault.actors[0] ?? fault.seat } } };
    case "unknown-seat":
      return { key, values: { seat: fault.seat, last: fault.seats - 1 } };
    case "nothing-to-undo":
      return { key, values: { seat: { seat: fault.seat } } };
    case "undo-crosses-seat":
      return { key, values: { seq: fault.seq, by: { seat: fault.by } } };
    case "unknown-game":
    case "unknown-action":
      return { key, values: { found: fault.found, known: fault.known.join(", ") } };
    default:
      return { key, values: numbers(fault) };
  }
}

function numbers(fault: object): { readonly [name: string]: number | string } {
  return Object.fromEntries(Object.entries(fault).filter(([name]) => name !== "code"));
}
