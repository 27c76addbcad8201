import { type Answer, no, type Seat, yes } from "@gatehouse/engine";
import type { Pace, TableInfo, TableLinks } from "@gatehouse/protocol";
import { asked, type ServerFault, server } from "./client.ts";
import { type FeedState, TableFeed } from "./feed.ts";
import { me } from "./identity.ts";
import { noteSalt, notesOf } from "./notes.ts";
import { passOf } from "./pass.ts";
import { freshSalt } from "./salts.ts";

type Done = Promise<Answer<null, ServerFault>>;

/** A table of the server with all that can be done at it apart from playing. */
export class OnlineTable {
  readonly feed: TableFeed;

  private constructor(feed: TableFeed) {
    this.feed = feed;
  }

  /** Opens a table of the server, through the eyes of the seat that is asked, else of one's first, else of nobody. */
  static async open(match: string): Promise<Answer<OnlineTable, ServerFault>> {
    const found = await asked(server().matches.table({ match, ...passOf(match) }));
    if (!found.ok) return found;
    const [first = null] = seatsOf(found.value, me()?.id ?? null);
    return yes(new OnlineTable(new TableFeed(found.value, first, () => me()?.id ?? null)));
  }

  get state(): FeedState {
    return this.feed.state;
  }

  get info(): TableInfo {
    return this.feed.state.table;
  }

  /** The seats of whoever sits here. */
  get mine(): readonly Seat[] {
    return seatsOf(this.info, me()?.id ?? null);
  }

  subscribe(changed: () => void): () => void {
    return this.feed.subscribe(changed);
  }

  async sitDown(code: string | null): Promise<Answer<Seat, ServerFault>> {
    const { id } = this.info;
    const joined = await join(id, code);
    if (!joined.ok) return joined;
    this.feed.learn(joined.value.table);
    this.feed.renew();
    await this.feed.look(joined.value.seat);
    return yes(joined.value.seat);
  }

  /** What those at the table give away: to sit down, and to watch. */
  links(): Promise<Answer<TableLinks, ServerFault>> {
    return asked(server().matches.links({ match: this.info.id }));
  }

  /** Gives a free seat to a bot, or makes it free again. */
  arrange(seat: Seat, level: string | null): Done {
    return this.#learnt(server().matches.arrange({ match: this.info.id, seat, level }));
  }

  leave(): Done {
    return plain(server().matches.leave({ match: this.info.id }));
  }

  async takeBack(seat: Seat, to: number): Done {
    return this.#learnt(server().matches.takeback({ match: this.info.id, seat, to }));
  }

  async changePace(pace: Pace): Done {
    return this.#as((seat) => server().matches.changePace({ match: this.info.id, seat, pace }));
  }

  async answer(agree: boolean): Done {
    return this.#as((seat) => server().matches.answer({ match: this.info.id, seat, agree }));
  }

  async cover(level: string): Done {
    return this.#as((seat) => server().matches.cover({ match: this.info.id, seat, level }));
  }

  async uncover(): Done {
    return this.#as((seat) => server().matches.uncover({ match: this.info.id, seat }));
  }

  async resign(): Done {
    return this.#as((seat) => server().matches.resign({ match: this.info.id, seat }));
  }

  /** The same table again; answers its name. */
  async rematch(): Promise<Answer<string, ServerFault>> {
    const { salt, saltHash } = freshSalt();
    const made = await asked(server().matches.rematch({ match: this.info.id, saltHash }));
    if (!made.ok) return made;
    // Whoever sat there already keeps the salt that the table knows.
    if (made.value.seats.some((seat) => seat.saltHash === saltHash)) noteSalt(made.value.id, salt);
    return yes(made.value.id);
  }

  async say(text: string): Done {
    const said = await asked(server().matches.say({ match: this.info.id, text }));
    if (!said.ok) return said;
    this.feed.addLine(said.value);
    return yes(null);
  }

  /** Reads nothing more of what somebody writes, here and at every other table. */
  async mute(player: string): Done {
    const done = await plain(server().people.mute({ player, muted: true }));
    if (done.ok) this.feed.forgetLines(player);
    return done;
  }

  close(): void {
    this.feed.close();
  }

  /** Does it for the seat whose eyes are open, else for one's first. */
  #as(request: (seat: Seat) => Promise<TableInfo>): Done {
    const [first] = this.mine;
    const seat = this.feed.viewer ?? first;
    return seat === undefined ? Promise.resolve(no(NOT_SEATED)) : this.#learnt(request(seat));
  }

  async #learnt(request: Promise<TableInfo>): Done {
    const done = await asked(request);
    if (!done.ok) return done;
    this.feed.learn(done.value);
    return yes(null);
  }
}

const NOT_SEATED: ServerFault = { code: "server-says", reason: "not-at-table", message: "" };

/** Sits down at a table, with a salt of one's own. */
async function join(match: string, code: string | null) {
  const { ownSalt: before } = notesOf(match);
  const { salt, saltHash } = freshSalt();
  noteSalt(match, salt);
  const joined = await asked(server().matches.join({ match, saltHash, ...(code !== null && { code }) }));
  if (!joined.ok && before !== null) noteSalt(match, before);
  return joined;
}

function seatsOf({ seats }: TableInfo, player: string | null): readonly Seat[] {
  return player === null ? [] : [...seats.keys()].filter((seat) => seats[seat]?.player === player);
}

async function plain(request: Promise<unknown>): Done {
  const done = await asked(request);
  return done.ok ? yes(null) : done;
}
