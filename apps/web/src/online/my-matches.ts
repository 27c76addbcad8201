import type { ListedMatch } from "@gatehouse/protocol";
import { asked, server } from "../match/online/client.ts";
import { becomeMe, me } from "../match/online/identity.ts";
import { Outbox, submissionOf, waitingMatches } from "../match/online/outbox.ts";
import { playersOf } from "../match/online/players.ts";
import type { KnownMatch } from "../shell/matches/known-match.ts";

/** One's own matches on the server, or `null` if it does not answer. */
export async function myMatches(): Promise<readonly KnownMatch[] | null> {
  await sendWaiting();
  const asking = me();
  const found = await asked(server().matches.mine({}));
  if (found.ok) return found.value.filter(({ table }) => table.phase !== "closed").map(knownMatch);
  if (found.error.reason !== "no-identity" && found.error.reason !== "unknown-identity") return null;
  // Signed out elsewhere, or the cookie is gone: nothing to ask for any more. Who has become somebody meanwhile stays it.
  if (me()?.id === asking?.id) becomeMe(null);
  return [];
}

/** Sends what was chosen without a network at tables that were left since. What is refused waits for its table, which says why. */
async function sendWaiting(): Promise<void> {
  for (const match of waitingMatches()) {
    const outbox = new Outbox(match);
    for (let [first] = outbox.parcels; first; [first] = outbox.parcels) {
      const done = await asked(server().matches.act({ match, ...submissionOf(first) }));
      if (!done.ok) break;
      outbox.arrived(first.key, done.value.seq);
    }
  }
}

function knownMatch({ table, seq, actors, updated, mine }: ListedMatch): KnownMatch {
  const { id, game, created, outcome, phase } = table;
  return {
    ...{ id, game, actors, created: Date.parse(created), updated: Date.parse(updated), steps: Math.max(0, seq) },
    players: playersOf(table),
    scores: outcome?.scores ?? [],
    ranks: outcome?.ranks ?? null,
    online: { mine, isGathering: phase === "gathering" || phase === "salting" },
  };
}
