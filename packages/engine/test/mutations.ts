import fc from "fast-check";
import { at, isForeign, shown } from "../src/index.ts";

/** A place in JSON data: the names and indices that lead to it. */
type Place = readonly string[];

/** Values that nobody expects where they are. */
const WEIRD: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e300,
  "",
  "x",
  "ab".repeat(32),
  [],
  [null],
  [[]],
  {},
  { hidden: 1 },
  JSON.parse('{ "__proto__": 1, "constructor": 2 }'),
  JSON.parse("[".repeat(100_000) + "]".repeat(100_000)),
];

/** All places in JSON data, the outermost first. */
function placesOf(data: unknown): Place[] {
  const inner = typeof data === "object" && data !== null ? Object.entries(data) : [];
  return [[], ...inner.flatMap(([name, each]) => placesOf(each).map((place) => [name, ...place]))];
}

function valueAt(data: unknown, [name, ...inner]: Place): unknown {
  if (name === undefined) return data;
  return valueAt(Array.isArray(data) ? data[Number(name)] : isForeign(data) ? data[name] : undefined, inner);
}

/** The data with something else in one place; `undefined` takes out what is there. */
export function withAt(data: unknown, [name, ...inner]: Place, other: unknown): unknown {
  if (name === undefined) return other;
  if (Array.isArray(data)) {
    const isTaken = inner.length === 0 && other === undefined;
    return data.flatMap((each, i) => (String(i) !== name ? [each] : isTaken ? [] : [withAt(each, inner, other)]));
  }
  if (!isForeign(data)) return other;
  const { [name]: old, ...rest } = data;
  const changed = withAt(old, inner, other);
  return changed === undefined ? rest : { ...rest, [name]: changed };
}

/** The data with each weird value in each place where it is not already. */
export function* weirdVersionsOf(data: unknown): Generator<{ readonly where: string; readonly changed: unknown }> {
  const weirds = WEIRD.map((weird) => [weird, shown(weird)] as const);
  for (const place of placesOf(data)) {
    const there = shown(valueAt(data, place));
    for (const [weird, name] of weirds)
      if (there !== name) yield { where: `${place.join(".")}: ${name}`, changed: withAt(data, place, weird) };
  }
}

/** The data with one or two places changed, taken out or doubled. */
export function anyMutationOf(data: unknown): fc.Arbitrary<unknown> {
  const places = placesOf(data);
  const place = fc.nat({ max: places.length - 1 }).map((i) => at(places, i));
  const other = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(...WEIRD),
    fc.integer({ min: -2, max: 9 }),
    fc.constant(undefined),
  );
  const change = fc.tuple(place, other);
  return fc
    .array(change, { minLength: 1, maxLength: 2 })
    .map((changes) => changes.reduce((changed: unknown, [where, what]) => withAt(changed, where, what), data));
}
