import type { Network } from "@gatehouse/bots";

const WIDTH = 120;
const INDENT = "   ";

/** The text of a file with a network, laid out as the formatter wants it, so that a training leaves nothing to tidy. */
export function networkText({ hidden, weights }: Network): string {
  const lines: string[] = [];
  let line = INDENT;
  for (const [index, weight] of weights.entries()) {
    const word = ` ${weight}${index < weights.length - 1 ? "," : ""}`;
    if (line.length + word.length > WIDTH) {
      lines.push(line);
      line = INDENT;
    }
    line += word;
  }
  return `{\n  "hidden": ${hidden},\n  "weights": [\n${[...lines, line].join("\n")}\n  ]\n}\n`;
}
