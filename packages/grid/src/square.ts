import { isPackable, packed, packedColumn, packedRow, ROW_OFFSET } from "./keys.ts";

/** A square of the grid: x grows to the right, y downwards. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** Cells from (x, y) to the right and downwards. */
export interface Rectangle extends Cell {
  readonly width: number;
  readonly height: number;
}

/** Key distances to the four cells that share an edge: up, right, down, left. */
export const EDGE_NEIGHBOURS: readonly number[] = [-ROW_OFFSET, 1, ROW_OFFSET, -1];

/** Key distances to the eight cells that share an edge or a corner: clockwise, beginning above. */
export const EDGE_AND_CORNER_NEIGHBOURS: readonly number[] = [
  -ROW_OFFSET,
  -ROW_OFFSET + 1,
  1,
  ROW_OFFSET + 1,
  ROW_OFFSET,
  ROW_OFFSET - 1,
  -1,
  -ROW_OFFSET - 1,
];

/** The number of a cell within reach; the key plus a key distance is the key of the neighbour. */
export function cellKey(x: number, y: number): number {
  return packed(x, y);
}

/** The x of a cell from its key. */
export function cellX(key: number): number {
  return packedColumn(key);
}

/** The y of a cell from its key. */
export function cellY(key: number): number {
  return packedRow(key);
}

/** Whether these are the coordinates of a cell that has a key. */
export function hasCellKey(x: number, y: number): boolean {
  return isPackable(x, y);
}

/** Cells relative to (0, 0) as key distances: computed once, they replace the cells in inner loops. */
export function keyOffsets(cells: readonly Cell[]): number[] {
  return cells.map((cell) => cell.y * ROW_OFFSET + cell.x);
}

/** The cells around a rectangle, corners included: clockwise, beginning at the upper left corner. */
export function ring({ x, y, width, height }: Rectangle): Cell[] {
  const right = x + width;
  const bottom = y + height;
  const cells: Cell[] = [];
  for (let column = x - 1; column < right; column += 1) cells.push({ x: column, y: y - 1 });
  for (let row = y - 1; row < bottom; row += 1) cells.push({ x: right, y: row });
  for (let column = right; column >= x; column -= 1) cells.push({ x: column, y: bottom });
  for (let row = bottom; row >= y; row -= 1) cells.push({ x: x - 1, y: row });
  return cells;
}

/** The cells that share an edge with a rectangle: its ring in the same order, without the corners. */
export function edgeRing(rectangle: Rectangle): Cell[] {
  const { x, y, width, height } = rectangle;
  return ring(rectangle).filter((cell) => (cell.x >= x && cell.x < x + width) || (cell.y >= y && cell.y < y + height));
}
