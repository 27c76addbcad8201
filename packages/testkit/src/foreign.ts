import { type AnyGame, at, type Chance, type FieldSpec } from "@gatehouse/engine";
import { type AnyAction, varied } from "./walk.ts";

const LARGE = 1 << 20;

/** Any well-formed action of any type: what a stranger might send. */
export function foreignAction(game: AnyGame, chance: Chance): AnyAction {
  const types = Object.keys(game.fields);
  const type = at(types, chance.pick(types.length));
  const fields = Object.entries(game.fields[type] ?? {});
  return { type, ...Object.fromEntries(fields.map(([name, spec]) => [name, anyValue(spec, chance)])) };
}

/**
 * A near miss: one of the listed actions with a field changed to anything, moved by a little, or taken from another listed
 * action of the same type. What a slip of the hand might send.
 */
export function nearAction(game: AnyGame, listed: readonly AnyAction[], chance: Chance): AnyAction {
  const action = varied(listed, chance.pick(LARGE));
  const fields = Object.entries(game.fields[action.type] ?? {});
  if (fields.length === 0) return foreignAction(game, chance);
  const [name, spec] = at(fields, chance.pick(fields.length));
  switch (chance.pick(3)) {
    case 0:
      return { ...action, [name]: anyValue(spec, chance) };
    case 1:
      return { ...action, [name]: neighbour(spec, action, name, chance) };
    default: {
      const alike = listed.filter((other) => other.type === action.type);
      const donor = Object.entries(at(alike, chance.pick(alike.length)));
      return { ...action, ...Object.fromEntries(donor.filter(([field]) => field === name)) };
    }
  }
}

/** A value close to the one that an action has. */
function neighbour(spec: FieldSpec, action: object, name: string, chance: Chance): number | string | boolean {
  if (spec.kind !== "integer") return anyValue(spec, chance);
  const value = Number(Object.entries(action).find(([field]) => field === name)?.[1]);
  return Math.min(spec.max, Math.max(spec.min, value + chance.pick(5) - 2));
}

/** Every well-formed action there is, or none if there are more than `most`. */
export function everyAction(game: AnyGame, most: number): AnyAction[] {
  const all: AnyAction[] = [];
  for (const [type, fields] of Object.entries(game.fields)) {
    let ofType: AnyAction[] = [{ type }];
    for (const [name, spec] of Object.entries(fields)) {
      const values = everyValue(spec);
      if (ofType.length * values.length > most) return [];
      ofType = ofType.flatMap((action) => values.map((value) => ({ ...action, [name]: value })));
    }
    all.push(...ofType);
  }
  return all.length > most ? [] : all;
}

function everyValue(spec: FieldSpec): readonly (number | string | boolean)[] {
  switch (spec.kind) {
    case "integer":
      return Array.from({ length: spec.max - spec.min + 1 }, (_, i) => spec.min + i);
    case "choice":
      return spec.of;
    case "flag":
      return [false, true];
  }
}

function anyValue(spec: FieldSpec, chance: Chance): number | string | boolean {
  switch (spec.kind) {
    case "integer":
      return spec.min + chance.pick(spec.max - spec.min + 1);
    case "choice":
      return at(spec.of, chance.pick(spec.of.length));
    case "flag":
      return chance.pick(2) === 1;
  }
}
