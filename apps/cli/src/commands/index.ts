import type { Command } from "../arguments.ts";
import { analyseRecord } from "./analyse.ts";
import { arena } from "./arena.ts";
import { backup, restore } from "./backup.ts";
import { bench } from "./bench.ts";
import { games } from "./games.ts";
import { perftTable } from "./perft.ts";
import { play } from "./play.ts";
import { recordGame } from "./record.ts";
import { replayRecord } from "./replay.ts";
import { rulesText } from "./rules.ts";
import { simulate } from "./simulate.ts";
import { trainBots } from "./train.ts";
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
  analyseRecord,
  arena,
  trainBots,
  perftTable,
  bench,
  backup,
  restore,
];
