import type { ActionFields, Answer, FieldSpec, OptionSpec, Problem } from "./contract.ts";
import { no, yes } from "./tools.ts";

/** A JSON object from outside, before anything is known of it. */
export type Foreign = { readonly [name: string]: unknown };

/** Whether the value is a JSON object (no list, no null). */
export function isForeign(value: unknown): value is Foreign {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether the value is a list of draws: whole numbers from 0 on. */
export function isDraws(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((draw) => Number.isSafeInteger(draw) && draw >= 0);
}

/** A value from outside in a few characters, for the `found` of a problem. */
export function shown(value: unknown): string {
  if (value === undefined) return "—";
  const text = jsonOf(value) ?? typeof value;
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    // Cyclic data, a bigint, lists a hundred thousand deep: what cannot be written can still be refused.
    return undefined;
  }
}

/**
 * Reads the options of a match: fills in defaults, refuses unknown names and values out of range. The specs describe `O`,
 * which only the caller can promise; `overrides` are passed on as they are, for the game to check.
 */
export function readOptions<O extends { readonly seats: number }>(
  seats: { readonly min: number; readonly max: number },
  specs: readonly OptionSpec[],
  input: unknown,
): Answer<O, readonly Problem[]> {
  if (!isForeign(input)) return no([{ path: "", expected: "{ seats, … }", found: shown(input) }]);
  const count = input["seats"];
  const seatProblem = misfit({ kind: "integer", ...seats }, count, "seats");
  // Which options exist depends on the number of seats, so without it nothing else can be judged.
  if (seatProblem) return no([seatProblem]);
  const applying = specs.filter((spec) => spec.atSeats === undefined || spec.atSeats.includes(Number(count)));
  const options: Record<string, unknown> = { seats: count };
  const problems = strangers(input, ["seats", ...applying.map((spec) => spec.name)]);
  for (const spec of applying) {
    const value = input[spec.name];
    if (spec.kind === "overrides") {
      if (value === undefined) continue;
      if (!isForeign(value)) problems.push({ path: spec.name, expected: "{ … }", found: shown(value) });
      options[spec.name] = value;
    } else {
      options[spec.name] = value === undefined ? spec.default : value;
      const problem = misfit(spec, options[spec.name], spec.name);
      if (problem) problems.push(problem);
    }
  }
  return problems.length > 0 ? no(problems) : yes(options as O);
}

/** The fields of an action that do not fit its specification; empty if it is well formed. */
export function actionProblems(fields: ActionFields, action: Foreign): Problem[] {
  const problems = strangers(action, ["type", ...Object.keys(fields)]);
  for (const [name, spec] of Object.entries(fields)) {
    const problem = misfit(spec, action[name], name);
    if (problem) problems.push(problem);
  }
  return problems;
}

function strangers(input: Foreign, known: readonly string[]): Problem[] {
  return Object.keys(input)
    .filter((name) => !known.includes(name))
    .map((name) => ({ path: name, expected: known.join(" | "), found: shown(name) }));
}

function misfit(spec: FieldSpec, value: unknown, path: string): Problem | null {
  switch (spec.kind) {
    case "integer":
      return Number.isInteger(value) && Number(value) >= spec.min && Number(value) <= spec.max
        ? null
        : { path, expected: `${spec.min} … ${spec.max}`, found: shown(value) };
    case "choice":
      return typeof value === "string" && spec.of.includes(value)
        ? null
        : { path, expected: spec.of.join(" | "), found: shown(value) };
    case "flag":
      return typeof value === "boolean" ? null : { path, expected: "true | false", found: shown(value) };
  }
}
