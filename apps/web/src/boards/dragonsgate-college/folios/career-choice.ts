import { type Action, freeSlots } from "@gatehouse/dragonsgate-college";
import { verdictsOf } from "../college/careers.tsx";
import { type College, houseOf } from "../college.ts";

/** What would be sent, as far as it is chosen: who is missing is the first that qualifies. */
export function careerAction(college: College): Extract<Action, { type: "choose-career" }> | null {
  const { choosing, printed, own } = college;
  const { apprentice, place, slot } = choosing.career;
  if (place === null) return null;
  const fit = verdictsOf(college, place.column, place.career).filter(({ isFit }) => isFit);
  const cheapest = fit.toSorted((one, other) => one.coins - other.coins)[0]?.apprentice;
  const who = apprentice ?? cheapest;
  const where = slot ?? freeSlots(printed, houseOf(college, own))[0];
  if (who === undefined || where === undefined) return null;
  return { type: "choose-career", apprentice: who, ...place, slot: where };
}
