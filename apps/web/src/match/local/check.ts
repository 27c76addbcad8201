import { CATALOGUE, findGame } from "@gatehouse/catalogue";
import {
  type Answer,
  type Fault,
  type GameTypes,
  gameOfRecord,
  no,
  readRecord,
  type Salt,
  verify,
  yes,
} from "@gatehouse/engine";

/** What a record shows when it is checked. */
export interface Checked {
  readonly steps: number;
  readonly draws: number;
  /** What its proof opens; `null` for a match whose luck nobody had bound. */
  readonly proof: {
    readonly commitment: string;
    readonly salts: readonly Salt[];
    readonly heads: readonly string[];
  } | null;
}

/** Checks a record from anywhere: that it replays, ends as it says, nothing was cut off or changed, and its proof. */
export async function check(text: string): Promise<Answer<Checked, Fault<GameTypes>>> {
  const named = gameOfRecord(text);
  if (!named.ok) return named;
  const game = await findGame(named.value);
  if (!game) return no({ code: "unknown-game", found: named.value, known: CATALOGUE.map(({ id }) => id) });
  const read = readRecord(game, text);
  if (!read.ok) return read;
  const verified = verify(game, read.value);
  if (!verified.ok) return verified;
  const { steps, drawn } = verified.value;
  const { proof } = read.value;
  const heads = proof?.entries.map(({ head }) => head) ?? [];
  const opened = proof ? { commitment: proof.seal.commitment, salts: proof.seal.salts, heads } : null;
  return yes({ steps: steps.length, draws: drawn, proof: opened });
}
