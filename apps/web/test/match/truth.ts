import { type GameTypes, readRecord, replay, type Viewer } from "@gatehouse/engine";
import type { HistoryStep } from "../../src/match/link.ts";
import type { Seated } from "./seated.ts";

/** A step of a match as somebody must have seen it. */
export interface SeenStep {
  readonly view: GameTypes["View"];
  readonly told: HistoryStep;
}

/** What a viewer may know of each step of a match: its record played again, and shown as the rules say. */
export async function truthOf({ link, game, rules }: Seated, viewer: Viewer): Promise<readonly SeenStep[]> {
  const read = readRecord(game, await link.record());
  if (!read.ok) throw new Error(`the record cannot be read: ${read.error.code}`);
  const steps: SeenStep[] = [];
  const replayed = replay(game, read.value, ({ played, events, state }) => {
    const view = rules.view(state, viewer);
    const told = {
      step: steps.length,
      seat: played?.seat ?? null,
      events: events.map((event) => rules.redact(event, viewer)).filter((event) => event !== null),
      scores: rules.standing(view).scores,
    };
    steps.push({ view, told });
  });
  if (!replayed.ok) throw new Error(`the record does not replay: ${replayed.error.code}`);
  return steps;
}
