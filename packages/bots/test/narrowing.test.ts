import { asView, at, seeded } from "@gatehouse/engine";
import { type Action, game, type KingsGate, type State } from "@gatehouse/kings-gate";
import { rounds } from "@gatehouse/testkit/rounds";
import { expect, test } from "vitest";
import { type Decision, decisionOf, findBot, loadEvaluation, loadJudge, search } from "../src/index.ts";

type PlaceTile = Extract<Action, { type: "place-tile" }>;

function table(seats: number) {
  const opened = game.open({ seats });
  if (!opened.ok) throw new Error("not opened");
  return opened.value;
}

/** King's Gate with all that its bots know. */
async function informed(seats: number) {
  const rules = table(seats);
  const judge = await loadJudge<KingsGate>("kings-gate", rules);
  return { rules, judge };
}

/** What lies on a space, the visible tile last. */
function pileOn(state: State, { x, y }: PlaceTile): readonly number[] {
  return state.piles.find((pile) => pile.x === x && pile.y === y)?.tiles ?? [];
}

/** What an action comes to at the current location, whichever of several like spaces it takes. */
function kindOf(state: State, action: Action): string {
  if (action.type !== "place-tile") return JSON.stringify(action);
  return JSON.stringify([action.tile, action.counter, pileOn(state, action).slice(-2)]);
}

test.for([2, 3, 4])("with %i seats one action of every kind is left, in every position of a match", async (seats) => {
  const { rules, judge } = await informed(seats);
  let [all, left] = [0, 0];
  for (let match = 0; match < 4; match += 1) {
    const chance = seeded(match);
    const state = rules.setup(chance);
    for (const _ of rounds("the end of the match")) {
      const seat = rules.actors(asView<KingsGate>(state))[0];
      if (seat === undefined) break;
      const legal = rules.legalActions(asView<KingsGate>(state), seat);
      const kept = judge.narrow(asView<KingsGate>(state), seat, legal);
      expect(kept.every((action) => legal.includes(action))).toBe(true);
      const kinds = kept.map((action) => kindOf(state, action));
      expect(new Set(kinds)).toEqual(new Set(legal.map((action) => kindOf(state, action))));
      if (legal.length > 2) expect(new Set(kinds).size).toBe(kinds.length);
      if (legal.some(({ type }) => type === "place-tile")) {
        all += legal.length;
        left += kept.length;
      }
      rules.play(state, seat, at(legal, chance.pick(legal.length)), chance);
    }
  }
  expect(left).toBeLessThan(all / 2);
});

/** Seat 0 of four has to place; red tiles lie above the first location, and one that is not red below it. */
function besideOwn(): { readonly state: State; readonly legal: readonly Action[] } {
  const rules = table(4);
  const state = rules.setup(seeded(1));
  const [red4, blue1] = [4, 8];
  state.piles.push({ x: -1, y: -1, tiles: [red4] }, { x: 0, y: -1, tiles: [red4] }, { x: 0, y: 1, tiles: [blue1] });
  state.pending = [{ type: "turn", seat: 0, placed: [], closed: null }];
  return { state, legal: rules.legalActions(asView<KingsGate>(state), 0) };
}

test("of all free spaces the one is left that makes most of the next location", async () => {
  const { judge } = await informed(4);
  const { state, legal } = besideOwn();
  const kept = judge.narrow(asView<KingsGate>(state), 0, legal).filter((action) => action.type === "place-tile");
  expect(kept.length).toBeGreaterThan(1);
  // A location above the own tiles would have all of them in its ring.
  for (const action of kept.filter((each) => pileOn(state, each).length === 0)) expect(action.y).toBe(-1);
});

test("own tiles that lie together count for the next location", async () => {
  const evaluation = await loadEvaluation<KingsGate>("kings-gate");
  if (!evaluation) throw new Error("King's Gate has an evaluation");
  const { state } = besideOwn();
  const count = evaluation.features.length;
  const numbers = (feature: string) => {
    const out = new Float64Array(4 * count);
    evaluation.measure(table(4), state, out);
    return [0, 1, 2, 3].map((seat) => out[seat * count + evaluation.features.indexOf(feature)]);
  };
  expect([numbers("next-lead"), numbers("next-total")]).toEqual([
    [8, 1, 0, 0],
    [8, 1, 0, 0],
  ]);
  // Two locations above leave no room for a third one there: what is left are the ends of the row.
  state.locations.unshift({ x: -1, y: -2 }, { x: 1, y: -2 });
  expect(numbers("next-total")).toEqual([4, 1, 0, 0]);
});

test("bots think about what is left, and about nothing else", async () => {
  const { rules, judge } = await informed(4);
  const state = rules.setup(seeded(3));
  const seat = at(rules.actors(asView<KingsGate>(state)), 0);
  const decision: Decision<KingsGate> = decisionOf(rules, state, seat, seeded(1), judge);
  const kept = judge.narrow(decision.view(), seat, decision.legalActions());
  expect(new Set(search(decision, 20).map(({ action }) => action))).toEqual(new Set(kept));
  expect(kept).toContainEqual(findBot("student")?.choose(decision));
});

test("a search plays only what is legal in the world of each iteration", async () => {
  const { rules, judge } = await informed(3);
  const checking: typeof rules = {
    ...rules,
    play(state, seat, action, chance, emit) {
      expect(rules.refusal(asView<KingsGate>(state), seat, action)).toBeNull();
      rules.play(state, seat, action, chance, emit);
    },
  };
  const chance = seeded(8);
  const state = rules.setup(chance);
  for (const step of rounds("the end of the match")) {
    const seat = rules.actors(asView<KingsGate>(state))[0];
    if (seat === undefined) break;
    const decision = decisionOf(checking, state, seat, chance, judge);
    const isChoice = decision.legalActions().length > 1;
    const action = isChoice && step % 7 === 0 ? search(decision, 60)[0]?.action : decision.anyAction();
    if (action) rules.play(state, seat, action, chance);
  }
});
