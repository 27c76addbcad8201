import { randomInt } from "node:crypto";
import { CATALOGUE } from "@gatehouse/catalogue";
import { no, recordOf, yes } from "@gatehouse/engine";
import { command, type Outcome, type Voice } from "../arguments.ts";
import { checkRecordFile } from "../keeping.ts";
import { wrap } from "../layout.ts";
import { bots, file, flag, game, optional, repeated, seats, seed, setting, text } from "../parameters.ts";
import { chooseGame } from "../play/menu.ts";
import { checkWishes, openSession, type Wishes } from "../play/opening.ts";
import { openReader } from "../play/reader.ts";
import { lastViewer, resultScreen } from "../play/screen.ts";
import type { Session } from "../play/session.ts";
import { type Ending, playSession } from "../play/table.ts";
import { loadRecord } from "../records.ts";

/** Seeds that are made up are short enough to be typed again. */
const MADE_UP_SEEDS = 1_000_000_000;

/** `gatehouse play`: a game against bots, or of several people at one screen. */
export const play = command({
  name: "play",
  places: { game: optional(game) },
  options: {
    seats: optional(seats),
    bots: optional(bots),
    you: optional(text("SEAT")),
    "hot-seat": flag(),
    names: optional(text("a,b,…")),
    option: repeated(setting),
    seed: optional(seed),
    record: optional(file),
    from: optional(file),
  },
  examples: [
    "play",
    "play {game} --seats 3 --bots student,random --you B",
    "play {game} --hot-seat --names Mia,Tom --record game.json",
    "play --from game.json",
  ],
  async run({ game, from, record: path, seed = randomInt(MADE_UP_SEEDS), ...others }, context) {
    const loaded = from === undefined ? null : await loadRecord(from, context.system);
    if (loaded && !loaded.ok) return no(loaded.error.message);
    const wishes: Wishes = { ...others, seed, record: loaded?.value.record };
    const known = game ?? loaded?.value.game;
    const checked = known ? yes(null) : await checkBeforeAsking(wishes, path, context);
    if (!checked.ok) return checked;
    const reader = openReader(context.system, context.terminal, !wishes["hot-seat"]);
    try {
      const chosen = known ?? (await chooseGame(CATALOGUE, context, reader));
      if (typeof chosen === "string") {
        context.terminal.print(farewell(chosen, context));
        return yes(0);
      }
      const opened = await openSession(chosen, wishes, context, reader);
      if (!opened.ok) return opened;
      opened.value.note = context.texts.text(loaded ? "play.continues" : "play.welcome", { seed: String(seed) });
      return await playAndKeep(opened.value, path);
    } finally {
      reader.close();
    }
  },
});

/** A wrong call is better known before somebody has chosen a game for it. */
async function checkBeforeAsking(wishes: Wishes, path: string | undefined, context: Voice) {
  const games = await Promise.all(CATALOGUE.map((entry) => entry.load()));
  const checked = checkWishes(games, wishes, context);
  return checked.ok && path !== undefined ? checkRecordFile(path) : checked;
}

/** Plays, says how it ended, and keeps the record where that is wanted. */
async function playAndKeep(session: Session, path: string | undefined): Promise<Outcome> {
  const { keeper, terminal, texts } = session;
  // A file that cannot be written is better known before the game than after it.
  const claimed = path === undefined ? yes(null) : keeper.claim(path, recordOf(session.match));
  if (!claimed.ok) return claimed;
  const ending = await playSession(session);
  if (ending === "over") {
    terminal.clear();
    terminal.print(resultScreen(session, lastViewer(session)));
  } else terminal.print(farewell(ending, session));
  if (path === undefined) return yes(0);
  const kept = keeper.keep(path, recordOf(session.match));
  if (!kept.ok) return kept;
  const told = texts.text(ending === "over" ? "play.kept" : "play.saved", { path });
  terminal.print(wrap(told, terminal.size().columns, " ").join("\n"));
  return yes(0);
}

function farewell(ending: Exclude<Ending, "over">, { texts }: Pick<Voice, "texts">): string {
  const text = texts.text(ending === "ended" ? "play.input-ended" : "play.goodbye");
  // The cursor may still stand behind a prompt.
  return ending === "quit" ? ` ${text}` : `\n ${text}`;
}
