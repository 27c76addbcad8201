import { execFileSync, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(tmpdir(), `gatehouse-install-${randomUUID()}`);
const elsewhere = join(folder, "elsewhere");

/** What the libraries depend on. It is packed too, so that a package that asks for it gets it without a network. */
const DEPENDENCIES = ["@noble/hashes", "pure-rand"].map((name) => join(root, "node_modules", name));

function npm(cwd: string, ...words: readonly string[]): string {
  const all = [...words, "--offline", "--ignore-scripts", "--no-audit", "--no-fund", "--cache", join(folder, "cache")];
  return execFileSync("npm", all, { cwd, encoding: "utf8", stdio: "pipe" });
}

/** A program that knows nothing of this repository: plays whole games and says how the last one ended. */
const PROGRAM = `
import { findGame } from "@gatehouse/catalogue";
import { findBot, playOut } from "@gatehouse/bots";
import { seeded } from "@gatehouse/engine";
const game = await findGame(process.argv[2]);
const opened = game.open({ seats: 3 });
const chance = seeded(5);
const state = opened.value.setup(chance);
const decisions = playOut(opened.value, state, [findBot("random"), findBot("student"), findBot("random")], chance);
const { default: words } = await game.messages.es();
console.log(JSON.stringify({ decisions, ...opened.value.result(state), name: words["game.name"] }));
`;

const TYPED_PROGRAM = `
import { type Answer, type Problem, type Rules, seeded } from "@gatehouse/engine";
import { game, type LanternWall, type State } from "@gatehouse/template";
const opened: Answer<Rules<LanternWall>, readonly Problem[]> = game.open({ seats: 2 });
if (opened.ok) { const state: State = opened.value.setup(seeded(1)); state.coins[0] = 2; }
// @ts-expect-error a lantern wall has no such action
if (opened.ok) opened.value.play(opened.value.setup(seeded(1)), 0, { type: "fly" }, seeded(1));
`;

describe("the packed libraries in an empty folder", () => {
  beforeAll(() => {
    mkdirSync(folder);
    execFileSync(process.execPath, [join(root, "scripts", "pack.ts"), join(folder, "tarballs")]);
    mkdirSync(elsewhere);
    const packed: { name: string; filename: string }[] = JSON.parse(npm(folder, "pack", "--json", ...DEPENDENCIES));
    const overrides = Object.fromEntries(packed.map(({ name, filename }) => [name, `file:${join(folder, filename)}`]));
    const manifest = { name: "elsewhere", private: true, type: "module", overrides };
    writeFileSync(join(elsewhere, "package.json"), JSON.stringify(manifest));
    const tarballs = readdirSync(join(folder, "tarballs")).map((name) => join("..", "tarballs", name));
    npm(elsewhere, "install", ...tarballs);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("play a whole game", () => {
    writeFileSync(join(elsewhere, "program.js"), PROGRAM);
    const told = execFileSync(process.execPath, ["program.js", "lantern-wall"], { cwd: elsewhere, encoding: "utf8" });
    const { decisions, reason, ranks, name } = JSON.parse(told);
    expect(decisions).toBeGreaterThan(20);
    expect(["wall-lit", "last-round"]).toContain(reason);
    expect([...ranks].sort()[0]).toBe(1);
    expect(name).toBe("Muralla de faroles");
  });

  test("carry types that accept what is right and refuse what is wrong", () => {
    writeFileSync(join(elsewhere, "typed.ts"), TYPED_PROGRAM);
    const options = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2024", "typed.ts"];
    const done = spawnSync(join(root, "node_modules", ".bin", "tsc"), options, { cwd: elsewhere, encoding: "utf8" });
    expect(done.stdout).toBe("");
    expect(done.status).toBe(0);
  });

  test("a package is not packed where it lies", () => {
    const words = ["pack", "--dry-run", "--cache", join(folder, "cache")];
    const done = spawnSync("npm", words, { cwd: join(root, "packages", "engine"), encoding: "utf8" });
    expect(done.status).not.toBe(0);
    expect(done.stderr).toContain("npm run pack");
  });
});
