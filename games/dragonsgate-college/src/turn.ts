import { at, type Chance, type Emit, type Seat } from "@gatehouse/engine";
import { DICE_ON_BOARD, DIE_COLOURS, FACES, TURNS, UNPAID_COIN_PRESTIGE } from "./data/constants.ts";
import { usefulOptions } from "./effects/nothing.ts";
import type { Effect } from "./effects/vocabulary.ts";
import { change, maintenanceCost, prestigeOf } from "./goods.ts";
import { clearRow, fillRow } from "./people.ts";
import { pushList, seatsInOrder } from "./stack.ts";
import { numberOf, type Table } from "./table.ts";
import type { DieColour, DragonsgateCollege, State, View } from "./types.ts";

type Income = Extract<State["pending"][number], { type: "income" }>;
type Maintenance = Extract<State["pending"][number], { type: "maintenance" }>;

/** Dice in a seat's colour. */
const OWN_DICE = DICE_ON_BOARD + 1;

/** Begins a turn: fills the rows, then asks what income is chosen (DC-2, DC-3). */
export function beginTurn(table: Table, state: State, chance: Chance, emit?: Emit<DragonsgateCollege>): void {
  emit?.({ type: "turn-begun", turn: state.turn });
  // In the first turn they are full.
  if (state.turn > 1) fillRows(table, state, chance, emit);
  const order = seatsInOrder(state);
  const choices = order.flatMap((seat) => incomeChoices(table, state, seat));
  state.pending.push({ type: "income", choices, left: order });
}

export function fillRows(table: Table, state: State, chance: Chance, emit?: Emit<DragonsgateCollege>): void {
  const apprentices = fillRow(state.apprentices, table.display.apprentice, chance);
  const professors = fillRow(state.professors, table.display.professor, chance);
  emit?.({ type: "display-filled", apprentices, professors });
}

/** What a seat receives besides coins, by source: what asks nothing comes first (DC-3.5). */
function incomeSources(table: Table, view: View, seat: Seat): number[] {
  const { buildings, kept } = at(view.seats, seat);
  const sources: number[] = [];
  for (const { building } of buildings) if (incomeOf(table, building) !== null) sources.push(building);
  for (const card of kept)
    if (incomeOf(table, table.buildings.length + card) !== null) sources.push(table.buildings.length + card);
  return sources.length < 2 ? sources : sources.toSorted((one, other) => rank(table, one) - rank(table, other));
}

/** Sources in the order in which they give: those without a choice first, then by number. */
function rank(table: Table, source: number): number {
  return incomeChoice(table, source) === null ? source - table.buildings.length - table.cards.length : source;
}

/** The effects that a building or a card gives as income, or `null`. */
function incomeOf(table: Table, source: number): readonly Effect[] | null {
  const cards = table.buildings.length;
  return source < cards ? at(table.buildings, source).income : at(table.cards, source - cards).income;
}

/** The choice that an income consists of, or `null`. */
export function incomeChoice(table: Table, source: number): Extract<Effect, { kind: "choose" }> | null {
  const [only, ...others] = incomeOf(table, source) ?? [];
  return only?.kind === "choose" && others.length === 0 ? only : null;
}

function incomeChoices(table: Table, state: State, seat: Seat): Income["choices"] {
  return incomeSources(table, state, seat).flatMap((source) => {
    const choice = incomeChoice(table, source);
    if (choice === null) return [];
    const useful = usefulOptions(table, state, seat, choice);
    // With one useful option there is nothing to ask.
    return [{ seat, source, chosen: useful.length > 1 ? null : (useful[0] ?? 0) }];
  });
}

/** Gives the next seat its income; after the last one the dice are rolled. */
export function goOnWithIncome(
  table: Table,
  state: State,
  income: Income,
  chance: Chance,
  emit?: Emit<DragonsgateCollege>,
): void {
  const seat = income.left.shift();
  if (seat === undefined) {
    state.pending.pop();
    rollDice(table, state, chance, emit);
    state.pending.push(activation(state.starter));
    return;
  }
  change(table, state, seat, "coins", at(table.turns, state.turn - 1).income, "income", emit);
  const chosen = income.choices.filter((choice) => choice.seat === seat);
  // What is pushed last comes first.
  for (const source of incomeSources(table, state, seat).toReversed()) {
    const choice = incomeChoice(table, source);
    const option = choice === null ? null : chosen.pop()?.chosen;
    const given = choice !== null && typeof option === "number" ? at(choice.options, option) : incomeOf(table, source);
    if (given !== null) pushList(table, state, seat, "income", numberOf(table, given));
  }
}

/** A seat's turn to take a die. */
export function activation(seat: Seat): Extract<State["pending"][number], { type: "activation" }> {
  return { type: "activation", seat, impBought: false, die: null, bonus: [], next: null };
}

/** Rolls the pool: all coloured dice that are not on boards, white ones up to the number, and the black one (DC-4). */
function rollDice(table: Table, state: State, chance: Chance, emit?: Emit<DragonsgateCollege>): void {
  const { dice, isCombined } = at(table.turns, state.turn - 1);
  const pool: DieColour[] = [];
  for (const [seat, house] of state.seats.entries())
    for (let die = house.dice; die < OWN_DICE; die += 1) pool.push(at(DIE_COLOURS, seat));
  while (pool.length < dice * table.seats) pool.push("white");
  if (isCombined) pool.push("black");
  state.used = [];
  state.ready = pool.map((colour) => ({ colour, face: 1 + chance.pick(FACES) }));
  emit?.({ type: "dice-rolled", dice: state.ready.map((die) => ({ ...die })) });
}

/** No die is ready: clears the rows, then asks who pays how much (DC-18). */
export function cleanUp(table: Table, state: State): void {
  clearRow(state.apprentices);
  clearRow(state.professors);
  const asked = seatsInOrder(state).filter((seat) => payable(table, state, seat).length > 1);
  state.pending.push({ type: "maintenance", choices: asked.map((seat) => ({ seat, chosen: null })) });
}

/** The numbers of coins that a seat may pay; a coin is refused for 2 prestige, if there is any (DC-18.3). */
export function payable(table: Table, view: View, seat: Seat): number[] {
  const cost = maintenanceCost(table, view, seat);
  const house = at(view.seats, seat);
  const most = Math.min(cost, house.coins);
  const least = leastPayable(cost, most, prestigeOf(house));
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}

function leastPayable(cost: number, most: number, prestige: number): number {
  let least = most;
  while (least > 0 && prestige >= UNPAID_COIN_PRESTIGE * (cost - least + 1) - 1) least -= 1;
  return least;
}

/** All pay, the start player changes, and the next turn begins or the match is over. */
export function finishTurn(
  table: Table,
  state: State,
  { choices }: Maintenance,
  chance: Chance,
  emit?: Emit<DragonsgateCollege>,
): void {
  state.pending.pop();
  for (const seat of seatsInOrder(state)) {
    const chosen = choices.find((choice) => choice.seat === seat)?.chosen;
    payMaintenance(table, state, seat, chosen ?? at(payable(table, state, seat), 0), emit);
  }
  changeStarter(table, state, emit);
  if (state.turn === TURNS) {
    emit?.({ type: "match-ended", reason: "five-turns" });
    return;
  }
  state.turn += 1;
  beginTurn(table, state, chance, emit);
}

function payMaintenance(table: Table, state: State, seat: Seat, coins: number, emit?: Emit<DragonsgateCollege>): void {
  const house = at(state.seats, seat);
  const cost = maintenanceCost(table, state, seat);
  const prestige = Math.min(prestigeOf(house), UNPAID_COIN_PRESTIGE * (cost - coins));
  house.coins -= coins;
  house.prestige.unpaid -= prestige;
  house.exempt = false;
  if (cost > 0) emit?.({ type: "maintenance-paid", seat, coins, prestige });
}

/** Whose disc is leftmost on the order track, else the next seat clockwise. */
function changeStarter(table: Table, state: State, emit?: Emit<DragonsgateCollege>): void {
  const first = state.order.find((seat) => seat !== null);
  state.starter = first ?? (state.starter + 1) % table.seats;
  state.order = state.order.map(() => null);
  emit?.({ type: "starter-changed", starter: state.starter });
}
