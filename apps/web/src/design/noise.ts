/** A number from 0 up to 1 that belongs to a coordinate: textures drawn from it are the same whenever they are drawn. */
export function noiseAt(x: number, y: number, salt = 0): number {
  let hash = Math.imul(x + 0x9e37, 374761393) ^ Math.imul(y + 0x79b9, 668265263) ^ Math.imul(salt + 1, 1442695041);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489917);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}
