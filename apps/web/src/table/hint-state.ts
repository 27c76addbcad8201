import { useState } from "react";
import type { HintDepth, MatchLink, Sight } from "../match/link.ts";
import type { Hint } from "./control.ts";

interface Asked extends Hint {
  readonly seq: number;
}

const DEEPER: Readonly<Record<HintDepth, HintDepth>> = { nudge: "move", move: "why", why: "why" };

/** A hint in three depths, each only when it is asked for; it is gone as soon as anything happens. */
export function useHint(link: MatchLink, { seq, viewer }: Sight) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const isFresh = asked?.seq === seq;
  const hint: Hint | null = isFresh ? asked : null;
  return {
    hint,
    closeHint: () => setAsked(null),
    askHint: () => {
      if (viewer === null) return;
      if (isFresh) {
        // Of what is known now: the answer may have come since this was drawn.
        setAsked((now) => now && { ...now, depth: DEEPER[now.depth] });
        return;
      }
      setAsked({ seq, depth: "nudge", action: null, advice: [] });
      link.advise(viewer).then(
        (advice) => setAsked((now) => (now?.seq === seq ? { ...now, action: advice[0]?.action ?? null, advice } : now)),
        () => setAsked((now) => (now?.seq === seq ? null : now)),
      );
    },
  };
}
