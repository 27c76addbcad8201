import type { ActionTable, FieldsOf } from "@gatehouse/engine";
import { ORDER_SPACES } from "../data/board.ts";
import { BUILDINGS } from "../data/buildings.ts";
import { CAREERS, COLUMNS } from "../data/careers.ts";
import { CAREER_TYPES, DIE_COLOURS, FACES, MOST_MAINTENANCE, MOST_SIDE, OFFERS, SLOTS } from "../data/constants.ts";
import { GROUNDS } from "../data/grounds.ts";
import { SEATS } from "../data/options.ts";
import { APPRENTICES, COMMON_APPRENTICES, COMMON_PROFESSORS, PROFESSORS } from "../data/people.ts";
import { CARDS } from "../data/wizardry.ts";
import type { Table } from "../table.ts";
import type { Action, DragonsgateCollege } from "../types.ts";
import { build } from "./build.ts";
import { buyImp } from "./buy-imp.ts";
import { buyPrestige } from "./buy-prestige.ts";
import { chooseBoard } from "./choose-board.ts";
import { chooseCareer } from "./choose-career.ts";
import { chooseIncome } from "./choose-income.ts";
import { chooseOption } from "./choose-option.ts";
import { collectCoins } from "./collect-coins.ts";
import { discardApprentice } from "./discard-apprentice.ts";
import { discardCard } from "./discard-card.ts";
import { discardProfessor } from "./discard-professor.ts";
import { drawApprentice } from "./draw-apprentice.ts";
import { drawProfessor } from "./draw-professor.ts";
import { endWindow } from "./end-window.ts";
import { enterDungeon } from "./enter-dungeon.ts";
import { exchangeDie } from "./exchange-die.ts";
import { payMaintenance } from "./pay-maintenance.ts";
import { payPrice } from "./pay-price.ts";
import { placeBuilding } from "./place-building.ts";
import { placeDisc } from "./place-disc.ts";
import { playCard } from "./play-card.ts";
import { repeatCareer } from "./repeat-career.ts";
import { returnProfessor } from "./return-professor.ts";
import { robSeat } from "./rob-seat.ts";
import { takeApprentice } from "./take-apprentice.ts";
import { takeDie } from "./take-die.ts";
import { takeProfessor } from "./take-professor.ts";

export const ACTIONS: ActionTable<DragonsgateCollege, Table> = {
  "choose-board": chooseBoard,
  "return-professor": returnProfessor,
  "choose-income": chooseIncome,
  "buy-imp": buyImp,
  "take-die": takeDie,
  "exchange-die": exchangeDie,
  "collect-coins": collectCoins,
  "buy-prestige": buyPrestige,
  "take-apprentice": takeApprentice,
  "draw-apprentice": drawApprentice,
  "take-professor": takeProfessor,
  "draw-professor": drawProfessor,
  "discard-apprentice": discardApprentice,
  "discard-professor": discardProfessor,
  build,
  "place-building": placeBuilding,
  "enter-dungeon": enterDungeon,
  "place-disc": placeDisc,
  "choose-career": chooseCareer,
  "play-card": playCard,
  "discard-card": discardCard,
  "choose-option": chooseOption,
  "pay-price": payPrice,
  "repeat-career": repeatCareer,
  "rob-seat": robSeat,
  "pay-maintenance": payMaintenance,
  "end-window": endWindow,
};

const upTo = (count: number) => ({ kind: "integer", min: 0, max: count - 1 }) as const;
const FACE = { kind: "integer", min: 1, max: FACES } as const;
const APPRENTICE = upTo(APPRENTICES.length);
const PROFESSOR = upTo(PROFESSORS.length);
const CARD = upTo(CARDS.length);
/** Effects offer at most so many options. */
const OPTION = upTo(4);

export const FIELDS = {
  "choose-board": { board: { kind: "integer", min: 1, max: GROUNDS.length - 1 } },
  "return-professor": { professor: { kind: "integer", min: COMMON_PROFESSORS, max: PROFESSORS.length - 1 } },
  "choose-income": { source: upTo(BUILDINGS.length + CARDS.length), option: OPTION },
  "buy-imp": {},
  "take-die": { colour: { kind: "choice", of: DIE_COLOURS }, face: FACE },
  "exchange-die": {},
  "collect-coins": { face: FACE },
  "buy-prestige": { offer: upTo(OFFERS.length) },
  "take-apprentice": { apprentice: upTo(COMMON_APPRENTICES) },
  "draw-apprentice": {},
  "take-professor": { professor: upTo(COMMON_PROFESSORS) },
  "draw-professor": {},
  "discard-apprentice": { apprentice: APPRENTICE },
  "discard-professor": { professor: PROFESSOR },
  build: { building: upTo(BUILDINGS.length) },
  "place-building": { x: upTo(MOST_SIDE), y: upTo(MOST_SIDE), turn: upTo(4) },
  "enter-dungeon": { face: FACE },
  "place-disc": { space: upTo(ORDER_SPACES.length) },
  "choose-career": {
    apprentice: APPRENTICE,
    column: upTo(COLUMNS.length),
    career: { kind: "choice", of: CAREER_TYPES },
    slot: upTo(SLOTS),
  },
  "play-card": { card: CARD },
  "discard-card": { card: CARD },
  "choose-option": { option: OPTION },
  "pay-price": { times: { kind: "integer", min: 1, max: 3 } },
  "repeat-career": { career: upTo(CAREERS.length) },
  "rob-seat": { seat: upTo(SEATS.max) },
  "pay-maintenance": { coins: upTo(MOST_MAINTENANCE + 1) },
  "end-window": {},
} as const satisfies FieldsOf<Action>;
