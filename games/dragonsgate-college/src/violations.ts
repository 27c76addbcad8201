import { at } from "@gatehouse/engine";
import { isOverLimit } from "./cards.ts";
import { DICE_ON_BOARD, DIE_COLOURS, SKILLS, SUBTERFUGE_SPACES } from "./data/constants.ts";
import { places } from "./effects/lasting.ts";
import { prestigeOf } from "./goods.ts";
import { groundsOf, placementsOf } from "./grounds.ts";
import { genericTiles } from "./state.ts";
import type { Table } from "./table.ts";
import type { State } from "./types.ts";

/** What cannot be in any match; the facts that are kept up to date are counted anew. */
export function violations(table: Table, state: State): string[] {
  return [...boardFaults(table, state), ...diceFaults(table, state), ...houseFaults(table, state)];
}

function boardFaults(table: Table, state: State): string[] {
  const wrong: string[] = [];
  for (const [kind, generic] of [
    ["apprentice", table.genericApprentices],
    ["professor", table.genericProfessors],
  ] as const) {
    const tiles = genericTiles(state, kind, generic);
    if (new Set(tiles).size !== generic || tiles.length !== generic) wrong.push(`${tiles.length} tiles of ${kind}`);
  }
  const careers = [...state.columns.flatMap((column) => column.careers), ...state.seats.flatMap(careersOf)];
  const laid = careers.filter((career) => career !== null);
  if (new Set(laid).size !== table.careers.length || laid.length !== table.careers.length)
    wrong.push(`${laid.length} careers`);
  if (state.tower < 0 || state.buildings.some((count) => count < 0)) wrong.push("a supply below 0");
  const discs = state.order.filter((seat) => seat !== null);
  if (new Set(discs).size < discs.length) wrong.push("a disc twice on the order track");
  const rooms = state.seats.flatMap(({ treasure }) => (treasure === null ? [] : [treasure]));
  if (new Set(rooms).size < rooms.length) wrong.push("two discs on one treasure");
  return wrong;
}

const careersOf = ({ careers }: State["seats"][number]) => careers.map(({ career }) => career);

/** While dice are taken, all coloured dice that are not on boards are in the pool, and the pool has its number. */
function diceFaults(table: Table, state: State): string[] {
  const [activation] = state.pending;
  if (activation?.type !== "activation") return [];
  const wrong: string[] = [];
  const pool = [...state.ready.map(({ colour }) => colour), ...state.used];
  if (activation.die !== null) pool.push(activation.die.colour);
  for (const [seat, { dice }] of state.seats.entries()) {
    const colour = at(DIE_COLOURS, seat);
    const count = pool.filter((each) => each === colour).length;
    if (count + dice !== DICE_ON_BOARD + 1) wrong.push(`${count + dice} ${colour} dice`);
  }
  const { dice, isCombined } = at(table.turns, state.turn - 1);
  const expected = dice * table.seats + (isCombined ? 1 : 0);
  if (pool.length !== expected) wrong.push(`${pool.length} dice, not ${expected}`);
  return wrong;
}

function houseFaults(table: Table, state: State): string[] {
  const isHandAsked = state.pending.some(({ type }) => type === "hand-limit" || type === "immediate");
  const isTeaching = state.pending.some(({ type }) => type === "professors" || type === "draft");
  return state.seats.flatMap((house, seat) => {
    const wrong: string[] = [];
    const expect = (holds: boolean, what: string) => {
      if (!holds) wrong.push(`seat ${seat}: ${what}`);
    };
    const numbers = [house.coins, house.imps, house.maintenance, house.subterfuge, house.dungeon, house.dice];
    expect(
      numbers.every((number) => Number.isInteger(number) && number >= 0),
      `numbers ${numbers}`,
    );
    expect(prestigeOf(house) >= 0, `prestige ${prestigeOf(house)}`);
    expect(house.subterfuge <= SUBTERFUGE_SPACES, `subterfuge ${house.subterfuge}`);
    expect(house.maintenance < table.maintenance.length, `maintenance ${house.maintenance}`);
    expect((house.treasure !== null) === (house.dungeon === table.dungeon.length), `dungeon ${house.dungeon}`);
    expect(isHandAsked || !isOverLimit(table, state, seat), `${house.hand.length} cards`);
    expect(house.apprentices.length <= places(table, house, "apprentice"), `${house.apprentices.length} apprentices`);
    expect(
      isTeaching || house.professors.length <= places(table, house, "professor"),
      `${house.professors.length} professors`,
    );
    for (const [index, skill] of SKILLS.entries()) {
      const taught = house.professors.reduce((sum, tile) => sum + at(at(table.professors, tile).skills, index), 0);
      expect(at(house.skills, index) >= taught, `${skill} ${house.skills[index]}, professors give ${taught}`);
    }
    expect(house.free === freeSquares(table, house), `free squares ${house.free}`);
    const slots = house.careers.map(({ slot }) => slot);
    expect(new Set(slots).size === slots.length, `two careers on one slot`);
    return wrong;
  });
}

function freeSquares(table: Table, house: State["seats"][number]): number {
  if (house.board === null) return 0;
  let { free } = groundsOf(table, house);
  for (const { building, x, y, turn } of house.buildings) {
    const lies = placementsOf(table, house, building).find(
      (each) => each.x === x && each.y === y && each.orientation === turn,
    );
    if (lies === undefined || (lies.mask & ~free) !== 0) return -1;
    free &= ~lies.mask;
  }
  return free;
}
