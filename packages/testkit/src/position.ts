import { asView, at, type Chance, type GameTypes, type Seat, seeded, type Viewer } from "@gatehouse/engine";
import { isSame } from "./same.ts";
import type { AnyAction, AnyEvent, AnyRules, AnyState, AnyView } from "./walk.ts";

/** A view with its JSON text. */
export interface Sight {
  readonly viewer: Viewer;
  readonly view: AnyView;
  readonly text: string;
}

/** A state that was made up from a view. */
export interface World {
  readonly state: AnyState;
  /** Whether its viewer sees in it what it sees in truth. */
  readonly looksTrue: boolean;
}

/** What playing an action on a copy of a position came to. */
export interface Trial {
  readonly state: AnyState;
  readonly events: readonly AnyEvent[];
  /** How many of the events came before the first draw. */
  readonly certain: number;
  readonly drew: boolean;
}

/**
 * A moment of a walk, and what several checks want to know of it: worked out once for all of them. Whatever is handed out here
 * belongs to everybody; who wants to change something takes a copy.
 */
export class Position {
  readonly rules: AnyRules;
  readonly state: AnyState;
  /** The JSON of the state before anybody asked it anything. */
  readonly text: string;
  readonly #luck: number;
  readonly #worlds = new Map<string, World>();
  #sights: readonly Sight[] | undefined;
  #actors: readonly Seat[] | undefined;

  constructor(rules: AnyRules, state: AnyState, luck: number) {
    this.rules = rules;
    this.state = state;
    this.text = JSON.stringify(state);
    this.#luck = luck;
  }

  /** The state as its own view. */
  get truth(): AnyView {
    return asView<GameTypes>(this.state);
  }

  get actors(): readonly Seat[] {
    this.#actors ??= this.rules.actors(this.truth);
    return this.#actors;
  }

  /** What a spectator sees, then each seat. */
  get sights(): readonly Sight[] {
    this.#sights ??= viewersOf(this.rules).map((viewer) => {
      const view = this.rules.view(this.state, viewer);
      return { viewer, view, text: JSON.stringify(view) };
    });
    return this.#sights;
  }

  sightOf(viewer: Viewer): Sight {
    return at(this.sights, viewer === null ? 0 : viewer + 1);
  }

  /** The `guess`th world made up from what a viewer sees. */
  worldOf(viewer: Viewer, guess: number): World {
    const key = `${viewer} ${guess}`;
    const known = this.#worlds.get(key);
    if (known) return known;
    const sight = this.sightOf(viewer);
    const state = this.rules.determinize(sight.view, viewer, seeded(this.#luck + guess));
    const looksTrue = isSame(this.rules.view(state, viewer), sight.view);
    const world = { state, looksTrue };
    this.#worlds.set(key, world);
    return world;
  }

  /** The state anew, shared with nobody. */
  copy(): AnyState {
    return JSON.parse(this.text);
  }
}

/** Plays an action on a state, and notes what happened. */
export function tryOut(rules: AnyRules, state: AnyState, seat: Seat, action: AnyAction, luck: number): Trial {
  return trialOf(luck, (chance, emit) => {
    rules.play(state, seat, action, chance, emit);
    return state;
  });
}

/** Notes what happens, and whether luck has a part in it. */
export function trialOf(luck: number, act: (chance: Chance, emit: (event: AnyEvent) => void) => AnyState): Trial {
  const source = seeded(luck);
  const events: AnyEvent[] = [];
  let certain = 0;
  let drew = false;
  const chance: Chance = {
    pick(sides) {
      drew = true;
      return source.pick(sides);
    },
  };
  const state = act(chance, (event) => {
    events.push(event);
    if (!drew) certain = events.length;
  });
  return { state, events, certain, drew };
}

/** Everybody who can look: a spectator, then each seat. */
export function viewersOf(rules: AnyRules): readonly Viewer[] {
  return [null, ...Array.from({ length: rules.options.seats }, (_, seat) => seat)];
}
