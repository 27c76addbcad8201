import { at } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { DISPLAYS } from "../../src/data/board.ts";
import type { Action } from "../../src/index.ts";
import {
  apprentice,
  building,
  buildings,
  type College,
  college,
  deck,
  END,
  hand,
  held,
  house,
  pay,
  playCard,
  professor,
  ready,
  take,
  window,
  windowFor,
} from "./college.ts";
import { TRICK, withCards } from "./printed.ts";

const income = (id: string, option: number): Action => ({ type: "choose-income", source: building(id), option });

/** Ends the turn: the last die is taken and passed, everybody pays what they owe. */
function endTurn(made: College): void {
  ready(made.state, 0, "white 3");
  made.play(take("white", 3), END);
  while (made.asked() === "maintenance") made.play(at(made.actions(), made.actions().length - 1));
}

const tiles = (id: string) => DISPLAYS.find((each) => each.id === id)?.spaces ?? 0;

describe("the turn", () => {
  test("[DC-2.1] five turns with their phases in order; then the match is over", () => {
    const made = college();
    for (let turn = 2; turn <= 5; turn += 1) {
      made.events.length = 0;
      endTurn(made);
      expect(made.state.turn).toBe(turn);
      const order = ["starter-changed", "turn-begun", "display-filled", "goods-changed", "dice-rolled"];
      const told = made.events.map(({ type }) => type).filter((type) => order.includes(type));
      expect([...new Set(told)]).toEqual(order);
    }
    endTurn(made);
    expect(made.rules.result(made.state)?.reason).toBe("five-turns");
  });

  test("[DC-2.2] [DC-2.4] a taken tile is replaced in the next preparation, not before; in turn 1 the rows are full", () => {
    const made = college({}, true);
    for (let seat = 0; seat < 3; seat += 1) made.play(at(made.actions(), 0));
    const told = made.events.map(({ type }) => type);
    expect(told.lastIndexOf("display-filled")).toBeLessThan(told.indexOf("turn-begun"));
    const { state, play } = college();
    house(state, 0).apprentices = [];
    windowFor(state, 0, "recruit");
    play({ type: "take-apprentice", apprentice: at(state.apprentices.display, 0) }, END);
    expect(state.apprentices.display).toHaveLength(tiles("apprentices") - 1);
    const later = college();
    endTurn(later);
    expect(later.state.apprentices.display).toHaveLength(tiles("apprentices"));
    expect(later.state.professors.display).toHaveLength(tiles("professors"));
  });

  test("[DC-2.3] an empty stack is made anew of the discard pile; if both are empty, spaces stay empty", () => {
    const made = college();
    made.state.apprentices = { display: [], stack: [0], discarded: [1, 2] };
    made.state.professors = { display: [], stack: [], discarded: [] };
    endTurn(made);
    expect(made.state.apprentices.display.toSorted()).toEqual([0, 1, 2]);
    expect(made.state.apprentices.discarded).toEqual([]);
    expect(made.state.professors.display).toEqual([]);
  });

  test("[DC-2.5] what is discarded goes to the open pile, but those in a player's colour leave the game", () => {
    const { state, play } = college();
    house(state, 0).apprentices = ["ada", "flora", "novice-of-ropes"].map(apprentice);
    for (const leaving of ["flora", "novice-of-ropes"].map(apprentice)) {
      windowFor(state, 0, "recruit");
      play({ type: "take-apprentice", apprentice: at(state.apprentices.display, 0) });
      play({ type: "discard-apprentice", apprentice: leaving }, END);
    }
    house(state, 0).professors = ["legends", "tutor-of-brawn"].map(professor);
    for (const leaving of ["legends", "tutor-of-brawn"].map(professor)) {
      windowFor(state, 0, "hire");
      play({ type: "take-professor", professor: at(state.professors.display, 0) });
      play({ type: "discard-professor", professor: leaving }, END);
    }
    expect([state.apprentices.discarded, state.professors.discarded]).toEqual([
      [apprentice("flora")],
      [professor("legends")],
    ]);
  });

  test("[DC-2.6] an open choice comes first", () => {
    const { state, play, refusal } = college();
    expect(refusal(END)).toEqual({ code: "other-choice-first", asked: "activation" });
    windowFor(state, 0, "recruit");
    expect(refusal(take("white", 1))).toEqual({ code: "other-choice-first", asked: "window" });
    play({ type: "take-apprentice", apprentice: at(state.apprentices.display, 0) });
    for (const early of [END, pay(1), income("trophy-room", 0), { type: "buy-imp" } as const])
      expect(refusal(early)).toEqual({ code: "other-choice-first", asked: "room" });
  });
});

describe("income", () => {
  test("[DC-3.1] 2 coins for everyone in every turn, also in the first", () => {
    const made = college({ seats: 2 }, true);
    for (const seat of [0, 1]) house(made.state, seat).coins = 0;
    for (const tutor of [0, 0]) made.play({ type: "return-professor", professor: professor("tutor-of-brawn") + tutor });
    expect(made.changes().filter((change) => change.endsWith("income"))).toHaveLength(2);
    expect(made.state.seats.map(({ coins }) => coins)).toEqual([2, 2]);
    const later = college({ seats: 2 });
    endTurn(later);
    expect(later.changes().filter((change) => change.endsWith("income"))).toEqual([
      "1 coins +2 income",
      "0 coins +2 income",
    ]);
  });

  test("[DC-3.2] [DC-3.5] buildings and kept cards give every turn: coins, what leaves no choice, Trophy Room, Trophy Hall", () => {
    const made = college(
      withCards({ [TRICK]: [{ kind: "income", effects: [{ kind: "gain", good: "prestige", amount: 1 }] }] }),
    );
    buildings(made.state, 1, "trophy-hall", "trophy-room", "pub");
    hand(made.state, 1, TRICK);
    window(made.state, 1, 1);
    made.play(playCard(TRICK), END);
    for (let turn = 0; turn < 2; turn += 1) {
      made.changes();
      endTurn(made);
      while (made.asked() === "income") made.play(at(made.actions(), 0));
      expect(made.changes().filter((change) => change.startsWith("1 ") && change.endsWith("income"))).toEqual([
        "1 coins +2 income",
        "1 coins +1 income",
        "1 imps +1 income",
        "1 prestige +1 income",
        "1 coins +1 income",
        "1 coins +2 income",
      ]);
    }
  });

  test("[DC-3.3] all choose at once and anew every turn; imps that are short go clockwise from the start player", () => {
    const made = college({ seats: 4 });
    const { state, rules } = made;
    for (const seat of [0, 3]) buildings(state, seat, "trophy-room");
    state.order = [3, null, null];
    state.tower = 1;
    endTurn(made);
    expect(rules.actors(state).toSorted()).toEqual([0, 3]);
    made.play(income("trophy-room", 1), income("trophy-room", 1));
    expect([house(state, 3).imps, house(state, 0).imps, state.tower]).toEqual([1, 0, 0]);
    state.tower = 5;
    endTurn(made);
    expect(rules.actors(state).toSorted()).toEqual([0, 3]);
    made.changes();
    for (let left = 2; left > 0; left -= 1) made.play(income("trophy-room", made.actor() === 0 ? 1 : 0));
    expect(made.changes().filter((change) => !change.includes("coins +2"))).toEqual([
      "0 imps +1 income",
      "3 coins +1 income",
    ]);
  });

  test("[DC-3.4] from an empty tower no imp is chosen; if it is emptied before, nothing comes", () => {
    const made = college({ seats: 2 });
    buildings(made.state, 0, "trophy-hall");
    made.state.tower = 0;
    endTurn(made);
    expect(made.refusal(income("trophy-hall", 1))).toEqual({ code: "option-without-effect", option: 1 });
    const only = college({ seats: 2 });
    buildings(only.state, 1, "trophy-room");
    only.state.tower = 0;
    endTurn(only);
    expect([only.asked(), only.changes().filter((change) => change === "1 coins +1 income").length]).toEqual([
      "activation",
      1,
    ]);
    const other = college({ seats: 2 });
    buildings(other.state, 0, "trophy-room");
    buildings(other.state, 1, "pub");
    other.state.tower = 1;
    endTurn(other);
    other.play(income("trophy-room", 1));
    expect([house(other.state, 1).imps, house(other.state, 0).imps]).toEqual([1, 0]);
  });

  test("[DC-16.5] who holds too many cards in the income phase plays or discards then", () => {
    const made = college({ seats: 2, ...withCards({ [TRICK]: [{ kind: "gain", good: "coins", amount: 3 }] }) });
    buildings(made.state, 1, "trophy-hall");
    hand(made.state, 1, TRICK, "encore");
    deck(made.state, "second-bell");
    endTurn(made);
    made.play(income("trophy-hall", 2));
    expect([made.asked(), made.actor()]).toEqual(["hand-limit", 1]);
    expect(made.refusal(playCard("encore"))).toEqual({ code: "card-without-effect", card: expect.any(Number) });
    made.changes();
    made.play(playCard(TRICK));
    expect(made.changes()).toContain("1 coins +3 cards");
    expect(held(made.state, 1)).toEqual(["encore", "second-bell"]);
  });
});
