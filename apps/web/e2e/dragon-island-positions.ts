import { type Action, game, type View } from "@gatehouse/dragon-island";
import { at, type Chance, legal, recordOf, seeded, start, submit, writeRecord } from "@gatehouse/engine";
import { rounds } from "@gatehouse/testkit/rounds";
import type { Player } from "../src/match/link.ts";
import { Keeper } from "../src/match/local/keeper.ts";
import type { StoredMatch } from "../src/match/local/order.ts";
import { inMemory } from "./positions.ts";

/** What Ann is asked in a match that is prepared. */
export interface IslandQuestion {
  readonly view: View;
  readonly types: ReadonlySet<Action["type"]>;
  readonly actions: readonly Action[];
}

const PLAYERS: readonly Player[] = [
  { name: "Ann", bot: null },
  { name: "Casimir", bot: "student" },
  { name: "Dulcinea", bot: "student" },
  { name: "Egon", bot: "student" },
];

/** How gladly each kind of action is taken: what makes an island lively comes first. */
const LIKED: Readonly<Record<Action["type"], number>> = {
  "play-map": 40,
  "capture-dragons": 30,
  "tame-dragon": 60,
  build: 30,
  "use-telekinesis": 20,
  "draw-maps": 20,
  "take-gold": 20,
  "move-wizard": 12,
  "choose-dragons": 1,
  "move-dragons": 1,
  "pay-energy": 1,
  "place-tile": 1,
  "place-tower": 1,
  "name-colour": 1,
  "return-map": 1,
  "end-turn": 0,
};

const MOST_SEEDS = 400;

/**
 * A position in which Ann is asked what the test is about: matches are played by chance, seed after seed, until there is one.
 * No bot takes part, so that it is the same position whatever bots learn.
 */
export async function islandPosition(
  isThere: (asked: IslandQuestion) => boolean,
  seats = 4,
  from = 1,
): Promise<StoredMatch> {
  for (let seed = from; seed < from + MOST_SEEDS; seed += 1) {
    const record = playUntil(seed, seats, isThere);
    if (record !== null) return kept(record, seats);
  }
  throw new Error("no match comes to such a position");
}

/** The record of a match up to the question, or `null`: it never came. */
function playUntil(seed: number, seats: number, isThere: (asked: IslandQuestion) => boolean): string | null {
  const chance = seeded(seed);
  const started = start(game, { seats }, chance);
  if (!started.ok) throw new Error(started.error.code);
  let { match } = started.value;
  for (const _ of rounds("the end of the match")) {
    const { rules, state } = match;
    const [seat] = rules.actors(state);
    if (seat === undefined) break;
    const actions = legal(rules, rules.view(state, seat), seat);
    const types = new Set(actions.map(({ type }) => type));
    if (seat === 0 && isThere({ view: rules.view(state, 0), types, actions })) return recordText();
    const done = submit(match, seat, [pick(actions, chance)], chance);
    if (!done.ok) throw new Error(done.error.fault.code);
    match = done.value.match;
  }
  return isThere({ view: match.state, types: new Set(), actions: [] }) ? recordText() : null;
  function recordText(): string {
    return writeRecord(recordOf(match));
  }
}

/** Any action of the kind that is liked most, now and then of another. */
function pick(actions: readonly Action[], chance: Chance): Action {
  const types = [...new Set(actions.map(({ type }) => type))];
  const weights = types.map((type) => LIKED[type]);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let drawn = sum === 0 ? 0 : chance.pick(sum);
  const type = types.find((_type, index) => {
    drawn -= at(weights, index);
    return drawn < 0;
  });
  const liked = actions.filter((action) => action.type === (type ?? types[0]));
  return at(liked, chance.pick(liked.length));
}

async function kept(record: string, seats: number): Promise<StoredMatch> {
  const { kept: matches, surroundings } = inMemory();
  const brought = await Keeper.bring(record, PLAYERS.slice(0, seats), surroundings);
  const stored = brought.ok ? matches.get(brought.value.info.id) : undefined;
  if (!stored) throw new Error("the match was not kept");
  return stored;
}

/** So many tiles lie on the island, and Ann can do all of this. */
export function asked(tiles: number, ...wanted: readonly Action["type"][]) {
  return ({ view, types }: IslandQuestion) => view.tiles.length >= tiles && wanted.every((type) => types.has(type));
}
