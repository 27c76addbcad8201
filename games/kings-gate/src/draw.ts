import { at, type Card, deckSize, isHidden } from "@gatehouse/engine";
import { drawSquares } from "@gatehouse/grid";
import { counterAt, currentCell, isDangerous, pileAt, RING, topOf } from "./board.ts";
import { LOCATIONS } from "./data/components.ts";
import { asked } from "./flow.ts";
import { writeTile } from "./notation.ts";
import { pointsOf } from "./prizes.ts";
import type { Table } from "./tiles.ts";
import type { Counter, View } from "./types.ts";

const SEAT_LETTERS = "ABCD";
const LOCATION_SHAPE = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
];
const COUNTER_LETTERS: Readonly<Record<Counter, string>> = {
  king: "King",
  bishop: "Bish",
  wizard: "Wiz",
  guildmaster: "Guild",
  merchant: "Merch",
  sorceress: "Sorc",
};

/**
 * The city: tiles by colour and number, `/2` with one beneath, counters below; locations by number, `!` if dangerous,
 * with their prizes; the current one with a heavy border. Below it the seats: `>` on turn, colours, `★` points, hand,
 * `≡` tiles left in the stack, counters.
 */
export function draw(table: Table, view: View): string {
  const current = currentCell(view);
  const locations = view.locations.map(({ x, y }, index) => {
    const isCurrent = index === view.locations.length - 1;
    const { dangerous, prizes } = at(LOCATIONS, index);
    const danger = isCurrent ? isDangerous(view, "none") : dangerous;
    const lines = [`${index + 1}${danger ? " !" : ""}`, prizes.join(" ")];
    return { x, y, lines, shape: LOCATION_SHAPE, ...(isCurrent && { border: "heavy" as const }) };
  });
  const tiles = view.piles.map((pile) => {
    const counter = counterAt(view, pile);
    const depth = pile.tiles.length > 1 ? `/${pile.tiles.length}` : "";
    return {
      x: pile.x,
      y: pile.y,
      lines: [`${writeTile(topOf(pile))}${depth}`, counter ? COUNTER_LETTERS[counter] : ""],
    };
  });
  const free = RING.map((cell) => ({ x: current.x + cell.x, y: current.y + cell.y, lines: ["", ""] })).filter(
    ({ x, y }) => pileAt(view, x, y) === undefined,
  );
  return [drawSquares([...locations, ...tiles, ...free], { width: 5, height: 2 }), ...seatLines(table, view)].join(
    "\n",
  );
}

function seatLines({ owners }: Table, view: View): string[] {
  return view.seats.map(({ hand, stack, counters }, seat) => {
    const mark = asked(view)?.seat === seat ? ">" : " ";
    const colours = owners.flatMap((owner, colour) => (owner === seat ? writeTile(7 * colour).charAt(0) : [])).join("");
    const held = counters.map((counter) => COUNTER_LETTERS[counter]).join(" ");
    const line = `${mark} ${SEAT_LETTERS.charAt(seat)} ${colours}  ★${pointsOf(view, seat)}  ${cards(hand)}  ≡${deckSize(stack)}  ${held}`;
    return line.trimEnd();
  });
}

function cards(hand: readonly Card[]): string {
  return hand.map((card) => (isHidden(card.kind) ? "?" : writeTile(card.kind))).join(" ");
}
