import { type AnyGame, asView, type GameTypes, mixSeed, readRecord, replay, seeded } from "@gatehouse/engine";
import type { Fixtures } from "./fixtures.ts";
import { foreignAction, nearAction } from "./foreign.ts";
import { openRules, walk } from "./walk.ts";

/** Everything that tests of a game have come across. */
export interface Reached {
  readonly actions: Set<string>;
  readonly events: Set<string>;
  readonly refusals: Set<string>;
  readonly reasons: Set<string>;
}

/** What random games and the recorded games of a test folder reach. */
export function reach(game: AnyGame, runs: number, fixtures: Fixtures): Reached {
  const reached = {
    actions: new Set<string>(),
    events: new Set<string>(),
    refusals: new Set<string>(),
    reasons: new Set<string>(),
  };
  for (const { record } of fixtures.valid) reachByRecord(game, record, reached);
  for (const { record } of fixtures.refused) {
    reachByRecord(game, { ...record, steps: record.steps.slice(0, -1) }, reached);
    reached.refusals.add(record.refused);
  }
  for (let seats = game.seats.min; seats <= game.seats.max; seats += 1)
    for (let run = 0; run < runs; run += 1) reachByChance(game, seats, mixSeed(seats, run), reached);
  return reached;
}

/** What is declared, but was reached by nothing. */
export function unreached(game: AnyGame, reached: Reached): string[] {
  const missing = (kind: string, declared: readonly string[], found: Set<string>) =>
    declared.filter((name) => !found.has(name)).map((name) => `${kind} ${name}`);
  return [
    ...missing("action", Object.keys(game.fields), reached.actions),
    ...missing("event", Object.keys(game.events), reached.events),
    ...missing("refusal", Object.keys(game.refusals), reached.refusals),
    ...missing("end", game.reasons, reached.reasons),
  ];
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

function reachByChance(game: AnyGame, seats: number, seed: number, reached: Reached): void {
  const rules = openRules(game, { seats });
  const chance = seeded(seed);
  walk(
    rules,
    { options: { seats }, seed, choices: [] },
    {
      setup(_state, events) {
        for (const event of events) reached.events.add(event.type);
        return undefined;
      },
      before({ state, seat, action, legal }) {
        reached.actions.add(action.type);
        for (const tried of [foreignAction(game, chance), nearAction(game, legal, chance)]) {
          const refusal = rules.refusal(asView<GameTypes>(state), seat, tried);
          if (refusal) reached.refusals.add(refusal.code);
        }
        return undefined;
      },
      after({ events }) {
        for (const event of events) reached.events.add(event.type);
        return undefined;
      },
      end(state) {
        const result = rules.result(asView<GameTypes>(state));
        if (result) reached.reasons.add(result.reason);
        return undefined;
      },
    },
  );
}
