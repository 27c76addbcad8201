import type { AnyGame } from "@gatehouse/engine";
import fc from "fast-check";
import { anyPlan, type Journey, journeyOf, type Plan, type Visitor, walk } from "./walk.ts";

/** What the contract suite is run on. */
export interface Subject {
  readonly game: AnyGame;
  readonly seats: number;
  /** Which random games are walked. */
  readonly samples: readonly Sample[];
}

/** So many random games that follow from a seed: more games of a seed begin with the same ones. */
export interface Sample {
  readonly seed: number;
  readonly games: number;
}

/** One promise of the contract. */
export interface Check {
  readonly name: string;
  readonly promise: string;
  /** Asks what can be asked without playing; answers the first problem. */
  ask?(game: AnyGame, seats: number): Promise<string | undefined>;
  /** Looks at a random game. Checks share their walks, so a visitor changes nothing but what it has copied. */
  visitorFor?(journey: Journey): Visitor;
}

/** The random games of a subject, sample by sample. */
export function plansOf({ game, seats, samples }: Subject): readonly Plan[] {
  return samples.flatMap(({ seed, games }) => fc.sample(anyPlan(game, seats), { seed, numRuns: games }));
}

/** What a check finds by itself, in the smallest game that shows it; `undefined` if it finds nothing. */
export async function problemOf(check: Check, subject: Subject): Promise<string | undefined> {
  const { game, seats, samples } = subject;
  const asked = await check.ask?.(game, seats);
  const { visitorFor } = check;
  if (asked || !visitorFor) return asked;
  for (const { seed, games } of samples) {
    const found = await smallest(subject, (journey) => walk(journey, visitorFor(journey), "sound"), seed, games);
    if (found) return found;
  }
  return undefined;
}

async function smallest(
  { game, seats }: Subject,
  problemIn: (journey: Journey) => string | undefined,
  seed: number,
  games: number,
): Promise<string | undefined> {
  const property = fc.asyncProperty(anyPlan(game, seats), async (plan) => {
    const problem = problemIn(await journeyOf(game, plan));
    if (problem) throw new Error(problem);
  });
  const details = await fc.check(property, { seed, numRuns: games });
  if (!details.failed) return undefined;
  const { errorInstance: cause } = details;
  return `${cause instanceof Error ? cause.message : String(cause)}\n  in the game ${JSON.stringify(details.counterexample?.[0])}`;
}
