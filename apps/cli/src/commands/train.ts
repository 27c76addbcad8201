import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { EVALUATED, loadEvaluation } from "@gatehouse/bots";
import { type Answer, type Message, mixSeed, no, yes } from "@gatehouse/engine";
import { command } from "../arguments.ts";
import { readText, textBeforeWriting, writeText } from "../files.ts";
import { table } from "../layout.ts";
import {
  file,
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
import type { Terminal } from "../terminal.ts";
import type { Texts } from "../texts.ts";
import { type Curve, curveDrawing } from "../training/curve.ts";
import { type TrainingOrder, trainFor } from "../training/rounds.ts";
import { type WeightsFile, weightsText } from "../training/weights-file.ts";

/** `gatehouse train`: lets an evaluation learn by self-play, and keeps what it has learnt where the bots find it. */
export const trainBots = command({
  name: "train",
  places: { game: required(game) },
  options: {
    seats: optional(seats),
    rounds: standard(wholeNumber(1, 1000), "5"),
    decisions: standard(wholeNumber(1, 1_000_000), "700"),
    horizon: standard(wholeNumber(0, 100_000), "80"),
    games: standard(wholeNumber(1, 100_000), "100"),
    seed: standard(seed, "1"),
    out: optional(file),
    curve: optional(file),
    option: repeated(setting),
    json: flag(),
  },
  examples: [
    "train {game}",
    "train {game} --seats 2 --rounds 10 --decisions 3000",
    "train {game} --rounds 2 --decisions 100 --games 20 --out weights.json --curve curve.svg",
  ],
  async run({ game, seats: wanted, option, json, out, curve, ...sizes }, context) {
    const { terminal, texts } = context;
    const evaluation = await loadEvaluation(game.id);
    if (!evaluation) return no({ key: "error.no-evaluation", values: { game: game.id, known: EVALUATED.join(", ") } });
    const weightsPath = out ?? standardWeights(game.id);
    const curvePath = curve ?? standardCurve(game.id);
    // A file that cannot be written is better known before the training than after it.
    const before = readWeights(weightsPath);
    if (!before.ok) return before;
    const claimed = textBeforeWriting(curvePath);
    if (!claimed.ok) return claimed;
    const counts = wanted === undefined ? allSeats(game.seats) : [wanted];
    const progress = terminal.progress(texts.text("train.training"), counts.length * workOf(sizes));
    const weights: { [seats: string]: WeightsFile[string] } = { ...before.value };
    const curves: Curve[] = [];
    for (const [index, seats] of counts.entries()) {
      const opened = openRules(game, seats, option);
      if (!opened.ok) return opened;
      const order = { ...sizes, seed: mixSeed(sizes.seed, seats) };
      const trained = trainFor(opened.value, evaluation, order, (done) => progress.tick(index * workOf(sizes) + done));
      weights[seats] = trained.weights;
      curves.push({ seats, rounds: trained.rounds });
      if (!json) terminal.print(`${curveTable(curves.slice(-1), texts, terminal).join("\n")}\n`);
    }
    progress.end();
    const call = callOf(game.id, wanted, sizes);
    const written = writeText(weightsPath, weightsText(weights));
    const drawn = writeText(curvePath, curveDrawing(`Training: ${game.id}`, call, curves));
    if (!written.ok || !drawn.ok) return written.ok ? (drawn.ok ? yes(0) : drawn) : written;
    if (json) terminal.print(JSON.stringify({ game: game.id, call, curves, weights: weightsPath, curve: curvePath }));
    else terminal.print(texts.text("train.written", { weights: weightsPath, curve: curvePath }));
    return yes(0);
  },
});

/** Where the bots look for the weights of a game. */
function standardWeights(game: string): string {
  const bots = dirname(fileURLToPath(import.meta.resolve("@gatehouse/bots")));
  return join(bots, "evaluations", "weights", `${game}.json`);
}

function standardCurve(game: string): string {
  return fileURLToPath(new URL(`../../../../docs/training-${game}.svg`, import.meta.url));
}

/** The weights that are there already: those for other numbers of seats stay. */
function readWeights(path: string): Answer<WeightsFile, Message> {
  const claimed = textBeforeWriting(path);
  if (!claimed.ok || !existsSync(path)) return claimed.ok ? yes({}) : claimed;
  const text = readText(path);
  if (!text.ok) return text;
  try {
    return yes(text.value.trim() === "" ? {} : JSON.parse(text.value));
  } catch {
    return no({ key: "error.not-json", values: { path } });
  }
}

function allSeats({ min, max }: { readonly min: number; readonly max: number }): number[] {
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

/** Decisions to study and matches to play. The first round has no round before it. */
function workOf({ rounds, decisions, games }: TrainingOrder): number {
  return rounds * decisions + (2 * rounds - 1) * games;
}

function callOf(game: string, seats: number | undefined, order: TrainingOrder): string {
  const { rounds, decisions, horizon, games, seed } = order;
  const only = seats === undefined ? "" : ` --seats ${seats}`;
  return `gatehouse train ${game}${only} --rounds ${rounds} --decisions ${decisions} --horizon ${horizon} --games ${games} --seed ${seed}`;
}

function curveTable(curves: readonly Curve[], texts: Texts, { paint }: Terminal): string[] {
  const { number, text } = texts;
  const percent = (share: number | null) => (share === null ? "–" : `${number(100 * share, 1)} %`);
  return curves.flatMap(({ seats, rounds }) => {
    const head = ["round", "explained", "random", "best", "kept"].map((name) => paint("bold", text(`train.${name}`)));
    const rows = rounds.map(({ round, explained, againstRandom, againstBest, isBest }) => [
      String(round),
      percent(explained),
      percent(againstRandom),
      percent(againstBest),
      isBest ? "✓" : "",
    ]);
    return [paint("bold", text("train.seats", { seats })), ...table([head, ...rows])];
  });
}
