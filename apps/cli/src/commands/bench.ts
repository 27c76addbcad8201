import { CATALOGUE } from "@gatehouse/catalogue";
import { yes } from "@gatehouse/engine";
import { command } from "../arguments.ts";
import { type Bench, benchmark, PHASES } from "../benchmark.ts";
import { table } from "../layout.ts";
import { flag, game, optional, repeated, seats, setting, standard, wholeNumber } from "../parameters.ts";
import { openRules } from "../tables.ts";

/** `gatehouse bench`: how fast the rules of one or all games are. */
export const bench = command({
  name: "bench",
  places: { game: optional(game) },
  options: {
    seats: optional(seats),
    seconds: standard(wholeNumber(1, 3600), "2"),
    option: repeated(setting),
    json: flag(),
  },
  examples: ["bench", "bench {game} --seats 2 --seconds 5 --json"],
  async run({ game, seats, seconds, option, json }, { system, terminal, texts }) {
    const games = game ? [game] : await Promise.all(CATALOGUE.map((entry) => entry.load()));
    const measured: { [id: string]: Bench } = {};
    const progress = terminal.progress("bench", games.length * PHASES);
    let phases = 0;
    const done = () => {
      phases += 1;
      progress.tick(phases);
    };
    progress.tick(0);
    for (const each of games) {
      const opened = openRules(each, seats ?? each.seats.max, option);
      if (!opened.ok) return opened;
      measured[each.id] = benchmark(opened.value, seconds, system.now, done);
    }
    progress.end();
    if (json) {
      terminal.print(JSON.stringify({ games: measured }));
      return yes(0);
    }
    const head = ["", "decisions/s", "playouts/s", "clone", "view", "legal", "determinize", "standing"];
    const rows = Object.entries(measured).map(([id, bench]) => [
      id,
      texts.number(bench.decisionsPerSecond),
      texts.number(bench.playoutsPerSecond),
      ...[bench.cloneNs, bench.viewNs, bench.legalActionsNs, bench.determinizeNs, bench.standingNs].map(
        (ns) => `${texts.number(ns)} ns`,
      ),
    ]);
    terminal.print(table([head.map((name) => terminal.paint("bold", name)), ...rows]).join("\n"));
    return yes(0);
  },
});
