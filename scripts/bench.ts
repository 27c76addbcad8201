// Measures every game, and King's Gate through boardgame.io's reducer beside it, and writes bench/results.md.
// Usage: npm run bench   (the peer's packages are installed in bench/peers the first time)
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
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

/** What bench/peers/boardgame-io/bench.mjs prints. */
interface PeerReport {
  readonly ours: { readonly decisionsPerSecond: number; readonly gamesPerSecond: number };
  readonly "boardgame.io": { readonly decisionsPerSecond: number; readonly gamesPerSecond: number };
  readonly ratio: number;
}

function againstPeer(game: string): PeerReport {
  const cwd = `${root}bench/peers/boardgame-io`;
  if (!existsSync(`${cwd}/node_modules`)) execFileSync("npm", ["ci", "--ignore-scripts"], { cwd, stdio: "inherit" });
  return JSON.parse(execFileSync(process.execPath, ["bench.mjs", game, "5"], { cwd, encoding: "utf8" }));
}

const peer = againstPeer("kings-gate");
const text = `# Benchmark results

Written by \`npm run bench\`. Machines are noisy: compare figures of one run, or use \`npm run bench:check\`, which runs two
commits alternately.

${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, one core of ${cpus().length} (${cpus()[0]?.model ?? "unknown"}).
Figures are for the greatest number of seats, played by the bot *random*; Ns are nanoseconds per call.

| game | figure | value |
|---|---|---:|
${rows.join("\n")}

## The same rules through boardgame.io 0.50
King's Gate, four seats, the same random games in one run; \`bench/peers/boardgame-io/bench.mjs\` says how.

| | decisions/s | games/s |
|---|---:|---:|
| rules by themselves | ${peer.ours.decisionsPerSecond.toLocaleString("en")} | ${peer.ours.gamesPerSecond} |
| through boardgame.io's reducer | ${peer["boardgame.io"].decisionsPerSecond.toLocaleString("en")} | ${peer["boardgame.io"].gamesPerSecond} |

Ratio: ${peer.ratio}.
`;
/** What `npm run load` has written about the server stays. */
const [, server = ""] = readFileSync(`${root}bench/results.md`, "utf8").split(/^(?=## The server$)/m);
writeFileSync(`${root}bench/results.md`, server === "" ? text : `${text}\n${server}`);
process.stdout.write(text);
