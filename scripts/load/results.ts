import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";

const HEADING = "## The server";
const BUSY =
  "Other programs kept all processors busy meanwhile: times are mostly those of waiting for one, rates those of the starved players. Processor time and memory can be relied on; measure the rest again on a quiet machine.";
const path = new URL("../../bench/results.md", import.meta.url);

/** The figures of one database. */
export interface Figures {
  readonly matches: number;
  readonly movesPerSecond: number;
  readonly seenP50: number;
  readonly seenP99: number;
  readonly acknowledgedP99: number;
  readonly cores: number;
  readonly load: number;
  readonly processors: number;
  readonly peakPerSecond: number;
  readonly peakCores: number;
  readonly idleBytes: number;
  readonly botMatches: number;
  readonly besideBots: number;
  readonly botMovesPerSecond: number;
  readonly besideBotsP50: number;
  readonly besideBotsP99: number;
  readonly stored: number;
  readonly emptyMs: number;
  readonly fullMs: number;
  readonly emptyCpuMs: number;
  readonly fullCpuMs: number;
}

const round = (value: number, digits = 0) =>
  value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });

const ROWS: readonly (readonly [name: string, show: (figures: Figures) => string])[] = [
  ["matches with four connected seats, one move per second each", ({ matches }) => round(matches)],
  ["moves per second", ({ movesPerSecond }) => round(movesPerSecond)],
  ["from submission to all four seats, median", ({ seenP50 }) => `${round(seenP50, 1)} ms`],
  ["from submission to all four seats, p99", ({ seenP99 }) => `${round(seenP99, 1)} ms`],
  ["from submission to acknowledgement, p99", ({ acknowledgedP99 }) => `${round(acknowledgedP99, 1)} ms`],
  ["processor time of the server", ({ cores }) => `${round(100 * cores)} % of one core`],
  [
    "processor time of the server per move",
    ({ cores, movesPerSecond }) => `${round((1000 * cores) / movesPerSecond, 2)} ms`,
  ],
  ["peak, acknowledged moves per second", ({ peakPerSecond }) => round(peakPerSecond)],
  ["processor time at the peak", ({ peakCores }) => `${round(100 * peakCores)} % of one core`],
  [
    "beside master bots that think without a pause: matches of people, of bots",
    ({ besideBots, botMatches }) => `${round(besideBots)}, ${round(botMatches)}`,
  ],
  [
    "then from submission to all four seats, median and p99",
    ({ besideBotsP50, besideBotsP99 }) => `${round(besideBotsP50, 1)} ms, ${round(besideBotsP99, 1)} ms`,
  ],
  ["then decisions of bots per second", ({ botMovesPerSecond }) => round(botMovesPerSecond, 1)],
  ["memory per idle open match with one watcher", ({ idleBytes }) => `${round(idleBytes / 1024, 1)} KB`],
  [
    "a move alone in an empty database: median, processor time",
    ({ emptyMs, emptyCpuMs }) => `${round(emptyMs, 2)} ms, ${round(emptyCpuMs, 2)} ms`,
  ],
  [
    "a move alone beside stored matches: median, processor time",
    ({ fullMs, fullCpuMs, stored }) => `${round(fullMs, 2)} ms, ${round(fullCpuMs, 2)} ms (${round(stored)} matches)`,
  ],
  ["load of the machine when it began", ({ load, processors }) => `${round(load, 1)} on ${processors} cores`],
];

/** The table of the figures, one column per database. */
export function resultsSection(results: { readonly [database: string]: Figures }): string {
  const databases = Object.entries(results);
  const rows = ROWS.map(([name, show]) => `| ${name} | ${databases.map(([, figures]) => show(figures)).join(" | ")} |`);
  const isBusy = databases.some(([, { load, processors }]) => load > processors);
  const remark = isBusy ? `\n${BUSY}\n` : "";
  return `${HEADING}
Written by \`npm run load\`: server and players share this machine. ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? "unknown"}).
A third of the matches is of each game.
${remark}
| | ${databases.map(([name]) => name).join(" | ")} |
|---|${databases.map(() => "---:|").join("")}
${rows.join("\n")}
`;
}

/** Writes the table, and leaves the rest of the file as it is. */
export function writeResults(section: string): void {
  const before = readFileSync(path, "utf8").split(HEADING)[0] ?? "";
  writeFileSync(path, `${before.trimEnd()}\n\n${section}`);
}
