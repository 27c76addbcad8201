import { describe, expect, test } from "vitest";
import type { Action } from "../../src/index.ts";
import { build, college, END, hand, house, place, playCard, ready, take, window, windowFor } from "./college.ts";
import { TRICK, withCards } from "./printed.ts";

const dungeon = (face: number): Action => ({ type: "enter-dungeon", face });
const alarm = (space: number): Action => ({ type: "place-disc", space });

describe("the Training Dungeon", () => {
  test("[DC-12.1] exactly as many spaces as the face says", () => {
    const { state, play, refusal } = college();
    for (const [face, steps] of [
      [1, 1],
      [3, 2],
      [5, 3],
    ] as const) {
      house(state, 0).dungeon = 0;
      window(state, 0, face);
      play(dungeon(face));
      expect(house(state, 0).dungeon).toBe(steps);
    }
    window(state, 0, 2);
    expect(refusal(dungeon(2))).toEqual({ code: "face-without-use", action: "dungeon", face: 2 });
  });

  test("[DC-12.2] every space that is entered pays, the last one too", () => {
    const { state, play, changes } = college();
    window(state, 0, 5);
    play(dungeon(5));
    expect(changes()).toEqual(["0 coins +1 dungeon", "0 coins +2 dungeon", "0 imps +1 dungeon"]);
    window(state, 0, 3);
    play(dungeon(3));
    expect(changes()).toEqual(["0 prestige +3 dungeon", "0 prestige +2 dungeon"]);
  });

  test("[DC-12.3] [DC-12.4] from the last space to the topmost free place of the Treasure Room, where the disc stays", () => {
    const { state, play, events } = college({ seats: 4 });
    const places = [2, 0, 3, 1].map((seat) => {
      house(state, seat).dungeon = 4;
      window(state, seat, 5);
      play(dungeon(5));
      return house(state, seat).treasure;
    });
    expect(places).toEqual([0, 1, 2, 3]);
    expect(events.filter(({ type }) => type === "dungeon-entered")).toHaveLength(4);
    expect([2, 0, 3, 1].map((seat) => house(state, seat).treasure)).toEqual([0, 1, 2, 3]);
  });

  test("[DC-12.5] in the Treasure Room the action is not possible and other steps are lost", () => {
    const { state, play, refusal, events } = college();
    Object.assign(house(state, 0), { dungeon: 5, treasure: 0 });
    window(state, 0, 1);
    expect(refusal(dungeon(1))).toEqual({ code: "in-treasure-room" });
    windowFor(state, 0, "build");
    play(build("fencing-range"), place(3, 0));
    expect(events.some(({ type }) => type === "dungeon-entered")).toBe(false);
    expect([house(state, 0).dungeon, house(state, 0).treasure]).toEqual([5, 0]);
  });

  test("[DC-12.6] steps of buildings and cards pay and lead to the room like those of the action", () => {
    const { state, play, changes } = college(withCards({ [TRICK]: [{ kind: "dungeon", steps: 3 }] }));
    house(state, 0).dungeon = 3;
    windowFor(state, 0, "build");
    play(build("fencing-range"), place(3, 0));
    expect(changes()).toContain("0 prestige +3 dungeon");
    hand(state, 0, TRICK);
    play(playCard(TRICK));
    expect(changes()).toEqual(["0 prestige +2 dungeon"]);
    expect(house(state, 0).treasure).toBe(0);
  });
});

describe("setting the alarm", () => {
  test("[DC-13.1] [DC-13.2] any free space, and its bonus at once", () => {
    const { state, play, refusal, changes } = college();
    const told = [2, 0, 1].map((space, seat) => {
      windowFor(state, seat, "order");
      play(alarm(space));
      return changes();
    });
    expect(told).toEqual([["0 imps +1 order"], [], ["2 coins +1 order"]]);
    expect(state.order).toEqual([1, 2, 0]);
    state.order = [1, null, null];
    windowFor(state, 0, "order");
    expect(refusal(alarm(0))).toEqual({ code: "space-taken", space: 0, by: 1 });
  });

  test("[DC-13.3] once a turn, bonus actions and cards included, and never on a fourth space", () => {
    const { state, play, refusal, actions } = college({
      seats: 4,
      ...withCards({ [TRICK]: [{ kind: "deed", terms: { deed: "order" } }] }),
    });
    ready(state, 0, "blue 1", "white 1");
    play(take("blue", 1), END, alarm(1), END);
    play(take("white", 1));
    expect(refusal(alarm(0))).toEqual({ code: "disc-placed-this-turn", space: 1 });
    hand(state, 1, TRICK);
    expect(refusal(playCard(TRICK))).toEqual({ code: "card-without-effect", card: expect.any(Number) });
    state.order = [1, 2, 3];
    windowFor(state, 0, "order");
    expect(actions().filter(({ type }) => type === "place-disc")).toEqual([]);
    for (const space of [0, 1, 2]) expect(refusal(alarm(space))).toMatchObject({ code: "space-taken", space });
  });
});
