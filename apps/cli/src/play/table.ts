import { setImmediate as nextTurn } from "node:timers/promises";
import { asView, at, faultMessage, type GameTypes, type Seat, undo } from "@gatehouse/engine";
import { choiceOf, playLegal } from "../tables.ts";
import { interpret } from "./interpret.ts";
import { decisionScreen, handOverScreen } from "./screen.ts";
import { isShared, type Position, positionOf, type Session } from "./session.ts";
import { isVerb, type Reply, verbsIn } from "./verbs.ts";

/** How a session ends: the match is over, the person leaves, no more input comes, or the program is asked to stop. */
export type Ending = "over" | "quit" | "ended" | "interrupted";

/** Plays a match to its end or until it is left. */
export async function playSession(session: Session): Promise<Ending> {
  /** Who was asked last, and whether that hand may still be on the screen. */
  let last: Seat | null = null;
  let isHidden = true;
  for (;;) {
    const actors = session.match.rules.actors(asView(session.match.state));
    if (actors.length === 0) return "over";
    if (session.reader.isInterrupted()) return "interrupted";
    const botSeat = actors.find((seat) => at(session.players, seat).bot !== null);
    if (botSeat !== undefined) {
      letBotPlay(session, botSeat);
      // Without a pause between two bots no signal would be heard.
      await nextTurn();
      continue;
    }
    const seat: Seat = last !== null && actors.includes(last) ? last : at(actors, 0);
    if ((seat !== last || isHidden) && isShared(session)) {
      const passed = await handOver(session, last, seat);
      // Anybody can have typed undo: the hand is shown only after the screen was passed back.
      isHidden = passed !== "ready";
      if (passed === "undone") continue;
      if (passed !== "ready") return passed;
    }
    last = seat;
    const decided = await decide(positionOf(session, seat));
    if (typeof decided === "string") return decided;
    if (decided.do === "play") play(session, seat, decided.action);
  }
}

function letBotPlay(session: Session, seat: Seat): void {
  const { bot } = at(session.players, seat);
  if (bot) play(session, seat, choiceOf(bot, session.match, seat, session.botChance, session.judge));
}

function play(session: Session, seat: Seat, action: GameTypes["Action"]): void {
  const { match, played } = playLegal(session.match, seat, action, session.chance);
  session.match = match;
  for (const { entry, events } of played) session.happened.push({ seq: entry.seq, events });
}

/** Shows a seat its position and reads lines until one decides something. */
async function decide(position: Position): Promise<Extract<Reply, { do: "play" | "show" }> | Ending> {
  const { session, seat, choices } = position;
  const { terminal, reader, texts } = session;
  terminal.clear();
  terminal.print(decisionScreen(position));
  session.note = null;
  reader.offer([...choices.map(({ notation }) => notation), ...verbsIn(position)]);
  const range = { seat: { seat }, last: choices.length };
  for (;;) {
    if (!terminal.isInteractive) terminal.print(` ${texts.text("play.your-choice", range)}`);
    const reading = await reader.read(` ${texts.text("play.your-choice", range)} `);
    if (reading.kind !== "line") return reading.kind;
    const reply = await interpret(position, reading.text);
    if (reply.do === "leave") return "quit";
    if (reply.do !== "say") return reply;
    terminal.print(["", ...reply.lines, ""].join("\n"));
  }
}

/** Hides what the last person saw and waits for the next. Until then the last person may still take a step back. */
async function handOver(session: Session, from: Seat | null, to: Seat): Promise<"ready" | "undone" | Ending> {
  const { terminal, reader, texts } = session;
  terminal.clear(true);
  terminal.print(handOverScreen(session, to, from !== null && undo(session.match, from).ok));
  for (;;) {
    reader.offer([]);
    const reading = await reader.read(" ");
    if (reading.kind !== "line") return reading.kind;
    if (isVerb("quit", reading.text, texts)) return "quit";
    if (!isVerb("undo", reading.text, texts) || from === null) return "ready";
    const undone = undo(session.match, from);
    if (undone.ok) {
      session.match = undone.value;
      session.note = texts.text("play.undone");
      return "undone";
    }
    terminal.print(` ${texts.say(faultMessage(undone.error))}`);
  }
}
