export { game } from "./game.ts";
export type * from "./types.ts";
