import { randomInt } from "node:crypto";
import { type Chance, dealer, headOf, type Seat, submit, undo } from "@gatehouse/engine";
import type { Acknowledged, Submission } from "@gatehouse/protocol";
import { engineFault, refuse } from "../faults.ts";
import type { AnyMatch } from "../games.ts";
import { toldHead } from "./log.ts";
import { concluded } from "./outcome.ts";
import { actorsOf, type Decision, noMove, playing, type Situation, submissionName } from "./situation.ts";
import { changed, isPlayedByBot, type Table, withSeat } from "./table.ts";

/** Where a match's luck comes from: its seal; if it began elsewhere, the machine. */
function chanceOf(match: AnyMatch): Chance {
  return match.seal ? dealer(match.seal, match.drawn) : { pick: (sides) => randomInt(sides) };
}

/** A person plays. Whoever acts has come back: a bot that covered the seat lets go. */
export function act(situation: Situation, player: string, submission: Submission): Decision<Acknowledged> {
  const checked = playing(situation, player, submission.seat);
  const earlier = alreadyDone(situation, player, submission.key, submission.actions.length);
  if (earlier) return noMove(situation, earlier);
  if (!checked.ok) return checked;
  const { table } = checked.value;
  const seat = table.seats[submission.seat];
  if (seat?.resigned) return refuse("already-resigned");
  const uncovered = seat?.cover ? withSeat(table, submission.seat, { cover: null }) : table;
  return submitted(situation, uncovered, player, submission);
}

/** A bot of the server plays. */
export function actAsBot(situation: Situation, submission: Submission): Decision<Acknowledged> {
  const { table, play } = situation;
  if (table.phase !== "playing" || play === null) return refuse("not-playing", { phase: table.phase });
  // The seat may be a person's again.
  if (!isPlayedByBot(table.seats[submission.seat])) return refuse("wrong-seat", { seat: submission.seat });
  return submitted(situation, table, "bot", submission);
}

function submitted(
  situation: Situation,
  table: Table,
  author: string,
  { seat, seq, key, actions }: Submission,
): Decision<Acknowledged> {
  const { play, arose } = situation;
  if (play === null) return refuse("not-playing", { phase: table.phase });
  const isActor = actorsOf(situation).includes(seat);
  // Only if the sender's own decision is gone: what others did meanwhile in a joint choice does not matter.
  if (seq >= play.log.length || (isActor && seq < (arose[seat] ?? 0)))
    return refuse("stale", { seq: play.log.length - 1 });
  const done = submit(play, seat, actions, chanceOf(play));
  if (!done.ok) return engineFault(done.error.fault, play);
  const { match, played, unplayed } = done.value;
  const entries = played.map(({ entry, events }, i) => ({ entry, events, author, key: i === 0 ? key : `${key}/${i}` }));
  const withoutProposal = table.proposal ? changed(table, { proposal: null }) : table;
  const reply = { key, seq: match.log.length - 1, head: toldHead(match, headOf(match)), unplayed };
  return { ok: true, value: { table: concluded(withoutProposal, match), play: match, played: entries, reply } };
}

/** The acknowledgement of a submission that the log already has. */
function alreadyDone(situation: Situation, author: string, key: string, sent: number): Acknowledged | null {
  const { play, submissions } = situation;
  const seq = submissions.get(submissionName(author, key));
  const entry = play?.log[seq ?? -1];
  if (seq === undefined || entry === undefined || play === null) return null;
  let played = 1;
  while (submissions.has(submissionName(author, `${key}/${played}`))) played += 1;
  const last = play.log[seq + played - 1] ?? entry;
  return { key, seq: last.seq, head: toldHead(play, last.head), unplayed: sent - played };
}

/** Takes back own steps that nothing was drawn on. */
export function takeBackOwn(
  situation: Situation,
  player: string,
  { seat, key, to }: { readonly seat: Seat; readonly key: string; readonly to?: number | undefined },
): Decision<Acknowledged> {
  const checked = playing(situation, player, seat);
  const earlier = alreadyDone(situation, player, key, 1);
  if (earlier) return noMove(situation, earlier);
  if (!checked.ok) return checked;
  const { play, table } = checked.value;
  const done = undo(play, seat, to);
  if (!done.ok) return engineFault(done.error, play);
  return { ok: true, value: appended(table, done.value, player, key) };
}

/** The move that a single entry without events makes. */
export function appended(table: Table, match: AnyMatch, author: string, key: string) {
  const entry = match.log[match.log.length - 1];
  const played = entry ? [{ entry, events: [], author, key }] : [];
  const reply = { key, seq: match.log.length - 1, head: toldHead(match, headOf(match)), unplayed: 0 };
  return { table: table.proposal ? changed(table, { proposal: null }) : table, play: match, played, reply };
}
