import { afterAll, beforeAll, expect, test } from "vitest";
import { freshKey, openSocket, startServer, updateFrom } from "../harness.ts";
import { type PostgresServer, startPostgres } from "../postgres.ts";
import { duel, faultOf, play } from "../tables.ts";
import { type NetworkProxy, startProxy } from "./proxy.ts";

const SOON = { timeout: 60_000 };

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

async function serverOnProxy() {
  const url = new URL(await postgres.newDatabase());
  const proxy: NetworkProxy = await startProxy({ host: url.hostname, port: Number(url.port) });
  url.port = `${proxy.port}`;
  const server = await startServer({ DATABASE_URL: url.href, LOG_LEVEL: "silent" });
  return { server, proxy };
}

test("a database that breaks under many hands ends nothing: who asks is told, and it goes on", SOON, async () => {
  const { server, proxy } = await serverOnProxy();
  const given = await duel(server);
  const { ada, match } = given;
  const socket = await openSocket(server.address, ada.headers);
  socket.send({ type: "watch", match, seat: 0 });
  await socket.take(updateFrom(0));
  const names = Array.from({ length: 20 }, (_, i) => ada.client.people.change({ name: `Ada ${i}` }));
  const asked = names.map((request) => faultOf(request).catch(() => null));
  proxy.cut();
  const late = faultOf(
    ada.client.matches.act({ match, seat: 0, seq: 0, key: freshKey(), actions: [{ type: "bid", coins: 1 }] }),
  );
  for (const fault of [...(await Promise.all(asked)), await late])
    if (fault) expect(fault).toMatchObject({ code: "SERVICE_UNAVAILABLE", reason: "not-stored" });
  expect((await fetch(`${server.address}/health/ready`)).status).toBe(503);
  proxy.mend();
  await expect.poll(async () => (await fetch(`${server.address}/health/ready`)).status, SOON).toBe(200);
  expect((await play(ada, match, 0, { type: "bid", coins: 1 })).seq).toBe(1);
  expect((await socket.take(updateFrom(1))).seq).toBe(1);
  await server.stop();
  await proxy.close();
});
