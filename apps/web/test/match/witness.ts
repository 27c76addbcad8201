import { isDeepStrictEqual } from "node:util";
import type { GameTypes, Viewer } from "@gatehouse/engine";
import type { HistoryStep, MatchLink, Sight } from "../../src/match/link.ts";

/** What somebody saw of a match who never looked away: which view was shown after which step, to whom. */
export class Witness {
  /** What was not as it must be, in words. */
  readonly surprises: string[] = [];
  readonly #shown = new Map<Viewer, Map<number, GameTypes["View"]>>();
  /** How often something was taken back. */
  takebacks = 0;
  #last: Sight;
  #stop = () => {};

  constructor(link: MatchLink) {
    this.#last = link.sight();
    this.#keep(this.#last);
    this.#watch(link);
  }

  /** Goes on with the same match, opened anew. */
  goOn(link: MatchLink): void {
    const { view, history, undo } = link.sight();
    this.#expect(isDeepStrictEqual(view, this.#last.view), "opened anew it shows something else");
    this.#expect(isDeepStrictEqual(history, this.#last.history), "opened anew it tells something else");
    this.#expect(undo === this.#last.undo, `opened anew it takes back ${undo}`);
    this.#watch(link);
  }

  get viewers(): readonly Viewer[] {
    return [...this.#shown.keys()];
  }

  shownTo(viewer: Viewer): ReadonlyMap<number, GameTypes["View"]> {
    return this.#shown.get(viewer) ?? new Map();
  }

  #watch(link: MatchLink): void {
    this.#stop();
    this.#last = link.sight();
    this.#stop = link.subscribe(() => this.#see(link.sight()));
  }

  #see(sight: Sight): void {
    const last = this.#last;
    if (sight === last) return;
    this.#last = sight;
    const more = sight.history.length - last.history.length;
    if (sight.viewer !== last.viewer)
      this.#expect(sight.seq === last.seq && more === 0, "something happened in a look");
    else this.#expect(sight.seq === last.seq + 1, `from ${last.seq} to ${sight.seq}`);
    if (more < 0) this.#takeBack(last.history, sight);
    else if (sight.viewer === last.viewer) this.#expect(isOneChoice(sight.history.slice(-more)), `it grew by ${more}`);
    this.#expect(
      sight.history.every(({ step }, index) => step === index),
      "steps are not numbered one by one",
    );
    this.#keep(sight);
  }

  #keep({ viewer, view, history }: Sight): void {
    const shown = this.#shown.get(viewer) ?? new Map();
    this.#shown.set(viewer, shown.set(history.length - 1, view));
  }

  /** Forgets what did not happen after all; what is left must be shown again as it was. */
  #takeBack(before: readonly HistoryStep[], { viewer, view, history }: Sight): void {
    this.takebacks += 1;
    const changed = history.findIndex((step, index) => !isDeepStrictEqual(step, before[index]));
    const same = changed < 0 ? history.length : changed;
    for (const shown of this.#shown.values()) for (const step of shown.keys()) if (step >= same) shown.delete(step);
    const was = this.#shown.get(viewer)?.get(history.length - 1);
    if (was) this.#expect(isDeepStrictEqual(view, was), "after a takeback another view than before");
  }

  #expect(isSo: boolean, surprise: string): void {
    if (!isSo) this.surprises.push(`step ${this.#last.history.length - 1}: ${surprise}`);
  }
}

/** Whether somebody has chosen these steps at once. */
function isOneChoice(steps: readonly HistoryStep[]): boolean {
  return steps.length > 0 && steps.length <= 2 && new Set(steps.map(({ seat }) => seat)).size === 1;
}
