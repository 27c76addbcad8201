import type { Chance, Emit, Seat } from "@gatehouse/engine";
import { settle } from "./flow.ts";
import { asked, otherChoice } from "./stack.ts";
import type { Table } from "./table.ts";
import type { DragonsgateCollege, Joint, Refusal, State, View } from "./types.ts";

type JointEntry = Extract<State["pending"][number], { type: Joint }>;

/** Why a seat cannot make this choice now. */
export function jointRefusal(view: View, joint: Joint): Refusal | null {
  return asked(view)?.type === joint ? null : otherChoice(view);
}

/** Notes what a seat has chosen; the last one opens all choices, which nobody may look at and choose again. */
export function choose(
  table: Table,
  state: State,
  joint: JointEntry,
  choice: JointEntry["choices"][number] | undefined,
  chosen: number,
  chance: Chance,
  emit?: Emit<DragonsgateCollege>,
): void {
  if (choice === undefined) throw new RangeError(`nothing is to be chosen for ${joint.type}`);
  choice.chosen = chosen;
  emit?.({ type: "choice-made", seat: choice.seat, asked: joint.type, chosen });
  if (joint.choices.every((each) => each.chosen !== null)) chance.pick(1);
  settle(table, state, chance, emit);
}

/** The choice of a seat that is still open. */
export function openChoice<C extends JointEntry["choices"][number]>(choices: readonly C[], seat: Seat): C | undefined {
  return choices.find((choice) => choice.seat === seat && choice.chosen === null);
}
