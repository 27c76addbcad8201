import { at, type Chance, legal, scripted, seeded } from "@gatehouse/engine";
import { expect } from "vitest";
import { type Event, game, type Refusal, type State } from "../src/index.ts";

/** A match at a test's table: plays notation, tells events and refusals. */
export interface Table {
  readonly state: State;
  readonly events: Event[];
  /** Plays steps such as `0 light 4@3`; each must be legal. */
  play(...steps: string[]): void;
  /** Why a step is refused, or `null`. */
  refusal(step: string): Refusal | null;
  /** What the seat can do, in notation. */
  actions(seat: number): string[];
}

/** Sets up a match; `draws` are its first draws (set-up included), later ones are seeded. */
export function table(options: { seats: number; rounds?: number }, draws: number[] = []): Table {
  const opened = game.open(options);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const rules = opened.value;
  const chance: Chance = scripted(draws, seeded(7));
  const events: Event[] = [];
  const state = rules.setup(chance, (event) => events.push(event));
  const parse = (step: string) => {
    const action = game.notation.read(step.slice(2));
    if (action === null) throw new Error(`not an action: ${step}`);
    return { seat: Number(step.charAt(0)), action };
  };
  return {
    state,
    events,
    play(...steps) {
      for (const step of steps) {
        const { seat, action } = parse(step);
        expect(legal(rules, state, seat), step).toContainEqual(action);
        rules.play(state, seat, action, chance, (event) => events.push(event));
      }
    },
    refusal(step) {
      const { seat, action } = parse(step);
      return rules.refusal(state, seat, action);
    },
    actions: (seat) => legal(rules, state, seat).map((action) => game.notation.write(action)),
  };
}

/** A table in the turn phase with seat 0 on turn: nobody has bid anything. */
export function tableOnTurn(options: { seats: number; rounds?: number }): Table {
  const ready = table(options, [0]);
  for (let seat = 0; seat < options.seats; seat += 1) ready.play(`${seat} bid 0`);
  return ready;
}

/** Gives a seat exactly these lanterns. */
export function hold(state: State, seat: number, ...lanterns: number[]): void {
  at(state.hands, seat).splice(
    0,
    Number.POSITIVE_INFINITY,
    ...lanterns.map((n) => ({ kind: n - 1, knownTo: 1 << seat })),
  );
}
