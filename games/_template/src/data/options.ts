import type { OptionSpec } from "@gatehouse/engine";

export const SEATS = { min: 2, max: 4 } as const;

export const OPTIONS: readonly OptionSpec[] = [{ name: "rounds", kind: "integer", min: 2, max: 8, default: 5 }];
