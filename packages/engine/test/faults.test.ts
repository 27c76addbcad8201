import type { LanternWall } from "@gatehouse/template";
import { catalogueProblem, loadCatalogues, messageProblem } from "@gatehouse/testkit";
import { describe, expect, test } from "vitest";
import { type DrawFault, engineMessages, type Fault, faultMessage } from "../src/index.ts";
import { begin } from "./table.ts";

type LanternFault = Fault<LanternWall>;

const PROBLEM = { path: "seats", expected: "2 … 4", found: "9" };

/** One fault of each code; a new code does not compile until it is here. */
const FAULTS: { readonly [C in LanternFault["code"]]: Extract<LanternFault, { readonly code: C }> } = {
  "game-over": { code: "game-over" },
  "unknown-seat": { code: "unknown-seat", seat: 9, seats: 3 },
  "wrong-seat": { code: "wrong-seat", seat: 1, actors: [0, 2] },
  "no-action": { code: "no-action" },
  "unknown-action": { code: "unknown-action", found: '"pass"', known: ["bid", "keep"] },
  "malformed-action": { code: "malformed-action", problem: PROBLEM },
  refused: { code: "refused", refusal: { code: "coins-short", need: 2, have: 1 } },
  "nothing-to-undo": { code: "nothing-to-undo", seat: 1 },
  "not-a-step": { code: "not-a-step", seq: 4 },
  "undo-crosses-draw": { code: "undo-crosses-draw", seq: 4 },
  "undo-crosses-seat": { code: "undo-crosses-seat", seq: 4, by: 2 },
  "bad-options": { code: "bad-options", problem: PROBLEM },
  "not-json": { code: "not-json", found: '"{"' },
  "bad-record": { code: "bad-record", problem: PROBLEM },
  "unknown-game": { code: "unknown-game", found: '"go"', known: ["lantern-wall"] },
  "other-rules-version": { code: "other-rules-version", found: 2, supported: 1 },
  "bad-draw": { code: "bad-draw", step: 3, fault: { code: "draw-missing", draw: 0, sides: 6 } },
  "bad-step": { code: "bad-step", step: 3, fault: { code: "wrong-seat", seat: 1, actors: [0] } },
  "other-result": { code: "other-result", expected: "3:4 last-round", found: "–" },
  "other-digest": { code: "other-digest", steps: 7 },
  "other-commitment": { code: "other-commitment" },
  "bad-entry": { code: "bad-entry", seq: 3, fault: { code: "not-a-step", seq: 9 } },
  "other-draws": { code: "other-draws", seq: 3, expected: "1 2", found: "1 3" },
  "other-head": { code: "other-head", seq: 3 },
  "other-steps": { code: "other-steps" },
};

/** One of each fault of draws. */
const DRAW_FAULTS: { readonly [C in DrawFault["code"]]: Extract<DrawFault, { readonly code: C }> } = {
  "draw-missing": { code: "draw-missing", draw: 0, sides: 6 },
  "draw-out-of-range": { code: "draw-out-of-range", draw: 0, sides: 6, found: 6 },
  "draws-left-over": { code: "draws-left-over", used: 1, found: 2 },
};

const CATALOGUES = await loadCatalogues(engineMessages);

describe("the engine's messages", () => {
  test("are the same in all languages, with the same placeholders", () => {
    expect(CATALOGUES).toHaveLength(3);
    expect(catalogueProblem(CATALOGUES)).toBeUndefined();
  });

  test("are one for each fault, and no others", () => {
    const codes = [...Object.keys(FAULTS), ...Object.keys(DRAW_FAULTS)];
    expect(Object.keys(CATALOGUES[0] ?? {}).sort()).toEqual(codes.map((code) => `fault.${code}`).sort());
  });

  test.each(Object.values(FAULTS))("$code has a sentence with all its values, in every language", (fault) => {
    const message = faultMessage<LanternWall>(fault);
    for (const catalogue of CATALOGUES) expect(messageProblem(catalogue, message)).toBeUndefined();
  });

  test.each(Object.values(DRAW_FAULTS))("$code has a sentence inside that of its step", (fault) => {
    const message = faultMessage<LanternWall>({ code: "bad-draw", step: 3, fault });
    expect(message).toMatchObject({ values: { step: 3, why: { key: `fault.${fault.code}` } } });
    for (const catalogue of CATALOGUES) expect(messageProblem(catalogue, message)).toBeUndefined();
  });
});

describe("faultMessage", () => {
  test("says a refusal in the words of the game, where its rules are known", () => {
    const { rules } = begin(3);
    const refusal = { key: "refusal.coins-short", values: { need: 2, have: 1 } };
    expect(faultMessage(FAULTS.refused, rules)).toEqual(refusal);
    expect(faultMessage(FAULTS.refused)).toEqual({ key: "fault.refused", values: { code: "coins-short" } });
  });

  test("says so also inside a step and an entry", () => {
    const { rules } = begin(3);
    const why = faultMessage(FAULTS.refused, rules);
    expect(faultMessage({ code: "bad-step", step: 1, fault: FAULTS.refused }, rules).values).toEqual({ step: 1, why });
    expect(faultMessage({ code: "bad-entry", seq: 1, fault: FAULTS.refused }, rules).values).toEqual({ seq: 1, why });
  });

  test("names people by their seats", () => {
    expect(faultMessage(FAULTS["wrong-seat"]).values).toEqual({ seat: { seat: 1 }, actor: { seat: 0 } });
    expect(faultMessage(FAULTS["undo-crosses-seat"]).values).toEqual({ seq: 4, by: { seat: 2 } });
    expect(faultMessage(FAULTS["nothing-to-undo"]).values).toEqual({ seat: { seat: 1 } });
    expect(faultMessage(FAULTS["unknown-seat"]).values).toEqual({ seat: 9, last: 2 });
  });
});
