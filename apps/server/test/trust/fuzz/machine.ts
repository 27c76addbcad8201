import { randomUUID } from "node:crypto";
import { at, type Chance, mixSeed, seeded } from "@gatehouse/engine";
import { REASONS, STATUS } from "@gatehouse/protocol";
import WebSocket from "ws";
import { askPlainly, askTyped, CALLS, type Call, type Headers, type Input, type Reply } from "../calls.ts";
import { rawRequest, sendRaw } from "../raw.ts";
import { fromElsewhere } from "../world.ts";
import { hostileValue, spoilt, spoiltText } from "./hostile.ts";

// The API as a machine with a state that several people push at once: good requests, spoilt ones, old ones again.

/** What a campaign has found. */
export interface Findings {
  readonly problems: string[];
  /** How often each status came back: a campaign that only ever hears one no has tested nothing. */
  readonly statuses: Map<number, number>;
}

interface Actor {
  readonly headers: Headers;
  readonly id: string;
}

/** What everybody has learnt so far, to be used by the wrong ones, too. */
interface Knowledge {
  readonly actors: Actor[];
  readonly matches: string[];
  /** Who opened which match. */
  readonly owners: Map<string, Headers>;
  readonly codes: string[];
  readonly things: string[];
  readonly sent: { readonly call: Call; readonly input: Input; readonly headers: Headers }[];
}

const AT_ONCE = 6;
/** After so many times that many requests other people come. */
const FRESH_PEOPLE = 50;
const GAMES = ["lantern-wall", "kings-gate", "dragon-island", "dragonsgate-college"];
const MOST_REMEMBERED = 60;
const OLD_WAYS = { cookie: "gatehouse=nobody.nothing" };

/** Sends so many requests, some at the same time; the same seed makes the same choices. */
export async function pushMachine(
  address: string,
  inputs: number,
  seed: number,
  tell: (done: number) => void = () => {},
): Promise<Findings> {
  const findings: Findings = { problems: [], statuses: new Map() };
  const knowledge: Knowledge = { actors: [], matches: [], owners: new Map(), codes: [], things: ["nothing"], sent: [] };
  for (let done = 0; done < inputs; done += AT_ONCE) {
    // Sooner or later they sign out or delete themselves, and from then on would only hear that nobody knows them.
    if (done % (AT_ONCE * FRESH_PEOPLE) === 0) await gather(address, knowledge);
    const batch = Array.from({ length: Math.min(AT_ONCE, inputs - done) }, (_, i) =>
      push(address, knowledge, seeded(mixSeed(seed, done + i)), findings, done + i),
    );
    await Promise.all(batch);
    tell(done + batch.length);
  }
  return findings;
}

async function gather(address: string, { actors, things }: Knowledge): Promise<void> {
  actors.length = 0;
  for (const name of ["Ada", "Ben", "Cleo", "Dan"]) {
    const made = await askPlainly(address, callOf("people.guest"), { name }, fromElsewhere());
    const headers = { cookie: made.cookie?.split(";")[0] ?? "" };
    actors.push({ headers, id: String(Object(Object(made.body).person).id) });
    const bot = await askPlainly(address, callOf("people.makeBot"), { name: `${name}'s bot` }, headers);
    const { bot: person, token } = Object(bot.body);
    actors.push({ headers: { authorization: `Bearer ${token}` }, id: String(person.id) });
    things.push(String(person.id));
  }
}

function callOf(name: string): Call {
  return at(
    CALLS.filter((call) => call.name === name),
    0,
  );
}

async function push(address: string, known: Knowledge, chance: Chance, findings: Findings, n: number): Promise<void> {
  const request = chance.pick(4) === 0 ? await legalMove(address, known, chance) : nextRequest(known, chance);
  try {
    const ask = chance.pick(2) === 0 ? askPlainly : askTyped;
    const reply = await ask(address, request.call, request.input, { ...fromElsewhere(), ...request.headers });
    remember(known, request, reply);
    findings.statuses.set(reply.status, (findings.statuses.get(reply.status) ?? 0) + 1);
    const problem = problemOf(reply);
    if (problem) findings.problems.push(`request ${n}, ${request.call.name}: ${problem} for ${shown(request.input)}`);
  } catch (error) {
    // Some inputs cannot even be put into an address; then nothing was sent.
    if (!(error instanceof URIError || error instanceof TypeError) || String(error).includes("fetch failed"))
      findings.problems.push(`request ${n}, ${request.call.name}: ${error} for ${shown(request.input)}`);
  }
}

function shown(input: Input): string {
  return JSON.stringify(input).slice(0, 300);
}

/** What must not come back: a fault of ours, or a no without a reason of the contract. */
function problemOf({ status, reason, body }: Reply): string | null {
  if (status < 400) return null;
  const answer = Object(Object(body).json ?? body);
  if (status >= 500) return `answered ${status}`;
  if (reason === null || !(reason in REASONS))
    return `answered ${status} without a reason: ${JSON.stringify(body).slice(0, 200)}`;
  const kind = Object.entries(REASONS).find(([name]) => name === reason)?.[1];
  const isRight = kind === answer.code && kind !== undefined && STATUS[kind] === status;
  return isRight && String(answer.message).length > 5 ? null : `says ${reason} as ${answer.code} ${status}`;
}

function nextRequest(known: Knowledge, chance: Chance): Knowledge["sent"][number] {
  const old = known.sent[chance.pick(MOST_REMEMBERED)];
  // Again, by the same or by somebody else.
  if (old && chance.pick(5) === 0) return chance.pick(2) === 0 ? old : { ...old, headers: someHeaders(known, chance) };
  const call = chance.pick(3) === 0 ? at(CALLS, chance.pick(CALLS.length)) : at(FREQUENT, chance.pick(FREQUENT.length));
  const good = goodInput(call.name, known, chance);
  const input = chance.pick(5) < 2 ? spoilt(good, chance) : good;
  const whole: Input = typeof input === "object" && input !== null ? { ...input } : { match: input };
  const { match } = whole;
  const owner = typeof match === "string" ? known.owners.get(match) : undefined;
  return { call, input: whole, headers: owner && chance.pick(3) > 0 ? owner : someHeaders(known, chance) };
}

/** A move that the rules allow, so that matches go on; by the time it is sent others may have been faster. */
async function legalMove(address: string, known: Knowledge, chance: Chance): Promise<Knowledge["sent"][number]> {
  const match = known.matches[chance.pick(Math.max(1, known.matches.length))] ?? "";
  const headers = known.owners.get(match);
  if (!headers) return nextRequest(known, chance);
  const seat = chance.pick(2);
  const sight = await askPlainly(address, callOf("matches.sight"), { match, seat, legal: true }, headers);
  const { legal = [], seq = 0 } = Object(sight.body);
  if (legal.length === 0) return nextRequest(known, chance);
  const input = { match, seat, seq, key: randomUUID(), actions: [legal[chance.pick(legal.length)]] };
  return { call: callOf("matches.act"), input, headers };
}

/** Requests that make a match go on come more often than others. */
const FREQUENT = [
  "create",
  "join",
  "act",
  "act",
  "act",
  "act",
  "sight",
  "undo",
  "takeback",
  "answer",
  "history",
  "view",
]
  .map((name) => callOf(`matches.${name}`))
  .concat(["matches.say", "matches.cover", "matches.uncover", "matches.leave", "matches.upload"].map(callOf));

function someHeaders({ actors }: Knowledge, chance: Chance): Headers {
  const which = chance.pick(actors.length + 2);
  if (which === actors.length) return {};
  return actors[which]?.headers ?? OLD_WAYS;
}

/** Every field that any request knows, with a value that could be right. */
function goodInput(name: string, known: Knowledge, chance: Chance): Input {
  const some = (list: readonly string[]) => list[chance.pick(Math.max(1, list.length))] ?? "lantern-wall-000000000000";
  const thing = some(known.things);
  const seat = chance.pick(3);
  const game = at(GAMES, chance.pick(GAMES.length));
  const kinds = [{ kind: "me" }, { kind: "me" }, { kind: "open" }, { kind: "bot", level: "random" }];
  const pace = chance.pick(2) === 0 ? { kind: "live", minutes: 5 } : { kind: "correspondence", days: 1 };
  const table = { seats: [{ kind: "me" }, at(kinds, chance.pick(kinds.length))], visibility: "public", pace };
  const subscription = { endpoint: "http://127.0.0.1:9/push", keys: { p256dh: "BA", auth: "AA" } };
  const fields: Input = {
    match: some(known.matches),
    ...{ seat, seq: chance.pick(30), key: randomUUID(), to: chance.pick(10), agree: chance.pick(2) === 0, pace },
    actions: [someAction(chance)],
    ...{ name: "Ada", language: "de", code: some(known.codes), text: "Hello", level: "random", salt: "0".repeat(64) },
    ...{ bot: thing, way: thing, passkey: thing, player: thing, muted: true, zone: "Europe/Berlin", response: {} },
    ...{ kind: "webhook", url: "http://127.0.0.1:9/hook", address: "a@example.org", subscription },
  };
  if (name === "matches.create") return { game, options: {}, ...table };
  if (name === "matches.upload") return { record: hostileValue(chance), ...table };
  if (name === "matches.open" || name === "matches.running" || name === "matches.mine") return { limit: 5 };
  if (name === "people.remove" || name === "people.renewLink" || name === "people.dropBot") return { bot: "nobody" };
  if (name === "matches.find" || name === "matches.join") return { match: fields["match"], code: fields["code"] };
  return fields;
}

function someAction(chance: Chance): object {
  const actions = [
    { type: "bid", coins: chance.pick(4) },
    { type: "gamble" },
    { type: "end-turn" },
    { type: "keep", slot: chance.pick(3) },
    { type: "place-tile", tile: chance.pick(24), x: chance.pick(9), y: chance.pick(9), counter: "none" },
  ];
  return at(actions, chance.pick(actions.length));
}

function remember(known: Knowledge, request: Knowledge["sent"][number], { body, status }: Reply): void {
  // Nobody is to delete the campaign's own people.
  if (!/remove|renewLink|dropBot|signOut/.test(request.call.name)) known.sent.unshift(request);
  known.sent.length = Math.min(known.sent.length, MOST_REMEMBERED);
  if (status >= 300) return;
  const answer = Object(Object(body).json ?? body);
  if (answer.table?.id) known.matches.unshift(String(answer.table.id));
  if (answer.invitations) known.owners.set(String(answer.table?.id), request.headers);
  if (answer.links?.code) known.codes.unshift(String(answer.links.code));
  if (typeof answer.id === "string" && answer.kind) known.things.unshift(answer.id);
  for (const list of [known.matches, known.codes, known.things]) list.length = Math.min(list.length, 12);
}

const PATHS = ["/api/people/guest", "/rpc/people/guest", "/api/matches", "/rpc/matches/act", "/api/matches/%00/act"];
const TYPES = [
  "application/json",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
];

/** Sends bodies, types and addresses that no library would send. */
export async function pushBodies(address: string, inputs: number, seed: number): Promise<readonly string[]> {
  const problems: string[] = [];
  for (let i = 0; i < inputs; i += 1) {
    const chance = seeded(mixSeed(seed, i));
    const good = JSON.stringify(spoilt({ json: { name: "Ada" }, meta: [[0, "name"]], maps: [] }, chance));
    const body = spoiltText(good ?? "", chance).replace(/[^\0-\xff]/g, "?");
    const path = spoiltText(at(PATHS, chance.pick(PATHS.length)), chance).replace(/[^!-~]/g, "") || "/";
    const type = at(TYPES, chance.pick(TYPES.length));
    const told = await sendRaw(address, rawRequest(`POST ${path}`, [`Content-Type: ${type}`], body), 10_000);
    if (!/^HTTP\/1.1 [1-4]\d\d /.test(told))
      problems.push(`body ${i} to ${path}: ${told.slice(0, 200) || "no answer"}`);
  }
  return problems;
}

const MESSAGES = [
  { type: "watch", match: "lantern-wall-000000000000", seat: null, seq: 3 },
  { type: "unwatch", match: "lantern-wall-000000000000" },
  {
    type: "act",
    match: "lantern-wall-000000000000",
    submission: { seat: 0, seq: 1, key: "12345678", actions: [{ type: "x" }] },
  },
  { type: "ping" },
];

/** Sends frames over WebSockets; every one is answered, and a line that the server closes is taken up again. */
export async function pushFrames(address: string, inputs: number, seed: number): Promise<readonly string[]> {
  const problems: string[] = [];
  let socket = await opened(address);
  for (let i = 0; i < inputs; i += 1) {
    const chance = seeded(mixSeed(seed, i));
    const message = spoilt(at(MESSAGES, chance.pick(MESSAGES.length)), chance);
    const text = JSON.stringify(message) ?? "";
    const frame = chance.pick(4) === 0 ? spoiltText(text, chance) : text;
    if (socket.readyState !== WebSocket.OPEN) socket = await opened(address);
    const told = await answered(socket, chance.pick(6) === 0 ? Buffer.from(frame, "utf16le") : frame);
    if (told === "1011" || told === "silence") problems.push(`frame ${i} ${frame.slice(0, 200)}: ${told}`);
  }
  socket.terminate();
  return problems;
}

function opened(address: string): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace("http", "ws")}/live`, { headers: fromElsewhere() });
  return new Promise((resolve, reject) => socket.once("open", () => resolve(socket)).once("error", reject));
}

const SILENT_MS = 20_000;

/** Sends a frame and a ping behind it: the pong, or the code of a closed line, shows that the frame was dealt with. */
function answered(socket: WebSocket, frame: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    const silence = setTimeout(finish, SILENT_MS, "silence");
    function finish(told: string): void {
      clearTimeout(silence);
      socket.off("message", hear);
      socket.off("close", closed);
      resolve(told);
    }
    function hear(data: WebSocket.RawData): void {
      const { type, data: facts } = JSON.parse(String(data));
      if (type === "fault" && !(String(facts?.reason) in REASONS)) finish("1011");
      if (type === "pong") finish(type);
    }
    function closed(code: number): void {
      finish(`${code}`);
    }
    socket.on("message", hear);
    socket.on("close", closed);
    socket.send(frame);
    socket.send('{"type":"ping"}');
  });
}
