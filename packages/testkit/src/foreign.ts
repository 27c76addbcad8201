import { type AnyGame, at, type Chance, type FieldSpec } from "@gatehouse/engine";
import type { AnyAction } from "./walk.ts";

/** Any well-formed action of any type: what a stranger might send. */
export function foreignAction(game: AnyGame, chance: Chance): AnyAction {
  const types = Object.keys(game.fields);
  const type = at(types, chance.pick(types.length));
  const fields = Object.entries(game.fields[type] ?? {});
  return { type, ...Object.fromEntries(fields.map(([name, spec]) => [name, anyValue(spec, chance)])) };
}

/** The action with one of its fields changed: what a slip of the hand might send. */
export function mutatedAction(game: AnyGame, action: AnyAction, chance: Chance): AnyAction {
  const fields = Object.entries(game.fields[action.type] ?? {});
  if (fields.length === 0) return foreignAction(game, chance);
  const [name, spec] = at(fields, chance.pick(fields.length));
  return { ...action, [name]: anyValue(spec, chance) };
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
