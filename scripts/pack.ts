// Makes the packages that others can install: JavaScript and declarations, since Node strips no types under node_modules.
// Usage: npm run pack -- [FOLDER]   (default: dist/packages). Prints the path of each tarball.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const target = resolve(process.argv[2] ?? join(root, "dist", "packages"));

/** The folders of all library packages: those that are not private. */
function libraries(): string[] {
  return ["packages", "games"]
    .flatMap((kind) => readdirSync(join(root, kind)).map((name) => join(kind, name)))
    .filter((folder) => existsSync(join(root, folder, "package.json")) && manifestOf(folder)["private"] !== true);
}

function manifestOf(folder: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
}

function run(command: string, args: readonly string[], cwd: string): string {
  const done = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (done.status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${done.stdout}${done.stderr}`);
  return done.stdout;
}

/** Compiles all libraries as one program, so that they see each other's sources. */
function compile(folders: readonly string[], out: string): void {
  const config = {
    extends: join(root, "tsconfig.rules.json"),
    compilerOptions: {
      composite: false,
      emitDeclarationOnly: false,
      declaration: true,
      declarationMap: false,
      rootDir: root,
      outDir: out,
    },
    include: folders.map((folder) => join(root, folder, "src")),
  };
  const path = join(out, "tsconfig.json");
  writeFileSync(path, JSON.stringify(config));
  run(join(root, "node_modules", ".bin", "tsc"), ["-p", path], root);
}

/** Lays out one package as it will be installed, and answers where. */
function stage(folder: string, compiled: string): string {
  const place = join(compiled, "stage", folder);
  mkdirSync(place, { recursive: true });
  cpSync(join(compiled, folder, "src"), join(place, "src"), { recursive: true });
  for (const part of ["messages", "README.md", "RULES.md"])
    if (existsSync(join(root, folder, part))) cpSync(join(root, folder, part), join(place, part), { recursive: true });
  cpSync(join(root, "LICENSE"), join(place, "LICENSE"));
  const { scripts: _guard, devDependencies: _tests, ...manifest } = manifestOf(folder);
  const exports = { ".": { types: "./src/index.d.ts", default: "./src/index.js" } };
  writeFileSync(
    join(place, "package.json"),
    JSON.stringify({ ...manifest, exports, engines: { node: ">=20.19" } }, null, 2),
  );
  return place;
}

/** Packs what is laid out in these folders; npm takes longer to start than to pack them all. */
function pack(places: readonly string[]): string[] {
  const packed: { filename: string }[] = JSON.parse(
    run("npm", ["pack", "--json", "--pack-destination", target, ...places], root),
  );
  return packed.map(({ filename }) => join(target, filename));
}

mkdirSync(target, { recursive: true });
const work = mkdtempSync(join(tmpdir(), "gatehouse-pack-"));
try {
  const folders = libraries();
  compile(folders, work);
  const places = folders.map((folder) => stage(folder, work));
  for (const tarball of pack(places)) process.stdout.write(`${tarball}\n`);
} finally {
  rmSync(work, { recursive: true });
}
