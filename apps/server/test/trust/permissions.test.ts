import { expect, test } from "vitest";
import { checkPermissions, unmatchedRows } from "./permission-check.ts";
import { PERMISSIONS } from "./permissions.ts";
import { CALLERS } from "./stage.ts";

test("every request of the contract and every message of the socket has a row in the table of permissions", () => {
  expect(unmatchedRows()).toEqual([]);
});

test("everybody gets exactly what the table of permissions says, at both doors", { timeout: 300_000 }, async () => {
  const { cells, wrong } = await checkPermissions();
  expect(wrong).toEqual([]);
  expect(cells).toBe(PERMISSIONS.length * CALLERS.length);
});
