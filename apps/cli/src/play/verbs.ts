import { explain as adviseOn, decisionOf } from "@gatehouse/bots";
import {
  at,
  faultMessage,
  type GameTypes,
  type Message,
  type MessageValues,
  mixSeed,
  readAction,
  recordOf,
  seeded,
} from "@gatehouse/engine";
import { glossary, wrap } from "../layout.ts";
import { passage, rulebook } from "../rulebook.ts";
import { signed, type Texts } from "../texts.ts";
import { layOutChoices } from "./choices.ts";
import { storyLines } from "./screen.ts";
import { type Position, storyFrom } from "./session.ts";
import { takeBack } from "./take-back.ts";

/** What follows from a line that a person typed: an action, an answer to read, a new look at the board, or leaving. */
export type Reply =
  | { readonly do: "play"; readonly action: GameTypes["Action"] }
  | { readonly do: "say"; readonly lines: readonly string[] }
  | { readonly do: "show" }
  | { readonly do: "leave" };

type Verb = (position: Position, argument: string) => Reply | Promise<Reply>;

/** Everything that can be asked for besides the choices. Each also has a name in the language of the texts. */
export const VERBS: { readonly [name: string]: Verb } = {
  why: explain,
  list: listChoices,
  hint: suggestChoice,
  undo: takeBackLast,
  board: () => ({ do: "show" }),
  log: ({ session, seat }) => ({ do: "say", lines: storyLines(session, storyFrom(session, seat, 0)) }),
  rules: showRules,
  save: saveRecord,
  help: showHelp,
  quit: () => ({ do: "leave" }),
};

/** The verbs in the language of the texts. */
export function verbsIn({ session }: Position): string[] {
  return Object.keys(VERBS).map((verb) => session.texts.text(`verb.${verb}`));
}

/** Whether a word means a verb, in English or in the language of the texts, with its accents or without. */
export function isVerb(verb: string, word: string, texts: Texts): boolean {
  return [verb, texts.text(`verb.${verb}`)].some((name) => bare(name) === bare(word));
}

function bare(word: string): string {
  return word.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
}

/** Says one sentence. */
export function tell({ session }: Position, key: string, values: MessageValues = {}): Reply {
  return { do: "say", lines: wrap(session.texts.text(key, values), session.terminal.size().columns, " ") };
}

function tellMessage(position: Position, { key, values }: Message): Reply {
  return tell(position, key, values);
}

/** Says why an action cannot be done now, with the clause that forbids it. */
export function explain(position: Position, argument: string): Reply {
  const { session, seat, view, choices } = position;
  const { match, texts, terminal } = session;
  const { game, rules } = match;
  const example = at(choices, 0).notation;
  if (argument === "") return tell(position, "play.why-what", { example });
  const action = game.notation.read(argument);
  const written = action ? game.notation.write(action) : null;
  const chosen = choices.find(({ number, notation }) => argument === String(number) || notation === written);
  if (chosen) return tell(position, "play.allowed", { number: chosen.number });
  if (!action) return tell(position, "play.unreadable", { found: argument, example });
  const read = readAction(game, action);
  if (!read.ok) return tellMessage(position, faultMessage(read.error));
  const refusal = rules.refusal(view, seat, action);
  if (!refusal) throw new Error(`${written} is neither listed nor refused`);
  const clause = game.refusals[refusal.code]?.clause ?? "";
  const { columns } = terminal.size();
  const lines = [
    ...wrap(texts.say(rules.words.refusal(refusal)), columns, ` ${terminal.paint("red", "✗")} `),
    ...wrap(terminal.paint("dim", texts.text(`rule.${clause}`)), columns, `   ${terminal.paint("cyan", clause)}  `),
  ];
  return { do: "say", lines };
}

async function takeBackLast({ session, seat }: Position): Promise<Reply> {
  const taken = await takeBack(session, seat);
  if (!taken.ok) return { do: "say", lines: [` ${taken.error}`] };
  session.note = taken.value;
  return { do: "show" };
}

/** All choices in full, or those in which a word occurs. */
function listChoices(position: Position, argument: string): Reply {
  const { choices, session } = position;
  const { terminal } = session;
  const wanted = argument.toLowerCase();
  const found = choices.filter(({ words, notation }) => `${words} ${notation}`.toLowerCase().includes(wanted));
  if (found.length === 0) return tell(position, "play.none-found", { found: argument });
  return { do: "say", lines: layOutChoices(found, "full", terminal.size().columns, terminal.paint) };
}

/** The best few choices, with what they promise and what speaks for them. The adviser has luck of its own: asking changes nothing. */
function suggestChoice({ choices, seat, session }: Position): Reply {
  const { judge, match, terminal, texts } = session;
  const { game, rules, state } = match;
  const chance = seeded(mixSeed(1, match.log.length));
  const advice = adviseOn(game.id, decisionOf(rules, state, seat, chance, judge));
  const { columns } = terminal.size();
  const lines = advice.flatMap(({ action, lead, chance: likely, reasons }, index) => {
    const notation = game.notation.write(action);
    const number = 1 + choices.findIndex((each) => each.notation === notation);
    const promise = { lead: signed(lead, texts), chance: texts.number(100 * likely) };
    const values = { number, words: at(choices, number - 1).words, ...promise };
    return [
      ...wrap(texts.text(index === 0 ? "play.hint" : "play.hint-also", values), columns, " "),
      ...reasons.flatMap(({ message, points }) => wrap(texts.say(message), columns, `   ${signed(points, texts)}  `)),
    ];
  });
  return { do: "say", lines };
}

function showRules(position: Position, argument: string): Reply {
  const { match, texts, terminal } = position.session;
  const { columns } = terminal.size();
  if (argument === "") return { do: "say", lines: rulebook(texts, terminal.paint, columns) };
  const found = passage(match.game, argument, texts, terminal.paint, columns);
  return found.ok ? { do: "say", lines: found.value } : tellMessage(position, found.error);
}

function saveRecord(position: Position, path: string): Reply {
  if (path === "") return tell(position, "play.save-where");
  const { keeper, match } = position.session;
  const written = keeper.keep(path, recordOf(match));
  return written.ok ? tell(position, "play.saved", { path }) : tellMessage(position, written.error);
}

function showHelp({ choices, session }: Position): Reply {
  const { texts, terminal } = session;
  const written = (verb: string) => {
    const argument = `verb.${verb}.argument`;
    return texts.text(`verb.${verb}`) + (texts.has(argument) ? ` ${texts.text(argument)}` : "");
  };
  const rows: [string, string][] = [
    ["1", texts.text("play.help-number")],
    [at(choices, 0).notation, texts.text("play.help-notation")],
  ];
  for (const verb of Object.keys(VERBS)) rows.push([written(verb), texts.text(`verb.${verb}.help`)]);
  return { do: "say", lines: glossary(rows, terminal.size().columns, terminal.paint) };
}
