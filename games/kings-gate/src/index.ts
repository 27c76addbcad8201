export { game } from "./game.ts";
export type { Action, Event, KingsGate, Options, Pending, Pile, Refusal, State, View } from "./types.ts";
