import { type Answer, type Fault, faultMessage, type GameTypes, type Message, no } from "@gatehouse/engine";
import { REASONS, type Reason } from "@gatehouse/protocol";
import type { AnyMatch } from "./games.ts";

/** Why the server says no: the reason, its facts for programs, and where it is not the server's own a text for people. */
export interface ServerFault {
  readonly reason: Reason;
  readonly facts: { readonly [name: string]: unknown };
  readonly message: Message;
}

/** The answer no. Numbers and words among the facts are at hand for its text. */
export function refuse(
  reason: Reason,
  facts: { readonly [name: string]: unknown } = {},
  message?: Message,
): Answer<never, ServerFault> {
  const values = Object.entries(facts).filter(([, value]) => typeof value === "number" || typeof value === "string");
  const own = { key: `fault.server.${reason}`, values: Object.fromEntries(values) as Record<string, string | number> };
  return no({ reason, facts, message: message ?? own });
}

/** A fault of the engine as an answer of the server; a refusal brings its clause along. */
export function engineFault(fault: Fault<GameTypes>, match?: AnyMatch): Answer<never, ServerFault> {
  const message = faultMessage(fault, match?.rules);
  if (fault.code === "refused") {
    const clause = match?.game.refusals[fault.refusal.code]?.clause ?? null;
    return refuse("refused", { refusal: fault.refusal, clause }, message);
  }
  const { code, ...facts } = fault;
  const reason: Reason = isReason(code) ? code : "bad-record";
  return refuse(reason, facts, message);
}

function isReason(code: string): code is Reason {
  return code in REASONS;
}
