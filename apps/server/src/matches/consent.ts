import { randomUUID } from "node:crypto";
import { type Seat, takeback } from "@gatehouse/engine";
import type { Pace, Proposal } from "@gatehouse/protocol";
import { engineFault, refuse } from "../faults.ts";
import { appended } from "./play.ts";
import { type Decision, playing, type Situation, tableMove } from "./situation.ts";
import { changed, peoplesSeats, seatsOf, type Table } from "./table.ts";

/** Asks all people to take back every step from one on. */
export function proposeTakeback(situation: Situation, player: string, seat: Seat, to: number): Decision<null> {
  const checked = playing(situation, player, seat);
  if (!checked.ok) return checked;
  // Tried at once, so that nobody is asked for what cannot be done.
  const tried = takeback(checked.value.play, seat, to);
  if (!tried.ok) return engineFault(tried.error, checked.value.play);
  return propose(situation, player, { kind: "takeback", by: seat, to, agreed: [] });
}

/** Asks all people to play live, or by correspondence. */
export function proposePace(situation: Situation, player: string, seat: Seat, pace: Pace): Decision<null> {
  const checked = playing(situation, player, seat);
  return checked.ok ? propose(situation, player, { kind: "pace", by: seat, pace, agreed: [] }) : checked;
}

function propose(situation: Situation, player: string, proposal: Proposal): Decision<null> {
  if (situation.table.proposal) return refuse("proposal-open", { by: situation.table.proposal.by });
  return agreed(situation, proposal, player);
}

/** Agrees to what is asked of all, or not: one no is enough. */
export function answerProposal(situation: Situation, player: string, seat: Seat, agree: boolean): Decision<null> {
  const checked = playing(situation, player, seat);
  if (!checked.ok) return checked;
  const { proposal } = situation.table;
  if (proposal === null) return refuse("no-proposal");
  return agree
    ? agreed(situation, proposal, player)
    : tableMove(situation, changed(situation.table, { proposal: null }), null);
}

/** A person agrees with all their seats at once. When all have, it happens; bots have nothing against it. */
function agreed(situation: Situation, proposal: Proposal, player: string): Decision<null> {
  const { table } = situation;
  const seats = [...new Set([...proposal.agreed, ...seatsOf(table, player)])];
  const isUnanimous = peoplesSeats(table).every((seat) => seats.includes(seat));
  if (isUnanimous) return carriedOut(situation, proposal);
  return tableMove(situation, changed(table, { proposal: { ...proposal, agreed: seats } }), null);
}

function carriedOut(situation: Situation, proposal: Proposal): Decision<null> {
  const { table, play } = situation;
  const settled: Table = changed(table, { proposal: null });
  if (proposal.kind === "pace") return tableMove(situation, changed(settled, { pace: proposal.pace }), null);
  if (play === null) return refuse("not-playing", { phase: table.phase });
  const done = takeback(play, proposal.by, proposal.to);
  if (!done.ok) return engineFault(done.error, play);
  return { ok: true, value: { ...appended(settled, done.value, "table", randomUUID()), reply: null } };
}
