import { at } from "@gatehouse/engine";
import { type Cell, fits, orientations, placements } from "@gatehouse/grid";
import { CAREER_TYPES, DEEDS, FACES, SKILLS } from "./data/constants.ts";
import type { Edition } from "./data/edition.ts";
import { freeSquares, type GroundsSpec } from "./data/grounds.ts";
import { COMMON_APPRENTICES, COMMON_PROFESSORS, type Skills } from "./data/people.ts";
import { type Effect, isLasting } from "./effects/vocabulary.ts";
import type { Grounds, List, Table } from "./table.ts";
import type { Options } from "./types.ts";

/** The release and the edition of a match as the rules read them: by number and by place. */
export function tableFor(options: Options, edition: Edition): Table {
  const { lists, numbers, list } = numbered();
  const { seats } = options;
  const isTwoSeats = seats === 2;
  const with4 = seats === 4 ? 1 : 0;
  const supply = (id: string) => edition.supply.find((row) => row.id === id)?.count ?? 0;
  const display = (id: string) => {
    const row = edition.displays.find((each) => each.id === id);
    return row === undefined ? 0 : row.spaces + with4 * row.withFour;
  };
  const prizes = edition.prizes.map(({ prestige }) => prestige);
  const isFirstOnly = isTwoSeats && options.edition === "2018";
  return {
    options,
    seats,
    lists,
    numbers,
    turns: edition.turns.map(({ dicePerSeat, combinedDie, coins }) => ({
      dice: dicePerSeat,
      income: coins,
      isCombined: combinedDie === "always" || (combinedDie === "variant" && options.combinedDie === "turns-3-and-5"),
    })),
    imps: supply(options.edition === "2018" ? "imps" : "imps-2017"),
    faces: DEEDS.map((deed) => maskOf(edition.actions.find(({ id }) => id === deed)?.faces ?? [])),
    feeCoins: byFace(edition, "fees"),
    dungeonSteps: byFace(edition, "dungeon"),
    order: edition.order.map(({ effects }) => list(effects)),
    dungeon: at(edition.dungeon, 0).spaces.map(list),
    treasures: edition.treasures,
    prizes: prizes.slice(0, isFirstOnly ? 1 : seats),
    maintenance: at(edition.maintenance, 0).costs,
    display: { apprentice: display("apprentices"), professor: display("professors") },
    levels: edition.levels,
    masteries: edition.masteries.map(({ level, asks }) => ({
      level,
      type: asks === null || asks.type === "same" ? null : CAREER_TYPES.indexOf(asks.type),
      count: asks?.count ?? 0,
    })),
    columns: edition.columns.map(({ level, effects }) => ({ level, list: list(effects) })),
    careers: edition.careers.map(({ type, effects }) => ({ type: CAREER_TYPES.indexOf(type), list: list(effects) })),
    apprentices: edition.apprentices.map(({ skills }) => skillList(skills)),
    genericApprentices: COMMON_APPRENTICES,
    professors: edition.professors.map(({ skills, effects }) => ({ skills: skillList(skills), list: list(effects) })),
    genericProfessors: COMMON_PROFESSORS,
    shapes: edition.shapes.map(({ squares }) => orientations(cellsOf(squares))),
    buildings: edition.buildings.map(({ shape, tiles, onlyForTwo, effects }) => {
      const index = edition.shapes.findIndex(({ id }) => id === shape);
      const { squares } = at(edition.shapes, index);
      return {
        size: squares.length,
        shape: index,
        copies: onlyForTwo && !isTwoSeats ? 0 : tiles,
        list: list(effects),
        income: incomeIn(effects),
      };
    }),
    grounds: edition.grounds.map((spec) => groundsFor(spec, edition, list)),
    cards: edition.cards.map(({ copies, immediate, effects }) => ({
      copies,
      isImmediate: immediate,
      isLasting: effects.some(isLasting),
      list: list(effects),
      income: incomeIn(effects),
      faces: DEEDS.map((deed) =>
        maskOf(effects.flatMap((effect) => (effect.kind === "face" && effect.deed === deed ? [effect.face] : []))),
      ),
    })),
  };
}

/** Gives a number to every list of effects and to the lists inside them. */
function numbered() {
  const empty: readonly Effect[] = [];
  const lists: (readonly Effect[])[] = [empty];
  const numbers = new Map<readonly Effect[], List>([[empty, 0]]);
  const list = (effects: readonly Effect[]): List => {
    const known = effects.length === 0 ? 0 : numbers.get(effects);
    if (known !== undefined) return known;
    const number = lists.push(effects) - 1;
    numbers.set(effects, number);
    for (const effect of effects) {
      if ("effects" in effect) numbers.set(effect.effects, list(effect.effects));
      if (effect.kind === "choose") for (const option of effect.options) numbers.set(option, list(option));
    }
    return number;
  };
  return { lists, numbers, list };
}

function incomeIn(effects: readonly Effect[]): readonly Effect[] | null {
  return effects.find((effect) => effect.kind === "income")?.effects ?? null;
}

/** Faces as bits, face 1 as bit 1. */
function maskOf(faces: readonly number[]): number {
  return faces.reduce((mask, face) => mask | (1 << face), 0);
}

/** What each face gives for a deed; 0 where it does not open it. */
function byFace({ actions }: Edition, deed: "fees" | "dungeon"): readonly number[] {
  const spec = actions.find(({ id }) => id === deed);
  return Array.from({ length: FACES + 1 }, (_, face) => spec?.gives?.[spec.faces.indexOf(face)] ?? 0);
}

function skillList(skills: Skills): readonly number[] {
  return SKILLS.map((skill) => skills[skill]);
}

function groundsFor(spec: GroundsSpec, { shapes }: Edition, list: (effects: readonly Effect[]) => List): Grounds {
  const width = at(spec.rows, 0).length;
  const height = spec.rows.length;
  const squares = Array.from({ length: width * height }, () => 0);
  let free = 0;
  for (const { x, y, bonus } of freeSquares(spec)) {
    squares[y * width + x] = list(bonus);
    free |= 1 << (y * width + x);
  }
  const letters = [...spec.rows.join("")];
  return {
    rows: spec.rows,
    width,
    height,
    free,
    squares,
    slots: spec.slots.map(list),
    start: list(spec.start),
    apprenticePlaces: letters.filter((letter) => letter === "A").length,
    professorPlaces: letters.filter((letter) => letter === "P").length,
    placements: shapes.map((shape) =>
      placements(cellsOf(shape.squares), width, height).filter((placement) => fits(placement, free)),
    ),
  };
}

function cellsOf(squares: readonly (readonly [x: number, y: number])[]): readonly Cell[] {
  return squares.map(([x, y]) => ({ x, y }));
}
