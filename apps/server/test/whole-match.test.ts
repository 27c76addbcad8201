import { CATALOGUE } from "@gatehouse/catalogue";
import { readRecord, verify } from "@gatehouse/engine";
import { expect, test } from "vitest";
import { newGuest, startServer } from "./harness.ts";
import { testPlayer } from "./players.ts";

test.each(CATALOGUE.map(({ id }) => id))(
  "a whole match of %s with four clients, one of which reconnects twice",
  async (id) => {
    const { address, app } = await startServer();
    const game = app.games.get(id);
    const count = Math.min(4, game?.seats.max ?? 0);
    const guests = await Promise.all(
      ["Ada", "Ben", "Cleo", "Dan"].slice(0, count).map((name) => newGuest(address, name)),
    );
    const [host, ...others] = guests;
    const seats = guests.map((_, seat) => ({ kind: seat === 0 ? ("me" as const) : ("open" as const) }));
    const pace = { kind: "live" as const, minutes: 10 };
    const made = await host?.client.matches.create({ game: id, options: {}, seats, visibility: "public", pace });
    const match = made?.table.id ?? "";
    for (const { client } of others) await client.matches.join({ match });

    const players = await Promise.all(guests.map((guest, seat) => testPlayer(address, guest, match, seat)));
    const [first] = players;
    const breakTwice = async (moves: number) => {
      if (moves === 2 || moves === 5) await first?.reconnect();
    };
    await Promise.all(players.map((player) => player.playOut(player === first ? breakTwice : undefined)));

    const record = await host?.client.matches.record({ match });
    const read = game ? readRecord(game, record) : null;
    if (!game || !read?.ok) throw new Error("no record");
    const verified = verify(game, read.value);
    expect(verified.ok).toBe(true);
    expect(read.value.proof).toBeDefined();
    const length = verified.ok ? (read.value.proof?.entries.length ?? 0) : 0;
    for (const player of players) {
      expect(player.entries.map(({ seq }) => seq)).toEqual(Array.from({ length }, (_, seq) => seq));
      expect(player.entries.map(({ head }) => head)).toEqual(read.value.proof?.entries.map(({ head }) => head));
      expect(player.newest().table?.outcome?.scores).toEqual(read.value.result?.scores);
    }
  },
);
