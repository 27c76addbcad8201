import { at, legal, type Result, scripted, seeded } from "@gatehouse/engine";
import { expect } from "vitest";
import { COLOURS, ENERGIES, FIRST_TOWER, GOLD, INDEX } from "../src/data/constants.ts";
import { TILES } from "../src/data/tiles.ts";
import { TREASURES } from "../src/data/treasures.ts";
import { type Building, type Colour, type Event, game, type Refusal, type State, type Step } from "../src/index.ts";
import { layTile, tileAt } from "../src/island.ts";
import { tableFor } from "../src/table.ts";

/** A match after the maps of the set-up are chosen: plays notation for whoever is asked, tells events and refusals. */
export interface Island {
  readonly state: State;
  readonly events: Event[];
  readonly rules: ReturnType<typeof opened>;
  /** Plays steps such as `move 1,0`; each must be legal. */
  play(...steps: string[]): void;
  /** Why a step is refused, or `null`. */
  refusal(step: string): Refusal | null;
  /** What can be done, in notation. */
  actions(): string[];
  /** Who is asked; `undefined` when the match is over. */
  actor(): number | undefined;
  result(): Result | null;
}

/** More than any match of a test has. */
const MOST_ACTIONS = 1_000;

/** The rules of a match. */
export function opened(options: object) {
  const found = game.open(options);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}

/** Sets up a match in which seat `turn` begins; with `raw` the maps of the set-up are still to be chosen. */
export function island(options: { readonly [name: string]: unknown }, turn = 0, raw = false): Island {
  const rules = opened(options);
  const chance = scripted([turn], seeded(7));
  const events: Event[] = [];
  const state = rules.setup(chance, (event) => events.push(event));
  const actor = () => rules.actors(state)[0];
  const choices = () => legal(rules, state, actor() ?? 0);
  let played = 0;
  const made: Island = {
    state,
    events,
    rules,
    play(...steps) {
      for (const step of steps) {
        played += 1;
        // A test that plays until something else is asked would otherwise never end.
        if (played > MOST_ACTIONS)
          throw new Error(`still asked after ${MOST_ACTIONS} actions: ${state.pending.at(-1)?.type}`);
        const action = read(step);
        expect(choices(), step).toContainEqual(action);
        expect(rules.refusal(state, actor() ?? 0, action), step).toBeNull();
        rules.play(state, actor() ?? 0, action, chance, (event) => events.push(event));
      }
    },
    refusal(step) {
      const action = read(step);
      const found = rules.refusal(state, actor() ?? 0, action);
      if (found) expect(choices(), step).not.toContainEqual(action);
      return found;
    },
    actions: () => choices().map((action) => game.notation.write(action)),
    actor,
    result: () => rules.result(state),
  };
  while (!raw && state.pending.length > 1) made.play(at(made.actions(), 0));
  events.length = 0;
  return made;
}

/** The face of a side such as `red storm` or `wild`, the first of its kind; `tower` with a colour is a Tower. */
function face(text: string): number {
  const [colour, icon = "wild-build"] = text.split(" ");
  if (icon === "tower") return FIRST_TOWER + ENERGIES.findIndex((each) => colour?.startsWith(each));
  const sides = TILES.flatMap(({ front, back }) => [front, back]);
  const found = sides.findIndex((side) => side.colour === colour && side.icon === icon);
  expect(found, text).toBeGreaterThanOrEqual(0);
  return found;
}

/** Lays faces on the island: `lay(state, { "1,0": "red storm", "0,1": "wild green" })`, the wild one named. */
export function lay(state: State, tiles: { readonly [hex: string]: string }): void {
  const table = tableFor(
    { seats: state.seats.length, turns: 9, screens: "open", tables: 1 },
    { tiles: TILES, treasures: [], supply: SUPPLY },
  );
  for (const [hex, text] of Object.entries(tiles)) {
    const [q = 0, r = 0] = hex.split(",").map(Number);
    const [kind, named] = text.split(" ");
    const number = layTile(table, state, kind === "wild" ? face("wild wild-build") : face(text), q, r);
    const colour = COLOURS.find((each) => each === named);
    if (kind === "wild" && colour) at(state.tiles, number).colour = colour;
  }
}

const SUPPLY = { cubes: 40, gold: 40, dragons: 10, spires: 4, markers: 20 };

/** The number of the tile on a hex such as `1,0`. */
export function tile(state: State, hex: string): number {
  const [q = 0, r = 0] = hex.split(",").map(Number);
  return tileAt(state, q, r);
}

/** Puts dragons on a hex: `dragons(state, "1,0", "red", "red")`. */
export function dragons(state: State, hex: string, ...colours: Colour[]): void {
  for (const colour of colours) {
    at(state.dragons, INDEX[colour]).push(tile(state, hex));
    state.supply.dragons[INDEX[colour]] = at(state.supply.dragons, INDEX[colour]) - 1;
  }
}

/** How many dragons of each colour are on a hex, in the order blue, green, red, white, gold. */
export function dragonsAt(state: State, hex: string): number[] {
  return state.dragons.map((places) => places.filter((each) => each === tile(state, hex)).length);
}

/** Gives a seat cubes and coins: `give(state, 0, { blue: 3, gold: 2 })`. */
export function give(state: State, seat: number, stock: { readonly [C in Colour]?: number }): void {
  for (const colour of COLOURS) {
    const count = stock[colour] ?? 0;
    const { stock: own } = at(state.seats, seat);
    own[INDEX[colour]] = at(own, INDEX[colour]) + count;
    state.supply.stock[INDEX[colour]] = at(state.supply.stock, INDEX[colour]) - count;
  }
}

/** Gives a seat a pet with coins on its card. */
export function pet(state: State, seat: number, colour: Colour, gold = 3, lair = false): void {
  at(state.seats, seat).pets.push({ colour, gold, lair });
  state.supply.stock[GOLD] = at(state.supply.stock, GOLD) - gold;
  if (!lair) state.supply.dragons[INDEX[colour]] = at(state.supply.dragons, INDEX[colour]) - 1;
}

/** Puts a building on a hex. */
export function building(state: State, hex: string, name: Building, seat: number): void {
  state.buildings.push({ tile: tile(state, hex), building: name, seat });
}

/** Puts a seat's wizard on a hex. */
export function wizard(state: State, seat: number, hex: string): void {
  at(state.seats, seat).tile = tile(state, hex);
}

/** Begins a step of a seat's turn. */
export function onTurn(state: State, seat: number, step: Step): void {
  state.pending = [{ type: "turn", seat, step }];
}

/** Gives a seat exactly these tiles in hand, by their numbers from 1 on. */
export function hold(state: State, seat: number, ...numbers: number[]): void {
  at(state.seats, seat).hand = numbers.map((number) => ({ kind: number - 1, knownTo: 1 << seat }));
}

/** Gives a seat exactly these maps, such as `gold-a`. */
export function maps(state: State, seat: number, ...ids: string[]): void {
  at(state.seats, seat).maps = ids.map((id) => ({
    kind: TREASURES.findIndex((each) => each.id === id),
    knownTo: 1 << seat,
  }));
}

/** What a seat has of a colour. */
export function stock(state: State, seat: number): number[] {
  return at(state.seats, seat).stock;
}

/** The number on which a tile's side with this print is, such as `place 7f`. */
export function print(text: string): string {
  const found = face(text);
  return `${(found >> 1) + 1}${found & 1 ? "b" : "f"}`;
}

function read(step: string) {
  const action = game.notation.read(step);
  if (action === null) throw new Error(`not an action: ${step}`);
  return action;
}
