import { type Answer, yes } from "@gatehouse/engine";
import type { App } from "../app.ts";
import { COVER_LEVEL } from "../bots/choose.ts";
import type { ServerFault } from "../faults.ts";
import { vanish } from "../matches/vanish.ts";
import type { Identity } from "./people.ts";

type Belongings = Pick<App, "store" | "keeper" | "people" | "passkeys">;

/** Everything that is kept about somebody, as they may take it away. */
export async function dataOf({ store, people, passkeys }: Belongings, who: Identity) {
  const { id, name, kind, language } = who;
  const time = (at: number) => new Date(at).toISOString();
  const ways = (await store.waysOf(id)).map((way) => ({
    ...{ kind: way.kind, name: way.name, address: way.address, created: time(way.created) },
  }));
  const deliveries = (await store.deliveriesOf(id, 10_000)).map(
    ({ kind: about, wayname, state, content, created }) => ({
      ...{ kind: about, way: wayname, state, content: JSON.parse(content), created: time(created) },
    }),
  );
  const chat = (await store.linesOf(id)).map(({ match, text, at }) => ({ match, text, at: time(at) }));
  const moves = (await store.entriesOf(id)).map(({ match, seq, seat, action, at }) => ({
    ...{ match, seq, seat, action: JSON.parse(action ?? "null"), at: time(at) },
  }));
  return {
    person: { id, name, kind, language },
    bots: await people.bots(id),
    passkeys: await passkeys.list(id),
    messages: { hours: await store.hours(id), ways, deliveries },
    muted: await store.mutedBy(id),
    matches: await store.matchIdsOf(id),
    ...{ chat, moves },
  };
}

/** Deletes a player and their bots. Broken off in the middle, it can be asked again: the player goes last. */
export async function removePlayer(app: Belongings, id: string): Promise<Answer<null, ServerFault>> {
  const bots = (await app.store.botsOf(id)).map((bot) => bot.id);
  for (const player of [...bots, id]) {
    for (const match of await app.store.matchIdsOf(player)) {
      const gone = await app.keeper.change(match, (situation) => vanish(situation, player, COVER_LEVEL));
      if (!gone.ok) return gone;
    }
    await app.store.forget(player);
  }
  app.people.forgetKnown();
  return yes(null);
}
