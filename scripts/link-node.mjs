// npm 10 removes node_modules/.bin/node after linking the bin of an optional dependency; without it the
// scripts would run on the Node that started npm. This puts the link back. It runs on Node 20 too.
import { existsSync, lstatSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

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
