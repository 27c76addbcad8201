import { at, isHidden, type Message, type MessageValues, type Seat, type Words } from "@gatehouse/engine";
import { pileAt, RING, ringPiles, topOf } from "./board.ts";
import { DISTRICTS, DRAGON, LOCATIONS } from "./data/components.ts";
import { asked } from "./flow.ts";
import { colourOf, districtOf } from "./tiles.ts";
import type { Action, Counter, Event, KingsGate, Place, Refusal, Tile, TileCounter, View } from "./types.ts";

/** What to say about prompts, actions, events and refusals; the sentences are in `messages/`. */
export const words: Words<KingsGate> = { prompt, action, event, refusal };

function prompt(view: View, seat: Seat): Message {
  const current = view.locations.length - 1;
  const location = locationName(current);
  const top = asked(view);
  if (top === null) return { key: "prompt.over" };
  if (top.type === "location") return { key: "prompt.location", values: { location, next: locationName(current + 1) } };
  if (view.ending !== null) return { key: "prompt.end.match", values: { reason: { key: `end.${view.ending}` } } };
  if (top.closed !== null) return { key: `prompt.end.${top.closed}`, values: { location } };
  const { hand } = at(view.seats, seat);
  if (hand.length === 0) return { key: "prompt.end", values: { location } };
  const free = RING.length - ringPiles(view).filter((pile) => pile !== undefined).length;
  if (top.placed.length > 0) return { key: "prompt.go-on", values: { location, free } };
  const hasOnlyDragons = hand.every(({ kind }) => !isHidden(kind) && districtOf(kind) === DRAGON);
  return hasOnlyDragons
    ? { key: "prompt.place.dragons", values: { location } }
    : { key: "prompt.place", values: { location, free } };
}

function action(view: View, chosen: Action): Message {
  const key = `action.${chosen.type}`;
  switch (chosen.type) {
    case "place-tile": {
      const covered = visibleTile(view, chosen.x, chosen.y);
      const values = { tile: tileName(chosen.tile), cell: cellName(chosen.x, chosen.y) };
      return covered !== null && districtOf(chosen.tile) === DRAGON
        ? { key: `${key}.burning`, values: { ...values, covered: tileName(covered) } }
        : placement(key, values, covered, chosen.counter);
    }
    case "play-sorceress": {
      const moved = visibleTile(view, chosen.fromX, chosen.fromY);
      const values = {
        tile: moved === null ? cellName(chosen.fromX, chosen.fromY) : tileName(moved),
        from: cellName(chosen.fromX, chosen.fromY),
        cell: cellName(chosen.x, chosen.y),
      };
      return placement(key, values, visibleTile(view, chosen.x, chosen.y), "none");
    }
    case "place-location":
      return { key, values: { location: locationName(view.locations.length), ...bothCells(chosen.x, chosen.y) } };
    default:
      return { key };
  }
}

function event(happened: Event): Message {
  const key = `event.${happened.type}`;
  switch (happened.type) {
    case "match-started":
      return { key, values: { starter: { seat: happened.starter } } };
    case "match-ended":
      return { key, values: { reason: { key: `end.${happened.reason}` } } };
    case "location-turned":
      return {
        key: `${key}.${happened.dangerous ? "dangerous" : "safe"}`,
        values: { location: locationName(happened.location) },
      };
    case "location-scored":
      return scoring(key, happened.location, happened.places);
    default:
      return deed(key, happened);
  }
}

type Deed = Extract<Event, { readonly seat: Seat }>;

/** What a seat did, or what was done to it. */
function deed(key: string, happened: Deed): Message {
  const seat = { seat: happened.seat };
  switch (happened.type) {
    case "tiles-drawn":
      return drawing(key, seat, happened.tiles);
    case "tile-placed": {
      const values = { seat, tile: tileName(happened.tile), cell: cellName(happened.x, happened.y) };
      return placement(key, values, happened.covered, happened.counter);
    }
    case "tile-moved": {
      const from = cellName(happened.fromX, happened.fromY);
      const values = { seat, tile: tileName(happened.tile), from, cell: cellName(happened.x, happened.y) };
      return placement(key, values, happened.covered, "none");
    }
    case "tile-burnt":
      return { key, values: { seat, tile: tileName(happened.tile), cell: cellName(happened.x, happened.y) } };
    case "dragon-discarded":
      return { key, values: { seat, tile: tileName(happened.tile) } };
    case "points-lost":
      return { key, values: { seat, points: happened.points } };
    case "counter-won":
      return { key, values: { seat, counter: counterName(happened.counter) } };
    case "location-placed": {
      const location = locationName(happened.location);
      return { key, values: { seat, location, ...bothCells(happened.x, happened.y) } };
    }
    case "turn-ended":
    case "seat-skipped":
      return { key, values: { seat } };
  }
}

function refusal({ code, ...facts }: Refusal): Message {
  const values: Record<string, MessageValues[string]> = { ...facts };
  if ("x" in facts) Object.assign(values, bothCells(facts.x, facts.y));
  if ("tile" in facts) values["tile"] = tileName(facts.tile);
  if ("counter" in facts) values["counter"] = counterName(facts.counter);
  if ("location" in facts) values["location"] = locationName(facts.location);
  if ("asked" in facts) values["asked"] = { key: `asked.${facts.asked}` };
  if ("by" in facts) values["by"] = { key: `closing.${facts.by}` };
  return { key: `refusal.${code}`, values };
}

/** A tile that fills or covers, with or without a counter: each has a sentence of its own. */
function placement(key: string, values: MessageValues, covered: Tile | null, counter: TileCounter): Message {
  const isCovering = covered !== null;
  const hasCounter = counter !== "none";
  return {
    key: `${key}${isCovering ? ".covering" : ""}${hasCounter ? ".counter" : ""}`,
    values: {
      ...values,
      ...(isCovering && { covered: tileName(covered) }),
      ...(hasCounter && { counter: counterName(counter) }),
    },
  };
}

/** Tiles that the reader may not know are only counted. */
function drawing(key: string, seat: { seat: Seat }, tiles: Extract<Deed, { type: "tiles-drawn" }>["tiles"]): Message {
  if (isHidden(tiles)) return { key: `${key}.hidden`, values: { seat, tiles: tiles.hidden } };
  const kinds = [...new Set(tiles)].sort((a, b) => a - b);
  const names = kinds.map((kind) => {
    const count = tiles.filter((tile) => tile === kind).length;
    return { key: "tiles", values: { count, tile: tileName(kind) } };
  });
  const said = list(names);
  return said ? { key, values: { seat, tiles: said } } : { key: `${key}.hidden`, values: { seat, tiles: 0 } };
}

/** The first of those with a tile there always gets a prize, so without any prize the ring is empty. */
function scoring(key: string, location: number, places: readonly Place[]): Message {
  const said = places.some(({ prize }) => prize > 0) ? list(places.map(placeName)) : null;
  const values = { location: locationName(location) };
  return said ? { key, values: { ...values, places: said } } : { key: `${key}.empty`, values };
}

function placeName({ seat, colour, total, prize }: Place): Message {
  const values = { seat: { seat }, total, prize };
  return colour === null
    ? { key: "place", values }
    : { key: "place.colour", values: { ...values, colour: colourName(colour) } };
}

/** Several messages as one enumeration, or nothing if there are none. */
function list([first, ...others]: readonly Message[]): Message | null {
  if (first === undefined) return null;
  const rest = list(others);
  return rest === null ? first : { key: others.length === 1 ? "list.last" : "list", values: { first, rest } };
}

function visibleTile(view: View, x: number, y: number): Tile | null {
  const pile = pileAt(view, x, y);
  return pile ? topOf(pile) : null;
}

/** A tile by colour, number and district; the dragon has no number. */
function tileName(tile: Tile): Message {
  const number = districtOf(tile);
  const colour = colourName(colourOf(tile));
  const district = { key: `component.districts.${at(DISTRICTS, number).id}` };
  return number === DRAGON
    ? { key: "tile.dragon", values: { colour, district } }
    : { key: "tile", values: { colour, number, district } };
}

const colourName = (colour: number): Message => ({ key: `colour.${colour}` });
const counterName = (counter: Counter): Message => ({ key: `component.counters.${counter}` });
const locationName = (index: number): Message => ({ key: `component.locations.${at(LOCATIONS, index).id}` });
const cellName = (x: number, y: number): Message => ({ key: "cell", values: { x: signed(x), y: signed(y) } });

/** The two cells of a location whose left one this is. */
const bothCells = (x: number, y: number) => ({ cell: cellName(x, y), beside: cellName(x + 1, y) });

/** With a real minus sign: a hyphen is swallowed when it is read aloud. */
const signed = (number: number) => (number < 0 ? `−${-number}` : number);
