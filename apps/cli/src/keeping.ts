import { resolve } from "node:path";
import {
  type Answer,
  type AnyGame,
  canonical,
  type GameRecord,
  type GameTypes,
  gameOfRecord,
  type Message,
  no,
  readRecord,
  writeRecord,
  yes,
} from "@gatehouse/engine";
import { textBeforeWriting, writeText } from "./files.ts";

type AnyRecord = GameRecord<GameTypes>;

/** Keeps the record of one match in files, and never in place of anything else. */
export interface Keeper {
  /** Whether the record may be kept in a file, which stays as it is. */
  claim(path: string, record: AnyRecord): Answer<null, Message>;
  keep(path: string, record: AnyRecord): Answer<null, Message>;
}

/** A keeper for a match of a game; by force it also replaces the records of other matches. */
export function openKeeper(game: AnyGame, isForced = false): Keeper {
  // After a step is taken back, an earlier record of the match is no beginning of it any more, but still its own.
  const own = new Map<string, string>();
  const claim = (path: string, record: AnyRecord): Answer<null, Message> => {
    const found = textBeforeWriting(path);
    if (!found.ok) return found;
    const text = found.value;
    if (text.trim() !== "" && own.get(resolve(path)) !== text) {
      const problem = obstacle(game, text, record);
      const isReplaced = isForced && problem === "other-match";
      if (problem && !isReplaced) return no({ key: `error.${problem}`, values: { path } });
    }
    own.set(resolve(path), text);
    return yes(null);
  };
  return {
    claim,
    keep(path, record) {
      const claimed = claim(path, record);
      if (!claimed.ok) return claimed;
      const text = writeRecord(record);
      own.set(resolve(path), text);
      return writeText(path, text);
    },
  };
}

/** What is wrong with a file for records, whichever match is to be kept in it. */
export function checkRecordFile(path: string): Answer<null, Message> {
  const found = textBeforeWriting(path);
  if (!found.ok) return found;
  const isFree = found.value.trim() === "" || gameOfRecord(found.value).ok;
  return isFree ? yes(null) : no({ key: "error.not-overwritten", values: { path } });
}

/** Why a text must not be replaced by a record: it is none itself, or not the beginning of the same match. */
function obstacle(game: AnyGame, text: string, record: AnyRecord): "not-overwritten" | "other-match" | null {
  if (text === writeRecord(record)) return null;
  const found = readRecord(game, text);
  if (found.ok) return isBeginning(found.value, record) ? null : "other-match";
  const isOfOthers = found.error.code === "unknown-game" || found.error.code === "other-rules-version";
  return isOfOthers ? "other-match" : "not-overwritten";
}

function isBeginning(early: AnyRecord, late: AnyRecord): boolean {
  // A sealed match cannot go on here: whatever follows its steps would cost it its proof.
  if (early.proof) return false;
  const start = ({ options, setupDraws, steps }: AnyRecord) =>
    canonical({ options, setupDraws, steps: steps.slice(0, early.steps.length) });
  return early.steps.length <= late.steps.length && start(early) === start(late);
}
