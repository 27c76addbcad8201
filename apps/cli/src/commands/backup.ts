import { resolve } from "node:path";
import { no, yes } from "@gatehouse/engine";
import { type BackupFault, type DataPlace, restoreBackup, saveBackup } from "@gatehouse/server/backup";
import { command, type Outcome } from "../arguments.ts";
import { file, flag, optional, required, text } from "../parameters.ts";
import type { System } from "../system.ts";

const folder = text("FOLDER");

/** Where the server that is set up here keeps its data. */
function placeOf(data: string | undefined, { env }: System): DataPlace {
  const url = data === undefined ? (env["DATABASE_URL"] ?? null) : null;
  return { folder: resolve(data ?? env["DATA_DIR"] ?? "data"), url };
}

function faultOf(fault: BackupFault, path: string): Outcome {
  return no({ key: `error.backup.${fault}`, values: { path } });
}

/** `gatehouse backup`: all data of a server in one file. */
export const backup = command({
  name: "backup",
  places: { file: required(file) },
  options: { data: optional(folder) },
  examples: ["backup matches.backup", "backup matches.backup --data /var/lib/gatehouse"],
  async run({ file, data }, { system, terminal, texts }) {
    const saved = await saveBackup(placeOf(data, system), file);
    if (!saved.ok) return faultOf(saved.error, file);
    terminal.print(texts.text("backup.done", { path: file, ...saved.value }));
    return yes(0);
  },
});

/** `gatehouse restore`: a backup put back. */
export const restore = command({
  name: "restore",
  places: { file: required(file) },
  options: { data: optional(folder), force: flag() },
  examples: ["restore matches.backup", "restore matches.backup --data /var/lib/gatehouse --force"],
  async run({ file, data, force }, { system, terminal, texts }) {
    const restored = await restoreBackup(file, placeOf(data, system), force);
    if (!restored.ok) return faultOf(restored.error, file);
    terminal.print(texts.text("restore.done", { path: file, ...restored.value }));
    return yes(0);
  },
});
