import { type ArenaRow, tallyOf } from "@gatehouse/bots";
import { at, no, yes } from "@gatehouse/engine";
import { arenaMatches, lineupOf, type Thinking } from "../arena/matches.ts";
import { command } from "../arguments.ts";
import { table } from "../layout.ts";
import {
  entrants,
  flag,
  game,
  optional,
  repeated,
  required,
  seats,
  seed,
  setting,
  share,
  standard,
  wholeNumber,
} from "../parameters.ts";
import { gameTexts, openRules } from "../tables.ts";
import type { Terminal } from "../terminal.ts";
import type { Texts } from "../texts.ts";

/** `gatehouse arena`: which bot is stronger, and how sure that is. */
export const arena = command({
  name: "arena",
  places: { game: required(game) },
  options: {
    bots: required(entrants),
    seats: optional(seats),
    games: standard(wholeNumber(1, 1_000_000), "200"),
    seed: standard(seed, "1"),
    until: optional(share),
    threads: standard(wholeNumber(1, 64), "1"),
    option: repeated(setting),
    json: flag(),
  },
  examples: [
    "arena {game} --bots student,random --seats 4",
    "arena {game} --bots master,student --games 400 --until 0.5 --threads 2",
    "arena {game} --bots master,uct:2000 --games 100 --json",
  ],
  async run({ game, bots, seats: wanted, games, seed, until, threads, option, json }, context) {
    const { terminal } = context;
    const opened = openRules(game, wanted ?? Math.max(game.seats.min, bots.length), option);
    if (!opened.ok) return opened;
    const { options } = opened.value;
    const { seats } = options;
    if (bots.length > seats) return no({ key: "error.too-many-bots", values: { found: bots.length, seats } });
    const lineup = lineupOf(bots, seats);
    const tally = tallyOf(lineup);
    const thinking = new Map<string, Thinking>();
    const progress = terminal.progress(context.texts.text("simulate.playing"), games);
    for await (const { match, thinking: thought } of arenaMatches(
      { game: game.id, options, lineup, seed },
      games,
      threads,
    )) {
      tally.add(match);
      for (const [name, more] of Object.entries(thought)) thinking.set(name, sumOf(thinking.get(name), more));
      progress.tick(tally.played());
      // Only whole rounds of seats are fair.
      if (until !== undefined && tally.played() % seats === 0 && tally.isClear(until)) break;
    }
    progress.end();
    const rows = tally.rows().map((row) => ({ ...row, milliseconds: perDecision(thinking.get(row.name)) }));
    const code = tally.finished() < tally.played() ? 1 : 0;
    if (json) {
      const played = { games: tally.played(), finished: tally.finished() };
      terminal.print(JSON.stringify({ game: game.id, seats, seed, lineup, ...played, ...byName(rows) }));
      return yes(code);
    }
    const texts = await gameTexts(context, game);
    const title = texts.text("simulate.title", { seats, games: tally.played(), seed: String(seed) });
    terminal.print(`${terminal.paint("bold", texts.text("game.name"))} · ${title}\n`);
    terminal.print(`${arenaTable(rows, texts, terminal).join("\n")}\n`);
    if (tally.played() < games)
      terminal.print(`  ${texts.text("arena.stopped", { figure: percent(until ?? 0, texts) })}`);
    const unfinished = tally.played() - tally.finished();
    if (unfinished > 0) terminal.print(terminal.paint("red", `  ${texts.text("arena.unfinished", { unfinished })}`));
    return yes(code);
  },
});

type TimedRow = ArenaRow & { readonly milliseconds: number };

function sumOf(one: Thinking | undefined, other: Thinking): Thinking {
  return {
    decisions: (one?.decisions ?? 0) + other.decisions,
    milliseconds: (one?.milliseconds ?? 0) + other.milliseconds,
  };
}

function perDecision(thinking: Thinking | undefined): number {
  return thinking ? Number((thinking.milliseconds / thinking.decisions).toPrecision(3)) : 0;
}

/** For another program each figure as a map from the names of the bots. */
function byName(rows: readonly TimedRow[]) {
  const each = <T>(figure: (row: TimedRow) => T) => Object.fromEntries(rows.map((row) => [row.name, figure(row)]));
  return {
    winShare: each(({ winShare }) => winShare),
    interval: each(({ interval }) => interval),
    elo: each(({ elo }) => elo),
    meanScore: each(({ meanScore }) => meanScore),
    milliseconds: each(({ milliseconds }) => milliseconds),
  };
}

function arenaTable(rows: readonly TimedRow[], texts: Texts, { paint }: Terminal): string[] {
  const { number, text } = texts;
  const head = ["bot", "wins", "interval", "elo", "points", "time"].map((name) => paint("bold", text(`arena.${name}`)));
  const lines = rows.map(({ name, winShare, interval, elo, meanScore, milliseconds }) => [
    name,
    percent(winShare, texts),
    `${number(100 * at(interval, 0), 1)}–${percent(at(interval, 1), texts)}`,
    number(elo),
    number(meanScore, 1),
    `${number(milliseconds, milliseconds < 1 ? 3 : 1)} ms`,
  ]);
  return table([head, ...lines]);
}

function percent(part: number, { number }: Texts): string {
  return `${number(100 * part, 1)} %`;
}
