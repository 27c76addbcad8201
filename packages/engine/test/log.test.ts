import { game } from "@gatehouse/template";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonical, recordOf, replay, restore, undo, undoableFrom } from "../src/index.ts";
import { bookCommitment, bookFingerprint, bookHead } from "./by-the-book.ts";
import { afterDeed, anyDeeds, begin, type Deed, forAny, type LanternMatch, SEAL, value } from "./table.ts";

const anyCourse = fc.record({ seats: fc.integer({ min: 2, max: 4 }), isSealed: fc.boolean(), deeds: anyDeeds });

/** All matches on the way through a random mixture of actions, undos and takebacks. */
function courseOf({ seats, isSealed, deeds }: { seats: number; isSealed: boolean; deeds: readonly Deed[] }) {
  const matches = [begin(seats, { seal: isSealed ? SEAL : null })];
  for (const deed of deeds) matches.push(...matches.slice(-1).map((match) => afterDeed(match, deed)));
  return matches;
}

/** The last match of a random course. */
const anyMatch: fc.Arbitrary<LanternMatch> = anyCourse.map((course) => courseOf(course).at(-1) ?? begin());

/** The text of an entry, from `docs/protocol.md`. */
function bookEntry(entry: LanternMatch["log"][number]): string {
  if (!("draws" in entry)) return `${entry.seq} ${entry.kind} ${entry.seat} to ${entry.to}`;
  const draws = entry.draws.map((draw) => ` ${draw}`).join("");
  return entry.kind === "start"
    ? `${entry.seq} start :${draws}`
    : `${entry.seq} step ${entry.seat} ${game.notation.write(entry.action)} :${draws}`;
}

describe("whatever people do", () => {
  test("the log only grows, by at most one entry a time", () => {
    forAny(anyCourse, (course) => {
      const matches = courseOf(course);
      for (const [i, match] of matches.slice(1).entries()) {
        const before = matches[i]?.log ?? [];
        expect(match.log.slice(0, before.length)).toEqual(before);
        expect(match.log.length - before.length).toBeLessThanOrEqual(1);
      }
    });
  });

  test("seq counts the entries", () => {
    forAny(anyMatch, ({ log }) => expect(log.map(({ seq }) => seq)).toEqual([...log.keys()]));
  });

  test("drawn counts every draw of the log", () => {
    forAny(anyMatch, ({ log, drawn }) => {
      expect(log.flatMap((entry) => ("draws" in entry ? entry.draws : []))).toHaveLength(drawn);
    });
  });

  test("the steps are entries of the log, in its order", () => {
    forAny(anyMatch, ({ log, steps }) => {
      const standing = new Set(steps.map(({ seq }) => seq));
      expect(log.filter(({ seq }) => standing.has(seq))).toEqual(steps);
    });
  });

  test("the steps are the log without what undos and takebacks name", () => {
    forAny(anyMatch, ({ log, steps }) => {
      let standing: number[][] = [];
      for (const entry of log) {
        if (entry.kind === "step") standing.push([entry.seq, entry.seat]);
        if (entry.kind === "takeback") standing = standing.filter(([seq = 0]) => seq < entry.to);
        if (entry.kind === "undo")
          standing = standing.filter(([seq = 0, seat]) => seq < entry.to || seat !== entry.seat);
      }
      expect(steps.map(({ seq, seat }) => [seq, seat])).toEqual(standing);
    });
  });

  test("the state is what the steps lead to", () => {
    forAny(anyMatch, (match) => {
      expect(canonical(match.state)).toBe(canonical(restore(match, match.steps)));
      expect(canonical(match.state)).toBe(canonical(value(replay(game, recordOf(match))).state));
    });
  });

  test("the state breaks no rule of the game", () => {
    forAny(anyMatch, ({ rules, state }) => expect(rules.violations(state)).toEqual([]));
  });

  test("every head can be computed again from the document alone", () => {
    forAny(anyMatch, ({ rules, log, seal }) => {
      const sealed = seal && {
        match: seal.match,
        salts: seal.salts,
        commitment: bookCommitment(seal.match, seal.secret),
      };
      let head = bookFingerprint({ game: "lantern-wall", rulesVersion: 1, options: rules.options, sealed });
      for (const entry of log) {
        head = bookHead(head, entry.seq, bookEntry(entry), seal?.secret ?? null);
        expect(entry.head).toBe(head);
      }
    });
  });

  test("what undoableFrom names can be undone, and nothing of the seat before it", () => {
    forAny(fc.tuple(anyMatch, fc.nat({ max: 3 })), ([match, seat]) => {
      const from = undoableFrom(match, seat);
      const earlier = match.steps.findLast((step) => step.seat === seat && step.seq < (from ?? match.log.length));
      if (from !== null) expect(undo(match, seat, from).ok).toBe(true);
      if (earlier) expect(undo(match, seat, earlier.seq).ok).toBe(false);
    });
  });

  test("an undo draws nothing and takes nothing from the others", () => {
    forAny(fc.tuple(anyMatch, fc.nat({ max: 3 })), ([match, seat]) => {
      const back = undo(match, seat);
      const others = (each: LanternMatch) => each.steps.filter((step) => step.seat !== seat);
      if (back.ok) expect([back.value.drawn, others(back.value)]).toEqual([match.drawn, others(match)]);
    });
  });
});
