import type { Network } from "@gatehouse/bots";
import { numberLines } from "./number-lines.ts";

/** The text of a file with a network, laid out as the formatter wants it, so that a training leaves nothing to tidy. */
export function networkText({ hidden, weights }: Network): string {
  return `{\n  "hidden": ${hidden},\n  "weights": [\n${numberLines(weights, "    ")}\n  ]\n}\n`;
}
