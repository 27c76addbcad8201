import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { EVALUATED } from "@gatehouse/bots";
import { no, yes } from "@gatehouse/engine";
import { command } from "../arguments.ts";
import { textBeforeWriting, writeText } from "../files.ts";
import { table } from "../layout.ts";
import { file, flag, game, optional, required, seed, standard, wholeNumber } from "../parameters.ts";
import { openRules } from "../tables.ts";
import type { Terminal } from "../terminal.ts";
import type { Texts } from "../texts.ts";
import { curveDrawing } from "../training/curve.ts";
import { networkText } from "../training/network-file.ts";
import { matchesOf, type RoundReport, type TrainingOrder, trainingRounds } from "../training/rounds.ts";

/** `gatehouse train`: teaches a network by self-play, and keeps it where the bots find it. */
export const trainBots = command({
  name: "train",
  places: { game: required(game) },
  options: {
    rounds: standard(wholeNumber(1, 1000), "10"),
    games: standard(wholeNumber(1, 1_000_000), "4000"),
    trials: standard(wholeNumber(1, 100_000), "100"),
    hidden: standard(wholeNumber(1, 512), "32"),
    seed: standard(seed, "1"),
    threads: standard(wholeNumber(1, 64), "1"),
    out: optional(file),
    curve: optional(file),
    json: flag(),
  },
  examples: [
    "train {game} --threads 2",
    "train {game} --rounds 20 --games 10000 --hidden 64 --threads 8",
    "train {game} --rounds 2 --games 100 --trials 20 --out network.json --curve curve.svg",
  ],
  async run({ game, threads, json, out, curve, ...order }, context) {
    const { terminal, texts } = context;
    if (!EVALUATED.includes(game.id))
      return no({ key: "error.no-evaluation", values: { game: game.id, known: EVALUATED.join(", ") } });
    const networkPath = out ?? standardNetwork(game.id);
    const curvePath = curve ?? standardCurve(game.id);
    // A file that cannot be written is better known before the training than after it.
    for (const path of [networkPath, curvePath]) {
      const claimed = textBeforeWriting(path);
      if (!claimed.ok) return claimed;
    }
    const { min, max } = game.seats;
    const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
    const opened = openRules(game, max, []);
    if (!opened.ok) return opened;
    const progress = terminal.progress(texts.text("train.training"), matchesOf(counts, order));
    const call = callOf(game.id, order);
    const rounds: RoundReport[] = [];
    // Written after every round: whoever ends a long training early keeps what it has learnt.
    for await (const { network, report } of trainingRounds(
      game.id,
      opened.value,
      counts,
      order,
      threads,
      progress.tick,
    )) {
      rounds.push(report);
      const written = writeText(networkPath, networkText(network));
      if (!written.ok) return written;
      const drawn = writeText(curvePath, curveDrawing(game.id, call, rounds));
      if (!drawn.ok) return drawn;
    }
    progress.end();
    if (json) terminal.print(JSON.stringify({ game: game.id, call, rounds, network: networkPath, curve: curvePath }));
    else {
      terminal.print(`${curveTable(rounds, texts, terminal).join("\n")}\n`);
      terminal.print(texts.text("train.written", { network: networkPath, curve: curvePath }));
    }
    return yes(0);
  },
});

/** Where the bots look for the network of a game. */
function standardNetwork(game: string): string {
  const bots = dirname(fileURLToPath(import.meta.resolve("@gatehouse/bots")));
  return join(bots, "evaluations", "networks", `${game}.json`);
}

function standardCurve(game: string): string {
  return fileURLToPath(new URL(`../../../../docs/training-${game}.svg`, import.meta.url));
}

/** The number of threads is left out: it changes nothing but the time. */
function callOf(game: string, { rounds, games, trials, hidden, seed }: TrainingOrder): string {
  return `gatehouse train ${game} --rounds ${rounds} --games ${games} --trials ${trials} --hidden ${hidden} --seed ${seed}`;
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
