import { recorded } from "./chance.ts";
import type { Answer, Game, GameTypes, Problem, Result, Rules, StateOf } from "./contract.ts";
import { isHash } from "./fairness.ts";
import type { RecordFault } from "./faults.ts";
import { checkAction, type Match, type Step, start, withStep } from "./match.ts";
import { type Proof, proofProblem } from "./proof.ts";
import { type Foreign, isDraws, isForeign, shown } from "./reading.ts";
import { asView, canonical, fingerprint, no, yes } from "./tools.ts";

/** The format of records that this engine writes and reads. */
export const RECORD_FORMAT = "gatehouse-record/1";

/** A whole match as data: with the same rules version it replays to the same states anywhere. */
export interface GameRecord<G extends GameTypes> {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: G["Options"];
  readonly setupDraws: readonly number[];
  readonly steps: readonly Step<G>[];
  /** `null` for a match that is not over. */
  readonly result: Result | null;
  /** The fingerprint of everything above: shows that nothing was cut off or changed. */
  readonly digest: string;
  /** Only in records of sealed matches. */
  readonly proof?: Proof<G>;
}

/** A moment of a replay: what the step was, what happened, and the state after it. Step 0 is the set-up. */
export interface Moment<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly step: number;
  readonly played: Step<G> | null;
  readonly draws: readonly number[];
  readonly events: readonly G["Event"][];
  readonly state: StateOf<G>;
}

/** The record of a match: its log without what was taken back. */
export function recordOf<G extends GameTypes>(match: Match<G>): GameRecord<G> {
  const first = match.log[0];
  const body = {
    format: RECORD_FORMAT,
    game: match.game.id,
    rulesVersion: match.game.rulesVersion,
    options: match.rules.options,
    setupDraws: first?.kind === "start" ? first.draws : [],
    steps: match.steps.map(({ seat, action, draws }) => ({ seat, action, draws })),
    result: match.rules.result(asView<G>(match.state)),
  } as const;
  return { ...body, digest: fingerprint(body) };
}

/** A record as text, one step a line, so that people and diffs can read it. */
export function writeRecord<G extends GameTypes>(record: GameRecord<G>): string {
  const lines = Object.entries(record).map(([name, value]) => `  ${JSON.stringify(name)}: ${written(name, value)}`);
  return `{\n${lines.join(",\n")}\n}\n`;
}

function written(name: string, value: unknown): string {
  if (name === "steps" && Array.isArray(value)) return list(value);
  if (name === "proof" && isForeign(value) && Array.isArray(value["entries"]))
    return `{ "seal": ${JSON.stringify(value["seal"])}, "entries": ${list(value["entries"])} }`;
  return JSON.stringify(value);
}

/** The name of the game that a text or JSON record is of, so that its rules can be loaded. */
export function gameOfRecord(input: unknown): Answer<string, RecordFault<GameTypes>> {
  const parsed = parse(input);
  if (!parsed.ok) return parsed;
  const game = parsed.value["game"];
  return typeof game === "string" ? yes(game) : bad("game", "the name of a game", game);
}

/** Reads a record of this game from text or JSON: its shape and versions, not yet whether it can be replayed. */
export function readRecord<G extends GameTypes>(game: Game<G>, input: unknown): Answer<GameRecord<G>, RecordFault<G>> {
  const parsed = parse(input);
  if (!parsed.ok) return parsed;
  const found = parsed.value;
  if (found["format"] !== RECORD_FORMAT) return bad("format", RECORD_FORMAT, found["format"]);
  if (found["game"] !== game.id) return no({ code: "unknown-game", found: shown(found["game"]), known: [game.id] });
  const version = found["rulesVersion"];
  if (typeof version !== "number") return bad("rulesVersion", "a number", version);
  if (version !== game.rulesVersion)
    return no({ code: "other-rules-version", found: version, supported: game.rulesVersion });
  const problem = shapeProblem(found);
  // Options and actions are checked against the rules when the record is replayed.
  return problem ? no({ code: "bad-record", problem }) : yes(found as unknown as GameRecord<G>);
}

/**
 * Replays a record from the first draw, checking every action and every draw, and tells each moment to `watch`. Answers
 * the match as it stands after step `until` (by default all of them). The states of the moments are copies.
 */
export function replay<G extends GameTypes>(
  game: Game<G>,
  record: GameRecord<G>,
  watch?: (moment: Moment<G>) => void,
  until: number = record.steps.length,
): Answer<Match<G>, RecordFault<G>> {
  const setupLuck = recorded(record.setupDraws);
  const started = start(game, record.options, setupLuck);
  if (!started.ok) return started;
  const setupFault = setupLuck.fault();
  if (setupFault) return no({ code: "bad-draw", step: 0, fault: setupFault });
  let { match } = started.value;
  const { rules, state } = match;
  const { events } = started.value;
  watch?.({ rules, step: 0, played: null, draws: record.setupDraws, events, state: rules.clone(state) });
  for (const [index, played] of record.steps.slice(0, Math.max(0, until)).entries()) {
    const step = index + 1;
    const checked = checkAction(game, rules, state, played.seat, played.action);
    if (!checked.ok) return no({ code: "bad-step", step, fault: checked.error });
    const luck = recorded(played.draws);
    const events: G["Event"][] = [];
    rules.play(state, played.seat, checked.value, luck, watch && ((event) => events.push(event)));
    const fault = luck.fault();
    if (fault) return no({ code: "bad-draw", step, fault });
    match = withStep(match, played, state).match;
    watch?.({ rules, step, played, draws: played.draws, events, state: rules.clone(state) });
  }
  return yes(match);
}

/** Everything that can be said of a record: it replays, ends as it says, and nothing was cut off or changed. */
export function verifyRecord<G extends GameTypes>(
  game: Game<G>,
  record: GameRecord<G>,
): Answer<Match<G>, RecordFault<G>> {
  const replayed = replay(game, record);
  if (!replayed.ok) return replayed;
  const again = recordOf(replayed.value);
  if (canonical(again.result) !== canonical(record.result))
    return no({ code: "other-result", expected: brief(again.result), found: brief(record.result) });
  // Options are compared as well: a record names all of them, also those that have a default.
  const isWhole = again.digest === record.digest && canonical(again.options) === canonical(record.options);
  return isWhole ? replayed : no({ code: "other-digest", steps: record.steps.length });
}

function parse(input: unknown): Answer<Foreign, { readonly code: "not-json"; readonly found: string } | BadRecord> {
  if (typeof input !== "string") return isForeign(input) ? yes(input) : bad("", "{ … }", input);
  try {
    const parsed: unknown = JSON.parse(input);
    return isForeign(parsed) ? yes(parsed) : bad("", "{ … }", parsed);
  } catch {
    return no({ code: "not-json", found: shown(input.slice(-30)) });
  }
}

type BadRecord = { readonly code: "bad-record"; readonly problem: Problem };

function bad(path: string, expected: string, found: unknown): Answer<never, BadRecord> {
  return no({ code: "bad-record", problem: { path, expected, found: shown(found) } });
}

/** The first thing that is not as a record has it. */
function shapeProblem(found: Foreign): Problem | null {
  if (!isForeign(found["options"])) return { path: "options", expected: "{ … }", found: shown(found["options"]) };
  if (!isDraws(found["setupDraws"]))
    return { path: "setupDraws", expected: "[0 …]", found: shown(found["setupDraws"]) };
  const steps = found["steps"];
  if (!Array.isArray(steps)) return { path: "steps", expected: "[ … ]", found: shown(steps) };
  const wrong = steps.findIndex((step: unknown) => !isStep(step));
  if (wrong >= 0) return { path: `steps[${wrong}]`, expected: "{ seat, action, draws }", found: shown(steps[wrong]) };
  if (found["result"] !== null && !isResult(found["result"]))
    return { path: "result", expected: "null | { scores, breakdown, ranks, reason }", found: shown(found["result"]) };
  if (!isHash(found["digest"])) return { path: "digest", expected: "64 × 0 … f", found: shown(found["digest"]) };
  return found["proof"] === undefined ? null : proofProblem(found["proof"]);
}

function isStep(step: unknown): boolean {
  return isForeign(step) && Number.isInteger(step["seat"]) && isForeign(step["action"]) && isDraws(step["draws"]);
}

function isResult(result: unknown): boolean {
  if (!isForeign(result) || Object.keys(result).length !== 4) return false;
  const { scores, breakdown, ranks, reason } = result;
  const isRow = (row: unknown) => isForeign(row) && areNumbers(Object.values(row));
  const areRows = Array.isArray(breakdown) && breakdown.every(isRow);
  return areNumbers(scores) && areRows && areNumbers(ranks) && typeof reason === "string";
}

function areNumbers(list: unknown): boolean {
  return Array.isArray(list) && list.every((item) => typeof item === "number");
}

function brief(result: Result | null): string {
  return result === null ? "–" : `${result.scores.join(":")} ${result.reason}`;
}

function list(items: readonly unknown[]): string {
  return items.length === 0 ? "[]" : `[\n    ${items.map((item) => JSON.stringify(item)).join(",\n    ")}\n  ]`;
}
