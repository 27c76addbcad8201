import { type DragonIsland, type Event, STEPS, type Step, type View } from "@gatehouse/dragon-island";
import type { IconName } from "../../design/icons.tsx";
import type { HistoryStep } from "../../match/link.ts";
import type { Table } from "../../table/table.ts";
import { turnOf } from "./island-model.ts";

/** The eight steps of a turn as the rules number them; two of them happen by themselves or are asked only if they apply. */
export const STATIONS = ["place", "appear", "drive", "move", "deal", "act", "dig", "draw"] as const;
export type StationId = (typeof STATIONS)[number];

interface StationKind {
  readonly icon: IconName;
  /** Whether it must be done, may be done, or is done only if it applies. */
  readonly kind: "must" | "may" | "if";
  /** At which step of the rules it is due. */
  readonly at: Step;
  /** The events that show that it was done. */
  readonly events: readonly Event["type"][];
}

const STATION_KINDS: Readonly<Record<StationId, StationKind>> = {
  place: { icon: "nested-hexagons", kind: "must", at: "tile", events: ["tile-placed"] },
  appear: { icon: "egg-clutch", kind: "if", at: "tile", events: ["dragons-appeared"] },
  drive: { icon: "wyvern", kind: "may", at: "dragons", events: ["dragons-moved"] },
  move: { icon: "pointy-hat", kind: "must", at: "wizard", events: ["wizard-moved", "wizard-stayed"] },
  deal: { icon: "crossed-swords", kind: "if", at: "deal", events: ["dragons-captured", "dragon-tamed"] },
  act: {
    icon: "flat-hammer",
    kind: "may",
    at: "action",
    events: ["building-built", "telekinesis-used", "gold-taken", "maps-drawn"],
  },
  dig: { icon: "treasure-map", kind: "may", at: "map", events: ["treasure-found"] },
  draw: { icon: "card-draw", kind: "must", at: "draw", events: [] },
};

export type StationState = "done" | "passed" | "now" | "open" | "ahead";

export interface Station extends StationKind {
  readonly id: StationId;
  readonly state: StationState;
}

/**
 * How far the turn is. `now` is what is asked; `open` can be done instead, since what lies between may be left; `passed` was not
 * done and cannot be any more.
 */
export function stationsOf(table: Table<DragonIsland>, isMovingDragons: boolean): Station[] {
  const { view, history, step } = table;
  const turn = turnOf(view);
  const done = eventsOfTurn(history, step);
  const now = turn && !isSetUp(view) ? nowOf(view, turn.step, isMovingDragons) : null;
  return STATIONS.map((id) => {
    const kind = STATION_KINDS[id];
    const order = turn ? STEPS.indexOf(kind.at) - STEPS.indexOf(turn.step) : 0;
    const isDone = order <= 0 && kind.events.some((type) => done.has(type));
    return { ...kind, id, state: stateOf(id, isDone, order, now, turn?.step ?? null) };
  });
}

function stateOf(
  id: StationId,
  isDone: boolean,
  order: number,
  now: StationId | null,
  step: Step | null,
): StationState {
  if (step === null || now === null) return "ahead";
  if (id === now) return "now";
  if (isDone) return "done";
  if (order < 0) return "passed";
  return OPEN[step]?.includes(id) ? "open" : "ahead";
}

/** What else can be done at a step. */
const OPEN: Readonly<Partial<Record<Step, readonly StationId[]>>> = {
  dragons: ["drive", "move"],
  action: ["act", "dig", "draw"],
  map: ["dig", "draw"],
};

function nowOf(view: View, step: Step, isMovingDragons: boolean): StationId {
  switch (step) {
    case "tile":
      return "place";
    case "dragons":
      return isMovingDragons || view.pending.length > 1 ? "drive" : "move";
    case "wizard":
      return "move";
    case "deal":
      return "deal";
    case "action":
      return "act";
    case "map":
      return "dig";
    case "draw":
      return "draw";
  }
}

/** Whether the first maps are chosen: then no turn has begun. */
function isSetUp(view: View): boolean {
  return view.pending.at(-1)?.type === "maps" && turnOf(view)?.step === "tile";
}

/** The kinds of events since the last turn ended. */
function eventsOfTurn(history: readonly HistoryStep[], step: number): ReadonlySet<string> {
  const found = new Set<string>();
  // The set-up is nobody's turn.
  for (let index = step; index > 0; index -= 1) {
    const types = (history[index]?.events ?? []).map(({ type }) => type);
    if (types.includes("turn-ended")) break;
    for (const type of types) found.add(type);
  }
  return found;
}
