// Plays many matches of a game and writes what occurred, where points came from and which goals are met; see USAGE.
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { report, type Subject } from "./balance/report.ts";

const SUBJECTS: Readonly<Record<string, () => Promise<{ readonly subject: Subject }>>> = {
  "dragon-island": () => import("./balance/dragon-island/subject.ts"),
  "dragonsgate-college": () => import("./balance/dragonsgate-college/subject.ts"),
};

const USAGE = `Plays many matches of a game and writes what occurred, where points came from and which goals are met.

Usage: npm run report -- GAME [--matches N] [--scholars N] [--duels N] [--threads N]

  GAME          ${Object.keys(SUBJECTS).join(", ")}
  --matches N   per number of seats and bot (default 1000); a student thinks for about half a second a match
  --scholars N  the same for scholars, who think for two to six seconds a match (default 100)
  --duels N     per pair that meets besides, where the goals ask for it (default 100)
  --threads N   threads to play in (default: as many as there are cores); the result is the same for any number
  --help        this text

Writes games/GAME/balance.md and balance.svg, and prints the goals. Exits with 1 if a component, a colour or a line of the
result never occurs.

Examples:
  npm run report -- dragon-island
  npm run report -- dragonsgate-college --matches 2000 --scholars 200 --threads 8
  npm run report -- dragon-island --matches 4 --scholars 1       a quick look at what comes out
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: "string", default: "1000" },
    scholars: { type: "string", default: "100" },
    duels: { type: "string", default: "100" },
    threads: { type: "string", default: String(availableParallelism()) },
    help: { type: "boolean", short: "h", default: false },
  },
});
const load = SUBJECTS[positionals.join()];
const sizes = {
  matches: Number(values.matches),
  scholars: Number(values.scholars),
  duels: Number(values.duels),
  threads: Number(values.threads),
};
if (values.help || !load || !Object.values(sizes).every((size) => Number.isInteger(size) && size > 0)) {
  process.stdout.write(USAGE);
  process.exitCode = values.help ? 0 : 2;
} else {
  const missing = await report((await load()).subject, sizes);
  for (const name of missing) process.stderr.write(`${name} never occurred\n`);
  process.exitCode = missing.length > 0 ? 1 : 0;
}
