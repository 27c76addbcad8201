import { startPostgres } from "../../server/test/postgres.ts";
import { playableTiles, takeTurn } from "./kings-gate-player.ts";
import {
  accept,
  askedOf,
  type OnlineServer,
  openTable,
  type Person,
  personAt,
  startServer,
  tableOf,
} from "./online.ts";
import { moves, resultOf } from "./player.ts";
import { DUO, positionOf, SOLO, sitDown, theEnd, turnFrom } from "./positions.ts";
import { expect, test } from "./support.ts";

// Without a browser every ring has it: apps/server/test/processes.test.ts.
test("two people on two processes of the server, over PostgreSQL", { tag: "@all" }, async ({ browser }) => {
  test.setTimeout(240_000);
  const postgres = await startPostgres();
  const servers: OnlineServer[] = [];
  const people: Person[] = [];
  try {
    const database = { DATABASE_URL: await postgres.newDatabase() };
    for (const name of ["Ann", "Ben"]) {
      const server = await startServer(database);
      servers.push(server);
      people.push(await personAt(browser, server.port, name));
    }
    const [ann, ben] = people;
    if (!ann || !ben) throw new Error("nobody came");
    await accept(ben, await openTable(ann, "kings-gate", 2));
    for (const { page } of people) await expect(page.getByRole("slider")).toBeVisible();
    const seats = ann.page.getByRole("list", { name: "Players" });
    await expect(seats.getByRole("img", { name: "at the table" })).toHaveCount(2);
    for (let turn = 0; turn < 4; turn += 1) await takeTurn((await askedOf(people)).page);
    await ann.page.getByRole("button", { name: "Chat" }).click();
    await ann.page.getByRole("textbox", { name: "Say something" }).fill("Over there?");
    await ann.page.keyboard.press("Enter");
    await expect(ben.page.getByRole("button", { name: "Chat, 1 new line" })).toBeVisible();
    for (const { complaints } of people) expect(complaints).toEqual([]);
  } finally {
    for (const person of people) await person.close();
    for (const server of servers) await server.stop();
    await postgres.stop();
  }
});

test.describe("a match of this browser", () => {
  let server: OnlineServer;
  test.beforeAll(async () => {
    server = await startServer();
  });
  test.afterAll(() => server.stop());

  test("goes on online, where a friend takes the other seat", async ({ browser }) => {
    const [ann, ben] = [await personAt(browser, server.port, "Ann"), await personAt(browser, server.port, "Ben")];
    await sitDown(ann.page, positionOf(DUO, turnFrom(10)));
    await ann.page.getByRole("button", { name: /^I am / }).click();
    const before = await moves(ann.page);
    await ann.page.getByRole("button", { name: "Menu" }).click();
    await ann.page.getByRole("menuitem", { name: "Go on online" }).click();
    await ann.page.getByRole("button", { name: "Continue online" }).click();
    await ann.page.waitForURL(/-[0-9a-f]{12}$/);
    await accept(ben, await ann.page.locator("input[readonly]").inputValue());
    for (const { page } of [ann, ben]) await expect.poll(() => moves(page)).toBe(before);
    for (let turn = 0; turn < 2; turn += 1) await takeTurn((await askedOf([ann, ben])).page);
    for (const person of [ann, ben]) {
      expect(person.complaints).toEqual([]);
      await person.close();
    }
  });

  test("that is over is shared as a link and replayed by anyone", async ({ browser }) => {
    const [ann, eve] = [await personAt(browser, server.port, "Ann"), await personAt(browser, server.port, "Eve")];
    await sitDown(ann.page, positionOf(SOLO, theEnd));
    await resultOf(ann.page).getByRole("button", { name: "See the board" }).click();
    await ann.page.getByRole("button", { name: "Menu" }).click();
    await ann.page.getByRole("menuitem", { name: "Share as a link" }).click();
    await ann.page.getByRole("button", { name: "Put it on the server" }).click();
    await ann.page.waitForURL(/-[0-9a-f]{12}$/);
    await expect(resultOf(ann.page)).toBeVisible();
    await eve.page.goto(tableOf(ann));
    await expect(resultOf(eve.page)).toContainText("The moves are in order.");
    await resultOf(eve.page).getByRole("button", { name: "Replay" }).click();
    await expect(eve.page.getByRole("slider")).toHaveAttribute("aria-valuenow", "0");
    await expect(playableTiles(eve.page)).toHaveCount(0);
    for (const person of [ann, eve]) {
      expect(person.complaints).toEqual([]);
      await person.close();
    }
  });
});
