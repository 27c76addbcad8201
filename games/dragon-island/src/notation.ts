import type { Notation } from "@gatehouse/engine";
import { HEX_DIRECTIONS } from "@gatehouse/grid";
import { BUILDINGS, COLOURS, ENERGIES } from "./data/constants.ts";
import { TREASURES } from "./data/treasures.ts";
import type { Action, DragonIsland } from "./types.ts";

const NUMBER = "(0|-?[1-9]\\d{0,2})";
const HEX = `${NUMBER},${NUMBER}`;
const PLACE = new RegExp(`^place (\\d{1,2})([fb])@${HEX}$`);
const ON_HEX = new RegExp(`^(tower|dragons|move) ${HEX}$`);
const DRIVE = new RegExp(`^drive ${HEX}((?: (?:${COLOURS.join("|")})\\d{1,2})+)$`);
const PAY = /^pay ([a-z]+) (\d{1,2})$/;
const WORD = /^(return|treasure|name|build|telekinesis) ([a-z-]+)$/;

const HEX_ACTIONS = { tower: "place-tower", dragons: "choose-dragons", move: "move-wizard" } as const;
const PLAIN = {
  tame: "tame-dragon",
  capture: "capture-dragons",
  maps: "draw-maps",
  gold: "take-gold",
  "end-turn": "end-turn",
} as const;

/** A map by its name. */
export function writeMap(map: number): string {
  return TREASURES[map]?.id ?? String(map);
}

/** A face of a tile: its number from 1 on, and `f` or `b` for its front or back. */
function writeFace(face: number): string {
  return `${(face >> 1) + 1}${face & 1 ? "b" : "f"}`;
}

/** `place 7f@1,-1`, `move 1,-1`, `drive 2,0 blue1 red2`, `pay blue 2`, `treasure gold-a`: see the README. */
export const notation: Notation<DragonIsland> = {
  write(action) {
    switch (action.type) {
      case "place-tile":
        return `place ${writeFace(2 * action.tile + (action.side === "back" ? 1 : 0))}@${action.q},${action.r}`;
      case "move-dragons": {
        const numbers = COLOURS.filter((colour) => action[colour] > 0).map((colour) => ` ${colour}${action[colour]}`);
        return `drive ${action.q},${action.r}${numbers.join("")}`;
      }
      case "place-tower":
      case "choose-dragons":
      case "move-wizard":
        return `${keyOf(HEX_ACTIONS, action.type)} ${action.q},${action.r}`;
      case "return-map":
        return `return ${writeMap(action.map)}`;
      case "play-map":
        return `treasure ${writeMap(action.map)}`;
      case "name-colour":
        return `name ${action.colour}`;
      case "pay-energy":
        return `pay ${action.colour} ${action.cubes}`;
      case "build":
        return `build ${action.building}`;
      case "use-telekinesis":
        return `telekinesis ${action.direction}`;
      default:
        return keyOf(PLAIN, action.type);
    }
  },
  read(text) {
    for (const [word, type] of Object.entries(PLAIN)) if (word === text) return { type };
    return readPlace(text) ?? readOnHex(text) ?? readDrive(text) ?? readPay(text) ?? readWord(text);
  },
};

function keyOf(words: Readonly<Record<string, string>>, type: string): string {
  return Object.keys(words).find((word) => words[word] === type) ?? type;
}

function readPlace(text: string): Action | null {
  const [found, number, side, q, r] = PLACE.exec(text) ?? [];
  if (found === undefined) return null;
  const tile = Number(number) - 1;
  return { type: "place-tile", tile, side: side === "b" ? "back" : "front", q: Number(q), r: Number(r) };
}

function readOnHex(text: string): Action | null {
  const [found, word, q, r] = ON_HEX.exec(text) ?? [];
  if (found === undefined || (word !== "tower" && word !== "dragons" && word !== "move")) return null;
  return { type: HEX_ACTIONS[word], q: Number(q), r: Number(r) };
}

function readDrive(text: string): Action | null {
  const [found, q, r, list = ""] = DRIVE.exec(text) ?? [];
  if (found === undefined) return null;
  const numbers = { blue: 0, green: 0, red: 0, white: 0, gold: 0 };
  for (const each of list.trim().split(" ")) {
    const colour = COLOURS.find((name) => each.startsWith(name));
    // A colour that is named twice, or with 0, would be written otherwise.
    if (colour === undefined || numbers[colour] > 0) return null;
    numbers[colour] = Number(each.slice(colour.length));
    if (numbers[colour] === 0) return null;
  }
  return { type: "move-dragons", q: Number(q), r: Number(r), ...numbers };
}

function readPay(text: string): Action | null {
  const [, name, cubes] = PAY.exec(text) ?? [];
  const colour = ENERGIES.find((each) => each === name);
  return colour === undefined ? null : { type: "pay-energy", colour, cubes: Number(cubes) };
}

function readWord(text: string): Action | null {
  const [, verb, word] = WORD.exec(text) ?? [];
  const map = TREASURES.findIndex(({ id }) => id === word);
  if (verb === "return") return map < 0 ? null : { type: "return-map", map };
  if (verb === "treasure") return map < 0 ? null : { type: "play-map", map };
  const colour = ENERGIES.find((each) => each === word);
  if (verb === "name") return colour === undefined ? null : { type: "name-colour", colour };
  const building = BUILDINGS.find((each) => each === word);
  if (verb === "build") return building === undefined ? null : { type: "build", building };
  const direction = HEX_DIRECTIONS.find((each) => each === word);
  return direction === undefined ? null : { type: "use-telekinesis", direction };
}
