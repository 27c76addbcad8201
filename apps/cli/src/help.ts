import { CATALOGUE } from "@gatehouse/catalogue";
import type { Command, Parameters } from "./arguments.ts";
import { glossary, wrap } from "./layout.ts";
import type { Parameter } from "./parameters.ts";
import type { Terminal } from "./terminal.ts";
import type { Texts } from "./texts.ts";

const PROGRAM = "gatehouse";
const TOP_EXAMPLES = ["play", "play {game} --seats 3 --bots student,random --lang de", "help simulate"];

/** The help of the whole program. */
export function programHelp(commands: readonly Command[], texts: Texts, terminal: Terminal): string {
  const rows = commands.map(({ name }) => [name, texts.text(`help.${name}`)] as const);
  return [
    terminal.paint("bold", texts.text("help.program")),
    "",
    heading("help.usage", texts, terminal),
    `  ${PROGRAM} ${texts.text("help.usage-line")}`,
    "",
    heading("help.commands", texts, terminal),
    ...glossary(rows, terminal.size().columns, terminal.paint),
    "",
    heading("help.examples", texts, terminal),
    ...TOP_EXAMPLES.map(example),
    "",
    ...wrap(texts.text("help.exit-codes"), terminal.size().columns),
  ].join("\n");
}

/** The help of one command, from its declaration. */
export function commandHelp(command: Command, texts: Texts, terminal: Terminal): string {
  const { name, places, options } = command;
  const sections: string[][] = [
    wrap(texts.text(`help.${name}`), terminal.size().columns),
    [heading("help.usage", texts, terminal), `  ${usage(command)}`],
  ];
  if (Object.keys(places).length > 0)
    sections.push([heading("help.arguments", texts, terminal), ...parameters(command, places, texts, terminal)]);
  sections.push([heading("help.options", texts, terminal), ...parameters(command, options, texts, terminal)]);
  sections.push([heading("help.examples", texts, terminal), ...command.examples.map(example)]);
  return sections.map((lines) => lines.join("\n")).join("\n\n");
}

function usage({ name, places, options }: Command): string {
  const words = Object.entries(places).map(([place, { isRequired }]) =>
    isRequired ? place.toUpperCase() : `[${place.toUpperCase()}]`,
  );
  const needed = Object.entries(options).filter(([, option]) => option.isRequired);
  return [PROGRAM, name, ...words, ...needed.map(([option, { shape }]) => `--${option} ${shape}`), "[…]"].join(" ");
}

function parameters({ name, places }: Command, list: Parameters, texts: Texts, terminal: Terminal): string[] {
  const rows = Object.entries(list).map(([each, parameter]) => {
    const own = `help.${name}.${each}`;
    const help = texts.text(texts.has(own) ? own : `help.parameter.${each}`);
    return [list === places ? each.toUpperCase() : written(each, parameter), help + remark(parameter, texts)] as const;
  });
  return glossary(rows, terminal.size().columns, terminal.paint);
}

function written(name: string, { shape, isRepeated }: Parameter<unknown>): string {
  return `--${name}${shape === null ? "" : ` ${shape}`}${isRepeated ? " …" : ""}`;
}

function remark({ standard }: Parameter<unknown>, texts: Texts): string {
  return standard === null ? "" : ` ${texts.text("help.standard", { value: standard })}`;
}

function heading(key: string, texts: Texts, { paint }: Terminal): string {
  return paint("bold", texts.text(key));
}

function example(words: string): string {
  return `  ${PROGRAM} ${words.replaceAll("{game}", CATALOGUE[0]?.id ?? "")}`;
}
