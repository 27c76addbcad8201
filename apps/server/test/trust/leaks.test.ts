import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { type AnyGame, at } from "@gatehouse/engine";
import { expect, onTestFinished, test } from "vitest";
import { loadGames } from "../../src/games.ts";
import { loadSay } from "../../src/texts.ts";
import { clientOf, freshKey, newGuest, openSocket, startServer, temporaryFolder, updateFrom } from "../harness.ts";
import { BY_POST, faultOf, GAME, LIVE } from "../tables.ts";
import { hiddenTwins, searchLeaks } from "./leaks.ts";

const LONG = { timeout: 240_000 };
const games = await loadGames();
const say = await loadSay(games);

test.each([...games.keys()])("nobody who plays or watches %s is told what they cannot know", LONG, async (id) => {
  const game = games.get(id);
  if (!game) throw new Error("no game");
  const matches = id === GAME ? 100 : 40;
  const { leaks, compared, swaps } = await searchLeaks(games, game, { matches, steps: 40, seed: 3 }, say);
  expect(leaks).toEqual([]);
  expect(compared).toBeGreaterThan(100);
  expect(swaps).toBeGreaterThan(100);
});

test("a game that shows one hidden thing, in an event or a view, is found out", async () => {
  const game = games.get(GAME);
  if (!game) throw new Error("no game");
  const search = { matches: 30, steps: 40, seed: 3 };
  const talkative = leaking(game, (rules) => ({ ...rules, redact: (event) => event }));
  expect((await searchLeaks(new Map([[GAME, talkative]]), talkative, search, say)).leaks).not.toEqual([]);
  const glassy = leaking(game, (rules) => ({
    ...rules,
    standing: (view) => ({ ...rules.standing(view), scores: [JSON.stringify(view).length] }),
    view: (state, viewer) => ({ ...rules.view(state, viewer), hint: JSON.stringify(state) }),
  }));
  expect((await searchLeaks(new Map([[GAME, glassy]]), glassy, search, say)).leaks).not.toEqual([]);
});

type Rules = Extract<ReturnType<AnyGame["open"]>, { ok: true }>["value"];

function leaking(game: AnyGame, change: (rules: Rules) => Rules): AnyGame {
  return {
    ...game,
    open(options) {
      const opened = game.open(options);
      return opened.ok ? { ok: true, value: change(opened.value) } : opened;
    },
  };
}

test.each([...games.keys()])(
  "over the wire two matches of %s are the same to who has not seen the difference",
  LONG,
  async (id) => {
    const { address } = await startServer();
    const game = games.get(id);
    const twins = game && hiddenTwins(games, game, 30, 1000);
    // In some games everything that is drawn is seen by all.
    if (!twins) return expect(["kings-gate"]).toContain(id);
    const [ada, ben] = await Promise.all([newGuest(address, "Ada"), newGuest(address, "Ben")]);
    const heard = [];
    for (const record of twins.records) {
      const kinds = Array.from(
        { length: twins.seats },
        (_, seat) => ({ kind: seat === twins.viewer ? "open" : "me" }) as const,
      );
      const seats = kinds.map((kind) => ({ ...kind }));
      const made = await ada.client.matches.upload({
        record: { ...record },
        seats,
        visibility: "public",
        pace: BY_POST,
      });
      const match = made.table.id;
      await ben.client.matches.join({ match });
      const socket = await openSocket(address, ben.headers);
      socket.send({ type: "watch", match, seat: twins.viewer, legal: true });
      const update = await socket.take(updateFrom(0));
      const seat = twins.viewer;
      const looks = await Promise.all([
        ben.client.matches.sight({ match, seat, legal: true }),
        ben.client.matches.history({ match, seat }),
        ben.client.matches.view({ match, seat, seq: 5 }),
        ben.client.matches.mine({ limit: 1 }),
        faultOf(ben.client.matches.act({ match, seat, seq: 1, key: freshKey(), actions: [{ type: "nothing" }] })),
        faultOf(ben.client.matches.record({ match })),
      ]);
      heard.push(
        JSON.stringify([update, looks])
          .replaceAll(match, "MATCH")
          .replace(/"(created|updated|deadline)":"[^"]+"/g, ""),
      );
    }
    expect(heard[0]).toBe(heard[1]);
  },
);

test("heads of a match that began elsewhere, which nothing blinds, are not told", async () => {
  const { address } = await startServer();
  const twins = hiddenTwins(games, games.get(GAME) ?? fail(), 6, 300);
  const { client } = await newGuest(address, "Ada");
  const seats = [{ kind: "me" as const }, { kind: "me" as const }];
  const record = { ...at(twins?.records ?? [], 0) };
  const { table } = await client.matches.upload({ record, seats, visibility: "public", pace: LIVE });
  const { actors, legal = [], seq } = await client.matches.sight({ match: table.id, seat: 0, legal: true });
  const nothing = "0".repeat(64);
  if (actors.includes(0)) {
    const action = { ...at(legal, 0), type: String(at(legal, 0)["type"]) };
    const submission = { match: table.id, seat: 0, seq, key: freshKey(), actions: [action] };
    expect((await client.matches.act(submission)).head).toBe(nothing);
    expect((await client.matches.act(submission)).head).toBe(nothing);
  }
  const heads = (await clientOf(address).matches.history({ match: table.id })).map(({ head }) => head);
  expect(new Set(heads)).toEqual(new Set([nothing]));
});

function fail(): never {
  throw new Error("something is missing");
}

test("the secret of a match leaves the server only when the match is over", async () => {
  const { address, app } = await startServer();
  const [ada, ben] = await Promise.all([newGuest(address, "Ada"), newGuest(address, "Ben")]);
  const salt = randomBytes(32);
  const saltHash = createHash("sha256").update(salt).digest("hex");
  const seats = [{ kind: "me" as const }, { kind: "open" as const }];
  const request = { game: GAME, options: {}, seats, visibility: "public" as const, pace: LIVE, saltHash };
  const { table, links, invitations } = await ada.client.matches.create(request);
  const match = table.id;
  const nobody = clientOf(address);
  const sockets = await Promise.all([
    openSocket(address, ada.headers),
    openSocket(address, ben.headers),
    openSocket(address),
  ]);
  const texts: string[] = [JSON.stringify([table, invitations, await ben.client.matches.join({ match })])];
  for (const [i, socket] of sockets.entries()) socket.send({ type: "watch", match, seat: i === 2 ? null : i });
  texts.push(JSON.stringify(await nobody.matches.table({ match })));
  expect(texts.join()).not.toContain(salt.toString("hex"));
  await ada.client.matches.salt({ match, salt: salt.toString("hex") });
  for (const { client, seat } of [
    { ...ada, seat: 0 },
    { ...ben, seat: 1 },
  ]) {
    await client.matches.act({ match, seat, seq: 0, key: freshKey(), actions: [{ type: "bid", coins: seat }] });
    texts.push(JSON.stringify(await client.matches.sight({ match, seat, legal: true })));
  }
  texts.push(
    JSON.stringify([
      await nobody.matches.sight({ match }),
      await nobody.matches.running({}),
      await nobody.matches.history({ match }),
    ]),
  );
  const secret = (await app.keeper.held(match))?.situation.table.secret ?? "";
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  const all = texts.concat(sockets.map(({ messages }) => JSON.stringify(messages))).join("\n");
  expect(all).not.toContain(secret);
  // The code and the pass are for those at the table, who ask for them.
  expect(all).not.toContain(links.watch.split("#")[1]);
  await ada.client.matches.resign({ match, seat: 0 });
  expect(JSON.stringify(await nobody.matches.record({ match }))).toContain(secret);
});

test("logs and metrics hold no tokens, codes, names, words, actions or draws", LONG, async () => {
  const program = fileURLToPath(new URL("../process.ts", import.meta.url));
  const settings = {
    PORT: "0",
    HOST: "127.0.0.1",
    LOG_LEVEL: "debug",
    DATA_DIR: temporaryFolder(),
    REQUESTS_PER_MINUTE: "40",
  };
  const child = spawn(process.execPath, [program], { env: { ...process.env, ...settings } });
  onTestFinished(() => void child.kill("SIGKILL"));
  let logged = "";
  const port = await new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        logged += chunk;
        const found = /listening (\d+)/.exec(logged)?.[1];
        if (found) resolve(found);
      });
  });
  const address = `http://127.0.0.1:${port}`;
  const [ada, ben] = await Promise.all([newGuest(address, "Adelheid"), newGuest(address, "Benedikt")]);
  const { token } = await ada.client.people.makeBot({ name: "Robotnik" });
  const seats = [{ kind: "me" as const }, { kind: "open" as const }];
  const made = await ada.client.matches.create({ game: GAME, options: {}, seats, visibility: "private", pace: LIVE });
  const match = made.table.id;
  await ben.client.matches.join({ match, code: made.links.code });
  await ben.client.matches.say({ match, text: "Zauberwort" });
  for (const [seat, { client }] of [ada, ben].entries())
    await client.matches.act({ match, seat, seq: 0, key: freshKey(), actions: [{ type: "bid", coins: 1 }] });
  await fetch(`${address}/api/people/guest`, {
    method: "POST",
    body: "{Zauberwort",
    headers: { ...ada.headers, "content-type": "application/json" },
  });
  const socket = await openSocket(address, { authorization: `Bearer ${token}` });
  for (let i = 0; i < 60; i += 1) socket.send({ type: "watch", match, seat: i % 3, pass: "Zauberwort" });
  const metrics = await (await fetch(`${address}/metrics`)).text();
  expect(metrics).toContain("gatehouse_acknowledged_total 2");
  child.kill("SIGTERM");
  await new Promise((resolve) => child.once("close", resolve));
  const cookie = at(String(ada.headers["cookie"]).split("."), 1);
  const hidden = [cookie, token, at(ada.returnLink.split("."), -1 + ada.returnLink.split(".").length), made.links.code];
  const words = [
    "Adelheid",
    "Benedikt",
    "Robotnik",
    "Zauberwort",
    '"bid"',
    "draws",
    "coins",
    made.links.watch.split("#")[1],
  ];
  for (const word of [...hidden, ...words]) expect(`${logged}\n${metrics}`).not.toContain(word);
});
