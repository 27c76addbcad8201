/** How thick a border is drawn. */
export type Weight = "light" | "heavy";

interface Arms {
  readonly up?: number;
  readonly right?: number;
  readonly down?: number;
  readonly left?: number;
}

const STROKE: Readonly<Record<Weight, number>> = { light: 1, heavy: 2 };

// The character whose arms up, right, down and left are absent (0), light (1) or heavy (2) stands at the place which
// these four digits make in base 3.
const JOINTS = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳" + "╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈" + "╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋";

/**
 * A sheet of characters that grows in every direction, one character per column (no wide ones, no combining marks).
 * Borders that meet are joined.
 */
export class Canvas {
  readonly #rows = new Map<number, Map<number, string>>();

  /** Writes text, spaces included, over what is there; each further line goes below the first. */
  put(row: number, column: number, text: string): void {
    for (const [down, line] of text.split("\n").entries()) {
      for (const [right, character] of [...line].entries()) this.#set(row + down, column + right, character);
    }
  }

  /** Draws a horizontal border from a column to another, both included. */
  across(row: number, column: number, lastColumn: number, weight: Weight = "light"): void {
    const stroke = STROKE[weight];
    for (let at = column; at < lastColumn; at += 1) {
      this.#join(row, at, { right: stroke });
      this.#join(row, at + 1, { left: stroke });
    }
  }

  /** Draws a vertical border from a row to another, both included. */
  down(row: number, column: number, lastRow: number, weight: Weight = "light"): void {
    const stroke = STROKE[weight];
    for (let at = row; at < lastRow; at += 1) {
      this.#join(at, column, { down: stroke });
      this.#join(at + 1, column, { up: stroke });
    }
  }

  /** Draws a box, its border included in height and width; the inside stays as it is. */
  box(row: number, column: number, height: number, width: number, weight: Weight = "light"): void {
    const bottom = row + height - 1;
    const right = column + width - 1;
    this.across(row, column, right, weight);
    this.across(bottom, column, right, weight);
    this.down(row, column, bottom, weight);
    this.down(row, right, bottom, weight);
  }

  /** The drawing from (0, 0), or from further up and left if something is there; no spaces at line ends. */
  toString(): string {
    const left = Math.min(0, ...[...this.#rows.values()].map((row) => Math.min(...row.keys())));
    const top = Math.min(0, ...this.#rows.keys());
    const bottom = Math.max(-1, ...this.#rows.keys());
    return Array.from({ length: bottom - top + 1 }, (_, index) => this.#line(top + index, left)).join("\n");
  }

  #line(row: number, left: number): string {
    const characters = this.#rows.get(row);
    if (characters === undefined) return "";
    const right = Math.max(...characters.keys());
    return Array.from({ length: right - left + 1 }, (_, index) => characters.get(left + index) ?? " ")
      .join("")
      .trimEnd();
  }

  #join(row: number, column: number, arms: Arms): void {
    const there = Math.max(0, JOINTS.indexOf(this.#rows.get(row)?.get(column) ?? " "));
    const up = Math.max(arms.up ?? 0, Math.floor(there / 27));
    const right = Math.max(arms.right ?? 0, Math.floor(there / 9) % 3);
    const down = Math.max(arms.down ?? 0, Math.floor(there / 3) % 3);
    const left = Math.max(arms.left ?? 0, there % 3);
    this.#set(row, column, JOINTS.charAt(27 * up + 9 * right + 3 * down + left));
  }

  #set(row: number, column: number, character: string): void {
    const characters = this.#rows.get(row) ?? new Map<number, string>();
    characters.set(column, character);
    this.#rows.set(row, characters);
  }
}

/** The text in the middle of `width` columns, cut with an ellipsis if it is longer. */
export function centred(text: string, width: number): string {
  const characters = [...text];
  if (characters.length > width) return `${characters.slice(0, width - 1).join("")}…`;
  const before = Math.floor((width - characters.length) / 2);
  return " ".repeat(before) + text + " ".repeat(width - characters.length - before);
}
