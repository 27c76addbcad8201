import { asView, canonical, type GameTypes, STAGES, seeded } from "@gatehouse/engine";
import { walkingCheck } from "../check.ts";
import type { AnyRules, AnyState } from "../walk.ts";

const DRAWN = 12;

/** Every viewer of a match: all seats and a spectator. */
export function viewersOf(rules: AnyRules): (number | null)[] {
  return [null, ...Array.from({ length: rules.options.seats }, (_, seat) => seat)];
}

export const ends = walkingCheck(
  "ends",
  "somebody owes a decision until there is a result, and nobody after it",
  (rules) => {
    const problemAt = (state: AnyState) => {
      const view = asView<GameTypes>(state);
      const actors = rules.actors(view);
      const over = rules.result(view) !== null;
      if (over !== (actors.length === 0))
        return over ? `a result while ${actors} owe a decision` : "no actors, yet no result";
      if (new Set(actors).size < actors.length) return `an actor twice: ${actors}`;
      return actors.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < rules.options.seats)
        ? undefined
        : `an actor who has no seat: ${actors}`;
    };
    return { setup: problemAt, after: ({ state }) => problemAt(state) };
  },
);

export const publicActors = walkingCheck(
  "public-actors",
  "every viewer sees the same seats owing a decision",
  (rules) => {
    const problemAt = (state: AnyState) => {
      const truth = canonical(rules.actors(asView<GameTypes>(state)));
      const other = viewersOf(rules).find((viewer) => canonical(rules.actors(rules.view(state, viewer))) !== truth);
      return other === undefined ? undefined : `viewer ${other} sees other actors than ${truth}`;
    };
    return { setup: problemAt, after: ({ state }) => problemAt(state) };
  },
);

/** In no language: here it only matters that it can be drawn. */
const sayKey = (key: string) => key;

export const questions = walkingCheck(
  "questions",
  "every question can be asked of every view, and asking changes nothing",
  (rules) => ({
    before({ index, state, seat, action }) {
      const truth = asView<GameTypes>(state);
      rules.violations(state);
      rules.census(state);
      for (const seen of [truth, ...viewersOf(rules).map((viewer) => rules.view(state, viewer))]) {
        const before = canonical([state, seen]);
        rules.actors(seen);
        rules.standing(seen);
        rules.result(seen);
        // A large board takes longer to draw than a game to play: some of them will do.
        if (index % DRAWN === 0) rules.draw(seen, sayKey);
        if (canonical([state, seen]) !== before) return `a question changed what it was asked about`;
      }
      for (const seen of [truth, rules.view(state, seat)]) {
        const before = canonical([state, seen]);
        rules.legalActions(seen, seat);
        rules.refusal(seen, seat, action);
        rules.words.prompt(seen, seat);
        rules.words.action(seen, action);
        rules.determinize(seen, seat, seeded(1));
        rules.sample?.(state, seat, seeded(1));
        if (canonical([state, seen]) !== before) return `a question of seat ${seat} changed what it was asked about`;
      }
      return undefined;
    },
    end(state) {
      for (const viewer of viewersOf(rules)) rules.draw(rules.view(state, viewer), sayKey);
      return undefined;
    },
  }),
);

export const scores = walkingCheck(
  "scores",
  "points by source add up to the score, the standing at the end is the result for every viewer, and ranks follow from 1",
  (rules, _plan, game) => {
    const problemAt = (state: AnyState) => {
      for (const viewer of viewersOf(rules)) {
        const { scores, breakdown } = rules.standing(rules.view(state, viewer));
        if (scores.length !== rules.options.seats) return `${scores.length} scores`;
        const sums = breakdown.map((seat) => Object.values(seat).reduce((sum, points) => sum + points, 0));
        if (canonical(sums) !== canonical(scores)) return `sources add up to ${sums}, but the scores are ${scores}`;
      }
      return undefined;
    };
    return {
      setup: problemAt,
      after: ({ state }) => problemAt(state),
      end(state) {
        const view = asView<GameTypes>(state);
        const result = rules.result(view);
        if (result === null) return undefined;
        if (canonical(result.scores) !== canonical(rules.standing(view).scores))
          return "the standing is not the result";
        if (!game.reasons.includes(result.reason)) return `the end reason “${result.reason}” is not declared`;
        const sorted = result.ranks.toSorted((a, b) => a - b);
        const other = viewersOf(rules).find(
          (viewer) => canonical(rules.result(rules.view(state, viewer))) !== canonical(result),
        );
        if (other !== undefined) return `viewer ${other} sees another result`;
        const proper = sorted.every((rank) => rank === sorted.indexOf(rank) + 1);
        return proper && sorted.length === rules.options.seats ? undefined : `ranks ${result.ranks}`;
      },
    };
  },
);

export const refusalCodes = walkingCheck(
  "refusal-codes",
  "every refusal has a declared code, stage and clause",
  (_rules, _plan, game) => ({
    setup() {
      const wrong = Object.entries(game.refusals).find(
        ([, { stage, clause }]) => !STAGES.includes(stage) || clause === "",
      );
      return wrong && `the refusal ${wrong[0]} has no proper stage or clause`;
    },
  }),
);
