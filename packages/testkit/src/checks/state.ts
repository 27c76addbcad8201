import { at, canonical, recorded, seeded, type Viewer } from "@gatehouse/engine";
import type { Check } from "../check.ts";
import { type Position, tryOut, viewersOf } from "../position.ts";
import { actionKey, isPlain, isSame, isSameText, stillSays } from "../same.ts";
import { type AnyAction, type AnyState, type Journey, luckAt } from "../walk.ts";

const MOST_BYTES = 8192;
/** Thousands of samples at every step would only repeat what some steps show. */
const SAMPLED = 20;

export const sharing: Check = {
  name: "sharing",
  promise: "views, events and made-up worlds stay what they were, whatever is played afterwards",
  visitorFor({ rules, plan }) {
    const kept: { what: string; value: unknown; text: string }[] = [];
    const keep = (what: string, value: unknown, text = JSON.stringify(value)) => kept.push({ what, value, text });
    return {
      setup(_position, events) {
        keep("an event of the set-up", events);
        return undefined;
      },
      before({ position, seat, action }) {
        for (const { viewer, view, text } of position.sights) keep(`a view of ${viewer}`, view, text);
        const { view, text } = position.sightOf(seat);
        tryOut(rules, rules.determinize(view, seat, seeded(plan.seed)), seat, action, 1);
        return stillSays(view, text) ? undefined : `playing ${canonical(action)} in a made-up world changed the view`;
      },
      after({ events }) {
        keep("an event", events);
        return undefined;
      },
      end() {
        const changed = kept.find(({ value, text }) => !stillSays(value, text));
        return changed && `${changed.what} has changed since`;
      },
    };
  },
};

export const clones: Check = {
  name: "clones",
  promise: "a clone shares nothing that play changes, in either direction",
  visitorFor({ rules }) {
    const kept: { state: AnyState; text: string }[] = [];
    return {
      before({ position: { state, text }, seat, action }) {
        const copy = rules.clone(state);
        if (!isSame(copy, state)) return "a clone differs from its original";
        kept.push({ state: copy, text: JSON.stringify(copy) });
        tryOut(rules, rules.clone(copy), seat, action, 1);
        return stillSays(state, text) ? undefined : `playing ${canonical(action)} on a clone changed the original`;
      },
      end: () => {
        const changed = kept.findIndex(({ state, text }) => !stillSays(state, text));
        return changed < 0 ? undefined : `the clone before step ${changed} has changed since`;
      },
    };
  },
};

/** A step as it was played. */
type Told = { readonly seat: number; readonly action: AnyAction };

export const determinism: Check = {
  name: "determinism",
  promise: "the same draws give the same states and the same events",
  visitorFor({ rules }) {
    const draws: number[] = [];
    let drawnAtSetup = 0;
    const told: string[] = [];
    const steps: Told[] = [];
    const tell = ({ text }: Position, events: readonly object[], drawn: readonly number[]) => {
      draws.push(...drawn);
      told.push(`${text}\n${JSON.stringify(events)}`);
      return undefined;
    };
    return {
      setup(position, events, drawn) {
        drawnAtSetup = drawn.length;
        return tell(position, events, drawn);
      },
      after({ turn: { seat, action }, position, events, draws: drawn }) {
        steps.push({ seat, action });
        return tell(position, events, drawn);
      },
      end() {
        // What changes with every match may come round again: so the beginning is told twice.
        return (
          retelling(rules, [], recorded(draws.slice(0, drawnAtSetup)), told.slice(0, 1)) ??
          retelling(rules, steps, recorded(draws), told)
        );
      },
    };
  },
};

/** Whether a game goes otherwise when it is told again with the same draws. */
function retelling(
  rules: Journey["rules"],
  steps: readonly Told[],
  luck: ReturnType<typeof recorded>,
  told: readonly string[],
): string | undefined {
  const again = retell(rules, steps, luck);
  const fault = luck.fault();
  if (fault) return `the same game asks for other draws: ${canonical(fault)}`;
  const differing = told.findIndex((each, i) => !isSameStory(each, again[i] ?? ""));
  return differing < 0 ? undefined : `step ${differing} went differently with the same draws`;
}

function isSameStory(one: string, other: string): boolean {
  if (one === other) return true;
  const [lines, others] = [one.split("\n"), other.split("\n")];
  return lines.every((line, i) => isSameText(line, others[i] ?? "null"));
}

function retell(rules: Journey["rules"], steps: readonly Told[], luck: ReturnType<typeof recorded>): string[] {
  let events: object[] = [];
  const state = rules.setup(luck, (event) => events.push(event));
  const tell = () => `${JSON.stringify(state)}\n${JSON.stringify(events)}`;
  const told = [tell()];
  for (const { seat, action } of steps) {
    events = [];
    rules.play(state, seat, action, luck, (event) => events.push(event));
    told.push(tell());
  }
  return told;
}

export const json: Check = {
  name: "json",
  promise: "states, views, actions and events are plain JSON data",
  visitorFor() {
    const problemOf = (what: string, value: unknown) =>
      isPlain(value) ? undefined : `${what} changes on its way through JSON`;
    const problemAt = ({ state, sights }: Position) =>
      problemOf("the state", state) ??
      sights.map(({ viewer, view }) => problemOf(`the view of ${viewer}`, view)).find((problem) => problem);
    return {
      setup: (position, events) => problemAt(position) ?? problemOf("an event of the set-up", events),
      after: ({ turn, position, events }) =>
        problemOf("an action", turn.action) ?? problemOf("an event", events) ?? problemAt(position),
    };
  },
};

export const viewSize: Check = {
  name: "view-size",
  promise: `the JSON of any view has at most ${MOST_BYTES} bytes`,
  visitorFor() {
    const problemAt = ({ sights }: Position) => {
      const largest = Math.max(...sights.map(({ text }) => Buffer.byteLength(text)));
      return largest > MOST_BYTES ? `a view of ${largest} bytes` : undefined;
    };
    return { setup: problemAt, after: ({ position }) => problemAt(position) };
  },
};

export const violations: Check = {
  name: "violations",
  promise: "no state breaks an invariant, nor one that a viewer could take for it",
  visitorFor({ rules }) {
    const problemAt = (position: Position, viewers: readonly Viewer[]) => {
      const worlds = viewers.map((viewer) => position.worldOf(viewer, 0).state);
      const found = [position.state, ...worlds].map((world) => rules.violations(world)).find((list) => list.length > 0);
      return found && `violations: ${found.join("; ")}`;
    };
    const viewers = viewersOf(rules);
    return {
      setup: (position) => problemAt(position, viewers),
      // A slow recompute, so at each step of one made-up world: the next step is the next viewer's.
      after: ({ turn, position }) => problemAt(position, [at(viewers, turn.index % viewers.length)]),
      end: (position) => problemAt(position, viewers),
    };
  },
};

export const conservation: Check = {
  name: "conservation",
  promise: "no component appears or gets lost",
  visitorFor({ rules }) {
    let first: object = {};
    return {
      setup({ state }) {
        first = rules.census(state);
        return Object.keys(first).length === 0 ? "the census counts nothing" : undefined;
      },
      after({ turn, position }) {
        const now = rules.census(position.state);
        if (isSame(now, first)) return undefined;
        return `after ${canonical(turn.action)} the components are ${canonical(now)}, not ${canonical(first)}`;
      },
    };
  },
};

export const silence: Check = {
  name: "silence",
  promise: "the state is the same whether somebody listens to the events or not",
  visitorFor: ({ rules, plan }) => ({
    before({ index, position, seat, action, trial }) {
      const unheard = position.copy();
      const luck = luckAt(plan, index);
      rules.play(unheard, seat, action, seeded(luck));
      return isSame(unheard, trial(luck).state)
        ? undefined
        : `${canonical(action)} ends differently when nobody listens`;
    },
  }),
};

export const sampling: Check = {
  name: "sampling",
  promise: "sample, where it is given, takes each listed action equally often",
  visitorFor: ({ rules, plan, game }) => ({
    before({ index, position, seat, legal, keys }) {
      if (rules.sample === undefined || index % SAMPLED !== plan.seed % SAMPLED || legal.length === 1) return undefined;
      const counts = new Map(keys.map((key) => [key, 0]));
      const chance = seeded(plan.seed);
      const draws = 100 * legal.length;
      for (let i = 0; i < draws; i += 1) {
        const key = actionKey(game, rules.sample(position.state, seat, chance));
        const count = counts.get(key);
        if (count === undefined) return `sample gave ${key}, which is not listed`;
        counts.set(key, count + 1);
      }
      const expected = draws / legal.length;
      const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      const freedom = legal.length - 1;
      // Six standard deviations above the mean: an honest sample never gets there, a biased one soon does.
      return chiSquare > freedom + 6 * Math.sqrt(2 * freedom) + 6
        ? `sample prefers some actions: ${[...counts.values()]}`
        : undefined;
    },
  }),
};
