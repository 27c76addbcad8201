import { createHash, createHmac } from "node:crypto";

/** A salt as `docs/protocol.md` has it. */
interface BookSalt {
  readonly seat: number;
  readonly salt: string;
}

/** Everything below is written from `docs/protocol.md` alone, with Node's own hashes and none of the engine's code. */
export function bookCommitment(match: string, secret: string): string {
  return sha256("gatehouse/commit/1\n", Buffer.from(secret, "hex"), match);
}

/** All words that are tried for a draw, in their order. */
export function* bookWords(match: string, secret: string, salts: readonly BookSalt[], n: number): Generator<number> {
  const name = Buffer.from(match, "utf8");
  const parts = salts.flatMap(({ seat, salt }) => [Buffer.of(seat), Buffer.from(salt, "hex")]);
  const label = Buffer.from("gatehouse/draw/1\n");
  const head = Buffer.concat([label, u32(name.length), name, Buffer.of(salts.length), ...parts, u64(n)]);
  for (let block = 0; ; block += 1) {
    const bytes = hmac(secret, Buffer.concat([head, u32(block)]));
    for (let word = 0; word < 8; word += 1) yield bytes.readUInt32BE(4 * word);
  }
}

/** Draw `n` of a match: the first word below the largest multiple of `sides`, modulo `sides`. */
export function bookDraw(match: string, secret: string, salts: readonly BookSalt[], n: number, sides: number): number {
  const limit = Math.floor(2 ** 32 / sides) * sides;
  for (const word of bookWords(match, secret, salts, n)) if (word < limit) return word % sides;
  throw new Error("the words never end");
}

/** The blind of an entry. */
export function bookBlind(secret: string | null, seq: number): Buffer {
  return secret === null
    ? Buffer.alloc(32)
    : hmac(secret, Buffer.concat([Buffer.from("gatehouse/blind/1\n"), u64(seq)]));
}

/** The head after an entry. */
export function bookHead(previous: string, seq: number, text: string, secret: string | null): string {
  return sha256("gatehouse/head/1\n", Buffer.from(previous, "hex"), bookBlind(secret, seq), text);
}

/** SHA-256 over the sorted JSON of any data. */
export function bookFingerprint(data: unknown): string {
  return sha256(sortedJson(data));
}

function sortedJson(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(sortedJson).join(",")}]`;
  if (typeof data !== "object" || data === null) return JSON.stringify(data);
  const inner = new Map<string, unknown>(Object.entries(data));
  const names = [...inner.keys()].sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${sortedJson(inner.get(name))}`).join(",")}}`;
}

function sha256(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}

function hmac(secret: string, message: Buffer): Buffer {
  return createHmac("sha256", Buffer.from(secret, "hex")).update(message).digest();
}

function u32(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
}

function u64(number: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(number));
  return bytes;
}
