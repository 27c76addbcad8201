import { at } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { COMMON_APPRENTICES } from "../../src/data/people.ts";
import type { Action, State } from "../../src/index.ts";
import { apprentice, college, END, faceOf, house, prestige, professor, window, windowFor } from "./college.ts";

const fees = (face: number): Action => ({ type: "collect-coins", face });
const DRAW_APPRENTICE: Action = { type: "draw-apprentice" };
const DRAW_PROFESSOR: Action = { type: "draw-professor" };
const admit = (id: string): Action => ({ type: "take-apprentice", apprentice: apprentice(id) });
const hire = (id: string): Action => ({ type: "take-professor", professor: professor(id) });
const dismiss = (id: string): Action => ({ type: "discard-professor", professor: professor(id) });

/** These tiles lie open, these are in the stack, the discard pile is empty. */
function apprentices(state: State, display: string[], stack: string[] = []): void {
  state.apprentices = { display: display.map(apprentice), stack: stack.map(apprentice), discarded: [] };
}

function professors(state: State, display: string[], stack: string[] = []): void {
  state.professors = { display: display.map(professor), stack: stack.map(professor), discarded: [] };
}

describe("fees and tournament", () => {
  test("[DC-8.1] as many coins as the face says, 2, 3 or 4", () => {
    const { state, play, refusal, changes } = college();
    for (const face of [2, 3, 4]) {
      window(state, 0, face);
      play(fees(face));
    }
    expect(changes()).toEqual(["0 coins +2 fees", "0 coins +3 fees", "0 coins +4 fees"]);
    window(state, 0, 5);
    expect(refusal(fees(5))).toEqual({ code: "face-without-use", action: "fees", face: 5 });
  });

  test("[DC-8.2] 3 coins for 1 prestige or 7 for 3, one of them once", () => {
    const { state, play, refusal } = college();
    house(state, 0).coins = 10;
    windowFor(state, 0, "tournament");
    play({ type: "buy-prestige", offer: 1 });
    expect([house(state, 0).coins, prestige(state, 0)]).toEqual([3, 9]);
    expect(refusal({ type: "buy-prestige", offer: 0 })).toEqual({ code: "action-taken", action: "tournament" });
    windowFor(state, 0, "tournament");
    expect(refusal({ type: "buy-prestige", offer: 1 })).toEqual({ code: "coins-short", need: 7, have: 3 });
    play({ type: "buy-prestige", offer: 0 });
    expect([house(state, 0).coins, prestige(state, 0)]).toEqual([0, 10]);
  });
});

describe("apprentices and professors", () => {
  test("[DC-9.1] [DC-9.5] an open apprentice goes to a free place, without a price and without a choice", () => {
    const { state, play, refusal, asked } = college();
    apprentices(state, ["ada", "bram"], ["cleo"]);
    house(state, 0).apprentices = [COMMON_APPRENTICES];
    windowFor(state, 0, "recruit");
    expect(refusal(admit("cleo"))).toEqual({ code: "not-on-display", for: "apprentice", tile: apprentice("cleo") });
    play(admit("bram"));
    expect(house(state, 0).apprentices).toEqual([COMMON_APPRENTICES, apprentice("bram")]);
    expect([house(state, 0).coins, asked()]).toEqual([10, "window"]);
    expect(state.apprentices.display).toEqual([apprentice("ada")]);
  });

  test("[DC-9.2] a coin for one from the stack, paid before it is seen", () => {
    const { state, play, refusal, events } = college();
    apprentices(state, ["ada"], ["cleo"]);
    house(state, 0).apprentices = [];
    house(state, 0).coins = 0;
    windowFor(state, 0, "recruit");
    expect(refusal(DRAW_APPRENTICE)).toEqual({ code: "coins-short", need: 1, have: 0 });
    house(state, 0).coins = 1;
    play(DRAW_APPRENTICE);
    expect(events.map(({ type }) => type)).toEqual(["goods-changed", "apprentice-taken"]);
    expect([house(state, 0).coins, house(state, 0).apprentices]).toEqual([0, [apprentice("cleo")]]);
  });

  test("[DC-9.3] an open professor, or 2 coins for one from the stack", () => {
    const { state, play, refusal } = college();
    professors(state, ["arms"], ["legends"]);
    house(state, 0).professors = [];
    house(state, 0).coins = 1;
    windowFor(state, 0, "hire");
    expect(refusal(DRAW_PROFESSOR)).toEqual({ code: "coins-short", need: 2, have: 1 });
    play(hire("arms"));
    house(state, 0).coins = 2;
    windowFor(state, 0, "hire");
    play(DRAW_PROFESSOR);
    expect([house(state, 0).professors, house(state, 0).coins]).toEqual([["arms", "legends"].map(professor), 0]);
  });

  test("[DC-9.4] an empty stack is made of the discard pile; with nothing there the action is not possible", () => {
    const { state, play, refusal, actions } = college();
    state.apprentices = { display: [], stack: [], discarded: [apprentice("ada")] };
    house(state, 0).apprentices = [];
    windowFor(state, 0, "recruit");
    play(DRAW_APPRENTICE);
    expect(house(state, 0).apprentices).toEqual([apprentice("ada")]);
    windowFor(state, 0, "recruit");
    expect(refusal(DRAW_APPRENTICE)).toEqual({ code: "stack-empty", for: "apprentice" });
    expect(actions().filter(({ type }) => type === "take-apprentice" || type === "draw-apprentice")).toEqual([]);
  });

  test("[DC-9.6] without a free place the new one or an old one is discarded, also after a draw", () => {
    const { state, play, asked } = college();
    for (const [leaving, rest] of [
      ["cleo", ["ada", "bram", "novice-of-ropes"]],
      ["bram", ["ada", "novice-of-ropes", "cleo"]],
    ] as const) {
      apprentices(state, [], ["cleo"]);
      house(state, 0).apprentices = ["ada", "bram", "novice-of-ropes"].map(apprentice);
      windowFor(state, 0, "recruit");
      play(DRAW_APPRENTICE);
      expect(asked()).toBe("room");
      play({ type: "discard-apprentice", apprentice: apprentice(leaving) });
      expect(house(state, 0).apprentices.toSorted()).toEqual(rest.map(apprentice).toSorted());
      expect(state.apprentices.discarded).toEqual([apprentice(leaving)]);
    }
  });

  test("[DC-9.7] three apprentices and two professors have places, and nobody is discarded at other times", () => {
    const { state, play, refusal, asked } = college();
    house(state, 0).professors = [];
    professors(state, ["arms"]);
    house(state, 0).apprentices = ["ada", "bram"].map(apprentice);
    apprentices(state, ["cleo"]);
    windowFor(state, 0, "recruit");
    expect(refusal({ type: "discard-apprentice", apprentice: apprentice("ada") })).toEqual({
      code: "other-choice-first",
      asked: "window",
    });
    play(admit("cleo"));
    expect(asked()).toBe("window");
    apprentices(state, ["dario"]);
    windowFor(state, 0, "recruit");
    play(admit("dario"));
    expect(asked()).toBe("room");
  });

  test("[DC-9.8] [DC-9.10] a professor's skills come and go with him, what he gives once stays", () => {
    const { state, play } = college();
    professors(state, ["alchemy"]);
    Object.assign(house(state, 0), { professors: [professor("tutor-of-brawn")], skills: [0, 0, 1] });
    windowFor(state, 0, "hire");
    play(hire("alchemy"));
    expect([house(state, 0).skills, house(state, 0).coins]).toEqual([[2, 0, 1], 12]);
    professors(state, ["legends"]);
    windowFor(state, 0, "hire");
    play(hire("legends"), dismiss("alchemy"));
    expect([house(state, 0).skills, house(state, 0).coins, prestige(state, 0)]).toEqual([[1, 0, 1], 12, 8]);
  });

  test("[DC-9.9] skills have no upper limit, and with their sources gone they are 0", () => {
    const { state, play } = college();
    Object.assign(house(state, 0), { professors: [professor("arms"), professor("legends")], skills: [1, 0, 19] });
    professors(state, ["alchemy"]);
    windowFor(state, 0, "hire");
    play(hire("alchemy"), dismiss("legends"));
    expect(house(state, 0).skills).toEqual([2, 0, 19]);
    windowFor(state, 0, "career");
    house(state, 0).skills = [2, 0, 3];
    professors(state, ["shadows"]);
    window(state, 0, faceOf("hire"));
    play(hire("shadows"), dismiss("arms"));
    expect(at(house(state, 0).skills, 2)).toBe(0);
  });

  test("[DC-9.11] a professor who is discarded at once gives nothing", () => {
    const { state, play, changes } = college();
    professors(state, ["alchemy"]);
    windowFor(state, 0, "hire");
    play(hire("alchemy"), dismiss("alchemy"), END);
    expect(changes()).toEqual([]);
    expect(state.professors.discarded).toEqual([professor("alchemy")]);
  });
});
