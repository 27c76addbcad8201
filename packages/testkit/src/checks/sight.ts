import {
  type AnyGame,
  asView,
  type Chance,
  canonical,
  type GameTypes,
  mixSeed,
  noted,
  type Seat,
  seeded,
  type Viewer,
} from "@gatehouse/engine";
import { walkingCheck } from "../check.ts";
import { type AnyAction, type AnyEvent, type AnyRules, type AnyState, varied } from "../walk.ts";
import { viewersOf } from "./flow.ts";

const GUESSES = 12;

export const determinization = walkingCheck(
  "determinization",
  "worlds made up from a view look the same to its viewer as the true one, and are not all the same",
  (rules, plan) => {
    let isAnythingHidden = false;
    let isAnythingGuessed = false;
    const problemAt = (state: AnyState) => {
      for (const viewer of viewersOf(rules)) {
        const seen = rules.view(state, viewer);
        // Where one choice of three is all that is hidden in a whole game, two guesses are often the same.
        const guesses = isAnythingGuessed ? 2 : GUESSES;
        const worlds = Array.from({ length: guesses }, (_, i) =>
          rules.determinize(seen, viewer, seeded(plan.seed + i)),
        );
        if (worlds.some((world) => canonical(rules.view(world, viewer)) !== canonical(seen)))
          return `viewer ${viewer} could tell its made-up world`;
        isAnythingHidden ||= canonical(seen).includes('"hidden":');
        isAnythingGuessed ||= new Set(worlds.map(canonical)).size > 1;
      }
      return undefined;
    };
    return {
      setup: problemAt,
      after: ({ state }) => problemAt(state),
      end: () => (isAnythingHidden && !isAnythingGuessed ? "all made-up worlds are the same" : undefined),
    };
  },
);

export const secrecy = walkingCheck(
  "secrecy",
  "views and events tell a viewer the same: neither shows what the other hides",
  (rules, plan, game) => ({
    setup() {
      const dealt = (seed: number) => told(seed, (chance, emit) => rules.setup(chance, emit));
      return leak(game, rules, dealt(plan.seed + 1), dealt(plan.seed + 2), viewersOf(rules), "the set-up");
    },
    before({ index, state, seat, action, legal }) {
      const seed = mixSeed(plan.seed, index);
      const playing = (what: AnyAction, luck: number) =>
        told(luck, (chance, emit) => {
          const copy = structuredClone(state);
          rules.play(copy, seat, what, chance, emit);
          return copy;
        });
      const played = playing(action, seed);
      const lucky = leak(game, rules, played, playing(action, seed + 1), viewersOf(rules), canonical(action));
      const instead = varied(legal, seed >>> 1);
      if (lucky || rules.refusal(asView<GameTypes>(state), seat, instead)) return lucky;
      const otherwise = playing(instead, seed);
      // Luck may show more than the events say of a choice; without it, what was chosen in secret stays a secret.
      if (played.drew || otherwise.drew) return undefined;
      const others = viewersOf(rules).filter((viewer) => viewer !== seat);
      return leak(game, rules, played, otherwise, others, `${canonical(action)} instead of ${canonical(instead)}`);
    },
  }),
);

/** What happened in one world, and whether luck had a part in it. */
interface Told {
  readonly state: AnyState;
  readonly events: readonly AnyEvent[];
  readonly drew: boolean;
}

function told(seed: number, act: (chance: Chance, emit: (event: AnyEvent) => void) => AnyState): Told {
  const events: AnyEvent[] = [];
  const luck = noted(seeded(seed));
  const state = act(luck, (event) => events.push(event));
  return { state, events, drew: luck.draws.length > 0 };
}

/** Whether a viewer sees two worlds differ in its view but in no event, or in a private event but not in its view. */
function leak(
  game: AnyGame,
  rules: AnyRules,
  one: Told,
  other: Told,
  viewers: readonly Viewer[],
  what: string,
): string | undefined {
  for (const viewer of viewers) {
    const heard = ({ events }: Told) => canonical(events.map((event) => rules.redact(event, viewer)));
    const whispered = ({ events }: Told) =>
      canonical(
        events.flatMap((event) => (game.events[event.type] === "private" ? [rules.redact(event, viewer)] : [])),
      );
    const areViewsEqual = canonical(rules.view(one.state, viewer)) === canonical(rules.view(other.state, viewer));
    if (!areViewsEqual && heard(one) === heard(other))
      return `after ${what} the view shows viewer ${viewer} what no event tells`;
    if (areViewsEqual && whispered(one) !== whispered(other))
      return `after ${what} an event tells viewer ${viewer} what its view hides`;
  }
  return undefined;
}

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
