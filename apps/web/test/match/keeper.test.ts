import { findGame } from "@gatehouse/catalogue";
import { asView, at, type GameTypes, isHidden } from "@gatehouse/engine";
import { rounds } from "@gatehouse/testkit/rounds";
import { describe, expect, test } from "vitest";
import { Keeper, type Surroundings } from "../../src/match/local/keeper.ts";
import type { MatchOrder, StoredMatch } from "../../src/match/local/order.ts";
import { chooseFor } from "../../src/match/local/thinking.ts";

const SOLO: MatchOrder = {
  game: "kings-gate",
  options: {},
  players: [
    { name: "Ann", bot: null },
    { name: "Bea", bot: "random" },
    { name: "Carlos", bot: "random" },
  ],
  seed: 5,
};

/** A store in memory, and bots that answer in the same thread. */
function surroundings(): Surroundings & { readonly kept: Map<string, StoredMatch> } {
  const kept = new Map<string, StoredMatch>();
  let ids = 0;
  return {
    kept,
    store: {
      load: async (id) => kept.get(id),
      save: async (match) => void kept.set(match.summary.id, structuredClone(match)),
      remove: async (id) => void kept.delete(id),
      all: async () => [...kept.values()],
    },
    choose: (question) => chooseFor(question, new Map()),
    now: () => 1000,
    newId: (game) => `${game}-${++ids}`,
    newSeed: () => 1,
  };
}

async function begin(order: MatchOrder, around: Surroundings): Promise<Keeper> {
  const begun = await Keeper.begin(order, around);
  if (!begun.ok) throw new Error(begun.error.code);
  return begun.value;
}

async function resume(stored: StoredMatch | undefined, around: Surroundings): Promise<Keeper> {
  if (!stored) throw new Error("nothing was kept");
  const resumed = await Keeper.resume(stored, around);
  if (!resumed.ok) throw new Error(resumed.error.code);
  return resumed.value;
}

/** Plays so many decisions, those of persons at random, or to the end. */
async function play(keeper: Keeper, decisions: number): Promise<void> {
  for (let i = 0; i < decisions; i += 1) {
    if (await keeper.playBot()) continue;
    const [seat] = await actorsOf(keeper);
    if (seat === undefined) return;
    const action = await chooseFor({ ...keeper.question(seat), bot: "random" }, new Map());
    expect(await keeper.submit(seat, [action])).toEqual({ ok: true, value: null });
  }
}

describe("a local match", () => {
  test("is played to the end by persons and bots, and its record can be verified", async () => {
    const around = surroundings();
    const keeper = await begin(SOLO, around);
    await play(keeper, 2000);
    const summary = around.kept.get(keeper.info.id)?.summary;
    expect(summary?.actors).toEqual([]);
    expect(summary?.ranks?.includes(1)).toBe(true);
    const again = await resume(around.kept.get(keeper.info.id), around);
    expect(again.record()).toBe(keeper.record());
  });

  test("goes on after a reload exactly as it would have without", async () => {
    const around = surroundings();
    const one = await begin(SOLO, around);
    await play(one, 40);
    const other = await resume(around.kept.get(one.info.id), around);
    expect(other.sight(0).history).toEqual(one.sight(0).history);
    expect(other.sight(0).view).toEqual(one.sight(0).view);
  });

  test("shows a seat its own tiles and nobody else's, also in the past", async () => {
    const keeper = await begin(SOLO, surroundings());
    for (const view of [keeper.sight(0).view, keeper.viewAt(0, 0)]) {
      const hands = handsOf(view);
      expect(hands.map((hand) => hand.some((card) => isHidden(card.kind)))).toEqual([false, true, true]);
    }
    expect(handsOf(keeper.sight(null).view).every((hand) => hand.every((card) => isHidden(card.kind)))).toBe(true);
  });

  test("tells a step only to those who may know of it", async () => {
    const keeper = await begin(SOLO, surroundings());
    const draws = keeper.sight(1).history[0]?.events.filter((event) => event.type === "tiles-drawn") ?? [];
    expect(draws.map((event) => isHidden(Reflect.get(event, "tiles")))).toEqual([true, false, true]);
  });

  test("takes back for free what nothing followed, and by consent what bots and luck did since", async () => {
    const around = surroundings();
    const keeper = await begin(SOLO, around);
    for (const _ of rounds("a person's turn")) if (!(await keeper.playBot())) break;
    const before = keeper.sight(0);
    await play(keeper, 1);
    expect(keeper.sight(0).undo).toBe("free");
    await keeper.undo(0);
    expect(keeper.sight(0).view).toEqual(before.view);
    expect(keeper.sight(0).seq).toBeGreaterThan(before.seq);
    await play(keeper, 12);
    expect(keeper.sight(0).undo).toBe("by-consent");
    await keeper.undo(0);
    expect(keeper.sight(0).history.length).toBeGreaterThanOrEqual(before.history.length);
    expect(await actorsOf(keeper)).toEqual([0]);
  });

  test("deals other luck after a takeback, also over a reload", async () => {
    const around = surroundings();
    const keeper = await begin({ ...SOLO, players: SOLO.players.map((player) => ({ ...player, bot: null })) }, around);
    const place = async () => {
      const seat = at(await actorsOf(keeper), 0);
      const placing = (await legalOf(keeper, seat)).find((action) => action.type === "place-tile");
      await keeper.submit(seat, [placing]);
      await keeper.submit(seat, [{ type: "end-turn" }]);
      return handsOf(keeper.sight(seat).view)[seat];
    };
    const first = await place();
    const seat = at(await actorsOf(keeper), 0);
    await keeper.undo((seat + 2) % 3);
    const again = await resume(around.kept.get(keeper.info.id), around);
    await again.submit((seat + 2) % 3, [{ type: "end-turn" }]);
    expect(handsOf(again.sight((seat + 2) % 3).view)[(seat + 2) % 3]).not.toEqual(first);
  });

  test("is brought from a record and played on, or refused if the record is not sound", async () => {
    const around = surroundings();
    const first = await begin(SOLO, around);
    await play(first, 30);
    const brought = await Keeper.bring(first.record(), SOLO.players, around);
    if (!brought.ok) throw new Error(brought.error.code);
    expect(brought.value.info.id).not.toBe(first.info.id);
    expect(brought.value.sight(0).view).toEqual(first.sight(0).view);
    await play(brought.value, 5);
    expect(around.kept.size).toBe(2);
    const cut = first.record().slice(0, -20);
    expect(await Keeper.bring(cut, null, around)).toMatchObject({ ok: false, error: { code: "not-json" } });
    expect(around.kept.size).toBe(2);
  });

  test("refuses with a reason and changes nothing", async () => {
    const around = surroundings();
    const keeper = await begin(SOLO, around);
    const before = keeper.record();
    const seat = at(await actorsOf(keeper), 0);
    expect(await keeper.submit(seat, [{ type: "end-turn" }])).toMatchObject({
      ok: false,
      error: { code: "refused", refusal: { code: "nothing-placed" } },
    });
    expect(await keeper.submit(9, [{ type: "end-turn" }])).toMatchObject({
      ok: false,
      error: { code: "unknown-seat" },
    });
    expect(keeper.record()).toBe(before);
  });

  test("goes on unsaved where nothing can be stored, and says so", async () => {
    const around = surroundings();
    const full = { ...around, store: { ...around.store, save: () => Promise.reject(new Error("full")) } };
    const keeper = await begin(SOLO, full);
    await play(keeper, 3);
    expect(keeper.sight(0).isKept).toBe(false);
    expect(keeper.sight(0).history.length).toBe(4);
  });

  test("is not begun with options that the game does not have", async () => {
    const order = { ...SOLO, players: SOLO.players.slice(0, 1) };
    expect(await Keeper.begin(order, surroundings())).toMatchObject({ ok: false, error: { code: "bad-options" } });
    expect(await Keeper.begin({ ...SOLO, game: "chess" }, surroundings())).toMatchObject({
      ok: false,
      error: { code: "unknown-game" },
    });
  });
});

interface Hands {
  readonly seats: readonly { readonly hand: readonly { readonly kind: unknown }[] }[];
}

function handsOf(view: GameTypes["View"]) {
  return (view as Hands).seats.map(({ hand }) => hand);
}

async function rulesOf(keeper: Keeper) {
  const opened = (await findGame(keeper.info.game))?.open(keeper.info.options);
  if (!opened?.ok) throw new Error("no rules");
  return opened.value;
}

async function actorsOf(keeper: Keeper) {
  return (await rulesOf(keeper)).actors(asView(keeper.sight(null).view));
}

async function legalOf(keeper: Keeper, seat: number) {
  return (await rulesOf(keeper)).legalActions(keeper.sight(seat).view, seat);
}
