import { type DragonIsland, KEEP, type Table as Tables } from "@gatehouse/dragon-island";
import { at } from "@gatehouse/engine";
import type { Hex } from "@gatehouse/grid";
import type { Table } from "../../table/table.ts";
import type { Texts } from "../../texts/texts.ts";
import type { IslandTile } from "./island-model.ts";
import { buildingName, colourName, counted, faceName } from "./names.ts";
import type { Sign } from "./petals.ts";

/** A hex as it is called in sentences. */
export function hexName(texts: Texts, { q, r }: Hex): string {
  return texts.text("hex", { q: signed(q), r: signed(r) });
}

/** A real minus sign: a hyphen is read as nothing. */
const signed = (number: number) => (number < 0 ? `−${-number}` : String(number));

/** A tile with all that is on it, for those who listen. */
export function tileLabel(table: Table<DragonIsland>, tables: Tables, tile: IslandTile): string {
  const { texts } = table;
  const { placed, building } = tile;
  const parts = [
    faceName(texts, tables, placed.face, tile.number === KEEP ? null : placed.colour),
    hexName(texts, placed),
    ...counted(tile.dragons).map(({ colour, count }) =>
      texts.text("di.on.dragons", { count, colour: colourName(texts, colour) }),
    ),
    ...(building
      ? [
          texts.text("di.on.building", {
            building: buildingName(texts, building.building),
            seat: { seat: building.seat },
          }),
        ]
      : []),
    ...tile.wizards.map((seat) => texts.text("di.on.wizard", { seat: { seat } })),
    ...(tile.isTreasureFound ? [texts.text("di.on.treasure")] : []),
  ];
  return parts.join(", ");
}

/** What a petal offers, in words. */
export function petalLabel({ texts }: Table<DragonIsland>, sign: Sign): string {
  switch (sign.kind) {
    case "colour":
      return texts.text("di.petal.colour", { colour: colourName(texts, sign.colour) });
    case "dragon":
      return texts.text("di.petal.dragon", {
        colour: colourName(texts, sign.colour),
        going: sign.isGoing ? "yes" : "no",
      });
    case "capture":
      return texts.text("di.petal.capture", { cost: sign.cost, fame: sign.fame });
    case "tame":
      return texts.text("di.petal.tame", { gold: sign.gold });
    case "building":
      return texts.text("di.petal.build", {
        building: buildingName(texts, sign.building),
        cost: sign.cost,
        fame: sign.fame,
      });
    case "direction":
      return texts.text("di.petal.direction", {
        direction: texts.text(`direction.${sign.direction}`),
        gained: stockText(texts, sign.gained),
      });
    case "maps":
      return texts.text("di.petal.maps");
    case "gold":
      return texts.text("di.petal.gold", { gold: sign.gold });
  }
}

/** Cubes and coins in words. */
export function stockText(texts: Texts, counts: readonly number[]): string {
  const parts = counted(counts).map(({ colour, count }) =>
    colour === "gold"
      ? texts.text("coins", { count })
      : texts.text("cubes", { count, colour: { key: `colour.${colour}` } }),
  );
  return parts.length > 0 ? parts.join(", ") : texts.text("list.none");
}

/** The pets' powers in a few words. */
export function powerText(texts: Texts, colour: string): string {
  return texts.text(`di.power.${colour}`);
}

/** The terrain of a tile as players call it. */
export function terrainName(texts: Texts, tables: Tables, face: number): string {
  const { colour, icon } = at(tables.faces, face);
  return texts.text(`di.terrain.${colour ?? (icon === "gold" ? "keep" : "wild")}`);
}
