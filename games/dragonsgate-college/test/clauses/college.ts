import { at, EVERYBODY, legal, type Seat, seeded } from "@gatehouse/engine";
import { expect } from "vitest";
import { SUPPLY } from "../../src/data/board.ts";
import { BUILDINGS } from "../../src/data/buildings.ts";
import { CAREERS, LEVELS, MASTERIES } from "../../src/data/careers.ts";
import { CAREER_TYPES } from "../../src/data/constants.ts";
import { GROUNDS } from "../../src/data/grounds.ts";
import { APPRENTICES, PROFESSORS } from "../../src/data/people.ts";
import { CARDS } from "../../src/data/wizardry.ts";
import {
  type Action,
  type CareerType,
  type Deed,
  type DieColour,
  type Event,
  game,
  type Refusal,
  type State,
} from "../../src/index.ts";
import { FACES, PRINTED } from "./printed.ts";

type House = State["seats"][number];

/** More than any match of a test has. */
const MOST_ACTIONS = 1_000;

/** A match: plays actions for whoever is asked, tells events and refusals. */
export interface College {
  readonly state: State;
  readonly events: Event[];
  readonly rules: ReturnType<typeof opened>;
  /** Plays actions; each must be legal for the first seat that is asked. */
  play(...actions: Action[]): void;
  /** Why the first seat that is asked may not do this, or `null`. */
  refusal(action: Action): Refusal | null;
  actions(): Action[];
  /** Who is asked first; `undefined` when the match is over. */
  actor(): Seat | undefined;
  /** What is asked. */
  asked(): string | undefined;
  /** Gains and losses since the last call, such as `0 coins +3 fees`. */
  changes(): string[];
  /** The next draws: a die that shows 3 is 2. */
  draws(...next: number[]): void;
  /** The points that a seat would end with. */
  score(seat: Seat): number;
  ranks(): readonly number[];
}

/** The rules of a match. */
export function opened(options: object) {
  const found = game.open(options);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}

/** A match after the professors are chosen, with seat 0 as start player about to take a die; with `raw` right after the set-up. */
export function college(options: { readonly [name: string]: unknown } = {}, raw = false, seed = 7): College {
  const rules = opened({ seats: 3, overrides: PRINTED, ...options });
  const queue: number[] = [];
  const rest = seeded(seed);
  const chance = { pick: (sides: number) => queue.shift() ?? rest.pick(sides) };
  const events: Event[] = [];
  const state = rules.setup(chance, (event) => events.push(event));
  const actor = () => rules.actors(state)[0];
  const choices = () => legal(rules, state, actor() ?? 0);
  let told = 0;
  let played = 0;
  const made: College = {
    state,
    events,
    rules,
    play(...actions) {
      for (const action of actions) {
        played += 1;
        // A test that plays until something else is asked would otherwise never end.
        if (played > MOST_ACTIONS) throw new Error(`still asked after ${MOST_ACTIONS} actions: ${made.asked()}`);
        const seat = actor() ?? 0;
        expect(rules.refusal(state, seat, action), JSON.stringify(action)).toBeNull();
        expect(choices(), JSON.stringify(action)).toContainEqual(action);
        rules.play(state, seat, action, chance, (event) => events.push(event));
      }
    },
    refusal(action) {
      const found = rules.refusal(state, actor() ?? 0, action);
      if (found) expect(choices(), JSON.stringify(action)).not.toContainEqual(action);
      return found;
    },
    actions: choices,
    actor,
    asked: () => state.pending[state.pending.length - 1]?.type,
    changes() {
      const fresh = events.slice(told);
      told = events.length;
      return fresh.flatMap((event) =>
        event.type === "goods-changed"
          ? [`${event.seat} ${event.good} ${event.by > 0 ? "+" : ""}${event.by} ${event.for}`]
          : [],
      );
    },
    draws: (...next) => queue.push(...next),
    score: (seat) => at(finished(made).scores, seat),
    ranks: () => finished(made).ranks,
  };
  if (!raw) begin(made);
  made.changes();
  return made;
}

/** Chooses the first possibility until dice are taken, and makes seat 0 the start player. */
function begin(made: College): void {
  while (made.asked() !== "activation") made.play(at(made.actions(), 0));
  const { state } = made;
  state.starter = 0;
  for (const house of state.seats) Object.assign(house, { coins: 10, imps: 0 });
  state.tower = countOf(SUPPLY.find(({ id }) => id === "imps"));
  ready(state, 0, ...state.ready.map(({ colour, face }) => `${colour} ${face}`));
  made.events.length = 0;
}

const countOf = (supply: { readonly count: number } | undefined) => supply?.count ?? 0;

/** The result if the match ended here. */
function finished({ rules, state }: College) {
  const ended = rules.clone(state);
  ended.pending = [];
  const result = rules.result(ended);
  if (result === null) throw new Error("the match is not over");
  return result;
}

function index(list: readonly { readonly id: string }[], id: string): number {
  const found = list.findIndex((each) => each.id === id);
  if (found < 0) throw new RangeError(`there is no ${id}`);
  return found;
}

export const building = (id: string) => index(BUILDINGS, id);
export const card = (id: string) => index(CARDS, id);
export const apprentice = (id: string) => index(APPRENTICES, id);
export const professor = (id: string) => index(PROFESSORS, id);
export const career = (id: string) => index(CAREERS, id);
export const level = (id: string) => index(LEVELS, id);
export const mastery = (id: string) => index(MASTERIES, id);
export const board = (id: string) => index(GROUNDS, id);

/** Faces that open an action, the lowest first. */
export function facesOf(deed: Deed): readonly number[] {
  return FACES[deed];
}

/** A face that opens an action. */
export const faceOf = (deed: Deed) => at(facesOf(deed), 0);

export function house(state: State, seat: Seat): House {
  return at(state.seats, seat);
}

/** The prestige that a seat has before the final scoring. */
export function prestige(state: State, seat: Seat): number {
  return Object.values(house(state, seat).prestige).reduce((sum, each) => sum + each, 0);
}

/** Dice such as `red 6` lie ready and a seat is about to take one. */
export function ready(state: State, seat: Seat, ...dice: string[]): void {
  state.ready = dice.map((text) => {
    const [colour, face] = text.split(" ");
    return { colour: colourOf(colour), face: Number(face) };
  });
  state.pending = [{ type: "activation", seat, impBought: false, die: null, bonus: [], next: null }];
}

const COLOURS: readonly DieColour[] = ["red", "blue", "yellow", "green", "white", "black"];

function colourOf(text: string | undefined): DieColour {
  const found = COLOURS.find((colour) => colour === text);
  if (found === undefined) throw new RangeError(`no colour ${text}`);
  return found;
}

/** A seat is about to act with a white die of this face; dice that nobody wants are still ready. */
export function window(state: State, seat: Seat, face: number): void {
  ready(state, seat, "white 1", "white 1");
  state.pending = [
    { type: "activation", seat, impBought: false, die: { colour: "white", face }, bonus: [], next: null },
    { type: "window", seat, faces: [face], left: ["any"], taken: [], helps: [] },
  ];
}

/** A seat is about to take an action of this kind, with a face that opens it. */
export function windowFor(state: State, seat: Seat, deed: Deed): void {
  window(state, seat, faceOf(deed));
}

/** The next cards of the deck. */
export function deck(state: State, ...ids: string[]): void {
  state.wizardry = {
    rest: CARDS.map(() => 0),
    under: ids.map((id) => ({ kind: card(id), knownTo: 0 })),
  };
}

/** A seat holds exactly these cards. */
export function hand(state: State, seat: Seat, ...ids: string[]): void {
  house(state, seat).hand = ids.map((id) => ({ kind: card(id), knownTo: 1 << seat }));
}

/** The cards that a seat holds. */
export function held(state: State, seat: Seat): string[] {
  return house(state, seat).hand.map(({ kind }) => at(CARDS, kind).id);
}

/** The cards under the deck, with `!` those that everybody knows. */
export function under(state: State): string[] {
  return state.wizardry.under.map(({ kind, knownTo }) => `${at(CARDS, kind).id}${knownTo === EVERYBODY ? "!" : ""}`);
}

/** A seat has exactly these careers, in the slots from 0 on. */
export function careers(state: State, seat: Seat, ...ids: string[]): void {
  house(state, seat).careers = ids.map((id, slot) => ({ career: career(id), slot }));
}

/** A seat owns buildings that stand nowhere in particular. */
export function buildings(state: State, seat: Seat, ...ids: string[]): void {
  house(state, seat).buildings = ids.map((id) => ({ building: building(id), x: 0, y: 0, turn: 0 }));
}

/** In column 0 lies this level tile, and these careers may be taken from it. */
export function offer(state: State, demand: string, ...ids: string[]): void {
  const first = at(state.columns, 0);
  first.level = level(demand);
  first.careers = CAREER_TYPES.map((type) => ids.map(career).find((each) => at(CAREERS, each).type === type) ?? null);
}

export const take = (colour: DieColour, face: number): Action => ({ type: "take-die", colour, face });
export const build = (id: string): Action => ({ type: "build", building: building(id) });
export const place = (x: number, y: number, turn = 0): Action => ({ type: "place-building", x, y, turn });
export const playCard = (id: string): Action => ({ type: "play-card", card: card(id) });
export const discardCard = (id: string): Action => ({ type: "discard-card", card: card(id) });
export const pay = (coins: number): Action => ({ type: "pay-maintenance", coins });
export const option = (number: number): Action => ({ type: "choose-option", option: number });
export const become = (type: CareerType, id: string, slot = 6, from = 0): Action => ({
  type: "choose-career",
  apprentice: apprentice(id),
  column: from,
  career: type,
  slot,
});
export const END: Action = { type: "end-window" };
export const BUY_IMP: Action = { type: "buy-imp" };
