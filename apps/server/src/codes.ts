import { createHash, randomInt } from "node:crypto";

/** Without signs that look alike, and without those that turn codes into words. */
const SIGNS = "23456789BCDFGHJKMNPQRSTVWXZ";
const LENGTH = 8;

/** A code that can be said and typed: two groups of four. */
export function freshCode(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length)));
  return grouped(signs.join(""));
}

/** A code as it is kept, however it was typed. */
export function readCode(typed: string): string {
  return grouped(typed.toUpperCase().replace(/[^A-Z0-9]/g, ""));
}

function grouped(signs: string): string {
  return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`;
}

/** What is kept of a secret. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
