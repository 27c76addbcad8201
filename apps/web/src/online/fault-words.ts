import type { ServerFault } from "../match/online/client.ts";
import type { Texts } from "../texts/texts.ts";

/** What the server says is in the person's language already; if it says nothing, we do. */
export function faultWords({ reason, message }: ServerFault, { text }: Texts): string {
  return reason === "unreachable" || message === "" ? text("online.unreachable") : message;
}
