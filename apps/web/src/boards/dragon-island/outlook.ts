import {
  type Action,
  activeCubes,
  type Event,
  energyCost,
  GOLD,
  type Table as Tables,
  tileAt,
  towerOf,
  type View,
} from "@gatehouse/dragon-island";
import { at, type Seat } from "@gatehouse/engine";
import { HEX_DIRECTIONS } from "@gatehouse/grid";
import {
  differenceTo,
  type Foreseeing,
  fameTo,
  foreseen,
  type MapChange,
  mapChanges,
  mapsFitting,
  mapsOf,
} from "./forecast.ts";
import { powerText, terrainName } from "./labels.ts";
import { buildingName, colourName, faceName, mapName } from "./names.ts";
import { lairColour } from "./pieces/buildings.tsx";
import { type Way, wayTo } from "./ways.ts";

/** One sentence about what would be; a way is drawn beside it, and what is good or bad has a sign. */
export interface OutlookLine {
  readonly text: string;
  readonly sign?: Way["kind"] | "good" | "bad";
}

/** What an action that is considered would bring. */
export interface Outlook {
  readonly title: string;
  /** Cubes and coins that come or, below zero, go, by colour. */
  readonly stock: readonly number[];
  readonly fame: number;
  readonly lines: readonly OutlookLine[];
  /** What becomes of the maps in hand. */
  readonly maps: ReadonlyMap<number, MapChange>;
}

const NO_MAPS: ReadonlyMap<number, MapChange> = new Map();

/** What to tell about an action before it is done; `null` if the board shows all of it. */
export function outlookOf(table: Foreseeing, tables: Tables, action: Action): Outlook | null {
  const { seat } = table;
  if (seat === null) return null;
  switch (action.type) {
    case "place-tower":
      return placing(table, tables, action, towerOf(seat), seat);
    case "place-tile":
      return placing(table, tables, action, 2 * action.tile + (action.side === "back" ? 1 : 0), seat);
    case "move-wizard":
      return moving(table, tables, seat, action);
    case "choose-dragons":
    case "end-turn":
    case "pay-energy":
      return null;
    default:
      return doing(table, tables, seat, action);
  }
}

type Placing = Extract<Action, { readonly type: "place-tile" | "place-tower" }>;

function placing(table: Foreseeing, tables: Tables, action: Placing, face: number, seat: Seat): Outlook {
  const { texts, view } = table;
  const printed = at(tables.faces, face);
  const isWild = printed.colour === null;
  // A wild tile gives one of whatever colour it is given; the others give the same in any case.
  const preview = table.preview(isWild ? [action, { type: "name-colour", colour: "blue" }] : [action]);
  const produced = preview?.events.find((event) => event.type === "tile-produced");
  const stock = (produced?.gained ?? []).map((count, index) => count - (isWild && index === 0 ? 1 : 0));
  const maps = isWild || !preview?.view ? NO_MAPS : mapChanges(tables, view, preview.view, mapsOf(view, seat));
  return {
    title: texts.text("di.here-gives", { terrain: terrainName(texts, tables, face) }),
    stock,
    fame: 0,
    lines: [
      ...(isWild ? [{ text: texts.text("di.line.wild") }] : []),
      ...(printed.icon === "storm" ? [{ text: texts.text("di.line.storm") }] : []),
      ...losses(table, preview?.events ?? []),
      ...[...maps].map(([map, change]) => ({
        text: texts.text(`di.line.map.${change}`, { map: mapName(texts, tables, map) }),
        sign: change === "spoilt" ? ("bad" as const) : ("good" as const),
      })),
    ],
    maps,
  };
}

/** What a storm takes. */
function losses(table: Foreseeing, events: readonly Event[]): OutlookLine[] {
  return events
    .filter(({ type }) => type === "pet-lost")
    .map((event) => ({ text: table.texts.say(table.rules.words.event(event)) }));
}

type Moving = Extract<Action, { readonly type: "move-wizard" }>;

/** How the wizard gets to a tile, and what waits there. */
function moving(table: Foreseeing, tables: Tables, seat: Seat, action: Moving): Outlook {
  const { texts, view } = table;
  const tile = tileAt(view, action.q, action.r);
  const placed = at(view.tiles, tile);
  const fitting = mapsFitting(tables, view, mapsOf(view, seat), tile);
  return {
    title: faceName(texts, tables, placed.face, tile === 0 ? null : placed.colour),
    stock: [],
    fame: 0,
    lines: [
      wayLine(table, seat, tile),
      ...dealLines(table, seat, action, tile),
      ...deedLines(table, tables, seat, action, tile),
      ...fitting.map((map) => ({
        text: texts.text("di.line.treasure", { map: mapName(texts, tables, map) }),
        sign: "good" as const,
      })),
    ],
    maps: new Map(fitting.map((map) => [map, "completed"])),
  };
}

function wayLine({ texts, view }: Foreseeing, seat: Seat, tile: number): OutlookLine {
  const { kind, pet, via } = wayTo(view, seat, tile);
  const further = via === null ? "no" : "yes";
  const colour = pet ? colourName(texts, pet) : "";
  return { text: texts.text(`di.way.${kind}`, { colour, further }), sign: kind };
}

/** What an action will do after the move; `null` if it could not be done there. */
function afterwards(table: Foreseeing, seat: Seat, move: Moving, action: Action) {
  const there = table.preview([move])?.view;
  return there && table.rules.refusal(there, seat, action) === null ? foreseen(table, move, action) : null;
}

/** What dragons there ask for: only what this seat could give. */
function dealLines(table: Foreseeing, seat: Seat, move: Moving, tile: number): OutlookLine[] {
  const { texts, view } = table;
  const captured = afterwards(table, seat, move, { type: "capture-dragons" });
  const tamed = afterwards(table, seat, move, { type: "tame-dragon" });
  const pet = tamed?.events.find((event) => event.type === "dragon-tamed");
  return [
    ...(captured?.view
      ? [
          texts.text("di.line.capture", {
            ...costs(view, seat, tile, "capture"),
            fame: fameTo(table, seat, captured.view),
          }),
        ]
      : []),
    ...(tamed?.view && pet
      ? [
          texts.text("di.line.tame", {
            gold: -at(differenceTo(view, seat, tamed.view), GOLD),
            power: powerText(texts, pet.colour),
          }),
        ]
      : []),
  ].map((text) => ({ text }));
}

/** What could be done on the tile itself. */
function deedLines(table: Foreseeing, tables: Tables, seat: Seat, move: Moving, tile: number): OutlookLine[] {
  const { texts, view } = table;
  const { deed } = at(tables.faces, at(view.tiles, tile).face);
  const isBuilt = view.buildings.some((building) => building.tile === tile);
  switch (deed) {
    case "build":
      return isBuilt ? [] : [{ text: texts.text("di.line.build", costs(view, seat, tile, "pen")) }];
    case "telekinesis": {
      const yields = HEX_DIRECTIONS.map((direction) => {
        const used = afterwards(table, seat, move, { type: "use-telekinesis", direction })?.view;
        return used ? differenceTo(view, seat, used).reduce((sum, count) => sum + count, 0) : 0;
      });
      return [{ text: texts.text("di.line.telekinesis", { most: Math.max(...yields) }) }];
    }
    case "map":
    case "gold":
      return [{ text: texts.text(`di.line.${deed}`) }];
    default:
      return [];
  }
}

function costs(view: View, seat: Seat, tile: number, purchase: "capture" | "pen") {
  const have = activeCubes(view, seat, tile).reduce((sum, count) => sum + count, 0);
  return { cost: energyCost(view, seat, tile, purchase), have };
}

type Doing = Exclude<Action, Placing | Moving | { readonly type: "choose-dragons" | "end-turn" | "pay-energy" }>;

/** Anything else: what it costs and gives, and what the numbers do not tell. */
function doing(table: Foreseeing, tables: Tables, seat: Seat, action: Doing): Outlook {
  const preview = foreseen(table, action);
  const after = preview?.view ?? null;
  return {
    title: titleOf(table, tables, action),
    stock: after ? differenceTo(table.view, seat, after) : [],
    fame: after ? fameTo(table, seat, after) : 0,
    lines: aboutDoing(table, action, preview?.events ?? []),
    maps: action.type === "play-map" ? new Map([[action.map, "completed"]]) : NO_MAPS,
  };
}

function titleOf({ texts }: Foreseeing, tables: Tables, action: Doing): string {
  switch (action.type) {
    case "build":
      return buildingName(texts, action.building);
    case "play-map":
    case "return-map":
      return mapName(texts, tables, action.map);
    case "name-colour":
      return texts.text("di.petal.colour", { colour: colourName(texts, action.colour) });
    case "use-telekinesis":
      return texts.text("di.do.use-telekinesis", { direction: texts.text(`direction.${action.direction}`) });
    default:
      return texts.text(`di.do.${action.type}`);
  }
}

function aboutDoing({ texts }: Foreseeing, action: Doing, events: readonly Event[]): OutlookLine[] {
  if (action.type === "return-map") return [{ text: texts.text("di.line.return-map") }];
  if (action.type === "build") {
    const kind = lairColour(action.building) ? "lair" : action.building;
    return [{ text: texts.text(`di.line.built.${kind}`) }];
  }
  const tamed = events.find((event) => event.type === "dragon-tamed");
  return tamed ? [{ text: texts.text("di.line.power", { power: powerText(texts, tamed.colour) }) }] : [];
}
