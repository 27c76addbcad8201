import { type AnyGame, asView, type GameTypes, mixSeed, readRecord, replay, seeded } from "@gatehouse/engine";
import type { Fixtures } from "./fixtures.ts";
import { foreignAction, nearAction } from "./foreign.ts";
import { journeyOf, walk } from "./walk.ts";

/** Random games that are looked at, per number of seats, before something counts as out of reach. */
const GAMES = 25;

/** Everything that tests of a game have come across. */
interface Reached {
  readonly actions: Set<string>;
  readonly events: Set<string>;
  readonly refusals: Set<string>;
  readonly reasons: Set<string>;
}

/** What a game declares: its types of actions and events, its refusals, its ways to end. */
type Declared = Pick<AnyGame, "fields" | "events" | "refusals" | "reasons">;

/** What is declared, but reached by neither the recorded games of a game nor random ones. */
export async function unreached(
  game: AnyGame,
  fixtures: Fixtures,
  declared: Declared = game,
): Promise<readonly string[]> {
  const reached = reachedByRecords(game, fixtures);
  for (let run = 0; run < GAMES; run += 1)
    for (let seats = game.seats.min; seats <= game.seats.max; seats += 1) {
      // Mostly the records have met everything, and nothing need be played.
      if (missing(declared, reached).length === 0) return [];
      await reachByChance(game, seats, mixSeed(seats, run), reached);
    }
  return missing(declared, reached);
}

function missing({ fields, events, refusals, reasons }: Declared, reached: Reached): string[] {
  const lacking = (kind: string, declared: readonly string[], found: Set<string>) =>
    declared.filter((name) => !found.has(name)).map((name) => `${kind} ${name}`);
  return [
    ...lacking("action", Object.keys(fields), reached.actions),
    ...lacking("event", Object.keys(events), reached.events),
    ...lacking("refusal", Object.keys(refusals), reached.refusals),
    ...lacking("end", reasons, reached.reasons),
  ];
}

function reachedByRecords(game: AnyGame, fixtures: Fixtures): Reached {
  const reached: Reached = { actions: new Set(), events: new Set(), refusals: new Set(), reasons: new Set() };
  for (const { record } of fixtures.valid) reachByRecord(game, record, reached);
  for (const { record } of fixtures.refused) {
    reachByRecord(game, { ...record, steps: record.steps.slice(0, -1) }, reached);
    reached.refusals.add(record.refused);
  }
  return reached;
}

function reachByRecord(game: AnyGame, input: unknown, reached: Reached): void {
  const record = readRecord(game, input);
  if (!record.ok) return;
  const match = replay(game, record.value, ({ played, events }) => {
    if (played) reached.actions.add(played.action.type);
    for (const event of events) reached.events.add(event.type);
  });
  const result = match.ok ? match.value.rules.result(asView<GameTypes>(match.value.state)) : null;
  if (result) reached.reasons.add(result.reason);
}

async function reachByChance(game: AnyGame, seats: number, seed: number, reached: Reached): Promise<void> {
  const journey = await journeyOf(game, { options: { seats }, seed, choices: [] });
  const chance = seeded(seed);
  const hear = (events: readonly { readonly type: string }[]) => {
    for (const event of events) reached.events.add(event.type);
    return undefined;
  };
  walk(journey, {
    setup: (_position, events) => hear(events),
    before({ position, seat, action, legal }) {
      reached.actions.add(action.type);
      for (const tried of [foreignAction(game, chance), nearAction(game, legal, chance)]) {
        const refusal = journey.rules.refusal(position.truth, seat, tried);
        if (refusal) reached.refusals.add(refusal.code);
      }
      return undefined;
    },
    after: ({ events }) => hear(events),
    end({ truth }) {
      const result = journey.rules.result(truth);
      if (result) reached.reasons.add(result.reason);
      return undefined;
    },
  });
}
