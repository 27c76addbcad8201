// Measures every game and writes bench/results.md. Usage: npm run bench
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { runBench } from "./bench-run.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const { games } = runBench(root, 3);
const rows = Object.entries(games).flatMap(([game, figures]) =>
  Object.entries(figures).map(
    ([figure, value]) => `| ${game} | ${figure} | ${Math.round(value).toLocaleString("en")} |`,
  ),
);
const text = `# Benchmark results

Written by \`npm run bench\`. Machines are noisy: compare figures of one run, or use \`npm run bench:check\`, which runs two
commits alternately.

${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, one core of ${cpus().length} (${cpus()[0]?.model ?? "unknown"}).
Figures are for the greatest number of seats, played by the bot *random*; Ns are nanoseconds per call.

| game | figure | value |
|---|---|---:|
${rows.join("\n")}
`;
writeFileSync(`${root}bench/results.md`, text);
process.stdout.write(text);
