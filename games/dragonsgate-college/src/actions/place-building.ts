import { at } from "@gatehouse/engine";
import { translated } from "@gatehouse/grid";
import { settle } from "../flow.ts";
import { groundsOf, placeBuilding as place, roomFor } from "../grounds.ts";
import { asked, otherChoice, popped } from "../stack.ts";
import { NONE, numbered } from "./numbered.ts";

/** A side of the grounds is at most so long, and a shape has so many orientations. */
const SIDE = 8;

export const placeBuilding = numbered<"place-building">({
  numbers(table, view, seat) {
    const top = asked(view);
    if (top?.type !== "building") return NONE;
    return roomFor(table, at(view.seats, seat), top.building).map(
      ({ x, y, orientation }) => (orientation * SIDE + y) * SIDE + x,
    );
  },
  action: (number) => ({
    type: "place-building",
    x: number % SIDE,
    y: Math.floor(number / SIDE) % SIDE,
    turn: Math.floor(number / SIDE / SIDE),
  }),
  refusal(table, view, seat, { x, y, turn }) {
    const top = asked(view);
    if (top?.type !== "building") return otherChoice(view);
    const house = at(view.seats, seat);
    const { shape } = at(table.buildings, top.building);
    const turned = at(table.shapes, shape);
    const piece = turned[turn];
    if (piece === undefined) return { code: "option-missing", option: turn, options: turned.length };
    const { width, height, free } = groundsOf(table, house);
    const cells = translated(piece, x, y);
    const off = cells.find(
      (cell) => cell.x >= width || cell.y >= height || (free & (1 << (cell.y * width + cell.x))) === 0,
    );
    if (off) return { code: "off-the-grounds", x: off.x, y: off.y };
    const built = cells.find((cell) => (house.free & (1 << (cell.y * width + cell.x))) === 0);
    return built ? { code: "square-built-over", x: built.x, y: built.y } : null;
  },
  play(table, state, seat, { x, y, turn }, chance, emit) {
    const { building, price, upkeep } = popped(state, "building");
    place(table, state, seat, { building, x, y, turn }, { coins: price, hasUpkeep: upkeep }, emit);
    settle(table, state, chance, emit);
  },
});
