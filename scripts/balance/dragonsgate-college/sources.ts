import type { Action } from "@gatehouse/dragonsgate-college";
import { at } from "@gatehouse/engine";
import type { Sources } from "../statistics.ts";
import { BUILDINGS } from "./names.ts";

/** The sources of prestige that nobody is to do without. */
export const MAIN_SOURCES = ["careers", "buildings", "dungeon", "subterfuge", "trophies", "cards"] as const;
export type MainSource = (typeof MAIN_SOURCES)[number];

/** Lines of the result. What is lost stands by itself: it would hide what a source gives. */
export const SOURCES: Sources = {
  careers: ["careers", "career-sets"],
  buildings: ["buildings", "most-buildings"],
  dungeon: ["dungeon", "treasure-room"],
  subterfuge: ["subterfuge"],
  trophies: ["trophies"],
  cards: ["cards"],
  professors: ["professors", "most-professors", "most-apprentices"],
  "coins and imps": ["coins", "imps", "tournament"],
  others: ["start", "own-dice", "start-player"],
  "unbuilt and unpaid": ["free-squares", "unpaid"],
};

const BY_CAREER = { wizard: "cards", rogue: "subterfuge", warrior: "trophies" } as const;
const SHADY = ["guild-hall", "smuggling-den"];

/** The main sources that a choice leads to; most choices only prepare others. */
export function leadsTo(action: Action): readonly MainSource[] {
  switch (action.type) {
    case "choose-career":
      return ["careers", BY_CAREER[action.career]];
    case "build":
      return SHADY.includes(at(BUILDINGS, action.building)) ? ["buildings", "subterfuge"] : ["buildings"];
    case "enter-dungeon":
      return ["dungeon"];
    case "play-card":
      return ["cards"];
    default:
      return [];
  }
}
