// A bot for Gatehouse with the typed client: joins a match, thinks with the rules library, and plays until it is over.
// Usage: node bot.ts --server http://localhost:8080 --token TOKEN --match MATCH [--code INVITATION]
import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { decisionFrom, findBot, loadJudge } from "@gatehouse/bots";
import { findGame } from "@gatehouse/catalogue";
import { type GameTypes, type Rules, seeded } from "@gatehouse/engine";
import type { Contract, TableInfo, Update } from "@gatehouse/protocol";
import { createORPCClient, isDefinedError, safe } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import type { ContractRouterClient } from "@orpc/contract";

type Client = ContractRouterClient<Contract>;

const { values } = parseArgs({
  options: {
    server: { type: "string" },
    token: { type: "string" },
    match: { type: "string" },
    code: { type: "string" },
  },
});
const { server = "http://localhost:8080", token = "", match = "", code } = values;
const headers = { authorization: `Bearer ${token}` };
const client: Client = createORPCClient(new RPCLink({ url: `${server}/rpc`, headers }));

const CONFLICT = 409;

/** A bot of the library, with luck of its own. */
const bot = bestBot();
const luck = seeded(Date.now());

function bestBot() {
  const found = findBot("student");
  if (!found) throw new Error("this version of the library has no such bot");
  return found;
}

async function rulesOf({ game, options }: TableInfo): Promise<Rules<GameTypes>> {
  const opened = (await findGame(game))?.open(options);
  if (!opened?.ok) throw new Error(`this program does not know the rules of ${game}`);
  return opened.value;
}

/** Plays what the bot chooses. The key makes it safe to send again when the answer was lost. */
async function play(rules: Rules<GameTypes>, seat: number, { view, seq }: Update): Promise<void> {
  if (!view) return;
  const action = bot.choose(decisionFrom(rules, view, seat, luck, judge));
  const submission = { match, seat, seq, key: randomUUID(), actions: [{ ...action }] };
  const [error] = await safe(client.matches.act(submission));
  // A conflict: the match has gone on without us, or is over. The next update tells.
  if (isDefinedError(error) && error.status !== CONFLICT) throw new Error(error.message);
}

/** Plays whenever it is this seat's decision. Answers the last table, or `null` if the connection broke before the end. */
async function follow(rules: Rules<GameTypes>, seat: number): Promise<TableInfo | null> {
  let seen = -1;
  for await (const update of await client.matches.follow({ match, seat })) {
    if (update.table?.phase === "over") return update.table;
    if (!update.actors.includes(seat) || update.seq <= seen) continue;
    seen = update.seq;
    await play(rules, seat, update);
  }
  return null;
}

const { seat, table } = await client.matches.join({ match, code });
process.stdout.write(`sitting on seat ${seat}\n`);
const rules = await rulesOf(table);
const judge = await loadJudge(table.game, rules);
for (;;) {
  const over = await follow(rules, seat).catch(() => null);
  if (over) {
    process.stdout.write(`over: ${JSON.stringify(over.outcome)}\n`);
    break;
  }
  await new Promise((resolve) => setTimeout(resolve, 1000));
}
