// Plays matches of Dragon Island and writes games/dragon-island/balance.md and its picture: where fame comes from, what becomes of the
// treasure maps, and how often everything occurs.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Bot, decisionOf, loadJudge } from "@gatehouse/bots";
import { type Action, type DragonIsland, type Event, game } from "@gatehouse/dragon-island";
import { at, type Component, mixSeed, type Rules, type Seat, type StateOf, seeded } from "@gatehouse/engine";
import { markdown, mean, PLAYERS, student } from "./players.ts";
import { type Bar, drawBars } from "./plot.ts";

const TARGET = fileURLToPath(new URL("../../games/dragon-island/balance.md", import.meta.url));
const PICTURE = new URL("../../games/dragon-island/balance.svg", import.meta.url);
const SOURCES = ["captures", "buildings", "treasures", "pets"];
/** How often each thing has occurred, by its name. */
type Tally = Map<string, number>;
const countOf = (tally: Tally, name: string) => tally.get(name) ?? 0;
const count = (tally: Tally, name: string) => tally.set(name, countOf(tally, name) + 1);

const table = (id: string): readonly Component[] => game.components().find((each) => each.id === id)?.components ?? [];
const ids = (id: string) => table(id).map((each) => each.id);
const TILES = ids("tiles");
const MAPS = ids("treasures");
const PETS = ids("pets");

/** What has to occur in the matches. */
const EVERYTHING: readonly string[] = [
  ...TILES.flatMap((id) => [`${id} front`, `${id} back`]),
  ...MAPS.map((id) => `treasure ${id}`),
  ...ids("buildings").map((id) => `building ${id}`),
  ...PETS.flatMap((colour) => [`pet ${colour}`, `dragon ${colour}`, `storm ${colour}`]),
];

/** What an event is counted as. */
function occurred(event: Event): string | null {
  switch (event.type) {
    case "tile-placed":
      return event.face < 2 * TILES.length
        ? `${at(TILES, event.face >> 1)} ${event.face & 1 ? "back" : "front"}`
        : null;
    case "treasure-found":
      return `treasure ${at(MAPS, event.map)}`;
    case "building-built":
      return `building ${event.building}`;
    case "dragon-tamed":
      return `pet ${event.colour}`;
    case "dragons-appeared":
      return `dragon ${event.colour}`;
    case "storm-raged":
      return `storm ${event.colour}`;
    default:
      return null;
  }
}

/** The maps that a seat keeps by a choice. */
function kept(state: StateOf<DragonIsland>, seat: Seat, action: Action): number[] {
  const top = state.pending.at(-1);
  if (action.type !== "return-map" || top?.type !== "maps") return [];
  const offered = top.offers.find((offer) => offer.seat === seat)?.cards ?? [];
  return offered.flatMap(({ kind }) => (kind === action.map ? [] : [kind]));
}

/** One match of the same bot on all seats. */
async function match(rules: Rules<DragonIsland>, bot: Bot, seed: number, tally: Tally) {
  const chance = seeded(seed);
  const state = rules.setup(chance);
  const decision = decisionOf(rules, state, 0, seeded(mixSeed(seed, 1)), await loadJudge(game.id, rules));
  let decisions = 0;
  for (let seat = rules.actors(state)[0]; seat !== undefined; seat = rules.actors(state)[0]) {
    decision.seat = seat;
    const action = bot.choose(decision);
    for (const map of kept(state, seat, action)) count(tally, `kept ${at(MAPS, map)}`);
    rules.play(state, seat, action, chance, (event) => {
      const name = occurred(event);
      if (name !== null) count(tally, name);
    });
    decisions += 1;
  }
  const result = rules.result(state);
  if (result === null) throw new Error(`seed ${seed} has not ended`);
  return { ...result, decisions };
}

interface Balance {
  readonly row: readonly string[];
  readonly bar: Bar;
}

async function balanceOf(bot: Bot, seats: number, matches: number, tally: Tally): Promise<Balance> {
  const opened = game.open({ seats });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const rules = opened.value;
  const played: Awaited<ReturnType<typeof match>>[] = [];
  for (let index = 0; index < matches; index += 1) played.push(await match(rules, bot, mixSeed(seats, index), tally));
  const bySource = SOURCES.map((source) =>
    mean(played.flatMap(({ breakdown }) => breakdown.map((seat) => seat[source] ?? 0))),
  );
  const total = bySource.reduce((sum, each) => sum + each, 0);
  const wins = Array.from({ length: seats }, (_, seat) =>
    mean(played.map(({ ranks }) => (ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0))),
  );
  const row = [
    bot.name,
    String(seats),
    String(matches),
    total.toFixed(1),
    mean(played.map(({ scores }) => Math.max(...scores))).toFixed(1),
    ...bySource.map((each) => `${each.toFixed(1)} (${Math.round((100 * each) / total)} %)`),
    wins.map((each) => each.toFixed(2)).join(" "),
    mean(played.map(({ decisions }) => decisions)).toFixed(0),
  ];
  return { row, bar: { label: `${bot.name}, ${seats} seats`, parts: bySource } };
}

/** What a map asks for and gives, and how often whoever plans found what was kept. */
function mapRow({ id, values }: Component, tally: Tally): readonly string[] {
  const value = (name: string) => String(values[name]?.value).replaceAll(",", " ");
  const [held, found] = [countOf(tally, `kept ${id}`), countOf(tally, `treasure ${id}`)];
  const rate = held === 0 ? "–" : `${Math.round((100 * found) / held)} %`;
  return [id, value("centre"), value("neighbours"), value("fame"), value("gold"), String(held), rate];
}

/** Writes the report and answers what never occurred. */
export async function report(matches: number): Promise<string[]> {
  const tallies = PLAYERS.map((): Tally => new Map());
  const balances: Balance[] = [];
  for (const [index, bot] of PLAYERS.entries())
    for (const seats of [2, 3, 4]) balances.push(await balanceOf(bot, seats, matches, at(tallies, index)));
  const rows = balances.map(({ row }) => row);
  const planned = at(tallies, PLAYERS.indexOf(student));
  const used = EVERYTHING.map((name) => [name, ...tallies.map((tally) => String(countOf(tally, name)))]);
  const head = ["bot", "seats", "matches", "mean fame", "winner", ...SOURCES, "wins by seat", "decisions"];
  const text = [
    "# Dragon Island: balance and coverage",
    `Written by \`npm run report -- dragon-island --matches ${matches}\`; the same bot on all seats.`,
    "## Where fame comes from",
    "![Where fame comes from](balance.svg)",
    markdown(head, rows),
    "## Treasure maps of the student",
    "How often it kept a map that it had drawn, and found its treasure.",
    markdown(
      ["map", "tile", "beside it", "fame", "gold", "kept", "found"],
      table("treasures").map((each) => mapRow(each, planned)),
    ),
    "## How often each thing occurred",
    markdown(["what", ...PLAYERS.map(({ name }) => name)], used),
  ];
  drawBars(
    PICTURE,
    "Dragon Island: where fame comes from, per seat",
    SOURCES,
    balances.map(({ bar }) => bar),
  );
  writeFileSync(TARGET, `${text.join("\n\n")}\n`);
  process.stdout.write(`${markdown(head, rows)}\n`);
  return EVERYTHING.filter((name) => tallies.every((tally) => countOf(tally, name) === 0));
}
