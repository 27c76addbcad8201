import type { Notation } from "@gatehouse/engine";
import { BUILDINGS } from "./data/buildings.ts";
import { CAREERS } from "./data/careers.ts";
import { CAREER_TYPES, DIE_COLOURS } from "./data/constants.ts";
import { GROUNDS } from "./data/grounds.ts";
import { APPRENTICES, PROFESSORS } from "./data/people.ts";
import { CARDS } from "./data/wizardry.ts";
import type { Action, DragonsgateCollege } from "./types.ts";

/** How the actions of one type are written after their word, and read again. */
interface Form {
  readonly word: string;
  /** What follows the word; `null` for an action of another type. */
  write(action: Action): string | null;
  read(rest: string): Action | null;
}

/** A component by its name. */
function named(
  word: string,
  rows: readonly { readonly id: string }[],
  numberOf: (action: Action) => number | null,
  make: (number: number) => Action,
): Form {
  return {
    word,
    write(action) {
      const number = numberOf(action);
      return number === null ? null : (rows[number]?.id ?? String(number));
    },
    read(rest) {
      const number = rows.findIndex(({ id }) => id === rest);
      return number < 0 ? null : make(number);
    },
  };
}

/** A number, that of a place counted from `first` on. */
function counted(
  word: string,
  first: number,
  numberOf: (action: Action) => number | null,
  make: (number: number) => Action,
): Form {
  return {
    word,
    write(action) {
      const number = numberOf(action);
      return number === null ? null : String(number + first);
    },
    read: (rest) => (/^(0|[1-9]\d?)$/.test(rest) && Number(rest) >= first ? make(Number(rest) - first) : null),
  };
}

/** Nothing but the word. */
function plain(word: string, action: Action): Form {
  return {
    word,
    write: ({ type }) => (type === action.type ? "" : null),
    read: (rest) => (rest === "" ? action : null),
  };
}

/** What may give an income: buildings, then cards. */
const INCOMES = [...BUILDINGS, ...CARDS];
const INCOME = /^([a-z-]+) ([1-9])$/;
const DIE = /^([a-z]+)([1-6])$/;
const SQUARE = /^([0-9]),([0-9])r([0-9])$/;
const CAREER = /^([a-z-]+) ([1-9]\d?)([a-z]+)@([1-9])$/;

const FORMS: readonly Form[] = [
  plain("imp", { type: "buy-imp" }),
  plain("influence", { type: "exchange-die" }),
  plain("draw-apprentice", { type: "draw-apprentice" }),
  plain("draw-professor", { type: "draw-professor" }),
  plain("done", { type: "end-window" }),
  named(
    "board",
    GROUNDS,
    (action) => (action.type === "choose-board" ? action.board : null),
    (board) => ({ type: "choose-board", board }),
  ),
  named(
    "return",
    PROFESSORS,
    (action) => (action.type === "return-professor" ? action.professor : null),
    (professor) => ({ type: "return-professor", professor }),
  ),
  named(
    "recruit",
    APPRENTICES,
    (action) => (action.type === "take-apprentice" ? action.apprentice : null),
    (apprentice) => ({ type: "take-apprentice", apprentice }),
  ),
  named(
    "hire",
    PROFESSORS,
    (action) => (action.type === "take-professor" ? action.professor : null),
    (professor) => ({ type: "take-professor", professor }),
  ),
  named(
    "dismiss-apprentice",
    APPRENTICES,
    (action) => (action.type === "discard-apprentice" ? action.apprentice : null),
    (apprentice) => ({ type: "discard-apprentice", apprentice }),
  ),
  named(
    "dismiss-professor",
    PROFESSORS,
    (action) => (action.type === "discard-professor" ? action.professor : null),
    (professor) => ({ type: "discard-professor", professor }),
  ),
  named(
    "build",
    BUILDINGS,
    (action) => (action.type === "build" ? action.building : null),
    (building) => ({ type: "build", building }),
  ),
  named(
    "card",
    CARDS,
    (action) => (action.type === "play-card" ? action.card : null),
    (card) => ({ type: "play-card", card }),
  ),
  named(
    "discard",
    CARDS,
    (action) => (action.type === "discard-card" ? action.card : null),
    (card) => ({ type: "discard-card", card }),
  ),
  named(
    "repeat",
    CAREERS,
    (action) => (action.type === "repeat-career" ? action.career : null),
    (career) => ({ type: "repeat-career", career }),
  ),
  counted(
    "fees",
    0,
    (action) => (action.type === "collect-coins" ? action.face : null),
    (face) => ({ type: "collect-coins", face }),
  ),
  counted(
    "tournament",
    1,
    (action) => (action.type === "buy-prestige" ? action.offer : null),
    (offer) => ({ type: "buy-prestige", offer }),
  ),
  counted(
    "dungeon",
    0,
    (action) => (action.type === "enter-dungeon" ? action.face : null),
    (face) => ({ type: "enter-dungeon", face }),
  ),
  counted(
    "alarm",
    1,
    (action) => (action.type === "place-disc" ? action.space : null),
    (space) => ({ type: "place-disc", space }),
  ),
  counted(
    "option",
    1,
    (action) => (action.type === "choose-option" ? action.option : null),
    (option) => ({ type: "choose-option", option }),
  ),
  counted(
    "pay",
    0,
    (action) => (action.type === "pay-price" ? action.times : null),
    (times) => ({ type: "pay-price", times }),
  ),
  counted(
    "rob",
    1,
    (action) => (action.type === "rob-seat" ? action.seat : null),
    (seat) => ({ type: "rob-seat", seat }),
  ),
  counted(
    "maintenance",
    0,
    (action) => (action.type === "pay-maintenance" ? action.coins : null),
    (coins) => ({ type: "pay-maintenance", coins }),
  ),
  {
    word: "income",
    write: (action) => (action.type === "choose-income" ? `${INCOMES[action.source]?.id} ${action.option + 1}` : null),
    read(rest) {
      const [, id, option] = INCOME.exec(rest) ?? [];
      const source = INCOMES.findIndex((each) => each.id === id);
      return source < 0 ? null : { type: "choose-income", source, option: Number(option) - 1 };
    },
  },
  {
    word: "die",
    write: (action) => (action.type === "take-die" ? `${action.colour}${action.face}` : null),
    read(rest) {
      const [, name, face] = DIE.exec(rest) ?? [];
      const colour = DIE_COLOURS.find((each) => each === name);
      return colour === undefined ? null : { type: "take-die", colour, face: Number(face) };
    },
  },
  {
    word: "place",
    write: (action) => (action.type === "place-building" ? `${action.x},${action.y}r${action.turn}` : null),
    read(rest) {
      const [found, x, y, turn] = SQUARE.exec(rest) ?? [];
      return found === undefined ? null : { type: "place-building", x: Number(x), y: Number(y), turn: Number(turn) };
    },
  },
  {
    word: "career",
    write(action) {
      if (action.type !== "choose-career") return null;
      const { apprentice, column, career, slot } = action;
      return `${APPRENTICES[apprentice]?.id ?? apprentice} ${column + 1}${career}@${slot + 1}`;
    },
    read(rest) {
      const [, id, column, name, slot] = CAREER.exec(rest) ?? [];
      const apprentice = APPRENTICES.findIndex((each) => each.id === id);
      const career = CAREER_TYPES.find((each) => each === name);
      if (apprentice < 0 || career === undefined) return null;
      return { type: "choose-career", apprentice, column: Number(column) - 1, career, slot: Number(slot) - 1 };
    },
  },
];

/** `die blue6`, `build library`, `place 1,2r0`, `career ada 2wizard@4`, `done`: see the README. */
export const notation: Notation<DragonsgateCollege> = {
  write(action) {
    for (const { word, write } of FORMS) {
      const rest = write(action);
      if (rest !== null) return rest === "" ? word : `${word} ${rest}`;
    }
    return action.type;
  },
  read(text) {
    const [, word, rest = ""] = /^([a-z-]+)(?: (.+))?$/.exec(text) ?? [];
    const form = FORMS.find((each) => each.word === word);
    return form?.read(rest) ?? null;
  },
};
