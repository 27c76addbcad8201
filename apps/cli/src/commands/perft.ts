import { at, perft, yes } from "@gatehouse/engine";
import { command } from "../arguments.ts";
import { table } from "../layout.ts";
import {
  flag,
  game,
  optional,
  repeated,
  required,
  seats,
  seed,
  setting,
  standard,
  wholeNumber,
} from "../parameters.ts";
import { openRules } from "../tables.ts";

/** `gatehouse perft`: counts lines of play, to compare two versions of the same rules. */
export const perftTable = command({
  name: "perft",
  places: { game: required(game) },
  options: {
    seats: optional(seats),
    seed: standard(seed, "1"),
    depth: standard(wholeNumber(1, 12), "3"),
    option: repeated(setting),
    json: flag(),
  },
  examples: ["perft {game}", "perft {game} --seats 2 --depth 4 --json"],
  async run({ game, seats, seed, depth, option, json }, { system, terminal, texts }) {
    const opened = openRules(game, seats, option);
    if (!opened.ok) return opened;
    const progress = terminal.progress("perft", depth);
    const rows = Array.from({ length: depth }, (_, i) => {
      progress.tick(i);
      const begun = system.now();
      const row = at(perft(game, opened.value, seed, i + 1), i);
      return { ...row, seconds: Number(((system.now() - begun) / 1000).toFixed(4)) };
    });
    progress.end();
    if (json) {
      const { seats } = opened.value.options;
      terminal.print(JSON.stringify({ game: game.id, seats, seed, rows }));
      return yes(0);
    }
    const head = ["depth", "lines", "order", "time"].map((name) => texts.text(`perft.${name}`));
    const cells = rows.map((row) => [
      String(row.depth),
      texts.number(row.lines),
      row.order,
      `${texts.number(row.seconds, 3)} s`,
    ]);
    terminal.print(table([head.map((name) => terminal.paint("bold", name)), ...cells], 0).join("\n"));
    return yes(0);
  },
});
