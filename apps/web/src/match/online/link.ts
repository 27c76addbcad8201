import type { Analysis } from "@gatehouse/bots";
import {
  type Answer,
  type AnyGame,
  type GameTypes,
  no,
  type Rules,
  readRecord,
  type Seat,
  type Viewer,
  writeRecord,
  yes,
} from "@gatehouse/engine";
import type { Acknowledged } from "@gatehouse/protocol";
import type { LinkFault, MatchInfo, MatchLink, Recommendation, Sight } from "../link.ts";
import { localMatches } from "../local/link.ts";
import { asked, type ServerFault, server } from "./client.ts";
import type { Confirmed } from "./feed.ts";
import { type LoggedStep, standingSteps } from "./history.ts";
import { newKey, Outbox, submissionOf } from "./outbox.ts";
import { passOf } from "./pass.ts";
import { playersOf } from "./players.ts";
import { predict } from "./predict.ts";
import type { OnlineTable } from "./table.ts";

const RETRY_MS = 500;

/**
 * A match on the server. What is chosen shows at once where it needs no luck, and is kept and sent until the server has
 * answered; then the server's word counts.
 */
export class OnlineLink implements MatchLink {
  readonly online: OnlineTable;
  readonly #game: AnyGame;
  readonly #rules: Rules<GameTypes>;
  readonly #outbox: Outbox;
  readonly #listeners = new Set<() => void>();
  readonly #waiting = new Map<string, (answer: Answer<null, LinkFault>) => void>();
  /** Acknowledged, but not yet seen in an update. */
  #landing: Acknowledged | null = null;
  #refused: ServerFault | null = null;
  #sight: Sight;
  #steps: readonly LoggedStep[] = [];
  readonly #views = new Map<string, GameTypes["View"]>();
  #analysis: Promise<Analysis> | null = null;

  constructor(table: OnlineTable, game: AnyGame, rules: Rules<GameTypes>, confirmed: Confirmed) {
    this.online = table;
    this.#game = game;
    this.#rules = rules;
    this.#outbox = new Outbox(table.info.id);
    this.#sight = this.#compose(confirmed);
    table.feed.attach({
      changed: () => this.#changed(),
      resumed: () => this.#send(),
      acknowledged: (answer) => this.#land(answer),
      refused: (key, fault, seconds) => this.#refuse(key, fault, seconds),
    });
  }

  get info(): MatchInfo {
    const { id, game, options } = this.online.info;
    return { id, game, options: options as GameTypes["Options"], players: playersOf(this.online.info) };
  }

  get held(): readonly Seat[] {
    const { phase, seats } = this.online.info;
    return phase === "playing" ? this.online.mine.filter((seat) => seats[seat]?.cover === null) : [];
  }

  sight(): Sight {
    return this.#sight;
  }

  fault(): LinkFault | null {
    return this.online.state.fault;
  }

  /** How much of what was chosen the server has not answered yet. */
  get unsent(): number {
    return this.#outbox.parcels.length;
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  async look(viewer: Viewer): Promise<void> {
    await this.online.feed.look(viewer);
  }

  submit(seat: Seat, actions: readonly GameTypes["Action"][]): Promise<Answer<null, LinkFault>> {
    const { confirmed } = this.online.state;
    this.#refused = null;
    const { key } = this.#outbox.add(seat, actions, confirmed?.seq ?? 0);
    this.#send();
    this.#changed();
    // What shows already needs no waiting for: the next choice can be made.
    if (this.#isPredicted()) return Promise.resolve(yes(null));
    return new Promise((settle) => this.#waiting.set(key, settle));
  }

  async undo(seat: Seat): Promise<Answer<null, LinkFault>> {
    await this.#emptied();
    const { undo } = this.#sight;
    const last = this.#steps.findLast((step) => step.seat === seat);
    if (undo === "by-consent" && last) return this.online.takeBack(seat, last.seq);
    const done = await asked(server().matches.undo({ match: this.info.id, seat, key: newKey() }));
    return done.ok ? yes(null) : done;
  }

  async viewAt(step: number): Promise<GameTypes["View"]> {
    const logged = this.#steps[step];
    const { viewer, view } = this.#sight;
    if (!logged) return view;
    const name = `${viewer} ${logged.seq}`;
    const known = this.#views.get(name);
    if (known) return known;
    const seat = viewer === null ? {} : { seat: viewer };
    const seen = await server().matches.view({
      match: this.info.id,
      seq: logged.seq,
      ...seat,
      ...passOf(this.info.id),
    });
    // Of the game whose match it is; its rules made it.
    this.#views.set(name, seen as GameTypes["View"]);
    return seen as GameTypes["View"];
  }

  async advise(seat: Seat): Promise<readonly Recommendation[]> {
    const { game, options } = this.info;
    return localMatches().explain({ game, options, view: this.#sight.view, seat, seed: this.#sight.seq });
  }

  /** Only of a match that was played to its end, and of whose end the server knows. */
  get analyse(): (() => Promise<Analysis>) | undefined {
    if (this.online.info.phase !== "over" || this.#rules.result(this.#sight.view) === null) return undefined;
    return () => {
      this.#analysis ??= this.#analyseNow();
      return this.#analysis;
    };
  }

  async #analyseNow(): Promise<Analysis> {
    try {
      return await localMatches().analyseRecord(await this.record());
    } catch (error) {
      // Whoever asks again may have a line again.
      this.#analysis = null;
      throw error;
    }
  }

  async record(): Promise<string> {
    const read = readRecord(
      this.#game,
      await server().matches.record({ match: this.info.id, ...passOf(this.info.id) }),
    );
    // Written by the same engine on the other side.
    if (!read.ok) throw new Error(`the record cannot be read: ${read.error.code}`);
    return writeRecord(read.value);
  }

  close(): void {
    this.online.feed.attach(null);
    this.online.close();
  }

  /** The first parcel goes; the others wait for its answer. */
  #send(): void {
    const [first] = this.#outbox.parcels;
    if (first && this.#landing === null) this.online.feed.act(submissionOf(first));
  }

  #land(answer: Acknowledged): void {
    if (this.#outbox.parcels[0]?.key !== answer.key) return;
    this.#landing = answer;
    this.#changed();
  }

  #refuse(key: string, fault: ServerFault, seconds: number | null): void {
    if (!this.#outbox.parcels.some((parcel) => parcel.key === key)) return;
    if (seconds !== null || fault.reason === "busy") {
      setTimeout(() => this.#send(), seconds === null ? RETRY_MS : seconds * 1000);
      return;
    }
    const isAwaited = this.#waiting.size > 0;
    this.#outbox.clear();
    for (const settle of this.#waiting.values()) settle(no(fault));
    this.#waiting.clear();
    this.#refused = isAwaited ? null : fault;
    this.#changed();
  }

  #changed(): void {
    const { confirmed } = this.online.state;
    if (!confirmed) return;
    const landing = this.#landing;
    if (landing && confirmed.seq >= landing.seq) {
      this.#landing = null;
      this.#outbox.arrived(landing.key, landing.seq);
      this.#waiting.get(landing.key)?.(yes(null));
      this.#waiting.delete(landing.key);
      this.#send();
    }
    this.#sight = this.#compose(confirmed);
    for (const changed of [...this.#listeners]) changed();
  }

  /** What was chosen and is not in the log yet. */
  #open({ viewer, entries }: Confirmed): readonly GameTypes["Action"][] {
    const { parcels } = this.#outbox;
    const [first] = parcels;
    if (!first || first.seat !== viewer) return [];
    const arrived = entries.filter(({ kind, seat, seq }) => kind === "step" && seat === viewer && seq > first.seq);
    return parcels.flatMap(({ actions }) => actions).slice(arrived.length);
  }

  #isPredicted(): boolean {
    const { confirmed } = this.online.state;
    return confirmed !== null && this.#sight.seq === confirmed.seq + this.#open(confirmed).length;
  }

  #compose(confirmed: Confirmed): Sight {
    const { viewer, seq, view, entries, undo } = confirmed;
    this.#steps = standingSteps(entries);
    this.#views.set(`${viewer} ${seq}`, view);
    const { outcome } = this.online.info;
    const extras = { isKept: true, outcome, refused: this.#refused };
    const open = this.#open(confirmed);
    const expected = open.length > 0 && viewer !== null ? predict(this.#rules, view, viewer, open) : null;
    if (!expected) return { seq, viewer, view, history: this.#steps, undo, ...extras };
    const next = expected.steps.map((step, index) => ({ ...step, step: this.#steps.length + index, seat: viewer }));
    const history = [...this.#steps, ...next];
    return { seq: seq + open.length, viewer, view: expected.view, history, undo: "free", ...extras };
  }

  /** Until all that was chosen before has been answered. */
  #emptied(): Promise<void> {
    if (this.unsent === 0) return Promise.resolve();
    return new Promise((done) => {
      const stop = this.subscribe(() => {
        if (this.unsent > 0) return;
        stop();
        done();
      });
    });
  }
}
