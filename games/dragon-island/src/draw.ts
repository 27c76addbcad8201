import { at, type Card, deckSize, isHidden } from "@gatehouse/engine";
import { drawHexes, type HexPiece } from "@gatehouse/grid";
import { COLOURS, GOLD, KEEP } from "./data/constants.ts";
import { countOf, dragonsOn } from "./dragons.ts";
import { actors, asked, tilesLeft } from "./flow.ts";
import { buildingOn, faceOf, shoreHex } from "./island.ts";
import { writeMap } from "./notation.ts";
import { standing } from "./scoring.ts";
import { type Table, wizardColour } from "./table.ts";
import type { Icon, View } from "./types.ts";

const SEAT_LETTERS = "ABCD";
const COLOUR_LETTERS = "BGRWY";
const ICONS: Readonly<Record<Icon, string>> = {
  "dragon-build": "dragon+b",
  build: "build",
  "wild-build": "build",
  "double-dragon": "2 dragons",
  storm: "storm",
  telekinesis: "telekines",
  map: "Tower",
  gold: "Keep",
};

/**
 * The island: on every tile the wizards there (A … D) and `x` for a found treasure, the colour, the icon or the building,
 * and `<…>` its dragons by colour. While a tile is to be placed, the spaces for it show their coordinates. Below it the
 * supply and the seats: `>` on turn, `★` fame, cubes by colour, `●` coins, pets with their coins (`^` in a Lair), tokens,
 * tiles in hand, maps.
 */
export function draw(table: Table, view: View): string {
  const pieces: HexPiece[] = view.tiles.map((_tile, number) => tilePiece(table, view, number));
  const top = asked(view);
  if (top?.type === "turn" && top.step === "tile")
    for (const [index] of view.shore.entries()) {
      const { q, r } = shoreHex(view, index);
      pieces.push({ q, r, lines: [`${q},${r}`], outline: false });
    }
  return [drawHexes(pieces, { width: 9, height: 3 }), supplyLine(table, view), ...seatLines(table, view)].join("\n");
}

function tilePiece(table: Table, view: View, number: number): HexPiece {
  const tile = at(view.tiles, number);
  const wizards = view.seats.flatMap((wizard, seat) => (wizard.tile === number ? [SEAT_LETTERS.charAt(seat)] : []));
  const marker = view.treasures.includes(number) ? ["x"] : [];
  const building = buildingOn(view, number);
  const shown = building?.building === "pen" ? `Pen ${SEAT_LETTERS.charAt(building.seat)}` : building?.building;
  const dragons = dragonsOn(view, number);
  return {
    q: tile.q,
    r: tile.r,
    lines: [
      [...wizards, ...marker].join(" "),
      number === KEEP ? "" : (tile.colour ?? "?"),
      shown ?? ICONS[faceOf(table, tile).icon],
      countOf(dragons) > 0 ? `<${letters(dragons)}>` : "",
    ],
  };
}

/** `BBR` for two blue and a red. */
function letters(counts: readonly number[]): string {
  return counts.map((count, index) => COLOUR_LETTERS.charAt(index).repeat(count)).join("");
}

function stockOf(stock: readonly number[]): string {
  const cubes = stock.slice(0, GOLD).map((count, index) => `${COLOUR_LETTERS.charAt(index)}${count}`);
  return `${cubes.join(" ")} ●${at(stock, GOLD)}`;
}

function supplyLine(table: Table, view: View): string {
  const dragons = view.supply.dragons.map((count, index) => `${COLOUR_LETTERS.charAt(index)}${count}`).join(" ");
  return `supply ${stockOf(view.supply.stock)}  dragons ${dragons}  tiles ${tilesLeft(table, view)}  maps ${deckSize(view.maps)}`;
}

function seatLines(table: Table, view: View): string[] {
  const { scores } = standing(view);
  const onTurn = actors(view);
  return view.seats.map(({ stock, pets, captured, hand, maps }, seat) => {
    const parts = [
      `${onTurn.includes(seat) ? ">" : " "} ${SEAT_LETTERS.charAt(seat)} ${wizardColour(seat)}`,
      `★${at(scores, seat)}`,
      stockOf(stock),
      ...pets.map(({ colour, gold, lair }) => `${colour}${lair ? "^" : ""}●${gold}`),
      captured.length > 0
        ? `<${captured.map((colour) => COLOUR_LETTERS.charAt(COLOURS.indexOf(colour))).join("")}>`
        : "",
      hand.map((card) => shownTile(table, card)).join(" "),
      maps.map(({ kind }) => (isHidden(kind) ? "?" : writeMap(kind))).join(" "),
    ];
    return parts.filter((part) => part !== "").join("  ");
  });
}

/** A tile in hand: its number, then both sides. */
function shownTile(table: Table, { kind }: Card): string {
  if (isHidden(kind)) return "[?]";
  const sides = [2 * kind, 2 * kind + 1].map((face) => at(table.faces, face));
  return `[${kind + 1} ${sides.map(({ colour, icon }) => `${colour ?? "wild"} ${ICONS[icon]}`).join(" / ")}]`;
}
