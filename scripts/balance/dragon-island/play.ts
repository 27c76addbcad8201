import { loadJudge } from "@gatehouse/bots";
import { type Action, type DragonIsland, type Event, game } from "@gatehouse/dragon-island";
import { at, mixSeed, type Seat, type StateOf } from "@gatehouse/engine";
import { type PlayMatch, playMatch, type Watcher } from "../match.ts";
import { botNamed } from "../players.ts";
import { MAPS, TILES } from "./names.ts";

const WATCHER: Watcher<DragonIsland> = {
  event: occurred,
  choice: (state, seat, action) => kept(state, seat, action).map((map) => `kept ${at(MAPS, map)}`),
  position: () => [],
  end: () => [],
};

export const play: PlayMatch = async (lineup, index) => {
  const opened = game.open({ seats: lineup.length });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const rules = opened.value;
  const judge = await loadJudge(game.id, rules);
  return playMatch(rules, judge, lineup.map(botNamed), mixSeed(lineup.length, index), WATCHER);
};

/** What an event is counted as. */
function occurred(event: Event): string[] {
  switch (event.type) {
    case "tile-placed":
      return event.face < 2 * TILES.length
        ? [`${at(TILES, event.face >> 1)} ${event.face & 1 ? "back" : "front"}`]
        : [];
    case "treasure-found":
      return [`treasure ${at(MAPS, event.map)}`];
    case "building-built":
      return [`building ${event.building}`];
    case "dragon-tamed":
      return [`pet ${event.colour}`];
    case "dragons-appeared":
      return [`dragon ${event.colour}`];
    case "storm-raged":
      return [`storm ${event.colour}`];
    default:
      return [];
  }
}

/** The maps that a seat keeps by a choice. */
function kept(state: StateOf<DragonIsland>, seat: Seat, action: Action): number[] {
  const top = state.pending.at(-1);
  if (action.type !== "return-map" || top?.type !== "maps") return [];
  const offered = top.offers.find((offer) => offer.seat === seat)?.cards ?? [];
  return offered.flatMap(({ kind }) => (kind === action.map ? [] : [kind]));
}
