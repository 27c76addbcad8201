import { type AnyGame, canonical } from "@gatehouse/engine";
import type { Check } from "../check.ts";
import { type Position, type Sight, type Trial, trialOf, tryOut, viewersOf } from "../position.ts";
import { copyOf, isSame } from "../same.ts";
import { type AnyAction, type AnyRules, type AnyState, luckAt, varied } from "../walk.ts";

const GUESSES = 12;

export const determinization: Check = {
  name: "determinization",
  promise: "worlds made up from a view look the same to its viewer as the true one, and are not all the same",
  visitorFor() {
    let isAnythingHidden = false;
    let isAnythingGuessed = false;
    const problemAt = (position: Position) => {
      for (const { viewer, text } of position.sights) {
        // Where one choice of three is all that is hidden in a whole game, two guesses are often the same.
        const guesses = isAnythingGuessed ? 1 : GUESSES;
        const worlds = Array.from({ length: guesses }, (_, guess) => position.worldOf(viewer, guess));
        if (worlds.some(({ looksTrue }) => !looksTrue)) return `viewer ${viewer} could tell its made-up world`;
        isAnythingHidden ||= text.includes('"hidden":');
        isAnythingGuessed ||= worlds.some(({ state }) => !isSame(state, worlds[0]?.state));
      }
      return undefined;
    };
    return {
      setup: problemAt,
      after: ({ position }) => problemAt(position),
      end: () => (isAnythingHidden && !isAnythingGuessed ? "all made-up worlds are the same" : undefined),
    };
  },
};

export const secrecy: Check = {
  name: "secrecy",
  promise: "views and events tell a viewer the same: neither shows what the other hides",
  visitorFor: ({ rules, plan, game }) => ({
    setup() {
      const dealt = (luck: number) => trialOf(luck, (chance, emit) => rules.setup(chance, emit));
      return leak(game, rules, dealt(plan.seed + 1), dealt(plan.seed + 2), viewersOf(rules), "the set-up");
    },
    before({ index, position, seat, action, legal, trial }) {
      const luck = luckAt(plan, index);
      const played = trial(luck);
      // Luck may show more than the events say of a choice; without it, what was chosen in secret stays a secret.
      if (played.drew) return leak(game, rules, played, trial(luck + 1), viewersOf(rules), canonical(action));
      const instead = varied(legal, luck >>> 1);
      if (isSame(instead, action) || rules.refusal(position.truth, seat, instead)) return undefined;
      const otherwise = tryOut(rules, position.copy(), seat, instead, luck);
      if (otherwise.drew) return undefined;
      const others = viewersOf(rules).filter((viewer) => viewer !== seat);
      return leak(game, rules, played, otherwise, others, `${canonical(action)} instead of ${canonical(instead)}`);
    },
  }),
};

/** Whether a viewer sees two worlds differ in its view but in no event, or in a private event but not in its view. */
function leak(
  game: AnyGame,
  rules: AnyRules,
  one: Trial,
  other: Trial,
  viewers: readonly Sight["viewer"][],
  what: string,
): string | undefined {
  for (const viewer of viewers) {
    const heard = ({ events }: Trial) => events.map((event) => rules.redact(event, viewer));
    const whispered = ({ events }: Trial) =>
      events.filter(({ type }) => game.events[type] === "private").map((event) => rules.redact(event, viewer));
    const areViewsEqual = isSame(rules.view(one.state, viewer), rules.view(other.state, viewer));
    if (!areViewsEqual && isSame(heard(one), heard(other)))
      return `after ${what} the view shows viewer ${viewer} what no event tells`;
    if (areViewsEqual && !isSame(whispered(one), whispered(other)))
      return `after ${what} an event tells viewer ${viewer} what its view hides`;
  }
  return undefined;
}

export const nonInterference: Check = {
  name: "non-interference",
  promise: "what a viewer cannot know changes nothing that it is shown, unless something was drawn",
  visitorFor: ({ rules, plan }) => ({
    before({ index, position, seat, action, trial }) {
      for (const sight of position.sights) {
        const { state: world, looksTrue } = position.worldOf(sight.viewer, 0);
        // Two states that the viewer can tell apart are not a pair for this check.
        if (!looksTrue) continue;
        const problem = askProblem(position, world, sight);
        if (problem) return problem;
        if (!rules.actors(world).includes(seat) || rules.refusal(world, seat, action) !== null) continue;
        const luck = luckAt(plan, index);
        const there = tryOut(rules, copyOf(world), seat, action, luck);
        const found = playProblem(rules, sight, action, trial(luck), there);
        if (found) return found;
      }
      return undefined;
    },
  }),
};

/** Whether what the viewer is asked shows a difference between two states that look the same to it. */
function askProblem({ rules, truth, actors }: Position, world: AnyState, { viewer }: Sight): string | undefined {
  if (viewer === null || !actors.includes(viewer)) return undefined;
  if (!isSame(rules.legalActions(truth, viewer), rules.legalActions(world, viewer)))
    return `the actions of seat ${viewer} tell something hidden`;
  return isSame(rules.words.prompt(truth, viewer), rules.words.prompt(world, viewer))
    ? undefined
    : `the prompt of seat ${viewer} tells something hidden`;
}

/** Whether what the viewer sees of an action shows a difference between two states that look the same to it. */
function playProblem(
  rules: AnyRules,
  { viewer }: Sight,
  action: AnyAction,
  here: Trial,
  there: Trial,
): string | undefined {
  const [one, other] = [seenBy(rules, viewer, here), seenBy(rules, viewer, there)];
  const shared = Math.min(one.certain, other.certain);
  if (!isSame(one.events.slice(0, shared), other.events.slice(0, shared)))
    return `the events of ${canonical(action)} tell viewer ${viewer} something hidden`;
  if (here.drew || there.drew) return undefined;
  if (one.events.length !== other.events.length)
    return `the number of events of ${canonical(action)} tells viewer ${viewer} something hidden`;
  return isSame(rules.view(here.state, viewer), rules.view(there.state, viewer))
    ? undefined
    : `after ${canonical(action)}, for which nothing was drawn, viewer ${viewer} sees something that was hidden`;
}

/** The events that a viewer gets, and how many of them came before the first draw. */
function seenBy(rules: AnyRules, viewer: Sight["viewer"], { events, certain }: Trial) {
  const seen = events.map((event) => rules.redact(event, viewer));
  const told = (list: readonly (object | null)[]) => list.filter((event) => event !== null);
  return { events: told(seen), certain: told(seen.slice(0, certain)).length };
}

export const eventSight: Check = {
  name: "event-sight",
  promise: "events are of declared types, and those declared public are the same for all",
  visitorFor({ rules, game }) {
    const problemOf = (events: readonly { type: string }[]) => {
      for (const event of events) {
        const sight = game.events[event.type];
        if (sight === undefined) return `the event ${event.type} is not declared`;
        if (sight === "private") continue;
        const changed = viewersOf(rules).some((viewer) => !isSame(rules.redact(event, viewer), event));
        if (changed) return `the event ${event.type} is declared public, but redacted`;
      }
      return undefined;
    };
    return { setup: (_position, events) => problemOf(events), after: ({ events }) => problemOf(events) };
  },
};
