import { at } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { result, standing } from "../../src/scoring.ts";
import type { State } from "../../src/types.ts";
import { hold, table, tableOnTurn } from "../table.ts";

function light(state: State, tower: number, lantern: number, owner: number): void {
  state.towers[tower - 1] = { lantern, owner };
}

describe("the turn", () => {
  test("[LW-3.1] one deed, then the end of the turn; neither before nor twice", () => {
    const { play, refusal } = tableOnTurn({ seats: 2 });
    expect(refusal("0 end-turn")).toEqual({ code: "deed-due" });
    expect(refusal("0 bid 1")).toEqual({ code: "bids-closed" });
    play("0 gamble");
    expect(refusal("0 gamble")).toEqual({ code: "deed-done" });
    play("0 end-turn", "1 gamble");
  });

  test("[LW-3.2] lighting costs 1 coin and a lantern from the hand", () => {
    const { state, play, refusal } = tableOnTurn({ seats: 2 });
    hold(state, 0, 4, 4, 2);
    expect(refusal("0 light 5@1")).toEqual({ code: "lantern-not-held", lantern: 5 });
    state.coins[0] = 0;
    expect(refusal("0 light 4@1")).toEqual({ code: "coins-short", need: 1, have: 0 });
    state.coins[0] = 1;
    play("0 light 4@1");
    expect(at(state.hands, 0).map((card) => card.kind + 1)).toEqual([4, 2]);
    expect([state.coins[0], state.towers[0]]).toEqual([0, { lantern: 4, owner: 0 }]);
  });

  test("[LW-3.3] a tower takes a lantern if dark, or if it holds a smaller one of another seat", () => {
    const { state, play, refusal } = tableOnTurn({ seats: 2 });
    hold(state, 0, 3);
    light(state, 1, 3, 1);
    light(state, 2, 2, 0);
    light(state, 3, 2, 1);
    expect(refusal("0 light 3@1")).toEqual({ code: "tower-brighter", tower: 1, need: 4, have: 3 });
    expect(refusal("0 light 3@2")).toEqual({ code: "tower-yours", tower: 2 });
    expect(refusal("0 light 3@6")).toEqual({ code: "tower-beyond-wall", tower: 6, last: 5 });
    play("0 light 3@3");
    expect([state.towers[2], state.doused]).toEqual([{ lantern: 3, owner: 0 }, [2]]);
  });

  test("[LW-3.4] a search finds two, keeps one and puts the other under the deck", () => {
    const { state, play, refusal, actions } = tableOnTurn({ seats: 2 });
    hold(state, 0);
    state.deck = { rest: [0, 1, 0, 0, 1, 0], under: [] };
    expect(refusal("0 keep 1")).toEqual({ code: "nothing-found" });
    play("0 search");
    expect(actions(0)).toEqual(["keep 1", "keep 2"]);
    expect(refusal("0 end-turn")).toEqual({ code: "keep-first" });
    const [first, second] = state.found;
    play("0 keep 2");
    expect([at(state.hands, 0), state.deck.under]).toEqual([[second], [first]]);
  });

  test("[LW-3.4] of a single lantern that one is kept; an empty deck cannot be searched", () => {
    const { state, play, refusal } = tableOnTurn({ seats: 2 });
    state.deck = { rest: [0, 0, 0, 0, 0, 0], under: [{ kind: 2, knownTo: 2 }] };
    play("0 search");
    expect(refusal("0 keep 2")).toEqual({ code: "slot-empty", slot: 2, found: 1 });
    play("0 keep 1", "0 end-turn");
    expect(at(state.hands, 0).at(-1)).toEqual({ kind: 2, knownTo: 3 });
    expect(refusal("1 search")).toEqual({ code: "deck-empty" });
  });

  test.for([
    [0, 1],
    [1, 1],
    [2, 2],
    [5, 3],
  ])("[LW-3.5] the die's draw %i gives %i coins", ([draw, coins]) => {
    const dealt = [0, 0, 0, 0, 0, 0, 0];
    const { state, play } = table({ seats: 2 }, [...dealt, 0, draw ?? 0]);
    play("0 bid 0", "1 bid 0", "0 gamble");
    expect(state.coins[0]).toBe(3 + (coins ?? 0));
  });
});

describe("points", () => {
  test("[LW-4.3] towers give their numbers, neighbouring towers of a seat 2 more, every 3 coins 1", () => {
    const { state } = tableOnTurn({ seats: 2 });
    light(state, 1, 4, 0);
    light(state, 2, 1, 0);
    light(state, 3, 5, 1);
    light(state, 5, 6, 0);
    state.coins = [5, 2];
    expect(standing(state).breakdown).toEqual([
      { towers: 11, neighbours: 2, coins: 1 },
      { towers: 5, neighbours: 0, coins: 0 },
    ]);
  });

  test("[LW-4.4] of equal points more coins rank higher, and still equal seats share the rank", () => {
    const { state } = tableOnTurn({ seats: 3 });
    state.phase = "over";
    state.coins = [1, 2, 2];
    expect(result(state)?.ranks).toEqual([3, 1, 1]);
  });
});
