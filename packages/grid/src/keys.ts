/**
 * Coordinates on both grids run from -REACH to REACH, far beyond any board of the games: King's Gate needs 29, Dragon
 * Island 23.
 */
export const REACH = 31;

/** The length of a table indexed by keys: the neighbours of every cell or hex within reach have an entry. */
export const KEY_COUNT = 65 * 64 + 1;

/** Key distance between two rows. One more than the cells of a row: the spare column keeps rows from touching. */
export const ROW_OFFSET = 64;

const CENTRE = 32 * ROW_OFFSET + 32;

/** The number of a column and a row within reach. */
export function packed(column: number, row: number): number {
  return CENTRE + row * ROW_OFFSET + column;
}

/** The column in a packed number. */
export function packedColumn(key: number): number {
  return (key & 63) - 32;
}

/** The row in a packed number. */
export function packedRow(key: number): number {
  return (key >> 6) - 32;
}

/** Whether both are whole numbers within reach. */
export function isPackable(column: number, row: number): boolean {
  return Number.isInteger(column) && Number.isInteger(row) && Math.abs(column) <= REACH && Math.abs(row) <= REACH;
}
