// Plays matches of Dragon Island and writes games/dragon-island/balance.md: what occurs how often (fails if a tile side, pet,
// building, treasure card, dragon colour or storm never does), and where fame comes from.
// Usage: node scripts/dragon-island.ts [MATCHES per number of seats and bot]
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { BOTS, type Bot, decisionOf } from "@gatehouse/bots";
import { type DragonIsland, type Event, game } from "@gatehouse/dragon-island";
import { at, mixSeed, type Rules, seeded } from "@gatehouse/engine";

const TARGET = fileURLToPath(new URL("../games/dragon-island/balance.md", import.meta.url));
const SOURCES = ["captures", "buildings", "treasures", "pets"];

/** How often each thing has occurred, by its name. */
type Tally = Map<string, number>;

const ids = (table: string) =>
  game
    .components()
    .find(({ id }) => id === table)
    ?.components.map(({ id }) => id) ?? [];
const TILES = ids("tiles");
const MAPS = ids("treasures");
const BUILDINGS = ids("buildings");
const PETS = ids("pets");

/** What has to occur in the matches. */
function everything(): string[] {
  return [
    ...TILES.flatMap((id) => [`${id} front`, `${id} back`]),
    ...MAPS.map((id) => `treasure ${id}`),
    ...BUILDINGS.map((id) => `building ${id}`),
    ...PETS.flatMap((colour) => [`pet ${colour}`, `dragon ${colour}`, `storm ${colour}`]),
  ];
}

function occurred({ type, ...event }: Event): string[] {
  if (type === "tile-placed" && "face" in event && event.face < 2 * TILES.length)
    return [`${at(TILES, event.face >> 1)} ${event.face & 1 ? "back" : "front"}`];
  if (type === "treasure-found" && "map" in event && typeof event.map === "number")
    return [`treasure ${at(MAPS, event.map)}`];
  if (type === "building-built" && "building" in event) return [`building ${event.building}`];
  if (!("colour" in event)) return [];
  const kinds: Readonly<Record<string, string>> = {
    "dragon-tamed": "pet",
    "dragons-appeared": "dragon",
    "storm-raged": "storm",
  };
  const kind = kinds[type];
  return kind === undefined ? [] : [`${kind} ${event.colour}`];
}

/** One match of the same bot on all seats. */
function match(rules: Rules<DragonIsland>, bot: Bot, seed: number, tally: Tally) {
  const chance = seeded(seed);
  const state = rules.setup(chance);
  const decision = decisionOf(rules, state, 0, seeded(mixSeed(seed, 1)));
  let decisions = 0;
  for (let seat = rules.actors(state)[0]; seat !== undefined; seat = rules.actors(state)[0]) {
    decision.seat = seat;
    const action = bot.choose(decision);
    rules.play(state, seat, action, chance, (event) => {
      for (const name of occurred(event)) tally.set(name, (tally.get(name) ?? 0) + 1);
    });
    decisions += 1;
  }
  const result = rules.result(state);
  if (result === null) throw new Error(`seed ${seed} has not ended`);
  return { ...result, decisions };
}

function rowOf(bot: Bot, seats: number, matches: number, tally: Tally): string {
  const opened = game.open({ seats });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const played = Array.from({ length: matches }, (_, index) => match(opened.value, bot, mixSeed(seats, index), tally));
  const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  const bySource = SOURCES.map((source) =>
    mean(played.flatMap(({ breakdown }) => breakdown.map((seat) => seat[source] ?? 0))),
  );
  const total = bySource.reduce((sum, each) => sum + each, 0);
  const wins = Array.from({ length: seats }, (_, seat) =>
    mean(played.map(({ ranks }) => (ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0))),
  );
  return [
    `| ${bot.name} | ${seats}`,
    total.toFixed(1),
    mean(played.map(({ scores }) => Math.max(...scores))).toFixed(1),
    ...bySource.map((each) => `${each.toFixed(1)} (${Math.round((100 * each) / total)} %)`),
    wins.map((each) => each.toFixed(2)).join(" "),
    `${mean(played.map(({ decisions }) => decisions)).toFixed(0)} |`,
  ].join(" | ");
}

function main(): void {
  const matches = Number(process.argv[2] ?? 200);
  const tallies = BOTS.map((): Tally => new Map());
  const rows = BOTS.flatMap((bot, index) => [2, 3, 4].map((seats) => rowOf(bot, seats, matches, at(tallies, index))));
  const used = everything().map((name) => [name, ...tallies.map((tally) => tally.get(name) ?? 0)] as const);
  const head = (names: readonly string[]) => `| ${names.join(" | ")} |\n|${"---|".repeat(names.length)}`;
  const lines = [
    "# Dragon Island: balance and coverage",
    `\nWritten by \`node scripts/dragon-island.ts ${matches}\`: ${matches} matches per row, the same bot on all seats.\n`,
    head(["bot", "seats", "mean fame", "winner", ...SOURCES, "wins by seat", "decisions"]),
    ...rows,
    "\nHow often each thing occurred in all of them:\n",
    head(["what", ...BOTS.map(({ name }) => name)]),
    ...used.map((row) => `| ${row.join(" | ")} |`),
  ];
  writeFileSync(TARGET, `${lines.join("\n")}\n`);
  process.stdout.write(`${rows.join("\n")}\n`);
  for (const [name, ...counts] of used)
    if (counts.every((count) => count === 0)) {
      process.stderr.write(`${name} never occurred\n`);
      process.exitCode = 1;
    }
}

main();
