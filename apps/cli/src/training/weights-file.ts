import type { Weights } from "@gatehouse/bots";
import { fitsLine, numberLines } from "./number-lines.ts";

/** Trained weights per number of seats, as they are kept in a file. */
export type WeightsFile = { readonly [seats: string]: Weights };

/** The text of a file of weights, laid out as the formatter wants it, so that a training leaves nothing to tidy. */
export function weightsText(file: WeightsFile): string {
  const bySeats = Object.entries(file).sort(([a], [b]) => Number(a) - Number(b));
  const entries = bySeats.map(([seats, { start, end }]) => {
    const lists = Object.entries({ start, end }).map(([name, list], index) => listText(name, list, index < 1));
    return `  "${seats}": {\n${lists.join(",\n")}\n  }`;
  });
  return `{\n${entries.join(",\n")}\n}\n`;
}

/** A list in one line if it fits, else in as few as possible. */
function listText(name: string, list: readonly number[], hasComma: boolean): string {
  const line = `    "${name}": [${list.join(", ")}]`;
  return fitsLine(hasComma ? `${line},` : line) ? line : `    "${name}": [\n${numberLines(list, "      ")}\n    ]`;
}
