import { asView, type GameTypes, type Moment, no, replay, yes } from "@gatehouse/engine";
import { command } from "../arguments.ts";
import { crop, wrap } from "../layout.ts";
import { file, flag, optional, required, wholeNumber } from "../parameters.ts";
import { type LoadedRecord, loadRecord, recordFault, refuseRecord } from "../records.ts";
import { resultReport, sentences, standingLines } from "../reports.ts";
import { standardNames } from "../seats.ts";
import { gameTexts } from "../tables.ts";
import type { Terminal } from "../terminal.ts";
import type { Texts } from "../texts.ts";

/** `gatehouse replay`: shows a record step by step, or one of its positions. */
export const replayRecord = command({
  name: "replay",
  places: { file: required(file) },
  options: { at: optional(wholeNumber(0, 1_000_000)), json: flag() },
  examples: ["replay game.json", "replay game.json --at 12", "replay game.json --json"],
  async run({ file, at, json }, context) {
    const { terminal } = context;
    const loaded = await loadRecord(file, context.system);
    if (!loaded.ok) return refuseRecord(loaded.error, context);
    const { game, record } = loaded.value;
    const last = record.steps.length;
    if (at !== undefined && at > last) return no({ key: "error.no-step", values: { found: at, last } });
    const names = standardNames(context.texts, game.seats.max);
    const texts = await gameTexts(context, game, names);
    const show = (moment: Moment<GameTypes>) => {
      if (at !== undefined && moment.step !== at) return;
      terminal.print(json ? jsonLine(loaded.value, moment) : momentText(loaded.value, moment, names, texts, terminal));
    };
    const replayed = replay(game, record, show, at);
    if (!replayed.ok) {
      terminal.complain(texts.say(recordFault(replayed.error, loaded.value)));
      return yes(1);
    }
    const result = json ? null : replayed.value.rules.result(asView(replayed.value.state));
    if (result) terminal.print(resultReport(result, names, texts, terminal.paint, terminal.size().columns).join("\n"));
    return yes(0);
  },
});

function jsonLine({ game }: LoadedRecord, { step, played, draws, events, state }: Moment<GameTypes>): string {
  const seat = played?.seat ?? null;
  const action = played?.action ?? null;
  const notation = action && game.notation.write(action);
  return JSON.stringify({ step, seat, action, notation, draws, events, state });
}

function momentText(
  { game, record }: LoadedRecord,
  { rules, step, played, events, state }: Moment<GameTypes>,
  names: readonly string[],
  texts: Texts,
  { paint, size }: Terminal,
): string {
  const { columns } = size();
  const view = asView<GameTypes>(state);
  const of = { step, last: record.steps.length };
  const title = played
    ? texts.text("replay.step", { ...of, seat: { seat: played.seat }, notation: game.notation.write(played.action) })
    : texts.text("replay.setup", of);
  const told = sentences(rules, events, "everything", texts);
  return [
    paint("bold", title),
    ...(told === "" ? [] : wrap(told, columns, "  ")),
    "",
    ...crop(
      rules.draw(view, (key) => texts.text(key)),
      columns,
    ),
    "",
    ...standingLines(rules.standing(view), names, texts, columns, paint),
    "",
  ].join("\n");
}
