import type { TableInfo } from "@gatehouse/protocol";
import { type Client, freshKey, type Guest, newGuest, type TestServer } from "./harness.ts";

export const LIVE = { kind: "live", minutes: 10 } as const;
export const BY_POST = { kind: "correspondence", days: 2 } as const;

/** The tiny game of the catalogue: bids are made at the same time and hidden, and opening them is a draw. */
export const GAME = "lantern-wall";

/** A running match of two guests without salts. Both owe a bid. */
export interface Duel {
  readonly ada: Guest;
  readonly ben: Guest;
  readonly match: string;
  readonly table: TableInfo;
}

type Request = Partial<Parameters<Client["matches"]["create"]>[0]>;

export async function duel({ address }: TestServer, request: Request = {}): Promise<Duel> {
  const [ada, ben] = await Promise.all([newGuest(address, "Ada"), newGuest(address, "Ben")]);
  const seats = [{ kind: "me" as const }, { kind: "open" as const }];
  const made = await ada.client.matches.create({
    game: GAME,
    options: {},
    seats,
    visibility: "public",
    pace: LIVE,
    ...request,
  });
  const match = made.table.id;
  const { table } = await ben.client.matches.join({ match, ...made.invitations.map(({ code }) => ({ code }))[0] });
  return { ada, ben, match, table };
}

/** Plays one action on the newest entry. */
export async function play(
  { client }: Guest,
  match: string,
  seat: number,
  action: { type: string; [field: string]: unknown },
) {
  const { seq } = await client.matches.sight({ match, seat });
  return client.matches.act({ match, seat, seq, key: freshKey(), actions: [action] });
}

/** Both bid; then it is Ada's turn, since she bids more. */
export async function bids({ ada, ben, match }: Duel): Promise<void> {
  await play(ada, match, 0, { type: "bid", coins: 1 });
  await play(ben, match, 1, { type: "bid", coins: 0 });
}

/** The no of a request that should be refused. */
export async function faultOf(
  request: Promise<unknown>,
): Promise<{ code: string; message: string; reason: string; data: Record<string, unknown> }> {
  try {
    await request;
  } catch (error) {
    if (error instanceof Error && "code" in error && "data" in error) {
      const data = { ...Object(error.data) };
      return { code: String(error.code), message: error.message, reason: String(data.reason), data };
    }
    throw error;
  }
  throw new Error("nothing was refused");
}
