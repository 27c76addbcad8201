import type { Analysis } from "@gatehouse/bots";
import { useEffect, useState } from "react";
import type { MatchLink } from "../match/link.ts";

/** What luck and decisions made of a match: `null` while that is being worked out, and "failed" if it cannot be had. */
export function useAnalysis(link: MatchLink): Analysis | "failed" | null {
  const [analysis, setAnalysis] = useState<Analysis | "failed" | null>(null);
  useEffect(() => {
    let isGone = false;
    const settle = (found: Analysis | "failed") => {
      if (!isGone) setAnalysis(found);
    };
    link.analyse?.().then(settle, () => settle("failed"));
    return () => {
      isGone = true;
    };
  }, [link]);
  return analysis;
}
