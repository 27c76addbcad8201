import { at, type Chance } from "@gatehouse/engine";

// What strangers send: values at the edges, and good data with something wrong in it.

const NUMBERS = [0, -0, -1, 1, 0.5, 15, 16, 255, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 53 + 2, -(2 ** 53), 5e-324];
const TEXTS = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "\udfff\ud800",
  "__proto__",
  "constructor",
  "../../etc/passwd",
  "' or 1=1 --",
  "<script>alert(1)</script>",
  "{0}",
  "%s%n",
  "\u202e\u2066",
  "é".normalize("NFD"),
  "🐉".repeat(20),
  "9".repeat(400),
  "1e999",
  "NaN",
  "-0",
  "true",
  "null",
  "x".repeat(5_000),
];
const NAMES = ["__proto__", "constructor", "prototype", "toString", "length", "type", "seats", "", "\0", "0", "-1"];

/** A value as nobody expects it. */
export function hostileValue(chance: Chance, depth = 0): unknown {
  switch (chance.pick(depth > 3 ? 5 : 8)) {
    case 0:
      return at(NUMBERS, chance.pick(NUMBERS.length));
    case 1:
      return at(TEXTS, chance.pick(TEXTS.length));
    case 2:
      return null;
    case 3:
      return chance.pick(2) === 1;
    case 4:
      return chance.pick(100_000) - 50_000;
    case 5:
      return Array.from({ length: chance.pick(4) }, () => hostileValue(chance, depth + 1));
    case 6:
      return withName({}, hostileName(chance), hostileValue(chance, depth + 1));
    default:
      return nested(chance.pick(2) === 1 ? 40 : 3_000);
  }
}

function hostileName(chance: Chance): string {
  return at(NAMES, chance.pick(NAMES.length));
}

/** Also `__proto__` becomes a name of its own, as JSON has it. */
function withName(object: object, name: string, value: unknown): object {
  return Object.defineProperty({ ...object }, name, { value, enumerable: true, configurable: true, writable: true });
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i += 1) value = [value];
  return value;
}

/** Good data with one to three things wrong in it. */
export function spoilt(value: unknown, chance: Chance): unknown {
  let result = value;
  for (let times = 1 + chance.pick(3); times > 0; times -= 1) result = spoiltOnce(result, chance, 0);
  return result;
}

function spoiltOnce(value: unknown, chance: Chance, depth: number): unknown {
  const isInner = typeof value === "object" && value !== null && depth < 12 && chance.pick(5) > 0;
  if (!isInner)
    return typeof value === "string" && chance.pick(2) === 1 ? spoiltText(value, chance) : hostileValue(chance);
  if (Array.isArray(value)) return spoiltList(value, chance, depth);
  const entries = Object.entries(value);
  if (entries.length === 0 || chance.pick(8) === 0) return withName(value, hostileName(chance), hostileValue(chance));
  const index = chance.pick(entries.length);
  if (chance.pick(6) === 0) return Object.fromEntries(entries.toSpliced(index, 1));
  const [name, inner] = at(entries, index);
  return withName(value, name, spoiltOnce(inner, chance, depth + 1));
}

function spoiltList(list: readonly unknown[], chance: Chance, depth: number): unknown {
  if (list.length === 0) return [hostileValue(chance)];
  const index = chance.pick(list.length);
  switch (chance.pick(4)) {
    case 0:
      return list.toSpliced(index, 1);
    case 1:
      return [...list, list[index]];
    default:
      return list.with(index, spoiltOnce(list[index], chance, depth + 1));
  }
}

/** A good text with signs changed, lost, doubled or added. */
export function spoiltText(text: string, chance: Chance): string {
  const place = chance.pick(text.length + 1);
  const [before, after] = [text.slice(0, place), text.slice(place)];
  switch (chance.pick(6)) {
    case 0:
      return before + after.slice(1);
    case 1:
      return before + String.fromCharCode(chance.pick(0x1_0000)) + after.slice(1);
    case 2:
      return before + at(TEXTS, chance.pick(TEXTS.length)) + after;
    case 3:
      return before;
    case 4:
      return before + before + after;
    default:
      return before + String(at(NUMBERS, chance.pick(NUMBERS.length))) + after;
  }
}
