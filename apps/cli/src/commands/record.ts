import { randomBytes, randomUUID } from "node:crypto";
import { loadJudge } from "@gatehouse/bots";
import { asView, dealer, no, provenRecordOf, recordOf, type Seal, start, writeRecord, yes } from "@gatehouse/engine";
import { command } from "../arguments.ts";
import { openKeeper } from "../keeping.ts";
import { bots, file, flag, game, optional, repeated, required, seats, seed, setting, standard } from "../parameters.ts";
import { choiceOf, dealBots, luckOf, MOST_DECISIONS, openRules, playLegal } from "../tables.ts";

const BYTES = 32;

/** `gatehouse record`: a whole game of bots as a record. */
export const recordGame = command({
  name: "record",
  places: { game: required(game) },
  options: {
    seats: optional(seats),
    seed: standard(seed, "1"),
    bots: standard(bots, "student"),
    option: repeated(setting),
    out: required(file),
    fair: flag(),
    force: flag(),
  },
  examples: ["record {game} --seats 3 --seed 7 --bots student,random --out game.json", "record {game} --fair --out -"],
  async run({ game, seats, seed, bots, option, out, fair, force }, { terminal, texts }) {
    const opened = openRules(game, seats, option);
    if (!opened.ok) return opened;
    const { options } = opened.value;
    const seal = fair ? freshSeal(options.seats) : null;
    const luck = luckOf(seed);
    const chance = seal ? dealer(seal, 0) : luck.chance;
    const started = start(game, options, chance, seal);
    if (!started.ok) throw new Error("options that could be opened must start a match");
    let { match } = started.value;
    const dealt = dealBots(bots, options.seats);
    const { rules } = match;
    const judge = await loadJudge(game.id, rules);
    for (let decisions = 0; ; decisions += 1) {
      const seat = rules.actors(asView(match.state))[0];
      const bot = seat === undefined ? undefined : dealt[seat];
      if (seat === undefined || bot === undefined) break;
      if (decisions === MOST_DECISIONS) {
        terminal.complain(texts.text("error.endless", { decisions }));
        return yes(1);
      }
      match = playLegal(match, seat, choiceOf(bot, match, seat, luck.botChance, judge), chance).match;
    }
    const record = seal ? provenRecordOf({ ...match, seal }) : recordOf(match);
    if (out === "-") {
      terminal.print(writeRecord(record).trimEnd());
      return yes(0);
    }
    const written = openKeeper(game, force).keep(out, record);
    if (!written.ok) {
      const isForcible = written.error.key === "error.other-match";
      return isForcible ? no({ key: "error.or-force", values: { why: written.error } }) : written;
    }
    terminal.print(texts.text("record.written", { path: out, steps: match.steps.length }));
    return yes(0);
  },
});

/** A secret that nobody has seen, and a salt for every seat. */
function freshSeal(seats: number): Seal {
  const hex = () => randomBytes(BYTES).toString("hex");
  const salts = Array.from({ length: seats }, (_, seat) => ({ seat, salt: hex() }));
  return { match: randomUUID(), secret: hex(), salts };
}
