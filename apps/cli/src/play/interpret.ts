import { nearest } from "../suggest.ts";
import { layOutChoices } from "./choices.ts";
import type { Position } from "./session.ts";
import { explain, isVerb, type Reply, tell, VERBS, verbsIn } from "./verbs.ts";

const MOST_MATCHES = 12;

/** Understands a line: a number, an action in notation, or a verb. An empty line takes the only choice there is. */
export async function interpret(position: Position, line: string): Promise<Reply> {
  const { choices, session } = position;
  const { game } = session.match;
  const [word = "", ...rest] = line.split(/\s+/);
  if (/^\d*$/.test(line)) {
    const chosen = choices.find(({ number }) => (line === "" ? choices.length === 1 : number === Number(line)));
    return chosen ? { do: "play", action: chosen.action } : tell(position, "play.choose", { last: choices.length });
  }
  const notation = [word, ...rest].join(" ");
  const action = game.notation.read(notation);
  if (action) {
    const legal = choices.find((choice) => choice.notation === game.notation.write(action));
    return legal ? { do: "play", action: legal.action } : explain(position, notation);
  }
  const [, verb] = Object.entries(VERBS).find(([name]) => isVerb(name, word, session.texts)) ?? [];
  return verb ? verb(position, rest.join(" ")) : guess(position, line);
}

/** A line that nobody understands: perhaps it is a part of a choice, or a verb with a slip. */
function guess(position: Position, line: string): Reply {
  const { session, choices } = position;
  const { texts, terminal } = session;
  const near = choices.filter(({ words, notation }) =>
    `${notation} ${words}`.toLowerCase().includes(line.toLowerCase()),
  );
  if (near.length > 0 && near.length <= MOST_MATCHES) {
    const listed = layOutChoices(near, "full", terminal.size().columns, terminal.paint);
    return { do: "say", lines: [` ${texts.text("play.meant")}`, ...listed] };
  }
  const [first = ""] = line.split(/\s+/);
  const known = [...Object.keys(VERBS), ...verbsIn(position), ...choices.map(({ notation }) => notation)];
  const meant = nearest(first, known);
  return meant
    ? tell(position, "play.unknown-near", { found: line, meant })
    : tell(position, "play.unknown", { found: line });
}
