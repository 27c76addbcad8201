// Asks for everything as everybody and writes the table of who may do what; see HELP.
import { parseArgs } from "node:util";
import { checkPermissions, nameOf, unmatchedRows, written } from "../apps/server/test/trust/permission-check.ts";
import { type Outcome, PERMISSIONS } from "../apps/server/test/trust/permissions.ts";
import { CALLERS } from "../apps/server/test/trust/stage.ts";
import { command, progress, writePart } from "./trust/document.ts";

const HELP = `Asks a server for every request as everybody, at both doors, and writes the table into docs/trust.md.

Usage: npm run permissions -- [--dry]

  --dry    only print, do not write
  --help   this text

Example:
  npm run permissions
`;

function cell(outcome: Outcome): string {
  if (outcome === "yes") return "yes";
  return typeof outcome === "string" ? written(outcome) : `(yes) ${written(outcome)}`;
}

async function permissions(): Promise<boolean> {
  const { values } = parseArgs({ options: { dry: { type: "boolean", default: false } } });
  const all = PERMISSIONS.length * CALLERS.length;
  const { cells, wrong } = await checkPermissions(PERMISSIONS, progress("cells", all));
  const unmatched = unmatchedRows();
  const lines = [
    `${cells} cells in ${PERMISSIONS.length} rows, each asked for over HTTP or the WebSocket; ${wrong.length} are not as the table says, ${unmatched.length} requests have no row.`,
    "",
    `| request | ${CALLERS.join(" | ")} |`,
    `|---|${CALLERS.map(() => "---|").join("")}`,
    ...PERMISSIONS.map((row) => `| ${nameOf(row)} | ${CALLERS.map((who) => cell(row.outcomes[who])).join(" | ")} |`),
  ];
  for (const line of [...lines, ...wrong.map((each) => JSON.stringify(each))]) process.stdout.write(`${line}\n`);
  if (!values.dry) writePart("permissions", lines);
  return wrong.length === 0 && unmatched.length === 0;
}

await command(HELP, permissions);
