import { type DragonsgateCollege, game, printedFor, type State } from "@gatehouse/dragonsgate-college";
import { asView, at, seeded } from "@gatehouse/engine";
import { rounds } from "@gatehouse/testkit/rounds";
import { describe, expect, test } from "vitest";
import { candidatesOf, distance, gatesOf } from "../../src/boards/dragonsgate-college/gates.ts";
import { bedsOf, cellsOf } from "../../src/boards/dragonsgate-college/house/model.ts";
import { placementsOver } from "../../src/boards/dragonsgate-college/house/placing.ts";
import { LINES, reckoningOf } from "../../src/boards/dragonsgate-college/reckoning/lines.ts";

function open() {
  const opened = game.open({ seats: 2 });
  if (!opened.ok) throw new Error("no rules");
  return { rules: opened.value, printed: printedFor(opened.value.options) };
}

const seen = (state: State) => asView<DragonsgateCollege>(state);

/** Plays by chance until a seat is asked for something of a type, or to the end. */
function playedUntil(type: string | null, seed = 5) {
  const { rules, printed } = open();
  const chance = seeded(seed);
  const state = rules.setup(chance);
  for (const _ of rounds("the end of the match")) {
    const [seat] = rules.actors(seen(state));
    if (seat === undefined) break;
    const legal = rules.legalActions(seen(state), seat);
    if (type !== null && legal.some((action) => action.type === type))
      return { rules, printed, seat, legal, view: seen(state) };
    rules.play(state, seat, at(legal, chance.pick(legal.length)), chance);
  }
  return { rules, printed, seat: 0, legal: [], view: seen(state) };
}

describe("gates", () => {
  test("six and one are neighbours", () => {
    expect([distance(6, 1), distance(2, 5), distance(4, 4)]).toEqual([1, 3, 0]);
  });

  test("every gate that has an action says with which face, and what is legal is among its candidates", () => {
    const { printed, seat, legal, view } = playedUntil("end-window");
    const gates = gatesOf(printed, view, seat, legal);
    expect(gates.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const { deed, actions, faces, face } of gates) {
      const candidates = candidatesOf({ printed, view, seat }, deed).map((action) => action.type);
      for (const action of actions) expect(candidates).toContain(action.type);
      if (actions.length > 0) expect(faces).toContain(face);
    }
  });
});

describe("placing", () => {
  test("every way over a square covers it", () => {
    const { printed } = open();
    for (const building of printed.buildings.keys())
      for (const way of placementsOver(printed, building, 1, { x: 2, y: 2 }))
        expect(cellsOf(printed, { ...way, building })).toContainEqual({ x: 2, y: 2 });
  });

  test("everybody in a house has a square or stands at the door", () => {
    const { printed, view } = playedUntil(null);
    for (const house of view.seats) {
      const { beds, guests } = bedsOf(printed, house);
      const shown = beds.filter(({ tile }) => tile !== null).length + guests.length;
      expect(shown).toBe(house.apprentices.length + house.professors.length);
    }
  });
});

test("the lines of the reckoning add up to the result", () => {
  const { rules, printed, view } = playedUntil(null);
  const lines = reckoningOf({ view, rules }, printed);
  const sums = view.seats.map((_, seat) => lines.reduce((sum, line) => sum + at(line, seat).points, 0));
  expect(lines.length).toBe(LINES.length);
  expect(sums).toEqual(rules.result(view)?.scores);
});
