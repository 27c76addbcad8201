import { faultMessage, type GameTypes, type Message, type Rules } from "@gatehouse/engine";
import type { LinkFault } from "../match/link.ts";

/** A fault of the match or of the way to it, in words. */
export function linkFaultMessage(fault: LinkFault, rules?: Rules<GameTypes>): Message {
  switch (fault.code) {
    case "match-elsewhere":
    case "match-missing":
    case "link-lost":
    case "lesson-step":
      return { key: `problem.${fault.code}` };
    case "server-says":
      return fault.message === ""
        ? { key: "problem.unreachable" }
        : { key: "problem.server-says", values: { message: fault.message } };
    default:
      return faultMessage(fault, rules);
  }
}
