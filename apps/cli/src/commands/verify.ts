import { asView, verify, yes } from "@gatehouse/engine";
import { command } from "../arguments.ts";
import { file, required } from "../parameters.ts";
import { loadRecord, recordFault, refuseRecord } from "../records.ts";
import { winners } from "../reports.ts";
import { inSeatColour, letterOf } from "../seats.ts";
import { gameTexts } from "../tables.ts";

/** `gatehouse verify`: whether every step of a record was legal and, with a proof, whether its luck was fixed before. */
export const verifyFile = command({
  name: "verify",
  places: { file: required(file) },
  options: {},
  examples: ["verify game.json", "record {game} --seed 7 --fair --out - | gatehouse verify -"],
  async run({ file }, context) {
    const { terminal } = context;
    const loaded = await loadRecord(file);
    if (!loaded.ok) return refuseRecord(loaded.error, context);
    const { game, record } = loaded.value;
    const texts = await gameTexts(context, game);
    const verified = verify(game, record);
    if (!verified.ok) {
      terminal.complain(texts.say(recordFault(verified.error, loaded.value)));
      return yes(1);
    }
    const { rules, state, steps } = verified.value;
    const result = rules.result(asView(state));
    const nameOf = (seat: number) => inSeatColour(seat, letterOf(seat), terminal.paint);
    const outcome = result
      ? texts.text("verify.result", {
          winner: winners(result, nameOf),
          count: result.ranks.filter((rank) => rank === 1).length,
          scores: result.scores.join(" : "),
        })
      : texts.text("verify.unfinished");
    const line = texts.text("verify.ok", {
      game: { key: "game.name" },
      seats: rules.options.seats,
      steps: steps.length,
      outcome,
      proof: { key: record.proof ? "verify.proven" : "verify.no-proof" },
    });
    terminal.print(`${terminal.paint("green", "✓")} ${line}`);
    return yes(0);
  },
});
