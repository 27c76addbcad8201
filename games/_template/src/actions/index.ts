import type { ActionTable, FieldsOf } from "@gatehouse/engine";
import { BRIGHTEST, MOST_BID, SEARCHED, wallLength } from "../data/components.ts";
import { SEATS } from "../data/options.ts";
import type { Action, LanternWall, Options } from "../types.ts";
import { bid } from "./bid.ts";
import { endTurn } from "./end-turn.ts";
import { gamble } from "./gamble.ts";
import { keep } from "./keep.ts";
import { light } from "./light.ts";
import { search } from "./search.ts";

export const ACTIONS: ActionTable<LanternWall, Options> = { bid, keep, light, search, gamble, "end-turn": endTurn };

export const FIELDS = {
  bid: { coins: { kind: "integer", min: 0, max: MOST_BID } },
  keep: { slot: { kind: "integer", min: 1, max: SEARCHED } },
  light: {
    lantern: { kind: "integer", min: 1, max: BRIGHTEST },
    tower: { kind: "integer", min: 1, max: wallLength(SEATS.max) },
  },
  search: {},
  gamble: {},
  "end-turn": {},
} as const satisfies FieldsOf<Action>;
