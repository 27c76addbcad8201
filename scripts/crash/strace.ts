import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { startServer } from "../load/server.ts";
import { stubbornMatch } from "./player.ts";

/** What the system calls of a run show. */
export interface OrderReport {
  readonly moves: number;
  /** Acknowledgements before which no sync that began after the request had returned. */
  readonly early: number;
}

/** Whether the machine can show system calls. */
export function hasStrace(): boolean {
  return spawnSync("strace", ["-V"]).status === 0;
}

/** Plays moves one after the other under strace, with all files in the folder, and looks whether the disk had each before it was acknowledged. */
export async function checkOrder(game: string, moves: number, folder: string): Promise<OrderReport> {
  const trace = join(folder, "trace");
  const calls = "trace=fdatasync,fsync,read,write,writev";
  // -D: the server itself is our child and gets our signals, strace only looks on.
  const strace = ["strace", "-D", "-f", "-qq", "-s", "3000", "-e", calls, "-o", trace];
  const server = await startServer({ DATA_DIR: join(folder, "traced"), BOT_THREADS: "1" }, strace);
  const keys: string[] = [];
  for (let seed = 1; keys.length < moves; seed += 1) {
    const match = await stubbornMatch(server, game, 4, seed);
    while (match.acknowledged.length + keys.length < moves && (await match.move()));
    keys.push(...match.acknowledged.map(({ key }) => key));
  }
  await server.kill("SIGTERM");
  await isWritten(trace);
  const lines = readFileSync(trace, "utf8").split("\n");
  const syncs = syncsOf(lines);
  const asked = linesWithKeys(lines, / (?:read\(|<\.\.\. read resumed>)/);
  const answered = linesWithKeys(lines, / writev?\(/);
  const isInTime = (key: string) => {
    const [from = Number.POSITIVE_INFINITY, to = -1] = [asked.get(key), answered.get(key)];
    return syncs.some(({ began, returned }) => began > from && returned < to);
  };
  return { moves: keys.length, early: keys.filter((key) => !isInTime(key)).length };
}

/** Per key of a submission the first line of such a call that shows it. */
function linesWithKeys(lines: readonly string[], call: RegExp): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [line, text] of lines.entries()) {
    const key = call.test(text) ? /key\\":\\"([0-9a-f-]{36})/.exec(text)?.[1] : undefined;
    if (key !== undefined && !found.has(key)) found.set(key, line);
  }
  return found;
}

/** strace ends a moment after the program. */
async function isWritten(path: string): Promise<void> {
  for (let size = -1; size !== statSync(path).size; ) {
    size = statSync(path).size;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

interface Sync {
  readonly began: number;
  readonly returned: number;
}

/** All syncs that succeeded, by the lines in which they began and returned. */
function syncsOf(lines: readonly string[]): readonly Sync[] {
  const open = new Map<string, number>();
  const syncs: Sync[] = [];
  for (const [line, text] of lines.entries()) {
    const thread = text.split(" ", 1)[0] ?? "";
    if (/ (?:fdatasync|fsync)\(\d+\)\s+= 0/.test(text)) syncs.push({ began: line, returned: line });
    else if (/ (?:fdatasync|fsync)\(\d+ <unfinished/.test(text)) open.set(thread, line);
    else if (/<\.\.\. (?:fdatasync|fsync) resumed>.*= 0/.test(text))
      syncs.push({ began: open.get(thread) ?? -1, returned: line });
  }
  return syncs;
}
