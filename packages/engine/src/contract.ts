/** A place at the table: 0, 1, … in seating order. */
export type Seat = number;

/** Who looks: a seat, or `null` for a spectator. */
export type Viewer = Seat | null;

/** Something is there that this viewer may not know; how many is all that is told. */
export interface Hidden {
  readonly hidden: number;
}

/** A value that some viewers see as {@link Hidden}. */
export type Secret<T> = T | Hidden;

/** `V` without anything hidden and without `readonly`, at every depth: how a State is derived from a View. */
export type Known<V> = V extends Hidden ? never : V extends object ? { -readonly [K in keyof V]: Known<V[K]> } : V;

/** The five types that describe a game. Its State is not among them: it is `Known<View>`. */
export interface GameTypes {
  Options: { readonly seats: number };
  /** Plain readonly JSON data; what may be hidden from somebody is a {@link Secret}. */
  View: object;
  /** One choice as a person would announce it: a flat tagged object of numbers, strings and booleans. */
  Action: { readonly type: string };
  /** What happened, in the past tense, for log and animation; carries what `redact` needs. */
  Event: { readonly type: string };
  /** Why not: a code that names the obstacle, with its facts (what is needed, what is there). */
  Refusal: { readonly code: string };
}

/** The full truth about a match: a View with nothing hidden. */
export type StateOf<G extends GameTypes> = Known<G["View"]>;

/** The only source of luck. `pick(n)` answers 0 … n−1, each as likely; `pick(1)` is a draw too. */
export interface Chance {
  pick(sides: number): number;
}

/** Receives events as they happen; rules call it only if it is given. */
export type Emit<G extends GameTypes> = (event: G["Event"]) => void;

/** A text to be looked up in a message catalogue and filled in. */
export interface Message {
  readonly key: string;
  readonly values?: MessageValues;
}

/** What fills a message: numbers, words for ICU `select`, further messages, or a seat (shown as its player's name). */
export type MessageValues = { readonly [name: string]: number | string | Message | { readonly seat: Seat } };

/** The languages in which every text exists. */
export const LANGUAGES = ["en", "es", "de"] as const;

/** One of {@link LANGUAGES}. */
export type Language = (typeof LANGUAGES)[number];

/** A message catalogue of one language: key → ICU message. */
export type Messages = { readonly [key: string]: string };

/** How to load the messages of each language; only the language that is wanted is loaded. */
export type MessageLoaders = { readonly [L in Language]: () => Promise<{ readonly default: Messages }> };

/** Points at some moment, per seat; each seat's breakdown by source adds up to its score. */
export interface Standing {
  readonly scores: readonly number[];
  readonly breakdown: readonly { readonly [source: string]: number }[];
}

/** The end of a match: ranks start at 1 and equal ranks are shared; the reason is one of the game's `reasons`. */
export interface Result extends Standing {
  readonly ranks: readonly number[];
  readonly reason: string;
}

/** The order in which `refusal` checks; a refusal of a later stage got further. */
export const STAGES = ["decision", "phase", "holding", "cost", "target"] as const;

/** One of {@link STAGES}. */
export type Stage = (typeof STAGES)[number];

/** The exact range of one field of an action. */
export type FieldSpec =
  | { readonly kind: "integer"; readonly min: number; readonly max: number }
  | { readonly kind: "choice"; readonly of: readonly string[] }
  | { readonly kind: "flag" };

/** The fields of one type of action, without `type` itself. */
export type ActionFields = { readonly [field: string]: FieldSpec };

/** Checks a game's field table against its Action type, field by field: `FIELDS satisfies FieldsOf<Action>`. */
export type FieldsOf<A extends { readonly type: string }> = {
  readonly [T in A["type"]]: SpecsOf<Omit<Extract<A, { type: T }>, "type">>;
};

/** Without fields it is not `{}`, which would let any field pass. */
type SpecsOf<F> = [keyof F] extends [never]
  ? { readonly [field: string]: never }
  : { readonly [N in keyof F]: SpecOf<F[N]> };

type SpecOf<V> = [V] extends [boolean]
  ? { readonly kind: "flag" }
  : [V] extends [number]
    ? { readonly kind: "integer"; readonly min: number; readonly max: number }
    : [V] extends [string]
      ? { readonly kind: "choice"; readonly of: readonly V[] }
      : never;

/**
 * One option of a game, as data. `seats` itself is not listed; an option with `atSeats` exists only for those counts, and
 * its name may come back with other bounds for others. `overrides` is an owner's {@link Overrides}.
 */
export type OptionSpec = { readonly name: string; readonly atSeats?: readonly number[] } & (
  | { readonly kind: "integer"; readonly min: number; readonly max: number; readonly default: number }
  | { readonly kind: "choice"; readonly of: readonly string[]; readonly default: string }
  | { readonly kind: "flag"; readonly default: boolean }
  | { readonly kind: "overrides" }
);

/** One thing that is wrong with data from outside: where, what would be right there, what is there. */
export interface Problem {
  readonly path: string;
  readonly expected: string;
  readonly found: string;
}

/** Either what was asked for, or why not. */
export type Answer<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** Where a component's value comes from. */
export type Provenance = "found" | "rulebook" | "inferred" | "reconstructed";

/** What can be printed on a component: JSON of every kind. */
export type ComponentValue =
  | number
  | string
  | boolean
  | null
  | readonly ComponentValue[]
  | { readonly [name: string]: ComponentValue };

/** An owner's edition file, read and checked by `open`: table → component → name → the value printed in the box. */
export type Overrides = {
  readonly [table: string]: { readonly [component: string]: { readonly [name: string]: ComponentValue } };
};

/** One kind of component with its printed values, each with its provenance. */
export interface Component {
  readonly id: string;
  readonly copies: number;
  readonly values: {
    readonly [name: string]: {
      readonly value: ComponentValue;
      readonly provenance: Provenance;
    };
  };
}

/** A table of components of one sort. */
export interface ComponentTable {
  readonly id: string;
  readonly components: readonly Component[];
}

/** What to say, as messages: no prose in code. */
export interface Words<G extends GameTypes> {
  /** What the seat is asked now, in one sentence. */
  prompt(view: G["View"], seat: Seat): Message;
  /** An action as a choice to offer; `view` is the one in which it is offered. */
  action(view: G["View"], action: G["Action"]): Message;
  /** What happened, as a sentence of the log. */
  event(event: G["Event"]): Message;
  /** Why an action is refused, with the one thing that would have to change. */
  refusal(refusal: G["Refusal"]): Message;
}

/**
 * The rules of one match: options and component tables are resolved and closed over.
 *
 * Every `view` parameter takes a seat's own View or the State. `legalActions` and `refusal` are asked only for a seat
 * that `actors` names; `play` only with an action that `refusal` lets through. The engine sees to both.
 */
export interface Rules<G extends GameTypes> {
  readonly options: G["Options"];
  /** The first state. */
  setup(chance: Chance, emit?: Emit<G>): StateOf<G>;
  /** Who owes a decision, the same for every viewer; empty exactly when the game is over. */
  actors(view: G["View"]): readonly Seat[];
  /** Every action of the seat, in a stable order; never empty for an actor. */
  legalActions(view: G["View"], seat: Seat): G["Action"][];
  /** Why the seat may not do this, or `null`; checks in the order of {@link STAGES}. */
  refusal(view: G["View"], seat: Seat, action: G["Action"]): G["Refusal"] | null;
  /** Changes the state in place. */
  play(state: StateOf<G>, seat: Seat, action: G["Action"], chance: Chance, emit?: Emit<G>): void;
  /** A copy that shares nothing that `play` changes. */
  clone(state: StateOf<G>): StateOf<G>;
  /** Points at this moment from what the viewer knows. */
  standing(view: G["View"]): Standing;
  /** The result, or `null` while somebody owes a decision. */
  result(view: G["View"]): Result | null;
  /** What the viewer may know. */
  view(state: StateOf<G>, viewer: Viewer): G["View"];
  /** The event as the viewer may know it, or `null` if it learns nothing of it. */
  redact(event: G["Event"], viewer: Viewer): G["Event"] | null;
  /** A state that the viewer cannot tell from the true one, drawn at random. */
  determinize(view: G["View"], viewer: Viewer, chance: Chance): StateOf<G>;
  /** One uniformly random legal action without making the list; rollouts only. */
  sample?(state: StateOf<G>, seat: Seat, chance: Chance): G["Action"];
  readonly words: Words<G>;
  /** The board in characters, as the viewer sees it; `word` says a message of the game in the reader's language. */
  draw(view: G["View"], word: (key: string) => string): string;
  /** What is wrong with the state, checked against a slow recompute; empty if nothing is. */
  violations(state: StateOf<G>): string[];
  /** How many of each limited component there are, wherever they lie; never changes during a match. */
  census(state: StateOf<G>): { readonly [component: string]: number };
}

/** Actions as short text, for records, logs and tests. `read(write(action))` is the action again. */
export interface Notation<G extends GameTypes> {
  write(action: G["Action"]): string;
  read(text: string): G["Action"] | null;
}

/** A game: everything that holds for all its matches. Functions are methods, so that games of all types fit one list. */
export interface Game<G extends GameTypes> {
  readonly id: string;
  /** Raised by every change after which an old record would replay differently. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  readonly fields: { readonly [T in G["Action"]["type"]]: ActionFields };
  /** Per type of event whether every viewer gets it in full (`public`) or `redact` may change it (`private`). */
  readonly events: { readonly [T in G["Event"]["type"]]: "public" | "private" };
  /** Per refusal how far the check had got, and the clause that it cites. */
  readonly refusals: { readonly [C in G["Refusal"]["code"]]: { readonly stage: Stage; readonly clause: string } };
  /** The ways in which a match can end. */
  readonly reasons: readonly string[];
  readonly notation: Notation<G>;
  /** The rules of a match with these options; bad options are an answer. */
  open(options: unknown): Answer<Rules<G>, readonly Problem[]>;
  components(): readonly ComponentTable[];
  readonly messages: MessageLoaders;
}

/** A game whose types nobody needs to know. */
export type AnyGame = Game<GameTypes>;
