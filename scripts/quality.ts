// Measures the web client with Lighthouse and writes the table of docs/quality.md; see HELP.
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { openSite } from "../apps/web/e2e/browser.ts";
import { type Category, type Measurement, measure } from "../apps/web/e2e/measure.ts";
import { VISITS, type Visit } from "../apps/web/e2e/visits.ts";

const HELP = `Measures the web client with Lighthouse and writes the table of docs/quality.md.
The visits and their goals are in apps/web/e2e/visits.ts.

Usage: npm run quality [-- --runs N] [--only NAME]

  --runs N      how often each page is measured; the median counts (default 5)
  --only NAME   only the visits of this name; the file is not written then
  --help        this text
`;

const document = fileURLToPath(new URL("../docs/quality.md", import.meta.url));
const TABLE = /(<!-- measured: begin -->\n).*(<!-- measured: end -->)/s;

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function rowOf(visit: Visit, { runs, tasks }: Measurement): { row: string; isReached: boolean } {
  const goals = [
    ["performance", visit.speed],
    ["accessibility", 100],
    ["best-practices", 100],
  ] satisfies [Category, number][];
  const found = goals.map(([category, goal]) => ({ goal, score: median(runs.map((run) => run[category])) }));
  const scores = found.map(({ goal, score }) => (score >= goal ? `${score} (≥ ${goal})` : `**${score}** (≥ ${goal})`));
  const long = tasks ? `${tasks.long}, longest ${tasks.longest.ms} ms (${tasks.longest.mostly})` : "–";
  const row = `| ${visit.name} | ${visit.device} | ${scores.join(" | ")} | ${long} |`;
  return { row, isReached: found.every(({ goal, score }) => score >= goal) };
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { runs: { type: "string" }, only: { type: "string" }, help: { type: "boolean", short: "h" } },
  });
  const runs = Number(values.runs ?? 5);
  const visits = VISITS.filter(({ name }) => values.only === undefined || values.only === name);
  if (values.help || !Number.isInteger(runs) || runs < 1 || visits.length === 0) {
    process.stdout.write(HELP);
    return values.help ? 0 : 2;
  }
  const rows = [
    "| page | device | performance | accessibility | best practices | long tasks while bots think |",
    "|---|---|---|---|---|---|",
  ];
  let isGreen = true;
  const site = await openSite();
  try {
    for (const visit of visits) {
      const measurement = await measure(visit, site.address, runs);
      const { row, isReached } = rowOf(visit, measurement);
      process.stdout.write(`${row}\n${measurement.complaints.map((complaint) => `  ${complaint}\n`).join("")}`);
      rows.push(row);
      isGreen &&= isReached;
    }
  } finally {
    site.close();
  }
  const date = new Date().toISOString().slice(0, 10);
  const command = `npm run quality${runs === 5 ? "" : ` -- --runs ${runs}`}`;
  const origin = `${date}, \`${command}\`, median of ${runs}, ${cpus().length} cores (${cpus()[0]?.model.trim()}).`;
  if (values.only === undefined) {
    const text = readFileSync(document, "utf8");
    writeFileSync(
      document,
      text.replace(TABLE, (_, begin, end) => `${begin}${rows.join("\n")}\n\n${origin}\n${end}`),
    );
  }
  return isGreen ? 0 : 1;
}

process.exitCode = await main();
