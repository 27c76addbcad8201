import { CATALOGUE } from "@gatehouse/catalogue";
import { at, type Chance, seeded } from "@gatehouse/engine";
import type { EntryInfo, TableInfo } from "@gatehouse/protocol";
import { startServer } from "../load/server.ts";
import { type Mailbox, openMailbox } from "./messages.ts";
import { type StubbornMatch, stubbornMatch, type Whereabouts } from "./player.ts";

const AT_ONCE = 9;
const LONGEST_LIFE_MS = 400;
const LONGEST_WAY_MS = 180_000;

/** What became of everything that was acknowledged. */
export interface Toll {
  kills: number;
  matches: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  broken: number;
  messages: number;
  /** Messages that came more than once: a server was killed before it could note that they had. */
  repeated: number;
  /** Matches in which nobody was told whose turn it is. */
  untold: number;
}

/** Nothing yet. */
export function noToll(): Toll {
  const told = { messages: 0, repeated: 0, untold: 0 };
  return { kills: 0, matches: 0, acknowledged: 0, lost: 0, doubled: 0, broken: 0, ...told };
}

/** Compares what the server has now with what it acknowledged. */
export async function examine({ match, acknowledged, get }: StubbornMatch, toll: Toll): Promise<void> {
  const { frozen } = await get<TableInfo>(`/matches/${match}`);
  const log = await get<EntryInfo[]>(`/matches/${match}/history?seat=0`);
  toll.matches += 1;
  toll.acknowledged += acknowledged.length;
  toll.lost += acknowledged.filter(({ seq, head }) => log[seq]?.head !== head).length;
  // One entry per submission, and the start; all submissions were acknowledged in the end.
  toll.doubled += Math.max(0, log.length - 1 - acknowledged.length);
  if (frozen !== null || log.some(({ seq }, i) => seq !== i)) toll.broken += 1;
}

/** Kills a server so many times while matches are played on it. */
export async function survive(environment: NodeJS.ProcessEnv, kills: number, seed: number): Promise<Toll> {
  const luck: Chance = seeded(seed);
  const toll = noToll();
  const mailbox = await openMailbox();
  let server = await startServer(environment);
  const where: Whereabouts = { address: server.address };
  const played: StubbornMatch[] = [];
  let isDone = false;
  let moves = 0;
  const players = Array.from({ length: AT_ONCE }, async (_, i) => {
    for (let round = 0; !isDone; round += 1) {
      const game = at(CATALOGUE, (i + round) % CATALOGUE.length).id;
      const match = await stubbornMatch(where, game, 4, 1_000_000 * i + 1000 * seed + round, mailbox.url);
      played.push(match);
      while (!isDone && (await match.move())) moves += 1;
    }
  });
  for (; toll.kills < kills; toll.kills += 1) {
    const before = moves;
    // Only a server that has work to lose is worth killing.
    while (moves < before + AT_ONCE) await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, luck.pick(LONGEST_LIFE_MS)));
    await server.kill("SIGKILL");
    server = await startServer(environment);
    where.address = server.address;
  }
  isDone = true;
  await Promise.all(players);
  // Once more from the disk alone.
  await server.kill("SIGKILL");
  server = await startServer(environment);
  where.address = server.address;
  for (const match of played) await examine(match, toll);
  toll.untold = await untold(mailbox, played);
  Object.assign(toll, mailbox.count());
  mailbox.close();
  await server.kill("SIGTERM");
  return toll;
}

/** Messages may take a while after a crash: another try begins when the one that was cut off must be over. */
async function untold(mailbox: Mailbox, played: readonly StubbornMatch[]): Promise<number> {
  const end = Date.now() + LONGEST_WAY_MS;
  let missing = played;
  for (;;) {
    const told = await Promise.all(missing.map((match) => mailbox.isTold(match)));
    missing = missing.filter((_, i) => !told[i]);
    if (missing.length === 0 || Date.now() > end) return missing.length;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
