import { yes } from "@gatehouse/engine";
import { command } from "../arguments.ts";
import { game, optional, required, text } from "../parameters.ts";
import { passage, rulebook } from "../rulebook.ts";
import { gameTexts } from "../tables.ts";

/** `gatehouse rules`: the numbered rules of a game. */
export const rulesText = command({
  name: "rules",
  places: { game: required(game), clause: optional(text("CLAUSE")) },
  options: {},
  examples: ["rules {game}", "rules {game} 3", "rules {game} 3.2 --lang es"],
  async run({ game, clause: wanted }, context) {
    const { print, paint, size } = context.terminal;
    const texts = await gameTexts(context, game);
    if (wanted === undefined) {
      print(rulebook(texts, paint, size().columns).join("\n"));
      return yes(0);
    }
    const found = passage(game, wanted, texts, paint, size().columns);
    if (!found.ok) return found;
    print(found.value.join("\n"));
    return yes(0);
  },
});
