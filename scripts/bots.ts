// Lets the bots of a game play each other and writes its part of docs/bots.md; see HELP.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type ArenaRow, EVALUATED, loadJudge, tallyOf } from "@gatehouse/bots";
import { findGame } from "@gatehouse/catalogue";
import { arenaMatches, lineupOf, type Thinking } from "../apps/cli/src/arena/matches.ts";
import { equalIterations, memoryOf, rulesOf, searchSpeed, threadGain } from "./bots-measure.ts";

const HELP = `Lets the bots of a game play each other and writes its part of docs/bots.md.

Usage: npm run bots -- GAME [--games N] [--minutes N] [--checked N] [--threads N] [--dry]

  --games N     the most games per line; a line ends earlier once it is clear, but not before 40 (default 400)
  --minutes N   the longest that a line takes, so that the whole takes less than an hour (default 8)
  --checked N   so many games of novice and student are checked (default 3400: over the three games more than 10,000)
  --threads N   threads to play in (default: as many as there are cores)
  --dry         only print, do not write
  --help        this text
`;

const document = fileURLToPath(new URL("../docs/bots.md", import.meta.url));

/** Bots that meet, and how often the first of them is to win. */
interface Line {
  readonly seats: number;
  readonly bots: readonly string[];
  readonly goal: number;
}

interface Played {
  readonly first: ArenaRow;
  readonly games: number;
  readonly unfinished: number;
  readonly thinking: ReadonlyMap<string, Thinking>;
}

interface Sizes {
  readonly games: number;
  readonly minutes: number;
  readonly checked: number;
  readonly threads: number;
}

/** Fewer games convince nobody, however clear they are. */
const LEAST_GAMES = 40;
/** Games of the search levels that have to pass without a fault. */
const SEARCHED = 100;
const SEARCHERS = ["scholar", "master"];
/** In MB. */
const MOST_MEMORY = 300;
/** How many times as fast a master is to be with two threads. */
const LEAST_SPEEDUP = 1.7;

/** Plays games of a line-up; with a goal it stops once it is clear whether that is reached, or late. Every action is checked. */
async function play(
  game: string,
  { seats, bots, goal }: Omit<Line, "goal"> & { readonly goal: number | null },
  most: number,
  threads: number,
  minutes: number,
): Promise<Played> {
  const end = performance.now() + minutes * 60_000;
  const { options } = await rulesOf(game, seats);
  const lineup = lineupOf(bots, seats);
  const tally = tallyOf(lineup);
  const thinking = new Map<string, Thinking>();
  for await (const { match, thinking: thought } of arenaMatches({ game, options, lineup, seed: 1 }, most, threads)) {
    tally.add(match);
    for (const [name, more] of Object.entries(thought)) {
      const { decisions = 0, milliseconds = 0 } = thinking.get(name) ?? {};
      thinking.set(name, {
        decisions: decisions + more.decisions,
        milliseconds: milliseconds + more.milliseconds,
      });
    }
    const isClear = goal !== null && tally.played() >= LEAST_GAMES && tally.isClear(goal);
    const isEnough = isClear || (goal !== null && performance.now() > end);
    // Only whole rounds of seats are fair.
    if (isEnough && tally.played() % seats === 0) break;
  }
  const [first] = tally.rows();
  if (!first) throw new Error("nobody played");
  return { first, games: tally.played(), unfinished: tally.played() - tally.finished(), thinking };
}

function linesOf(seats: { readonly min: number; readonly max: number }, uct: string): Line[] {
  const many = Math.min(4, seats.max);
  return [
    { seats: many, bots: ["student", "random"], goal: 0.95 },
    { seats: many, bots: ["scholar", "student"], goal: 0.5 },
    { seats: many, bots: ["master", "student"], goal: 0.65 },
    { seats: seats.min, bots: ["master", "student"], goal: 0.75 },
    { seats: seats.min, bots: ["master", uct], goal: 0.6 },
  ];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function perMove(thinking: Thinking | undefined): string {
  return thinking ? `${(thinking.milliseconds / thinking.decisions).toFixed(1)} ms` : "–";
}

function rowOf({ seats, bots, goal }: Line, { first, games, thinking }: Played): string {
  const [name = "", rival = ""] = bots;
  const found = first.winShare >= goal ? percent(first.winShare) : `**${percent(first.winShare)}**`;
  const [low, high] = first.interval;
  const meeting = `${name} against ${seats === 2 ? rival : `${seats - 1} × ${rival}`}`;
  const interval = `${(100 * low).toFixed(1)}–${percent(high)}`;
  const cells = [seats, meeting, `${found} (≥ ${100 * goal} %)`, interval, games, perMove(thinking.get(name))];
  return `| ${[...cells, perMove(thinking.get(rival))].join(" | ")} |`;
}

/** How the share of wins grows with the iterations, for a line that misses its goal: a quarter of them, and four times as many. */
async function curveOf(game: string, line: Line, played: Played, { games, minutes, threads }: Sizes): Promise<string> {
  const [name = "", rival = ""] = line.bots;
  const judge = await loadJudge(game, await rulesOf(game, line.seats));
  const budget = judge.budgets[name === "scholar" ? "scholar" : "master"];
  const shares: string[] = [];
  for (const iterations of [Math.round(budget / 4), budget, 4 * budget]) {
    const bots = [`${name}:${iterations}`, rival];
    const most = Math.ceil(games / 4);
    const { first, games: matches } =
      iterations === budget ? played : await play(game, { ...line, bots }, most, threads, minutes / 2);
    shares.push(`${percent(first.winShare)} with ${iterations} (${matches} games)`);
  }
  return `- ${name} against ${rival}, ${line.seats} seats, by iterations: ${shares.join(", ")}.`;
}

/** Plays the lines and whatever is missing to the number of games that have to be checked. */
async function report(game: string, sizes: Sizes, tell: (line: string) => void): Promise<void> {
  const { games, minutes, checked, threads } = sizes;
  const seats = (await findGame(game))?.seats;
  if (!seats) throw new Error(`there is no game ${game}`);
  const uct = `uct:${await equalIterations(game, seats.min, "master")}`;
  let searched = 0;
  let unfinished = 0;
  const missed: { readonly line: Line; readonly played: Played }[] = [];
  tell("| seats | who | wins | 95 % interval | games | per move | per move of the others |");
  tell("|---|---|---|---|---|---|---|");
  for (const line of linesOf(seats, uct)) {
    const played = await play(game, line, games, threads, minutes);
    if (line.bots.some((bot) => SEARCHERS.includes(bot))) searched += played.games;
    unfinished += played.unfinished;
    tell(rowOf(line, played));
    if (played.first.winShare < line.goal && SEARCHERS.includes(line.bots[0] ?? "")) missed.push({ line, played });
  }
  const missing = Math.min(SEARCHED, checked) - searched;
  if (missing > 0) {
    const more = await play(
      game,
      { seats: seats.max, bots: ["scholar", "student"], goal: null },
      missing,
      threads,
      minutes,
    );
    unfinished += more.unfinished;
    searched += more.games;
  }
  const quick = await play(
    game,
    { seats: seats.min, bots: ["novice", "student"], goal: null },
    checked,
    threads,
    minutes,
  );
  unfinished += quick.unfinished;
  const { searching, simulating } = await searchSpeed(game, Math.min(4, seats.max));
  const memory = memoryOf(game);
  const gain = await threadGain(game, Math.min(4, seats.max));
  const count = (number: number) => number.toLocaleString("en");
  tell("");
  tell(
    `- Games in which every action was checked: ${count(quick.games)} of novice and student, ${count(searched)} of the search`,
  );
  tell(
    `  levels. No bot threw or chose what is refused, and ${unfinished > 0 ? `**${unfinished}** did not end` : "every game ended"}.`,
  );
  tell(
    `- A search plays ${count(searching)} decisions a second, ${(searching / simulating).toFixed(2)} of the ${count(simulating)} of random games.`,
  );
  tell(
    `- The heap grows by at most ${memory > MOST_MEMORY ? `**${memory}**` : memory} MB (≤ ${MOST_MEMORY} MB) while a master thinks.`,
  );
  const faster = gain.shared.toFixed(2);
  tell(
    `- Two threads make a master ${gain.shared < LEAST_SPEEDUP ? `**${faster}**` : faster} times as fast (≥ ${LEAST_SPEEDUP}); two that have nothing to do with`,
  );
  tell(`  each other get ${gain.apart.toFixed(2)} times as much done as one.`);
  for (const { line, played } of missed) tell(await curveOf(game, line, played, sizes));
  for (const [picture, name] of curvesOf(game)) tell(`\n![${name}](${picture})`);
}

/** The learning curves of a game that have been drawn: from nothing, and where learning went on. */
function curvesOf(game: string): (readonly [picture: string, name: string])[] {
  const curves = [
    [`training-${game}.svg`, `Learning curve of ${game}`],
    [`training-${game}-on.svg`, `How ${game} was learnt further`],
  ] as const;
  return curves.filter(([picture]) => existsSync(fileURLToPath(new URL(`../docs/${picture}`, import.meta.url))));
}

/** Puts the part of a game in its place, or at the end if it has none yet. */
function withPart(text: string, game: string, part: string): string {
  const marked = `<!-- ${game}: begin -->\n${part}\n<!-- ${game}: end -->`;
  const place = new RegExp(`<!-- ${game}: begin -->.*<!-- ${game}: end -->`, "s");
  return place.test(text) ? text.replace(place, () => marked) : `${text.trimEnd()}\n\n## ${game}\n${marked}\n`;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: "string", default: "400" },
      minutes: { type: "string", default: "8" },
      checked: { type: "string", default: "3400" },
      threads: { type: "string", default: String(cpus().length) },
      dry: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const [game = ""] = positionals;
  const sizes = {
    games: Number(values.games),
    minutes: Number(values.minutes),
    checked: Number(values.checked),
    threads: Number(values.threads),
  };
  const isCall = EVALUATED.includes(game) && Object.values(sizes).every((size) => Number.isInteger(size) && size > 0);
  if (values.help || !isCall) {
    process.stdout.write(`${HELP}\nGames: ${EVALUATED.join(", ")}\n`);
    return values.help ? 0 : 2;
  }
  const lines: string[] = [];
  const begun = performance.now();
  await report(game, sizes, (line) => {
    lines.push(line);
    process.stdout.write(`${line}\n`);
  });
  const minutes = ((performance.now() - begun) / 60_000).toFixed(0);
  const date = new Date().toISOString().slice(0, 10);
  const call = ["npm run bots --", ...process.argv.slice(2)].join(" ");
  lines.push("", `${date}, \`${call}\`, ${minutes} minutes, ${cpus().length} cores (${cpus()[0]?.model.trim()}).`);
  if (!values.dry) writeFileSync(document, withPart(readFileSync(document, "utf8"), game, lines.join("\n")));
  return lines.some((line) => line.includes("**")) ? 1 : 0;
}

process.exitCode = await main();
