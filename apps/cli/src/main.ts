import { type Message, no, yes } from "@gatehouse/engine";
import manifest from "../package.json" with { type: "json" };
import type { Context, Outcome } from "./arguments.ts";
import { COMMANDS } from "./commands/index.ts";
import { commandHelp, programHelp } from "./help.ts";
import { language } from "./parameters.ts";
import { letterOf } from "./seats.ts";
import { unknownWord } from "./suggest.ts";
import type { System } from "./system.ts";
import { painter, terminalOf, wantsColour } from "./terminal.ts";
import { loadTexts, systemLanguage } from "./texts.ts";

const HELP_WORDS = ["help", "--help", "-h"];
const WRONG_CALL = 2;

/** Runs the program with the words of its call, and answers its exit code. */
export async function main(call: readonly string[], system: System): Promise<number> {
  const words = commandFirst(call);
  const terminal = terminalOf(system);
  const texts = await loadTexts(await wantedLanguage(words, system), null, letterOf);
  const [name = "help", ...rest] = words;
  const outcome = await dispatch(name, rest, { system, terminal, texts });
  if (outcome.ok) return outcome.value;
  const paint = painter(wantsColour(system.stderr, system.env));
  terminal.complain(`${paint(["bold", "red"], "gatehouse:")} ${texts.say(outcome.error)}`);
  const known = COMMANDS.some((command) => command.name === name);
  terminal.complain(paint("dim", texts.text("error.see-help", { call: known ? `gatehouse ${name}` : "gatehouse" })));
  return WRONG_CALL;
}

async function dispatch(name: string, words: readonly string[], context: Context): Promise<Outcome> {
  const { terminal, texts } = context;
  if (name === "--version") return say(`gatehouse ${manifest.version}`, context);
  if (HELP_WORDS.includes(name)) {
    const [about = "-"] = words;
    if (about.startsWith("-")) return say(programHelp(COMMANDS, texts, terminal), context);
    const found = COMMANDS.find((command) => command.name === about);
    return found ? say(commandHelp(found, texts, terminal), context) : no(unknownCommand(about));
  }
  const found = COMMANDS.find((command) => command.name === name);
  if (!found) return no(unknownCommand(name));
  if (words.includes("--help") || words.includes("-h")) return say(commandHelp(found, texts, terminal), context);
  return found.call(words, context);
}

function say(text: string, { terminal }: Context): Outcome {
  terminal.print(text);
  return yes(0);
}

function unknownCommand(name: string): Message {
  return unknownWord(
    "error.unknown-command",
    name,
    COMMANDS.map((command) => command.name),
  );
}

/** A language may also be asked for before the command. */
function commandFirst(words: readonly string[]): readonly string[] {
  const [first = ""] = words;
  if (!first.startsWith("--lang")) return words;
  const taken = first === "--lang" ? 2 : 1;
  const rest = words.slice(taken);
  return [...(rest.length > 0 ? rest : ["help"]), ...words.slice(0, taken)];
}

/** The language is needed before anything can be said about the other words. A bad one is complained about later. */
async function wantedLanguage(words: readonly string[], { env }: System) {
  const at = words.findIndex((word) => word === "--lang" || word.startsWith("--lang="));
  const word = words[at]?.split("=")[1] ?? words[at + 1] ?? "";
  const read = await language.read(at < 0 ? "" : word);
  return read.ok ? read.value : systemLanguage(env);
}
