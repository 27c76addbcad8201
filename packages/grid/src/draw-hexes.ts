import { Canvas, centred } from "./canvas.ts";
import { type Hex, hexNeighbour, hexOnScreen } from "./hex.ts";

/** What lies on one hex. */
export interface HexPiece extends Hex {
  /** The text, line by line. */
  readonly lines: readonly string[];
  /** Whether the hex has an outline; `false` for an empty space of which only the text is to be seen. */
  readonly outline?: boolean;
}

/** How {@link drawHexes} draws. Give the size if the board is drawn again and again: then it does not jump. */
export interface HexDrawing {
  /** Columns of text, an odd number from 5; unless given, all lines fit. */
  readonly width?: number;
  /** Lines of full width; one more, two columns shorter, fits above them. Unless given, all lines fit. */
  readonly height?: number;
}

/** A hex is as wide as twice `half`; the middle of its outline is `height` lines high, its slopes two lines each. */
interface Layout {
  readonly half: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

const SMALLEST_WIDTH = 7;

/** Draws hexes with a corner on top; on the coast `r` names the row to the right, `q` the diagonal to the lower right. */
export function drawHexes(pieces: readonly HexPiece[], drawing: HexDrawing = {}): string {
  const canvas = new Canvas();
  const height = drawing.height ?? Math.max(1, ...pieces.map((piece) => piece.lines.length - 1));
  const width = drawing.width ?? Math.max(SMALLEST_WIDTH, ...pieces.map((piece) => neededWidth(piece.lines, height)));
  const layout: Layout = {
    half: Math.ceil((width + 1) / 2),
    height,
    left: Math.min(...pieces.map((piece) => hexOnScreen(piece).column)),
    top: Math.min(...pieces.map((piece) => hexOnScreen(piece).row)),
  };
  for (const piece of pieces) if (piece.outline ?? true) drawOutline(canvas, piece, layout);
  for (const piece of pieces) drawText(canvas, piece, layout);
  drawLabels(canvas, pieces, layout);
  return canvas.toString();
}

function neededWidth(lines: readonly string[], height: number): number {
  return Math.max(
    ...lines.map((line, index) => [...line].length + (isSlopeUsed(lines, height) && index === 0 ? 2 : 0)),
  );
}

function isSlopeUsed(lines: readonly string[], height: number): boolean {
  return lines.length > height;
}

function drawOutline(canvas: Canvas, hex: Hex, layout: Layout): void {
  const { half, height } = layout;
  const { row, column } = cornerOf(hex, layout);
  const slope = "_".repeat(half - 3);
  const bottom = row + height + 2;
  canvas.put(row, column + 2, `${slope}/`);
  canvas.put(row, column + half + 1, `\\${slope}`);
  canvas.put(row + 1, column + 1, "/");
  canvas.put(row + 1, column + 2 * half - 1, "\\");
  for (let side = row + 2; side < bottom; side += 1) {
    canvas.put(side, column, "|");
    canvas.put(side, column + 2 * half, "|");
  }
  canvas.put(bottom, column + 1, `\\${slope}`);
  canvas.put(bottom, column + half + 2, `${slope}/`);
  canvas.put(bottom + 1, column + half - 1, "\\ /");
}

function drawText(canvas: Canvas, piece: HexPiece, layout: Layout): void {
  const { half, height } = layout;
  const { row, column } = cornerOf(piece, layout);
  const isSloped = isSlopeUsed(piece.lines, height);
  const first = row + (isSloped ? 1 : 2 + Math.floor((height - piece.lines.length) / 2));
  for (const [index, line] of piece.lines.slice(0, height + 1).entries()) {
    const inset = isSloped && index === 0 ? 2 : 1;
    canvas.put(first + index, column + inset, centred(line, 2 * half + 1 - 2 * inset));
  }
}

/**
 * An empty hex may hold both labels, `r` for its eastern and `q` for its south-eastern neighbour: `r` stands on the line
 * above, near the east, `q` on its last full line, in the middle.
 */
function drawLabels(canvas: Canvas, pieces: readonly HexPiece[], layout: Layout): void {
  const isDrawn = (hex: Hex) => pieces.some((piece) => piece.q === hex.q && piece.r === hex.r);
  // On the slope the outline of a hex above comes closer to the label.
  const gap = layout.height === 1 ? 2 : 1;
  for (const piece of pieces) {
    const { row, column } = cornerOf(piece, layout);
    const r = `r${piece.r}`;
    const q = `q${piece.q}\\`;
    if (!isDrawn(hexNeighbour(piece, "west"))) canvas.put(row + layout.height, column - gap - r.length, r);
    if (!isDrawn(hexNeighbour(piece, "north-west"))) canvas.put(row - 1, column + 2 - q.length, q);
  }
}

/** The upper left corner of the box around the outline. */
function cornerOf(hex: Hex, layout: Layout): { readonly row: number; readonly column: number } {
  const place = hexOnScreen(hex);
  return { row: (place.row - layout.top) * (layout.height + 2), column: (place.column - layout.left) * layout.half };
}
