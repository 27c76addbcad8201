import { type Analysis, analyse, type Highlight } from "@gatehouse/bots";
import { at, yes } from "@gatehouse/engine";
import { command } from "../arguments.ts";
import { table, wrap } from "../layout.ts";
import { file, flag, required } from "../parameters.ts";
import { loadRecord, recordFault, refuseRecord } from "../records.ts";
import { badge, standardNames } from "../seats.ts";
import { gameTexts } from "../tables.ts";
import type { Terminal } from "../terminal.ts";
import { signed, type Texts } from "../texts.ts";

/** `gatehouse analyse`: what luck and decisions made of a match. */
export const analyseRecord = command({
  name: "analyse",
  places: { file: required(file) },
  options: { json: flag() },
  examples: ["analyse game.json", "analyse game.json --json", "record {game} --seed 7 --out - | gatehouse analyse -"],
  async run({ file, json }, context) {
    const { terminal } = context;
    const loaded = await loadRecord(file, context.system);
    if (!loaded.ok) return refuseRecord(loaded.error, context);
    const { game, record } = loaded.value;
    const progress = terminal.progress(context.texts.text("analyse.working"), record.steps.length + 1);
    const analysed = await analyse(game, record, (done) => progress.tick(done));
    progress.end();
    const texts = await gameTexts(context, game);
    if (!analysed.ok) {
      terminal.complain(texts.say(recordFault(analysed.error, loaded.value)));
      return yes(1);
    }
    if (json) terminal.print(JSON.stringify({ game: game.id, ...analysed.value }));
    else terminal.print(report(analysed.value, texts, terminal));
    return yes(0);
  },
});

function report({ seats, turningPoint }: Analysis, texts: Texts, { paint, size }: Terminal): string {
  const { columns } = size();
  const names = standardNames(texts, seats.length);
  const head = ["seat", "name", "luck", "decisions"].map((column) => paint("bold", texts.text(`analyse.${column}`)));
  const rows = seats.map(({ luck, decisions }, seat) => [
    badge(seat, paint),
    at(names, seat),
    signed(luck, texts),
    signed(decisions, texts),
  ]);
  const told = (name: string, { step, words, points }: Highlight) =>
    texts.text(`analyse.${name}`, { step, action: words, points: signed(points, texts) });
  const highlights = seats.flatMap(({ best, worst }, seat) =>
    [best && told("best", best), worst && told("worst", worst)]
      .filter((line) => line !== null)
      .flatMap((line) => wrap(line, columns, `  ${badge(seat, paint)} `)),
  );
  const lines = [
    ...table([head, ...rows], 2),
    "",
    ...wrap(texts.text("analyse.meaning"), columns, "  "),
    "",
    ...highlights,
  ];
  if (turningPoint) {
    const { seat, winner, step, words, chances } = turningPoint;
    const [before, after] = chances.map((chance) => `${texts.number(100 * chance)} %`);
    const values = {
      seat: { seat },
      winner: { seat: winner },
      step,
      action: words,
      before: before ?? "",
      after: after ?? "",
    };
    lines.push("", ...wrap(texts.text("analyse.turning-point", values), columns, "  "));
  }
  return lines.join("\n");
}
