import { askedOf, type College, legalOf } from "../college.ts";

/** What unrolls over the parchment while a choice has several steps. */
export type FolioName = "market" | "career" | "boards" | "immediate";

export function folioOf(college: College): FolioName | null {
  const top = askedOf(college);
  const { gate } = college.choosing;
  if (top?.type === "building" || gate === "build") return "market";
  if (gate === "career") return "career";
  if (top?.type === "draft") return "boards";
  if (top?.type === "immediate") return "immediate";
  // A card lets it be done: there is nothing else to choose.
  if (top?.type === "effects" && legalOf(college, "build").length > 0) return "market";
  if (top?.type === "effects" && legalOf(college, "choose-career").length > 0) return "career";
  return null;
}
