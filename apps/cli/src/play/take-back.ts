import { type Answer, faultMessage, no, type Seat, takeback, undo, yes } from "@gatehouse/engine";
import { isShared, lastDecision, type Session } from "./session.ts";

const CONSENT = ["y", "yes", "s", "si", "sí", "j", "ja"];

/**
 * Takes back the last step of a seat. Where luck or another seat stands in between, all people have to agree; bots always
 * do. Answers what to tell: that it is done, or why not.
 */
export async function takeBack(session: Session, seat: Seat): Promise<Answer<string, string>> {
  const { match, texts } = session;
  const free = undo(match, seat);
  if (free.ok) {
    session.match = free.value;
    return yes(texts.text("play.undone"));
  }
  if (free.error.code !== "undo-crosses-draw" && free.error.code !== "undo-crosses-seat")
    return no(texts.text("play.nothing-to-undo"));
  if (isShared(session) && !(await isAgreed(session, texts.say(faultMessage(free.error)))))
    return no(texts.text("play.stays"));
  const taken = takeback(match, seat, lastDecision(session, seat));
  if (!taken.ok) return no(texts.say(faultMessage(taken.error)));
  session.match = taken.value;
  return yes(texts.text("play.taken-back"));
}

async function isAgreed({ reader, terminal, texts }: Session, why: string): Promise<boolean> {
  terminal.print(` ${why}`);
  const question = ` ${texts.text("play.agree")} `;
  if (!terminal.isInteractive) terminal.print(question.trimEnd());
  const answer = await reader.read(question);
  return answer.kind === "line" && CONSENT.includes(answer.text.toLowerCase());
}
