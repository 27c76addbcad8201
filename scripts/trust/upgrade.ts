import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CATALOGUE } from "@gatehouse/catalogue";
import { type StubbornMatch, stubbornMatch, type Whereabouts } from "../crash/player.ts";
import { examine, noToll, type Toll } from "../crash/survive.ts";
import { startServer } from "../load/server.ts";
import { WrongCall } from "./document.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The commit of an older release: the one that is named, else the last tag, else some while ago. */
export function releaseOf(named: string | undefined): string {
  const ask = (...args: string[]) => spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout.trim();
  const wanted = named ?? (ask("describe", "--tags", "--abbrev=0") || "HEAD~20");
  const commit = ask("rev-parse", "--short", "--verify", "--quiet", `${wanted}^{commit}`);
  if (commit === "") throw new WrongCall(`There is no commit ${wanted} here; name one with --upgrade.`);
  return commit;
}

/** Another release of this repository, ready to run on the libraries of this one. */
function checkOut(commit: string, folder: string): void {
  execFileSync("git", ["worktree", "add", "--detach", folder, commit], { cwd: root, stdio: "ignore" });
  const modules = join(folder, "node_modules");
  mkdirSync(join(modules, "@gatehouse"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules")))
    if (name !== "@gatehouse") symlinkSync(join(root, "node_modules", name), join(modules, name));
  // Our own packages are the other release's own.
  for (const name of readdirSync(join(root, "node_modules", "@gatehouse"))) {
    const target = readlinkSync(join(root, "node_modules", "@gatehouse", name));
    symlinkSync(target, join(modules, "@gatehouse", name));
  }
  const inner = join("apps", "server", "node_modules");
  if (existsSync(join(root, inner))) symlinkSync(join(root, inner), join(folder, inner));
}

/** Begins matches of every game under an older release and plays on in them under this one, on the same data. */
export async function upgradeDrill(commit: string, moves: number): Promise<Toll> {
  const parent = mkdtempSync(join(tmpdir(), "gatehouse-upgrade-"));
  const [folder, DATA_DIR] = [join(parent, "release"), join(parent, "data")];
  try {
    checkOut(commit, folder);
    const old = await startServer({ DATA_DIR }, [], join(folder, "apps/server/test/process.ts"));
    const where: Whereabouts = { address: old.address };
    const played: StubbornMatch[] = [];
    for (const [i, { id }] of CATALOGUE.entries()) played.push(await stubbornMatch(where, id, 2, i));
    await playEach(played, moves);
    await old.kill("SIGTERM");
    const fresh = await startServer({ DATA_DIR });
    where.address = fresh.address;
    await playEach(played, moves);
    const toll = noToll();
    for (const match of played) await examine(match, toll);
    await fresh.kill("SIGTERM");
    return toll;
  } finally {
    spawnSync("git", ["worktree", "remove", "--force", folder], { cwd: root });
    rmSync(parent, { recursive: true, force: true });
  }
}

async function playEach(matches: readonly StubbornMatch[], moves: number): Promise<void> {
  for (const match of matches) for (let i = 0; i < moves && (await match.move()); i += 1);
}
