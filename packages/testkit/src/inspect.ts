import { type Check, plansOf, problemOf, type Subject } from "./check.ts";
import { type Journey, journeyOf, type Visitor, walk } from "./walk.ts";

/** What checks have found, by their names. */
export type Problems = ReadonlyMap<string, string>;

/**
 * Holds a game to all checks at once: every random game is walked one time, and all look at it. Whoever finds something wrong
 * does not go on with the others, who might stumble over what it broke, and has to find it again by itself, in the smallest game
 * that shows it.
 */
export async function inspect(checks: readonly Check[], subject: Subject): Promise<Problems> {
  const inCompany = new Map<string, string>();
  const alone = new Map<string, string>();
  let company = checks;
  for (;;) {
    const trouble = await firstTrouble(company, subject);
    if (!trouble) break;
    inCompany.set(trouble.check, trouble.problem);
    const check = company.find(({ name }) => name === trouble.check);
    const problem = check && (await problemOf(check, subject));
    if (problem) alone.set(trouble.check, problem);
    company = company.filter((each) => each !== check);
  }
  // Something may show only in company: better a problem with a doubtful name than none.
  return alone.size > 0 ? alone : inCompany;
}

/** Something that is wrong, and the check that noticed it. */
export interface Trouble {
  readonly check: string;
  readonly problem: string;
}

/** The first thing that any check finds wrong with a game. */
export async function firstTrouble(checks: readonly Check[], subject: Subject): Promise<Trouble | undefined> {
  for (const { name, ask } of checks) {
    const problem = await ask?.(subject.game, subject.seats);
    if (problem) return { check: name, problem };
  }
  for (const plan of plansOf(subject)) {
    const journey = await journeyOf(subject.game, plan);
    const company = new Company(checks, journey);
    const problem = problemOn(journey, company);
    if (problem) return { check: company.speaker, problem: `${problem}\n  in the game ${JSON.stringify(plan)}` };
  }
  return undefined;
}

function problemOn(journey: Journey, company: Visitor): string | undefined {
  try {
    return walk(journey, company);
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

/** All checks on one walk. */
class Company implements Visitor {
  /** Who spoke last: the one that found the problem. */
  speaker: string;
  readonly #visitors: readonly (readonly [name: string, visitor: Visitor])[];

  constructor(checks: readonly Check[], journey: Journey) {
    this.#visitors = checks.flatMap(({ name, visitorFor }) =>
      visitorFor ? [[name, visitorFor(journey)] as const] : [],
    );
    this.speaker = checks[0]?.name ?? "";
  }

  #ask(question: (visitor: Visitor) => string | undefined): string | undefined {
    for (const [name, visitor] of this.#visitors) {
      this.speaker = name;
      const problem = question(visitor);
      if (problem) return problem;
    }
    return undefined;
  }

  setup(...told: Parameters<NonNullable<Visitor["setup"]>>) {
    return this.#ask((visitor) => visitor.setup?.(...told));
  }

  before(...told: Parameters<NonNullable<Visitor["before"]>>) {
    return this.#ask((visitor) => visitor.before?.(...told));
  }

  after(...told: Parameters<NonNullable<Visitor["after"]>>) {
    return this.#ask((visitor) => visitor.after?.(...told));
  }

  end(...told: Parameters<NonNullable<Visitor["end"]>>) {
    return this.#ask((visitor) => visitor.end?.(...told));
  }
}
