import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commitment, dealer, isHash, nextHead, type Seal } from "../src/index.ts";
import { bookBlind, bookCommitment, bookDraw, bookHead, bookWords } from "./by-the-book.ts";
import { forAny } from "./table.ts";

const PROTOCOL = readFileSync(new URL("../../../docs/protocol.md", import.meta.url), "utf8");
const COUNTING = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

interface Vector {
  readonly seal: Seal;
  readonly commitment: string;
  readonly n: number;
  readonly sides: number;
  readonly rejected: number;
  readonly draw: number;
}

/** The test vectors of `docs/protocol.md`. In the third a whole block of words is rejected. */
const VECTORS: readonly Vector[] = [
  {
    seal: { match: "first", secret: COUNTING, salts: [] },
    commitment: "14a1a018dc1d9bbe7d1cfd6fa8fab60945ca64613dcbfd77ccd6e73223f231e7",
    n: 0,
    sides: 6,
    rejected: 0,
    draw: 3,
  },
  {
    seal: { match: "gate-2", secret: "ff".repeat(32), salts: [{ seat: 1, salt: "11".repeat(32) }] },
    commitment: "372c8f3a3196e6f5629fd2df53ac20e62549a14b995790f0ed028cef6a763594",
    n: 7,
    sides: 52,
    rejected: 0,
    draw: 31,
  },
  {
    seal: {
      match: "Tür 3",
      secret: "c0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ff",
      salts: [
        { seat: 0, salt: "0a".repeat(32) },
        { seat: 2, salt: "2b".repeat(32) },
        { seat: 3, salt: "3c".repeat(32) },
      ],
    },
    commitment: "324e9f46047d9dd07635747dfaffd842e1aaf668d4f1d0545ff89781161ec92a",
    n: 4294967722,
    sides: 2147483649,
    rejected: 9,
    draw: 1262206752,
  },
];

const anyHash = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString("hex"));
const anySalts = fc
  .uniqueArray(fc.record({ seat: fc.nat({ max: 7 }), salt: anyHash }), { selector: ({ seat }) => seat, maxLength: 4 })
  .map((salts) => salts.sort((one, other) => one.seat - other.seat));
const anySeal: fc.Arbitrary<Seal> = fc.record({
  match: fc.string({ unit: "binary" }),
  secret: anyHash,
  salts: anySalts,
});
const anySides = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 2 ** 32 }));

describe("test vectors", () => {
  test.each(VECTORS)("$seal.match: commitment", ({ seal, commitment: expected }) => {
    expect(commitment(seal.match, seal.secret)).toBe(expected);
    expect(bookCommitment(seal.match, seal.secret)).toBe(expected);
  });

  test.each(VECTORS)("$seal.match: draw $n of $sides is $draw", ({ seal, n, sides, draw }) => {
    expect(dealer(seal, n).pick(sides)).toBe(draw);
    expect(bookDraw(seal.match, seal.secret, seal.salts, n, sides)).toBe(draw);
  });

  test.each(VECTORS)("$seal.match: $rejected words are rejected first", ({ seal, n, sides, rejected }) => {
    const limit = 2 ** 32 - (2 ** 32 % sides);
    const words = bookWords(seal.match, seal.secret, seal.salts, n);
    const fits = Array.from({ length: rejected + 1 }, () => Number(words.next().value) < limit);
    expect(fits).toEqual([...Array(rejected).fill(false), true]);
  });

  test.each<[string, (vector: Vector) => string | number]>([
    ["match", (vector) => `\`${vector.seal.match}\``],
    ["secret", (vector) => `\`${vector.seal.secret}\``],
    ["commitment", (vector) => `\`${vector.commitment}\``],
    ["n", (vector) => vector.n],
    ["sides", (vector) => vector.sides],
    ["rejected words", (vector) => vector.rejected],
    ["draw", (vector) => vector.draw],
  ])("the document shows their %s", (name, cell) => {
    expect(PROTOCOL).toContain(`| ${[name, ...VECTORS.map(cell)].join(" | ")} |`);
  });
});

describe("commitment", () => {
  test("is as documented for any match and secret", () => {
    forAny(anySeal, ({ match, secret }) => expect(commitment(match, secret)).toBe(bookCommitment(match, secret)));
  });
});

describe("dealer", () => {
  test("every draw is as documented", () => {
    forAny(fc.tuple(anySeal, fc.maxSafeNat(), anySides), ([seal, n, sides]) => {
      expect(dealer(seal, n).pick(sides)).toBe(bookDraw(seal.match, seal.secret, seal.salts, n, sides));
    });
  });

  test("draw k is the same whether it is dealt alone or after others", () => {
    forAny(fc.tuple(anySeal, fc.array(anySides, { minLength: 1, maxLength: 12 })), ([seal, sides]) => {
      const running = dealer(seal, 0);
      const together = sides.map((each) => running.pick(each));
      expect(sides.map((each, k) => dealer(seal, k).pick(each))).toEqual(together);
    });
  });

  test.each([2, 6, 25])("each of %i sides is as likely", (sides) => {
    const chance = dealer({ match: "m", secret: COUNTING, salts: [] }, 0);
    const counts = Array.from({ length: sides }, () => 0);
    for (let draw = 0; draw < 300 * sides; draw += 1) {
      const side = chance.pick(sides);
      counts[side] = (counts[side] ?? Number.NaN) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(230);
  });

  const SEALED: Seal = { match: "m", secret: COUNTING, salts: [{ seat: 1, salt: "22".repeat(32) }] };
  const hundred = (seal: Seal) => {
    const chance = dealer(seal, 0);
    return Array.from({ length: 100 }, () => chance.pick(6)).join("");
  };

  test.each<[string, Partial<Seal>]>([
    ["match", { match: "n" }],
    ["secret", { secret: "00".repeat(32) }],
    ["salt", { salts: [{ seat: 1, salt: "23".repeat(32) }] }],
    ["seat of a salt", { salts: [{ seat: 0, salt: "22".repeat(32) }] }],
    ["number of salts", { salts: [] }],
  ])("another %s gives other draws", (_what, change) => {
    expect(hundred({ ...SEALED, ...change })).not.toBe(hundred(SEALED));
  });

  test.each([0, -1, Number.NaN, 2 ** 32 + 1])("a draw of %d throws instead of searching for ever", (sides) => {
    expect(() => dealer(SEALED, 0).pick(sides)).toThrow(RangeError);
  });

  test("a draw of one side and one of all words are draws like any other", () => {
    expect(dealer(SEALED, 0).pick(1)).toBe(0);
    expect(dealer(SEALED, 0).pick(2 ** 32)).toBe(bookWords("m", COUNTING, SEALED.salts, 0).next().value);
  });
});

describe("nextHead", () => {
  const PREVIOUS = "ab".repeat(32);
  const TEXT = "3 step 1 bid 2 : 0";

  test("with a secret", () => {
    const head = "0036981bbe15f949fc252f66356833283882d931ada9be1c1339882e73e3501b";
    expect(nextHead(PREVIOUS, 3, TEXT, COUNTING)).toBe(head);
    expect(PROTOCOL).toContain(head);
    expect(PROTOCOL).toContain(bookBlind(COUNTING, 3).toString("hex"));
  });

  test("without a secret", () => {
    const head = "f1e8f7b8f017f3143254a6bf42db818b078f6bf8e766435bffbe034724f817b1";
    expect(nextHead(PREVIOUS, 3, TEXT, null)).toBe(head);
    expect(PROTOCOL).toContain(head);
  });

  test("is as documented for any entry", () => {
    const secret = fc.option(anyHash);
    forAny(
      fc.tuple(anyHash, fc.maxSafeNat(), fc.string({ unit: "binary" }), secret),
      ([previous, seq, text, sealed]) => {
        expect(nextHead(previous, seq, text, sealed)).toBe(bookHead(previous, seq, text, sealed));
      },
    );
  });

  test("who knows the entry but not the secret cannot tell the head", () => {
    const heads = [null, COUNTING, "00".repeat(32)].map((secret) => nextHead(PREVIOUS, 3, TEXT, secret));
    expect(new Set(heads).size).toBe(3);
  });
});

describe("isHash", () => {
  test.each(["ab".repeat(32), "0123456789abcdef".repeat(4)])("%s is one", (text) => {
    expect(isHash(text)).toBe(true);
  });

  test.each([
    ["upper case", "AB".repeat(32)],
    ["too short", "ab".repeat(31)],
    ["too long", "ab".repeat(33)],
    ["a further line", `${"ab".repeat(32)}\n`],
    ["no hexadecimal", "xy".repeat(32)],
    ["no text", 7],
    ["a list", ["ab".repeat(32)]],
    ["nothing", undefined],
  ])("%s is none", (_what, data) => {
    expect(isHash(data)).toBe(false);
  });
});
