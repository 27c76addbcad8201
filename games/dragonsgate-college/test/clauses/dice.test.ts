import { at } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import type { Action, State } from "../../src/index.ts";
import {
  BUY_IMP,
  type College,
  college,
  END,
  facesOf,
  hand,
  house,
  playCard,
  ready,
  take,
  window,
  windowFor,
} from "./college.ts";
import { TRICK, withCards } from "./printed.ts";

const fees = (face: number): Action => ({ type: "collect-coins", face });
const dungeon = (face: number): Action => ({ type: "enter-dungeon", face });
const EXCHANGE: Action = { type: "exchange-die" };
const ALARM = (space: number): Action => ({ type: "place-disc", space });

/** The dice of the pool by colour, such as `3 red 1 white`. */
function pool({ ready: dice }: State): string {
  const colours = dice.map(({ colour }) => colour);
  return ["red", "blue", "yellow", "green", "white", "black"]
    .flatMap((colour) => {
      const count = colours.filter((each) => each === colour).length;
      return count > 0 ? [`${count} ${colour}`] : [];
    })
    .join(" ");
}

/** Begins the next turn: the last die is taken and passed. */
function nextTurn(made: College): void {
  ready(made.state, made.state.starter, "white 3");
  made.play(take("white", 3), END);
  while (made.asked() === "maintenance") made.play(at(made.actions(), 0));
}

describe("the dice", () => {
  test("[DC-4.1] [DC-4.2] two dice per player in turns 1 and 2, then three; white ones make up the number", () => {
    const pools = [2, 3, 4].map((seats) => {
      const made = college({ seats });
      const found = [pool(made.state)];
      for (let turn = 2; turn <= 4; turn += 1) {
        nextTurn(made);
        found.push(pool(made.state));
      }
      return found;
    });
    expect(pools).toEqual([
      ["1 red 1 blue 2 white", "1 red 1 blue 2 white", "1 red 1 blue 4 white", "1 red 1 blue 4 white"],
      [
        "1 red 1 blue 1 yellow 3 white",
        "1 red 1 blue 1 yellow 3 white",
        "1 red 1 blue 1 yellow 6 white",
        "1 red 1 blue 1 yellow 6 white",
      ],
      [
        "1 red 1 blue 1 yellow 1 green 4 white",
        "1 red 1 blue 1 yellow 1 green 4 white",
        "1 red 1 blue 1 yellow 1 green 8 white",
        "1 red 1 blue 1 yellow 1 green 8 white",
      ],
    ]);
  });

  test("[DC-4.2] example 1: in turn 1 three players have a red, a blue, a yellow and three white dice", () => {
    expect(pool(college({ seats: 3 }).state)).toBe("1 red 1 blue 1 yellow 3 white");
  });

  test("[DC-4.2] [DC-7.3] example 4: exchanged dice are in the pool from the next turn on", () => {
    const made = college({ seats: 2 });
    const { state } = made;
    const exchange = (seat: number) => {
      state.used = ["white"];
      windowFor(state, seat, "influence");
      made.play(EXCHANGE, END);
    };
    exchange(1);
    nextTurn(made);
    expect(pool(state)).toBe("1 red 2 blue 1 white");
    nextTurn(made);
    expect(pool(state)).toBe("1 red 2 blue 3 white");
    exchange(1);
    nextTurn(made);
    exchange(0);
    nextTurn(made);
    expect(pool(state)).toBe("2 red 3 blue 1 white 1 black");
  });

  test("[DC-4.3] however many dice four players have exchanged, the eight white ones less those are just enough", () => {
    for (let exchanged = 0; exchanged <= 8; exchanged += 1) {
      const made = college({ seats: 4 });
      for (let number = 0; number < exchanged; number += 1) house(made.state, number % 4).dice -= 1;
      nextTurn(made);
      nextTurn(made);
      expect(made.state.ready.filter(({ colour }) => colour === "white")).toHaveLength(8 - exchanged);
    }
  });

  test("[DC-4.3] with all dice of four players exchanged there are none too few and no white one is left", () => {
    const made = college({ seats: 4 });
    for (const seat of [0, 1, 2, 3]) house(made.state, seat).dice = 0;
    nextTurn(made);
    nextTurn(made);
    expect(pool(made.state)).toBe("3 red 3 blue 3 yellow 3 green");
  });

  test("[DC-4.4] [DC-4.6] the Combined Action die comes in turn 5, and the start player takes one die more", () => {
    const made = college({ seats: 2 });
    for (let turn = 2; turn <= 5; turn += 1) nextTurn(made);
    const { state, play, actor } = made;
    expect(pool(state)).toBe("1 red 1 blue 4 white 1 black");
    const takers: (number | undefined)[] = [];
    while (made.asked() === "activation") {
      takers.push(actor());
      const die = at(state.ready, state.ready.length - 1);
      play(take(die.colour, die.face));
      while (made.asked() === "window") play(END);
    }
    expect([0, 1].map((seat) => takers.filter((taker) => taker === (state.starter + 1 + seat) % 2).length)).toEqual([
      4, 3,
    ]);
  });

  test("[DC-4.5] each die of the pool is rolled, 1 to 6", () => {
    const made = college({ seats: 2 });
    for (const people of [made.state.apprentices, made.state.professors])
      Object.assign(people, { display: [], stack: [] });
    ready(made.state, 0, "white 3");
    made.play(take("white", 3));
    made.draws(0, 5, 2, 3);
    made.play(END);
    while (made.asked() === "maintenance") made.play(at(made.actions(), 0));
    expect(made.state.ready.map(({ face }) => face).toSorted()).toEqual([1, 3, 4, 6]);
  });
});

describe("taking a die", () => {
  test("[DC-5.1] [DC-5.13] clockwise from the start player until no die is ready; each goes to the used ones", () => {
    const { state, play, actor } = college();
    const takers: (number | undefined)[] = [];
    ready(state, 0, "white 1", "white 2", "white 3", "white 4");
    state.used = [];
    for (const face of [1, 2, 3]) {
      takers.push(actor());
      play(take("white", face));
      expect(state.used).toHaveLength(face - 1);
      play(END);
    }
    expect([...takers, actor()]).toEqual([0, 1, 2, 0]);
    expect(state.used).toEqual(["white", "white", "white"]);
  });

  test("[DC-5.2] one imp for 4 coins, once and before the die is taken, if the tower has one", () => {
    const { state, play, refusal, changes } = college();
    ready(state, 0, "white 1", "white 2");
    house(state, 0).coins = 8;
    play(BUY_IMP);
    expect(changes()).toEqual(["0 coins -4 imp", "0 imps +1 imp"]);
    expect(refusal(BUY_IMP)).toEqual({ code: "imp-bought" });
    play(take("white", 1));
    expect(refusal(BUY_IMP)).toEqual({ code: "other-choice-first", asked: "window" });
    play(END);
    house(state, 1).coins = 3;
    expect(refusal(BUY_IMP)).toEqual({ code: "coins-short", need: 4, have: 3 });
    state.tower = 0;
    house(state, 1).coins = 4;
    expect(refusal(BUY_IMP)).toEqual({ code: "tower-empty" });
  });

  test("[DC-5.3] a die that is ready must be taken, whatever its colour", () => {
    const { state, actions, refusal, play } = college();
    ready(state, 0, "white 1", "red 2", "blue 2", "black 6");
    house(state, 0).coins = 0;
    expect(actions()).toEqual(
      [take("white", 1), take("red", 2), take("blue", 2), take("black", 6)].map((one) => expect.objectContaining(one)),
    );
    expect(refusal(take("red", 1))).toEqual({ code: "die-not-ready", colour: "red", face: 1 });
    ready(state, 0, "white 2", "red 1", "red 2");
    play(take("red", 2));
    expect(state.ready.map(({ colour, face }) => `${colour} ${face}`)).toEqual(["white 2", "red 1"]);
  });

  test("[DC-5.4] one action that the face allows", () => {
    const { state, play, refusal } = college();
    state.used = ["white"];
    window(state, 0, 3);
    expect(refusal(EXCHANGE)).toEqual({ code: "imps-short", need: 1, have: 0 });
    expect(refusal(ALARM(0))).toEqual({ code: "imps-short", need: 1, have: 0 });
    play(dungeon(3));
    expect(refusal(fees(3))).toEqual({ code: "action-taken", action: "dungeon" });
  });

  test("[DC-5.5] [DC-5.6] the action may be left out, and the time to act ends only when its player says so", () => {
    const { state, play, asked, actor, events } = college();
    window(state, 0, 3);
    play(END);
    expect(events.at(-1)).toEqual({ type: "window-ended", seat: 0, passed: true });
    expect([asked(), actor()]).toEqual(["activation", 1]);
    window(state, 0, 3);
    play(fees(3));
    expect([asked(), actor()]).toEqual(["window", 0]);
  });

  test("[DC-5.7] [DC-5.8] a die of another player's colour lets that player act too; the own one gives one action", () => {
    const { state, play, asked, actor } = college();
    ready(state, 0, "blue 3", "red 3", "white 1");
    play(take("blue", 3), END);
    expect([asked(), actor()]).toEqual(["window", 1]);
    play(fees(3), END);
    expect(house(state, 1).coins).toBe(13);
    ready(state, 0, "red 3", "white 1");
    play(take("red", 3), fees(3), END);
    expect([asked(), actor()]).toEqual(["activation", 1]);
  });

  test("[DC-5.9] with the Combined Action die all others act, clockwise", () => {
    const { state, play, actor } = college({ seats: 4 });
    ready(state, 2, "black 3", "white 1");
    play(take("black", 3));
    const order: (number | undefined)[] = [];
    for (let seat = 0; seat < 4; seat += 1) {
      order.push(actor());
      play(END);
    }
    expect([...order, actor()]).toEqual([2, 3, 0, 1, 3]);
  });

  test("[DC-5.7] [DC-5.10] example 2: Blue makes a red 6 a 5 with an imp, Red then makes the 6 a 1", () => {
    const { state, play, refusal, actor } = college({ seats: 2 });
    for (const seat of [0, 1]) house(state, seat).imps = 1;
    ready(state, 1, "red 6", "white 1");
    play(take("red", 6), dungeon(5), END);
    expect([house(state, 1).dungeon, actor()]).toEqual([3, 0]);
    expect(refusal(dungeon(3))).toEqual({ code: "imps-short", need: 3, have: 1 });
    play(dungeon(1));
    expect([house(state, 0).dungeon, house(state, 0).imps]).toEqual([1, 0]);
  });

  test("[DC-5.10] cards of whoever took the die do not count for the owner, and any action may be taken", () => {
    const { state, play, refusal } = college(withCards({ [TRICK]: [{ kind: "die", as: "any" }] }));
    hand(state, 0, TRICK);
    ready(state, 0, "blue 6", "white 1");
    play(take("blue", 6), playCard(TRICK), fees(4), END);
    expect(refusal(fees(4))).toEqual({ code: "imps-short", need: 2, have: 0 });
    play({ type: "buy-prestige", offer: 0 });
  });

  test("[DC-5.11] the owner acts also if the die's taker does not, and may leave it out too", () => {
    const { state, play, actor } = college();
    ready(state, 0, "yellow 3", "white 1");
    play(take("yellow", 3), END);
    expect(actor()).toBe(2);
    play(END);
    expect(actor()).toBe(1);
  });

  test("[DC-5.12] in a bonus action no imp is bought, and nobody acts after it", () => {
    const { state, play, refusal, actor, asked } = college();
    ready(state, 0, "yellow 3", "white 1");
    play(take("yellow", 3), END);
    expect(refusal(BUY_IMP)).toEqual({ code: "other-choice-first", asked: "window" });
    play(fees(3), END);
    expect([asked(), actor()]).toEqual(["activation", 1]);
  });

  test("[DC-5.14] every action but the alarm may be taken again and again", () => {
    const { state, play, refusal } = college();
    for (let time = 0; time < 3; time += 1) {
      window(state, 0, 2);
      play(fees(2), END);
    }
    expect(house(state, 0).coins).toBe(16);
    window(state, 0, 2);
    play(ALARM(0), END);
    window(state, 0, 2);
    expect(refusal(ALARM(1))).toEqual({ code: "disc-placed-this-turn", space: 0 });
  });
});

describe("imps", () => {
  test("[DC-6.1] each changes the face by 1; 6 and 1 are neighbours, and three reach every face", () => {
    const { state, refusal } = college();
    const needed = [1, 2, 3, 4, 5, 6].map((face) => {
      window(state, 0, face);
      const found = refusal(fees(2));
      return found?.code === "imps-short" ? found.need : 0;
    });
    expect(needed).toEqual([1, 0, 1, 2, 3, 2]);
  });

  test("[DC-6.2] spent with the action, no more than needed, back to the tower; passing costs none", () => {
    const { state, play, events } = college();
    house(state, 0).imps = 3;
    state.tower = 9;
    window(state, 0, 6);
    play(END);
    expect([house(state, 0).imps, state.tower]).toEqual([3, 9]);
    window(state, 0, 6);
    expect(facesOf("recruit")).toEqual([2, 5]);
    play({ type: "take-apprentice", apprentice: at(state.apprentices.display, 0) });
    expect([house(state, 0).imps, state.tower]).toEqual([2, 10]);
    expect(events).toContainEqual({ type: "imps-spent", seat: 0, imps: 1, face: 5 });
  });

  test("[DC-6.3] coins and steps go by the changed face", () => {
    const { state, play, changes } = college();
    house(state, 0).imps = 3;
    window(state, 0, 3);
    play(fees(4));
    expect(changes()).toEqual(["0 coins +4 fees"]);
    window(state, 0, 6);
    play(dungeon(1));
    expect([house(state, 0).dungeon, house(state, 0).imps]).toEqual([1, 1]);
  });
});

describe("raising influence", () => {
  test("[DC-7.1] [DC-7.3] a used white die leaves the game for an own die, which lies among the used ones", () => {
    const { state, play } = college();
    state.used = ["white", "blue"];
    windowFor(state, 0, "influence");
    play(EXCHANGE);
    expect(state.used.toSorted()).toEqual(["blue", "red"]);
    expect(house(state, 0).dice).toBe(1);
  });

  test("[DC-7.2] [DC-7.4] it takes an own die on the board and a white one used before; others are not exchanged", () => {
    const { state, refusal, actions, play } = college();
    state.used = ["blue", "black", "yellow"];
    ready(state, 0, "white 1", "white 2");
    play(take("white", 1));
    expect(refusal(EXCHANGE)).toEqual({ code: "no-white-die-used" });
    expect(actions()).not.toContainEqual(EXCHANGE);
    state.used = ["white"];
    house(state, 0).dice = 0;
    expect(refusal(EXCHANGE)).toEqual({ code: "no-own-die-left" });
    house(state, 0).dice = 1;
    expect(refusal(EXCHANGE)).toBeNull();
  });
});
