import type { Notation } from "@gatehouse/engine";
import { DRAGON, KINDS, TILE_COUNTERS } from "./data/components.ts";
import { colourOf, districtOf } from "./tiles.ts";
import type { Action, KingsGate, Tile, TileCounter } from "./types.ts";

const COLOUR_LETTERS = "RBYG";
const NUMBER = "(0|-?[1-9]\\d{0,2})";
const CELL = `${NUMBER},${NUMBER}`;
const PLACE = new RegExp(`^place ([${COLOUR_LETTERS}])([0-5D])@${CELL}(?:\\+([a-z]+))?$`);
const MOVE = new RegExp(`^move ${CELL}>${CELL}$`);
const LOCATION = new RegExp(`^location ${CELL}$`);

/** A tile as two characters: colour, then number (0 the pub) or D for the dragon. */
export function writeTile(tile: Tile): string {
  const district = districtOf(tile);
  return `${COLOUR_LETTERS.charAt(colourOf(tile))}${district === DRAGON ? "D" : district}`;
}

/** `place R3@4,-1`, with a counter `place R3@4,-1+king`; `move 0,1>4,-1` (Sorceress); `location 3,1`. */
export const notation: Notation<KingsGate> = {
  write(action) {
    switch (action.type) {
      case "place-tile": {
        const counter = action.counter === "none" ? "" : `+${action.counter}`;
        return `place ${writeTile(action.tile)}@${action.x},${action.y}${counter}`;
      }
      case "play-sorceress":
        return `move ${action.fromX},${action.fromY}>${action.x},${action.y}`;
      case "place-location":
        return `location ${action.x},${action.y}`;
      default:
        return action.type;
    }
  },
  read(text) {
    if (text === "end-turn" || text === "discard-dragon") return { type: text };
    return readPlace(text) ?? readMove(text) ?? readLocation(text);
  },
};

function readPlace(text: string): Action | null {
  const [, letter = "", district = "", x, y, name] = PLACE.exec(text) ?? [];
  const counter: TileCounter | undefined = name === undefined ? "none" : TILE_COUNTERS.find((each) => each === name);
  if (letter === "" || counter === undefined) return null;
  const tile = KINDS * COLOUR_LETTERS.indexOf(letter) + (district === "D" ? DRAGON : Number(district));
  return { type: "place-tile", tile, x: Number(x), y: Number(y), counter };
}

function readMove(text: string): Action | null {
  const [found, fromX, fromY, x, y] = MOVE.exec(text) ?? [];
  if (found === undefined) return null;
  return { type: "play-sorceress", fromX: Number(fromX), fromY: Number(fromY), x: Number(x), y: Number(y) };
}

function readLocation(text: string): Action | null {
  const [found, x, y] = LOCATION.exec(text) ?? [];
  return found === undefined ? null : { type: "place-location", x: Number(x), y: Number(y) };
}
