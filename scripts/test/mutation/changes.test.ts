import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, expect, test } from "vitest";
import { changesOf, sampleOf } from "../../mutation/changes.ts";
import { placeOf } from "../../mutation/mutant.ts";
import { order, wantedPlaces } from "../../mutation/plugin.ts";

const folder = mkdtempSync(join(tmpdir(), "gatehouse-changes-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = relative(process.cwd(), join(folder, "rules.ts"));
const SOURCE = `export function isOver(left: number, passes: number): boolean {
  if (left === 0) { return true; }
  return passes > 2 && left < 4;
}`;
writeFileSync(file, SOURCE);

test("every change that Stryker would make is known with its place as Stryker reports it", async () => {
  const changes = await changesOf([file]);
  expect(changes).toContainEqual({
    file,
    location: { start: { line: 2, column: 28 }, end: { line: 2, column: 32 } },
    mutator: "BooleanLiteral",
    replacement: "false",
  });
});

test("a sample has all changes at its places, from beginning to end, and is the same each time", async () => {
  const changes = await changesOf([file]);
  const places = [...new Set(changes.map(placeOf))];
  const sample = sampleOf(changes, 3);
  expect(sampleOf(changes, 3)).toEqual(sample);
  const chosen = [...new Set(sample.map(placeOf))];
  expect(chosen).toHaveLength(3);
  expect(chosen[0]).toBe(places[0]);
  expect(sample).toEqual(changes.filter((change) => chosen.includes(placeOf(change))));
  expect(sampleOf(changes, places.length + 1)).toEqual(changes);
});

test("Stryker leaves out what is inside a wanted place, and what is beside it", async () => {
  const changes = await changesOf([file]);
  const whole = changes.filter(({ mutator, location }) => mutator === "BlockStatement" && location.start.line === 1);
  expect(whole).toHaveLength(1);
  order({ changes: whole, tell: () => {} });
  expect(await changesOf([file], [wantedPlaces])).toEqual(whole);
});
