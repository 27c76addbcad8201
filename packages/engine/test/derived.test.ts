import { type Action, game, type LanternWall } from "@gatehouse/template";
import { rounds } from "@gatehouse/testkit/rounds";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asView, at, canonical, legal, preview, submit, whyNot } from "../src/index.ts";
import {
  action,
  after,
  begin,
  forAny,
  isOver,
  type LanternMatch,
  luckOf,
  onTurn,
  playOn,
  value,
  withRules,
} from "./table.ts";

/** What a seat foresees of actions in notation. */
function foreseen(match: LanternMatch, seat: number, ...texts: readonly string[]) {
  return preview(match.rules, match.rules.view(match.state, seat), seat, texts.map(action));
}

/** A lantern that the seat holds, as a number. */
function lanternOf({ state }: LanternMatch, seat: number): number {
  return (state.hands[seat]?.[0]?.kind ?? 0) + 1;
}

describe("preview", () => {
  test("of an action without luck: its events, and the view after it", () => {
    const match = begin(3);
    const { events, view } = foreseen(match, 1, "bid 2");
    expect(events).toEqual([{ type: "bid-placed", seat: 1, coins: 2 }]);
    expect(view).toEqual(match.rules.view(after(match, "1 bid 2").state, 1));
  });

  test("of several actions: all their events, and the view after the last", () => {
    const match = onTurn();
    const light = `light ${lanternOf(match, 0)}@2`;
    const { events, view } = foreseen(match, 0, light, "end-turn");
    expect(events.map(({ type }) => type)).toEqual(["tower-lit", "turn-ended"]);
    expect(view).toEqual(match.rules.view(after(match, `0 ${light}`, "0 end-turn").state, 0));
  });

  test("tells what comes before a draw, and nothing of what is behind it", () => {
    const { events, view } = foreseen(after(begin(3), "0 bid 0", "1 bid 2"), 2, "bid 1", "gamble");
    expect(events).toEqual([{ type: "bid-placed", seat: 2, coins: 1 }]);
    expect(view).toBeNull();
  });

  test.each(["search", "gamble"])("of luck alone (%s) tells nothing", (text) => {
    expect(foreseen(onTurn(), 0, text, "end-turn")).toEqual({ events: [], view: null });
  });

  test("stops before an action that is refused", () => {
    const match = begin(3);
    const { events, view } = foreseen(match, 0, "bid 1", "bid 2", "gamble");
    expect(events).toHaveLength(1);
    expect(view).toEqual(match.rules.view(after(match, "0 bid 1").state, 0));
  });

  test("for a seat that is not asked changes nothing", () => {
    const match = onTurn();
    expect(foreseen(match, 1, "gamble")).toEqual({ events: [], view: match.rules.view(match.state, 1) });
  });

  test.each<["before" | "after", number]>([
    ["after", 1],
    ["before", 0],
  ])("of a secret spoken %s the bid tells only the %i events that are certain", (when, certain) => {
    const telling = withRules((rules) => ({
      play(state, seat, chosen, chance, emit) {
        const face = Number(
          state.hands
            .slice(1)
            .flat()
            .map(({ kind }) => kind)
            .join(""),
        );
        if (when === "before") emit?.({ type: "die-rolled", seat, face, coins: 0 });
        rules.play(state, seat, chosen, chance, emit);
        if (when === "after") emit?.({ type: "die-rolled", seat, face, coins: 0 });
      },
    }));
    const { events } = foreseen(begin(3, { subject: telling }), 0, "bid 2");
    expect(events).toEqual([{ type: "bid-placed", seat: 0, coins: 2 }].slice(0, certain));
  });

  test("of a secret that comes into view has no view", () => {
    const showing = withRules((rules) => ({
      play(state, seat, chosen, chance, emit) {
        rules.play(state, seat, chosen, chance, emit);
        for (const card of state.hands.flat()) card.knownTo = 255;
      },
    }));
    expect(foreseen(begin(3, { subject: showing }), 0, "bid 2").view).toBeNull();
  });

  test("ends for rules that draw until something else comes", () => {
    for (const wanted of [0, 5]) {
      const stubborn = withRules(() => ({
        play(_state, _seat, _action, chance) {
          for (const _ of rounds(`the draw ${wanted}`)) if (chance.pick(6) === wanted) return;
        },
      }));
      expect(foreseen(begin(3, { subject: stubborn }), 0, "bid 2")).toEqual({ events: [], view: null });
    }
  });

  test("is what then happens, whatever the match and the action", () => {
    forAny(fc.tuple(fc.nat(), fc.nat({ max: 40 }), fc.nat()), ([seed, steps, choice]) => {
      const match = playOn(begin(3), seed, steps);
      if (isOver(match)) return;
      const seat = at(match.rules.actors(match.state), 0);
      const actions = legal(match.rules, match.state, seat);
      const chosen = at(actions, choice % actions.length);
      checkForesight(match, seat, chosen);
    });
  });

  /** Checks a preview against what is then played. */
  function checkForesight(match: LanternMatch, seat: number, chosen: Action): void {
    const seen = match.rules.view(match.state, seat);
    const before = canonical(seen);
    const { events, view } = preview(match.rules, seen, seat, [chosen]);
    const { match: next, played } = value(submit(match, seat, [chosen], luckOf(match)));
    const truth = at(played, 0).events.map((event) => match.rules.redact(event, seat));
    expect(truth.slice(0, events.length)).toEqual(events);
    expect(view === null).toBe(at(played, 0).entry.draws.length > 0);
    if (view) expect([events, view]).toEqual([truth, match.rules.view(next.state, seat)]);
    expect(canonical(seen)).toBe(before);
  }
});

describe("legal", () => {
  test("is what the rules list for a seat that is asked", () => {
    const { rules, state } = begin(3);
    expect(legal(rules, state, 1)).toEqual([action("bid 0"), action("bid 1"), action("bid 2")]);
  });

  test("is nothing for the others, and after the end", () => {
    const { rules, state } = onTurn();
    expect([1, 2, 9].map((seat) => legal(rules, state, seat))).toEqual([[], [], []]);
    const over = playOn(begin(2), 1);
    expect(legal(over.rules, asView<LanternWall>(over.state), 0)).toEqual([]);
  });
});

describe("whyNot", () => {
  /** Why seat 0 can do none of these. */
  const reason = ({ rules, state }: LanternMatch, ...texts: readonly string[]) =>
    whyNot(game, rules, rules.view(state, 0), 0, texts.map(action));

  /** Seat 0 on turn with lanterns 2 and 3 and a coin; towers 1 (lantern 5) and 2 (lantern 6) are seat 1's. */
  const wall = () => {
    const match = onTurn();
    match.state.hands[0] = [1, 2].map((kind) => ({ kind, knownTo: 1 }));
    match.state.towers.splice(0, 2, { lantern: 5, owner: 1 }, { lantern: 6, owner: 1 });
    return match;
  };

  test("is the refusal that got furthest, wherever it stands in the list", () => {
    const furthest = { code: "tower-brighter", tower: 1, need: 6, have: 2 };
    expect(reason(wall(), "keep 1", "light 6@1", "light 2@1")).toEqual(furthest);
    expect(reason(wall(), "light 2@1", "light 6@1", "keep 1")).toEqual(furthest);
  });

  test("of equals is the first", () => {
    expect(reason(wall(), "light 3@2", "light 2@1")).toMatchObject({ code: "tower-brighter", have: 3 });
    expect(reason(wall(), "light 2@1", "light 3@2")).toMatchObject({ code: "tower-brighter", have: 2 });
  });

  test("is null if one is possible, wherever it stands", () => {
    expect(reason(wall(), "light 2@3", "light 2@1")).toBeNull();
    expect(reason(wall(), "light 2@1", "keep 1", "light 2@3")).toBeNull();
  });

  test("is null without candidates", () => {
    expect(reason(wall())).toBeNull();
  });
});
