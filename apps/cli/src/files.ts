import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { type Answer, gameOfRecord, type Message, no, yes } from "@gatehouse/engine";

/** The text of a file, or why it cannot be had. */
export function readText(path: string): Answer<string, Message> {
  try {
    return yes(readFileSync(path, "utf8"));
  } catch (error) {
    return no({ key: "error.cannot-read", values: { path, why: reasonOf(error) } });
  }
}

/** Writes a record to a file. What is there already is replaced only if it is a record too. */
export function writeRecordFile(path: string, text: string): Answer<null, Message> {
  try {
    if (existsSync(path) && !isReplaceable(path)) return no({ key: "error.not-overwritten", values: { path } });
    writeFileSync(path, text);
    return yes(null);
  } catch (error) {
    return no({ key: "error.cannot-write", values: { path, why: reasonOf(error) } });
  }
}

function isReplaceable(path: string): boolean {
  const text = readFileSync(path, "utf8");
  return text.trim() === "" || gameOfRecord(text).ok;
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
