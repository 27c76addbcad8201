import type { ListedMatch } from "@gatehouse/protocol";
import { asked, server } from "../match/online/client.ts";
import { becomeMe } from "../match/online/identity.ts";
import { playersOf } from "../match/online/players.ts";
import type { KnownMatch } from "../shell/matches/known-match.ts";

/** One's own matches on the server, or `null` if it does not answer. */
export async function myMatches(): Promise<readonly KnownMatch[] | null> {
  const found = await asked(server().matches.mine({}));
  if (found.ok) return found.value.filter(({ table }) => table.phase !== "closed").map(knownMatch);
  if (found.error.reason !== "no-identity" && found.error.reason !== "unknown-identity") return null;
  // Signed out elsewhere, or the cookie is gone: nothing to ask for any more.
  becomeMe(null);
  return [];
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
