import { at, type Card, deckSize, isHidden } from "@gatehouse/engine";
import { drawHexes, type HexPiece } from "@gatehouse/grid";
import { COLOURS, GOLD, INDEX, KEEP } from "./data/constants.ts";
import { countOf, dragonsOn } from "./dragons.ts";
import { actors, asked, tilesLeft } from "./flow.ts";
import { buildingOn, shoreHex } from "./island.ts";
import { writeMap } from "./notation.ts";
import { standing } from "./scoring.ts";
import { type Table, wizardColour } from "./table.ts";
import type { View } from "./types.ts";

const SEAT_LETTERS = "ABCD";
const COLOUR_LETTERS = "BGRWY";
/** Columns of text in a hex. */
const WIDTH = 9;

/** Says a message of the game in the reader's language. */
type Word = (key: string) => string;

/**
 * The island: on every tile its coordinates, its colour with `x` for a found treasure, the icon or the building, and below
 * them the wizards (A … D) and `<…>` the dragons. While a tile is to be placed, the spaces for it show their coordinates.
 * Below it the supply and the seats: `>` on turn, `★` fame, cubes by colour, `●` coins, pets with their coins (`^` in a
 * Lair), `<…>` tokens; then the tiles and maps in hand, a map with the colour of its tile and of those beside it.
 */
export function draw(table: Table, view: View, word: Word): string {
  const pieces: HexPiece[] = view.tiles.map((_tile, number) => tilePiece(table, view, number, word));
  const top = asked(view);
  if (top?.type === "turn" && top.step === "tile")
    for (const [index] of view.shore.entries()) {
      const { q, r } = shoreHex(view, index);
      pieces.push({ q, r, lines: [`${q},${r}`], outline: false });
    }
  const island = drawHexes(pieces, { width: WIDTH, height: 3 });
  return [island, legend(word), ...supplyLines(table, view, word), ...seatLines(table, view, word)].join("\n");
}

function legend(word: Word): string {
  const colours = COLOURS.map((colour, index) => `${COLOUR_LETTERS.charAt(index)} ${word(`colour.${colour}`)}`);
  const signs = [word("draw.legend.build"), `x ${word("draw.legend.treasure")}`, `<> ${word("draw.dragons")}`];
  return [colours.join(" "), ...signs].join("   ");
}

function tilePiece(table: Table, view: View, number: number, word: Word): HexPiece {
  const { q, r, colour, face } = at(view.tiles, number);
  const building = buildingOn(view, number);
  const owner = building?.building === "pen" ? ` ${SEAT_LETTERS.charAt(building.seat)}` : "";
  const shown = building ? `${word(`draw.${building.building}`)}${owner}` : word(`draw.${at(table.faces, face).icon}`);
  const marker = view.treasures.includes(number) ? " x" : "";
  return {
    q,
    r,
    lines: [
      `${q},${r}`,
      number === KEEP ? "" : `${colour ? word(`colour.${colour}`) : "?"}${marker}`,
      shown,
      standingThere(view, number),
    ],
  };
}

/** Wizards and dragons on a tile; where the dragons are too many for the line, their numbers. */
function standingThere(view: View, number: number): string {
  const wizards = view.seats.map(({ tile }, seat) => (tile === number ? SEAT_LETTERS.charAt(seat) : "")).join("");
  const counts = dragonsOn(view, number);
  if (countOf(counts) === 0) return wizards;
  const line = (dragons: string) => `${wizards} <${dragons}>`.trim();
  const each = line(counts.map((count, index) => COLOUR_LETTERS.charAt(index).repeat(count)).join(""));
  return each.length <= WIDTH ? each : line(byColour(counts.map((count) => count || null)).replaceAll(" ", ""));
}

/** `B2 R1` for a list by colour; `null` is left out. */
function byColour(counts: readonly (number | null)[]): string {
  return counts
    .flatMap((count, index) => (count === null ? [] : [`${COLOUR_LETTERS.charAt(index)}${count}`]))
    .join(" ");
}

function stockOf(stock: readonly number[]): string {
  return `${byColour(stock.slice(0, GOLD))} ●${at(stock, GOLD)}`;
}

function supplyLines(table: Table, view: View, word: Word): string[] {
  const { stock, dragons } = view.supply;
  const spires = table.supply.spires - view.buildings.filter(({ building }) => building === "spire").length;
  const markers = table.supply.markers - view.treasures.length;
  const supply = word("draw.supply");
  const counts = { tiles: tilesLeft(table, view), maps: deckSize(view.maps), spires, markers };
  const shown = Object.entries(counts).map(([what, count]) => `${word(`draw.${what}`)} ${count}`);
  return [
    `${supply} ${stockOf(stock)}  ${word("draw.dragons")} ${byColour(dragons)}`,
    `${" ".repeat(supply.length)} ${shown.join("  ")}`,
  ];
}

function seatLines(table: Table, view: View, word: Word): string[] {
  const { scores } = standing(view);
  const onTurn = actors(view);
  // Of all four: the lines look alike whoever sits there.
  const names = [...SEAT_LETTERS].map((_letter, seat) => word(`colour.${wizardColour(seat)}`));
  const widest = Math.max(...names.map((name) => name.length));
  return view.seats.flatMap(({ stock, pets, captured, hand, maps }, seat) => {
    const tokens = captured.map((colour) => COLOUR_LETTERS.charAt(INDEX[colour])).join("");
    const parts = [
      `${onTurn.includes(seat) ? ">" : " "} ${SEAT_LETTERS.charAt(seat)} ${at(names, seat).padEnd(widest)}`,
      `★${at(scores, seat)}`,
      stockOf(stock),
      ...pets.map(({ colour, gold, lair }) => `${word(`colour.${colour}`)}${lair ? "^" : ""}●${gold}`),
      tokens && `<${tokens}>`,
      unseen(word("draw.tiles"), hand),
      unseen(word("draw.maps"), maps),
    ];
    return [
      parts.filter((part) => part !== "").join("  "),
      ...hand.flatMap(({ kind }) =>
        isHidden(kind) ? [] : [`    ${word("draw.tile")} ${shownTile(table, kind, word)}`],
      ),
      ...maps.flatMap(({ kind }) =>
        isHidden(kind) ? [] : [`    ${word("draw.card")} ${shownMap(table, kind, word)}`],
      ),
    ];
  });
}

/** How many cards of a hand are hidden from the viewer. */
function unseen(what: string, cards: readonly Card[]): string {
  const count = cards.filter(({ kind }) => isHidden(kind)).length;
  return count > 0 ? `${what} ${count}` : "";
}

/** A tile in hand: its number, then front and back. */
function shownTile(table: Table, tile: number, word: Word): string {
  const sides = [2 * tile, 2 * tile + 1].map((face) => at(table.faces, face));
  const [front, back] = sides.map(
    ({ colour, icon }) => `${word(colour ? `colour.${colour}` : "draw.wild")} ${word(`draw.${icon}`)}`,
  );
  return `${tile + 1}  f ${front}  b ${back}`;
}

/** A map in hand: its name, the colour of its tile, those beside it, and what it is worth. */
function shownMap(table: Table, map: number, word: Word): string {
  const { centre, neighbours, fame, gold } = at(table.treasures, map);
  const beside = neighbours.map((colour) => word(`colour.${colour}`));
  return `${writeMap(map)}: ${word(`colour.${centre}`)} ${word("draw.beside")} ${beside.join(" ")}  ★${fame} ●${gold}`;
}
