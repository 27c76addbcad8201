import { at, legal, type Result, scripted, seeded } from "@gatehouse/engine";
import { expect } from "vitest";
import { gatherRing } from "../src/board.ts";
import { TILE_COUNTERS } from "../src/data/components.ts";
import { type Event, game, type Refusal, type State } from "../src/index.ts";
import { writeTile } from "../src/notation.ts";
import type { Counter } from "../src/types.ts";

/** A match whose current location lies on (0, 0): plays notation for whoever is asked, tells events and refusals. */
export interface City {
  readonly state: State;
  readonly events: Event[];
  /** Plays steps such as `place R1@2,1`; each must be legal. */
  play(...steps: string[]): void;
  /** Why a step is refused, or `null`. */
  refusal(step: string): Refusal | null;
  /** What can be done, in notation. */
  actions(): string[];
  /** Who is asked; `undefined` when the match is over. */
  actor(): number | undefined;
  points(): readonly number[];
  /** The last scoring from first to last: colour (combined: seat), total and prize, such as `R9:3`. */
  places(): string[];
  result(): Result | null;
}

export interface CityOptions {
  readonly seats: 2 | 3 | 4;
  readonly colours?: "separate" | "combined";
  /** The number of the current location, 1 unless told. */
  readonly location?: number;
  /** Whose turn it is. */
  readonly turn?: number;
  /** Draws after the one for the starter; later ones are seeded. */
  readonly draws?: readonly number[];
}

/** The ten cells around a location, row by row: four above, one at each end, four below. */
const AROUND = ["-1,-1", "0,-1", "1,-1", "2,-1", "-1,0", "2,0", "-1,1", "0,1", "1,1", "2,1"].map((cell) => {
  const [x = 0, y = 0] = cell.split(",").map(Number);
  return { x, y };
});
const COUNTERS: readonly Counter[] = [...TILE_COUNTERS, "sorceress"];

/** Sets up a match at a location; the older ones lie far away, without tiles and without points. */
export function city({ seats, colours, location = 1, turn = 0, draws = [] }: CityOptions): City {
  const opened = game.open({ seats, ...(colours && { colours }) });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const rules = opened.value;
  const chance = scripted([turn, ...draws], seeded(7));
  const events: Event[] = [];
  const state = rules.setup(chance, (event) => events.push(event));
  const older = Array.from({ length: location - 1 }, (_, index) => ({ x: 4 * index - 27, y: -18 }));
  state.locations = [...older, { x: 0, y: 0 }];
  state.scored = older.map(() => ({ prizes: state.seats.map(() => 0), loss: null }));
  const actor = () => rules.actors(state)[0];
  const options = () => legal(rules, state, actor() ?? 0);
  return {
    state,
    events,
    play(...steps) {
      for (const step of steps) {
        const action = read(step);
        expect(options(), step).toContainEqual(action);
        expect(rules.refusal(state, actor() ?? 0, action), step).toBeNull();
        rules.play(state, actor() ?? 0, action, chance, (event) => events.push(event));
      }
    },
    refusal(step) {
      const action = read(step);
      const found = rules.refusal(state, actor() ?? 0, action);
      if (found) expect(options(), step).not.toContainEqual(action);
      return found;
    },
    actions: () => options().map((action) => game.notation.write(action)),
    actor,
    points: () => rules.standing(state).scores,
    places: () =>
      events
        .findLast((event) => event.type === "location-scored")
        ?.places.map(
          (each) => `${each.colour === null ? each.seat : "RBYG"[each.colour]}${each.total}:${each.prize}`,
        ) ?? [],
    result: () => rules.result(state),
  };
}

/** Lays a tile, a pile with the lowest first, or a tile under a counter: `B4`, `B1^R2`, `B4+king`. */
export function lay(state: State, text: string, x: number, y: number): void {
  const [tiles = "", name] = text.split("+");
  state.piles.push({ x, y, tiles: tiles.split("^").map(tile) });
  gatherRing(state);
  const counter = COUNTERS.find((each) => each === name);
  if (counter) state.played.push({ x, y, counter });
  else if (name !== undefined) throw new Error(`not a counter: ${name}`);
}

/** Takes away all that lies on a cell. */
export function clear(state: State, x: number, y: number): void {
  state.piles = state.piles.filter((each) => each.x !== x || each.y !== y);
  gatherRing(state);
}

/** Lays tiles around the current location, row by row; `.` stays free: `R1 R1 . B4 / B1^R2 . / . . . Y0+king`. */
export function ring(state: State, text: string): void {
  const here = at(state.locations, state.locations.length - 1);
  const cells = text.split(/[\s/]+/);
  expect(cells.length, text).toBe(AROUND.length);
  for (const [index, { x, y }] of AROUND.entries())
    if (cells[index] !== ".") lay(state, at(cells, index), here.x + x, here.y + y);
}

/** Gives a seat exactly these tiles in hand, such as `R1 R1 RD`. */
export function hold(state: State, seat: number, text: string): void {
  const tiles = text.split(" ").filter((each) => each !== "");
  at(state.seats, seat).hand = tiles.map((each) => ({ kind: tile(each), knownTo: 1 << seat }));
}

/** Leaves a seat exactly these tiles in its stack. */
export function stack(state: State, seat: number, text: string): void {
  const { rest } = at(state.seats, seat).stack;
  rest.fill(0);
  for (const each of text.split(" ").filter((name) => name !== "")) rest[tile(each)] = (rest[tile(each)] ?? 0) + 1;
}

/** Takes all tiles away from these seats. */
export function out(state: State, ...seats: number[]): void {
  for (const seat of seats) {
    hold(state, seat, "");
    stack(state, seat, "");
  }
}

/** Begins a turn of the seat. */
export function onTurn(state: State, seat: number): void {
  state.pending = [{ type: "turn", seat, placed: [], closed: null }];
}

/** Gives a seat counters. */
export function give(state: State, seat: number, ...counters: Counter[]): void {
  at(state.seats, seat).counters.push(...counters);
}

/** Gives every seat points from the first location. */
export function award(state: State, ...points: number[]): void {
  at(state.scored, 0).prizes = points;
}

/** What a seat has in hand. */
export function hand(state: State, seat: number): string[] {
  return at(state.seats, seat).hand.map((card) => writeTile(card.kind));
}

/** The tiles on a cell, lowest first; none on a free one. */
export function pile(state: State, x: number, y: number): string[] {
  return state.piles.find((each) => each.x === x && each.y === y)?.tiles.map(writeTile) ?? [];
}

/** The number of a tile. */
export function tile(text: string): number {
  const action = read(`place ${text}@0,0`);
  if (action.type !== "place-tile") throw new Error(`not a tile: ${text}`);
  return action.tile;
}

function read(step: string) {
  const action = game.notation.read(step);
  if (action === null) throw new Error(`not an action: ${step}`);
  return action;
}
