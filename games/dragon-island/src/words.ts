import { at, isHidden, type Message, type MessageValues, type Seat, type Words } from "@gatehouse/engine";
import { sources } from "./actions/choose-dragons.ts";
import { COLOURS, TAMING_GOLD } from "./data/constants.ts";
import { countOf, dragonsOn } from "./dragons.ts";
import { energyCost } from "./energy.ts";
import { asked } from "./flow.ts";
import { faceOf, tileAt } from "./island.ts";
import { offerOf } from "./maps.ts";
import {
  buildingName,
  colourName,
  coloursName,
  faceName,
  hexName,
  mapName,
  mapsName,
  patternName,
  purchaseName,
  stockName,
  tileName,
} from "./names.ts";
import { goals, tameable } from "./reach.ts";
import type { Table } from "./table.ts";
import type { Action, DragonIsland, Event, Refusal, Step, View } from "./types.ts";

/** What to say about prompts, actions, events and refusals; the sentences are in `messages/`. */
export function wordsFor(table: Table): Words<DragonIsland> {
  return {
    prompt: (view, seat) => prompt(table, view, seat),
    action: (view, chosen) => action(table, view, chosen),
    event: (happened) => event(table, happened),
    refusal: (why) => refusal(table, why),
  };
}

function prompt(table: Table, view: View, seat: Seat): Message {
  const top = asked(view);
  if (top === null) return { key: "prompt.over" };
  switch (top.type) {
    case "maps":
      return { key: "prompt.maps", values: { count: offerOf(view, seat)?.cards.length ?? 0 } };
    case "wild":
      return { key: "prompt.wild" };
    case "dragons":
      return { key: "prompt.dragons-chosen", values: { dragons: coloursName(dragonsOn(view, top.from)) } };
    case "payment": {
      const values = { cost: top.cost, left: top.cost - countOf(top.paid), purchase: purchaseName(top.for) };
      return { key: "prompt.payment", values: { ...values, colour: colourName(top.asked) } };
    }
    case "turn":
      return stepPrompt(table, view, seat, top.step);
  }
}

function stepPrompt(table: Table, view: View, seat: Seat, step: Step): Message {
  const { tile } = at(view.seats, seat);
  if (step === "tile") return { key: tile === null ? "prompt.tower" : "prompt.tile" };
  if (step === "dragons" || step === "wizard") {
    if (goals(view, seat).length === 0)
      return { key: sources(view, seat).length > 0 ? "prompt.stuck.dragons" : "prompt.stuck" };
    return { key: tile === null ? "prompt.enter" : `prompt.${step}` };
  }
  if (tile === null || step === "map" || step === "draw") return { key: `prompt.${step}` };
  if (step === "action") return { key: `prompt.action.${faceOf(table, at(view.tiles, tile)).deed ?? "none"}` };
  const dragons = dragonsOn(view, tile);
  const values = { dragons: coloursName(dragons), energy: energyCost(view, seat, tile, "capture"), gold: TAMING_GOLD };
  return { key: tameable(view, seat, tile, dragons) === null ? "prompt.deal" : "prompt.deal.one", values };
}

function action(table: Table, view: View, chosen: Action): Message {
  const key = `action.${chosen.type}`;
  const hex = "q" in chosen ? hexName(chosen.q, chosen.r) : hexName(0, 0);
  switch (chosen.type) {
    case "return-map":
    case "play-map": {
      const spec = at(table.treasures, chosen.map);
      const { fame, gold } = spec;
      return { key, values: { map: mapName(chosen.map), pattern: patternName(spec), fame, gold } };
    }
    case "place-tile": {
      const face = 2 * chosen.tile + (chosen.side === "back" ? 1 : 0);
      return { key, values: { face: faceName(table, face), hex } };
    }
    case "place-tower":
      return { key, values: { hex } };
    case "choose-dragons":
      return { key, values: { hex, dragons: coloursName(dragonsOn(view, tileAt(view, chosen.q, chosen.r))) } };
    case "move-dragons": {
      const dragons = COLOURS.map((colour) => chosen[colour]);
      return { key, values: { hex, dragons: coloursName(dragons), gold: countOf(dragons) } };
    }
    case "move-wizard": {
      const tile = tileAt(view, chosen.q, chosen.r);
      const dragons = dragonsOn(view, tile);
      const values = { hex, place: placeName(table, view, tile), dragons: coloursName(dragons) };
      return { key: countOf(dragons) > 0 ? `${key}.dragons` : key, values };
    }
    case "name-colour":
      return { key, values: { colour: colourName(chosen.colour) } };
    case "pay-energy":
      return { key, values: { colour: colourName(chosen.colour), cubes: chosen.cubes } };
    case "build":
      return { key, values: { building: purchaseName(chosen.building) } };
    case "use-telekinesis":
      return { key, values: { direction: { key: `direction.${chosen.direction}` } } };
    default:
      return { key };
  }
}

/** What a tile on the table is: a wild one by the colour that was named. */
function placeName(table: Table, view: View, tile: number): Message {
  const placed = at(view.tiles, tile);
  const { colour, icon } = faceOf(table, placed);
  return colour === null && placed.colour !== null
    ? { key: `face.${icon}.named`, values: { colour: colourName(placed.colour) } }
    : faceName(table, placed.face);
}

function event(table: Table, happened: Event): Message {
  const key = eventKey(happened);
  if (happened.type === "match-started") return { key, values: { starter: { seat: happened.starter } } };
  if (happened.type === "match-ended") return { key, values: { reason: { key: `end.${happened.reason}` } } };
  const values: Record<string, MessageValues[string]> = {};
  if ("seat" in happened) values["seat"] = { seat: happened.seat };
  if ("q" in happened) values["hex"] = hexName(happened.q, happened.r);
  if ("colour" in happened) values["colour"] = colourName(happened.colour);
  if ("gained" in happened) values["gained"] = stockName(happened.gained);
  if ("building" in happened) values["building"] = purchaseName(happened.building);
  if ("fame" in happened) values["fame"] = happened.fame;
  if ("gold" in happened) values["gold"] = happened.gold;
  if ("dragons" in happened) values["dragons"] = coloursName(happened.dragons);
  return { key, values: { ...values, ...details(table, happened) } };
}

/** The same event may be told shorter: to those who do not see the cards, and before any cubes are chosen. */
function eventKey(happened: Event): string {
  const key = `event.${happened.type}`;
  if (happened.type === "tile-drawn") return isHidden(happened.tile.kind) ? `${key}.hidden` : key;
  if (happened.type === "map-returned") return isHidden(happened.map.kind) ? `${key}.hidden` : key;
  if (happened.type === "maps-drawn") return happened.maps.every(({ kind }) => isHidden(kind)) ? `${key}.hidden` : key;
  if (happened.type === "energy-asked") return countOf(happened.cubes) > 0 ? `${key}.more` : key;
  return key;
}

/** What only one type of event tells. */
function details(table: Table, happened: Event): MessageValues {
  switch (happened.type) {
    case "tile-drawn": {
      const { kind } = happened.tile;
      return isHidden(kind) ? {} : { tile: tileName(table, kind) };
    }
    case "maps-drawn":
      return { maps: mapsName(happened.maps), count: happened.maps.length };
    case "map-returned":
      return isHidden(happened.map.kind) ? {} : { map: mapName(happened.map.kind) };
    case "tile-placed":
      return { face: faceName(table, happened.face) };
    case "pet-gold-lost":
      return { left: happened.left };
    case "dragons-appeared":
      return { count: happened.count };
    case "dragons-moved":
      return { from: hexName(happened.fromQ, happened.fromR) };
    case "energy-asked": {
      const paid = { cubes: stockName(happened.cubes), purchase: purchaseName(happened.for) };
      return { ...paid, asked: colourName(happened.asked) };
    }
    case "energy-paid":
      return { cubes: stockName(happened.cubes), purchase: purchaseName(happened.for) };
    case "telekinesis-used":
      return { direction: { key: `direction.${happened.direction}` } };
    case "treasure-found":
      return { map: mapName(happened.map) };
    default:
      return {};
  }
}

function refusal(table: Table, why: Refusal): Message {
  const values: Record<string, MessageValues[string]> = {};
  for (const [name, fact] of Object.entries(why)) if (typeof fact === "number") values[name] = fact;
  if ("q" in why) values["hex"] = hexName(why.q, why.r);
  if ("colour" in why) values["colour"] = colourName(why.colour);
  if ("tile" in why) values["tile"] = tileName(table, why.tile);
  if ("map" in why) values["map"] = mapName(why.map);
  if ("building" in why) values["building"] = buildingName(why.building);
  if ("icon" in why) values["icon"] = { key: `deed.${why.icon}` };
  if ("seat" in why) values["seat"] = { seat: why.seat };
  if ("by" in why) values["by"] = { seat: why.by };
  if ("step" in why) Object.assign(values, { step: stepName(why.step), now: stepName(why.now) });
  if (why.code === "other-choice-first") values["asked"] = { key: `asked.${why.asked}` };
  if (why.code === "other-colour-asked") values["asked"] = colourName(why.asked);
  if (why.code === "centre-differs") Object.assign(values, { need: colourName(why.need), have: colourName(why.have) });
  return { key: `refusal.${why.code}`, values };
}

const stepName = (step: Step): Message => ({ key: `step.${step}` });
