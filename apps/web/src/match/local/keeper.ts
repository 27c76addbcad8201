import { CATALOGUE, findGame } from "@gatehouse/catalogue";
import {
  type Answer,
  type AnyGame,
  asView,
  at,
  type Fault,
  type GameTypes,
  gameOfRecord,
  type Match,
  mixSeed,
  no,
  readRecord,
  recorded,
  recordOf,
  replay,
  type Seat,
  type StateOf,
  type Step,
  seeded,
  start,
  submit,
  takeback,
  undo,
  type Viewer,
  writeRecord,
  yes,
} from "@gatehouse/engine";
import type { HistoryStep, MatchInfo, Player, Sight, Undo } from "../link.ts";
import type { MatchOrder, MatchSummary, Store, StoredMatch } from "./order.ts";
import type { BotQuestion, Question } from "./thinking.ts";

/** What happened in a step, and the state after it. */
interface KeptStep {
  readonly seat: Seat | null;
  readonly events: readonly GameTypes["Event"][];
  readonly state: StateOf<GameTypes>;
}

/** What the keeper needs from its surroundings. */
export interface Surroundings {
  readonly store: Store;
  /** Asks a bot; it sees only what its seat sees. */
  choose(question: BotQuestion): Promise<GameTypes["Action"]>;
  now(): number;
  /** A new name for a match; it begins with the game, so that an address tells what to load. */
  newId(game: string): string;
  newSeed(): number;
}

/** Keeps one local match: plays what persons and bots choose, and saves every change before it is told. */
export class Keeper {
  readonly info: MatchInfo;
  readonly #surroundings: Surroundings;
  readonly #created: number;
  readonly #seed: number;
  #match: Match<GameTypes>;
  #steps: KeptStep[];
  #seq: number;
  #drawn: number;
  #isKept = true;
  readonly #watchers = new Set<() => void>();

  private constructor(
    surroundings: Surroundings,
    info: MatchInfo,
    kept: { match: Match<GameTypes>; steps: KeptStep[]; created: number; seed: number; drawn: number },
  ) {
    this.info = info;
    this.#surroundings = surroundings;
    this.#match = kept.match;
    this.#steps = kept.steps;
    this.#seq = kept.match.log.length;
    this.#created = kept.created;
    this.#seed = kept.seed;
    this.#drawn = kept.drawn;
  }

  /** Begins a match and keeps it. */
  static async begin(order: MatchOrder, surroundings: Surroundings): Promise<Answer<Keeper, Fault<GameTypes>>> {
    const game = await findGame(order.game);
    if (!game) return no({ code: "unknown-game", found: order.game, known: CATALOGUE.map(({ id }) => id) });
    const seed = order.seed ?? surroundings.newSeed();
    const started = start(game, { ...order.options, seats: order.players.length }, seeded(mixSeed(seed, 0)));
    if (!started.ok) return started;
    const { match, events } = started.value;
    const info = {
      id: surroundings.newId(game.id),
      game: game.id,
      options: match.rules.options,
      players: order.players,
    };
    const steps = [{ seat: null, events, state: match.state }];
    const created = surroundings.now();
    const keeper = new Keeper(surroundings, info, { match, steps, created, seed, drawn: match.drawn });
    await keeper.#save();
    return yes(keeper);
  }

  /** Keeps a match that was played elsewhere, to be looked at or played on here; every step is checked. */
  static async bring(
    record: string,
    players: readonly Player[] | null,
    surroundings: Surroundings,
  ): Promise<Answer<Keeper, Fault<GameTypes>>> {
    const named = gameOfRecord(record);
    if (!named.ok) return named;
    const game = await findGame(named.value);
    if (!game) return no({ code: "unknown-game", found: named.value, known: CATALOGUE.map(({ id }) => id) });
    const steps: KeptStep[] = [];
    const replayed = replayText(game, record, (step) => steps.push(step));
    if (!replayed.ok) return replayed;
    const match = replayed.value;
    const { options } = match.rules;
    const seated = Array.from({ length: options.seats }, (_, seat) => players?.[seat] ?? { name: "", bot: null });
    const info = { id: surroundings.newId(game.id), game: game.id, options, players: seated };
    const kept = { match, steps, created: surroundings.now(), seed: surroundings.newSeed(), drawn: match.drawn };
    const keeper = new Keeper(surroundings, info, kept);
    await keeper.#save();
    return yes(keeper);
  }

  /** Takes a kept match up again; every step is checked anew. */
  static async resume(stored: StoredMatch, surroundings: Surroundings): Promise<Answer<Keeper, Fault<GameTypes>>> {
    const { summary, options, seed, drawn } = stored;
    const game = await findGame(summary.game);
    if (!game) return no({ code: "unknown-game", found: summary.game, known: CATALOGUE.map(({ id }) => id) });
    const steps: KeptStep[] = [];
    const replayed = replayText(game, stored.record, (step) => steps.push(step));
    if (!replayed.ok) return replayed;
    const info = { id: summary.id, game: summary.game, options, players: summary.players };
    const kept = { match: replayed.value, steps, created: summary.created, seed, drawn };
    return yes(new Keeper(surroundings, info, kept));
  }

  /** Is called after every change. */
  watch(changed: () => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  /** Whose eyes to open with: the person who is asked, else the first person, else nobody's. */
  firstViewer(): Viewer {
    const isPerson = (seat: Seat) => at(this.info.players, seat).bot === null;
    const asked = this.actors().find(isPerson);
    const first = this.info.players.findIndex(({ bot }) => bot === null);
    return asked ?? (first < 0 ? null : first);
  }

  sight(viewer: Viewer): Sight {
    const { rules, state } = this.#match;
    const history = this.#steps.map((kept, step) => this.#historyStep(kept, step, viewer));
    const view = rules.view(state, viewer);
    return { seq: this.#seq, viewer, view, history, undo: this.#undo(viewer), isKept: this.#isKept };
  }

  viewAt(step: number, viewer: Viewer): GameTypes["View"] {
    return this.#match.rules.view(at(this.#steps, step).state, viewer);
  }

  record(): string {
    return writeRecord(recordOf(this.#match));
  }

  async submit(seat: Seat, actions: readonly unknown[]): Promise<Answer<null, Fault<GameTypes>>> {
    // Luck follows from the seed and from how much was drawn: neither a reload nor a takeback deals it again.
    const done = submit(this.#match, seat, actions, seeded(mixSeed(this.#seed, this.#drawn)));
    if (!done.ok) return no(done.error.fault);
    const { match, played } = done.value;
    this.#drawn += played.reduce((sum, { entry }) => sum + entry.draws.length, 0);
    const states = this.#statesAfter(played.map(({ entry }) => entry));
    for (const [index, { events }] of played.entries()) this.#steps.push({ seat, events, state: at(states, index) });
    await this.#become(match);
    return yes(null);
  }

  /** Takes back the seat's last step and all that followed; whoever asks has everybody's consent. */
  async undo(seat: Seat): Promise<Answer<null, Fault<GameTypes>>> {
    const free = undo(this.#match, seat);
    const last = this.#match.steps.findLast((step) => step.seat === seat);
    const done = free.ok || !last ? free : takeback(this.#match, seat, last.seq);
    if (!done.ok) return done;
    this.#steps = [];
    const record = recordOf(done.value);
    const again = replay(this.#match.game, record, ({ played, events, state }) =>
      this.#steps.push({ seat: played?.seat ?? null, events, state }),
    );
    if (!again.ok) return again;
    await this.#become(done.value);
    return yes(null);
  }

  /** Lets the bot whose decision is due decide; answers whether there was one. */
  async playBot(): Promise<boolean> {
    const seat = this.#dueBot();
    if (seat === null) return false;
    const seq = this.#seq;
    const bot = at(this.info.players, seat).bot ?? "";
    const action = await this.#surroundings.choose({ ...this.question(seat), bot });
    // While it thought, somebody may have taken something back: then its answer is to another question.
    if (seq === this.#seq) await this.submit(seat, [action]);
    return true;
  }

  /** Who owes a decision. */
  actors(): readonly Seat[] {
    return this.#match.rules.actors(asView(this.#match.state));
  }

  /** Whether the next decision is a bot's. */
  isBotDue(): boolean {
    return this.#dueBot() !== null;
  }

  /** The decision of a seat as it is put to whoever thinks about it: no more than the seat may know. */
  question(seat: Seat): Question {
    const { rules, state } = this.#match;
    const { game, options } = this.info;
    const seed = mixSeed(this.#seed, 1_000_003 + this.#seq);
    return { game, options, view: rules.view(state, seat), seat, seed };
  }

  async #become(match: Match<GameTypes>): Promise<void> {
    this.#match = match;
    this.#seq += 1;
    await this.#save();
    for (const changed of this.#watchers) changed();
  }

  async #save(): Promise<void> {
    const kept = { options: this.info.options, seed: this.#seed, drawn: this.#drawn, record: this.record() };
    try {
      await this.#surroundings.store.save({ summary: this.#summary(), ...kept });
      this.#isKept = true;
    } catch {
      // Without room or permission to store, the match goes on and the table says that it will not survive a reload.
      this.#isKept = false;
    }
  }

  #summary(): MatchSummary {
    const { id, game, players } = this.info;
    const { rules, state, steps } = this.#match;
    const view = asView<GameTypes>(state);
    return {
      id,
      game,
      players,
      created: this.#created,
      updated: this.#surroundings.now(),
      steps: steps.length,
      scores: rules.standing(view).scores,
      actors: rules.actors(view),
      ranks: rules.result(view)?.ranks ?? null,
    };
  }

  #dueBot(): Seat | null {
    return this.actors().find((seat) => at(this.info.players, seat).bot !== null) ?? null;
  }

  #undo(viewer: Viewer): Undo {
    if (viewer === null || this.actors().length === 0) return "none";
    if (!this.#match.steps.some((step) => step.seat === viewer)) return "none";
    return undo(this.#match, viewer).ok ? "free" : "by-consent";
  }

  #historyStep({ seat, events, state }: KeptStep, step: number, viewer: Viewer): HistoryStep {
    const { rules } = this.#match;
    const seen = events.map((event) => rules.redact(event, viewer)).filter((event) => event !== null);
    return { step, seat, events: seen, scores: rules.standing(rules.view(state, viewer)).scores };
  }

  /** The states after each of some steps that were just played one after the other. */
  #statesAfter(steps: readonly Step<GameTypes>[]): StateOf<GameTypes>[] {
    const { rules } = this.#match;
    let state = this.#match.state;
    return steps.map(({ seat, action, draws }) => {
      state = rules.clone(state);
      rules.play(state, seat, action, recorded(draws));
      return state;
    });
  }
}

/** Replays a record that is kept or was brought along, telling each step. */
function replayText(
  game: AnyGame,
  text: string,
  tell: (step: KeptStep) => void,
): Answer<Match<GameTypes>, Fault<GameTypes>> {
  const read = readRecord(game, text);
  if (!read.ok) return read;
  return replay(game, read.value, ({ played, events, state }) => tell({ seat: played?.seat ?? null, events, state }));
}
