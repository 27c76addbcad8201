export { demandRefusal } from "./actions/choose-career.ts";
export { careerCoins, careerCounts, freeSlots, masteryOf } from "./careers.ts";
export { TURN_SPECS } from "./data/board.ts";
export { BUILDINGS, SHAPES } from "./data/buildings.ts";
export { CAREERS, LEVELS, MASTERIES } from "./data/careers.ts";
export {
  ALL_DICE_PRESTIGE,
  BLIND_APPRENTICE_COINS,
  BLIND_PROFESSOR_COINS,
  CAREER_SET_PRESTIGE,
  CAREER_TYPES,
  COINS_PER_PRESTIGE,
  DEEDS,
  DIE_COLOURS,
  FACES,
  IMP_COINS,
  IMPS_PER_PRESTIGE,
  MOST_PRESTIGE,
  OFFERS,
  SKILLS,
  SLOTS,
  STARTER_PRESTIGE,
  SUBTERFUGE_SPACES,
  TROPHY_SET_PRESTIGE,
  TURNS,
  UNPAID_COIN_PRESTIGE,
} from "./data/constants.ts";
export { GROUNDS, MAINTENANCE } from "./data/grounds.ts";
export { APPRENTICES, PROFESSORS } from "./data/people.ts";
export { CARDS } from "./data/wizardry.ts";
export { coinsLessOf, type Help, helpFor, impsNeeded } from "./deeds.ts";
export { effectAsked } from "./effects/asked.ts";
export { handLimit, lasting, openingFaces, places } from "./effects/lasting.ts";
export type { Effect, Metal } from "./effects/vocabulary.ts";
export { bonusSeats } from "./flow.ts";
export { game } from "./game.ts";
export { maintenanceCost, prestigeOf } from "./goods.ts";
export { groundsOf, price } from "./grounds.ts";
export { freeApprentices } from "./people.ts";
export { printedFor } from "./printed.ts";
export { activationOf, asked, windowOf } from "./stack.ts";
export type { Grounds, List, Table as Printed } from "./table.ts";
export { trophiesOf } from "./trophies.ts";
export { incomeChoice } from "./turn.ts";
export type * from "./types.ts";
