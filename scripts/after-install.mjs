// Runs after every npm install, on Node 20 too. npm 10 removes node_modules/.bin/node after linking the bin of an optional
// dependency; without it the scripts would run on the Node that started npm: this puts the link back. Then it notes which
// lock file is installed, for bootstrap.mjs.
import { existsSync, lstatSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { lockDigest, stampPath } from "./installed.mjs";

const modules = join(fileURLToPath(new URL("..", import.meta.url)), "node_modules");
const carrier = `node-${process.platform}-${process.arch}`;

if (existsSync(join(modules, carrier, "bin", "node"))) {
  const bin = join(modules, ".bin");
  const link = join(bin, "node");
  mkdirSync(bin, { recursive: true });
  if (!existsSync(link)) {
    // A dangling link is not "existing", yet it is in the way.
    if (lstatSync(link, { throwIfNoEntry: false })) rmSync(link);
    symlinkSync(join("..", carrier, "bin", "node"), link);
  }
}

mkdirSync(modules, { recursive: true });
writeFileSync(stampPath, lockDigest());
