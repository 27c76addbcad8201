const WIDTH = 120;

/** Numbers in as few lines as possible, as the formatter of the project fills them. */
export function numberLines(numbers: readonly number[], indent: string): string {
  const lines: string[] = [];
  let line = indent;
  for (const [index, number] of numbers.entries()) {
    const word = `${line === indent ? "" : " "}${number}${index < numbers.length - 1 ? "," : ""}`;
    if (line !== indent && line.length + word.length > WIDTH) {
      lines.push(line);
      line = `${indent}${word.trimStart()}`;
    } else line += word;
  }
  return [...lines, line].join("\n");
}

/** Whether a line is short enough to stay one. */
export function fitsLine(line: string): boolean {
  return line.length <= WIDTH;
}
