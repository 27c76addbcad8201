import { writeFileSync } from "node:fs";
import { at } from "@gatehouse/engine";
import { type Goal, goalsTable, type Results, timesOf } from "./goals.ts";
import { drawBars } from "./plot.ts";
import { type Gathered, playSeries, type Series } from "./series.ts";
import {
  gaps,
  mean,
  noise,
  pointsBy,
  type Sources,
  sharesBy,
  uncertainty,
  winningScores,
  winShares,
} from "./statistics.ts";
import { about, markdown, percent, signed } from "./text.ts";

/** How much is played. */
export interface Sizes {
  /** Matches of each bot and number of seats. */
  readonly matches: number;
  /** The same for scholars, who think longer. */
  readonly scholars: number;
  /** Matches of each pair that meets besides. */
  readonly duels: number;
  readonly threads: number;
}

/** What a game tells about its report. */
export interface Subject {
  readonly id: string;
  readonly title: string;
  /** What its points are called. */
  readonly points: string;
  /** Under which circumstances the matches are played. */
  readonly conditions: string;
  readonly sources: Sources;
  /** Who plays besides the bots that every report has. */
  readonly players: readonly string[];
  /** Line-ups that play as often as the bots do. */
  readonly tables: readonly (readonly string[])[];
  /** Pairs that meet besides. */
  readonly duels: readonly (readonly string[])[];
  readonly goals: readonly Goal[];
  /** How the goals are to be read. */
  readonly notes: string;
  /** What has to occur in the matches. */
  readonly everything: readonly string[];
  /** Parts of the text that only this game has. */
  details(results: Results, bots: readonly string[]): readonly string[];
}

/** Whose matches say whether a goal is met. Random play goes everywhere: what never occurs to it does not occur at all. */
const JUDGED = ["student", "scholar"] as const;
const SEATS = [2, 3, 4];

/** Plays the matches, writes the report and its picture, and answers what never occurred. */
export async function report(subject: Subject, sizes: Sizes): Promise<string[]> {
  const bots = ["random", ...JUDGED, ...subject.players];
  const alike = bots.flatMap((bot) =>
    SEATS.map(
      (seats): Series => ({
        lineup: Array<string>(seats).fill(bot),
        matches: bot === "scholar" ? sizes.scholars : sizes.matches,
      }),
    ),
  );
  const duels = subject.duels.map((lineup): Series => ({ lineup, matches: sizes.duels }));
  const tables = subject.tables.map((lineup): Series => ({ lineup, matches: sizes.matches }));
  const played = await playSeries({ game: subject.id, series: [...alike, ...tables, ...duels] }, sizes.threads);
  const results = resultsOf(played);
  const file = (name: string) => new URL(`../../games/${subject.id}/${name}`, import.meta.url);
  writeFileSync(file("balance.md"), textOf(subject, sizes, bots, results));
  writeFileSync(file("balance.svg"), pictureOf(subject, results));
  process.stdout.write(`${goalsTable(subject.goals, JUDGED, results)}\n`);
  return subject.everything.filter((name) => bots.every((bot) => timesOf(results, bot, name) === 0));
}

function resultsOf(played: readonly Gathered[]): Results {
  const lineup = (...names: readonly string[]) => {
    const found = played.find((each) => each.lineup.join() === names.join());
    if (!found) throw new Error(`${names.join(", ")} have not played`);
    return found;
  };
  return { lineup, of: (bot) => SEATS.map((seats) => lineup(...Array<string>(seats).fill(bot))) };
}

function textOf(subject: Subject, sizes: Sizes, bots: readonly string[], results: Results): string {
  const { id, title, points, conditions, sources, goals, notes, everything } = subject;
  const given = `--matches ${sizes.matches} --scholars ${sizes.scholars}`;
  const call = `npm run report -- ${id} ${given}${subject.duels.length > 0 ? ` --duels ${sizes.duels}` : ""}`;
  const rows = bots.flatMap((bot) => results.of(bot).map((gathered) => rowOf(bot, sources, gathered)));
  const head = [
    "bot",
    "seats",
    "matches",
    "mean",
    "winner",
    "first − last",
    ...Object.keys(sources),
    "wins by seat",
    "decisions",
  ];
  const text = [
    `# ${title}: balance and coverage`,
    `Written by \`${call}\`: ${conditions}`,
    "## Goals",
    notes,
    goalsTable(goals, JUDGED, results),
    `## Where ${points} comes from`,
    `![Where ${points} comes from](balance.svg)`,
    "Averages per seat, and the share of all that was gained; ± is the 95 % interval.",
    markdown(head, rows),
    ...subject.details(results, bots),
    "## How often each thing occurred",
    markdown(
      ["what", ...bots],
      everything.map((name) => [name, ...bots.map((bot) => String(timesOf(results, bot, name)))]),
    ),
  ];
  return `${text.join("\n\n")}\n`;
}

function rowOf(bot: string, sources: Sources, gathered: Gathered): string[] {
  const { lineup, matches, outcomes } = gathered;
  const averaged = (values: readonly number[]) => about(signed(mean(values), 1), uncertainty(values), 1);
  const shares = Object.values(sharesBy(sources, gathered));
  const points = pointsBy(sources, gathered).map((each, index) =>
    each < 0 ? signed(each, 1) : `${signed(each, 1)} (${percent(at(shares, index))})`,
  );
  const wins = winShares(gathered).map((share) => share.toFixed(2));
  return [
    bot,
    String(lineup.length),
    String(matches),
    // One value per match: the seats of a match depend on each other.
    averaged(outcomes.map(({ scores }) => mean(scores))),
    averaged(winningScores(gathered)),
    averaged(gaps(gathered)),
    ...points,
    about(wins.join(" "), noise(1 / lineup.length, matches), 2),
    mean(outcomes.map(({ decisions }) => decisions)).toFixed(0),
  ];
}

function pictureOf({ title, points, sources }: Subject, results: Results): string {
  const groups = SEATS.map((seats, index) => ({
    label: `${seats} seats`,
    bars: JUDGED.map((bot) => ({ label: bot, parts: pointsBy(sources, at(results.of(bot), index)) })),
  }));
  return drawBars(`${title}: where ${points} comes from, per seat`, Object.keys(sources), groups);
}
