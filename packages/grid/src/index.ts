export * from "./canvas.ts";
export * from "./draw-hexes.ts";
export * from "./draw-squares.ts";
export * from "./hex.ts";
export { KEY_COUNT, REACH } from "./keys.ts";
export * from "./polyomino.ts";
export * from "./square.ts";
