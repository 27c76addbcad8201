export { RING } from "./board.ts";
export { DISTRICTS, DRAGON, GUILDMASTER_BONUS, KINDS, LOCATIONS, type Location } from "./data/components.ts";
export { game } from "./game.ts";
export { forecast } from "./prizes.ts";
export type {
  Action,
  Cell,
  Counter,
  Event,
  KingsGate,
  Options,
  Pending,
  Pile,
  Place,
  Refusal,
  State,
  Tile,
  TileCounter,
  View,
} from "./types.ts";
