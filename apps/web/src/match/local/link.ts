import type { Analysis } from "@gatehouse/bots";
import { type Answer, type GameTypes, no, type Seat, type Viewer, yes } from "@gatehouse/engine";
import { proxy, type Remote, wrap } from "comlink";
import type { LinkFault, MatchInfo, MatchLink, Recommendation, Sight } from "../link.ts";
import type { Keeping } from "./keeping.ts";

let worker: Remote<Keeping> | null = null;

/** The worker that keeps local matches; one per page, started when it is first needed. */
export function localMatches(): Remote<Keeping> {
  worker ??= wrap<Keeping>(new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module" }));
  return worker;
}

/** Opens a match that is kept in this browser, or wherever else `keeping` has it. */
export async function openLocal(
  id: string,
  takeOver = false,
  keeping: Remote<Keeping> = localMatches(),
): Promise<Answer<MatchLink, LinkFault>> {
  const link = new LocalLink(keeping);
  const fault = await link.open(id, takeOver);
  return fault ? no(fault) : yes(link);
}

class LocalLink implements MatchLink {
  readonly #worker: Remote<Keeping>;
  readonly #listeners = new Set<() => void>();
  #info: MatchInfo | null = null;
  #sight: Sight | null = null;
  #fault: LinkFault | null = null;
  #analysis: { readonly seq: number; readonly done: Promise<Analysis> } | null = null;

  constructor(keeping: Remote<Keeping>) {
    this.#worker = keeping;
  }

  async open(id: string, takeOver: boolean): Promise<LinkFault | null> {
    const tell = (sight: Sight) => {
      this.#sight = sight;
      this.#announce();
    };
    const lose = () => {
      this.#fault = { code: "match-elsewhere" };
      this.#announce();
    };
    const done = await this.#worker.open(id, takeOver, proxy(tell), proxy(lose));
    if (!done.ok) return done.error;
    this.#info = done.value.info;
    // A bot may have moved already, and what it did was told on another line.
    this.#sight ??= done.value.sight;
    return null;
  }

  get info(): MatchInfo {
    return opened(this.#info);
  }

  get held(): readonly Seat[] {
    return this.info.players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  }

  sight(): Sight {
    return opened(this.#sight);
  }

  fault(): LinkFault | null {
    return this.#fault;
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  async look(viewer: Viewer): Promise<void> {
    await this.#worker.look(viewer);
  }

  submit(seat: Seat, actions: readonly GameTypes["Action"][]): Promise<Answer<null, LinkFault>> {
    return this.#worker.submit(seat, actions);
  }

  undo(seat: Seat): Promise<Answer<null, LinkFault>> {
    return this.#worker.undo(seat);
  }

  async viewAt(step: number): Promise<GameTypes["View"]> {
    return opened(await this.#worker.viewAt(step));
  }

  async advise(seat: Seat): Promise<readonly Recommendation[]> {
    return opened(await this.#worker.advise(seat));
  }

  analyse(): Promise<Analysis> {
    const { seq } = this.sight();
    // It takes seconds, and whoever opens the result again wants the same.
    const analysis = this.#analysis?.seq === seq ? this.#analysis : { seq, done: this.#analyseNow() };
    this.#analysis = analysis;
    return analysis.done;
  }

  async #analyseNow(): Promise<Analysis> {
    try {
      return await this.#worker.analyseRecord(await this.record());
    } catch (error) {
      this.#analysis = null;
      throw error;
    }
  }

  async record(): Promise<string> {
    return opened(await this.#worker.record());
  }

  close(): void {
    void this.#worker.close();
  }

  #announce(): void {
    for (const changed of this.#listeners) changed();
  }
}

/** What is there once a match is open; before and after that nobody asks. */
function opened<T>(value: T | null): T {
  if (value === null) throw new Error("no match is open");
  return value;
}
