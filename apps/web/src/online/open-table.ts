import { type Answer, type Language, yes } from "@gatehouse/engine";
import type { Pace, SeatRequest, Visibility } from "@gatehouse/protocol";
import { asked, type ServerFault, server } from "../match/online/client.ts";
import { ensureMe } from "../match/online/identity.ts";
import { noteSalt } from "../match/online/notes.ts";
import { freshSalt } from "../match/online/salts.ts";

/** Who opens a table. */
export interface Host {
  readonly name: string;
  readonly language: Language;
}

interface TableOrder {
  /** Per seat the bot that plays, or `null` for a person; the first person is whoever opens the table. */
  readonly bots: readonly (string | null)[];
  readonly pace: Pace;
  readonly visibility: Visibility;
}

/** Opens a table on the server; answers its name. */
export async function openTable(
  host: Host,
  order: TableOrder & { readonly game: string; readonly options: { readonly [name: string]: unknown } },
): Promise<Answer<string, ServerFault>> {
  const known = await ensureMe(host.name, host.language);
  if (!known.ok) return known;
  const { salt, saltHash } = freshSalt();
  const { game, options, pace, visibility, bots } = order;
  const seats = seatRequests(bots, [bots.indexOf(null)], visibility);
  const made = await asked(
    server().matches.create({ game, options: { ...options }, seats, pace, visibility, saltHash }),
  );
  if (!made.ok) return made;
  noteSalt(made.value.table.id, salt);
  return yes(made.value.table.id);
}

/** Puts a match of this browser on the server; answers its name there. */
export async function uploadMatch(
  host: Host,
  record: string,
  order: TableOrder & { readonly mine: readonly number[] },
): Promise<Answer<string, ServerFault>> {
  const known = await ensureMe(host.name, host.language);
  if (!known.ok) return known;
  const { bots, mine, pace, visibility } = order;
  const seats = seatRequests(bots, mine, visibility);
  const made = await asked(server().matches.upload({ record: JSON.parse(record), seats, pace, visibility }));
  return made.ok ? yes(made.value.table.id) : made;
}

function seatRequests(
  bots: readonly (string | null)[],
  mine: readonly number[],
  visibility: Visibility,
): SeatRequest[] {
  return bots.map((level, seat) => {
    if (level !== null) return { kind: "bot", level };
    if (mine.includes(seat)) return { kind: "me" };
    return { kind: visibility === "public" ? "open" : "person" };
  });
}
