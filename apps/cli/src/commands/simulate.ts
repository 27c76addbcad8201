import { loadJudge } from "@gatehouse/bots";
import { at, mixSeed, yes } from "@gatehouse/engine";
import { command } from "../arguments.ts";
import { table } from "../layout.ts";
import {
  bots,
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
import { badge } from "../seats.ts";
import { checkGame, isSameGame, type Simulated, simulateGame } from "../simulation.ts";
import { dealBots, gameTexts, openRules } from "../tables.ts";

const SHOWN = 5;

/** `gatehouse simulate`: many games of bots, timed and then checked. */
export const simulate = command({
  name: "simulate",
  places: { game: required(game) },
  options: {
    seats: optional(seats),
    games: standard(wholeNumber(1, 100_000_000), "100"),
    seed: standard(seed, "1"),
    bots: standard(bots, "random"),
    option: repeated(setting),
    json: flag(),
  },
  examples: [
    "simulate {game} --seats 3 --games 1000 --seed 7 --bots student,random",
    "simulate {game} --games 200 --json",
  ],
  async run({ game, seats: wanted, games, seed, bots, option, json }, context) {
    const { system, terminal } = context;
    const opened = openRules(game, wanted, option);
    if (!opened.ok) return opened;
    const rules = opened.value;
    const { seats } = rules.options;
    const dealt = dealBots(bots, seats);
    const cast = { bots: dealt, judge: await loadJudge(game.id, rules) };
    const progress = terminal.progress(context.texts.text("simulate.playing"), 2 * games);
    const checked: Simulated[] = [];
    const violations: string[] = [];
    for (let index = 0; index < games; index += 1) {
      const { game: first, found } = checkGame(rules, cast, mixSeed(seed, index));
      checked.push(first);
      for (const what of found) violations.push(`game ${index}: ${what}`);
      progress.tick(index);
    }
    // Timed is the second time: then the machine code is there, as in any longer run.
    const played: Simulated[] = [];
    const begun = system.now();
    for (let index = 0; index < games; index += 1) {
      played.push(simulateGame(rules, cast, mixSeed(seed, index)));
      progress.tick(games + index);
    }
    const elapsed = (system.now() - begun) / 1000;
    for (const [index, first] of checked.entries())
      if (!isSameGame(first, at(played, index))) violations.push(`game ${index}: the same seed gave another game`);
    progress.end();
    const summary = { game: game.id, seats, games, ...summarize(played, seats, violations.length, elapsed) };
    const code = violations.length > 0 || summary.finished < games ? 1 : 0;
    if (json) {
      terminal.print(JSON.stringify(summary));
      for (const violation of violations.slice(0, SHOWN)) terminal.complain(violation);
      return yes(code);
    }
    const texts = await gameTexts(context, game);
    const { paint, print } = terminal;
    const { number, text } = texts;
    print(`${paint("bold", text("game.name"))} · ${text("simulate.title", { seats, games, seed: String(seed) })}\n`);
    const head = ["seat", "bot", "points", "wins"].map((name) => paint("bold", text(`simulate.${name}`)));
    const rows = summary.meanScores.map((points, seat) => [
      badge(seat, paint),
      at(dealt, seat).name,
      number(points, 1),
      `${number(100 * at(summary.winShare, seat), 1)} %`,
    ]);
    print(`${table([head, ...rows], 2).join("\n")}\n`);
    const figures = {
      perGame: number(summary.decisionsPerGame, 1),
      decisions: number(summary.decisionsPerSecond),
      playouts: number(summary.playoutsPerSecond),
    };
    print(`  ${text("simulate.speed", figures)}`);
    print(`  ${text("simulate.checked", { finished: summary.finished, games, violations: violations.length })}`);
    for (const violation of violations.slice(0, SHOWN)) print(paint("red", `    ${violation}`));
    return yes(code);
  },
});

function summarize(played: readonly Simulated[], seats: number, violations: number, elapsed: number) {
  const outcomes = played.map((each) => each.outcome).filter((outcome) => outcome !== null);
  const decisions = played.reduce((sum, each) => sum + each.decisions, 0);
  const mean = (measure: (outcome: (typeof outcomes)[number]) => number) =>
    outcomes.reduce((sum, outcome) => sum + measure(outcome), 0) / Math.max(1, outcomes.length);
  const perSeat = Array.from({ length: seats }, (_, seat) => seat);
  return {
    finished: outcomes.length,
    violations,
    meanScores: perSeat.map((seat) => mean(({ scores }) => at(scores, seat))),
    winShare: perSeat.map((seat) =>
      mean(({ ranks }) => (ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0)),
    ),
    decisionsPerGame: decisions / played.length,
    decisionsPerSecond: Math.round(decisions / elapsed),
    playoutsPerSecond: Number((played.length / elapsed).toPrecision(6)),
  };
}
