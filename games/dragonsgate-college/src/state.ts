import { cloneCards, cloneDeck, type Known } from "@gatehouse/engine";
import type { Table } from "./table.ts";
import type { House, People, State, View } from "./types.ts";

/** What nobody can hide: all but pending choices, hands and the deck. */
type OpenPart = Omit<View, "pending" | "wizardry" | "seats">;

/** A copy of all that lies open on the table. */
export function copyTable(view: View): Known<OpenPart> {
  return {
    turn: view.turn,
    starter: view.starter,
    ready: view.ready.map(({ colour, face }) => ({ colour, face })),
    used: view.used.slice(),
    tower: view.tower,
    order: view.order.slice(),
    columns: view.columns.map(({ level, mastery, careers }) => ({ level, mastery, careers: careers.slice() })),
    apprentices: copyPeople(view.apprentices),
    professors: copyPeople(view.professors),
    buildings: view.buildings.slice(),
  };
}

function copyPeople({ display, stack, discarded }: People): Known<People> {
  return { display: display.slice(), stack: stack.slice(), discarded: discarded.slice() };
}

/** A copy of all that is open of a seat. */
export function copyHouse(house: House): Known<Omit<House, "hand">> {
  return {
    board: house.board,
    coins: house.coins,
    imps: house.imps,
    prestige: { ...house.prestige },
    skills: house.skills.slice(),
    free: house.free,
    maintenance: house.maintenance,
    exempt: house.exempt,
    subterfuge: house.subterfuge,
    dungeon: house.dungeon,
    treasure: house.treasure,
    dice: house.dice,
    apprentices: house.apprentices.slice(),
    professors: house.professors.slice(),
    buildings: house.buildings.map(({ building, x, y, turn }) => ({ building, x, y, turn })),
    careers: house.careers.map(({ career, slot }) => ({ career, slot })),
    kept: house.kept.slice(),
  };
}

/** A copy that shares nothing that play changes. */
export function clone(state: State): State {
  return {
    ...copyTable(state),
    pending: state.pending.map(clonePending),
    wizardry: cloneDeck(state.wizardry),
    seats: state.seats.map((house) => ({ ...copyHouse(house), hand: cloneCards(house.hand) })),
  };
}

export function clonePending(pending: State["pending"][number]): State["pending"][number] {
  switch (pending.type) {
    case "professors":
    case "maintenance":
      return { type: pending.type, choices: pending.choices.map(({ seat, chosen }) => ({ seat, chosen })) };
    case "income":
      return {
        type: "income",
        choices: pending.choices.map(({ seat, chosen, source }) => ({ seat, chosen, source })),
        left: pending.left.slice(),
      };
    case "draft":
      return { ...pending, boards: pending.boards.slice() };
    case "start-bonuses":
      return { ...pending, left: pending.left.slice() };
    case "activation":
      return { ...pending, die: pending.die && { ...pending.die }, bonus: pending.bonus.slice() };
    case "window":
      return {
        ...pending,
        faces: pending.faces.slice(),
        left: pending.left.slice(),
        taken: pending.taken.slice(),
        // Terms are never changed, only replaced.
        helps: pending.helps.slice(),
      };
    case "immediate":
      return { ...pending, cards: pending.cards.slice() };
    default:
      return { ...pending };
  }
}

/** How many of each limited component there are, wherever they lie. */
export function census(table: Table, state: State): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (name: string, count: number) => {
    counts[name] = (counts[name] ?? 0) + count;
  };
  add("imps", state.tower);
  for (const [kind, count] of state.buildings.entries()) add(`building-${kind}`, count);
  for (const { careers } of state.columns) add("careers", careers.filter((career) => career !== null).length);
  for (const [kind, count] of state.wizardry.rest.entries()) add(`card-${kind}`, count);
  for (const { kind } of state.wizardry.under) add(`card-${kind}`, 1);
  for (const house of state.seats) {
    add("imps", house.imps);
    add("careers", house.careers.length);
    for (const { building } of house.buildings) add(`building-${building}`, 1);
    for (const { kind } of house.hand) add(`card-${kind}`, 1);
    for (const kind of house.kept) add(`card-${kind}`, 1);
  }
  for (const each of state.pending) {
    if (each.type === "immediate") for (const kind of each.cards) add(`card-${kind}`, 1);
    if (each.type === "effects" && each.card !== null) add(`card-${each.card}`, 1);
  }
  add("apprentices", genericTiles(state, "apprentice", table.genericApprentices).length);
  add("professors", genericTiles(state, "professor", table.genericProfessors).length);
  return counts;
}

/** Every tile that belongs to nobody, wherever it lies. */
export function genericTiles(state: State, kind: "apprentice" | "professor", generic: number): number[] {
  const { display, stack, discarded } = kind === "apprentice" ? state.apprentices : state.professors;
  const held = state.seats.flatMap((house) => (kind === "apprentice" ? house.apprentices : house.professors));
  const arriving = state.pending.flatMap((each) => (each.type === "room" && each.for === kind ? [each.tile] : []));
  return [...display, ...stack, ...discarded, ...held, ...arriving].filter((tile) => tile < generic);
}
