import type { Action, DragonsgateCollege } from "@gatehouse/dragonsgate-college";
import { at } from "@gatehouse/engine";
import type { Player } from "../match.ts";
import { BUILDINGS, PROFESSORS } from "./names.ts";

const REFUNDS = [
  "alchemist",
  "weaponsmith",
  "locksmith",
  "professor-quarters",
  "smuggling-den",
  "large-storage",
  "fraternity-house",
];

/** Who likes one thing only: rare spaces and tiles are not met by chance. */
export const TASTES: Readonly<Record<string, (action: Action) => number>> = {
  builder(action) {
    if (action.type === "build") return 20 + (REFUNDS.includes(at(BUILDINGS, action.building)) ? 0 : action.building);
    if (action.type === "collect-coins") return 10 + action.face;
    if (action.type === "take-die") return action.face === 4 ? 3 : action.face === 6 ? 2 : 1;
    return action.type === "pay-maintenance" ? 100 - action.coins : 0;
  },
  explorer(action) {
    if (action.type === "enter-dungeon") return 10 + action.face;
    return action.type === "take-die" ? action.face % 2 : 0;
  },
  teacher(action) {
    if (action.type === "choose-career") return 20 + action.column;
    if (action.type === "take-professor") return 10;
    if (action.type === "build") return action.building < 3 ? 9 : 0;
    if (action.type === "take-apprentice") return 5;
    if (action.type === "discard-professor") return action.professor > PROFESSORS.length - 4 ? 2 : 1;
    return action.type === "take-die" && action.face % 3 === 0 ? 1 : 0;
  },
  shadow(action) {
    if (action.type === "choose-career") return action.career === "rogue" ? 30 : 0;
    if (action.type === "build")
      return ["guild-hall", "smuggling-den"].includes(at(BUILDINGS, action.building)) ? 20 : 0;
    if (action.type === "take-professor")
      return at(PROFESSORS, action.professor).match(/shadows|ambush|locks/) ? 10 : 5;
    if (action.type === "take-apprentice") return 4;
    return action.type === "take-die" && action.face % 3 === 0 ? 1 : 0;
  },
};

/** Of what it likes best anything; one time in eight anything at all. */
export function oneSided(taste: (action: Action) => number): Player<DragonsgateCollege> {
  return {
    choose({ legalActions, chance }) {
      const actions = legalActions();
      const most = chance.pick(8) === 0 ? Number.NEGATIVE_INFINITY : Math.max(...actions.map(taste));
      const liked = actions.filter((action) => taste(action) >= most);
      return at(liked, chance.pick(liked.length));
    },
  };
}
