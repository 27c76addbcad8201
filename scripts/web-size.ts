// Weighs the script that a visitor downloads before a page of the built site works, and fails if it is over the budget.
// Usage: npm run size   (after npm run build)
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The part of a chunk's entry in vite's manifest that is read here. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

interface Page {
  readonly name: string;
  /** In KB after gzip. */
  readonly budget: number;
  /** The modules that the page loads by name: its own, its texts in one language, the board of a game. */
  readonly modules: readonly RegExp[];
}

/** What every page needs is one chunk, and all tables share another, both put together in vite.config.ts. */
const SHELL = [/^index\.html$/, /^messages\/shell\/en\.json$/];
const HOME: Page = { name: "home", budget: 120, modules: SHELL };

/** In KB: a table of a game that has more to say may weigh more. */
const TABLE_BUDGETS: Readonly<Record<string, number>> = { "dragon-island": 240, "dragonsgate-college": 260 };
const TABLE_BUDGET = 220;

function tableOf(game: string): Page {
  const table = [/\/engine\/messages\/en\.json$/, /^messages\/table\/en\.json$/, /^_table-.*\.js$/];
  const own = [
    `^src/boards/${game}/index\\.tsx$`,
    // The texts of the board, and those of the rules.
    `^src/boards/${game}/messages/en\\.json$`,
    `/games/${game}/messages/en\\.json$`,
  ].map((path) => new RegExp(path));
  return { name: `table: ${game}`, budget: TABLE_BUDGETS[game] ?? TABLE_BUDGET, modules: [...SHELL, ...table, ...own] };
}

/** The files of the named modules and of all that these import at once, each with the module that it is named after. */
export function filesOf(manifest: Manifest, modules: readonly RegExp[]): Map<string, string> {
  const open = modules.flatMap((wanted) => {
    const found = Object.keys(manifest).filter((module) => wanted.test(module));
    // A page that seems light because a part of it is called otherwise now would pass any budget.
    if (found.length === 0)
      throw new Error(`the manifest has no module ${wanted}: name it anew in scripts/web-size.ts`);
    return found;
  });
  const files = new Map<string, string>();
  // The list grows while it is walked through.
  for (const module of open) {
    const chunk = manifest[module];
    if (!chunk || files.has(chunk.file)) continue;
    if (chunk.file.endsWith(".js")) files.set(chunk.file, module);
    open.push(...(chunk.imports ?? []));
  }
  return files;
}

function main(): void {
  const site = fileURLToPath(new URL("../apps/web/dist/", import.meta.url));
  const manifest: Manifest = JSON.parse(readFileSync(join(site, ".vite/manifest.json"), "utf8"));
  const kilobytes = (file: string) => statSync(join(site, `${file}.gz`)).size / 1000;
  const say = (name: string, size: number, remark = "") =>
    process.stdout.write(`${name.padEnd(50)}${size.toFixed(1).padStart(7)} KB ${remark}\n`);

  const games = Object.keys(manifest).flatMap((module) => /^src\/boards\/([^/]+)\/index\.tsx$/.exec(module)?.[1] ?? []);
  const counted = new Set<string>();
  for (const { name, budget, modules } of [HOME, ...games.map(tableOf)]) {
    const files = filesOf(manifest, modules);
    const total = [...files.keys()].reduce((sum, file) => sum + kilobytes(file), 0);
    say(name, total, total > budget ? `OVER the budget of ${budget} KB` : `of ${budget} KB`);
    for (const [file, module] of files) {
      say(`  ${module.replace(/^[./]+/, "")}`, kilobytes(file));
      counted.add(file);
    }
    if (total > budget) process.exitCode = 1;
  }
  const scripts = readdirSync(join(site, "assets")).filter((name) => name.endsWith(".js"));
  const others = scripts.map((name) => `assets/${name}`).filter((file) => !counted.has(file));
  const rest = others.reduce((sum, file) => sum + kilobytes(file), 0);
  say(`other pages, other languages, workers (${others.length} files)`, rest);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
