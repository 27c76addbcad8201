import { at, STAGES, seeded } from "@gatehouse/engine";
import type { Check } from "../check.ts";
import type { Position } from "../position.ts";
import { isSame, stillSays } from "../same.ts";

const DRAWN = 12;

export const ends: Check = {
  name: "ends",
  promise: "somebody owes a decision until there is a result, and nobody after it",
  visitorFor({ rules }) {
    const problemAt = ({ actors, truth }: Position) => {
      const over = rules.result(truth) !== null;
      if (over !== (actors.length === 0))
        return over ? `a result while ${actors} owe a decision` : "no actors, yet no result";
      if (new Set(actors).size < actors.length) return `an actor twice: ${actors}`;
      return actors.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < rules.options.seats)
        ? undefined
        : `an actor who has no seat: ${actors}`;
    };
    return { setup: problemAt, after: ({ position }) => problemAt(position) };
  },
};

export const publicActors: Check = {
  name: "public-actors",
  promise: "every viewer sees the same seats owing a decision",
  visitorFor({ rules }) {
    const problemAt = ({ actors, sights }: Position) => {
      const other = sights.find(({ view }) => !isSame(rules.actors(view), actors));
      return other && `viewer ${other.viewer} sees other actors than ${actors}`;
    };
    return { setup: problemAt, after: ({ position }) => problemAt(position) };
  },
};

/** In no language: here it only matters that it can be drawn. */
const sayKey = (key: string) => key;

export const questions: Check = {
  name: "questions",
  promise: "every question can be asked of every view, and asking changes nothing",
  visitorFor: ({ rules }) => ({
    before({ index, position, seat, action }) {
      const { state, truth, text, sights } = position;
      // A large board takes longer to draw or to check than a game to play: now and then will do.
      const isDrawn = index % DRAWN === 0;
      if (isDrawn) {
        rules.violations(state);
        rules.census(state);
      }
      const all = [{ view: truth, text }, ...sights];
      for (const { view } of all) {
        rules.actors(view);
        rules.standing(view);
        rules.result(view);
        if (isDrawn) rules.draw(view, sayKey);
      }
      for (const view of [truth, position.sightOf(seat).view]) {
        rules.legalActions(view, seat);
        rules.refusal(view, seat, action);
        rules.words.prompt(view, seat);
        rules.words.action(view, action);
        rules.determinize(view, seat, seeded(1));
        rules.sample?.(state, seat, seeded(1));
      }
      const looked = isDrawn ? all : [{ view: truth, text }, position.sightOf(seat)];
      const changed = looked.some(({ view, text: before }) => !stillSays(view, before));
      return changed ? "a question changed what it was asked about" : undefined;
    },
    end({ sights }) {
      for (const { view } of sights) rules.draw(view, sayKey);
      return undefined;
    },
  }),
};

export const scores: Check = {
  name: "scores",
  promise:
    "points by source add up to the score, the standing at the end is the result for every viewer, and ranks follow from 1",
  visitorFor({ rules, game }) {
    const problemAt = ({ sights }: Position) => {
      for (const { view } of sights) {
        const { scores, breakdown } = rules.standing(view);
        if (scores.length !== rules.options.seats) return `${scores.length} scores`;
        const sums = breakdown.map((seat) => Object.values(seat).reduce((sum, points) => sum + points, 0));
        if (!isSame(sums, scores)) return `sources add up to ${sums}, but the scores are ${scores}`;
      }
      return undefined;
    };
    return {
      setup: problemAt,
      after: ({ position }) => problemAt(position),
      end({ truth, sights }) {
        const result = rules.result(truth);
        if (result === null) return undefined;
        if (!isSame(result.scores, rules.standing(truth).scores)) return "the standing is not the result";
        if (!game.reasons.includes(result.reason)) return `the end reason “${result.reason}” is not declared`;
        const other = sights.find(({ view }) => !isSame(rules.result(view), result));
        if (other) return `viewer ${other.viewer} sees another result`;
        const sorted = result.ranks.toSorted((a, b) => a - b);
        const proper = sorted.every((rank) => rank === sorted.indexOf(rank) + 1);
        return proper && sorted.length === rules.options.seats ? undefined : `ranks ${result.ranks}`;
      },
    };
  },
};

export const refusalCodes: Check = {
  name: "refusal-codes",
  promise: "every refusal has a declared code, stage and clause, in the order in which the stages are checked",
  async ask({ refusals }) {
    const declared = Object.entries(refusals);
    const wrong = declared.find(([, { stage, clause }]) => !STAGES.includes(stage) || clause === "");
    if (wrong) return `the refusal ${wrong[0]} has no proper stage or clause`;
    const stages = declared.map(([, { stage }]) => STAGES.indexOf(stage));
    const late = declared.find((_, i) => i > 0 && at(stages, i) < at(stages, i - 1));
    return late && `the refusal ${late[0]} is declared after one of a later stage`;
  },
};
