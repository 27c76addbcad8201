import { describe, expect, test, vi } from "vitest";
import { BOT_LEVELS, levelUnderLoad } from "../src/bots/choose.ts";
import { bucketOf } from "../src/bucket.ts";
import { freshCode, readCode } from "../src/codes.ts";
import { type Presence, presenceOf } from "../src/live/presence.ts";
import { aroseAfter } from "../src/matches/log.ts";
import { freshInvitation } from "../src/matches/seats.ts";
import { quietUntil } from "../src/notify/hours.ts";
import { isClosed, targetOf } from "../src/notify/target.ts";
import { gatherer } from "../src/store/gather.ts";

describe("gathering writes", () => {
  test("what comes while a batch is under way goes together into the next", async () => {
    const batches: number[][] = [];
    const { add, idle } = gatherer<number, number>(
      async (jobs) => {
        batches.push([...jobs]);
        await new Promise((resolve) => setTimeout(resolve, 10));
        return jobs.map((job) => ({ done: 2 * job }));
      },
      { lanes: 1, most: 3, spacing: 0 },
    );
    const first = add(1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const rest = [2, 3, 4, 5].map(add);
    expect(await Promise.all([first, ...rest])).toEqual([2, 4, 6, 8, 10]);
    expect(batches).toEqual([[1], [2, 3, 4], [5]]);
    await idle();
  });

  test("while there is much to do batches keep their distance; whoever is alone never waits", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
    try {
      const sizes: number[] = [];
      const { add } = gatherer<number, number>(
        async (jobs) => {
          sizes.push(jobs.length);
          return jobs.map((job) => ({ done: job }));
        },
        { lanes: 1, most: 100, spacing: 50 },
      );
      await add(1);
      await add(2);
      await Promise.all([add(3), add(4)]);
      const late = [add(5), add(6)];
      await new Promise((resolve) => setImmediate(resolve));
      vi.advanceTimersByTime(49);
      expect(sizes).toEqual([1, 1, 2]);
      late.push(add(7));
      vi.advanceTimersByTime(1);
      await Promise.all(late);
      expect(sizes).toEqual([1, 1, 2, 3]);
    } finally {
      vi.useRealTimers();
    }
  });

  test("one that fails leaves its neighbours alone; a batch that fails rejects all of it, and work goes on", async () => {
    let calls = 0;
    const { add } = gatherer<string, string>(
      async (jobs) => {
        calls += 1;
        if (calls === 2) throw new Error("disk full");
        return jobs.map((job) => (job === "bad" ? { failed: "no" } : { done: job }));
      },
      { lanes: 1, most: 10, spacing: 0 },
    );
    const outcomes = await Promise.allSettled([add("a"), add("bad"), add("c")]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    await expect(add("d")).rejects.toThrow("disk full");
    expect(await add("e")).toBe("e");
  });
});

test("a bucket fills up again with time, for each name alone", () => {
  let time = 0;
  const bucket = bucketOf({ most: 2, inSeconds: 10 }, () => time);
  expect([bucket.take("a"), bucket.take("a"), bucket.take("a"), bucket.take("b")]).toEqual([null, null, 5, null]);
  time = 4_999;
  expect(bucket.take("a")).toBe(1);
  time = 5_000;
  expect(bucket.take("a")).toBeNull();
});

test("no invitation can be taken for an option of the program that gets it", () => {
  const codes = Array.from({ length: 1_000 }, () => freshInvitation().code);
  expect(codes.filter((code) => !/^[0-9a-z]{30}$/.test(code))).toEqual([]);
});

test("bots get weaker before their queue gets long", () => {
  const strongest = BOT_LEVELS.at(-1) ?? "";
  expect(levelUnderLoad(strongest, 0)).toBe(strongest);
  expect(levelUnderLoad(strongest, 100)).toBe(BOT_LEVELS.at(-2));
  expect(levelUnderLoad(strongest, 1_000_000)).toBe(BOT_LEVELS[0]);
});

describe("when a decision arose", () => {
  const step = (seat: number, draws: number[] = []) =>
    ({ kind: "step", seq: 9, seat, draws, head: "", action: { type: "x" } }) as const;
  test.each([
    ["stays while another acts beside it without luck", step(0), [0, 1], [1], [3, 3], 3],
    ["is new after luck", step(0, [0]), [0, 1], [1], [3, 3], 9],
    ["is new after an own step", step(1), [1], [1], [3, 3], 9],
    ["is new for who did not have one", step(0), [0], [1], [3, 3], 9],
  ])("%s", (_name, entry, before, after, arose, expected) => {
    expect(aroseAfter(arose, before, after, entry)[1]).toBe(expected);
  });

  test("is new after anything was taken back", () => {
    const entry = { kind: "takeback", seq: 9, seat: 0, to: 1, head: "" } as const;
    expect(aroseAfter([3, 3], [1], [1], entry)[1]).toBe(9);
  });
});

describe("quiet hours", () => {
  const quiet = (quietfrom: string, quietto: string, zone: string, now: string) => {
    const until = quietUntil({ player: "p", zone, quietfrom, quietto }, Date.parse(now));
    return until === null ? null : new Date(until).toISOString();
  };

  test("over midnight, in the person's own time zone", () => {
    expect(quiet("22:00", "08:00", "Europe/Berlin", "2030-01-10T20:59:59Z")).toBeNull();
    expect(quiet("22:00", "08:00", "Europe/Berlin", "2030-01-10T21:00:10Z")).toBe("2030-01-11T07:00:00.000Z");
    expect(quiet("22:00", "08:00", "America/New_York", "2030-01-10T12:59:00Z")).toBe("2030-01-10T13:00:00.000Z");
    expect(quiet("22:00", "08:00", "Europe/Berlin", "2030-01-11T07:00:00Z")).toBeNull();
  });

  test("within a day, and none at all", () => {
    expect(quiet("12:00", "13:30", "UTC", "2030-01-10T13:00:00Z")).toBe("2030-01-10T13:30:00.000Z");
    expect(quiet("12:00", "13:30", "UTC", "2030-01-10T14:00:00Z")).toBeNull();
    expect(quiet("12:00", "12:00", "UTC", "2030-01-10T12:00:00Z")).toBeNull();
    expect(quietUntil({ player: "p", zone: "UTC", quietfrom: null, quietto: null }, 0)).toBeNull();
  });
});

test("addresses of closed networks are known, also when they are written as others", () => {
  const closed = ["127.0.0.1", "10.1.2.3", "169.254.169.254", "192.168.1.1", "100.64.0.1", "0.0.0.0", "224.0.0.1"];
  const closed6 = ["::1", "::", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "64:ff9b::a00:1", "2002:a00:1::", "ff02::1"];
  expect([...closed, ...closed6].filter((address) => !isClosed(address))).toEqual([]);
  expect(["1.1.1.1", "93.184.215.14", "2606:4700::1111"].filter(isClosed)).toEqual([]);
});

test("a name that leads into a closed network is not called, whatever it led to before", async () => {
  const reply = await targetOf(false).post("http://localhost:9/", {}, "x");
  expect(reply).toEqual({ status: null, problem: "private-target", retrySeconds: null });
});

describe("codes", () => {
  test("are read however they were typed", () => {
    const code = freshCode();
    expect(readCode(` ${code.toLowerCase().replace("-", " ")}\n`)).toBe(code);
  });
});

describe("who looks on, in several processes", () => {
  /** Two processes that tell each other everything. */
  function pair() {
    let time = 0;
    const changes: string[] = [];
    const told: Presence[] = [];
    const make = () => {
      const own: Presence = presenceOf(
        (pairs) => {
          for (const other of told)
            if (other !== own) for (const [name, count] of pairs) note(other.heard(name, count));
        },
        (match) => changes.push(match),
        () => time,
      );
      told.push(own);
      return own;
    };
    const note = (match: string | null) => match !== null && changes.push(match);
    const pass = (ms: number) => {
      time += ms;
    };
    const [one, other] = [make(), make()];
    return { one, other, changes, told, pass };
  }
  const seen = (presence: Presence) => [...presence.of("m").players].sort();

  test("each knows of the other's, also who came before it asked", () => {
    const { one, other } = pair();
    one.arrive("m", "cleo");
    expect(one.arrive("m", "ada")).toBe(true);
    expect(other.arrive("m", "ben")).toBe(true);
    expect([seen(one), seen(other)]).toEqual([
      ["ada", "ben", "cleo"],
      ["ada", "ben", "cleo"],
    ]);
    expect(other.arrive("m", "ada")).toBe(false);
    expect(one.leave("m", "ada")).toBe(false);
    expect(other.leave("m", "ada")).toBe(true);
    expect(seen(one)).toEqual(["ben", "cleo"]);
  });

  test("a process that has fallen silent is forgotten", () => {
    const { one, other, changes, told, pass } = pair();
    one.arrive("m", "ada");
    other.arrive("m", null);
    expect(one.of("m").nameless).toBe(1);
    told.splice(0);
    pass(60_000);
    changes.splice(0);
    one.beat();
    expect(one.of("m").nameless).toBe(0);
    expect(changes).toEqual(["m"]);
  });
});
