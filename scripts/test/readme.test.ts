import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

test("the README's program plays a whole game", () => {
  const readme = readFileSync(`${root}README.md`, "utf8");
  const program = /```ts\n(.*?)```/s.exec(readme)?.[1] ?? "";
  const told = execFileSync(process.execPath, ["--input-type=module-typescript", "-e", program], {
    cwd: root,
    encoding: "utf8",
  });
  expect(told).toMatch(/ranks: \[.*reason: '(wall-lit|last-round)'/s);
});
