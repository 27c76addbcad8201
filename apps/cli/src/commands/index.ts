import type { Command } from "../arguments.ts";
import { bench } from "./bench.ts";
import { games } from "./games.ts";
import { perftTable } from "./perft.ts";
import { play } from "./play.ts";
import { recordGame } from "./record.ts";
import { replayRecord } from "./replay.ts";
import { rulesText } from "./rules.ts";
import { simulate } from "./simulate.ts";
import { verifyFile } from "./verify.ts";

/** All commands, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  play,
  games,
  rulesText,
  simulate,
  recordGame,
  replayRecord,
  verifyFile,
  perftTable,
  bench,
];
