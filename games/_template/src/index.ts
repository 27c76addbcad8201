export { game } from "./game.ts";
export type { Action, Event, LanternWall, Options, Refusal, State, View } from "./types.ts";
