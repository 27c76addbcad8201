import { columns, pad, widthOf, wrap } from "../layout.ts";
import type { Paint } from "../terminal.ts";
import type { Choice } from "./session.ts";

/** How choices are laid out: a line each with words and notation, columns of words, or columns of notation. */
export type Density = "full" | "words" | "notation";

const MARGIN = 2;

/** The numbered choices. */
export function layOutChoices(choices: readonly Choice[], density: Density, width: number, paint: Paint): string[] {
  const digits = String(choices.at(-1)?.number ?? 0).length;
  const numberOf = ({ number }: Choice) => paint("bold", pad(String(number), digits, "right"));
  if (density === "full") return choices.flatMap((choice) => line(choice, numberOf(choice), choices, width, paint));
  const cellOf = (choice: Choice) =>
    density === "words" ? `${numberOf(choice)}  ${choice.words}` : `${numberOf(choice)} ${choice.notation}`;
  return blocksOf(choices).flatMap((block) =>
    columns(block.map(cellOf), width - MARGIN).map((row) => " ".repeat(MARGIN) + row),
  );
}

function line(choice: Choice, number: string, choices: readonly Choice[], width: number, paint: Paint): string[] {
  const widest = Math.max(...choices.map(({ words }) => widthOf(words)));
  const lead = `${" ".repeat(MARGIN)}${number}  `;
  const full = `${lead}${pad(choice.words, widest)}   ${paint("dim", choice.notation)}`;
  return widthOf(full) <= width ? [full] : wrap(choice.words, width, lead);
}

/** Choices of one type stand together; types with a single choice share a block. */
function blocksOf(choices: readonly Choice[]): Choice[][] {
  const byType = Object.values(Object.groupBy(choices, ({ action }) => action.type)).filter(
    (block) => block !== undefined,
  );
  const singles = byType.filter((block) => block.length === 1).flat();
  const blocks = byType.filter((block) => block.length > 1);
  return singles.length > 0 ? [...blocks, singles] : blocks;
}
