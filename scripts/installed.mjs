// Which lock file the installed dependencies belong to.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Where the digest of the installed lock file is noted. */
export const stampPath = fileURLToPath(new URL("../node_modules/.gatehouse-installed", import.meta.url));

/** The digest of the lock file as it is now. */
export function lockDigest() {
  return createHash("sha256")
    .update(readFileSync(new URL("../package-lock.json", import.meta.url)))
    .digest("hex");
}
