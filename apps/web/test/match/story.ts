import { isDeepStrictEqual } from "node:util";
import { seeded, type Viewer } from "@gatehouse/engine";
import type { MatchOrder } from "../../src/match/local/order.ts";
import { type Manner, nextQuestion, playOn, type Seated, sitDown, until } from "./seated.ts";
import { newStore, openTab, type Tab } from "./tabs.ts";
import { type SeenStep, truthOf } from "./truth.ts";
import { Witness } from "./witness.ts";

/** A match that was played to its end, with all that was seen of it on the way. */
export interface Story {
  readonly tab: Tab;
  readonly seated: Seated;
  readonly witness: Witness;
}

/** Enough for the match to be in its middle. */
const FIRST_DECISIONS = 12;

/** Plays a match with takebacks, closes it in the middle, and goes on in another tab of the same browser. */
export async function storyOf(order: MatchOrder, seed: number): Promise<Story> {
  const chance = seeded(seed);
  const manner: Manner = { regrets: [8, 24], pairs: 5 };
  const store = newStore();
  const first = openTab(store);
  const begun = await first.keeping.begin(order);
  if (!begun.ok) throw new Error(`the match does not begin: ${JSON.stringify(begun.error)}`);
  const before = await sitDown(first, begun.value);
  const witness = new Witness(before.link);
  await playOn(before, chance, { ...manner, decisions: FIRST_DECISIONS });
  await nextQuestion(before);
  before.link.close();
  const tab = openTab(store);
  // The tab that is closed lets go a moment later.
  const seated = await sitDown(tab, begun.value, true);
  first.shut();
  await lookAs(seated, before.link.sight().viewer);
  witness.goOn(seated.link);
  await playOn(seated, chance, manner);
  return { tab, seated, witness };
}

/** The record of the same match without takebacks, closed and opened so many decisions after its beginning. */
export async function recordOfMatch(order: MatchOrder, seed: number, reopenedAfter?: number): Promise<string> {
  const chance = seeded(seed);
  const tab = openTab(newStore());
  const begun = await tab.keeping.begin(order);
  if (!begun.ok) throw new Error(`the match does not begin: ${JSON.stringify(begun.error)}`);
  let seated = await sitDown(tab, begun.value);
  if (reopenedAfter !== undefined) {
    await playOn(seated, chance, { decisions: reopenedAfter });
    // Also while a bot thinks.
    seated.link.close();
    seated = await sitDown(tab, begun.value);
  }
  await playOn(seated, chance);
  const record = await seated.link.record();
  tab.shut();
  return record;
}

async function lookAs({ link }: Seated, viewer: Viewer): Promise<void> {
  await link.look(viewer);
  await until(link, () => link.sight().viewer === viewer, "somebody else looks");
}

/** The moments that are not shown any more as they were when they were the newest. */
export async function forgottenIn({ seated, witness }: Story): Promise<string[]> {
  const forgotten: string[] = [];
  for (const viewer of witness.viewers) {
    await lookAs(seated, viewer);
    for (const [step, view] of witness.shownTo(viewer))
      if (!isDeepStrictEqual(await seated.link.viewAt(step), view)) forgotten.push(`step ${step} as seat ${viewer}`);
  }
  return forgotten;
}

/** The moments of which somebody, or a spectator, is shown or told anything else than the rules let them know. */
export async function untrueIn({ seated }: Story): Promise<string[]> {
  const untrue: string[] = [];
  for (const viewer of [...seated.link.held, null]) {
    const truth = await truthOf(seated, viewer);
    await lookAs(seated, viewer);
    const { history, view } = seated.link.sight();
    if (history.length !== truth.length) untrue.push(`${history.length - 1} steps of ${truth.length - 1}`);
    if (!isDeepStrictEqual(view, truth.at(-1)?.view)) untrue.push(`the end as seat ${viewer}`);
    for (const [step, seen] of truth.entries())
      if (!(await isTold(seated, step, seen))) untrue.push(`step ${step} as seat ${viewer}`);
  }
  return untrue;
}

async function isTold({ link }: Seated, step: number, { view, told }: SeenStep): Promise<boolean> {
  return isDeepStrictEqual(link.sight().history[step], told) && isDeepStrictEqual(await link.viewAt(step), view);
}

/** How a match is kept at its end, with what its own record shows when it is checked. */
async function endOf({ tab, seated }: Story) {
  const { link, rules } = seated;
  const record = await link.record();
  const stored = await tab.keeping.stored(link.info.id);
  return {
    result: rules.result(link.sight().view),
    steps: link.sight().history.length - 1,
    undo: link.sight().undo,
    summary: stored?.summary,
    isKept: stored?.record === record,
    checked: await tab.keeping.check(record),
  };
}

/** All that is wrong with how a match ended. */
export async function wrongAtEndOf(story: Story): Promise<string[]> {
  const { result, steps, undo, summary, isKept, checked } = await endOf(story);
  const must: Readonly<Record<string, boolean>> = {
    "there is a result": result !== null,
    "the ranks are kept": isDeepStrictEqual(summary?.ranks, result?.ranks),
    "the points are kept": isDeepStrictEqual(summary?.scores, result?.scores),
    "every step is counted": summary?.steps === steps,
    "nobody is asked any more": summary?.actors.length === 0,
    "nothing can be taken back any more": undo === "none",
    "the record is kept": isKept,
    "the record verifies": checked.ok && checked.value.steps === steps,
  };
  return Object.entries(must).flatMap(([what, isSo]) => (isSo ? [] : what));
}
