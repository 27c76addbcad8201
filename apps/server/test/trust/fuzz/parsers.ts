import { CATALOGUE } from "@gatehouse/catalogue";
import {
  type AnyGame,
  at,
  type Chance,
  type GameTypes,
  gameOfRecord,
  legal,
  type Match,
  mixSeed,
  type OptionSpec,
  readRecord,
  recordOf,
  seeded,
  start,
  submit,
  verify,
  verifyRecord,
  writeRecord,
} from "@gatehouse/engine";
import { clientMessageSchema, contract, serverMessageSchema } from "@gatehouse/protocol";
import type { ZodType } from "zod";
import { unfitIn } from "../../../src/wellformed.ts";
import { hostileValue, spoilt, spoiltText } from "./hostile.ts";

/** Something that reads what strangers send. Answers what is wrong with it, if anything. */
export interface Parser {
  readonly name: string;
  feed(chance: Chance): string | null;
}

type AnyMatch = Match<GameTypes>;

const STEPS = 24;
const MATCHES_PER_GAME = 3;

/** A match of some random steps, as good data to begin from. */
function someMatch(game: AnyGame, seed: number): AnyMatch {
  const luck = seeded(seed);
  const started = start(game, { seats: game.seats.min + luck.pick(game.seats.max - game.seats.min + 1) }, luck);
  if (!started.ok) throw new Error(`${game.id} does not start`);
  let { match } = started.value;
  for (let step = 0; step < STEPS; step += 1) {
    const [seat] = match.rules.actors(match.state);
    if (seat === undefined) break;
    const actions = legal(match.rules, match.state, seat);
    const done = submit(match, seat, [at(actions, luck.pick(actions.length))], luck);
    if (!done.ok) throw new Error(`${game.id} refuses what it lists`);
    match = done.value.match;
  }
  return match;
}

function notation(game: AnyGame, matches: readonly AnyMatch[]): Parser {
  const texts = matches.flatMap(({ steps }) => steps.map(({ action }) => game.notation.write(action)));
  return {
    name: `notation of ${game.id}`,
    feed(chance) {
      const text = spoiltText(at(texts, chance.pick(texts.length)), chance);
      const action = game.notation.read(text);
      if (action === null) return null;
      // What is read is an action: it can be written, and read again.
      const again = game.notation.read(game.notation.write(action));
      return JSON.stringify(again) === JSON.stringify(action) ? null : `“${text}” is read in two ways`;
    },
  };
}

function records(game: AnyGame, matches: readonly AnyMatch[]): Parser {
  const good = matches.map((match) => JSON.parse(JSON.stringify(recordOf(match))));
  const texts = matches.map((match) => writeRecord(recordOf(match)));
  return {
    name: `records of ${game.id}`,
    feed(chance) {
      const isText = chance.pick(4) === 0;
      const which = chance.pick(good.length);
      const input = isText ? spoiltText(at(texts, which), chance) : spoilt(at(good, which), chance);
      gameOfRecord(input);
      const read = readRecord(game, input);
      if (!read.ok) return typed(read.error);
      const checked = read.value.proof ? verify(game, read.value) : verifyRecord(game, read.value);
      return checked.ok ? null : typed(checked.error);
    },
  };
}

function editions(game: AnyGame): Parser {
  const overrides = Object.fromEntries(
    game
      .components()
      .map(({ id, components }) => [
        id,
        Object.fromEntries(
          components
            .slice(0, 3)
            .map((component) => [
              component.id,
              Object.fromEntries(Object.entries(component.values).map(([name, { value }]) => [name, value])),
            ]),
        ),
      ]),
  );
  const isEditable = game.options.some(({ kind }) => kind === "overrides");
  return {
    name: `options and edition files of ${game.id}`,
    feed(chance) {
      const seats = game.seats.min + chance.pick(game.seats.max - game.seats.min + 1);
      const chosen = game.options.flatMap((spec) => someOption(spec, overrides, isEditable, chance));
      const opened = game.open(spoilt({ seats, ...Object.fromEntries(chosen) }, chance));
      if (!opened.ok)
        return opened.error.every(({ path }) => typeof path === "string") ? null : "a problem has no path";
      const state = opened.value.setup(seeded(chance.pick(1000)));
      const [violation] = opened.value.violations(state);
      return violation === undefined ? null : `options are accepted that break the game: ${violation}`;
    },
  };
}

function someOption(
  spec: OptionSpec,
  overrides: object,
  isEditable: boolean,
  chance: Chance,
): readonly (readonly [string, unknown])[] {
  if (spec.kind !== "overrides") return chance.pick(2) === 0 ? [[spec.name, spec.default]] : [];
  return isEditable && chance.pick(2) === 0 ? [[spec.name, overrides]] : [];
}

function actions(game: AnyGame, matches: readonly AnyMatch[]): Parser {
  const running = matches.filter((match) => match.rules.actors(match.state).length > 0);
  return {
    name: `actions of ${game.id}`,
    feed(chance) {
      const match = at(running, chance.pick(running.length));
      const seat = chance.pick(6) === 0 ? chance.pick(100) - 50 : at(match.rules.actors(match.state), 0);
      const [first] = legal(match.rules, match.state, at(match.rules.actors(match.state), 0));
      const done = submit(match, seat, [spoilt(first, chance)], seeded(1));
      return done.ok ? null : typed(done.error.fault);
    },
  };
}

function schema(name: string, { safeParse }: ZodType, good: unknown): Parser {
  return {
    name,
    feed(chance) {
      const input = chance.pick(5) === 0 ? hostileValue(chance) : spoilt(good, chance);
      // As in the server: what is unfit is never read.
      if (!unfitIn(input)) safeParse(input);
      return null;
    },
  };
}

/** The schemas of all requests: what a library makes of strange data must be an answer, too. */
function requests(): readonly Parser[] {
  const parts = [contract.people, contract.passkeys, contract.notices, contract.matches];
  const procedures = parts.flatMap((part) => Object.entries(part));
  return procedures.flatMap(([name, procedure]) => {
    const { inputSchema } = procedure["~orpc"];
    return inputSchema ? [schema(`request ${name}`, inputSchema as ZodType, GOOD_INPUT)] : [];
  });
}

const SUBMISSION = { seat: 0, seq: 3, key: "12345678", actions: [{ type: "bid", coins: 1 }] };
/** Fields of many requests at once; each schema takes its own. */
const GOOD_INPUT = {
  ...SUBMISSION,
  ...{ match: "lantern-wall-0123456789ab", name: "Ada", language: "en", code: "ABCD-EFGH", text: "Hello", to: 1 },
  ...{ game: "lantern-wall", options: { seats: 2 }, seats: [{ kind: "me" }, { kind: "bot", level: "novice" }] },
  ...{ visibility: "public", pace: { kind: "live", minutes: 5 }, salt: "0".repeat(64), agree: true, limit: 5 },
};
const MESSAGE = { type: "act", match: "lantern-wall-0123456789ab", submission: SUBMISSION };
const UPDATE = {
  ...{ type: "update", match: "m", version: 1, seq: 1, viewer: 0, reset: false, view: {}, actors: [0], deadline: null },
  ...{ undo: "none", entries: [] },
};

/** A fault of the engine: a code that is a word. */
function typed(fault: { readonly code: string }): string | null {
  return /^[a-z][a-z-]+$/.test(fault.code) ? null : `a fault has no code: ${JSON.stringify(fault)}`;
}

/** Everything that reads what comes from outside, without a network. */
export async function allParsers(): Promise<readonly Parser[]> {
  const games = await Promise.all(CATALOGUE.map((entry) => entry.load()));
  const perGame = games.flatMap((game) => {
    const matches = Array.from({ length: MATCHES_PER_GAME }, (_, i) => someMatch(game, mixSeed(i, 7)));
    return [notation(game, matches), records(game, matches), editions(game), actions(game, matches)];
  });
  const messages = [schema("messages of clients", clientMessageSchema, MESSAGE)];
  return [...perGame, ...messages, schema("messages of the server", serverMessageSchema, UPDATE), ...requests()];
}

/** Feeds the parsers in turn; the same seed gives the same inputs. Answers what went wrong, with its number. */
export function feedParsers(
  parsers: readonly Parser[],
  inputs: number,
  seed: number,
  tell: (done: number) => void = () => {},
): readonly string[] {
  const problems: string[] = [];
  for (let i = 0; i < inputs; i += 1) {
    const parser = at(parsers, i % parsers.length);
    const problem = fed(parser, seeded(mixSeed(seed, i)));
    if (problem !== null) problems.push(`input ${i}, ${parser.name}: ${problem}`);
    tell(i + 1);
  }
  return problems;
}

function fed(parser: Parser, chance: Chance): string | null {
  try {
    return parser.feed(chance);
  } catch (error) {
    return `threw ${error instanceof Error ? error.stack : error}`;
  }
}
