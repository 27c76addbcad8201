// Builds the site. Usage: npm run build
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Where the built site is. */
export const siteFolder = join(root, "apps/web/dist");

/** Notes in a built site which sources it was made from. */
const stamp = join(siteFolder, ".sources");

/** All that a build reads. */
const SOURCES = [
  "apps/web/{index.html,package.json,vite.config.ts}",
  "apps/web/{build,messages,public,src}/**",
  "{packages,games}/*/package.json",
  "{packages,games}/*/{messages,src}/**",
  "package-lock.json",
];

function sourceDigest(): string {
  const digest = createHash("sha256");
  const found = globSync(SOURCES, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of found.map((entry) => join(entry.parentPath, entry.name)).sort())
    digest.update(path.slice(root.length)).update("\0").update(readFileSync(path));
  return digest.digest("hex");
}

/** Whether the built site is what the sources say now. */
export function isSiteFresh(): boolean {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === sourceDigest();
}

/** Builds beside the old site and swaps at the end: whoever serves or tests the old one never meets half a site. */
export async function buildSite(): Promise<void> {
  // Only those who build wait for vite to load.
  const { build } = await import("vite");
  const digest = sourceDigest();
  const fresh = join(root, "node_modules/.cache/gatehouse", `site-${process.pid}`);
  try {
    mkdirSync(fresh, { recursive: true });
    const configFile = join(root, "apps/web/vite.config.ts");
    await build({ configFile, logLevel: "warn", build: { outDir: fresh, emptyOutDir: true } });
    writeFileSync(join(fresh, ".sources"), digest);
    swapIn(fresh);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

function swapIn(fresh: string): void {
  const old = `${fresh}-old`;
  try {
    if (existsSync(siteFolder)) renameSync(siteFolder, old);
    renameSync(fresh, siteFolder);
  } catch (error) {
    // Another build was faster by a moment; its site is as good as ours.
    if (!existsSync(siteFolder)) throw error;
  }
  rmSync(old, { recursive: true, force: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildSite();
  process.stdout.write("The site is in apps/web/dist.\n");
}
