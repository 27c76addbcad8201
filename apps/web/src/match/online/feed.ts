import type { GameTypes, Viewer } from "@gatehouse/engine";
import type {
  Acknowledged,
  ChatLine,
  EntryInfo,
  ServerMessage,
  Submission,
  TableInfo,
  UndoRight,
  Update,
} from "@gatehouse/protocol";
import { asked, reasonOf, type ServerFault, server } from "./client.ts";
import { isWhole, withEntries } from "./history.ts";
import { type Line, openLine } from "./line.ts";
import { noteHead, noteSalt, notesOf, noteTable } from "./notes.ts";
import { passOf } from "./pass.ts";
import { freshSalt, hashOfSalt } from "./salts.ts";
import { noteServerTime } from "./server-time.ts";

/** What the server has told a viewer of a match that has begun. */
export interface Confirmed {
  readonly viewer: Viewer;
  readonly seq: number;
  readonly view: GameTypes["View"];
  readonly undo: UndoRight;
  /** The whole log as this viewer saw it. */
  readonly entries: readonly EntryInfo[];
}

/** A table of the server as it is known here. A value: when something changes there is another one. */
export interface FeedState {
  readonly table: TableInfo;
  readonly isConnected: boolean;
  /** `null` until the match has begun. */
  readonly confirmed: Confirmed | null;
  /** Until when the one who is asked has time. */
  readonly deadline: string | null;
  readonly chat: readonly ChatLine[];
  /** Who has the table open now, by public name. */
  readonly present: ReadonlySet<string>;
  /** How many others look on. */
  readonly spectators: number;
  /** Why nothing more will come. */
  readonly fault: ServerFault | null;
}

/** Who wants to know what became of what was sent. */
export interface FeedEars {
  changed(): void;
  /** The line stands and the newest is known. */
  resumed(): void;
  acknowledged(answer: Acknowledged): void;
  refused(key: string, fault: ServerFault, seconds: number | null): void;
}

const RETRY_MS = 1_000;
const NOBODY: ReadonlySet<string> = new Set();

/** Follows one table of the server through the eyes of a seat, and comes back by itself whenever the line was lost. */
export class TableFeed {
  readonly match: string;
  #state: FeedState;
  #viewer: Viewer;
  readonly #me: () => string | null;
  readonly #line: Line;
  #ears: FeedEars | null = null;
  #isResumed = false;
  #isGivingHash = false;
  /** All lines up to here were fetched; later ones may have come without those between. */
  #chatReadTo = 0;
  readonly #listeners = new Set<() => void>();

  constructor(table: TableInfo, viewer: Viewer, me: () => string | null) {
    this.match = table.id;
    this.#viewer = viewer;
    this.#me = me;
    this.#state = {
      ...{
        table,
        isConnected: false,
        confirmed: null,
        deadline: null,
        chat: [],
        present: NOBODY,
        spectators: 0,
        fault: null,
      },
    };
    noteTable(table);
    this.#line = openLine({
      opened: () => {
        this.#watch();
        void this.#fetchChat();
      },
      heard: (message) => this.#hear(message),
      lost: () => {
        this.#isResumed = false;
        this.#become({ isConnected: false, present: NOBODY });
      },
    });
  }

  get state(): FeedState {
    return this.#state;
  }

  get viewer(): Viewer {
    return this.#viewer;
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  /** Who plays the match through this feed. */
  attach(ears: FeedEars | null): void {
    this.#ears = ears;
    if (this.#isResumed) ears?.resumed();
  }

  /** Looks through other eyes; resolved when they see. */
  async look(viewer: Viewer): Promise<void> {
    if (viewer === this.#viewer) return;
    this.#viewer = viewer;
    const seen = new Promise<void>((done) => {
      const stop = this.subscribe(() => {
        if (this.#state.confirmed?.viewer !== viewer) return;
        stop();
        done();
      });
    });
    this.#watch();
    await seen;
  }

  /** After sitting down: the line has to know who speaks. */
  renew(): void {
    this.#line.renew();
  }

  /** Answers whether it is on its way. */
  act(submission: Submission): boolean {
    return this.#isResumed && this.#line.send({ type: "act", match: this.match, submission });
  }

  /** A table as a request has answered it: nobody has to wait for it to come over the line as well. */
  learn(table: TableInfo): void {
    if (table.id === this.match && table.revision > this.#state.table.revision) this.#table(table);
  }

  addLine(line: ChatLine): void {
    if (this.#state.chat.some(({ n }) => n === line.n)) return;
    this.#become({ chat: [...this.#state.chat, line].sort((a, b) => a.n - b.n) });
  }

  forgetLines(player: string): void {
    this.#become({ chat: this.#state.chat.filter((line) => line.player !== player) });
  }

  close(): void {
    this.#line.close();
  }

  #watch(): void {
    const { confirmed } = this.#state;
    const seq = confirmed?.viewer === this.#viewer ? confirmed.seq : -1;
    this.#line.send({ type: "watch", match: this.match, seat: this.#viewer, seq, ...passOf(this.match) });
  }

  #hear(message: ServerMessage): void {
    if ("match" in message && message.match !== null && message.match !== this.match) return;
    switch (message.type) {
      case "update":
        void this.#update(message);
        return;
      case "acknowledged":
        this.#ears?.acknowledged(message);
        return;
      case "chat":
        this.addLine(message.line);
        return;
      case "fault":
        this.#fault(message);
        return;
      case "presence":
        this.#become({ present: new Set(message.players), spectators: message.spectators });
        return;
      case "pong":
        noteServerTime(message.now);
        return;
      case "bye":
        return;
    }
  }

  #fault({ key, message: words, data }: Extract<ServerMessage, { type: "fault" }>): void {
    const fault: ServerFault = { code: "server-says", reason: reasonOf(data), message: words };
    const seconds = Number(data["seconds"] ?? Number.NaN);
    if (key !== null) this.#ears?.refused(key, fault, Number.isNaN(seconds) ? null : seconds);
    else if (!Number.isNaN(seconds)) setTimeout(() => this.#watch(), seconds * 1000);
    else this.#become({ fault });
  }

  async #update(update: Update): Promise<void> {
    if (update.viewer !== this.#viewer) return;
    if (update.table && update.table.revision >= this.#state.table.revision) this.#table(update.table);
    const entries = await this.#entriesWith(update);
    if (entries === null) {
      // The line may have been lost while the rest was fetched; what comes back with the next one has no gap.
      setTimeout(() => this.#watch(), RETRY_MS);
      return;
    }
    // While the rest was fetched, something newer may have come.
    if (update.viewer !== this.#viewer) return;
    const { confirmed } = this.#state;
    if (confirmed?.viewer === update.viewer && confirmed.seq > update.seq && !update.reset) return;
    const newest = entries.at(-1);
    if (newest) noteHead(this.match, newest.seq, newest.head);
    this.#become({
      isConnected: true,
      fault: null,
      deadline: update.deadline,
      confirmed: update.view && {
        ...{ viewer: update.viewer, seq: update.seq, undo: update.undo, entries },
        // Of the game whose match it is; its rules made it.
        view: update.view as GameTypes["View"],
      },
    });
    if (this.#isResumed) return;
    this.#isResumed = true;
    this.#ears?.resumed();
  }

  /** All entries up to an update: what was known and what it brings, or if that has a gap, all of them from the server. */
  async #entriesWith(update: Update): Promise<readonly EntryInfo[] | null> {
    const { confirmed } = this.#state;
    const isSame = confirmed?.viewer === update.viewer && !update.reset;
    const entries = withEntries(isSame ? confirmed.entries : [], update.entries);
    if (update.view === null || isWhole(entries, update.seq)) return entries;
    const seat = update.viewer === null ? {} : { seat: update.viewer };
    const all = await asked(server().matches.history({ match: this.match, ...seat, ...passOf(this.match) }));
    return all.ok ? all.value.filter(({ seq }) => seq <= update.seq) : null;
  }

  #table(table: TableInfo): void {
    noteTable(table);
    this.#become({ table });
    void this.#giveSalt(table);
  }

  /** Gives what nobody could foresee: first its hash, and when everybody has sat down the salt itself. */
  async #giveSalt({ id, phase, seats }: TableInfo): Promise<void> {
    const mine = seats.find(({ player }) => player !== null && player === this.#me());
    if (!mine) return;
    if (phase === "gathering" && mine.saltHash === null && !this.#isGivingHash) {
      const { salt, saltHash } = freshSalt();
      noteSalt(id, salt);
      this.#isGivingHash = true;
      await asked(server().matches.join({ match: id, saltHash }));
      this.#isGivingHash = false;
    }
    const { ownSalt } = notesOf(id);
    if (phase === "salting" && ownSalt !== null && hashOfSalt(ownSalt) === mine.saltHash)
      await asked(server().matches.salt({ match: id, salt: ownSalt }));
  }

  async #fetchChat(): Promise<void> {
    const lines = await asked(
      server().matches.chat({ match: this.match, since: this.#chatReadTo, ...passOf(this.match) }),
    );
    if (!lines.ok) return;
    for (const line of lines.value) this.addLine(line);
    this.#chatReadTo = lines.value.at(-1)?.n ?? this.#chatReadTo;
  }

  #become(change: Partial<FeedState>): void {
    this.#state = { ...this.#state, ...change };
    for (const changed of [...this.#listeners]) changed();
    this.#ears?.changed();
  }
}
