import { type Action, activeCubes, ENERGIES, nextAsked, type Pending, type View } from "@gatehouse/dragon-island";
import { at, type Seat } from "@gatehouse/engine";

export type Payment = Extract<Pending, { readonly type: "payment" }>;
type PayEnergy = Extract<Action, { readonly type: "pay-energy" }>;

/** What is to be paid now, if that is what is asked. */
export function paymentOf(view: View): Payment | null {
  const asked = view.pending.at(-1);
  return asked?.type === "payment" ? asked : null;
}

/** The cubes that a seat could pay where its wizard stands, by colour. */
export function payableCubes(view: View, seat: Seat): number[] {
  const { tile } = at(view.seats, seat);
  return tile === null ? [0, 0, 0, 0] : activeCubes(view, seat, tile);
}

/** A sensible payment: always from the colour of which most are left, so that no colour runs out. */
export function usualPayment(view: View, seat: Seat, { cost, paid, asked }: Payment): number[] {
  const payable = payableCubes(view, seat);
  const first = ENERGIES.indexOf(asked);
  const cubes = paid.map((count, index) => (index < first ? count : 0));
  for (let left = cost - sum(cubes); left > 0; left -= 1) {
    const rest = payable.map((count, index) => (index < first ? -1 : count - at(cubes, index)));
    const index = rest.indexOf(Math.max(...rest));
    cubes[index] = at(cubes, index) + 1;
  }
  return cubes;
}

/** One more or one fewer of a colour; another one makes up for it. `null` if none can. */
export function changed(
  payable: readonly number[],
  cubes: readonly number[],
  colour: number,
  by: 1 | -1,
): number[] | null {
  const room = (index: number, step: 1 | -1) => (step > 0 ? at(payable, index) - at(cubes, index) : at(cubes, index));
  const opposite = by > 0 ? -1 : 1;
  const others = cubes.map((_count, index) => (index === colour ? 0 : room(index, opposite)));
  const other = others.indexOf(Math.max(...others));
  if (room(colour, by) <= 0 || at(others, other) <= 0) return null;
  return cubes.map((count, index) => count + (index === colour ? by : index === other ? opposite : 0));
}

/** The actions that pay just these cubes: only colours that leave a choice are asked for. */
export function payments(
  view: View,
  seat: Seat,
  { cost, paid, asked }: Payment,
  cubes: readonly number[],
): PayEnergy[] {
  const payable = payableCubes(view, seat);
  const given = [...paid];
  const actions: PayEnergy[] = [];
  for (let colour: PayEnergy["colour"] | null = asked; colour !== null; ) {
    const index = ENERGIES.indexOf(colour);
    given[index] = at(cubes, index);
    actions.push({ type: "pay-energy", colour, cubes: at(cubes, index) });
    colour = nextAsked(payable, given, cost, index + 1);
  }
  return actions;
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
