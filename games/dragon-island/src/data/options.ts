import type { OptionSpec } from "@gatehouse/engine";

export const SEATS = { min: 2, max: 4 } as const;

/** Each seat draws a tile at the set-up, so there is at least one turn with it after that of the Tower. */
const FEWEST_TURNS = 2;

export const OPTIONS: readonly OptionSpec[] = [
  { name: "turns", kind: "integer", min: FEWEST_TURNS, max: 21, default: 10, atSeats: [2] },
  { name: "turns", kind: "integer", min: FEWEST_TURNS, max: 14, default: 9, atSeats: [3] },
  { name: "turns", kind: "integer", min: FEWEST_TURNS, max: 11, default: 8, atSeats: [4] },
  { name: "screens", kind: "choice", of: ["open", "closed"], default: "open" },
  { name: "tables", kind: "integer", min: 1, max: 1, default: 1 },
  { name: "overrides", kind: "overrides" },
];
