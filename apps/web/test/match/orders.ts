import { CATALOGUE, findGame } from "@gatehouse/catalogue";
import { type AnyGame, at, type Chance, type OptionSpec, seeded } from "@gatehouse/engine";
import type { MatchOrder } from "../../src/match/local/order.ts";
import { botName } from "../../src/match/names.ts";
import { optionsFor } from "../../src/shell/new-match/set-up.ts";

/** The games that people play; the template is none. */
export const PLAYED: readonly string[] = CATALOGUE.filter(({ folder }) => !folder.startsWith("_")).map(({ id }) => id);

/** Who sits at a table, in seating order: the name of a bot, or a person. */
type Seating = readonly (string | null)[];

/** Tables as people set them up. */
const SEATINGS: Readonly<Record<string, Seating>> = {
  "two persons who pass the screen": [null, null],
  "a person against two bots": [null, "student", "novice"],
  "two persons between two bots": ["novice", null, "novice", null],
};

/** What is chosen at a table of four; elsewhere a game is played as usual. */
const UNUSUAL: Readonly<Record<string, object>> = {
  "dragon-island": { screens: "closed" },
  "dragonsgate-college": { boards: "b-drafted" },
};

export interface Setting {
  readonly game: string;
  readonly who: string;
  readonly order: MatchOrder;
}

/** Every game at every kind of table, always with the same luck. */
export const SETTINGS: readonly Setting[] = PLAYED.flatMap((game) =>
  Object.entries(SEATINGS).map(([who, seating]) => {
    const options = seating.length === 4 ? UNUSUAL[game] : {};
    return { game, who, order: orderOf(game, seating, 1, options) };
  }),
);

export function orderOf(game: string, seating: Seating, seed: number, options = {}): MatchOrder {
  const players = seating.map((bot, seat) => ({ name: bot === null ? `Person ${seat + 1}` : botName(seat), bot }));
  return { game, options, players, seed };
}

/** A table that nobody has thought of: seats, bots and options by chance. */
export async function anyOrder(id: string, seed: number): Promise<MatchOrder> {
  const game = await gameOf(id);
  const chance = seeded(seed);
  const count = game.seats.min + chance.pick(game.seats.max - game.seats.min + 1);
  const person = chance.pick(count);
  const bots = [null, "random", "novice", "student"];
  const seating = Array.from({ length: count }, (_, seat) =>
    seat === person ? null : at(bots, chance.pick(bots.length)),
  );
  const options = optionsFor(game.options, count).map((spec) => [spec.name, anyValue(spec, chance)]);
  return orderOf(id, seating, seed, Object.fromEntries(options));
}

function anyValue(spec: OptionSpec, chance: Chance): unknown {
  switch (spec.kind) {
    case "integer":
      return spec.min + chance.pick(spec.max - spec.min + 1);
    case "choice":
      return at(spec.of, chance.pick(spec.of.length));
    case "flag":
      return chance.pick(2) === 1;
    case "overrides":
      return undefined;
  }
}

export async function gameOf(id: string): Promise<AnyGame> {
  const game = await findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}
