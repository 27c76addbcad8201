import { at, type Chance, type Emit, type Seat } from "@gatehouse/engine";
import { CAREER_TYPES, DICE_ON_BOARD, SKILLS, START_PRESTIGE } from "./data/constants.ts";
import { settle } from "./flow.ts";
import { change } from "./goods.ts";
import { teach } from "./people.ts";
import { seatsInOrder } from "./stack.ts";
import type { Table } from "./table.ts";
import { fillRows } from "./turn.ts";
import type { DragonsgateCollege, State } from "./types.ts";

/** The board, the houses and who begins; then boards are drafted, and all choose their professors (DC-1). */
export function setup(table: Table, chance: Chance, emit?: Emit<DragonsgateCollege>): State {
  const starter = chance.pick(table.seats);
  const state: State = {
    pending: [],
    turn: 1,
    starter,
    ready: [],
    used: [],
    tower: table.imps,
    order: table.order.map(() => null),
    columns: layCareers(table, chance),
    apprentices: { display: [], stack: upTo(table.genericApprentices), discarded: [] },
    professors: { display: [], stack: upTo(table.genericProfessors), discarded: [] },
    buildings: table.buildings.map(({ copies }) => copies),
    wizardry: { rest: table.cards.map(({ copies }) => copies), under: [] },
    seats: Array.from({ length: table.seats }, () => newHouse(table)),
  };
  emit?.({ type: "match-started", starter });
  emit?.({
    type: "careers-laid",
    columns: state.columns.map((column) => ({ ...column, careers: column.careers.slice() })),
  });
  fillRows(table, state, chance, emit);
  compensate(table, state, emit);
  for (const seat of seatsInOrder(state))
    for (const tile of at(state.seats, seat).professors) teach(table, state, seat, tile, 1);
  giveBoards(table, state, chance, emit);
  settle(table, state, chance, emit);
  return state;
}

function newHouse(table: Table): State["seats"][number] {
  return {
    board: null,
    coins: 0,
    imps: 0,
    prestige: {
      start: START_PRESTIGE,
      tournament: 0,
      buildings: 0,
      careers: 0,
      professors: 0,
      dungeon: 0,
      cards: 0,
      unpaid: 0,
    },
    skills: SKILLS.map(() => 0),
    free: 0,
    maintenance: 0,
    exempt: false,
    subterfuge: 0,
    dungeon: 0,
    treasure: null,
    dice: DICE_ON_BOARD,
    apprentices: upTo(table.apprentices.length).slice(table.genericApprentices),
    // All three until the seat has chosen which one goes back.
    professors: upTo(table.professors.length).slice(table.genericProfessors),
    buildings: [],
    careers: [],
    hand: [],
    kept: [],
  };
}

/** One wizard, rogue and warrior in each column, a level tile, and in levels II and III a mastery tile (DC-1.5, DC-1.6). */
function layCareers(table: Table, chance: Chance): State["columns"] {
  const piles = CAREER_TYPES.map((_type, type) => indices(table.careers, (career) => career.type === type));
  const levels = [1, 2, 3].map((level) => indices(table.levels, (tile) => tile.level === level));
  const masteries = [1, 2, 3].map((level) => indices(table.masteries, (tile) => tile.level === level));
  return table.columns.map(({ level }) => ({
    level: drawn(at(levels, level - 1), chance),
    mastery: level === 1 ? null : drawn(at(masteries, level - 1), chance),
    careers: piles.map((pile) => drawn(pile, chance)),
  }));
}

function drawn(pile: number[], chance: Chance): number {
  return at(pile.splice(chance.pick(pile.length), 1), 0);
}

/** The second and the third seat get a coin, the fourth a coin and an imp (DC-1.15). */
function compensate(table: Table, state: State, emit?: Emit<DragonsgateCollege>): void {
  for (const [distance, seat] of seatsInOrder(state).entries()) {
    if (distance > 0) change(table, state, seat, "coins", 1, "start", emit);
    if (distance === 3) change(table, state, seat, "imps", 1, "start", emit);
  }
}

/** Side A for all, or a B side for each, at random or from the last seat on by choice (DC-21.7, DC-21.8). */
function giveBoards(table: Table, state: State, chance: Chance, emit?: Emit<DragonsgateCollege>): void {
  const boards = indices(table.grounds, (_grounds, index) => index > 0);
  const { boards: wanted } = table.options;
  if (wanted === "b-drafted") {
    state.pending.push({ type: "draft", seat: at(seatsInOrder(state), table.seats - 1), boards });
    return;
  }
  for (const seat of seatsInOrder(state))
    takeBoard(table, state, seat, wanted === "a" ? 0 : drawn(boards, chance), emit);
  askProfessors(state);
}

export function takeBoard(
  table: Table,
  state: State,
  seat: Seat,
  board: number,
  emit?: Emit<DragonsgateCollege>,
): void {
  const house = at(state.seats, seat);
  house.board = board;
  house.free = at(table.grounds, board).free;
  emit?.({ type: "board-chosen", seat, board });
}

/** All choose at the same time which of their professors goes back. */
export function askProfessors(state: State): void {
  state.pending.push({
    type: "professors",
    choices: seatsInOrder(state).map((seat) => ({ seat, chosen: null })),
  });
}

function upTo(count: number): number[] {
  return [...Array(count).keys()];
}

function indices<T>(list: readonly T[], wanted: (item: T, index: number) => boolean): number[] {
  return [...list.keys()].filter((index) => wanted(at(list, index), index));
}
