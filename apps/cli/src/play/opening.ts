import { BOTS, type Bot, loadJudge, STANDARD_LEVEL } from "@gatehouse/bots";
import {
  type Answer,
  type AnyGame,
  at,
  faultMessage,
  type GameRecord,
  type GameTypes,
  type Message,
  no,
  replay,
  type Seat,
  start,
  yes,
} from "@gatehouse/engine";
import type { Voice } from "../arguments.ts";
import { openKeeper } from "../keeping.ts";
import type { Setting } from "../parameters.ts";
import { letterOf, seatOf, standardNames } from "../seats.ts";
import { dealBots, gameTexts, luckOf, openRules } from "../tables.ts";
import type { Reader } from "./reader.ts";
import type { Player, Session } from "./session.ts";

/** What the caller wants of a session. */
export interface Wishes {
  readonly seats: number | undefined;
  readonly bots: readonly Bot[] | undefined;
  readonly you: string | undefined;
  readonly "hot-seat": boolean;
  readonly names: string | undefined;
  readonly option: readonly Setting[];
  readonly seed: number;
  /** The record of a match that is to go on. */
  readonly record: GameRecord<GameTypes> | undefined;
}

type Begun = Pick<Session, "match" | "happened">;

/** Sets up a match, or takes up a recorded one, and seats the players. */
export async function openSession(
  game: AnyGame,
  wishes: Wishes,
  context: Voice,
  reader: Reader,
): Promise<Answer<Session, Message>> {
  const luck = luckOf(wishes.seed);
  const begun = wishes.record ? resume(game, wishes, wishes.record) : begin(game, wishes, luck.chance);
  if (!begun.ok) return begun;
  const players = seatPlayers(wishes, begun.value.match.rules.options.seats, context);
  if (!players.ok) return players;
  const texts = await gameTexts(
    context,
    game,
    players.value.map(({ name }) => name),
  );
  const { terminal } = context;
  const keeper = openKeeper(game);
  const judge = await loadJudge(game.id, begun.value.match.rules);
  return yes({ ...begun.value, ...luck, judge, keeper, note: null, players: players.value, reader, terminal, texts });
}

/** Checks what can be known of the wishes before a game is chosen: whether any of these games could be played so. */
export function checkWishes(games: readonly AnyGame[], wishes: Wishes, context: Voice): Answer<null, Message> {
  const most = Math.max(...games.map(({ seats }) => seats.max));
  const players = seatPlayers(wishes, wishes.seats ?? most, context);
  return players.ok ? yes(null) : players;
}

function begin(game: AnyGame, wishes: Wishes, chance: Session["chance"]): Answer<Begun, Message> {
  const bots = wishes["hot-seat"] ? 0 : (wishes.bots?.length ?? 0);
  const opened = openRules(game, wishes.seats ?? Math.max(game.seats.min, bots + 1), wishes.option);
  if (!opened.ok) return opened;
  const started = start(game, opened.value.options, chance);
  if (!started.ok) return no(faultMessage(started.error));
  const { match, events } = started.value;
  return yes({ match, happened: [{ seq: 0, events }] });
}

function resume(game: AnyGame, wishes: Wishes, record: GameRecord<GameTypes>): Answer<Begun, Message> {
  if (record.game !== game.id) return no({ key: "error.other-game", values: { found: record.game, wanted: game.id } });
  if (wishes.seats !== undefined || wishes.option.length > 0) return no({ key: "error.record-decides" });
  const happened: Session["happened"] = [];
  const opened = game.open(record.options);
  const replayed = replay(game, record, ({ step, events }) => void happened.push({ seq: step, events }));
  if (!replayed.ok) return no(faultMessage(replayed.error, opened.ok ? opened.value : undefined));
  return yes({ match: replayed.value, happened });
}

function seatPlayers(wishes: Wishes, seats: number, { texts }: Voice): Answer<Player[], Message> {
  const isShared = wishes["hot-seat"];
  if (isShared && (wishes.bots || wishes.you !== undefined)) return no({ key: "error.hot-seat-alone" });
  const you = seatOf(wishes.you ?? "0", seats);
  if (you === undefined)
    return no({
      key: "error.bad-seat",
      values: { found: wishes.you ?? "", last: letterOf(seats - 1), number: seats - 1 },
    });
  const names = wishes.names?.split(",").map((name) => name.trim()) ?? [];
  if (names.length > seats) return no({ key: "error.too-many-names", values: { found: names.length, seats } });
  const standard = standardNames(texts, seats);
  const bots = dealBots(wishes.bots ?? BOTS.filter(({ name }) => name === STANDARD_LEVEL), seats - 1);
  const botOf = (seat: Seat) => (isShared || seat === you ? null : at(bots, seat < you ? seat : seat - 1));
  return yes(standard.map((name, seat) => ({ name: names[seat] || name, bot: botOf(seat) })));
}
