import { at } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { GROUNDS } from "../../src/data/grounds.ts";
import type { Action } from "../../src/index.ts";
import {
  apprentice,
  board,
  buildings,
  type College,
  card,
  college,
  deck,
  discardCard,
  END,
  hand,
  house,
  opened,
  playCard,
  ready,
  take,
  window,
  windowFor,
} from "./college.ts";
import { TRICK, withCards } from "./printed.ts";

const admit = (id: string): Action => ({ type: "take-apprentice", apprentice: apprentice(id) });

function nextTurn(made: College): void {
  ready(made.state, 0, "white 3");
  made.play(take("white", 3), END);
  while (made.asked() === "maintenance") made.play(at(made.actions(), 0));
}

describe("editions and variants", () => {
  test("[DC-21.1] [DC-21.2] edition 2018 is the usual one; in 2017 there are 16 imps", () => {
    expect(opened({ seats: 3 }).options.edition).toBe("2018");
    const imps = ["2018", "2017"].map((edition) => {
      const { state } = college({ seats: 2, edition }, true);
      return state.tower + state.seats.reduce((sum, each) => sum + each.imps, 0);
    });
    expect(imps).toEqual([12, 16]);
  });

  test("[DC-21.3] in 2017 the own dice score nothing", () => {
    const { state, score } = college({ edition: "2017" });
    const before = score(0);
    house(state, 0).dice = 0;
    expect(score(0)).toBe(before);
  });

  test("[DC-21.4] in 2017 the second of two players scores on the Subterfuge track", () => {
    const { state, score } = college({ seats: 2, edition: "2017" });
    const before = [score(0), score(1)];
    house(state, 0).subterfuge = 4;
    house(state, 1).subterfuge = 2;
    expect([score(0) - at(before, 0), score(1) - at(before, 1)]).toEqual([10, 6]);
  });

  test("[DC-21.5] in 2017 four buildings give no place, but count as an apprentice at the end", () => {
    for (const id of ["cheap-quarters", "fraternity-house", "combat-arena", "pub"]) {
      const { state, play, asked, score } = college({ edition: "2017" });
      for (const seat of [1, 2]) house(state, seat).apprentices = [];
      house(state, 0).apprentices = [];
      buildings(state, 1, "locksmith");
      const before = score(0);
      buildings(state, 0, id);
      expect(score(0) - before).toBe(2);
      house(state, 0).apprentices = ["ada", "bram", "cleo"].map(apprentice);
      state.apprentices.display = [apprentice("dario")];
      windowFor(state, 0, "recruit");
      play(admit("dario"));
      expect(asked()).toBe("room");
    }
  });

  test("[DC-21.5] in 2017 other buildings count as no apprentice", () => {
    const { state, score } = college({ edition: "2017" });
    for (const seat of [0, 1, 2]) house(state, seat).apprentices = [];
    const before = score(1);
    buildings(state, 1, "locksmith", "professor-chamber");
    expect(score(1) - before).toBe(1);
  });

  test("[DC-21.6] for beginners the Combined Action die is there in turns 3 and 5", () => {
    const turns = ["turn-5", "turns-3-and-5"].map((combinedDie) => {
      const made = college({ seats: 2, combinedDie });
      return [2, 3, 4, 5].filter(() => {
        nextTurn(made);
        return made.state.ready.some(({ colour }) => colour === "black");
      });
    });
    expect(turns).toEqual([[5], [3, 5]]);
  });

  test("[DC-21.7] dealt B sides are all different", () => {
    const dealt = [1, 2, 3].map(
      (seed) => college({ seats: 4, boards: "b-dealt", overrides: {} }, true, seed).state.seats,
    );
    for (const seats of dealt) {
      const boards = seats.map((each) => each.board ?? -1);
      expect(new Set(boards).size).toBe(4);
      for (const each of boards) expect(at(GROUNDS, each).side).toBe("B");
    }
    expect(new Set(dealt.map((seats) => seats.map((each) => each.board).join())).size).toBeGreaterThan(1);
  });

  test("[DC-21.8] drafted boards: the last player first, the start player last", () => {
    const made = college({ seats: 3, boards: "b-drafted", overrides: {} }, true);
    const { state, play, refusal, actor } = made;
    const order: (number | undefined)[] = [];
    for (const id of ["star-court", "drill-yard", "market-row"]) {
      order.push(actor());
      play({ type: "choose-board", board: board(id) });
      if (order.length === 1)
        expect(refusal({ type: "choose-board", board: board(id) })).toEqual({
          code: "board-taken",
          board: board(id),
          by: order[0],
        });
    }
    expect(order).toEqual([2, 1, 0].map((after) => (state.starter + after) % 3));
    expect(made.asked()).toBe("professors");
  });

  test("[DC-21.9] what a board gives at the start comes clockwise from the start player", () => {
    const made = college({ seats: 4, boards: "b-dealt", overrides: {} }, true);
    while (made.asked() !== "activation") made.play(at(made.actions(), 0));
    const { state } = made;
    expect(
      house(
        state,
        state.seats.findIndex((each) => each.board === board("low-cloister")),
      ).subterfuge,
    ).toBe(1);
    expect(
      house(
        state,
        state.seats.findIndex((each) => each.board === board("drill-yard")),
      ).dungeon,
    ).toBe(1);
    const begun = made.events.findLastIndex(({ type }) => type === "professor-returned");
    const given = made.events
      .slice(begun)
      .flatMap((event) =>
        (event.type === "goods-changed" && event.for === "start") || event.type === "cards-drawn" ? [event.seat] : [],
      );
    const distances = given.map((seat) => (seat - state.starter + 4) % 4);
    expect(distances.toSorted()).toEqual(distances);
  });
});

describe("open and hidden", () => {
  test("[DC-22.1] [DC-22.2] others see how many cards are held, not which; a stack's tiles, not their order", () => {
    const { state, rules } = college();
    hand(state, 0, "encore", "tailing");
    const seen = rules.view(state, 1);
    expect(at(seen.seats, 0).hand.map(({ kind }) => kind)).toEqual([{ hidden: 1 }, { hidden: 1 }]);
    expect(at(rules.view(state, 0).seats, 0).hand.map(({ kind }) => kind)).toEqual([card("encore"), card("tailing")]);
    expect(seen.wizardry.rest).toHaveProperty("hidden");
    expect({ ...seen, seats: seen.seats.slice(1), wizardry: null }).toEqual({
      ...state,
      seats: state.seats.slice(1),
      wizardry: null,
    });
  });

  test("[DC-22.1] what all choose at the same time is hidden until all have chosen", () => {
    const { state, rules, play, actor } = college({}, true);
    const first = actor() ?? 0;
    play({ type: "return-professor", professor: at(house(state, first).professors, 0) });
    const chosen = (viewer: number) => {
      const top = rules.view(state, viewer).pending.at(-1);
      return top?.type === "professors" ? top.choices.find(({ seat }) => seat === first)?.chosen : undefined;
    };
    expect(chosen((first + 1) % 3)).toEqual({ hidden: 1 });
    expect(chosen(first)).toEqual(expect.any(Number));
  });

  test("[DC-22.1] who chooses first and who last makes no difference", () => {
    const { state, rules, asked } = college({}, true);
    const [first = 0, ...later] = rules.actors(state);
    const chance = { pick: () => 0 };
    const tutors = house(state, first).professors.slice();
    for (const [index, seat] of [...later.toReversed(), first].entries())
      rules.play(state, seat, { type: "return-professor", professor: at(tutors, index) }, chance);
    expect([...later.toReversed(), first].map((seat) => house(state, seat).professors)).toEqual(
      tutors.map((tutor) => tutors.filter((each) => each !== tutor)),
    );
    expect(asked()).toBe("activation");
  });

  test("[DC-22.3] who discards a card knows where it lies, the others do not know which it was", () => {
    const { state, play, rules, events } = college(
      withCards({ [TRICK]: [{ kind: "gain", good: "cards", amount: 2 }] }),
    );
    hand(state, 0, TRICK, "encore");
    deck(state, "second-bell", "open-day");
    window(state, 0, 3);
    play(playCard(TRICK), discardCard("second-bell"));
    const lies = (viewer: number) => rules.view(state, viewer).wizardry.under.at(-1)?.kind;
    expect([lies(0), lies(1)]).toEqual([card("second-bell"), { hidden: 1 }]);
    const discarded = events.find(({ type }) => type === "card-discarded");
    expect(discarded && rules.redact(discarded, 1)).toMatchObject({ card: { kind: { hidden: 1 } } });
  });
});
