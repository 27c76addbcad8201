import { asView, type GameTypes, type Message, type ProofFault, verify, yes } from "@gatehouse/engine";
import { command, type Outcome, type Voice } from "../arguments.ts";
import { file, flag, required } from "../parameters.ts";
import { type LoadedRecord, loadRecord, recordFault, refuseRecord } from "../records.ts";
import { winners } from "../reports.ts";
import { inSeatColour, letterOf } from "../seats.ts";
import type { AnyMatch } from "../tables.ts";
import { loadTexts, type Texts } from "../texts.ts";

/** `gatehouse verify`: whether every step of a record was legal and, with a proof, whether its luck was fixed before. */
export const verifyFile = command({
  name: "verify",
  places: { file: required(file) },
  options: { json: flag() },
  examples: [
    "verify game.json",
    "verify game.json --json",
    "record {game} --seed 7 --fair --out - | gatehouse verify -",
  ],
  async run({ file, json }, context) {
    const { terminal } = context;
    const loaded = await loadRecord(file, context.system);
    if (!loaded.ok) {
      const { code, message } = loaded.error;
      return json && code !== null ? answerNo(code, message, context) : refuseRecord(loaded.error, context);
    }
    const { game, record } = loaded.value;
    // A record knows no names: its seats are called by their letters, for programs without colours.
    const nameOf = (seat: number) => (json ? letterOf(seat) : inSeatColour(seat, letterOf(seat), terminal.paint));
    const texts = await loadTexts(context.texts.language, game, nameOf);
    const verified = verify(game, record);
    if (!verified.ok) {
      const message = recordFault(verified.error, loaded.value);
      if (json) return answerNo(verified.error.code, message, { terminal, texts });
      terminal.complain(texts.say(message));
      return yes(1);
    }
    if (json) terminal.print(JSON.stringify(asData(loaded.value, verified.value)));
    else terminal.print(`${terminal.paint("green", "✓")} ${asLine(loaded.value, verified.value, texts, nameOf)}`);
    return yes(0);
  },
});

/** The answer no for another program. */
function answerNo(fault: ProofFault<GameTypes>["code"], message: Message, { terminal, texts }: Voice): Outcome {
  terminal.print(JSON.stringify({ ok: false, fault, message: texts.say(message) }));
  return yes(1);
}

function asData({ game, record }: LoadedRecord, { rules, state, steps }: AnyMatch) {
  const result = rules.result(asView(state));
  const { seats } = rules.options;
  return { ok: true, game: game.id, seats, steps: steps.length, result, proven: record.proof !== undefined };
}

function asLine(
  { record }: LoadedRecord,
  { rules, state, steps }: AnyMatch,
  texts: Texts,
  nameOf: (seat: number) => string,
): string {
  const result = rules.result(asView(state));
  const outcome = result
    ? texts.text("verify.result", {
        winner: winners(result, nameOf),
        count: result.ranks.filter((rank) => rank === 1).length,
        scores: result.scores.join(" : "),
      })
    : texts.text("verify.unfinished");
  return texts.text("verify.ok", {
    game: { key: "game.name" },
    seats: rules.options.seats,
    steps: steps.length,
    outcome,
    proof: { key: record.proof ? "verify.proven" : "verify.no-proof" },
  });
}
