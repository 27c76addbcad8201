import {
  type Action,
  CAREER_TYPES,
  careerCoins,
  DEEDS,
  type Deed,
  type DragonsgateCollege,
  FACES,
  freeApprentices,
  freeSlots,
  helpFor,
  impsNeeded,
  OFFERS,
  openingFaces,
  type Printed,
  type View,
  windowOf,
} from "@gatehouse/dragonsgate-college";
import { at, type Seat } from "@gatehouse/engine";
import type { Table } from "../../table/table.ts";
import { deedOf } from "./college.ts";

/** A gate of the college as one seat sees it now. */
export interface Gate {
  readonly deed: Deed;
  readonly number: number;
  /** The faces that open it to this seat. */
  readonly faces: readonly number[];
  /** What can be done there now, or could be with the die that is considered. */
  readonly actions: readonly Action[];
  /** How many imps it takes, at least; 0 without a die. */
  readonly imps: number;
  /** The face that is used. */
  readonly face: number | null;
}

/** The nine gates with a view and what is legal in it. */
export function gatesOf(printed: Printed, view: View, seat: Seat, legal: readonly Action[]): Gate[] {
  const hasDie = windowOf(view, seat) !== null;
  return DEEDS.map((deed, index) => {
    const mask = openingFaces(printed, at(view.seats, seat), index);
    const faces = FACE_LIST.filter((face) => mask & (1 << face));
    const actions = legal.filter((action) => deedOf(action) === deed);
    const imps = hasDie ? impsNeeded(printed, view, seat, deed) : 0;
    return { deed, number: index + 1, faces, actions, imps, face: hasDie ? faceUsed(view, seat, faces, imps) : null };
  });
}

const FACE_LIST = Array.from({ length: FACES }, (_, index) => index + 1);

/** Which of the faces is the nearest one. */
function faceUsed(view: View, seat: Seat, faces: readonly number[], imps: number): number | null {
  const shown = windowOf(view, seat)?.faces ?? [];
  return faces.find((face) => shown.some((from) => distance(from, face) === imps)) ?? null;
}

/** Steps on the circle 1 … 6. */
export function distance(face: number, other: number): number {
  const apart = Math.abs(face - other);
  return Math.min(apart, FACES - apart);
}

/** Everything that could be tried at a gate, to ask why none of it is possible. */
export function candidatesOf({ printed, view, seat }: GateSight, deed: Deed): Action[] {
  switch (deed) {
    case "influence":
      return [{ type: "exchange-die" }];
    case "fees":
      return FACE_LIST.filter((face) => printed.feeCoins[face] !== 0).map((face) => ({ type: "collect-coins", face }));
    case "tournament":
      return OFFERS.map((_, offer) => ({ type: "buy-prestige", offer }));
    case "recruit":
      return [
        ...view.apprentices.display.map((apprentice): Action => ({ type: "take-apprentice", apprentice })),
        { type: "draw-apprentice" },
      ];
    case "hire":
      return [
        ...view.professors.display.map((professor): Action => ({ type: "take-professor", professor })),
        { type: "draw-professor" },
      ];
    case "build":
      return printed.buildings.flatMap(({ copies }, building) => (copies > 0 ? [{ type: "build", building }] : []));
    case "dungeon":
      return FACE_LIST.filter((face) => printed.dungeonSteps[face] !== 0).map((face) => ({
        type: "enter-dungeon",
        face,
      }));
    case "order":
      return view.order.map((_, space) => ({ type: "place-disc", space }));
    case "career":
      return freeApprentices(view, seat).flatMap((apprentice) => careersFor({ printed, view, seat }, apprentice));
  }
}

export interface GateSight {
  readonly printed: Printed;
  readonly view: View;
  readonly seat: Seat;
}

/** Every career for an apprentice, in the first free slot. */
function careersFor({ printed, view, seat }: GateSight, apprentice: number): Action[] {
  const slot = freeSlots(printed, at(view.seats, seat))[0] ?? 0;
  return view.columns.flatMap(({ careers }, column) =>
    CAREER_TYPES.flatMap((career, type): Action[] =>
      careers[type] === null ? [] : [{ type: "choose-career", apprentice, column, career, slot }],
    ),
  );
}

/** The careers open to a seat: how many tiles, and the least that one of them costs. */
export function careersOpen({ printed, view, seat }: GateSight, actions: readonly Action[]) {
  const help = helpFor(printed, view, seat, "career");
  const tiles = new Set<string>();
  let least = Number.POSITIVE_INFINITY;
  for (const action of actions) {
    if (action.type !== "choose-career") continue;
    const { apprentice, column, career } = action;
    tiles.add(`${column} ${career}`);
    least = Math.min(least, careerCoins(printed, view, seat, apprentice, column, CAREER_TYPES.indexOf(career), help));
  }
  return { tiles: tiles.size, least: tiles.size === 0 ? 0 : least };
}

/** What would be open if a die were taken: the view after it, and what is legal then. */
export function withDie(table: Table<DragonsgateCollege>, action: Action | null) {
  if (table.seat === null || action?.type !== "take-die") return null;
  const view = table.preview([action])?.view;
  return view ? { view, legal: table.rules.legalActions(view, table.seat) } : null;
}
