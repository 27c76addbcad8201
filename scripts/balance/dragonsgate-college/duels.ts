import type { Action, DragonsgateCollege } from "@gatehouse/dragonsgate-college";
import type { Player } from "../match.ts";
import { botNamed } from "../players.ts";
import { leadsTo, MAIN_SOURCES } from "./sources.ts";

/** Students with a gap in what they do, by name. */
export const WITHOUT = MAIN_SOURCES.map((source) => ({
  source,
  name: `student without ${source}`,
  player: keepingTo((action) => !leadsTo(action).includes(source)),
}));

/** Students who do without all sources but one. */
export const ONLY = MAIN_SOURCES.map((source) => ({
  source,
  name: `student with only ${source}`,
  player: keepingTo((action) => {
    const sources = leadsTo(action);
    return sources.length === 0 || sources.includes(source);
  }),
}));

/** Each of them meets a student who uses everything, on either seat. */
export const DUELS = [...WITHOUT, ...ONLY].flatMap(({ name }) => [
  [name, "student"],
  ["student", name],
]);

/** A student that keeps to some actions as long as there are any, also when it thinks ahead. */
function keepingTo(isAllowed: (action: Action) => boolean): Player<DragonsgateCollege> {
  const student = botNamed("student");
  const allowed = <A extends Action>(actions: readonly A[]) => {
    const left = actions.filter(isAllowed);
    return left.length > 0 ? left : [...actions];
  };
  return {
    choose(decision, memory) {
      const { seat, rules } = decision;
      const legalActions: typeof rules.legalActions = (view, of) => {
        const actions = rules.legalActions(view, of);
        return of === seat ? allowed(actions) : actions;
      };
      const narrowed = { ...rules, legalActions };
      return student.choose(
        { ...decision, rules: narrowed, legalActions: () => allowed(decision.legalActions()) },
        memory,
      );
    },
  };
}
