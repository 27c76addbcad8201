// Breaks what a server stands on while matches are played; see HELP.
import { parseArgs } from "node:util";
import { command, count, WrongCall, wholeNumber, writePart } from "./trust/document.ts";
import { allScenarios, hasNamespaces, type Outcome } from "./trust/scenarios.ts";

const HELP = `Breaks what a server stands on while matches are played, and looks whether what was acknowledged is there, whether
what failed said so, and whether it goes on by itself. Writes its part of docs/trust.md.

Usage: npm run faults -- [--only NAME] [--kills N] [--clients N] [--moves N] [--dry]

  --only NAME   one fault: kills, kills-postgres, disk-full, read-only, clock, slow-postgres, lost-postgres,
                silent-postgres, race, bots, network, reconnect; then nothing is written
  --kills N     how often SQLite is killed; PostgreSQL a quarter of it (default 100)
  --clients N   how many clients come back at once (default 2000)
  --moves N     moves before and after each fault (default 60)
  --dry         only print, do not write
  --help        this text

Examples:
  npm run faults
  npm run faults -- --only disk-full
  npm run faults -- --kills 8 --clients 300 --moves 20
`;

/** Faults that need a disk of their own. */
const DISKS = ["disk-full", "read-only"];

function rowOf({ fault, acknowledged, lost, saysSo, recovers, remark }: Outcome): string {
  const bold = (good: boolean, text: string) => (good ? text : `**${text}**`);
  const cells = [
    bold(lost === 0, count(lost)),
    bold(saysSo, saysSo ? "yes" : "no"),
    bold(recovers, recovers ? "yes" : "no"),
  ];
  return `| ${[fault, count(acknowledged), ...cells, remark].join(" | ")} |`;
}

const UNTRIED = { acknowledged: 0, lost: 0, saysSo: false, recovers: false };

async function faults(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      only: { type: "string" },
      kills: { type: "string", default: "100" },
      clients: { type: "string", default: "2000" },
      moves: { type: "string", default: "60" },
      dry: { type: "boolean", default: false },
    },
  });
  const sizes = {
    kills: wholeNumber("kills", values.kills),
    clients: wholeNumber("clients", values.clients),
    moves: wholeNumber("moves", values.moves),
  };
  const { scenarios, stop } = await allScenarios();
  const chosen = scenarios.filter(({ name }) => values.only === undefined || name === values.only);
  if (chosen.length === 0) throw new WrongCall(`There is no fault ${values.only}.`);
  const lines = [
    "| fault | acknowledged | lost, doubled or torn | what fails says so | recovers by itself | |",
    "|---|---:|---:|---|---|---|",
  ];
  let isGood = true;
  for (const { name, run } of chosen) {
    if (DISKS.includes(name) && !hasNamespaces()) {
      lines.push(`| ${name} | – | – | – | – | not tried: this machine allows no namespaces |`);
      continue;
    }
    // One that could not be tried to its end does not take the others with it.
    const outcome = await run(sizes).catch((error: unknown) => ({ ...UNTRIED, fault: name, remark: String(error) }));
    isGood &&= outcome.lost === 0 && outcome.saysSo && outcome.recovers;
    lines.push(rowOf(outcome));
    process.stdout.write(`${lines.at(-1)}\n`);
  }
  await stop();
  if (!values.dry && values.only === undefined) writePart("faults", lines);
  return isGood;
}

await command(HELP, faults);
