import type { Cell } from "./square.ts";

/** Cells that make up one piece. */
export type Polyomino = readonly Cell[];

/** One way a piece can lie on a small board. */
export interface Placement {
  /** Which of the piece's {@link orientations}. */
  readonly orientation: number;
  /** Where the upper left corner of the piece's bounding box lies. */
  readonly x: number;
  readonly y: number;
  readonly cells: Polyomino;
  /** The covered cells as bits: bit `y * width + x` of the board. */
  readonly mask: number;
}

/** The largest board, in cells, on which {@link placements} can be numbered by bits. */
export const MASK_CELLS = 31;

/** The piece moved to the upper left, nothing below 0, cells row by row: equal shapes give equal lists. */
export function normalised(piece: Polyomino): Cell[] {
  const left = Math.min(...piece.map((cell) => cell.x));
  const top = Math.min(...piece.map((cell) => cell.y));
  return translated(piece, -left, -top).sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The piece moved by (dx, dy). */
export function translated(piece: Polyomino, dx: number, dy: number): Cell[] {
  return piece.map((cell) => ({ x: cell.x + dx, y: cell.y + dy }));
}

/** The different shapes a piece takes when turned: normalised, as given first, then each quarter turn clockwise. */
export function orientations(piece: Polyomino): Polyomino[] {
  const found: Polyomino[] = [];
  let shape = normalised(piece);
  for (let quarter = 0; quarter < 4; quarter += 1) {
    if (!found.some((other) => isSame(other, shape))) found.push(shape);
    shape = normalised(shape.map((cell) => ({ x: -cell.y, y: cell.x })));
  }
  return found;
}

/** The cells of a board `width` wide as bits, as in a {@link Placement}. */
export function cellMask(cells: Polyomino, width: number): number {
  let mask = 0;
  for (const cell of cells) mask |= 1 << (cell.y * width + cell.x);
  return mask;
}

/** Every way a piece lies within a board of at most {@link MASK_CELLS}: by orientation, then row, then column. */
export function placements(piece: Polyomino, width: number, height: number): Placement[] {
  if (width * height > MASK_CELLS) throw new RangeError(`${width}×${height} cells are more than ${MASK_CELLS}`);
  return orientations(piece).flatMap((shape, orientation) => {
    const found: Placement[] = [];
    const lastX = width - 1 - Math.max(...shape.map((cell) => cell.x));
    const lastY = height - 1 - Math.max(...shape.map((cell) => cell.y));
    for (let y = 0; y <= lastY; y += 1) {
      for (let x = 0; x <= lastX; x += 1) {
        const cells = translated(shape, x, y);
        found.push({ orientation, x, y, cells, mask: cellMask(cells, width) });
      }
    }
    return found;
  });
}

/** Whether a placement covers free cells only, the free cells of the board given as bits. */
export function fits(placement: Placement, free: number): boolean {
  return (placement.mask & ~free) === 0;
}

function isSame(a: Polyomino, b: Polyomino): boolean {
  return a.length === b.length && a.every((cell, index) => cell.x === b[index]?.x && cell.y === b[index]?.y);
}
