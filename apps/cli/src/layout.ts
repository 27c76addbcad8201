import { stripVTControlCharacters } from "node:util";
import { at } from "@gatehouse/engine";
import type { Paint } from "./terminal.ts";

/** Sentences are not set wider than this, however wide the terminal is. */
export const READING_WIDTH = 96;

const MOST_COLUMNS = 12;
const GAP = 2;

/** How many columns a text takes, colours not counted. */
export function widthOf(text: string): number {
  return [...stripVTControlCharacters(text)].length;
}

/** The text filled up with spaces to a width: after it, or before it where the column holds numbers. */
export function pad(text: string, width: number, side: "left" | "right" = "left"): string {
  const gap = " ".repeat(Math.max(0, width - widthOf(text)));
  return side === "left" ? text + gap : gap + text;
}

/**
 * Breaks a text into lines of at most `width`; the first starts with `lead`, the others are indented as far. Where the
 * width is endless another program reads, which is better off with whole sentences.
 */
export function wrap(text: string, width: number, lead = ""): string[] {
  if (width === Infinity) return [lead + text];
  const room = Math.max(20, Math.min(width, READING_WIDTH) - widthOf(lead));
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && widthOf(line) + 1 + widthOf(word) > room) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  lines.push(line);
  const indent = " ".repeat(widthOf(lead));
  return lines.map((each, i) => (i === 0 ? lead : indent) + each);
}

/** Words with what they mean: the words in one column, their meanings wrapped beside it. */
export function glossary(
  rows: readonly (readonly [word: string, meaning: string])[],
  width: number,
  paint: Paint,
): string[] {
  const widest = Math.max(...rows.map(([word]) => widthOf(word)));
  return rows.flatMap(([word, meaning]) => wrap(meaning, width, `  ${paint("cyan", pad(word, widest))}  `));
}

/** Rows as aligned columns, indented by two; columns after the first `leftColumns` are numbers and stand on the right. */
export function table(rows: readonly (readonly string[])[], leftColumns = 1): string[] {
  const widths = at(rows, 0).map((_head, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ""))));
  return rows.map((row) => {
    const cells = row.map((cell, column) => pad(cell, at(widths, column), column < leftColumns ? "left" : "right"));
    return `  ${cells.join("  ").trimEnd()}`;
  });
}

/** Cells in as many columns as fit the width, each as wide as it must be, filled from top to bottom. */
export function columns(cells: readonly string[], width: number): string[] {
  for (let count = Math.min(cells.length, MOST_COLUMNS); ; count -= 1) {
    const height = Math.ceil(cells.length / Math.max(1, count));
    const stacks = Array.from({ length: Math.ceil(cells.length / height) }, (_, i) =>
      cells.slice(i * height, (i + 1) * height),
    );
    const widths = stacks.map((stack) => Math.max(...stack.map(widthOf)));
    const total = widths.reduce((sum, each) => sum + each + GAP, -GAP);
    if (count > 1 && total > width) continue;
    return Array.from({ length: height }, (_, row) =>
      stacks
        .map((stack, i) => pad(stack[row] ?? "", at(widths, i)))
        .join(" ".repeat(GAP))
        .trimEnd(),
    );
  }
}

/** A drawing that is too wide for the terminal is cut at its edge: broken lines could not be read at all. */
export function crop(drawing: string, width: number): string[] {
  return drawing
    .split("\n")
    .map((line) => (widthOf(line) > width ? `${[...line].slice(0, width - 1).join("")}›` : line));
}
