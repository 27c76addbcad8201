import { asView, canonical, type GameTypes, mixSeed, noted, type Seat, seeded, type Viewer } from "@gatehouse/engine";
import { walkingCheck } from "../check.ts";
import type { AnyAction, AnyRules, AnyState } from "../walk.ts";
import { viewersOf } from "./flow.ts";

export const determinization = walkingCheck(
  "determinization",
  "a world made up from a view looks the same to its viewer as the true one",
  (rules, plan) => {
    const problemAt = (state: AnyState) => {
      for (const viewer of viewersOf(rules)) {
        const seen = rules.view(state, viewer);
        const world = rules.determinize(seen, viewer, seeded(plan.seed));
        if (canonical(rules.view(world, viewer)) !== canonical(seen))
          return `viewer ${viewer} could tell its made-up world`;
      }
      return undefined;
    };
    return { setup: problemAt, after: ({ state }) => problemAt(state) };
  },
);

export const nonInterference = walkingCheck(
  "non-interference",
  "what a viewer cannot know changes nothing that it is shown, unless something was drawn",
  (rules, plan) => ({
    before({ index, state, seat, action }) {
      for (const viewer of viewersOf(rules)) {
        const seed = mixSeed(plan.seed, index);
        const seen = rules.view(state, viewer);
        const world = rules.determinize(seen, viewer, seeded(seed));
        // Two states that the viewer can tell apart are not a pair for this check.
        if (canonical(rules.view(world, viewer)) !== canonical(seen)) continue;
        const problem =
          askProblem(rules, state, world, viewer) ?? playProblem(rules, state, world, viewer, seat, action, seed);
        if (problem) return problem;
      }
      return undefined;
    },
  }),
);

/** Whether what the viewer is asked shows a difference between two states that look the same to it. */
function askProblem(rules: AnyRules, state: AnyState, world: AnyState, viewer: Viewer): string | undefined {
  const [truth, other] = [asView<GameTypes>(state), asView<GameTypes>(world)];
  if (viewer === null || !rules.actors(truth).includes(viewer)) return undefined;
  if (canonical(rules.legalActions(truth, viewer)) !== canonical(rules.legalActions(other, viewer)))
    return `the actions of seat ${viewer} tell something hidden`;
  return canonical(rules.words.prompt(truth, viewer)) === canonical(rules.words.prompt(other, viewer))
    ? undefined
    : `the prompt of seat ${viewer} tells something hidden`;
}

/** Whether what the viewer sees of an action shows a difference between two states that look the same to it. */
function playProblem(
  rules: AnyRules,
  state: AnyState,
  world: AnyState,
  viewer: Viewer,
  seat: Seat,
  action: AnyAction,
  seed: number,
): string | undefined {
  const other = asView<GameTypes>(world);
  if (!rules.actors(other).includes(seat) || rules.refusal(other, seat, action) !== null) return undefined;
  const one = watched(rules, structuredClone(state), viewer, seat, action, seed);
  const two = watched(rules, world, viewer, seat, action, seed);
  const shared = Math.min(one.certain, two.certain);
  if (canonical(one.events.slice(0, shared)) !== canonical(two.events.slice(0, shared)))
    return `the events of ${canonical(action)} tell viewer ${viewer} something hidden`;
  if (one.drew || two.drew) return undefined;
  if (one.events.length !== two.events.length)
    return `the number of events of ${canonical(action)} tells viewer ${viewer} something hidden`;
  return canonical(one.view) === canonical(two.view)
    ? undefined
    : `after ${canonical(action)}, for which nothing was drawn, viewer ${viewer} sees something that was hidden`;
}

function watched(rules: AnyRules, state: AnyState, viewer: Viewer, seat: Seat, action: AnyAction, seed: number) {
  const events: (object | null)[] = [];
  const luck = noted(seeded(seed));
  let certain = 0;
  rules.play(state, seat, action, luck, (event) => {
    const seen = rules.redact(event, viewer);
    if (seen !== null) events.push(seen);
    if (luck.draws.length === 0) certain = events.length;
  });
  return { events, certain, drew: luck.draws.length > 0, view: rules.view(state, viewer) };
}

export const eventSight = walkingCheck(
  "event-sight",
  "events are of declared types, and those declared public are the same for all",
  (rules, _plan, game) => {
    const problemOf = (events: readonly { type: string }[]) => {
      for (const event of events) {
        const sight = game.events[event.type];
        if (sight === undefined) return `the event ${event.type} is not declared`;
        if (sight === "private") continue;
        const text = canonical(event);
        const changed = viewersOf(rules).some((viewer) => canonical(rules.redact(event, viewer)) !== text);
        if (changed) return `the event ${event.type} is declared public, but redacted`;
      }
      return undefined;
    };
    return { setup: (_state, events) => problemOf(events), after: ({ events }) => problemOf(events) };
  },
);
