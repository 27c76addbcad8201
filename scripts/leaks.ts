// Looks whether anybody is told what they cannot know; see HELP.
import { parseArgs } from "node:util";
import { loadGames } from "../apps/server/src/games.ts";
import { loadSay } from "../apps/server/src/texts.ts";
import { searchLeaks } from "../apps/server/test/trust/leaks.ts";
import { command, count, progress, wholeNumber, writePart } from "./trust/document.ts";

const HELP = `Plays random matches of every game and compares what everybody is told with what they could be told in
another world that looks the same to them. Writes its part of docs/trust.md.

Usage: npm run leaks -- [--matches N] [--seed S] [--dry]

  --matches N   matches of each game (default 1000)
  --seed S      other matches (default 1)
  --dry         only print, do not write
  --help        this text

Example:
  npm run leaks -- --matches 100 --seed 7
`;

/** Longer than any match takes. */
const WHOLE = 2_000;

async function leaks(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      matches: { type: "string", default: "1000" },
      seed: { type: "string", default: "1" },
      dry: { type: "boolean", default: false },
    },
  });
  const search = {
    matches: wholeNumber("matches", values.matches),
    steps: WHOLE,
    seed: wholeNumber("seed", values.seed),
  };
  const games = await loadGames();
  const say = await loadSay(games);
  const lines = [
    "*Compared*: a moment and a viewer, in the true state and in one drawn at random that looks the same: update, legal actions, undo,",
    "list, and the no to strange actions must be the same bytes. *Replays*: one draw of the log is another one; until the viewer's own",
    "view shows it, entries, mails and pushes must be the same bytes. Every head is checked to be blinded.",
    "",
    "| game | matches | compared | replays | leaks |",
    "|---|---:|---:|---:|---:|",
  ];
  const found: string[] = [];
  for (const game of games.values()) {
    const report = await searchLeaks(games, game, search, say, progress(game.id, search.matches));
    found.push(...report.leaks);
    const number = report.leaks.length === 0 ? "0" : `**${report.leaks.length}**`;
    lines.push(
      `| ${game.id} | ${count(report.matches)} | ${count(report.compared)} | ${count(report.swaps)} | ${number} |`,
    );
  }
  for (const line of [...lines, ...found.slice(0, 20)]) process.stdout.write(`${line}\n`);
  if (!values.dry) writePart("leaks", lines);
  return found.length === 0;
}

await command(HELP, leaks);
