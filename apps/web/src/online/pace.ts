import type { Pace } from "@gatehouse/protocol";

type Text = (key: string, values?: { readonly [name: string]: number }) => string;

/** How much time there is for a decision, in words. */
export function paceWords(pace: Pace, text: Text): string {
  return pace.kind === "live"
    ? text("pace.live", { minutes: pace.minutes })
    : text("pace.correspondence", { days: pace.days });
}
