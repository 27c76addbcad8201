import { isDeepStrictEqual } from "node:util";
import { type AnyGame, canonical, recorded, seeded } from "@gatehouse/engine";
import { planCheck, walkingCheck } from "../check.ts";
import { type AnyState, openRules, type Plan, walk } from "../walk.ts";
import { viewersOf } from "./flow.ts";

const MOST_BYTES = 8192;

export const sharing = walkingCheck(
  "sharing",
  "views, events and made-up worlds stay what they were, whatever is played afterwards",
  (rules, plan) => {
    const kept: { what: string; value: unknown; text: string }[] = [];
    const keep = (what: string, value: unknown) => kept.push({ what, value, text: canonical(value) });
    return {
      setup(_state, events) {
        keep("an event of the set-up", events);
        return undefined;
      },
      before({ state, seat, action }) {
        for (const viewer of viewersOf(rules)) keep(`a view of ${viewer}`, rules.view(state, viewer));
        const seen = rules.view(state, seat);
        const text = canonical(seen);
        rules.play(rules.determinize(seen, seat, seeded(plan.seed)), seat, action, seeded(1));
        return canonical(seen) === text
          ? undefined
          : `playing ${canonical(action)} in a made-up world changed the view`;
      },
      after({ events }) {
        keep("an event", events);
        return undefined;
      },
      end() {
        const changed = kept.find(({ value, text }) => canonical(value) !== text);
        return changed && `${changed.what} has changed since`;
      },
    };
  },
);

export const clones = walkingCheck(
  "clones",
  "a clone shares nothing that play changes, in either direction",
  (rules) => {
    const kept: { state: AnyState; text: string }[] = [];
    return {
      before({ state, seat, action }) {
        const text = canonical(state);
        const copy = rules.clone(state);
        if (canonical(copy) !== text) return "a clone differs from its original";
        kept.push({ state: copy, text });
        const played = rules.clone(copy);
        rules.play(played, seat, action, seeded(1));
        return canonical(state) === text ? undefined : `playing ${canonical(action)} on a clone changed the original`;
      },
      end: () => {
        const changed = kept.findIndex(({ state, text }) => canonical(state) !== text);
        return changed < 0 ? undefined : `the clone before step ${changed} has changed since`;
      },
    };
  },
);

export const determinism = planCheck(
  "determinism",
  "the same draws give the same states and the same events",
  (game, plan) => {
    const first = story(game, plan);
    const luck = recorded(first.draws);
    const again = retell(game, plan, first.steps, luck);
    const fault = luck.fault();
    if (fault) return `the same game asks for other draws: ${canonical(fault)}`;
    const differing = first.told.findIndex((told, i) => told !== again[i]);
    return differing < 0 ? undefined : `step ${differing} went differently with the same draws`;
  },
);

function story(game: AnyGame, plan: Plan) {
  const draws: number[] = [];
  const told: string[] = [];
  const steps: { seat: number; action: { type: string } }[] = [];
  walk(openRules(game, plan.options), plan, {
    setup: (state, events, drawn) => {
      draws.push(...drawn);
      told.push(canonical({ state, events }));
      return undefined;
    },
    after: ({ turn, state, events, draws: drawn }) => {
      draws.push(...drawn);
      steps.push({ seat: turn.seat, action: turn.action });
      told.push(canonical({ state, events }));
      return undefined;
    },
  });
  return { draws, told, steps };
}

function retell(
  game: AnyGame,
  plan: Plan,
  steps: ReturnType<typeof story>["steps"],
  luck: ReturnType<typeof recorded>,
) {
  const rules = openRules(game, plan.options);
  let events: object[] = [];
  const state = rules.setup(luck, (event) => events.push(event));
  const told = [canonical({ state, events })];
  for (const { seat, action } of steps) {
    events = [];
    rules.play(state, seat, action, luck, (event) => events.push(event));
    told.push(canonical({ state, events }));
  }
  return told;
}

export const json = walkingCheck("json", "states, views, actions and events are plain JSON data", (rules) => {
  const problemOf = (what: string, value: unknown) =>
    isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value) ? undefined : `${what} changes on its way through JSON`;
  const problemAt = (state: AnyState) =>
    problemOf("the state", state) ??
    viewersOf(rules)
      .map((viewer) => problemOf(`the view of ${viewer}`, rules.view(state, viewer)))
      .find((problem) => problem !== undefined);
  return {
    setup: (state, events) => problemAt(state) ?? problemOf("an event of the set-up", events),
    after: ({ turn, state, events }) =>
      problemOf("an action", turn.action) ?? problemOf("an event", events) ?? problemAt(state),
  };
});

export const viewSize = walkingCheck("view-size", `the JSON of any view has at most ${MOST_BYTES} bytes`, (rules) => {
  const problemAt = (state: AnyState) => {
    const sizes = viewersOf(rules).map((viewer) => Buffer.byteLength(JSON.stringify(rules.view(state, viewer))));
    const largest = Math.max(...sizes);
    return largest > MOST_BYTES ? `a view of ${largest} bytes` : undefined;
  };
  return { setup: problemAt, after: ({ state }) => problemAt(state) };
});

export const violations = walkingCheck(
  "violations",
  "no state breaks an invariant, nor one that a viewer could take for it",
  (rules, plan) => {
    const problemAt = (state: AnyState) => {
      const worlds = viewersOf(rules).map((viewer) =>
        rules.determinize(rules.view(state, viewer), viewer, seeded(plan.seed)),
      );
      const found = [state, ...worlds].map((world) => rules.violations(world)).find((list) => list.length > 0);
      return found && `violations: ${found.join("; ")}`;
    };
    return { setup: problemAt, after: ({ state }) => problemAt(state) };
  },
);

export const conservation = walkingCheck("conservation", "no component appears or gets lost", (rules) => {
  let first = "";
  return {
    setup(state) {
      first = canonical(rules.census(state));
      return first === "{}" ? "the census counts nothing" : undefined;
    },
    after({ turn, state }) {
      const now = canonical(rules.census(state));
      return now === first ? undefined : `after ${canonical(turn.action)} the components are ${now}, not ${first}`;
    },
  };
});

export const silence = walkingCheck(
  "silence",
  "the state is the same whether somebody listens to the events or not",
  (rules) => ({
    before({ state, seat, action }) {
      const [unheard, heard] = [structuredClone(state), structuredClone(state)];
      rules.play(unheard, seat, action, seeded(1));
      rules.play(heard, seat, action, seeded(1), () => {});
      return canonical(unheard) === canonical(heard)
        ? undefined
        : `${canonical(action)} ends differently when nobody listens`;
    },
  }),
);

export const sampling = walkingCheck(
  "sampling",
  "sample, where it is given, takes each listed action equally often",
  (rules, plan) => ({
    before({ index, state, seat, legal }) {
      // Thousands of samples at every step would only repeat what some steps show.
      if (rules.sample === undefined || index % 10 !== plan.seed % 10 || legal.length === 1) return undefined;
      const counts = new Map(legal.map((action) => [canonical(action), 0]));
      const chance = seeded(plan.seed);
      const draws = 200 * legal.length;
      for (let i = 0; i < draws; i += 1) {
        const key = canonical(rules.sample(state, seat, chance));
        if (!counts.has(key)) return `sample gave ${key}, which is not listed`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
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
);
