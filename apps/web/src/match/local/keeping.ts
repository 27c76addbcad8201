import type { Advice, Analysis } from "@gatehouse/bots";
import { type Answer, type Fault, type GameTypes, no, type Seat, type Viewer, yes } from "@gatehouse/engine";
import type { LinkFault, MatchInfo, Player, Sight } from "../link.ts";
import { type Checked, check } from "./check.ts";
import { Keeper, type Surroundings } from "./keeper.ts";
import { lockMatch } from "./lock.ts";
import type { MatchOrder, MatchSummary, StoredMatch } from "./order.ts";
import type { Thinkers } from "./thinkers.ts";
import type { Question } from "./thinking.ts";

/** What is needed to keep matches: a browser brings it, or whatever stands in for one. */
export interface Around extends Omit<Surroundings, "choose"> {
  readonly thinkers: Thinkers;
  /** Holds a match against other tabs. */
  readonly locks: Pick<LockManager, "request">;
  wait(milliseconds: number): Promise<void>;
}

/** The match that the page has open. */
interface Opened {
  readonly keeper: Keeper;
  viewer: Viewer;
  tell(sight: Sight): void;
  /** Lets other tabs have the match; done when they can. */
  release(): Promise<void>;
}

const RETRY_MS = 2_000;

/** Keeps the matches of this browser for one page, which has one of them open at a time. */
export class Keeping {
  readonly #around: Around;
  readonly #surroundings: Surroundings;
  #opened: Opened | null = null;
  #driven: Keeper | null = null;
  #pace = 0;

  constructor(around: Around) {
    this.#around = around;
    this.#surroundings = { ...around, choose: (question) => this.#choose(question) };
  }

  async begin(order: MatchOrder): Promise<Answer<string, Fault<GameTypes>>> {
    const begun = await Keeper.begin(order, this.#surroundings);
    return begun.ok ? yes(begun.value.info.id) : begun;
  }

  /** Keeps a match from a record; players without a name get one at the table. */
  async bring(record: string, players: readonly Player[] | null): Promise<Answer<string, Fault<GameTypes>>> {
    const brought = await Keeper.bring(record, players, this.#surroundings);
    return brought.ok ? yes(brought.value.info.id) : brought;
  }

  async list(): Promise<MatchSummary[]> {
    const all = await this.#around.store.all();
    return all.map(({ summary }) => summary).sort((a, b) => b.updated - a.updated);
  }

  stored(id: string): Promise<StoredMatch | undefined> {
    return this.#around.store.load(id);
  }

  remove(id: string): Promise<void> {
    return this.#around.store.remove(id);
  }

  /** Opens a match for the page. Only one tab plays a match at a time; `takeOver` takes it from another one. */
  async open(
    id: string,
    takeOver: boolean,
    tell: (sight: Sight) => void,
    lose: () => void,
  ): Promise<Answer<{ info: MatchInfo; sight: Sight }, LinkFault>> {
    await this.close();
    const release = await lockMatch(this.#around.locks, id, takeOver, () => {
      if (this.#opened?.keeper.info.id === id) this.#opened = null;
      lose();
    });
    if (!release) return no({ code: "match-elsewhere" });
    const stored = await this.stored(id);
    const resumed = stored && (await Keeper.resume(stored, this.#surroundings));
    if (!resumed?.ok) {
      await release();
      return resumed ?? no({ code: "match-missing" });
    }
    const keeper = resumed.value;
    const viewer = keeper.firstViewer();
    this.#opened = { keeper, viewer, tell, release };
    keeper.watch(() => this.#announce());
    void this.#drive(keeper);
    return yes({ info: keeper.info, sight: keeper.sight(viewer) });
  }

  submit(seat: Seat, actions: readonly unknown[]): Promise<Answer<null, LinkFault>> {
    return this.#change((keeper) => keeper.submit(seat, actions));
  }

  undo(seat: Seat): Promise<Answer<null, LinkFault>> {
    return this.#change((keeper) => keeper.undo(seat));
  }

  look(viewer: Viewer): void {
    if (!this.#opened) return;
    this.#opened.viewer = viewer;
    this.#announce();
  }

  viewAt(step: number): GameTypes["View"] | null {
    return this.#opened?.keeper.viewAt(step, this.#opened.viewer) ?? null;
  }

  record(): string | null {
    return this.#opened?.keeper.record() ?? null;
  }

  advise(seat: Seat): Promise<Advice<GameTypes>[]> | null {
    return this.#opened ? this.explain(this.#opened.keeper.question(seat)) : null;
  }

  explain(question: Question): Promise<Advice<GameTypes>[]> {
    return this.#around.thinkers.explain(question);
  }

  analyseRecord(text: string): Promise<Analysis> {
    return this.#around.thinkers.analyse(text);
  }

  check(text: string): Promise<Answer<Checked, Fault<GameTypes>>> {
    return check(text);
  }

  /** How long a bot waits before it acts, so that one can follow. */
  setPace(milliseconds: number): void {
    this.#pace = milliseconds;
  }

  async close(): Promise<void> {
    const closing = this.#opened;
    this.#opened = null;
    this.#around.thinkers.stopAnalysing();
    await closing?.release();
  }

  async #choose(question: Parameters<Surroundings["choose"]>[0]): Promise<GameTypes["Action"]> {
    const asking = this.#opened;
    const action = await this.#around.thinkers.choose(question);
    // Another tab may have it now, or it may be deleted: what this bot says must not be kept any more.
    if (this.#opened !== asking) throw new Error("the match was left while its bot was thinking");
    return action;
  }

  async #change(make: (keeper: Keeper) => Promise<Answer<null, LinkFault>>): Promise<Answer<null, LinkFault>> {
    if (!this.#opened) return no({ code: "link-lost" });
    const { keeper } = this.#opened;
    const done = await make(keeper);
    void this.#drive(keeper);
    return done;
  }

  /** Lets bots play, at a pace that can be followed, until a person is asked. */
  async #drive(keeper: Keeper): Promise<void> {
    if (this.#driven === keeper) return;
    this.#driven = keeper;
    const { wait } = this.#around;
    try {
      while (this.#opened?.keeper === keeper && keeper.isBotDue()) {
        await wait(this.#pace);
        // Nobody may wait for ever for a bot that could not be loaded: it is asked again.
        if (this.#opened?.keeper === keeper) await keeper.playBot().catch(() => wait(RETRY_MS));
      }
    } finally {
      if (this.#driven === keeper) this.#driven = null;
    }
  }

  #announce(): void {
    this.#opened?.tell(this.#opened.keeper.sight(this.#opened.viewer));
  }
}
