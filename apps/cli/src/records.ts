import { text as textOf } from "node:stream/consumers";
import { CATALOGUE, findGame } from "@gatehouse/catalogue";
import {
  type Answer,
  type AnyGame,
  faultMessage,
  type GameRecord,
  type GameTypes,
  gameOfRecord,
  type Message,
  no,
  type ProofFault,
  type RecordFault,
  readRecord,
  yes,
} from "@gatehouse/engine";
import type { Outcome, Voice } from "./arguments.ts";
import { readText } from "./files.ts";
import type { System } from "./system.ts";

/** A record that was read, with its game. */
export interface LoadedRecord {
  readonly game: AnyGame;
  readonly record: GameRecord<GameTypes>;
}

/** Why a record cannot be had: the call names no file that can be read (then there is no code), or it holds no record. */
export type LoadFault = { readonly message: Message; readonly code: RecordFault<GameTypes>["code"] | null };

/** Tells why a record cannot be had: a wrong call, or the answer no. */
export function refuseRecord({ message, code }: LoadFault, { terminal, texts }: Voice): Outcome {
  if (code === null) return no(message);
  terminal.complain(texts.say(message));
  return yes(1);
}

/** Reads a record from a file (`-` is standard input) and finds its game. It is not yet replayed. */
export async function loadRecord(path: string, { stdin }: System): Promise<Answer<LoadedRecord, LoadFault>> {
  const text = path === "-" ? yes(await textOf(stdin)) : readText(path);
  if (!text.ok) return no({ message: text.error, code: null });
  const id = gameOfRecord(text.value);
  if (!id.ok) return no(loadFault(id.error));
  const game = await findGame(id.value);
  if (!game) {
    const known = CATALOGUE.map((entry) => entry.id);
    return no(loadFault({ code: "unknown-game", found: id.value, known }));
  }
  const record = readRecord(game, text.value);
  return record.ok ? yes({ game, record: record.value }) : no(loadFault(record.error));
}

function loadFault(fault: RecordFault<GameTypes>): LoadFault {
  return { message: faultMessage(fault), code: fault.code };
}

/** A fault of a record in words; a refusal in those of the game. */
export function recordFault(fault: ProofFault<GameTypes>, { game, record }: LoadedRecord): Message {
  const opened = game.open(record.options);
  return faultMessage(fault, opened.ok ? opened.value : undefined);
}
