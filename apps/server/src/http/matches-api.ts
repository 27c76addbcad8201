import { type Answer, provenRecordOf, recordOf, type Seat } from "@gatehouse/engine";
import { contract, type Invitation, type TableInfo, type TableLinks } from "@gatehouse/protocol";
import { implement } from "@orpc/server";
import { chatName } from "../app.ts";
import { COVER_LEVEL, isBot } from "../bots/choose.ts";
import { readCode } from "../codes.ts";
import { refuse, type ServerFault } from "../faults.ts";
import { follow } from "../live/follow.ts";
import { answerProposal, proposePace, proposeTakeback } from "../matches/consent.ts";
import { cover, resign, uncover } from "../matches/cover.ts";
import { type NewTable, newTable, rematchTable, uploadedTable } from "../matches/create.ts";
import { listed, myTurnFirst } from "../matches/listing.ts";
import { act, takeBackOwn } from "../matches/play.ts";
import { arrange, gathered, invite, join, leave, reveal } from "../matches/seats.ts";
import { entriesFor, type Held, NOTHING_KNOWN, sightFault, updateFor, viewAt } from "../matches/sight.ts";
import { type Decision, type Situation, tableMove } from "../matches/situation.ts";
import { changed, seatsOf, type Table, tableInfo } from "../matches/table.ts";
import { answered, type Context, guessing, known } from "./context.ts";

const api = implement(contract).$context<Context>().matches;
const done = { done: true } as const;

/** Changes a match; a no is told in the words of its game. */
async function change<T>(
  context: Context,
  match: string,
  decide: (situation: Situation, now: number) => Decision<T>,
): Promise<T> {
  const answer = await context.app.keeper.change(match, decide);
  if (answer.ok) return answer.value;
  return answered(context, answer, (await context.app.keeper.held(match))?.situation.table);
}

/** Changes a match and answers its table. */
async function changeTable(
  context: Context,
  match: string,
  decide: (situation: Situation, now: number) => Decision<unknown>,
): Promise<TableInfo> {
  await change(context, match, decide);
  return tableInfo((await heldMatch(context, match)).situation.table);
}

async function heldMatch(context: Context, match: string, atLeast?: number): Promise<Held> {
  return (await context.app.keeper.held(match, atLeast)) ?? answered(context, refuse("no-match"));
}

/** The match, if the caller may look at it through these eyes. */
async function seen(context: Context, { match, seat, pass }: Look, atLeast?: number): Promise<Held> {
  const held = await heldMatch(context, match, atLeast);
  const { table } = held.situation;
  answered(context, sightFault(table, context.identity?.id ?? null, seat ?? null, pass ?? null), table);
  return held;
}

/** At which match, through whose eyes, and with which pass. */
interface Look {
  readonly match: string;
  readonly seat?: Seat | undefined;
  readonly pass?: string | undefined;
}

/** Stores a new table; if nobody is missing it begins at once. */
async function laid(context: Context, answer: Answer<NewTable, ServerFault>) {
  const { app, base } = context;
  const { table, game, play, codes } = answered(context, answer);
  const uploaded = (play?.log ?? []).map((entry) => ({ entry, events: [], author: null, key: null }));
  const situation = { table, play, arose: [], submissions: new Map(), deadline: null };
  const begun =
    table.phase === "over" ? tableMove(situation, table, null) : gathered(situation, table, game, app.now(), null);
  const move = answered(context, begun);
  const held = await app.keeper.add(play ? { ...move, played: uploaded } : move);
  const invitations = codes.map(({ seat, code }) => invitation(base, table.id, seat, code));
  return { table: tableInfo(held.situation.table), links: linksOf(base, table), invitations };
}

function linksOf(base: string, { id, code, pass }: Table): TableLinks {
  return { code, join: `${base}/join/${id}#${code}`, watch: `${base}/watch/${id}#${pass}` };
}

/** The code is in the fragment, which browsers do not send: neither logs nor previews of the link ever see it. */
function invitation(base: string, match: string, seat: Seat, code: string): Invitation {
  return { seat, code, link: `${base}/join/${match}#${code}` };
}

async function checkOpenTables(context: Context, player: string): Promise<void> {
  const most = context.app.settings.tablesPerGuest;
  if ((await context.app.store.gatheringOf(player)) >= most) answered(context, refuse("too-many-tables", { most }));
}

const tables = {
  create: api.create.handler(async ({ input, context }) => {
    const who = known(context);
    await checkOpenTables(context, who.id);
    return laid(context, newTable(context.app.games, who, context.app.now(), input));
  }),
  upload: api.upload.handler(async ({ input, context }) => {
    const who = known(context);
    await checkOpenTables(context, who.id);
    return laid(context, uploadedTable(context.app.games, who, context.app.now(), input));
  }),
  rematch: api.rematch.handler(async ({ input, context }) => {
    const who = known(context);
    const { app } = context;
    const { table } = (await heldMatch(context, input.match)).situation;
    if (table.rematch !== null) return joined(context, table.rematch, input.saltHash);
    const { table: made } = await laid(context, rematchTable(app.games, who, app.now(), table, input.saltHash));
    // Of two who ask at the same moment one is first; the other sits down at that table.
    const first = await change(context, input.match, (situation) => {
      const { rematch } = situation.table;
      return tableMove(
        situation,
        rematch === null ? changed(situation.table, { rematch: made.id }) : situation.table,
        rematch,
      );
    });
    if (first === null) return made;
    await change(context, made.id, (situation) => leave(situation, who.id));
    return joined(context, first, input.saltHash);
  }),
  open: api.open.handler(async ({ input, context }) =>
    (await context.app.store.openMatches(input)).map((row) => listed(row, context.identity?.id ?? null)),
  ),
  running: api.running.handler(async ({ input, context }) =>
    (await context.app.store.runningMatches(input)).map((row) => listed(row, context.identity?.id ?? null)),
  ),
  mine: api.mine.handler(async ({ input, context }) => {
    const { id } = known(context);
    return myTurnFirst((await context.app.store.matchesOf(id, input)).map((row) => listed(row, id)));
  }),
  table: api.table.handler(async ({ input, context }) => tableInfo((await seen(context, input)).situation.table)),
};

async function joined(context: Context, match: string, saltHash: string | undefined): Promise<TableInfo> {
  const { table } = (await heldMatch(context, match)).situation;
  if (seatsOf(table, known(context).id).length > 0) return tableInfo(table);
  return changeTable(context, match, (situation, now) => sitDown(context, situation, now, { saltHash }));
}

function sitDown(
  context: Context,
  situation: Situation,
  now: number,
  request: Parameters<typeof join>[4],
): Decision<Seat> {
  const game = context.app.games.get(situation.table.game);
  return game ? join(situation, game, now, known(context), request) : refuse("match-frozen", { why: "unknown-game" });
}

const seats = {
  join: api.join.handler(async ({ input, context }) => {
    known(context);
    const seat = await change(context, input.match, (situation, now) => sitDown(context, situation, now, input));
    return { seat, table: tableInfo((await heldMatch(context, input.match)).situation.table) };
  }),
  leave: api.leave.handler(async ({ input, context }) => {
    const { id } = known(context);
    await change(context, input.match, (situation) => leave(situation, id));
    return done;
  }),
  invite: api.invite.handler(async ({ input: { match, seat }, context }) => {
    const { id } = known(context);
    const { code } = await change(context, match, (situation) => invite(situation, id, seat));
    return invitation(context.base, match, seat, code);
  }),
  find: api.find.handler(async ({ input, context }) => {
    guessing(context);
    const match = await context.app.store.matchByCode(readCode(input.code));
    if (match === null) return answered(context, refuse("no-table-code"));
    return tableInfo((await heldMatch(context, match)).situation.table);
  }),
  links: api.links.handler(async ({ input, context }) => {
    const { id } = known(context);
    const { table } = (await heldMatch(context, input.match)).situation;
    if (seatsOf(table, id).length === 0) return answered(context, refuse("not-at-table"));
    return linksOf(context.base, table);
  }),
  arrange: api.arrange.handler(async ({ input: { match, seat, level }, context }) => {
    const { id } = known(context);
    if (level !== null && !isBot(level)) return answered(context, refuse("unknown-bot", { found: level }));
    return changeTable(context, match, (situation, now) => {
      const game = context.app.games.get(situation.table.game);
      return game ? arrange(situation, game, now, id, seat, level) : refuse("match-frozen", { why: "unknown-game" });
    });
  }),
  salt: api.salt.handler(async ({ input, context }) => {
    const { id } = known(context);
    await change(context, input.match, (situation) => {
      const game = context.app.games.get(situation.table.game);
      return game ? reveal(situation, game, id, input.salt) : refuse("match-frozen", { why: "unknown-game" });
    });
    return done;
  }),
};

const playing = {
  act: api.act.handler(async ({ input: { match, ...submission }, context }) => {
    const { id } = known(context);
    const { metrics } = context.app;
    const stop = metrics.actSeconds.startTimer();
    const acknowledged = await change(context, match, (situation) => act(situation, id, submission));
    stop();
    metrics.acknowledged.inc();
    return acknowledged;
  }),
  undo: api.undo.handler(({ input: { match, ...request }, context }) => {
    const { id } = known(context);
    return change(context, match, (situation) => takeBackOwn(situation, id, request));
  }),
  takeback: api.takeback.handler(({ input: { match, seat, to }, context }) => {
    const { id } = known(context);
    return changeTable(context, match, (situation) => proposeTakeback(situation, id, seat, to));
  }),
  changePace: api.changePace.handler(({ input: { match, seat, pace }, context }) => {
    const { id } = known(context);
    return changeTable(context, match, (situation) => proposePace(situation, id, seat, pace));
  }),
  answer: api.answer.handler(({ input: { match, seat, agree }, context }) => {
    const { id } = known(context);
    return changeTable(context, match, (situation) => answerProposal(situation, id, seat, agree));
  }),
  cover: api.cover.handler(({ input: { match, seat, level }, context }) => {
    const { id } = known(context);
    if (!isBot(level)) return answered(context, refuse("unknown-bot", { found: level }));
    return changeTable(context, match, (situation) => cover(situation, id, seat, level));
  }),
  uncover: api.uncover.handler(({ input: { match, seat }, context }) => {
    const { id } = known(context);
    return changeTable(context, match, (situation) => uncover(situation, id, seat));
  }),
  resign: api.resign.handler(({ input: { match, seat }, context }) => {
    const { id } = known(context);
    return changeTable(context, match, (situation) => resign(situation, id, seat, COVER_LEVEL));
  }),
};

const looking = {
  sight: api.sight.handler(async ({ input, context }) => {
    const viewer = input.seat ?? null;
    const held = await seen(context, input, input.atLeast);
    return updateFor(held, viewer, NOTHING_KNOWN, { wantsLegal: input.legal ?? false });
  }),
  view: api.view.handler(async ({ input, context }) => {
    const viewer = input.seat ?? null;
    const { situation, seq } = await seen(context, input, input.seq);
    const view = situation.play && viewAt(situation.play, viewer, input.seq);
    return { ...(view ?? answered(context, refuse("no-entry", { seq: input.seq, last: seq }))) };
  }),
  history: api.history.handler(async ({ input, context }) => {
    const viewer = input.seat ?? null;
    const { play } = (await seen(context, input)).situation;
    return play ? [...entriesFor(play, viewer, input.since)] : [];
  }),
  record: api.record.handler(async ({ input, context }) => {
    const { table, play } = (await seen(context, input)).situation;
    if (table.phase !== "over" || play === null) return answered(context, refuse("record-still-secret"));
    const { seal } = play;
    return { ...(seal ? provenRecordOf({ ...play, seal }) : recordOf(play)) };
  }),
  follow: api.follow.handler(async ({ input, context, signal }) => {
    const viewer = input.seat ?? null;
    const held = await seen(context, input);
    const { connections } = context.app;
    const player = context.identity?.id ?? null;
    const leave = connections.enter(context.ip, player);
    if (!leave) return answered(context, refuse("too-many-connections", { most: connections.most }));
    signal?.addEventListener("abort", leave);
    return follow(context.app, held, { viewer, player, ...input, leave }, signal);
  }),
};

const talking = {
  chat: api.chat.handler(async ({ input, context }) => {
    await seen(context, input);
    const reader = context.identity?.id ?? null;
    const lines = await context.app.store.chat(input.match, input.since, reader);
    return lines.map(({ n, player, name, text, at }) => ({ n, player, name, text, at: new Date(at).toISOString() }));
  }),
  say: api.say.handler(async ({ input: { match, text }, context }) => {
    const { app } = context;
    const { id: player, name } = known(context);
    const { table } = (await seen(context, { match })).situation;
    if (seatsOf(table, player).length === 0) return answered(context, refuse("not-at-table"));
    const seconds = app.chatBucket.take(player);
    if (seconds !== null) return answered(context, refuse("too-much-chat", { seconds }));
    const { n, at } = await app.store.say({ match, player, name, text, at: app.now() });
    const line = { n, player, name, text, at: new Date(at).toISOString() };
    app.hub.say(match, line);
    app.store.announce([[chatName(match), n]]);
    return line;
  }),
};

export const matchesApi = { ...tables, ...seats, ...playing, ...looking, ...talking };
