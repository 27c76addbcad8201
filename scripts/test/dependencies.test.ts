import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const KINDS = ["dependencies", "devDependencies", "optionalDependencies"];

/** Every package that is not ours, of every package of ours. The peer to compare with has a lock file of its own. */
function used(): Set<string> {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*package.json"], {
    cwd: root,
    encoding: "utf8",
  });
  const files = listed
    .trim()
    .split("\n")
    .filter((file) => !file.startsWith("bench/"));
  const manifests = files.map((file) => JSON.parse(readFileSync(`${root}${file}`, "utf8")));
  const names = manifests.flatMap((manifest) => KINDS.flatMap((kind) => Object.keys(manifest[kind] ?? {})));
  return new Set(names.filter((name) => !name.startsWith("@gatehouse/")));
}

/** The packages in the first column of the table, each with a reason in the last one. */
function explained(): Set<string> {
  const rows = readFileSync(`${root}docs/dependencies.md`, "utf8").matchAll(/^\| (`.*?) \| .+ \| \S.+ \|$/gm);
  return new Set([...rows].flatMap(([, names = ""]) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name)));
}

test("every dependency has its reason in docs/dependencies.md, and nothing else is there", () => {
  expect([...explained()].sort()).toEqual([...used()].sort());
});
