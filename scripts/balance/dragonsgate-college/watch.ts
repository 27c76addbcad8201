import type { Action, DragonsgateCollege, Event, View } from "@gatehouse/dragonsgate-college";
import { at, own, type Seat } from "@gatehouse/engine";
import type { Watcher } from "../match.ts";
import {
  APPRENTICES,
  BUILDINGS,
  CARDS,
  CAREERS,
  COLUMNS,
  GROUNDS,
  LEVELS,
  MASTERIES,
  ORDER,
  PROFESSORS,
  SKILLS,
  TREASURES,
} from "./names.ts";

/** Watches one match; `isDealt`: the boards are given at random, so that who wins tells what they are worth. */
export function watch(isDealt: boolean): Watcher<DragonsgateCollege> {
  let before: Tracks = [];
  const drawn: { readonly seat: Seat; readonly name: string }[] = [];
  return {
    event(event) {
      if (event.type === "cards-drawn")
        drawn.push(...event.cards.map(({ kind }) => ({ seat: event.seat, name: `card ${at(CARDS, own(kind))}` })));
      return occurred(event);
    },
    choice(state, _seat, action) {
      before = tracks(state);
      return begun(action);
    },
    position: (state) => passed(before, tracks(state)),
    end: ({ seats }, { breakdown, ranks }) => [
      ...breakdown.flatMap((sources) =>
        Object.entries(sources).flatMap(([line, points]) => (points === 0 ? [] : [`line ${line}`])),
      ),
      ...seats.flatMap(({ board }, seat) => {
        if (!isDealt || board === null) return [];
        const name = at(GROUNDS, board);
        return ranks[seat] === 1 ? [`dealt ${name}`, `won with ${name}`] : [`dealt ${name}`];
      }),
    ],
    given: ({ seats }) =>
      seats.map(({ board }, seat) => [
        ...drawn.filter((each) => each.seat === seat).map(({ name }) => name),
        ...(isDealt && board !== null ? [`board ${at(GROUNDS, board)}`] : []),
      ]),
  };
}

/** What an event shows to have occurred. */
function occurred(event: Event): string[] {
  switch (event.type) {
    case "building-placed":
      return [`building ${at(BUILDINGS, event.placed.building)}`];
    case "card-played":
      return [`card ${at(CARDS, event.card)}`];
    case "career-chosen":
      return [`career ${at(CAREERS, event.career)}`];
    case "apprentice-taken":
      return [`apprentice ${at(APPRENTICES, event.apprentice)}`];
    case "apprentice-discarded":
      // Those in a seat's colour are never taken: they are there from the start, until they leave.
      return event.apprentice >= APPRENTICES.length - 3 ? [`apprentice ${at(APPRENTICES, event.apprentice)}`] : [];
    case "professor-taken":
    case "professor-returned":
      return [`professor ${at(PROFESSORS, event.professor)}`];
    case "careers-laid":
      return event.columns.flatMap(({ level, mastery }) => [
        `level ${at(LEVELS, level)}`,
        ...(mastery === null ? [] : [`mastery ${at(MASTERIES, mastery)}`]),
      ]);
    case "board-chosen":
      return [`board ${at(GROUNDS, event.board)}`];
    case "disc-placed":
      return [`order ${at(ORDER, event.space)}`];
    case "dungeon-entered":
      return [`dungeon ${event.space}`];
    case "treasure-room-reached":
      return [`treasure ${at(TREASURES, event.place)}`];
    case "goods-changed":
      return SKILLS.includes(event.good) && event.by > 0 ? [`skill ${event.good}`] : [];
    default:
      return [];
  }
}

/** The action of the board that a choice begins. */
const DEED_OF: Readonly<Record<string, string>> = {
  "exchange-die": "influence",
  "collect-coins": "fees",
  "buy-prestige": "tournament",
  "take-apprentice": "recruit",
  "draw-apprentice": "recruit",
  "take-professor": "hire",
  "draw-professor": "hire",
  build: "build",
  "enter-dungeon": "dungeon",
  "place-disc": "order",
  "choose-career": "career",
};

function begun(action: Action): string[] {
  const deed = DEED_OF[action.type];
  return [
    ...(deed === undefined ? [] : [`action ${deed}`]),
    ...(action.type === "choose-career" ? [`column ${at(COLUMNS, action.column)}`] : []),
  ];
}

type Tracks = readonly { readonly subterfuge: number; readonly maintenance: number }[];

const tracks = ({ seats }: View): Tracks => seats.map(({ subterfuge, maintenance }) => ({ subterfuge, maintenance }));

/** The spaces of the tracks on which somebody stands now, but did not before. */
function passed(before: Tracks, after: Tracks): string[] {
  return after.flatMap(({ subterfuge, maintenance }, seat) => {
    const from = at(before, seat);
    return [
      ...(subterfuge === from.subterfuge ? [] : [`subterfuge ${subterfuge}`]),
      ...(maintenance === from.maintenance ? [] : [`maintenance ${maintenance}`]),
    ];
  });
}
