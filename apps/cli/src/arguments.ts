import { parseArgs } from "node:util";
import { type Answer, type Message, no, yes } from "@gatehouse/engine";
import { flag, language, optional, type Parameter } from "./parameters.ts";
import { unknownWord } from "./suggest.ts";
import type { System } from "./system.ts";
import type { Terminal } from "./terminal.ts";
import type { Texts } from "./texts.ts";

/** Named parameters; for the places of a command line in their order. */
export type Parameters = { readonly [name: string]: Parameter<unknown> };

/** What a command gets for its parameters. */
export type ValuesOf<P extends Parameters> = {
  readonly [N in keyof P]: P[N] extends Parameter<infer T> ? T : never;
};

/** What something is said with. */
export interface Voice {
  readonly terminal: Terminal;
  readonly texts: Texts;
}

/** Where a command runs. Its texts are without those of a game. */
export interface Context extends Voice {
  readonly system: System;
}

/** How a command ends: with an exit code, or with what is wrong with its call. */
export type Outcome = Answer<number, Message>;

/** A command as it is declared: help, checks and the types of its values follow from this. */
interface Declaration<P extends Parameters, O extends Parameters> {
  readonly name: string;
  readonly places: P;
  readonly options: O;
  /** Calls to show in the help, without the program's name; `{game}` stands for a game of the catalogue. */
  readonly examples: readonly string[];
  run(values: ValuesOf<P & O>, context: Context): Promise<Outcome>;
}

/** A command whose types nobody needs to know. */
export interface Command {
  readonly name: string;
  readonly places: Parameters;
  readonly options: Parameters;
  readonly examples: readonly string[];
  call(words: readonly string[], context: Context): Promise<Outcome>;
}

const COMMON = { lang: optional(language), help: flag() };

/** Makes a command out of its declaration. */
export function command<P extends Parameters, O extends Parameters>(declaration: Declaration<P, O>): Command {
  const { name, places, examples } = declaration;
  const options = { ...declaration.options, ...COMMON };
  return {
    name,
    places,
    options,
    examples,
    async call(words, context) {
      const values = await readValues(places, options, words);
      // Every parameter was read by itself under its own name, which is what ValuesOf says; TypeScript cannot follow it.
      return values.ok ? declaration.run(values.value as ValuesOf<P & O>, context) : values;
    },
  };
}

type Given = ReadonlyMap<string, readonly string[]>;

async function readValues(
  places: Parameters,
  options: Parameters,
  words: readonly string[],
): Promise<Answer<{ readonly [name: string]: unknown }, Message>> {
  const given = sort(places, options, words);
  if (!given.ok) return given;
  const values: Record<string, unknown> = {};
  for (const [name, parameter] of Object.entries({ ...places, ...options })) {
    const texts = given.value.get(name) ?? [];
    const missing = whatIsMissing(name, parameter, texts, name in places);
    if (missing) return no(missing);
    const read = await parameter.read(texts);
    if (!read.ok) return name in places ? read : no({ key: "error.at-option", values: { name, why: read.error } });
    values[name] = read.value;
  }
  return yes(values);
}

function whatIsMissing(
  name: string,
  { isRequired, shape }: Parameter<unknown>,
  texts: readonly string[],
  isPlace: boolean,
): Message | null {
  const isEmpty = isPlace && texts.at(-1) === "";
  if (isRequired && isPlace && (isEmpty || texts.length === 0))
    return { key: "error.missing-place", values: { name: name.toUpperCase() } };
  if (isRequired && texts.length === 0) return { key: "error.missing-option", values: { name, shape: shape ?? "" } };
  return isEmpty ? { key: "error.empty-place", values: { name: name.toUpperCase() } } : null;
}

/** Which words were given for which parameter. */
function sort(places: Parameters, options: Parameters, words: readonly string[]): Answer<Given, Message> {
  const shapes = Object.entries(options).map(([name, { shape }]) => {
    const type: "string" | "boolean" = shape === null ? "boolean" : "string";
    return [name, name === "help" ? { type, short: "h" } : { type }] as const;
  });
  const { tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(shapes),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = new Map<string, string[]>();
  const free = Object.keys(places);
  for (const token of tokens) {
    if (token.kind === "option-terminator") continue;
    const name = token.kind === "positional" ? free.shift() : token.name;
    if (token.kind === "positional" && name === undefined)
      return no({ key: "error.too-many", values: { found: token.value } });
    if (name === undefined) continue;
    if (token.kind === "option") {
      const option = options[name];
      const dashed = Object.keys(options).map((known) => `--${known}`);
      if (option === undefined) return no(unknownWord("error.unknown-option", token.rawName, dashed));
      if (option.shape === null && token.value !== undefined) return no({ key: "error.no-value", values: { name } });
      if (option.shape !== null && token.value === undefined)
        return no({ key: "error.value-missing", values: { name, shape: option.shape } });
    }
    given.set(name, [...(given.get(name) ?? []), token.value ?? ""]);
  }
  return yes(given);
}
