import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Chance, Seat } from "./contract.ts";

/** A salt that the person on a seat gave before the match, 32 bytes in hexadecimal. */
export interface Salt {
  readonly seat: Seat;
  readonly salt: string;
}

/**
 * What fixes every draw of a match before it starts. The secret, 32 bytes in hexadecimal, is shown only at its end. The
 * salts are in ascending order of seats: whoever could order them could choose between draws.
 */
export interface Seal {
  readonly match: string;
  readonly secret: string;
  readonly salts: readonly Salt[];
}

const WORD = 2 ** 32;
const WORDS_PER_BLOCK = 8;

/** What is published when a match is created: SHA-256 over a label, the secret and the name of the match. */
export function commitment(match: string, secret: string): string {
  return bytesToHex(sha256(concatBytes(label("commit"), hexToBytes(secret), utf8ToBytes(match))));
}

/** The fair source: draw number n of a match, counted over its whole log, follows from secret, salts and n alone. */
export function dealer(seal: Seal, drawn: number): Chance {
  const key = hexToBytes(seal.secret);
  const name = utf8ToBytes(seal.match);
  const salts = seal.salts.map(({ seat, salt }) => concatBytes(Uint8Array.of(seat), hexToBytes(salt)));
  const head = concatBytes(label("draw"), whole(name.length, 4), name, Uint8Array.of(salts.length), ...salts);
  let n = drawn;
  return {
    pick(sides) {
      // No word would ever do, and the search for one would not end.
      if (!(sides >= 1 && sides <= WORD)) throw new RangeError(`a draw of ${sides} is asked for`);
      const limit = WORD - (WORD % sides);
      for (let block = 0; ; block += 1) {
        const bytes = hmac(sha256, key, concatBytes(head, whole(n, 8), whole(block, 4)));
        const words = new DataView(bytes.buffer, bytes.byteOffset);
        for (let i = 0; i < WORDS_PER_BLOCK; i += 1) {
          const word = words.getUint32(4 * i);
          // A word in the last, incomplete span would favour the low numbers: take the next one.
          if (word < limit) {
            n += 1;
            return word % sides;
          }
        }
      }
    },
  };
}

/** The head after an entry: a hash over the head before, a blind that only the secret gives, and the entry as text. */
export function nextHead(previous: string, seq: number, entry: string, secret: string | null): string {
  // Without the blind, whoever sees the head could try out all possible hidden draws until the hash fits.
  const blind =
    secret === null ? new Uint8Array(32) : hmac(sha256, hexToBytes(secret), concatBytes(label("blind"), whole(seq, 8)));
  return bytesToHex(sha256(concatBytes(label("head"), hexToBytes(previous), blind, utf8ToBytes(entry))));
}

/** Whether the text is 32 bytes in lower-case hexadecimal, as secrets, salts, heads and commitments are. */
export function isHash(text: unknown): text is string {
  return typeof text === "string" && /^[0-9a-f]{64}$/.test(text);
}

function label(use: string): Uint8Array {
  return utf8ToBytes(`gatehouse/${use}/1\n`);
}

function whole(value: number, bytes: 4 | 8): Uint8Array {
  const out = new Uint8Array(bytes);
  new DataView(out.buffer).setUint32(bytes - 4, value % WORD);
  if (bytes === 8) new DataView(out.buffer).setUint32(0, Math.floor(value / WORD));
  return out;
}
