import { game, type State } from "@gatehouse/dragon-island";
import { seeded } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { changed, type Payment, payments, usualPayment } from "../../src/boards/dragon-island/payment.ts";

const PAYMENT: Payment = { type: "payment", seat: 0, for: "pen", cost: 5, paid: [0, 0, 0, 0], asked: "blue" };

/** Ann stands on the Keep between tiles of all colours and has these cubes. */
function viewWith(stock: readonly number[]): State {
  const opened = game.open({ seats: 2 });
  if (!opened.ok) throw new Error("no rules");
  const state = opened.value.setup(seeded(1));
  const [ann] = state.seats;
  if (!ann) throw new Error("no seat");
  ann.tile = 0;
  ann.stock = [...stock, 0];
  const around = (["blue", "green", "red", "white"] as const).map((colour, index) => {
    state.tiles.push({ q: 1, r: index, face: 80 + index, colour, around: [0] });
    return index + 1;
  });
  const [keep] = state.tiles;
  if (keep) keep.around = around;
  return state;
}

describe("the usual payment", () => {
  test("is taken from the colours of which most are left", () => {
    expect(usualPayment(viewWith([1, 6, 3, 2]), 0, PAYMENT)).toEqual([0, 4, 1, 0]);
    expect(usualPayment(viewWith([2, 2, 2, 2]), 0, PAYMENT)).toEqual([2, 1, 1, 1]);
  });

  test("leaves what was paid before as it is", () => {
    const begun = { ...PAYMENT, paid: [3, 0, 0, 0], asked: "green" } as const;
    expect(usualPayment(viewWith([9, 1, 1, 9]), 0, begun)).toEqual([3, 0, 0, 2]);
  });
});

describe("a change of it", () => {
  test("is made up for by another colour", () => {
    expect(changed([1, 6, 2, 2], [0, 4, 1, 0], 0, 1)).toEqual([1, 3, 1, 0]);
    expect(changed([1, 6, 2, 2], [0, 4, 1, 0], 2, -1)).toEqual([0, 5, 0, 0]);
  });

  test("is refused where no cube is left to give or to take back", () => {
    expect(changed([0, 6, 2, 2], [0, 4, 1, 0], 0, 1)).toBeNull();
    expect(changed([1, 6, 2, 2], [0, 4, 1, 0], 3, -1)).toBeNull();
    expect(changed([0, 5, 0, 0], [0, 5, 0, 0], 1, -1)).toBeNull();
  });
});

describe("the actions that pay", () => {
  test("answer only for colours that leave a choice, in their order", () => {
    const view = viewWith([1, 6, 2, 2]);
    expect(payments(view, 0, PAYMENT, [0, 4, 1, 0])).toEqual([
      { type: "pay-energy", colour: "blue", cubes: 0 },
      { type: "pay-energy", colour: "green", cubes: 4 },
      { type: "pay-energy", colour: "red", cubes: 1 },
    ]);
    // After all five green nothing is left to ask.
    expect(payments(view, 0, PAYMENT, [0, 5, 0, 0])).toHaveLength(2);
  });
});
