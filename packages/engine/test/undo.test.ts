import { describe, expect, test } from "vitest";
import { canonical, submit, takeback, undo, undoableFrom } from "../src/index.ts";
import {
  after,
  begin,
  error,
  type LanternMatch,
  onTurn,
  playOn,
  posing,
  submitted,
  value,
  withRules,
} from "./table.ts";

const NOWHERE = [-1, 3, 0.5, Number.NaN, "0", null] as const;

/** Seat 0 on turn, with a lantern on the first tower and its turn ended: two steps without a draw, seq 4 and 5. */
function turnEnded(): LanternMatch {
  const match = onTurn();
  const lantern = (match.state.hands[0]?.[0]?.kind ?? 0) + 1;
  return value(submitted(match, 0, `light ${lantern}@1`, "end-turn")).match;
}

describe("undo of a seat's own tail", () => {
  test("takes back its last step", () => {
    const match = turnEnded();
    const back = value(undo(match, 0));
    expect(back.log.at(-1)).toMatchObject({ seq: 6, kind: "undo", seat: 0, to: 5 });
    expect(back.steps.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(back.state).toMatchObject({ turn: 0, done: true });
  });

  test("takes back all its steps from a given one on", () => {
    const back = value(undo(turnEnded(), 0, 4));
    expect(back.steps.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(canonical(back.state)).toBe(canonical(onTurn().state));
  });

  test("one step after the other leads to the same state", () => {
    const match = turnEnded();
    const slowly = value(undo(value(undo(match, 0)), 0));
    expect(canonical(slowly.state)).toBe(canonical(value(undo(match, 0, 4)).state));
    expect(slowly.log.map(({ kind }) => kind).slice(-2)).toEqual(["undo", "undo"]);
  });

  test("leaves the old match as it was", () => {
    const match = turnEnded();
    const before = canonical([match.state, match.log, match.steps]);
    undo(match, 0, 4);
    expect(canonical([match.state, match.log, match.steps])).toBe(before);
  });

  test("what was undone can be done again, under a new seq", () => {
    const again = after(value(undo(turnEnded(), 0)), "0 end-turn");
    expect(again.steps.at(-1)?.seq).toBe(7);
    expect(canonical(again.state)).toBe(canonical(turnEnded().state));
  });
});

describe("undo in a joint choice", () => {
  const TWO_BIDS = after(begin(3), "0 bid 2", "1 bid 1");

  test("takes back the seat's own bid; the others' bids stay", () => {
    const back = value(undo(TWO_BIDS, 0));
    expect(back.state.bids).toEqual([-1, 1, -1]);
    expect(back.steps.map(({ seq, seat }) => [seq, seat])).toEqual([[2, 1]]);
    expect(back.log.at(-1)).toMatchObject({ kind: "undo", seat: 0, to: 1 });
  });

  test("the seat bids again, and the choice goes on", () => {
    const match = after(value(undo(TWO_BIDS, 0)), "0 bid 0", "2 bid 0");
    expect(match.state).toMatchObject({ phase: "turn", turn: 1, coins: [3, 2, 3] });
  });

  test("each undoes its own", () => {
    const none = value(undo(value(undo(TWO_BIDS, 1)), 0));
    expect(none.state.bids).toEqual([-1, -1, -1]);
    expect(none.steps).toEqual([]);
  });

  test("is barred once the bids are open: opening them is a draw", () => {
    const open = after(TWO_BIDS, "2 bid 0");
    for (const seat of [0, 1, 2]) expect(error(undo(open, seat))).toEqual({ code: "undo-crosses-draw", seq: 3 });
  });

  test("is barred by a bid that would not be allowed without the one taken back", () => {
    const inOrder = withRules((rules) => ({
      refusal: (view, seat, action) =>
        seat === 1 && view.bids[0] === -1 ? { code: "bid-first" } : rules.refusal(view, seat, action),
    }));
    const match = after(begin(3, { subject: inOrder }), "0 bid 2", "1 bid 1");
    expect(error(undo(match, 0))).toEqual({ code: "undo-crosses-seat", seq: 2, by: 1 });
    expect(undo(match, 1).ok).toBe(true);
  });

  test("is barred by a bid that would draw without the one taken back", () => {
    const lucky = withRules((rules) => ({
      play(state, seat, action, chance, emit) {
        if (seat === 1 && state.bids[0] === -1) chance.pick(6);
        rules.play(state, seat, action, chance, emit);
      },
    }));
    const match = after(begin(3, { subject: lucky }), "0 bid 2", "1 bid 1");
    expect(error(undo(match, 0))).toEqual({ code: "undo-crosses-seat", seq: 2, by: 1 });
  });
});

describe("undo is barred", () => {
  test("by a draw of its own", () => {
    const match = after(onTurn(), "0 search", "0 keep 1", "0 end-turn");
    expect(error(undo(match, 0, 4))).toEqual({ code: "undo-crosses-draw", seq: 4 });
    expect(undo(match, 0, 5).ok).toBe(true);
  });

  test("by another seat's step", () => {
    const match = turnEnded();
    const lantern = (match.state.hands[1]?.find((card) => card.kind > 0)?.kind ?? 0) + 1;
    expect(error(undo(after(match, `1 light ${lantern}@2`), 0))).toEqual({
      code: "undo-crosses-seat",
      seq: 6,
      by: 1,
    });
  });

  test("if the seat has no step", () => {
    expect(error(undo(begin(3), 0))).toEqual({ code: "nothing-to-undo", seat: 0 });
    expect(error(undo(value(undo(after(begin(3), "0 bid 1"), 0)), 0))).toEqual({ code: "nothing-to-undo", seat: 0 });
  });

  test.each([
    ["another seat's step", 2],
    ["the set-up", 0],
    ["the future", 99],
    ["before the set-up", -1],
    ["a fraction", 4.5],
    ["no number", Number.NaN],
  ])("to %s", (_what, to) => {
    expect(error(undo(turnEnded(), 0, to))).toEqual({ code: "not-a-step", seq: to });
  });

  test("once the match is over", () => {
    const match = playOn(begin(3), 1);
    for (const seat of [0, 1, 2]) expect(error(undo(match, seat))).toEqual({ code: "game-over" });
    expect(error(takeback(match, 0, 1))).toEqual({ code: "game-over" });
    expect(undoableFrom(match, match.steps.at(-1)?.seat ?? 0)).toBeNull();
  });

  test("to a step that was undone already, and to an undo", () => {
    const back = value(undo(turnEnded(), 0));
    expect(error(undo(back, 0, 5))).toEqual({ code: "not-a-step", seq: 5 });
    expect(error(undo(back, 0, 6))).toEqual({ code: "not-a-step", seq: 6 });
  });

  test.each(NOWHERE)("for the unknown seat %o", (seat) => {
    expect(error(undo(turnEnded(), posing<number>(seat)))).toEqual({ code: "unknown-seat", seat, seats: 3 });
  });
});

describe("undoableFrom", () => {
  test("is the earliest step that the seat may take back", () => {
    expect(undoableFrom(turnEnded(), 0)).toBe(4);
    expect(undoableFrom(value(undo(turnEnded(), 0)), 0)).toBe(4);
    expect(undoableFrom(value(undo(turnEnded(), 0, 4)), 0)).toBeNull();
  });

  test("is null for a seat without steps, for one that is barred, and for a stranger", () => {
    const match = after(turnEnded(), "1 gamble");
    expect([0, 1, 2, 9].map((seat) => undoableFrom(match, seat))).toEqual([null, null, null, null]);
    expect(undoableFrom(begin(3), 0)).toBeNull();
  });

  test("in a joint choice is each seat's own bid", () => {
    const match = after(begin(3), "1 bid 1", "0 bid 2");
    expect([0, 1, 2].map((seat) => undoableFrom(match, seat))).toEqual([2, 1, null]);
  });

  test("stops behind a draw of its own", () => {
    expect(undoableFrom(after(onTurn(), "0 search", "0 keep 1", "0 end-turn"), 0)).toBe(5);
  });
});

describe("takeback", () => {
  test("reaches over draws and other seats, and takes everybody's steps", () => {
    const match = after(turnEnded(), "1 gamble", "1 end-turn");
    const back = value(takeback(match, 2, 2));
    expect(back.steps.map(({ seq }) => seq)).toEqual([1]);
    expect(back.state.bids).toEqual([0, -1, -1]);
    expect(back.log.at(-1)).toMatchObject({ seq: 8, kind: "takeback", seat: 2, to: 2 });
  });

  test("does not un-draw: the luck goes on where it was", () => {
    const match = after(onTurn(), "0 search");
    const back = value(takeback(match, 0, 4));
    expect(back.drawn).toBe(match.drawn);
    expect(after(back, "0 gamble").drawn).toBe(match.drawn + 1);
  });

  test("leaves the old match as it was", () => {
    const match = turnEnded();
    const before = canonical([match.state, match.log, match.steps]);
    takeback(match, 1, 1);
    expect(canonical([match.state, match.log, match.steps])).toBe(before);
  });

  test.each([0, 6, -1, 1.5, Number.NaN])("to %d, which is no step, is refused", (to) => {
    expect(error(takeback(turnEnded(), 0, to))).toEqual({ code: "not-a-step", seq: to });
  });

  test("to a step taken back before is refused", () => {
    const back = value(takeback(turnEnded(), 0, 4));
    expect(error(takeback(back, 0, 5))).toEqual({ code: "not-a-step", seq: 5 });
    expect(error(undo(back, 0, 4))).toEqual({ code: "not-a-step", seq: 4 });
  });

  test.each(NOWHERE)("by the unknown seat %o is refused", (seat) => {
    expect(error(takeback(turnEnded(), posing<number>(seat), 1))).toEqual({ code: "unknown-seat", seat, seats: 3 });
  });

  test("after it the match goes on as if nothing had been there", () => {
    const back = value(takeback(turnEnded(), 1, 1));
    const answer = submit(back, 2, [{ type: "bid", coins: 2 }], { pick: () => 0 });
    expect(value(answer).match.state.bids).toEqual([-1, -1, 2]);
  });
});
