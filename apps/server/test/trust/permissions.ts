import { randomUUID } from "node:crypto";
import { findGame } from "@gatehouse/catalogue";
import { recordOf, seeded, start } from "@gatehouse/engine";
import type { Reason } from "@gatehouse/protocol";
import type { Input } from "./calls.ts";
import { CALLERS, type Caller, type Scene, type Stage } from "./stage.ts";

/** What somebody gets: a yes, a no with its reason, or past the gate to a no that is about what was asked, not who asks. */
export type Outcome = "yes" | Reason | { readonly past: Reason };

/** One request by everybody. */
export interface Row {
  /** The request of the contract, or `live.` and a message of the socket. */
  readonly call: string;
  readonly remark?: string;
  readonly scene: Scene;
  input?(stage: Stage, caller: Caller): Input | Promise<Input>;
  readonly outcomes: { readonly [C in Caller]: Outcome };
}

type Some = { readonly [C in Caller]?: Outcome };

/** The same for all but some. */
function everybody(outcome: Outcome, others: Some = {}): Row["outcomes"] {
  const all = Object.fromEntries(CALLERS.map((caller) => [caller, outcome]));
  // Made of all callers, which fromEntries forgets.
  return { ...all, ...others } as Row["outcomes"];
}

/** Only who is somebody; a worthless cookie or token makes nobody. */
function somebody(outcome: Outcome, others: Some = {}): Row["outcomes"] {
  const nobody = "no-identity" as const;
  return everybody(outcome, { stranger: nobody, expired: nobody, revoked: nobody, ...others });
}

const person = (outcome: Outcome, others: Some = {}) => somebody(outcome, { "bot token": "guests-only", ...others });

/** Only who sits on seat 1, for which everybody asks: not even the creator of the table has power over it. */
const onlySeat = (outcome: Outcome) => somebody("not-your-seat", { seat: outcome });

/** Only those at the table. */
function atTable(outcome: Outcome, otherwise: Outcome): Row["outcomes"] {
  return somebody(otherwise, { seat: outcome, "other seat": outcome, creator: outcome });
}

/** Only who sits there looks through the eyes of seat 1. */
const eyesOfSeat = everybody("not-your-seat", { seat: "yes" });

/** Those at the table, and who has the pass. */
const onlookers = (outcome: Outcome) =>
  everybody("private-match", { seat: outcome, "other seat": outcome, creator: outcome, spectator: outcome });

const inMatch = ({ match }: Stage) => ({ match });
const atSeat = ({ match }: Stage) => ({ match, seat: 1 });
const looking = ({ match, pass }: Stage, caller: Caller) => ({ match, ...(caller === "spectator" && { pass }) });
const throughSeat = (stage: Stage, caller: Caller) => ({ ...looking(stage, caller), seat: 1 });

function freshTable(): Input {
  const seats = [{ kind: "me" }, { kind: "open" }];
  return { seats, visibility: "private", pace: { kind: "live", minutes: 60 } };
}

async function anyRecord(): Promise<Input> {
  const game = await findGame("lantern-wall");
  const started = game && start(game, { seats: 2 }, seeded(1));
  if (!started?.ok) throw new Error("no match");
  return { ...recordOf(started.value.match) };
}

const WEBHOOK = { kind: "webhook", url: "http://127.0.0.1:9/hook" };
/** Keys as long as a browser's: a point of 65 bytes and a secret of 16. */
const KEYS = { p256dh: Buffer.alloc(65, 4).toString("base64url"), auth: Buffer.alloc(16, 1).toString("base64url") };
const SUBSCRIPTION = { endpoint: "http://127.0.0.1:9/push", keys: KEYS };

async function wayOfSeat(stage: Stage): Promise<Input> {
  return { way: (await stage.as("seat", "notices.addWebhook", WEBHOOK))["id"] };
}

async function deviceCode(stage: Stage): Promise<Input> {
  return { code: (await stage.as("seat", "people.addDevice", {}))["code"] };
}

const PEOPLE: readonly Row[] = [
  { call: "catalogue", scene: "nothing", outcomes: everybody("yes") },
  { call: "people.guest", scene: "nothing", input: () => ({ name: "New" }), outcomes: everybody("yes") },
  {
    call: "people.return",
    remark: "with the code of a return link",
    scene: "nothing",
    input: ({ own }) => ({ code: own.returnCode }),
    outcomes: everybody("yes"),
  },
  {
    call: "people.return",
    remark: "without it",
    scene: "nothing",
    input: ({ own }) => ({ code: `${own.id}.guessed` }),
    outcomes: everybody("unknown-identity"),
  },
  { call: "people.me", scene: "nothing", outcomes: somebody("yes") },
  { call: "people.change", scene: "nothing", input: () => ({ name: "Other" }), outcomes: somebody("yes") },
  { call: "people.renewLink", scene: "nothing", outcomes: person("yes") },
  { call: "people.signOut", scene: "nothing", outcomes: everybody("yes") },
  { call: "people.makeBot", scene: "nothing", input: () => ({ name: "Bot" }), outcomes: person("yes") },
  { call: "people.bots", scene: "nothing", outcomes: person("yes") },
  {
    call: "people.dropBot",
    remark: "the creator's",
    scene: "nothing",
    input: ({ bot }) => ({ bot }),
    outcomes: person("no-bot-token", { creator: "yes" }),
  },
  {
    call: "people.mute",
    scene: "nothing",
    input: ({ own }) => ({ player: own.id, muted: true }),
    outcomes: somebody("yes"),
  },
  { call: "people.muted", scene: "nothing", outcomes: somebody("yes") },
  { call: "people.addDevice", scene: "nothing", outcomes: person("yes") },
  {
    call: "people.joinDevice",
    remark: "with a code",
    scene: "nothing",
    input: deviceCode,
    outcomes: everybody("yes"),
  },
  { call: "people.data", scene: "nothing", outcomes: person("yes") },
  { call: "people.remove", scene: "playing", outcomes: person("yes") },
  { call: "passkeys.list", scene: "nothing", outcomes: person("yes") },
  { call: "passkeys.options", scene: "nothing", outcomes: person("yes") },
  {
    call: "passkeys.add",
    scene: "nothing",
    input: () => ({ name: "Phone", response: {} }),
    outcomes: person({ past: "passkey-not-proven" }),
  },
  {
    call: "passkeys.drop",
    remark: "of seat 1",
    scene: "nothing",
    input: async (stage) => ({ passkey: await stage.passkey() }),
    outcomes: person("no-passkey", { seat: "yes" }),
  },
  { call: "passkeys.signInOptions", scene: "nothing", outcomes: everybody("yes") },
  {
    call: "passkeys.signIn",
    scene: "nothing",
    input: () => ({ response: {} }),
    outcomes: everybody({ past: "passkey-not-proven" }),
  },
];

const NOTICES: readonly Row[] = [
  { call: "notices.settings", scene: "nothing", outcomes: somebody("yes") },
  { call: "notices.change", scene: "nothing", input: () => ({ zone: "Europe/Berlin" }), outcomes: somebody("yes") },
  {
    call: "notices.addPush",
    scene: "nothing",
    input: () => ({ name: "Browser", subscription: SUBSCRIPTION }),
    outcomes: somebody("yes"),
  },
  {
    call: "notices.addMail",
    scene: "nothing",
    input: () => ({ address: "somebody@example.org" }),
    outcomes: somebody("yes"),
  },
  {
    call: "notices.confirmMail",
    remark: "without the code",
    scene: "nothing",
    input: () => ({ code: "guessed" }),
    outcomes: everybody("code-expired"),
  },
  { call: "notices.addWebhook", scene: "nothing", input: () => WEBHOOK, outcomes: somebody("yes") },
  {
    call: "notices.dropWay",
    remark: "of seat 1",
    scene: "nothing",
    input: wayOfSeat,
    outcomes: somebody("no-way", { seat: "yes" }),
  },
  {
    call: "notices.tryWay",
    remark: "of seat 1",
    scene: "nothing",
    input: wayOfSeat,
    outcomes: somebody("no-way", { seat: "yes" }),
  },
  { call: "notices.deliveries", scene: "nothing", outcomes: somebody("yes") },
  {
    call: "notices.unsubscribe",
    remark: "without the code",
    scene: "nothing",
    input: () => ({ code: "guessed" }),
    outcomes: everybody("no-way"),
  },
];

const TABLES: readonly Row[] = [
  {
    call: "matches.create",
    scene: "nothing",
    input: () => ({ ...freshTable(), game: "lantern-wall", options: {} }),
    outcomes: somebody("yes"),
  },
  {
    call: "matches.upload",
    scene: "nothing",
    input: async () => ({ ...freshTable(), record: await anyRecord() }),
    outcomes: somebody("yes"),
  },
  { call: "matches.open", scene: "nothing", outcomes: everybody("yes") },
  { call: "matches.running", scene: "nothing", outcomes: everybody("yes") },
  { call: "matches.mine", scene: "nothing", outcomes: somebody("yes") },
  { call: "matches.table", remark: "before the start", scene: "gathering", input: inMatch, outcomes: everybody("yes") },
  { call: "matches.table", scene: "playing", input: looking, outcomes: onlookers("yes") },
  {
    call: "matches.join",
    remark: "without a code",
    scene: "gathering",
    input: inMatch,
    outcomes: atTable("yes", "bad-invitation"),
  },
  {
    call: "matches.join",
    remark: "with the code",
    scene: "gathering",
    input: ({ match, code }) => ({ match, code }),
    outcomes: somebody("yes"),
  },
  { call: "matches.leave", scene: "gathering", input: inMatch, outcomes: atTable("yes", "not-at-table") },
  {
    call: "matches.find",
    remark: "by the code",
    scene: "gathering",
    input: ({ code }) => ({ code }),
    outcomes: everybody("yes"),
  },
  { call: "matches.links", scene: "gathering", input: inMatch, outcomes: atTable("yes", "not-at-table") },
  {
    call: "matches.arrange",
    scene: "gathering",
    input: ({ match }) => ({ match, seat: 3, level: "random" }),
    outcomes: somebody("not-host", { creator: "yes" }),
  },
  {
    call: "matches.invite",
    scene: "gathering",
    input: ({ match }) => ({ match, seat: 3 }),
    outcomes: somebody("not-host", { creator: "yes" }),
  },
  {
    call: "matches.salt",
    remark: "of seat 1",
    scene: "salting",
    input: ({ match, salt }) => ({ match, salt }),
    outcomes: somebody("not-at-table", { seat: "yes" }),
  },
  { call: "matches.rematch", scene: "over", input: inMatch, outcomes: atTable("yes", "not-at-table") },
];

const PLAY: readonly Row[] = [
  {
    call: "matches.act",
    scene: "playing",
    input: ({ match }) => ({ match, ...bid() }),
    outcomes: onlySeat("yes"),
  },
  {
    call: "matches.undo",
    scene: "playing",
    input: (stage) => ({ ...atSeat(stage), key: randomUUID() }),
    outcomes: onlySeat({ past: "nothing-to-undo" }),
  },
  {
    call: "matches.takeback",
    scene: "playing",
    input: (stage) => ({ ...atSeat(stage), to: 5 }),
    outcomes: onlySeat({ past: "not-a-step" }),
  },
  {
    call: "matches.changePace",
    scene: "playing",
    input: (stage) => ({ ...atSeat(stage), pace: { kind: "correspondence", days: 2 } }),
    outcomes: onlySeat("yes"),
  },
  {
    call: "matches.answer",
    scene: "playing",
    input: (stage) => ({ ...atSeat(stage), agree: true }),
    outcomes: onlySeat({ past: "no-proposal" }),
  },
  {
    call: "matches.cover",
    scene: "playing",
    input: (stage) => ({ ...atSeat(stage), level: "random" }),
    outcomes: onlySeat("yes"),
  },
  { call: "matches.uncover", scene: "playing", input: atSeat, outcomes: onlySeat({ past: "not-covered" }) },
  { call: "matches.resign", scene: "playing", input: atSeat, outcomes: onlySeat("yes") },
];

const EYES: readonly Row[] = [
  { call: "matches.sight", scene: "playing", input: looking, outcomes: onlookers("yes") },
  { call: "matches.sight", remark: "as seat 1", scene: "playing", input: throughSeat, outcomes: eyesOfSeat },
  {
    call: "matches.view",
    scene: "playing",
    input: (stage, caller) => ({ ...looking(stage, caller), seq: 0 }),
    outcomes: onlookers("yes"),
  },
  {
    call: "matches.view",
    remark: "as seat 1",
    scene: "playing",
    input: (stage, caller) => ({ ...throughSeat(stage, caller), seq: 0 }),
    outcomes: eyesOfSeat,
  },
  { call: "matches.history", scene: "playing", input: looking, outcomes: onlookers("yes") },
  { call: "matches.history", remark: "as seat 1", scene: "playing", input: throughSeat, outcomes: eyesOfSeat },
  {
    call: "matches.record",
    remark: "before the end",
    scene: "playing",
    input: looking,
    outcomes: onlookers("record-still-secret"),
  },
  { call: "matches.record", scene: "over", input: looking, outcomes: onlookers("yes") },
  { call: "matches.chat", scene: "playing", input: looking, outcomes: onlookers("yes") },
  {
    call: "matches.say",
    scene: "playing",
    input: ({ match }) => ({ match, text: "Hello" }),
    outcomes: atTable("yes", "private-match"),
  },
  { call: "matches.follow", scene: "playing", input: looking, outcomes: onlookers("yes") },
  { call: "matches.follow", remark: "as seat 1", scene: "playing", input: throughSeat, outcomes: eyesOfSeat },
];

const LIVE: readonly Row[] = [
  {
    call: "live.watch",
    scene: "playing",
    input: (stage, caller) => ({ ...looking(stage, caller), seat: null }),
    outcomes: onlookers("yes"),
  },
  { call: "live.watch", remark: "as seat 1", scene: "playing", input: throughSeat, outcomes: eyesOfSeat },
  {
    call: "live.act",
    scene: "playing",
    input: ({ match }) => ({ match, submission: bid() }),
    outcomes: onlySeat("yes"),
  },
  { call: "live.unwatch", scene: "playing", input: inMatch, outcomes: everybody("yes") },
  { call: "live.ping", scene: "nothing", outcomes: everybody("yes") },
];

/** Everybody owes a bid. */
function bid() {
  return { seat: 1, seq: 0, key: randomUUID(), actions: [{ type: "bid", coins: 0 }] };
}

/** Who may do what. A request without a row fails the test. */
export const PERMISSIONS: readonly Row[] = [...PEOPLE, ...NOTICES, ...TABLES, ...PLAY, ...EYES, ...LIVE];
