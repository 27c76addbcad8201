import type { OptionSpec } from "@gatehouse/engine";

export const SEATS = { min: 2, max: 4 } as const;

export const OPTIONS: readonly OptionSpec[] = [
  { name: "boards", kind: "choice", of: ["a", "b-dealt", "b-drafted"], default: "a" },
  { name: "combinedDie", kind: "choice", of: ["turn-5", "turns-3-and-5"], default: "turn-5" },
  { name: "edition", kind: "choice", of: ["2018", "2017"], default: "2018" },
  { name: "tables", kind: "integer", min: 1, max: 1, default: 1 },
  { name: "overrides", kind: "overrides" },
];
