import { at, type Card, deckSize, isHidden } from "@gatehouse/engine";
import { drawSquares } from "@gatehouse/grid";
import { NO_BID } from "./data/components.ts";
import type { Options, View } from "./types.ts";

const SEAT_LETTERS = "ABCD";
const UNKNOWN = "?";

/** The wall, and below it every seat: `>` on turn, `◆` coins, the lanterns in hand, `!` for a bid that is placed. */
export function draw({ rounds }: Options, view: View): string {
  const towers = view.towers.map(({ lantern, owner }, x) => ({
    x,
    y: 0,
    lines: lantern === 0 ? ["·", ""] : [String(lantern), letter(owner)],
  }));
  const wall = drawSquares(towers, { columnLabel: (x) => String(x + 1), rowLabel: () => "" });
  const seats = view.hands.map((hand, seat) => {
    const mark = view.phase === "turn" && view.turn === seat ? ">" : " ";
    const bid = view.bids[seat] === NO_BID ? "" : ` !${shown(view.bids[seat])}`;
    return `${mark} ${letter(seat)}  ◆${at(view.coins, seat)}  ${cards(hand)}${bid}`;
  });
  const find = view.found.length > 0 ? `  (${cards(view.found)})` : "";
  return [wall, ...seats, `  ${view.round}/${rounds}  ≡${deckSize(view.deck)}${find}`].join("\n");
}

function letter(seat: number): string {
  return SEAT_LETTERS.charAt(seat);
}

function cards(list: readonly Card[]): string {
  return list.map((card) => (isHidden(card.kind) ? UNKNOWN : String(card.kind + 1))).join(" ");
}

function shown(secret: unknown): string {
  return isHidden(secret) ? "" : String(secret);
}
