import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { at, canonical, fingerprint, isHidden, no, own, yes } from "../src/index.ts";
import { bookFingerprint } from "./by-the-book.ts";
import { forAny } from "./table.ts";

describe("at", () => {
  test("is the element", () => {
    expect([at([7, 8], 0), at([7, 8], 1), at([null], 0), at([0], 0)]).toEqual([7, 8, null, 0]);
  });

  test.each([-1, 2, 0.5, Number.NaN])("throws for index %d of two", (index) => {
    expect(() => at([7, 8], index)).toThrow(`no element ${index} in a list of 2`);
  });
});

describe("secrets", () => {
  test("own gives what is known and throws at what is hidden", () => {
    expect([own(0), own(""), own<number | null>(null)]).toEqual([0, "", null]);
    expect(() => own({ hidden: 1 })).toThrow(TypeError);
  });

  test.each([[{ hidden: 0 }], [{ hidden: 3 }]])("%o is hidden", (secret) => {
    expect(isHidden(secret)).toBe(true);
  });

  test.each([0, null, undefined, "hidden", [], {}])("%o is not", (secret) => {
    expect(isHidden(secret)).toBe(false);
  });
});

test("an answer is one or the other", () => {
  expect([yes(1), no("why")]).toEqual([
    { ok: true, value: 1 },
    { ok: false, error: "why" },
  ]);
});

describe("canonical", () => {
  test("sorts names at every depth, leaves lists in order, has no spaces", () => {
    const data = { b: [{ d: 1, c: null }, 2], a: "é", B: true };
    expect(canonical(data)).toBe('{"B":true,"a":"é","b":[{"c":null,"d":1},2]}');
  });

  test("is JSON of the same data, and the same whatever the order of names", () => {
    forAny(fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue()), (data) => {
      const turned = Object.fromEntries(Object.entries(data).toReversed());
      expect(canonical(turned)).toBe(canonical(data));
      expect(JSON.parse(canonical(data))).toEqual(JSON.parse(JSON.stringify(data)));
    });
  });

  test("does not change the data", () => {
    const data = { b: 1, a: { d: 1, c: 2 } };
    canonical(data);
    expect(JSON.stringify(data)).toBe('{"b":1,"a":{"d":1,"c":2}}');
  });
});

test("a fingerprint is SHA-256 of the canonical text in UTF-8", () => {
  const data = { name: "Tür", list: [1, 2, { z: 0, y: "" }] };
  expect(fingerprint(data)).toBe(bookFingerprint(data));
  expect(fingerprint({})).toBe("44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a");
});
