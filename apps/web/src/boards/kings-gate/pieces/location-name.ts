/** How a location's name is set above its picture: at most two lines, as large as the room allows. */
export interface Lettering {
  readonly lines: readonly string[];
  readonly size: number;
}

/** The width of a letter of Alegreya Sans 800 as a share of its size, on average. */
const LETTER = 0.5;
const LARGEST = 21.5;
const SMALLEST = 17;

/** Names are one line if they fit; German ones may need two. */
export function letter(name: string, room: number): Lettering {
  const fitting = (text: string) => Math.min(LARGEST, room / (text.length * LETTER));
  if (fitting(name) >= SMALLEST) return { lines: [name], size: fitting(name) };
  const breaks = [...name.matchAll(/[ -]/g)].map(({ index }) => index + 1);
  const halves = breaks.map((at) => [name.slice(0, at).trim(), name.slice(at)]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  const [lines = [name]] = halves.sort((a, b) => longest(a) - longest(b));
  return { lines, size: Math.min(lines.length > 1 ? SMALLEST : LARGEST, ...lines.map(fitting)) };
}
