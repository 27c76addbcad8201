import type { AnyGame } from "@gatehouse/engine";
import type { AnyAction } from "./walk.ts";

/** Whether two values are the same data, in whatever order their keys stand. Without making texts of them, which costs more. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) return isSameList(one, other);
  // As in JSON, what is `undefined` is not there.
  for (const name in one) if (!isSame(Reflect.get(one, name), Reflect.get(other, name))) return false;
  for (const name in other) if (!(name in one) && Reflect.get(other, name) !== undefined) return false;
  return true;
}

function isSameList(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  for (let index = 0; index < one.length; index += 1) if (!isSame(one[index], other[index])) return false;
  return true;
}

/** Whether two JSON texts say the same. Equal text is equal data; only where texts differ is the data looked at. */
export function isSameText(one: string, other: string): boolean {
  return one === other || isSame(JSON.parse(one), JSON.parse(other));
}

/** Whether a value still says what it said when this text was made of it. */
export function stillSays(value: unknown, text: string): boolean {
  return JSON.stringify(value) === text || isSame(value, JSON.parse(text));
}

/** A copy that shares nothing. */
export function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

/** An action as a text that is equal for equal actions: its fields in the order of the game's table. */
export function actionKey(game: AnyGame, action: AnyAction): string {
  let key = action.type;
  for (const name in game.fields[action.type]) key += ` ${Reflect.get(action, name)}`;
  return key;
}

/** Whether a value comes back from JSON as what it was: plain objects, full arrays, finite numbers, no `undefined`. */
export function isPlain(value: unknown): boolean {
  switch (typeof value) {
    case "string":
    case "boolean":
      return true;
    case "number":
      return Number.isFinite(value) && !Object.is(value, -0);
    case "object":
      return value === null || (Array.isArray(value) ? isPlainArray(value) : isPlainObject(value));
    default:
      return false;
  }
}

function isPlainArray(values: readonly unknown[]): boolean {
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index];
    // A hole reads as `undefined`, which is not plain either.
    if (!isPlain(value)) return false;
  }
  return true;
}

function isPlainObject(value: object): boolean {
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  for (const name in value) if (!isPlain(Reflect.get(value, name))) return false;
  return Object.getOwnPropertySymbols(value).length === 0;
}
