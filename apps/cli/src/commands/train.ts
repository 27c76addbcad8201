import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { EVALUATED, type Network } from "@gatehouse/bots";
import { type AnyGame, no, yes } from "@gatehouse/engine";
import { type Context, command, type Outcome } from "../arguments.ts";
import { textBeforeWriting, writeText } from "../files.ts";
import { table } from "../layout.ts";
import { file, flag, game, optional, required, seed, standard, wholeNumber } from "../parameters.ts";
import { type AnyRules, openRules } from "../tables.ts";
import type { Terminal } from "../terminal.ts";
import type { Texts } from "../texts.ts";
import type { Crew } from "../threads.ts";
import { curveDrawing } from "../training/curve.ts";
import { networkText } from "../training/network-file.ts";
import {
  matchesOf,
  type RoundReport,
  rulesOfThumb,
  STANDARD_HIDDEN,
  type TrainingOrder,
  trainers,
  trainingRounds,
} from "../training/rounds.ts";
import { weightsText } from "../training/weights-file.ts";

/** `gatehouse train`: teaches a network by self-play, and keeps it where the bots find it. */
export const trainBots = command({
  name: "train",
  places: { game: required(game) },
  options: {
    rounds: standard(wholeNumber(1, 1000), "10"),
    games: standard(wholeNumber(1, 1_000_000), "4000"),
    trials: standard(wholeNumber(1, 100_000), "100"),
    thumbs: standard(wholeNumber(0, 100_000), "150"),
    hidden: optional(wholeNumber(1, 512)),
    think: standard(wholeNumber(0, 10_000), "0"),
    on: flag(),
    seed: standard(seed, "1"),
    threads: standard(wholeNumber(1, 64), "1"),
    out: optional(file),
    weights: optional(file),
    curve: optional(file),
    json: flag(),
  },
  examples: [
    "train {game} --threads 2",
    "train {game} --rounds 20 --games 10000 --hidden 63 --threads 8",
    "train {game} --on --think 8 --rounds 3 --games 1000 --thumbs 0 --threads 8",
    "train {game} --on --hidden 111 --think 1 --rounds 2 --games 4500 --thumbs 0 --threads 8",
    "train {game} --rounds 2 --games 100 --trials 20 --out network.json --weights weights.json --curve curve.svg",
  ],
  async run({ game, threads, json, out, weights, curve, ...order }, context) {
    if (!EVALUATED.includes(game.id))
      return no({ key: "error.no-evaluation", values: { game: game.id, known: EVALUATED.join(", ") } });
    const files = {
      network: out ?? standardPath(game.id, "networks"),
      weights: weights ?? standardPath(game.id, "weights"),
      curve: curve ?? standardCurve(game.id, order.on),
    };
    // A file that cannot be written is better known before the training than after it.
    for (const path of Object.values(files)) {
      const claimed = textBeforeWriting(path);
      if (!claimed.ok) return claimed;
    }
    const opened = openRules(game, game.seats.max, []);
    if (!opened.ok) return opened;
    const crew = trainers(threads);
    try {
      return await train({ game, rules: opened.value, order, files, json }, crew, context);
    } finally {
      await crew.dismiss();
    }
  },
});

interface Training {
  readonly game: AnyGame;
  readonly rules: AnyRules;
  readonly order: TrainingOrder;
  readonly files: { readonly network: string; readonly weights: string; readonly curve: string };
  readonly json: boolean;
}

async function train(
  { game, rules, order, files, json }: Training,
  crew: Crew,
  { terminal, texts }: Context,
): Promise<Outcome> {
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const progress = terminal.progress(texts.text("train.training"), matchesOf(counts, order));
  const call = callOf(game.id, order);
  const rounds: RoundReport[] = [];
  let taught: Network | null = null;
  // Written after every round: whoever ends a long training early keeps what it has learnt.
  for await (const { network, report } of trainingRounds(game.id, rules, counts, order, crew, progress.tick)) {
    rounds.push(report);
    taught = network;
    const written = writeText(files.network, networkText(network));
    if (!written.ok) return written;
    const drawn = writeText(files.curve, curveDrawing(game.id, call, rounds));
    if (!drawn.ok) return drawn;
  }
  progress.end();
  if (!taught) throw new Error("a training has at least one round");
  if (order.thumbs > 0) {
    const last = terminal.progress(texts.text("train.thumbs"), counts.length * order.thumbs);
    const found = await rulesOfThumb(game.id, taught, counts, order, crew, last.tick);
    last.end();
    const kept = writeText(files.weights, weightsText(found));
    if (!kept.ok) return kept;
  }
  if (json) terminal.print(JSON.stringify({ game: game.id, call, rounds, ...files }));
  else {
    terminal.print(`${curveTable(rounds, texts, terminal).join("\n")}\n`);
    terminal.print(texts.text("train.written", files));
  }
  return yes(0);
}

/** Where the bots look for what they know of a game. */
function standardPath(game: string, knowledge: "networks" | "weights"): string {
  const bots = dirname(fileURLToPath(import.meta.resolve("@gatehouse/bots")));
  return join(bots, "evaluations", knowledge, `${game}.json`);
}

/** What is learnt afterwards has a curve of its own. */
function standardCurve(game: string, isOn: boolean): string {
  return fileURLToPath(new URL(`../../../../docs/training-${game}${isOn ? "-on" : ""}.svg`, import.meta.url));
}

/** The number of threads is left out: it changes nothing but the time. */
function callOf(game: string, { rounds, games, trials, thumbs, hidden, think, on, seed }: TrainingOrder): string {
  const sizes = `--rounds ${rounds} --games ${games} --trials ${trials} --thumbs ${thumbs}`;
  const units = hidden ?? (on ? null : STANDARD_HIDDEN);
  const others = [on ? " --on" : "", units ? ` --hidden ${units}` : "", think > 0 ? ` --think ${think}` : ""];
  return `gatehouse train ${game} ${sizes}${others.join("")} --seed ${seed}`;
}

function curveTable(rounds: readonly RoundReport[], { number, text }: Texts, { paint }: Terminal): string[] {
  const percent = (share: number | null) => (share === null ? "–" : `${number(100 * share, 1)} %`);
  const counts = Object.keys(rounds[0]?.wins ?? {}).map(Number);
  const names = [text("train.round"), text("train.foreseen"), ...counts.map((seats) => text("train.wins", { seats }))];
  const rows = rounds.map(({ round, foreseen, wins }) => [
    String(round),
    percent(foreseen),
    ...counts.map((seats) => percent(wins[seats] ?? null)),
  ]);
  return table([names.map((name) => paint("bold", name)), ...rows]);
}
