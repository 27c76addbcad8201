import { describe, expect, test } from "vitest";
import { treeProblems } from "../check-tree.ts";

const FOLDERS = new Map([
  ["@gatehouse/engine", "packages/engine"],
  ["@gatehouse/grid", "packages/grid"],
  ["@gatehouse/testkit", "packages/testkit"],
  ["@gatehouse/template", "games/_template"],
  ["@gatehouse/kings-gate", "games/kings-gate"],
]);

function problemsOf(path: string, text: string): string[] {
  return treeProblems([{ path, text }], FOLDERS);
}

describe("import arrows", () => {
  test.for([
    ["games/kings-gate/src/flow.ts", "@gatehouse/engine"],
    ["games/kings-gate/src/flow.ts", "@gatehouse/grid"],
    ["games/kings-gate/src/actions/place.ts", "../flow.ts"],
    ["games/catalogue/src/index.ts", "@gatehouse/kings-gate"],
    ["apps/cli/src/main.ts", "@gatehouse/engine"],
    ["apps/cli/src/main.ts", "node:fs"],
    ["packages/bots/src/evaluations/kings-gate.ts", "@gatehouse/kings-gate"],
    ["packages/engine/src/chance.ts", "pure-rand/generator/xoroshiro128plus"],
    ["games/kings-gate/test/contract.test.ts", "@gatehouse/testkit"],
  ])("%s may import %s", ([path = "", target = ""]) => {
    expect(problemsOf(path, `import { x } from "${target}";`)).toEqual([]);
  });

  test.for([
    ["packages/engine/src/match.ts", "@gatehouse/grid"],
    ["packages/grid/src/hex.ts", "@gatehouse/engine"],
    ["games/kings-gate/src/flow.ts", "@gatehouse/template"],
    ["games/kings-gate/src/flow.ts", "@gatehouse/testkit"],
    ["games/kings-gate/src/flow.ts", "../../_template/src/flow.ts"],
    ["games/kings-gate/src/flow.ts", "node:fs"],
    ["packages/bots/src/student.ts", "@gatehouse/kings-gate"],
    ["apps/cli/src/main.ts", "@gatehouse/testkit"],
  ])("%s may not import %s", ([path = "", target = ""]) => {
    expect(problemsOf(path, `import { x } from "${target}";`)).toHaveLength(1);
    expect(problemsOf(path, `const x = await import("${target}");`)).toHaveLength(1);
    expect(problemsOf(path, `export * from "${target}";`)).toHaveLength(1);
  });

  test("rules may not use Math.random", () => {
    expect(problemsOf("games/kings-gate/src/flow.ts", "const luck = Math.random();")).toHaveLength(1);
    expect(problemsOf("apps/cli/src/main.ts", "const seed = Math.random();")).toEqual([]);
  });
});
