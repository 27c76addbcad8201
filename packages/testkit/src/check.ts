import type { AnyGame } from "@gatehouse/engine";
import fc from "fast-check";
import { type AnyRules, anyPlan, openRules, type Plan, type Visitor, walk } from "./walk.ts";

/** Whether one random game per check must do, and a broken one is not made smaller: a mutant need not be explained. */
export const QUICK = process.env["GATEHOUSE_CONTRACT"] === "quick";

/** What the contract suite is run on. */
export interface Subject {
  readonly game: AnyGame;
  readonly seats: number;
  /** How many random games each check sees. */
  readonly runs: number;
}

/** One promise of the contract: `run` answers the first problem that it finds, or `undefined`. */
export interface Check {
  readonly name: string;
  readonly promise: string;
  run(subject: Subject): Promise<string | undefined>;
}

/** A check that looks at whole random games, each with a visitor of its own. */
export function walkingCheck(
  name: string,
  promise: string,
  visitorFor: (rules: AnyRules, plan: Plan, game: AnyGame) => Visitor,
): Check {
  return planCheck(name, promise, (game, plan) => {
    const rules = openRules(game, plan.options);
    return walk(rules, plan, visitorFor(rules, plan, game));
  });
}

/** A check that is given random plans and does with them what it likes. */
export function planCheck(
  name: string,
  promise: string,
  problemOf: (game: AnyGame, plan: Plan) => string | undefined,
): Check {
  return {
    name,
    promise,
    async run({ game, seats, runs }) {
      const property = fc.property(anyPlan(game, seats), (plan) => {
        const problem = problemOf(game, plan);
        if (problem) throw new Error(problem);
      });
      // A fixed seed: a run that was green stays green, and more runs are asked for where more are wanted.
      const details = fc.check(property, { numRuns: runs, seed: 1, endOnFailure: QUICK });
      if (!details.failed) return undefined;
      const cause =
        details.errorInstance instanceof Error ? details.errorInstance.message : String(details.errorInstance);
      return `${cause}\n  in the game ${JSON.stringify(details.counterexample?.[0])}`;
    },
  };
}
