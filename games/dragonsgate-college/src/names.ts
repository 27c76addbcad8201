import { at, type Card, isHidden, type Message, type MessageValues } from "@gatehouse/engine";
import { BUILDINGS } from "./data/buildings.ts";
import { CAREERS } from "./data/careers.ts";
import { GROUNDS } from "./data/grounds.ts";
import { APPRENTICES, PROFESSORS } from "./data/people.ts";
import { CARDS } from "./data/wizardry.ts";
import { coinsLessOf } from "./deeds.ts";
import type { Effect, Terms } from "./effects/vocabulary.ts";
import { numberOf, type Table } from "./table.ts";
import type { Deed, Die, Good } from "./types.ts";

/** What can stand in an enumeration. */
type Item = Message | number;

const named =
  (table: string, rows: readonly { readonly id: string }[]) =>
  (number: number): Message => ({
    key: `component.${table}.${at(rows, number).id}`,
  });

export const boardName = named("grounds", GROUNDS);
export const professorName = named("professors", PROFESSORS);
export const buildingName = named("buildings", BUILDINGS);
export const careerName = named("careers", CAREERS);
export const cardName = named("cards", CARDS);
export const deedName = (deed: Deed): Message => ({ key: `deed.${deed}` });
export const squareName = (x: number, y: number): Message => ({ key: "square", values: { x, y } });
export const goodsName = (good: Good | "cards", count: number): Message => ({
  key: `goods.${good}`,
  values: { count },
});

export function dieName({ colour, face }: Die): Message {
  return { key: "die", values: { colour: { key: `colour.${colour}` }, face } };
}

/** An apprentice with its skills. */
export function apprenticeName(table: Table, tile: number): Message {
  const [sorcery = 0, stealth = 0, brawn = 0] = at(table.apprentices, tile);
  const name = named("apprentices", APPRENTICES)(tile);
  return { key: "apprentice", values: { name, sorcery, stealth, brawn } };
}

/** A card that the reader may not know is just a card. */
export function shownCard({ kind }: Card): Message {
  return isHidden(kind) ? { key: "card.hidden" } : cardName(kind);
}

/** A building or a card that gives an income. */
export function sourceName(source: number): Message {
  return source < BUILDINGS.length ? buildingName(source) : cardName(source - BUILDINGS.length);
}

/** Several things as one enumeration. */
export function list(items: readonly Message[]): Message {
  const [first, ...others] = items;
  if (first === undefined) return { key: "list.none" };
  if (others.length === 0) return first;
  return { key: others.length === 1 ? "list.last" : "list", values: { first, rest: list(others) } };
}

/** Numbers or things of which one is meant. */
export function anyOf(items: readonly Item[]): Item {
  const [first = 0, ...others] = items;
  if (others.length === 0) return first;
  return { key: others.length === 1 ? "list.or" : "list", values: { first, rest: anyOf(others) } };
}

/** What a list of effects gives. */
export function effectsName(table: Table, number: number): Message {
  return list(at(table.lists, number).map((effect) => effectName(table, effect)));
}

function effectName(table: Table, effect: Effect): Message {
  switch (effect.kind) {
    case "gain":
      return goodsName(effect.good, effect.amount);
    case "gain-per":
      if (effect.count === "turns-left") return { key: "effect.gain-per.turns-left" };
      return { key: "value.gain-per" };
    case "dungeon":
    case "maintenance":
      return { key: `effect.${effect.kind}`, values: { steps: effect.steps } };
    case "steal":
      return { key: `effect.steal.${effect.good}`, values: { most: effect.most } };
    case "trophy":
      return { key: `effect.trophy.${effect.metal}` };
    case "choose": {
      const options = effect.options.map((each) => list(each.map((inner) => effectName(table, inner))));
      return { key: "effect.choose", values: { effects: anyOf(options) } };
    }
    case "deed":
      return deedEffectName(effect.terms);
    case "seal":
      return { key: "effect.seal" };
    case "place":
      return { key: `effect.place.${effect.for}` };
    case "income":
      return { key: "effect.income", values: { effects: effectsName(table, numberOf(table, effect.effects)) } };
    default:
      return { key: `value.${effect.kind}` };
  }
}

/** An action without a die; what it costs less is told, its other terms are told by the card that gives it. */
function deedEffectName(terms: Terms): Message {
  const deed = deedName(terms.deed);
  const coins = coinsLessOf(terms);
  return coins > 0
    ? { key: "effect.deed.coins-less", values: { deed, coins } }
    : { key: "effect.deed", values: { deed } };
}

/** Values of a message that grow one by one. */
export type OpenValues = { -readonly [N in keyof MessageValues]: MessageValues[N] };
