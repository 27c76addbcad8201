import { Canvas, centred, type Weight } from "./canvas.ts";
import { type Polyomino, translated } from "./polyomino.ts";
import type { Cell, Rectangle } from "./square.ts";

/** What lies on one cell or, with a shape, on several. */
export interface SquarePiece extends Cell {
  /** The text, line by line; it begins in the uppermost row of the piece. */
  readonly lines: readonly string[];
  /** The piece's cells relative to (x, y), drawn without borders between them; one cell unless given. */
  readonly shape?: Polyomino;
  /** The border; light unless given. Heavy wins where two pieces meet. */
  readonly border?: Weight;
}

/** How {@link drawSquares} draws. Give the size if the board is drawn again and again: then it does not jump. */
export interface SquareDrawing {
  /** Columns of text in one cell; unless given, all lines fit with a blank on either side. */
  readonly width?: number;
  /** Lines of text in one cell; unless given, all lines fit. */
  readonly height?: number;
  /** What stands above a column; x unless given. */
  readonly columnLabel?: (x: number) => string;
  /** What stands left of a row; y unless given. */
  readonly rowLabel?: (y: number) => string;
}

interface TextArea extends Rectangle {
  readonly lines: readonly string[];
}

interface Layout {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

const SINGLE: Polyomino = [{ x: 0, y: 0 }];
const MARGIN = 1;
const SMALLEST_WIDTH = 3;

/** Draws pieces on squares with shared borders, coordinates above and to the left. */
export function drawSquares(pieces: readonly SquarePiece[], drawing: SquareDrawing = {}): string {
  const canvas = new Canvas();
  const cells = pieces.flatMap(cellsOf);
  const areas = pieces.map((piece) => ({ ...textArea(cellsOf(piece)), lines: piece.lines }));
  const layout: Layout = {
    width: drawing.width ?? Math.max(SMALLEST_WIDTH, ...areas.map(neededWidth)),
    height: drawing.height ?? Math.max(1, ...areas.map(neededHeight)),
    left: Math.min(...cells.map((cell) => cell.x)),
    top: Math.min(...cells.map((cell) => cell.y)),
  };
  for (const piece of pieces) drawBorder(canvas, piece, layout);
  for (const area of areas) drawText(canvas, area, layout);
  drawLabels(canvas, cells, layout, drawing);
  return canvas.toString();
}

function cellsOf({ x, y, shape }: SquarePiece): Cell[] {
  return translated(shape ?? SINGLE, x, y);
}

/** The widest run of cells in the piece's uppermost row, beginning at the left, and as far down as it keeps that width. */
function textArea(cells: readonly Cell[]): Rectangle {
  const isCovered = (x: number, y: number) => cells.some((cell) => cell.x === x && cell.y === y);
  const y = Math.min(...cells.map((cell) => cell.y));
  const x = Math.min(...cells.filter((cell) => cell.y === y).map((cell) => cell.x));
  let width = 1;
  while (isCovered(x + width, y)) width += 1;
  const columns = Array.from({ length: width }, (_, index) => x + index);
  let height = 1;
  while (columns.every((column) => isCovered(column, y + height))) height += 1;
  return { x, y, width, height };
}

function neededWidth({ lines, width }: TextArea): number {
  const longest = Math.max(0, ...lines.map((line) => [...line].length));
  return Math.ceil((longest + 2 * MARGIN - (width - 1)) / width);
}

function neededHeight({ lines, height }: TextArea): number {
  return Math.ceil((lines.length - (height - 1)) / height);
}

function drawBorder(canvas: Canvas, piece: SquarePiece, layout: Layout): void {
  const cells = cellsOf(piece);
  const isInside = (x: number, y: number) => cells.some((cell) => cell.x === x && cell.y === y);
  for (const { x, y } of cells) {
    const top = rowOf(y, layout);
    const bottom = rowOf(y + 1, layout);
    const left = columnOf(x, layout);
    const right = columnOf(x + 1, layout);
    if (!isInside(x, y - 1)) canvas.across(top, left, right, piece.border);
    if (!isInside(x, y + 1)) canvas.across(bottom, left, right, piece.border);
    if (!isInside(x - 1, y)) canvas.down(top, left, bottom, piece.border);
    if (!isInside(x + 1, y)) canvas.down(top, right, bottom, piece.border);
  }
}

function drawText(canvas: Canvas, { x, y, width, height, lines }: TextArea, layout: Layout): void {
  const row = rowOf(y, layout) + 1;
  const column = columnOf(x, layout) + 1;
  const columns = width * (layout.width + 1) - 1;
  const rows = height * (layout.height + 1) - 1;
  for (const [index, line] of lines.slice(0, rows).entries()) canvas.put(row + index, column, centred(line, columns));
}

function drawLabels(canvas: Canvas, cells: readonly Cell[], layout: Layout, drawing: SquareDrawing): void {
  const { columnLabel = String, rowLabel = String } = drawing;
  for (const x of new Set(cells.map((cell) => cell.x))) {
    canvas.put(-1, columnOf(x, layout) + 1, centred(columnLabel(x), layout.width));
  }
  const middle = Math.ceil(layout.height / 2);
  for (const y of new Set(cells.map((cell) => cell.y))) {
    const label = rowLabel(y);
    canvas.put(rowOf(y, layout) + middle, -1 - [...label].length, label);
  }
}

function rowOf(y: number, layout: Layout): number {
  return (y - layout.top) * (layout.height + 1);
}

function columnOf(x: number, layout: Layout): number {
  return (x - layout.left) * (layout.width + 1);
}
