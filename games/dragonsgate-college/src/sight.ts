import {
  at,
  type Card,
  type Chance,
  dealUnseen,
  isHidden,
  type Seat,
  type Secret,
  type Viewer,
  viewCards,
  viewDeck,
} from "@gatehouse/engine";
import { usefulOptions } from "./effects/nothing.ts";
import { clonePending, copyHouse, copyTable } from "./state.ts";
import type { Table } from "./table.ts";
import { incomeChoice, payable } from "./turn.ts";
import type { Choice, Event, IncomeChoice, Pending, State, View } from "./types.ts";

type OpenPending = State["pending"][number];

/** What a viewer may know: all but the others' cards, the deck, and what others have chosen in secret (DC-22). */
export function view(state: State, viewer: Viewer): View {
  return {
    ...copyTable(state),
    pending: state.pending.map((each) => viewPending(each, viewer)),
    wizardry: viewDeck(state.wizardry, viewer),
    seats: state.seats.map((house) => ({ ...copyHouse(house), hand: viewCards(house.hand, viewer) })),
  };
}

function viewPending(pending: OpenPending, viewer: Viewer): Pending {
  const copy = clonePending(pending);
  switch (copy.type) {
    case "professors":
    case "maintenance":
      return { ...copy, choices: copy.choices.map((choice) => ({ ...choice, chosen: seenChoice(choice, viewer) })) };
    case "income":
      return { ...copy, choices: copy.choices.map((choice) => ({ ...choice, chosen: seenChoice(choice, viewer) })) };
    default:
      return copy;
  }
}

function seenChoice({ seat, chosen }: Choice, viewer: Viewer): Secret<number> | null {
  return chosen === null || seat === viewer ? chosen : { hidden: 1 };
}

/** An event without the cards and choices that only some may know. */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case "choice-made":
      return event.seat === viewer ? event : { ...event, chosen: { hidden: 1 } };
    case "cards-drawn":
      return { ...event, cards: event.cards.map((card) => seen(card, viewer)) };
    case "card-discarded":
      return { ...event, card: seen(event.card, viewer) };
    default:
      return event;
  }
}

/** A card of an event; one that is hidden already stays so. */
function seen(card: Card, viewer: Viewer): Card {
  return isHidden(card.kind) ? card : at(viewCards([{ kind: card.kind, knownTo: card.knownTo }], viewer), 0);
}

/** A state that fits the view: unseen cards are dealt, and what others have chosen is made up. */
export function determinize(table: Table, known: View, chance: Chance): State {
  const hands = known.seats.map(({ hand }) => hand);
  const open = [...known.seats.flatMap(({ kept }) => kept), ...known.pending.flatMap(openCards)];
  const all = table.cards.map(({ copies }) => copies);
  const dealt = dealUnseen(all, open, known.wizardry, hands, chance);
  return {
    ...copyTable(known),
    pending: known.pending.map((each) => openPending(table, known, each, chance)),
    wizardry: dealt.deck,
    seats: known.seats.map((house, seat) => ({ ...copyHouse(house), hand: at(dealt.places, seat) })),
  };
}

/** Cards that lie open while they are carried out or wait. */
function openCards(pending: Pending): readonly number[] {
  if (pending.type === "immediate") return pending.cards;
  return pending.type === "effects" && pending.card !== null ? [pending.card] : [];
}

function openPending(table: Table, known: View, pending: Pending, chance: Chance): OpenPending {
  switch (pending.type) {
    case "professors":
    case "maintenance": {
      const { type } = pending;
      const options = (seat: Seat) =>
        type === "professors" ? at(known.seats, seat).professors : payable(table, known, seat);
      return {
        type,
        choices: pending.choices.map(({ seat, chosen }) => ({ seat, chosen: guessed(chosen, options(seat), chance) })),
      };
    }
    case "income":
      return {
        type: "income",
        choices: pending.choices.map((choice) => ({
          seat: choice.seat,
          source: choice.source,
          chosen: guessed(choice.chosen, incomeOptions(table, known, choice), chance),
        })),
        left: pending.left.slice(),
      };
    default:
      return clonePending(pending as OpenPending);
  }
}

function incomeOptions(table: Table, known: View, { seat, source }: IncomeChoice): readonly number[] {
  const choice = incomeChoice(table, source);
  const useful = choice === null ? [] : usefulOptions(table, known, seat, choice);
  return useful.length > 0 ? useful : [0];
}

function guessed(chosen: Secret<number> | null, options: readonly number[], chance: Chance): number | null {
  if (chosen === null || !isHidden(chosen)) return chosen;
  return at(options, chance.pick(options.length));
}
