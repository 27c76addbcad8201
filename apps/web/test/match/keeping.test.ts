import { at, seeded } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import type { Store } from "../../src/match/local/order.ts";
import type { Thinkers } from "../../src/match/local/thinkers.ts";
import { chooseFor } from "../../src/match/local/thinking.ts";
import { orderOf } from "./orders.ts";
import { nextQuestion, playOn, type Seated, sitDown, tableAt, until } from "./seated.ts";
import { newStore, openTab, type Tab } from "./tabs.ts";

/** With this luck the first seat begins. */
const FIRST_BEGINS = 5;
const DUEL = orderOf("kings-gate", [null, "novice"], 1);

async function begun(tab: Tab, order = DUEL): Promise<string> {
  const answer = await tab.keeping.begin(order);
  if (!answer.ok) throw new Error(`the match does not begin: ${JSON.stringify(answer.error)}`);
  return answer.value;
}

/** A match that somebody plays in a first tab. */
async function inFirstTab(store: Store = newStore()) {
  const first = openTab(store);
  const id = await begun(first);
  const seated = await sitDown(first, id);
  await playOn(seated, seeded(1), { decisions: 4 });
  await nextQuestion(seated);
  return { store, id, first: seated };
}

/** Bots that answer when they are told to. */
function slowThinkers() {
  const waiting: (() => void)[] = [];
  let asked = 0;
  const thinkers: Thinkers = {
    choose: async (question) => {
      asked += 1;
      await new Promise<void>((answer) => waiting.push(answer));
      return chooseFor(question, new Map());
    },
    explain: async () => [],
    analyse: () => Promise.reject(new Error("nobody analyses here")),
    stopAnalysing: () => undefined,
  };
  const answerAll = () => {
    for (const answer of waiting.splice(0)) answer();
  };
  return { thinkers, answerAll, asked: () => asked };
}

/** Plays a tile and ends the turn, so that the bot is asked. */
async function endTurn(seated: Seated): Promise<void> {
  for (const type of ["place-tile", "end-turn"]) {
    const { seq } = seated.link.sight();
    const action = tableAt(seated).legal.find((each) => each.type === type);
    if (!action) throw new Error(`nothing to ${type}`);
    expect(await seated.link.submit(0, [action])).toEqual({ ok: true, value: null });
    await until(seated.link, () => seated.link.sight().seq > seq, "what was sent shows");
  }
}

describe("two tabs", () => {
  test("do not play the same match: the second one is told where it is", async () => {
    const { store, id } = await inFirstTab();
    await expect(sitDown(openTab(store), id)).rejects.toThrow("match-elsewhere");
  });

  test("the second one may take it over; the first one learns it, and offers nothing any more", async () => {
    const { store, id, first } = await inFirstTab();
    const second = await sitDown(openTab(store), id, true);
    await until(first.link, () => first.link.fault() !== null, "the first tab learns it");
    expect(first.link.fault()).toEqual({ code: "match-elsewhere" });
    expect(tableAt(first).legal).toEqual([]);
    const action = at(tableAt(second).legal, 0);
    expect(await first.link.submit(0, [action])).toEqual({ ok: false, error: { code: "link-lost" } });
    expect(second.link.sight().view).toEqual(first.link.sight().view);
    await playOn(second, seeded(2));
    expect(second.rules.result(second.link.sight().view)).not.toBeNull();
  });

  test("what a bot thinks of in a tab that has lost its match is not kept", async () => {
    const store = newStore();
    const slow = slowThinkers();
    const tab = openTab(store, slow.thinkers);
    const id = await begun(tab, orderOf("kings-gate", ["novice", null], FIRST_BEGINS));
    await sitDown(tab, id);
    await expect.poll(slow.asked).toBe(1);
    const second = await sitDown(openTab(store), id, true);
    await nextQuestion(second);
    const { record } = (await store.load(id)) ?? {};
    slow.answerAll();
    await new Promise(setImmediate);
    expect((await store.load(id))?.record).toBe(record);
  });
});

describe("a bot", () => {
  test("that could not be asked is asked again", async () => {
    let failures = 3;
    const choose: Thinkers["choose"] = async (question) => {
      failures -= 1;
      if (failures >= 0) throw new Error("not loaded");
      return chooseFor(question, new Map());
    };
    const tab = openTab(newStore(), { ...slowThinkers().thinkers, choose });
    const seated = await sitDown(tab, await begun(tab));
    await playOn(seated, seeded(3));
    expect(failures).toBeLessThan(0);
  });

  test("that thinks while something is taken back is asked anew when it is due again", async () => {
    const slow = slowThinkers();
    const tab = openTab(newStore(), slow.thinkers);
    const seated = await sitDown(tab, await begun(tab, orderOf("kings-gate", [null, "novice"], FIRST_BEGINS)));
    await endTurn(seated);
    await expect.poll(slow.asked).toBe(1);
    expect(await seated.link.undo(0)).toEqual({ ok: true, value: null });
    slow.answerAll();
    await nextQuestion(seated);
    expect(seated.link.sight().history.map(({ seat }) => seat)).toEqual([null, 0]);
    await seated.link.submit(0, [{ type: "end-turn" }]);
    await expect.poll(slow.asked).toBe(2);
    slow.answerAll();
    await until(seated.link, () => seated.link.sight().history.at(-1)?.seat === 1, "the bot has played");
  });
});

describe("a page", () => {
  test("lists its matches, the newest first, until they are removed", async () => {
    const store = newStore();
    const tab = openTab(store);
    const [one, two] = [await begun(tab), await begun(tab)];
    await playOn(await sitDown(tab, one), seeded(1), { decisions: 2 });
    expect((await tab.keeping.list()).map(({ id }) => id)).toEqual([one, two]);
    await tab.keeping.remove(one);
    expect((await tab.keeping.list()).map(({ id }) => id)).toEqual([two]);
    await expect(sitDown(tab, one)).rejects.toThrow("match-missing");
  });

  test("is told what luck and decisions made of a match, worked out once", { tags: ["all"] }, async () => {
    const tab = openTab(newStore());
    const seated = await sitDown(tab, await begun(tab));
    await playOn(seated, seeded(4));
    const analysis = seated.link.analyse?.();
    expect((await analysis)?.seats).toHaveLength(2);
    expect(seated.link.analyse?.()).toBe(analysis);
  });
});
