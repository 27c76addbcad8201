export function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

/** A number with its uncertainty; of a single value nobody knows that. */
export function about(value: string, uncertainty: number, digits: number): string {
  return Number.isFinite(uncertainty) ? `${value} ± ${uncertainty.toFixed(digits)}` : value;
}

export function percent(share: number, digits = 0): string {
  return `${signed(100 * share, digits)} %`;
}

/** With a true minus. */
export function signed(value: number, digits: number): string {
  return value.toFixed(digits).replace("-", "−");
}
