import { at, deckSize, isHidden, type Seat } from "@gatehouse/engine";
import { BUILDINGS } from "./data/buildings.ts";
import { CAREERS } from "./data/careers.ts";
import { CAREER_TYPES, DIE_COLOURS } from "./data/constants.ts";
import { GROUNDS } from "./data/grounds.ts";
import { APPRENTICES, PROFESSORS } from "./data/people.ts";
import { CARDS } from "./data/wizardry.ts";
import { coinsLessOf } from "./deeds.ts";
import type { Effect, Terms } from "./effects/vocabulary.ts";
import { maintenanceCost } from "./goods.ts";
import { groundsOf, placementsOf } from "./grounds.ts";
import type { Kind } from "./people.ts";
import { standing } from "./scoring.ts";
import { actors } from "./stack.ts";
import { numberOf, type Table } from "./table.ts";
import type { House, People, View } from "./types.ts";

const SEAT_LETTERS = "ABCD";
const LEVELS = ["", "I", "II", "III"];
const SIGNS: Readonly<Record<string, string>> = { coins: "●", prestige: "★" };
const CELL = 3;
const CAREER_WIDTH = 15;

/**
 * The game board: turn, dice, tracks, the columns of careers with what they ask for and give, the rows of apprentices and professors
 * with their skills (sorcery/stealth/brawn), the buildings that are left. Below it the houses, `>` on turn, and their
 * grounds: `A` and `P` printed places, numbers placed buildings, small letters bonuses, `.` free squares.
 */
export function draw(table: Table, view: View): string {
  const { scores } = standing(table, view);
  return [
    boardLine(table, view),
    diceLine(view),
    trackLine(table),
    ...careerLines(table, view),
    peopleLine(table, "apprentice", view.apprentices),
    peopleLine(table, "professor", view.professors),
    `buildings ${BUILDINGS.flatMap(({ id }, kind) => leftOf(id, at(view.buildings, kind))).join(" ")}`,
    ...view.seats.flatMap((_house, seat) => houseLines(table, view, seat, at(scores, seat))),
    ...groundLines(table, view),
  ].join("\n");
}

function boardLine(table: Table, { turn, starter, order, tower, wizardry, seats }: View): string {
  const spaces = order.map((seat, space) => `${space + 1}${seat === null ? "." : letter(seat)}`);
  const room = table.treasures.map(({ metal, prestige }, place) => {
    const there = seats.findIndex(({ treasure }) => treasure === place);
    return `${metal}★${prestige}${there < 0 ? "" : letter(there)}`;
  });
  return [
    `turn ${turn} start ${letter(starter)}`,
    `order ${spaces.join(" ")}`,
    `tower ${tower}`,
    `deck ${deckSize(wizardry)}`,
    `treasure room ${room.join(" ")}`,
  ].join("  ");
}

function diceLine({ ready, used, pending }: View): string {
  const dice = ready.map(({ colour, face }) => `${colour}${face}`).join(" ");
  const [bottom] = pending;
  const taken = bottom?.type === "activation" && bottom.die ? `  taken ${bottom.die.colour}${bottom.die.face}` : "";
  return `ready ${dice || "–"}${taken}  used ${used.join(" ") || "–"}`;
}

function careerLines(table: Table, { columns }: View): string[] {
  return columns.map(({ level, mastery, careers }, column) => {
    const { level: number, main, others } = at(table.levels, level);
    const tiles = careers.map((career) => (career === null ? "–" : at(CAREERS, career).id).padEnd(CAREER_WIDTH));
    const asks = mastery === null ? "" : masteryText(table, mastery);
    const head = `${String(column + 1).padStart(2)} ${at(LEVELS, number).padEnd(4)}${main}/${others} ${asks.padEnd(10)}`;
    return `${head}${tiles.join(" ")} ${effectsText(table, at(table.columns, column).list)}`;
  });
}

/** What each space of the dungeon gives, and each rank on the Subterfuge track. */
function trackLine(table: Table): string {
  const spaces = table.dungeon.map((list) => effectsText(table, list) || "–");
  return `dungeon ${spaces.join(" ")}  subterfuge ${table.prizes.map((prestige) => `★${prestige}`).join(" ")}`;
}

/** `★2 ●1` for 2 prestige and a coin. */
function effectsText(table: Table, list: number): string {
  return at(table.lists, list)
    .map((effect) => effectText(table, effect))
    .join(" ");
}

function effectText(table: Table, effect: Effect): string {
  if (effect.kind === "gain") return `${SIGNS[effect.good] ?? effect.good}${effect.amount}`;
  if (effect.kind === "dungeon" || effect.kind === "maintenance") return `${effect.kind}${effect.steps}`;
  if (effect.kind === "deed") return deedText(effect.terms);
  if (effect.kind !== "choose") return effect.kind;
  return effect.options.map((option) => effectsText(table, numberOf(table, option))).join(" or ");
}

/** `tournament ●−2` for a tournament that costs two coins less. */
function deedText(terms: Terms): string {
  const coins = coinsLessOf(terms);
  return coins > 0 ? `${terms.deed} ●−${coins}` : terms.deed;
}

function masteryText(table: Table, mastery: number): string {
  const { type, count } = at(table.masteries, mastery);
  if (count === 0) return "–";
  return `${count} ${type === null ? "same" : at(CAREER_TYPES, type)}`;
}

function peopleLine(table: Table, kind: Kind, { display, stack, discarded }: People): string {
  const tiles = display.map((tile) => tileText(table, kind, tile)).join(" ");
  return `${kind}s ${tiles || "–"}  stack ${stack.length} discarded ${discarded.length}`;
}

function tileText(table: Table, kind: Kind, tile: number): string {
  const { id } = at(kind === "apprentice" ? APPRENTICES : PROFESSORS, tile);
  const skills = kind === "apprentice" ? at(table.apprentices, tile) : at(table.professors, tile).skills;
  return `${id}(${skills.join("/")})`;
}

function leftOf(id: string, count: number): string[] {
  return count === 0 ? [] : [count === 1 ? id : `${id}×${count}`];
}

function houseLines(table: Table, view: View, seat: Seat, score: number): string[] {
  const house = at(view.seats, seat);
  const cost = maintenanceCost(table, view, seat);
  const head = [
    `${actors(view).includes(seat) ? ">" : " "} ${letter(seat)} ${at(DIE_COLOURS, seat)} ★${score}`,
    `●${house.coins}`,
    `imps ${house.imps}`,
    `skills ${house.skills.join("/")}`,
    `maintenance ${house.maintenance} (●${cost})`,
    `subterfuge ${house.subterfuge}`,
    house.treasure === null ? `dungeon ${house.dungeon}/${table.dungeon.length}` : `treasure ${house.treasure + 1}`,
    `dice ${house.dice}`,
  ];
  const people = [
    ...house.apprentices.map((tile) => tileText(table, "apprentice", tile)),
    "|",
    ...house.professors.map((tile) => tileText(table, "professor", tile)),
  ];
  const careers = house.careers.map(({ career, slot }) => `${slot + 1}:${at(CAREERS, career).id}`);
  const hand = house.hand.map(({ kind }) => (isHidden(kind) ? "?" : at(CARDS, kind).id));
  const kept = house.kept.map((card) => `${at(CARDS, card).id}!`);
  const cards = [...hand, ...kept];
  return [
    head.join("  "),
    `    ${people.join(" ")}`,
    ...(careers.length > 0 ? [`    careers ${careers.join(" ")}`] : []),
    ...(cards.length > 0 ? [`    cards ${cards.join(" ")}`] : []),
  ];
}

/** The grounds of all houses side by side. */
function groundLines(table: Table, { seats }: View): string[] {
  const blocks = seats.map((house, seat) => groundBlock(table, house, seat));
  const height = Math.max(...blocks.map((block) => block.length));
  const widths = blocks.map((block) => Math.max(...block.map((line) => line.length)));
  return Array.from({ length: height }, (_, row) =>
    blocks
      .map((block, index) => (block[row] ?? "").padEnd(at(widths, index)))
      .join("   ")
      .trimEnd(),
  );
}

function groundBlock(table: Table, house: House, seat: Seat): string[] {
  if (house.board === null) return [`${letter(seat)} no board`];
  const cells = groundsOf(table, house).rows.map((row) => [...row].map((sign) => (sign === "#" ? " " : sign)));
  for (const { building, x, y, turn } of house.buildings) {
    const ways = placementsOf(table, house, building);
    const lies = ways.find((each) => each.x === x && each.y === y && each.orientation === turn);
    for (const cell of lies?.cells ?? []) at(cells, cell.y)[cell.x] = String(at(BUILDINGS, building).number);
  }
  return [
    `${letter(seat)} ${at(GROUNDS, house.board).id}`,
    ...cells.map((row) => row.map((sign) => sign.padStart(CELL)).join("")),
  ];
}

function letter(seat: Seat): string {
  return SEAT_LETTERS.charAt(seat);
}
