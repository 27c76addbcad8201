/** A drawing written as an indented template: without its first and last line break and without the indentation. */
export function dedent(template: string): string {
  const lines = template.split("\n").slice(1, -1);
  const indentation = Math.min(...lines.filter((line) => line !== "").map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indentation)).join("\n");
}
