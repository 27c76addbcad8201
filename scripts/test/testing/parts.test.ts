import { describe, expect, test } from "vitest";
import { longestFirst, rounded } from "../../testing/durations.ts";
import { roundsOf } from "../../testing/parts.ts";
import { laterTags, RINGS, type Ring } from "../../testing/rings.ts";
import { run, workIn } from "../../testing/run.ts";

const partsOf = (ring: Ring, isCold = false) => roundsOf({ ring, seed: 5, isCold }).flat(2);
const wordsOf = (ring: Ring, isCold = false) => partsOf(ring, isCold).map(({ command }) => command.join(" "));

describe("the rings", () => {
  test("each runs all that is in those before it", () => {
    const names = RINGS.map((ring) => partsOf(ring).map(({ name }) => name));
    for (const [i, ring] of names.entries()) expect(ring).toEqual(expect.arrayContaining(names[i - 1] ?? []));
    expect(names.map((ring) => ring.length)).toEqual(names.map((ring) => ring.length).toSorted((a, b) => a - b));
  });

  test("leave the tests of later rings out, in Node and in the browser", () => {
    expect(RINGS.map(laterTags)).toEqual([["all", "long"], ["long"], []]);
    expect(
      wordsOf("quick").filter((words) => /--tags-filter=!all && !long|@all\\b\|@long\\b/.test(words)),
    ).toHaveLength(2);
    expect(wordsOf("long").filter((words) => /--tags-filter|--grep-invert/.test(words))).toEqual([]);
  });

  test("hand the seed on to whatever plays random games", () => {
    expect(partsOf("long").filter(({ environment }) => environment?.["GATEHOUSE_SEED"] === "5")).toHaveLength(2);
    expect(wordsOf("long").filter((words) => words.includes("--seed 5"))).toHaveLength(3);
  });

  test("take nothing from an earlier run when they run cold", () => {
    expect(wordsOf("quick", true)).toContainEqual(expect.stringMatching(/tsc -b --force$/));
    expect(wordsOf("quick")).toContainEqual(expect.stringMatching(/tsc -b$/));
    expect(wordsOf("long", true)).toContainEqual(expect.stringMatching(/mutation\.ts kings-gate --anew$/));
    expect(wordsOf("long")).toContainEqual(expect.stringMatching(/mutation\.ts kings-gate$/));
  });
});

describe("the order of test files", () => {
  test("is the longest first, and before them those that nobody has timed", () => {
    expect(longestFirst(["a", "b", "c", "new"], (file) => file, { a: 1, b: 3, c: 3 })).toEqual(["new", "b", "c", "a"]);
  });

  test("goes by tenths of a second", () => {
    const files = new Map([
      ["b", 2],
      ["a", 1.54],
    ]);
    expect(JSON.stringify(rounded(files))).toBe('{"a":1.5,"b":2}');
  });
});

describe("a program", () => {
  const node = (program: string) => ({ command: [process.execPath, "-e", program] });

  test("is heard, and ends with what it said and cost", async () => {
    const news: unknown[] = [];
    const busy = `const end = Date.now() + 50; while (Date.now() < end);`;
    const ended = await run(node(`${busy} console.log("out"); process.send({ kind: "planned", tests: 2 })`), (each) =>
      news.push(each),
    );
    expect(ended).toMatchObject({ isGreen: true, said: "out\n" });
    expect(ended.work).toBeGreaterThan(0);
    expect(news).toEqual([{ kind: "planned", tests: 2 }]);
  });

  test("that fails, is killed, or is not there is red", async () => {
    const programs = [
      node("process.exit(3)"),
      node("process.kill(process.pid, 'SIGKILL')"),
      { command: ["no-such-program"] },
    ];
    for (const each of programs) expect((await run(each)).isGreen).toBe(false);
    expect((await run({ ...node(""), isPatient: true })).isGreen).toBe(true);
  });

  test("costs what the shell says of it", () => {
    expect(workIn("0m0.01s 0m0.00s\n2m3.50s 0m1.25s\n")).toBe(124.75);
    expect(workIn("")).toBe(0);
  });
});
