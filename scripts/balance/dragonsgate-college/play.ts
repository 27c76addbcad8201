import { type Judge, loadJudge } from "@gatehouse/bots";
import { type DragonsgateCollege, game } from "@gatehouse/dragonsgate-college";
import { at, mixSeed, type Rules } from "@gatehouse/engine";
import { type Player, type PlayMatch, playMatch } from "../match.ts";
import { botNamed } from "../players.ts";
import { GIFTED, giftedGrounds } from "./card-worth.ts";
import { ONLY, WITHOUT } from "./duels.ts";
import { opened } from "./names.ts";
import { oneSided, TASTES } from "./tastes.ts";
import { watch } from "./watch.ts";

const BOARDS = ["a", "b-dealt", "b-drafted"];
const EDITIONS = ["2018", "2017"];

const OWN_PLAYERS = new Map<string, Player<DragonsgateCollege>>([
  ...Object.entries(TASTES).map(([name, taste]) => [name, oneSided(taste)] as const),
  ...[...WITHOUT, ...ONLY].map(({ name, player }) => [name, player] as const),
  [GIFTED, botNamed("student")],
]);

/** Boards and editions take turns. */
export const play: PlayMatch = async (lineup, index) => {
  const isGifted = lineup.includes(GIFTED);
  const boards = isGifted ? "b-dealt" : at(BOARDS, index % BOARDS.length);
  const { rules, judge } = await tableFor(lineup.length, boards, at(EDITIONS, index % EDITIONS.length), isGifted);
  const players = lineup.map((name) => OWN_PLAYERS.get(name) ?? botNamed(name));
  return playMatch(rules, judge, players, mixSeed(lineup.length, index), watch(boards === "b-dealt"));
};

interface Table {
  readonly rules: Rules<DragonsgateCollege>;
  readonly judge: Judge<DragonsgateCollege>;
}

/** Tables that were opened before: there are few, and opening one takes longer than a random match. */
const TABLES = new Map<string, Table>();

async function tableFor(seats: number, boards: string, edition: string, isGifted: boolean): Promise<Table> {
  const key = [seats, boards, edition, isGifted].join();
  const known = TABLES.get(key);
  if (known) return known;
  const rules = opened(seats, { boards, edition, ...(isGifted ? { overrides: giftedGrounds() } : {}) });
  const table = { rules, judge: await loadJudge(game.id, rules) };
  TABLES.set(key, table);
  return table;
}
