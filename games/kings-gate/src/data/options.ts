import type { OptionSpec } from "@gatehouse/engine";

export const SEATS = { min: 2, max: 4 } as const;

export const OPTIONS: readonly OptionSpec[] = [
  { name: "colours", kind: "choice", of: ["separate", "combined"], default: "separate", atSeats: [2] },
];
