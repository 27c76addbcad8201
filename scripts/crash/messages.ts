import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { EntryInfo, NoticeContent, Update } from "@gatehouse/protocol";
import type { StubbornMatch } from "./player.ts";

/** Where all messages of a run arrive. */
export interface Mailbox {
  readonly url: string;
  /** How many different messages have come, and how many of them more than once. */
  count(): { readonly messages: number; readonly repeated: number };
  /** Whether the one who is waited for in this match was told so; others may have played before they were. */
  isTold(match: StubbornMatch): Promise<boolean>;
  close(): void;
}

export async function openMailbox(): Promise<Mailbox> {
  const received: NoticeContent[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    received.push(JSON.parse(text));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/`,
    count() {
      const times = new Map<string, number>();
      for (const { key } of received) times.set(key, (times.get(key) ?? 0) + 1);
      return { messages: times.size, repeated: [...times.values()].filter((count) => count > 1).length };
    },
    async isTold({ match, get }) {
      const { actors } = await get<Update>(`/matches/${match}/sight?seat=0`);
      const log = await get<EntryInfo[]>(`/matches/${match}/history?seat=0`);
      const [seat] = actors;
      // Who goes on in the middle of a turn was told at its beginning, if they had not played by then.
      if (seat === undefined || log.at(-1)?.seat === seat) return true;
      const own = log.findLast((entry) => entry.seat === seat)?.seq ?? -1;
      const seats = (link: string) => Number(new URL(link).searchParams.get("seat"));
      return received.some((told) => told.match === match && seats(told.link) === seat && (told.seq ?? -1) > own);
    },
    close: () => void server.close(),
  };
}
