// Plays many matches of a game and writes what occurred and where points came from; see USAGE.
import { parseArgs } from "node:util";

const REPORTS: Readonly<Record<string, () => Promise<{ report(matches: number): Promise<string[]> }>>> = {
  "dragon-island": () => import("./balance/dragon-island.ts"),
  "dragonsgate-college": () => import("./balance/dragonsgate-college.ts"),
};

const USAGE = `Usage: npm run report -- GAME [--matches N]
  GAME         ${Object.keys(REPORTS).join(", ")}
  --matches N  per number of seats and bot, 500 unless told; students think for about half a second a match
Writes games/GAME/balance.md and balance.svg. Exits with 1 if a component, a colour or a line of the result never occurs.
Example: npm run report -- dragon-island --matches 2000
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: "boolean" }, matches: { type: "string", default: "500" } },
});
const load = REPORTS[positionals.join()];
const matches = Number(values.matches);
if (values.help || !load || !Number.isInteger(matches) || matches < 1) {
  process.stdout.write(USAGE);
  process.exitCode = values.help ? 0 : 2;
} else {
  const missing = await (await load()).report(matches);
  for (const name of missing) process.stderr.write(`${name} never occurred\n`);
  process.exitCode = missing.length > 0 ? 1 : 0;
}
