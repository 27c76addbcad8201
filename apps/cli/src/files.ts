import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type Answer, type Message, no, yes } from "@gatehouse/engine";

/** The text of a file, or why it cannot be had. */
export function readText(path: string): Answer<string, Message> {
  try {
    return yes(readFileSync(path, "utf8"));
  } catch (error) {
    return no({ key: "error.cannot-read", values: { path, why: reasonOf(error) } });
  }
}

/** What a file holds that could be written now; empty if there is none yet. The file stays as it is. */
export function textBeforeWriting(path: string): Answer<string, Message> {
  try {
    const isThere = existsSync(path);
    // Reading from a device or a pipe could wait for ever, and there is nothing in it to destroy.
    if (isThere && !statSync(path).isFile() && !statSync(path).isDirectory()) return yes("");
    // Of all ways to open a file for writing only appending leaves alone what is in it.
    closeSync(openSync(path, "a"));
    if (isThere) return yes(readFileSync(path, "utf8"));
    rmSync(path);
    return yes("");
  } catch (error) {
    return no({ key: "error.cannot-write", values: { path, why: reasonOf(error) } });
  }
}

/** Writes a file, in place of what it held. */
export function writeText(path: string, text: string): Answer<null, Message> {
  try {
    writeFileSync(path, text);
    return yes(null);
  } catch (error) {
    return no({ key: "error.cannot-write", values: { path, why: reasonOf(error) } });
  }
}

const REASONS: { readonly [code: string]: Message } = {
  ENOENT: { key: "error.reason.missing" },
  EISDIR: { key: "error.reason.folder" },
  ENOTDIR: { key: "error.reason.missing" },
  EACCES: { key: "error.reason.forbidden" },
  EPERM: { key: "error.reason.forbidden" },
  EROFS: { key: "error.reason.forbidden" },
  ENOSPC: { key: "error.reason.full" },
};

function reasonOf(error: unknown): Message {
  const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
  return REASONS[code] ?? { key: "error.reason.other", values: { code } };
}
