import { type Answer, type Game, type GameTypes, no, type Seat, yes } from "@gatehouse/engine";
import type { Beat, Lesson } from "../../boards/board.ts";
import type { LinkFault, MatchInfo, MatchLink, Player, Recommendation, Sight } from "../link.ts";
import { Keeper, type Surroundings } from "../local/keeper.ts";

/** What the lesson says now. */
export interface LessonPage {
  readonly id: string;
  readonly number: number;
  readonly of: number;
  /** Whether something has to be done before it goes on. */
  readonly isTask: boolean;
  readonly isLast: boolean;
}

/** A match that is told: everybody else plays by the script, and the person does what is asked, on the real rules. */
export class LessonLink implements MatchLink {
  readonly held: readonly Seat[];
  readonly #game: Game<GameTypes>;
  readonly #keeper: Keeper;
  readonly #lesson: Lesson;
  readonly #pace: () => number;
  readonly #listeners = new Set<() => void>();
  #sight: Sight;
  #beat = 0;
  #page: LessonPage | null = null;
  #isClosed = false;

  private constructor(game: Game<GameTypes>, keeper: Keeper, lesson: Lesson, pace: () => number) {
    this.#game = game;
    this.#keeper = keeper;
    this.#lesson = lesson;
    this.#pace = pace;
    this.held = [lesson.seat];
    this.#sight = keeper.sight(lesson.seat);
    keeper.watch(() => this.#look());
  }

  /** Begins a lesson. It is not kept: it is short, and begins anew. */
  static async begin(
    game: Game<GameTypes>,
    lesson: Lesson,
    players: readonly Player[],
    pace: () => number,
  ): Promise<Answer<LessonLink, LinkFault>> {
    const { options, seed } = lesson;
    const begun = await Keeper.begin({ game: game.id, options, players, seed }, NOWHERE);
    if (!begun.ok) return begun;
    const link = new LessonLink(game, begun.value, lesson, pace);
    await link.#goOn();
    return yes(link);
  }

  get info(): MatchInfo {
    return this.#keeper.info;
  }

  /** What is said now; the same object until something else is. */
  page(): LessonPage | null {
    return this.#page;
  }

  /** Turns the page, unless something has to be done first. */
  next(): void {
    if (!this.#page?.isTask) void this.#advance();
  }

  sight(): Sight {
    return this.#sight;
  }

  fault(): LinkFault | null {
    return null;
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  async look(): Promise<void> {}

  async submit(seat: Seat, actions: readonly GameTypes["Action"][]): Promise<Answer<null, LinkFault>> {
    const beat = this.#lesson.beats[this.#beat];
    const [action] = actions;
    const isAsked = beat && "ask" in beat && action && this.#game.notation.write(action) === beat.action;
    if (!isAsked) return no({ code: "lesson-step" });
    const done = await this.#keeper.submit(seat, actions);
    if (done.ok) void this.#advance();
    return done;
  }

  async undo(): Promise<Answer<null, LinkFault>> {
    return no({ code: "lesson-step" });
  }

  async viewAt(step: number): Promise<GameTypes["View"]> {
    return this.#keeper.viewAt(step, this.#lesson.seat);
  }

  pointed(): GameTypes["Action"] | null {
    const beat = this.#current();
    return beat && "ask" in beat ? this.#read(beat.action) : null;
  }

  /** In a lesson the best advice is what it asks for; while it only tells something, there is none. */
  async advise(): Promise<readonly Recommendation[]> {
    const action = this.pointed();
    if (!action) throw new Error("the lesson asks for nothing");
    return [{ action }];
  }

  async record(): Promise<string> {
    return this.#keeper.record();
  }

  close(): void {
    this.#isClosed = true;
  }

  async #advance(): Promise<void> {
    if (this.#page?.isLast) return;
    this.#beat += 1;
    await this.#goOn();
  }

  /** Plays what happens by itself, up to the next page. */
  async #goOn(): Promise<void> {
    for (let beat = this.#current(); beat && "play" in beat; beat = this.#current()) {
      this.#turnTo(null);
      for (const step of beat.play) {
        await new Promise((wake) => setTimeout(wake, this.#pace()));
        if (this.#isClosed) return;
        const [seat] = this.#keeper.actors();
        await this.#keeper.submit(seat ?? 0, [this.#read(step)]);
      }
      this.#beat += 1;
    }
    this.#turnTo(this.#current());
  }

  #current(): Beat | undefined {
    return this.#lesson.beats[this.#beat];
  }

  #turnTo(beat: Beat | null | undefined): void {
    const pages = this.#lesson.beats.filter((each) => !("play" in each));
    const number = beat ? pages.indexOf(beat) + 1 : 0;
    this.#page =
      beat && !("play" in beat)
        ? {
            id: "ask" in beat ? beat.ask : beat.say,
            number,
            of: pages.length,
            isTask: "ask" in beat,
            isLast: number === pages.length,
          }
        : null;
    // Another page is another moment, though nothing was played: the board points at something else.
    this.#sight = { ...this.#sight };
    this.#announce();
  }

  #read(notation: string): GameTypes["Action"] {
    const action = this.#game.notation.read(notation);
    if (!action) throw new Error(`a lesson of ${this.#game.id} says ${notation}`);
    return action;
  }

  #look(): void {
    this.#sight = this.#keeper.sight(this.#lesson.seat);
    this.#announce();
  }

  #announce(): void {
    for (const changed of this.#listeners) changed();
  }
}

/** A lesson leaves nothing behind, and nobody in it thinks. */
const NOWHERE: Surroundings = {
  store: {
    load: async () => undefined,
    save: async () => undefined,
    remove: async () => undefined,
    all: async () => [],
  },
  choose: () => Promise.reject(new Error("in a lesson nobody thinks")),
  now: () => 0,
  newId: () => "lesson",
  newSeed: () => 0,
};
