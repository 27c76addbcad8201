import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

/** A fresh salt and its hash, both as 64 hexadecimal digits. */
export function freshSalt(): { readonly salt: string; readonly saltHash: string } {
  const salt = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
  return { salt, saltHash: hashOfSalt(salt) };
}

/** Not the browser's own hash, which a page has only over HTTPS or on the machine itself. */
export function hashOfSalt(salt: string): string {
  return bytesToHex(sha256(hexToBytes(salt)));
}
