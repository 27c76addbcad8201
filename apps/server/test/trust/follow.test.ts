import type { Update } from "@gatehouse/protocol";
import { expect, test } from "vitest";
import type { App } from "../../src/app.ts";
import { follow } from "../../src/live/follow.ts";
import type { Watcher } from "../../src/live/hub.ts";
import type { Held } from "../../src/matches/sight.ts";

test("who follows and does not read is let go after a while, and gathers nothing more", async () => {
  const watchers: Watcher[] = [];
  let isDropped = false;
  const hub = {
    add(watcher: Watcher) {
      watchers.push(watcher);
      return () => {
        isDropped = true;
      };
    },
  };
  // All that following asks of the app and the match.
  const stream = follow(
    { hub } as unknown as App,
    { situation: { table: { id: "m" } } } as Held,
    { viewer: null, player: null, leave() {} },
    undefined,
  );
  const first = stream.next();
  const update = { type: "update" } as Update;
  for (let i = 0; i < 1_000; i += 1) watchers[0]?.update(update, "");
  await first;
  let heard = 1;
  for await (const _update of stream) heard += 1;
  expect(heard).toBeLessThan(1_000);
  expect(isDropped).toBe(true);
});
