import { at } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { game } from "../../src/index.ts";
import { table, tableOnTurn } from "../table.ts";

describe("set-up", () => {
  test.for([2, 3, 4])("[LW-1.1] with %i seats the wall has three towers more, all dark", (seats) => {
    const { state } = table({ seats });
    expect(state.towers.map((tower) => tower.lantern)).toEqual(Array.from({ length: seats + 3 }, () => 0));
    expect(game.open({ seats: 1 }).ok || game.open({ seats: 5 }).ok).toBe(false);
  });

  test("[LW-1.2] 24 lanterns; each seat draws three that only it knows, and has 3 coins", () => {
    const { state } = table({ seats: 4 });
    expect(state.hands.map((hand) => hand.map((card) => card.knownTo))).toEqual(
      [1, 2, 4, 8].map((bit) => [bit, bit, bit]),
    );
    expect(state.coins).toEqual([3, 3, 3, 3]);
    const left = state.deck.rest.slice();
    for (const card of state.hands.flat()) left[card.kind] = at(left, card.kind) + 1;
    expect(left).toEqual([6, 5, 4, 4, 3, 2]);
  });

  test("[LW-1.3] chance decides from whom the first ties are broken", () => {
    expect([0, 1, 2].map((draw) => table({ seats: 3 }, [draw]).state.starter)).toEqual([0, 1, 2]);
  });
});

describe("the round", () => {
  test("[LW-2.1] all seats bid at the same time, at most 2 and at most what they have", () => {
    const { state, play, actions, refusal } = table({ seats: 3 });
    expect(actions(2)).toEqual(["bid 0", "bid 1", "bid 2"]);
    state.coins[1] = 1;
    expect(refusal("1 bid 2")).toEqual({ code: "coins-short", need: 2, have: 1 });
    play("2 bid 2", "0 bid 1");
    expect(actions(2)).toEqual([]);
    expect(refusal("1 gamble")).toEqual({ code: "bid-first" });
  });

  test("[LW-2.1] nobody sees another's bid before all are open", () => {
    const { state, play } = table({ seats: 3 });
    play("2 bid 2");
    const opened = game.open({ seats: 3 });
    expect(opened.ok && opened.value.view(state, 0).bids).toEqual([-1, -1, { hidden: 1 }]);
    expect(opened.ok && opened.value.view(state, 2).bids).toEqual([-1, -1, 2]);
  });

  test("[LW-2.2] the highest bid starts, and every bid is paid", () => {
    const { state, play } = table({ seats: 3 }, [0]);
    play("0 bid 1", "1 bid 0", "2 bid 2");
    expect([state.turn, state.starter]).toEqual([2, 2]);
    expect(state.coins).toEqual([2, 3, 1]);
  });

  test.for([
    [0, 1],
    [1, 1],
    [2, 2],
  ])("[LW-2.2] equal bids: from last starter %i on, seat %i starts", ([last, first]) => {
    const { state, play } = table({ seats: 3 }, [last ?? 0]);
    play("0 bid 0", "1 bid 1", "2 bid 1");
    expect(state.starter).toBe(first);
  });

  test("[LW-2.3] each seat takes one turn, clockwise from the starter, then bids open again", () => {
    const { state, play } = table({ seats: 3 }, [0]);
    play("0 bid 0", "1 bid 1", "2 bid 0", "1 gamble", "1 end-turn", "2 gamble", "2 end-turn", "0 gamble", "0 end-turn");
    expect([state.phase, state.round]).toEqual(["bid", 2]);
  });
});

describe("the end", () => {
  const round = ["0 bid 0", "1 bid 0", "0 gamble", "0 end-turn", "1 gamble", "1 end-turn"];

  test("[LW-4.1] the match ends with the turn after which every tower is lit", () => {
    const { state, play, events } = tableOnTurn({ seats: 2 });
    for (const tower of state.towers.slice(1)) Object.assign(tower, { lantern: 1, owner: 1 });
    const own = at(at(state.hands, 0), 0).kind + 1;
    play(`0 light ${own}@1`);
    expect(state.phase).toBe("turn");
    play("0 end-turn");
    expect(events.at(-1)).toEqual({ type: "match-ended", reason: "wall-lit" });
  });

  test("[LW-4.2] otherwise it ends with the last turn of the last round", () => {
    const { state, play, events } = table({ seats: 2, rounds: 2 }, [0]);
    play(...round, ...round.slice(0, -1));
    expect(state.phase).toBe("turn");
    play("1 end-turn");
    expect(events.at(-1)).toEqual({ type: "match-ended", reason: "last-round" });
  });
});
