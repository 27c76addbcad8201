import { at, type Message, type MessageValues, type Seat, type Words } from "@gatehouse/engine";
import { careerCoins } from "./careers.ts";
import { CAREER_TYPES, IMP_COINS, OFFERS } from "./data/constants.ts";
import { helpFor, impsNeeded } from "./deeds.ts";
import { effectAsked } from "./effects/asked.ts";
import { handLimit } from "./effects/lasting.ts";
import type { Effect } from "./effects/vocabulary.ts";
import { maintenanceCost } from "./goods.ts";
import { placementsOf, price } from "./grounds.ts";
import {
  anyOf,
  apprenticeName,
  boardName,
  buildingName,
  cardName,
  careerName,
  deedName,
  dieName,
  effectsName,
  goodsName,
  list,
  type OpenValues,
  professorName,
  shownCard,
  sourceName,
  squareName,
} from "./names.ts";
import { BLIND_COINS } from "./people.ts";
import { asked } from "./stack.ts";
import { numberOf, type Table } from "./table.ts";
import { incomeChoice } from "./turn.ts";
import type { Action, Deed, DragonsgateCollege, Event, Pending, Refusal, View } from "./types.ts";

/** What to say about prompts, actions, events and refusals; the sentences are in `messages/`. */
export function wordsFor(table: Table): Words<DragonsgateCollege> {
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
  const key = `prompt.${top.type}`;
  switch (top.type) {
    case "activation":
      return top.impBought ? { key: "prompt.activation.die" } : { key, values: { coins: IMP_COINS } };
    case "window":
      return windowPrompt(view, top);
    case "effects":
      return effectPrompt(table, top);
    case "building":
      return { key, values: { building: buildingName(top.building) } };
    case "room": {
      const tile = top.for === "apprentice" ? apprenticeName(table, top.tile) : professorName(top.tile);
      return { key: `prompt.room.${top.for}`, values: { tile } };
    }
    case "hand-limit": {
      const house = at(view.seats, seat);
      return { key, values: { count: house.hand.length, most: handLimit(table, house) } };
    }
    case "maintenance":
      return { key, values: { cost: maintenanceCost(table, view, seat) } };
    default:
      return { key };
  }
}

function windowPrompt(view: View, { seat, faces, left, taken }: Extract<Pending, { type: "window" }>): Message {
  if (left.length === 0) return { key: "prompt.window.done" };
  const values = { faces: anyOf(faces) };
  if (taken.length > 0) return { key: "prompt.window.again", values };
  const [activation] = view.pending;
  const isBonus = activation?.type === "activation" && activation.seat !== seat;
  return { key: isBonus ? "prompt.window.bonus" : "prompt.window", values };
}

function effectPrompt(table: Table, { list: number, next }: Extract<Pending, { type: "effects" }>): Message {
  const effect = at(at(table.lists, number), next);
  const key = `prompt.effects.${effect.kind}`;
  if (effect.kind === "deed") return { key, values: { deed: deedName(effect.terms.deed) } };
  if (effect.kind !== "pay") return { key };
  if (effect.price === "apprentice") return { key: "prompt.effects.pay.apprentice" };
  return { key, values: { price: goodsName(effect.price, effect.amount) } };
}

/** The deed that an action does. */
const DEED_OF: Readonly<Partial<Record<Action["type"], Deed>>> = {
  "exchange-die": "influence",
  "collect-coins": "fees",
  "buy-prestige": "tournament",
  "take-apprentice": "recruit",
  "draw-apprentice": "recruit",
  "take-professor": "hire",
  "draw-professor": "hire",
  build: "build",
  "enter-dungeon": "dungeon",
  "place-disc": "order",
  "choose-career": "career",
};

/** An action, with the imps that it takes. */
function action(table: Table, view: View, chosen: Action): Message {
  const top = asked(view);
  const deed = DEED_OF[chosen.type];
  const said = bareAction(table, view, chosen);
  if (top?.type !== "window" || deed === undefined) return said;
  const imps = impsNeeded(table, view, top.seat, deed, "face" in chosen ? chosen.face : undefined);
  return imps === 0 ? said : { key: "action.with-imps", values: { action: said, imps } };
}

function bareAction(table: Table, view: View, chosen: Action): Message {
  const key = `action.${chosen.type}`;
  const seat = actorOf(view);
  switch (chosen.type) {
    case "choose-board":
      return { key, values: { board: boardName(chosen.board) } };
    case "return-professor":
    case "take-professor":
    case "discard-professor":
      return { key, values: { professor: professorName(chosen.professor) } };
    case "choose-income": {
      const effects = optionName(table, incomeChoice(table, chosen.source), chosen.option);
      return { key, values: { effects, source: sourceName(chosen.source) } };
    }
    case "choose-option":
      return { key, values: { effects: optionName(table, effectAsked(table, view, "choose"), chosen.option) } };
    case "buy-imp":
      return { key, values: { coins: IMP_COINS } };
    case "take-die":
      return { key, values: { die: dieName(chosen) } };
    case "collect-coins":
      return { key, values: { face: at(table.feeCoins, chosen.face) } };
    case "buy-prestige": {
      const { coins, prestige } = at(OFFERS, chosen.offer);
      const { coinsLess } = helpFor(table, view, seat, "tournament");
      return { key, values: { coins: Math.max(0, coins - coinsLess), prestige } };
    }
    case "take-apprentice":
    case "discard-apprentice":
      return { key, values: { apprentice: apprenticeName(table, chosen.apprentice) } };
    case "draw-apprentice":
      return { key, values: { coins: helpFor(table, view, seat, "recruit").isDrawFree ? 0 : BLIND_COINS.apprentice } };
    case "draw-professor":
      return { key, values: { coins: helpFor(table, view, seat, "hire").isDrawFree ? 0 : BLIND_COINS.professor } };
    case "build": {
      const coins = price(table, chosen.building, helpFor(table, view, seat, "build"));
      return { key, values: { coins, building: buildingName(chosen.building) } };
    }
    case "place-building":
      return { key, values: { squares: squaresName(table, view, chosen) } };
    case "enter-dungeon": {
      const { steps } = helpFor(table, view, seat, "dungeon");
      return { key, values: { steps: at(table.dungeonSteps, chosen.face) + steps } };
    }
    case "place-disc":
      return placeDisc(table, key, chosen.space);
    case "choose-career":
      return { key, values: careerValues(table, view, seat, chosen) };
    case "play-card":
    case "discard-card":
      return { key, values: { card: cardName(chosen.card) } };
    case "pay-price":
      return { key, values: { price: priceName(table, view, chosen.times) } };
    case "repeat-career":
      return { key, values: { career: careerName(chosen.career) } };
    case "rob-seat":
      return { key, values: { seat: { seat: chosen.seat } } };
    case "pay-maintenance":
      return { key, values: { coins: chosen.coins } };
    case "end-window": {
      const top = asked(view);
      return { key: top?.type === "window" && top.taken.length === 0 ? "action.end-window.pass" : key };
    }
    case "exchange-die":
      return { key };
  }
}

/** The seat that acts alone; of several that choose at the same time nothing depends on who. */
function actorOf(view: View): Seat {
  const top = asked(view);
  return top !== null && "seat" in top ? top.seat : 0;
}

function optionName(table: Table, choice: Extract<Effect, { kind: "choose" }> | null, option: number): Message {
  const chosen = choice?.options[option];
  return chosen === undefined ? { key: "list.none" } : effectsName(table, numberOf(table, chosen));
}

function squaresName(table: Table, view: View, { x, y, turn }: Extract<Action, { type: "place-building" }>): Message {
  const top = asked(view);
  if (top?.type !== "building") return squareName(x, y);
  const ways = placementsOf(table, at(view.seats, top.seat), top.building);
  const found = ways.find((each) => each.x === x && each.y === y && each.orientation === turn);
  return list(found?.cells.map((cell) => squareName(cell.x, cell.y)) ?? [squareName(x, y)]);
}

function careerValues(
  table: Table,
  view: View,
  seat: Seat,
  { apprentice, column, career, slot }: Extract<Action, { type: "choose-career" }>,
): MessageValues {
  const type = CAREER_TYPES.indexOf(career);
  const tile = at(view.columns, column).careers[type] ?? null;
  const help = helpFor(table, view, seat, "career");
  return {
    apprentice: apprenticeName(table, apprentice),
    career: tile === null ? { key: `career.${career}` } : careerName(tile),
    slot: slot + 1,
    coins: careerCoins(table, view, seat, apprentice, column, type, help),
  };
}

function placeDisc(table: Table, key: string, space: number): Message {
  const bonus = at(table.order, space);
  const values = { space: space + 1 };
  if (at(table.lists, bonus).length === 0) return { key: `${key}.plain`, values };
  return { key, values: { ...values, effects: effectsName(table, bonus) } };
}

function priceName(table: Table, view: View, times: number): Message {
  const effect = effectAsked(table, view, "pay");
  if (effect === null || effect.price === "apprentice") return { key: "list.none" };
  return goodsName(effect.price, effect.amount * times);
}

function event(table: Table, happened: Event): Message {
  const key = `event.${happened.type}`;
  const values: OpenValues = {};
  for (const [name, fact] of Object.entries(happened)) if (typeof fact === "number") values[name] = fact;
  if ("seat" in happened) values["seat"] = { seat: happened.seat };
  if ("starter" in happened) values["starter"] = { seat: happened.starter };
  if ("board" in happened) values["board"] = boardName(happened.board);
  if ("professor" in happened) values["professor"] = professorName(happened.professor);
  if ("apprentice" in happened) values["apprentice"] = apprenticeName(table, happened.apprentice);
  if ("building" in happened) values["building"] = buildingName(happened.building);
  if ("career" in happened) values["career"] = careerName(happened.career);
  return details(table, key, values, happened);
}

/** What only one type of event tells. */
function details(table: Table, key: string, values: MessageValues, happened: Event): Message {
  switch (happened.type) {
    case "careers-laid":
      return { key, values: { ...values, columns: happened.columns.length } };
    case "display-filled":
      return displayFilled(table, key, happened);
    case "choice-made":
      return { key: `${key}.${happened.asked}`, values };
    case "die-taken":
      return { key, values: { ...values, die: dieName(happened.die) } };
    case "dice-rolled":
      return { key, values: { ...values, dice: list(happened.dice.map(dieName)) } };
    case "goods-changed":
      return goodsChanged(key, values, happened);
    case "apprentice-taken":
    case "professor-taken":
      return { key: happened.blind ? `${key}.blind` : key, values };
    case "building-placed":
      return { key, values: { ...values, building: buildingName(happened.placed.building) } };
    case "disc-placed":
      return { key, values: { ...values, space: happened.space + 1 } };
    case "treasure-room-reached":
      return { key, values: { ...values, place: happened.place + 1 } };
    case "cards-drawn":
      return { key, values: { ...values, cards: list(happened.cards.map(shownCard)) } };
    case "card-played":
    case "card-replaced":
      return { key, values: { ...values, card: cardName(happened.card) } };
    case "card-discarded":
      return { key, values: { ...values, card: shownCard(happened.card) } };
    case "window-ended":
      return { key: happened.passed ? `${key}.passed` : key, values };
    case "match-ended":
      return { key, values: { reason: { key: `end.${happened.reason}` } } };
    default:
      return { key, values };
  }
}

function displayFilled(table: Table, key: string, happened: Extract<Event, { type: "display-filled" }>): Message {
  const apprentices = list(happened.apprentices.map((tile) => apprenticeName(table, tile)));
  const professors = list(happened.professors.map(professorName));
  if (happened.professors.length === 0) return { key: `${key}.apprentices`, values: { apprentices } };
  if (happened.apprentices.length === 0) return { key: `${key}.professors`, values: { professors } };
  return { key, values: { apprentices, professors } };
}

function goodsChanged(
  key: string,
  values: MessageValues,
  happened: Extract<Event, { type: "goods-changed" }>,
): Message {
  const count = Math.abs(happened.by);
  const origin: Message = { key: `origin.${happened.for}` };
  const { good, by } = happened;
  if (good === "maintenance" || good === "subterfuge")
    return { key: `${key}.${good}.${by > 0 ? "up" : "down"}`, values: { ...values, count, origin } };
  const lost = good === "coins" || good === "imps" ? "given" : "lost";
  return { key: `${key}.${by > 0 ? "gained" : lost}`, values: { ...values, goods: goodsName(good, count), origin } };
}

/** What is counted from 1 on when it is told. */
const PLACES = ["space", "slot", "column", "option"];

function refusal(table: Table, why: Refusal): Message {
  const values: OpenValues = {};
  for (const [name, fact] of Object.entries(why))
    if (typeof fact === "number") values[name] = PLACES.includes(name) ? fact + 1 : fact;
  if ("seat" in why) values["seat"] = { seat: why.seat };
  if ("by" in why) values["by"] = { seat: why.by };
  if ("board" in why) values["board"] = boardName(why.board);
  if ("professor" in why) values["professor"] = professorName(why.professor);
  if ("apprentice" in why) values["apprentice"] = apprenticeName(table, why.apprentice);
  if ("building" in why) values["building"] = buildingName(why.building);
  if ("card" in why) values["card"] = cardName(why.card);
  if ("skill" in why) values["skill"] = { key: `skill.${why.skill}` };
  if ("colour" in why) values["colour"] = { key: `colour.${why.colour}` };
  if ("action" in why) values["action"] = deedName(why.action);
  if ("x" in why) values["square"] = squareName(why.x, why.y);
  if ("source" in why) values["source"] = sourceName(why.source);
  if ("career" in why)
    values["career"] = typeof why.career === "number" ? careerName(why.career) : { key: `career.${why.career}` };
  if (why.code === "not-on-display")
    values["tile"] = why.for === "apprentice" ? apprenticeName(table, why.tile) : professorName(why.tile);
  if (why.code === "other-choice-first") values["asked"] = { key: `asked.${why.asked}` };
  return { key: `refusal.${why.code}`, values };
}
