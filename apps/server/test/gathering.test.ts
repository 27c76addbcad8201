import { expect, test } from "vitest";
import { clientOf, newGuest, startServer } from "./harness.ts";
import { duel, faultOf, GAME, LIVE } from "./tables.ts";

const open = { kind: "open" } as const;
const me = { kind: "me" } as const;
const request = { game: GAME, options: {}, seats: [me, open], visibility: "public", pace: LIVE } as const;
const mutable = (more: object = {}) => ({ ...structuredClone(request), seats: [...request.seats], ...more });

test("a public table is listed until its last seat is taken, then it is one to watch", async () => {
  const server = await startServer();
  const ada = await newGuest(server.address, "Ada");
  const anybody = clientOf(server.address);
  const { table } = await ada.client.matches.create(mutable());
  expect((await anybody.matches.open({})).map((each) => each.table.id)).toEqual([table.id]);
  await (await newGuest(server.address, "Ben")).client.matches.join({ match: table.id });
  expect(await anybody.matches.open({})).toEqual([]);
  expect((await anybody.matches.running({ game: GAME })).map((each) => each.table.id)).toEqual([table.id]);
  expect(await anybody.matches.running({ game: "another" })).toEqual([]);
});

test("mine shows the matches that wait for me first", async () => {
  const server = await startServer();
  const { ada, ben, match } = await duel(server);
  const later = await ada.client.matches.create(mutable());
  const mine = await ada.client.matches.mine({});
  expect(mine.map((each) => [each.table.id, each.myTurn])).toEqual([
    [match, true],
    [later.table.id, false],
  ]);
  expect((await ben.client.matches.mine({})).map((each) => each.mine)).toEqual([[1]]);
});

test("an invitation lets one person in, once, and its code stands in no answer but the host's", async () => {
  const server = await startServer();
  const [ada, ben, cleo] = await Promise.all(["Ada", "Ben", "Cleo"].map((name) => newGuest(server.address, name)));
  const seats = [me, { kind: "person" as const }, open];
  const made = await ada?.client.matches.create(mutable({ seats, visibility: "private" }));
  const [invitation, another] = made?.invitations ?? [];
  const match = made?.table.id ?? "";
  expect(invitation?.link).toBe(`${server.address}/join/${match}#${invitation?.code}`);
  expect((await faultOf(ben?.client.matches.join({ match }) ?? Promise.resolve())).reason).toBe("bad-invitation");
  const joined = await ben?.client.matches.join({ match, code: invitation?.code });
  expect(joined?.seat).toBe(1);
  expect(JSON.stringify(joined)).not.toContain(another?.code ?? "?");
  const used = faultOf(cleo?.client.matches.join({ match, code: invitation?.code }) ?? Promise.resolve());
  expect((await used).reason).toBe("bad-invitation");
  expect((await cleo?.client.matches.join({ match, code: another?.code }))?.seat).toBe(2);
});

test("only the host invites, and a new invitation makes the old one worthless", async () => {
  const server = await startServer();
  const [ada, ben] = await Promise.all(["Ada", "Ben"].map((name) => newGuest(server.address, name)));
  const made = await ada?.client.matches.create(mutable({ visibility: "private" }));
  const match = made?.table.id ?? "";
  const old = made?.invitations[0]?.code;
  expect((await faultOf(ben?.client.matches.invite({ match, seat: 1 }) ?? Promise.resolve())).code).toBe("FORBIDDEN");
  const fresh = await ada?.client.matches.invite({ match, seat: 1 });
  expect((await faultOf(ben?.client.matches.join({ match, code: old }) ?? Promise.resolve())).reason).toBe(
    "bad-invitation",
  );
  expect((await ben?.client.matches.join({ match, code: fresh?.code }))?.seat).toBe(1);
});

test("whoever leaves before the start frees the seat, and the last one closes the table", async () => {
  const server = await startServer();
  const [ada, ben] = await Promise.all(["Ada", "Ben"].map((name) => newGuest(server.address, name)));
  const made = await ada?.client.matches.create(mutable({ seats: [me, open, open] }));
  const match = made?.table.id ?? "";
  await ben?.client.matches.join({ match, seat: 2 });
  await ben?.client.matches.leave({ match });
  expect((await ada?.client.matches.table({ match }))?.seats.map(({ kind }) => kind)).toEqual([
    "person",
    "open",
    "open",
  ]);
  await ada?.client.matches.leave({ match });
  expect((await ada?.client.matches.table({ match }))?.phase).toBe("closed");
});

test("leaving is for before the start", async () => {
  const { ada, match } = await duel(await startServer());
  expect((await faultOf(ada.client.matches.leave({ match }))).reason).toBe("not-gathering");
});

test("a bad table is refused with what would do", async () => {
  const { client } = await newGuest((await startServer()).address, "Ada");
  expect((await faultOf(client.matches.create(mutable({ game: "chess" })))).message).toContain("lantern-wall");
  expect((await faultOf(client.matches.create(mutable({ options: { rounds: 99 } })))).message).toContain("2 … 8");
  expect((await faultOf(client.matches.create(mutable({ options: { seats: 3 } })))).reason).toBe("wrong-seat-count");
  expect((await faultOf(client.matches.create(mutable({ seats: [open, open] })))).reason).toBe("nobody-sits");
  const seats = [me, { kind: "bot" as const, level: "oracle" }];
  expect((await faultOf(client.matches.create(mutable({ seats })))).reason).toBe("unknown-bot");
});

test("nobody has more open tables than the operator wants", async () => {
  const { client } = await newGuest((await startServer({ TABLES_PER_GUEST: "2" })).address, "Ada");
  await client.matches.create(mutable());
  await client.matches.create(mutable());
  expect(await faultOf(client.matches.create(mutable()))).toMatchObject({
    code: "TOO_MANY_REQUESTS",
    reason: "too-many-tables",
  });
});

test("a private match is shown to nobody else", async () => {
  const server = await startServer();
  const { match, ada } = await duel(server, { visibility: "private" });
  const stranger = clientOf(server.address);
  expect((await faultOf(stranger.matches.table({ match }))).reason).toBe("private-match");
  expect((await faultOf(stranger.matches.sight({ match }))).reason).toBe("private-match");
  expect(await stranger.matches.running({})).toEqual([]);
  expect((await ada.client.matches.table({ match })).phase).toBe("playing");
});
