import { at, deckSize, legal, seeded } from "@gatehouse/engine";
import { rounds } from "@gatehouse/testkit/rounds";
import { describe, expect, test } from "vitest";
import { hold, island, lay, maps, onTurn, opened, pet, wizard } from "../island.ts";

/** Plays a random match; per turn how many tiles were in hand when it ended, before drawing or not. */
function played(seats: number, turns?: number) {
  const rules = opened({ seats, ...(turns && { turns }) });
  const chance = seeded(3);
  const state = rules.setup(chance);
  const hands: number[][] = state.seats.map(() => []);
  for (const _ of rounds("the end of the match")) {
    const seat = rules.actors(state)[0];
    if (seat === undefined) break;
    const action = at(legal(rules, state, seat), 0);
    rules.play(state, seat, action, chance);
    if (action.type === "end-turn") at(hands, seat).push(at(state.seats, seat).hand.length);
  }
  return { state, hands };
}

describe("the end", () => {
  test.for([
    [2, 10],
    [3, 9],
    [4, 8],
    [2, 21],
    [3, 2],
  ] as const)("[DI-14.1] [DI-14.2] %i seats have %i turns, in the last two without drawing", ([seats, turns]) => {
    const { state, hands } = played(seats, turns);
    const each = [...Array(turns - 2).fill(2), 1, 0];
    expect(hands).toEqual(Array(seats).fill(each));
    expect([state.tiles.length, deckSize(state.bag)]).toEqual([1 + seats * turns, 40 - seats * (turns - 1)]);
  });

  test("[DI-14.3] [DI-14.4] coins on pets count, in a Lair too; maps, cubes and other coins do not", () => {
    const { state, rules } = island({ seats: 2 });
    pet(state, 0, "red", 2);
    pet(state, 0, "blue", 1, true);
    maps(state, 0, "gold-h", "red-h");
    at(state.seats, 0).stock = [9, 9, 9, 9, 9];
    expect(rules.standing(state).scores).toEqual([3, 0]);
  });

  test.for([
    ["more fame", [5, 4], [1, 3], [0, 9], [1, 2]],
    ["more colours", [5, 5], [1, 2], [9, 0], [2, 1]],
    ["more coins", [5, 5], [2, 2], [3, 4], [2, 1]],
    ["nothing", [5, 5], [2, 2], [4, 4], [1, 1]],
  ] as const)("[DI-14.5] %s decides", ([_what, fame, colours, coins, ranks]) => {
    const { state, result } = island({ seats: 2 });
    state.pending = [];
    for (const [seat, each] of state.seats.entries()) {
      each.fame.captures = at(fame, seat);
      each.captured = (["blue", "green", "red"] as const).slice(0, at(colours, seat));
      each.stock[4] = at(coins, seat);
    }
    expect(result()?.ranks).toEqual(ranks);
  });
});

describe("open and hidden", () => {
  test("[DI-15.1] [DI-15.2] hidden are hands, maps, bag and deck; stocks and fame are open", () => {
    const { state, rules } = island({ seats: 2 });
    at(state.seats, 0).stock = [1, 2, 3, 4, 5];
    const seen = rules.view(state, 1);
    expect(seen.seats[0]).toMatchObject({
      stock: [1, 2, 3, 4, 5],
      hand: [{ kind: { hidden: 1 } }],
      maps: [{ kind: { hidden: 1 } }],
    });
    expect([seen.bag.rest, seen.maps.rest]).toEqual([{ hidden: 38 }, { hidden: 36 }]);
    expect(seen.seats[1]?.hand).toEqual(state.seats[1]?.hand);
  });

  test("[DI-15.3] who returns a map knows it; the others no longer know which of the drawn ones it was", () => {
    const { state, rules, play } = island({ seats: 2 });
    lay(state, { "1,0": "red tower" });
    wizard(state, 0, "1,0");
    hold(state, 0);
    onTurn(state, 0, "action");
    state.maps.rest.fill(0);
    state.maps.under = [4, 5].map((kind) => ({ kind, knownTo: 255 }));
    play("maps", "return gold-f");
    const under = (viewer: number) => rules.view(state, viewer).maps.under.map((card) => card.kind);
    expect([under(0), under(1)]).toEqual([[5], [{ hidden: 1 }]]);
    expect(rules.view(state, 1).seats[0]?.maps.at(-1)?.kind).toEqual({ hidden: 1 });
  });
});
