import { findGame } from "@gatehouse/catalogue";
import { at, type GameTypes, mixSeed, seeded, start, submit } from "@gatehouse/engine";
import { expect, test } from "vitest";
import { predict } from "../../src/match/online/predict.ts";

const MATCHES = 3;
const MOST_STEPS = 250;

/** Plays matches at random and compares every prediction with what then happened. */
async function compare(id: string): Promise<{ readonly predicted: number; readonly drawn: number }> {
  const game = await findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  const found = { predicted: 0, drawn: 0 };
  for (let number = 0; number < MATCHES; number += 1) {
    const begun = start(game, { seats: 3 }, seeded(number));
    if (!begun.ok) throw new Error(begun.error.code);
    let { match } = begun.value;
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const [seat] = match.rules.actors(match.state);
      if (seat === undefined) break;
      const luck = seeded(mixSeed(number, step));
      const actions = match.rules.legalActions(match.state, seat);
      const action = at(actions, luck.pick(actions.length));
      const view = match.rules.view(match.state, seat);
      const expected = predict(match.rules, view, seat, [action]);
      const done = submit<GameTypes>(match, seat, [action], luck);
      if (!done.ok) throw new Error("a legal action was refused");
      match = done.value.match;
      const draws = done.value.played.flatMap(({ entry }) => entry.draws);
      if (draws.length > 0) found.drawn += 1;
      expect(expected === null).toBe(draws.length > 0);
      if (!expected) continue;
      found.predicted += 1;
      expect(expected.view).toEqual(match.rules.view(match.state, seat));
    }
  }
  return found;
}

test.each(["kings-gate", "dragon-island", "dragonsgate-college"])(
  "%s: what takes no luck shows exactly as the server will say it, and nothing else shows",
  async (id) => {
    const { predicted, drawn } = await compare(id);
    expect(predicted).toBeGreaterThan(50);
    expect(drawn).toBeGreaterThan(5);
  },
);

test("what is not legal is not predicted", async () => {
  const game = await findGame("kings-gate");
  const begun = game && start(game, { seats: 2 }, seeded(1));
  if (!begun?.ok) throw new Error("no match");
  const { rules, state } = begun.value.match;
  const [seat = 0] = rules.actors(state);
  const [action] = rules.legalActions(state, seat);
  if (!action) throw new Error("nothing to do");
  const other = 1 - seat;
  expect(predict(rules, rules.view(state, other), other, [action])).toBeNull();
});
