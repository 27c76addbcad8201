import { type GameTypes, replay, yes } from "@gatehouse/engine";
import { game } from "@gatehouse/template";
import { describe, expect, test } from "vitest";
import { refusalIn } from "../src/fixtures.ts";
import { gameEndingBy, gameRefusedBy, perftTable, playthrough } from "../src/golden.ts";
import { unreached } from "../src/reach.ts";

const NO_FIXTURES = { valid: [], refused: [] };

/** The template, listing its actions the other way round. */
const reordered: typeof game = {
  ...game,
  open(options) {
    const opened = game.open(options);
    if (!opened.ok) return opened;
    const rules = opened.value;
    return yes({ ...rules, legalActions: (view, seat) => rules.legalActions(view, seat).reverse() });
  },
};

describe("golden files", () => {
  test("perft sees another order of the same actions", () => {
    const lines = (table: string) => table.replaceAll(/ {2}[0-9a-f]{16}/g, "");
    expect(lines(perftTable(reordered))).not.toBe("");
    expect(perftTable(reordered)).not.toBe(perftTable(game));
    expect(lines(perftTable(reordered)).split("\n")[1]).toBe(lines(perftTable(game)).split("\n")[1]);
  });

  test("a playthrough sees other play", async () => {
    expect(await playthrough(reordered, { seats: 2 }, 1)).not.toBe(await playthrough(game, { seats: 2 }, 1));
  });
});

describe("records", () => {
  test("a whole game is found for each way to end, and none for a way that there is not", () => {
    expect(game.reasons.map((reason) => gameEndingBy(game, reason)?.result?.reason)).toEqual(game.reasons);
    expect(gameEndingBy(game, "no-such-end")).toBeUndefined();
  });

  test("a refused record is refused at its last step for its own reason", () => {
    const record = gameRefusedBy(game, "coins-short");
    const replayed = record && replay<GameTypes>(game, record);
    expect(replayed && !replayed.ok && refusalIn(replayed.error)).toBe("coins-short");
    expect(gameRefusedBy(game, "no-such-refusal")).toBeUndefined();
  });
});

describe("reach", () => {
  test("what is declared and never met is named", async () => {
    const { fields, events, refusals, reasons } = game;
    const wider = {
      fields: { ...fields, "fly-away": {} },
      events: { ...events, "wall-fallen": "public" as const },
      refusals: { ...refusals, "night-too-dark": { stage: "phase" as const, clause: "LW-1.1" } },
      reasons: [...reasons, "all-asleep"],
    };
    const missing = await unreached(game, NO_FIXTURES, wider);
    expect(missing).toContain("action fly-away");
    expect(missing).toContain("event wall-fallen");
    expect(missing).toContain("refusal night-too-dark");
    expect(missing).toContain("end all-asleep");
  });
});
