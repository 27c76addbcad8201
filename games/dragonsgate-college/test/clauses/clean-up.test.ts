import { at } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { type College, college, END, house, pay, prestige, ready, take } from "./college.ts";

/** The last die of the turn is taken and passed. */
function lastDie(made: College, seat = 0): void {
  ready(made.state, seat, "white 3");
  made.play(take("white", 3), END);
}

/** Seat 0 owes this at the end of the turn, with these coins and this prestige. */
function debtor(cost: number, coins: number, points: number): College {
  const made = college({ seats: 2 });
  Object.assign(house(made.state, 0), { maintenance: cost, coins });
  house(made.state, 0).prestige.start = points;
  lastDie(made);
  return made;
}

/** How many coins seat 0 may pay. */
function payable(cost: number, coins: number, points: number): number[] {
  const { asked, actions } = debtor(cost, coins, points);
  if (asked() !== "maintenance") return [];
  return actions().map((action) => (action.type === "pay-maintenance" ? action.coins : -1));
}

/** The coins and the prestige of seat 0 after paying so much, before the income of the next turn. */
function after(cost: number, coins: number, points: number, paid: number): number[] {
  const made = debtor(cost, coins, points);
  if (made.asked() === "maintenance") made.play(pay(paid));
  return [house(made.state, 0).coins - 2, prestige(made.state, 0)];
}

describe("clean-up", () => {
  test("[DC-18.1] the open tiles go to the discard piles", () => {
    const made = college({ seats: 2 });
    const before = made.state.apprentices.display.slice();
    const masters = made.state.professors.display.slice();
    lastDie(made);
    expect(made.state.apprentices.discarded).toEqual(before);
    expect(made.state.professors.discarded).toEqual(masters);
  });

  test("[DC-18.2] everyone owes what the marker's space says", () => {
    const made = college({ seats: 2 });
    Object.assign(house(made.state, 0), { maintenance: 3 });
    Object.assign(house(made.state, 1), { maintenance: 5 });
    lastDie(made);
    expect(made.refusal(pay(4))).toEqual({ code: "cost-exceeded", need: 3, have: 4 });
    made.play(pay(3), pay(5));
    expect(made.events.filter(({ type }) => type === "maintenance-paid")).toEqual([
      { type: "maintenance-paid", seat: 0, coins: 3, prestige: 0 },
      { type: "maintenance-paid", seat: 1, coins: 5, prestige: 0 },
    ]);
    expect(made.state.seats.map(({ coins }) => coins)).toEqual([9, 7]);
  });

  test.for([
    [3, 5, 6, [0, 1, 2, 3]],
    [3, 2, 6, [0, 1, 2]],
    [3, 5, 0, [3]],
    [3, 5, 1, [2, 3]],
    [3, 5, 2, [2, 3]],
    [3, 5, 3, [1, 2, 3]],
    [3, 1, 0, [1]],
  ] as const)("[DC-18.3] owing %i with %i coins and %i prestige one may pay %j", ([cost, coins, points, allowed]) => {
    const found = payable(cost, coins, points);
    // A single possibility need not be asked for.
    expect(found.length === 0 ? allowed.length : found.toSorted()).toEqual(found.length === 0 ? 1 : allowed);
    if (found.length > 0 && at(found, 0) > 0) {
      const short = debtor(cost, coins, points).refusal(pay(at(allowed, 0) - 1));
      expect(short).toEqual({ code: "must-pay-more", need: at(allowed, 0), have: at(allowed, 0) - 1 });
    }
  });

  test("[DC-18.3] each refused coin costs 2 prestige", () => {
    expect(after(3, 5, 6, 3)).toEqual([2, 6]);
    expect(after(3, 5, 6, 1)).toEqual([4, 2]);
    expect(after(3, 5, 6, 0)).toEqual([5, 0]);
  });

  test("[DC-18.4] prestige never falls below 0, and with nothing left nothing is owed", () => {
    expect(after(3, 5, 3, 1)).toEqual([4, 0]);
    expect(after(5, 1, 3, 1)).toEqual([0, 0]);
    expect(after(5, 0, 0, 0)).toEqual([0, 0]);
  });

  test("[DC-18.5] all choose at the same time; payment goes clockwise from the start player", () => {
    const made = college({ seats: 3 });
    for (const seat of [0, 1, 2]) house(made.state, seat).maintenance = 2;
    made.state.starter = 2;
    lastDie(made);
    expect(made.rules.actors(made.state).toSorted()).toEqual([0, 1, 2]);
    const { asked } = made;
    while (asked() === "maintenance") made.play(pay(2));
    const payers = made.events.flatMap((event) => (event.type === "maintenance-paid" ? [event.seat] : []));
    expect(payers).toEqual([2, 0, 1]);
  });

  test("[DC-18.6] leftmost disc starts, else the next clockwise", () => {
    for (const [order, starter] of [
      [[null, 2, 0], 2],
      [[null, null, 0], 0],
      [[1, 2, 0], 1],
      [[null, null, null], 1],
    ] as const) {
      const made = college();
      made.state.order = [...order];
      lastDie(made, 2);
      expect([made.state.starter, made.actor()]).toEqual([starter, starter]);
    }
  });

  test("[DC-18.7] the discs leave the track, the used dice go to the pool, the next turn begins", () => {
    const made = college();
    made.state.order = [1, null, 0];
    made.state.used = ["white", "red"];
    lastDie(made);
    expect([made.state.order, made.state.used, made.state.turn]).toEqual([[null, null, null], [], 2]);
    expect(made.state.ready).toHaveLength(6);
  });

  test("[DC-18.8] [DC-19.15] in turn 5 all of it is done before the scoring", () => {
    const made = college({ seats: 2 });
    made.state.turn = 5;
    made.state.order = [1, null, null];
    house(made.state, 0).maintenance = 4;
    lastDie(made);
    made.play(pay(4));
    expect([house(made.state, 0).coins, made.state.starter]).toEqual([6, 1]);
    expect(made.rules.actors(made.state)).toEqual([]);
    expect(made.rules.result(made.state)?.reason).toBe("five-turns");
  });
});
